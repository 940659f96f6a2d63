-- The pictures of the house's contents. A row is one picture as it is shown: its sizes, what of it is seen, where its
-- centre of interest is, and what a reader who does not see it is told. Rows never change: another cut, another focus
-- or other words make a new row, so that an earlier version of a dish comes back with the picture it had.
--
-- Files: `contenido/<nombre>-<ancho>.avif` and `.webp`, public by their address and never written twice; and
-- `originales/<original>.webp`, the whole picture without its metadata, for the back office only: other cuts are made
-- from it. Who sees a picture is decided where the last of its owners is made (`contenido`).

create table public.imagenes (
  id uuid primary key default gen_random_uuid(),
  -- No two pictures share a name, so that a file can be kept by everybody for ever.
  nombre text not null check (nombre ~ '^[0-9a-f]{32}$'),
  -- The widths it is stored in, in pixels, ascending.
  anchos integer[] not null check (cardinality(anchos) between 1 and 6 and 1 <= all (anchos) and 4000 >= all (anchos)),
  ancho integer not null check (ancho between 1 and 4000),
  alto integer not null check (alto between 1 and 4000),
  -- SHA-256 of the file as it was sent.
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  original text not null check (original ~ '^[0-9a-f]{32}$'),
  original_ancho integer not null check (original_ancho between 1 and 4000),
  original_alto integer not null check (original_alto between 1 and 4000),
  -- Left, top, width and height of what is shown, in pixels of the original; null: all of it.
  recorte integer[] check (cardinality(recorte) = 4 and 0 <= all (recorte) and recorte[3] > 0 and recorte[4] > 0
    and recorte[1] + recorte[3] <= original_ancho and recorte[2] + recorte[4] <= original_alto),
  -- What stays in sight where the frame is narrower than the picture, in percent from the left and from the top.
  foco_x smallint not null default 50 check (foco_x between 0 and 100),
  foco_y smallint not null default 50 check (foco_y between 0 and 100),
  -- Null: the name of what it shows is all there is to say.
  alt text check (btrim(alt) <> '' and char_length(alt) <= 300),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones, array['alt'], 300)),
  -- The picture this one was made of by another cut, focus or words.
  de uuid,
  creado_por uuid default auth.uid(),
  creado_en timestamptz not null default now()
);
create index imagenes_por_nombre on public.imagenes (nombre);
create index imagenes_por_original on public.imagenes (original);
create index imagenes_por_fecha on public.imagenes (creado_en);

-- Pictures whose owner is gone: taken out of the store by the worker, which has its key.
create table private.fotos_sobrantes (
  cajon text not null,
  nombre text not null,
  desde timestamptz not null default now(),
  primary key (cajon, nombre)
);

-- BEFORE INSERT: stamps the translations as private.sellar_traducciones does, against the picture it was made of: the
-- translation of an older Spanish text stays marked as such.
create function private.sellar_imagen() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  huella constant text := private.huella_textos(to_jsonb(new), array['alt']);
  antes constant jsonb := (select i.traducciones from public.imagenes i where i.id = new.de);
  limpias jsonb := '{}';
  idioma text;
  textos jsonb;
begin
  new.creado_por := auth.uid();
  new.creado_en := now();
  if new.traducciones is null or jsonb_typeof(new.traducciones) <> 'object' then return new; end if;
  for idioma, textos in select key, value from jsonb_each(new.traducciones) loop
    if jsonb_typeof(textos) <> 'object' then return new; end if;
    select coalesce(jsonb_object_agg(key, value), '{}') into textos from jsonb_each(textos)
      where key <> 'origen' and value not in ('null', '""', '[]');
    continue when textos - 'estado' = '{}';
    limpias := limpias || jsonb_build_object(idioma, textos || jsonb_build_object('origen',
      case when (antes -> idioma) - 'origen' = textos then antes -> idioma ->> 'origen' else huella end));
  end loop;
  new.traducciones := limpias;
  return new;
end
$$;

-- AFTER DELETE: files that no picture uses any more are left to the worker, who has the key of the store.
create function private.imagen_sobrante() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.imagenes i where i.nombre = old.nombre) then
    insert into private.fotos_sobrantes (cajon, nombre)
      select 'contenido', old.nombre || '-' || a || f
      from unnest(old.anchos) a, unnest(array['.avif', '.webp']) f on conflict do nothing;
  end if;
  if not exists (select 1 from public.imagenes i where i.original = old.original) then
    insert into private.fotos_sobrantes (cajon, nombre) values ('originales', old.original || '.webp')
      on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger sellar before insert on public.imagenes for each row execute function private.sellar_imagen();
create trigger sobrante after delete on public.imagenes for each row execute function private.imagen_sobrante();

revoke all on public.imagenes, private.fotos_sobrantes from public, anon, authenticated;

alter table public.imagenes enable row level security;

-- A picture shows with what it belongs to (`contenido`).
grant select (id, nombre, anchos, ancho, alto, foco_x, foco_y, alt, traducciones)
  on public.imagenes to anon;
grant select (id, nombre, anchos, ancho, alto, foco_x, foco_y, alt, traducciones, original, original_ancho,
  original_alto, recorte, huella, creado_en),
  insert (nombre, anchos, ancho, alto, huella, original, original_ancho, original_alto, recorte, foco_x, foco_y, alt,
  traducciones, de)
  on public.imagenes to authenticated;
create policy alta on public.imagenes for insert to authenticated with check ((select private.es_admin()));

do $$
begin
  -- A PostgreSQL without Supabase's storage has no pictures.
  if to_regclass('storage.objects') is null or to_regclass('storage.buckets') is null then return; end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('contenido', 'contenido', true, 10485760, array['image/avif', 'image/webp']),
    ('originales', 'originales', false, 10485760, array['image/webp'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  -- What is written once is never written over: there is no policy for updates.
  create policy contenido_lectura on storage.objects for select to authenticated
    using (bucket_id in ('contenido', 'originales') and (select private.es_admin()));
  create policy contenido_alta on storage.objects for insert to authenticated
    with check ((select private.es_admin()) and (
      (bucket_id = 'contenido' and name ~ '^[0-9a-f]{32}-[0-9]{1,4}\.(avif|webp)$')
      or (bucket_id = 'originales' and name ~ '^[0-9a-f]{32}\.webp$')));
  create policy contenido_baja on storage.objects for delete to authenticated
    using (bucket_id in ('contenido', 'originales') and (select private.es_admin()));
end
$$;

revoke execute on all functions in schema private from public;
