-- Pictures. `galeria` is the house's own and public. `experiencias` is private: a guest's photo is read by its author and
-- by administrators, and by everybody once its post is published; withdrawn with the post, it is gone again.
-- Addresses: /storage/v1/object/public/galeria/<name>, and /storage/v1/object/authenticated/experiencias/<name>, which
-- answers visitors too where the policy below lets them.

-- Whether a guest may put down an object of this name: the own folder, a name that nobody guesses, ten a day.
create function private.foto_permitida(objeto text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  carpeta constant text := auth.uid()::text;
begin
  return carpeta is not null
    and objeto ~ '^[0-9a-f-]{36}/[A-Za-z0-9_-]{16,80}\.(webp|jpg|jpeg|avif)$'
    and split_part(objeto, '/', 1) = carpeta
    and (select count(*) from storage.objects o where o.bucket_id = 'experiencias'
         and o.name like carpeta || '/%' and o.created_at > now() - interval '24 hours') < 10;
end
$$;

-- Whether everybody may see it.
create function private.foto_publicada(objeto text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.experiencias e where e.foto = objeto and e.estado = 'publicada')
$$;
revoke execute on function private.foto_permitida(text), private.foto_publicada(text) from public, anon, authenticated;

-- Policies run as the reader, hence the grants.
grant execute on function private.foto_permitida(text) to authenticated;
grant execute on function private.foto_publicada(text) to anon, authenticated;

do $$
begin
  -- A PostgreSQL without Supabase's storage has no pictures of guests.
  if to_regclass('storage.objects') is null or to_regclass('storage.buckets') is null then return; end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('galeria', 'galeria', true, 10485760, array['image/webp', 'image/jpeg', 'image/avif', 'image/png']),
    ('experiencias', 'experiencias', false, 10485760, array['image/webp', 'image/jpeg', 'image/avif'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  create policy experiencias_lectura on storage.objects for select to anon, authenticated
    using (bucket_id = 'experiencias' and private.foto_publicada(name));
  create policy experiencias_lectura_propia on storage.objects for select to authenticated
    using (bucket_id = 'experiencias'
      and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.es_admin())));
  create policy experiencias_alta on storage.objects for insert to authenticated
    with check (bucket_id = 'experiencias' and private.foto_permitida(name));
  create policy experiencias_baja on storage.objects for delete to authenticated
    using (bucket_id = 'experiencias'
      and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.es_admin())));

  -- The bucket is public by its address; listing it is the back office's.
  create policy galeria_lectura on storage.objects for select to authenticated
    using (bucket_id = 'galeria' and (select private.es_admin()));
  create policy galeria_alta on storage.objects for insert to authenticated
    with check (bucket_id = 'galeria' and (select private.es_admin()));
  create policy galeria_cambio on storage.objects for update to authenticated
    using (bucket_id = 'galeria' and (select private.es_admin()))
    with check (bucket_id = 'galeria' and (select private.es_admin()));
  create policy galeria_baja on storage.objects for delete to authenticated
    using (bucket_id = 'galeria' and (select private.es_admin()));
end
$$;
