-- What the house tells about itself: philosophy, gallery, questions and legal texts.

create table public.filosofia (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  titulo text not null check (btrim(titulo) <> '' and char_length(titulo) <= 120),
  subtitulo text check (char_length(subtitulo) <= 200),
  cuerpo text not null check (btrim(cuerpo) <> '' and char_length(cuerpo) <= 4000),
  ilustracion text check (ilustracion ~ '^[a-z0-9-]{1,40}$'),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['titulo', 'subtitulo', 'cuerpo'], 4000)),
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  imagen_id uuid references public.imagenes (id)
);
create index filosofia_por_imagen on public.filosofia (imagen_id) where imagen_id is not null;

create table public.galeria (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  titulo text not null check (btrim(titulo) <> '' and char_length(titulo) <= 120),
  pie text check (char_length(pie) <= 300),
  -- What a reader who does not see the picture is told.
  alt text not null check (btrim(alt) <> '' and char_length(alt) <= 300),
  -- Shown where there is no photo.
  ilustracion text check (ilustracion ~ '^[a-z0-9-]{1,40}$'),
  -- A name in the bucket `galeria`.
  foto text check (foto ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,80}(/[A-Za-z0-9][A-Za-z0-9._-]{0,80}){0,2}$'),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['titulo', 'pie', 'alt'], 300)),
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  imagen_id uuid references public.imagenes (id),
  constraint galeria_algo_que_ver check (ilustracion is not null or foto is not null or imagen_id is not null)
);
create index galeria_por_imagen on public.galeria (imagen_id) where imagen_id is not null;

create table public.preguntas_frecuentes (
  id uuid primary key default gen_random_uuid(),
  tema text not null unique check (tema ~ '^[a-z][a-z_]{1,39}$'),
  pregunta text not null check (btrim(pregunta) <> '' and char_length(pregunta) <= 200),
  respuesta text not null check (btrim(respuesta) <> '' and char_length(respuesta) <= 1000),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['pregunta', 'respuesta'], 1000)),
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);

-- `version` names the edition as its reader sees it, "2026-11"; the saves are counted in `revision` here.
create table public.legales (
  id uuid primary key default gen_random_uuid(),
  clave text not null unique check (clave ~ '^[a-z][a-z_]{1,39}$'),
  version text not null check (version ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
  vigente_desde date not null,
  titulo text not null check (btrim(titulo) <> '' and char_length(titulo) <= 120),
  -- Headings (##), paragraphs, lists (-) and **strong** words; nothing else of Markdown.
  cuerpo text not null check (btrim(cuerpo) <> '' and char_length(cuerpo) <= 20000),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['titulo', 'cuerpo'], 20000)),
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  revision integer not null default 1
);

-- The legal texts over time: what guests have accepted does not change under them. A new wording is a new edition, and
-- every edition that was ever shown can be read again.
create table private.legales_archivo (
  clave text not null,
  version text not null,
  vigente_desde date not null,
  titulo text not null,
  cuerpo text not null,
  traducciones jsonb not null,
  hasta timestamptz not null default now(),
  primary key (clave, version)
);

-- What private.tocar is to other tables, for legal texts: their `version` is the edition.
create function private.tocar_legal() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.orden <> old.orden and to_jsonb(new) - 'orden' = to_jsonb(old) - 'orden'
  then return new; end if;
  new.revision := case when tg_op = 'INSERT' then 1 else old.revision + 1 end;
  new.actualizado_en := now();
  return new;
end
$$;

-- BEFORE UPDATE: a wording that somebody has accepted is only replaced by another edition.
create function private.legales_edicion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.version = old.version and new.cuerpo <> old.cuerpo
    and exists (select 1 from public.aceptaciones a where a.texto = old.clave and a.version = old.version) then
    perform private.rehusa('version');
  end if;
  if new.version <> old.version then
    insert into private.legales_archivo (clave, version, vigente_desde, titulo, cuerpo, traducciones)
      values (old.clave, old.version, old.vigente_desde, old.titulo, old.cuerpo, old.traducciones)
      on conflict (clave, version) do nothing;
  end if;
  return new;
end
$$;

-- The edition a guest is shown today; null while a text is not published.
create function private.version_legal(texto text) returns text
language sql stable security definer set search_path = '' as $$
  select l.version from public.legales l where l.clave = texto and l.visible
$$;

create trigger tocar before insert or update on public.filosofia for each row execute function private.tocar();
create trigger sellar before insert or update on public.filosofia
  for each row execute function private.sellar_traducciones('titulo', 'subtitulo', 'cuerpo');

create trigger tocar before insert or update on public.galeria for each row execute function private.tocar();
create trigger sellar before insert or update on public.galeria
  for each row execute function private.sellar_traducciones('titulo', 'pie', 'alt');

create trigger tocar before insert or update on public.preguntas_frecuentes
  for each row execute function private.tocar();
create trigger sellar before insert or update on public.preguntas_frecuentes
  for each row execute function private.sellar_traducciones('pregunta', 'respuesta');

create trigger tocar before insert or update on public.legales for each row execute function private.tocar_legal();
create trigger sellar before insert or update on public.legales
  for each row execute function private.sellar_traducciones('titulo', 'cuerpo');
create trigger edicion before update on public.legales for each row execute function private.legales_edicion();

revoke all on public.filosofia, public.galeria, public.preguntas_frecuentes, public.legales, private.legales_archivo
  from public, anon, authenticated;

alter table public.filosofia enable row level security;
alter table public.galeria enable row level security;
alter table public.preguntas_frecuentes enable row level security;
alter table public.legales enable row level security;

grant select on public.filosofia to anon;
grant select, insert, update, delete on public.filosofia to authenticated;
create policy lectura on public.filosofia for select to anon using (visible);
create policy lectura_sesion on public.filosofia for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.filosofia for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.filosofia for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.filosofia for delete to authenticated using ((select private.es_admin()));

grant select on public.galeria to anon;
grant select, insert, update, delete on public.galeria to authenticated;
create policy lectura on public.galeria for select to anon using (visible);
create policy lectura_sesion on public.galeria for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.galeria for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.galeria for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.galeria for delete to authenticated using ((select private.es_admin()));

grant select on public.preguntas_frecuentes to anon;
grant select, insert, update, delete on public.preguntas_frecuentes to authenticated;
create policy lectura on public.preguntas_frecuentes for select to anon using (visible);
create policy lectura_sesion on public.preguntas_frecuentes for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.preguntas_frecuentes for insert to authenticated
  with check ((select private.es_admin()));
create policy cambio on public.preguntas_frecuentes for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.preguntas_frecuentes for delete to authenticated using ((select private.es_admin()));

grant select on public.legales to anon;
grant select, update on public.legales to authenticated;
create policy lectura on public.legales for select to anon using (visible);
create policy lectura_sesion on public.legales for select to authenticated
  using (visible or (select private.es_admin()));
create policy cambio on public.legales for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

-- One policy for each kind of visitor: of two, PostgreSQL evaluates both for every row.
create policy lectura on public.imagenes for select to anon
  using (exists (select 1 from public.platos p where p.imagen_id = imagenes.id)
    or exists (select 1 from public.bebidas b where b.imagen_id = imagenes.id)
    or exists (select 1 from public.vinos v where v.imagen_id = imagenes.id)
    or exists (select 1 from public.galeria g where g.imagen_id = imagenes.id)
    or exists (select 1 from public.filosofia f where f.imagen_id = imagenes.id));
create policy lectura_sesion on public.imagenes for select to authenticated
  using ((select private.es_admin())
    or exists (select 1 from public.platos p where p.imagen_id = imagenes.id)
    or exists (select 1 from public.bebidas b where b.imagen_id = imagenes.id)
    or exists (select 1 from public.vinos v where v.imagen_id = imagenes.id)
    or exists (select 1 from public.galeria g where g.imagen_id = imagenes.id)
    or exists (select 1 from public.filosofia f where f.imagen_id = imagenes.id));

revoke execute on all functions in schema private from public;
