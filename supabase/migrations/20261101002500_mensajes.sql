-- What visitors write in the contact form: put down by anybody within limits, read by administrators alone.

create table public.mensajes (
  id uuid primary key default gen_random_uuid(),
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 80),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  telefono text check (telefono <> '' and char_length(telefono) <= 30),
  asunto text check (asunto <> '' and char_length(asunto) <= 120),
  texto text not null check (btrim(texto) <> '' and char_length(texto) <= 2000),
  idioma text not null default 'es' check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  -- One key per written form: the same key again is the same message.
  clave uuid not null default gen_random_uuid() unique,
  leido_en timestamptz,
  creado_en timestamptz not null default now()
);
create index mensajes_por_fecha on public.mensajes (creado_en desc);
create index mensajes_por_email on public.mensajes (lower(email), creado_en);

-- BEFORE INSERT: lock, then key, then rules, then count (see reservas_alta). All messages share one lock: they are few,
-- and the limit of the house is counted over all of them.
create function private.mensajes_alta() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  aviso text;
begin
  new.nombre := private.recorta(normalize(new.nombre, NFC));
  new.email := private.recorta(normalize(new.email, NFC));
  new.telefono := nullif(private.recorta(new.telefono), '');
  new.asunto := nullif(private.recorta(normalize(new.asunto, NFC)), '');
  new.texto := private.limpia(new.texto);
  perform pg_advisory_xact_lock(hashtextextended('mensajes', 0));
  -- A retry: the unique index answers 23505, already stored. It must not run into the limit it filled itself.
  perform 1 from public.mensajes m where m.clave = new.clave;
  if found then return new; end if;

  aviso := case
    when new.nombre is null or char_length(new.nombre) not between 2 and 80
      or new.nombre ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]' then 'nombre'
    when new.email is null or char_length(new.email) > 254
      or new.email !~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$' then 'email'
    when char_length(new.telefono) > 30 or new.telefono !~ '^\+?[0-9][0-9 ()./-]{4,28}$' then 'telefono'
    when char_length(new.asunto) > 120
      or new.asunto ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]' then 'asunto'
    when new.texto is null then 'texto'
    when char_length(new.texto) > 2000 then 'texto_largo'
    when new.idioma is null or new.idioma not in ('es', 'en', 'fr', 'de', 'it') then 'idioma'
  end;
  if aviso is not null then raise exception using errcode = 'PT422', message = aviso; end if;

  if (select count(*) from public.mensajes m
      where lower(m.email) = lower(new.email) and m.creado_en > now() - interval '24 hours') >= 5
    or (select count(*) from public.mensajes m where m.creado_en > now() - interval '1 hour') >= 60
  then
    raise exception using errcode = 'PT429', message = 'limite';
  end if;
  return new;
end
$$;

create trigger alta before insert on public.mensajes for each row execute function private.mensajes_alta();

revoke all on public.mensajes from public, anon, authenticated;

alter table public.mensajes enable row level security;

grant insert (nombre, email, telefono, asunto, texto, idioma, clave)
  on public.mensajes to anon;
grant insert (nombre, email, telefono, asunto, texto, idioma, clave), select, delete, update (leido_en)
  on public.mensajes to authenticated;
create policy alta on public.mensajes for insert to anon, authenticated with check (leido_en is null);
create policy lectura on public.mensajes for select to authenticated using ((select private.es_admin()));
create policy cambio on public.mensajes for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.mensajes for delete to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
