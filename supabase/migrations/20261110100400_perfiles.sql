-- Guests' profiles. There is no role here: who administers is decided by auth.users alone.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text check (btrim(username) <> '' and char_length(username) <= 60 and username !~ '[\u0001-\u001f\u007f-\u009f]'),
  accepted_privacy boolean not null default false,
  accepted_terms boolean not null default false,
  avatar_url text check (avatar_url ~ '^(https://|/)[^[:space:]"<>]+$' and char_length(avatar_url) <= 500)
);

-- The upsert writes every column, so the id cannot be kept by grants.
create function private.perfil_fijo() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.id <> old.id then raise exception 'id_fijo' using errcode = 'PT422'; end if;
  return new;
end
$$;
revoke execute on function private.perfil_fijo() from public, anon, authenticated;
create trigger perfil_fijo before update on public.profiles for each row execute function private.perfil_fijo();
