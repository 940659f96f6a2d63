-- What the house tells about itself: philosophy, gallery, how to get there, questions, legal texts, dining areas.

create table public.filosofia (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  titulo text not null check (btrim(titulo) <> '' and char_length(titulo) <= 120),
  subtitulo text check (char_length(subtitulo) <= 200),
  cuerpo text not null check (btrim(cuerpo) <> '' and char_length(cuerpo) <= 4000),
  ilustracion text check (ilustracion ~ '^[a-z0-9-]{1,40}$'),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['titulo', 'subtitulo', 'cuerpo'], 4000)),
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);

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
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  constraint galeria_algo_que_ver check (ilustracion is not null or foto is not null)
);

-- One row.
create table public.contacto (
  id uuid primary key default gen_random_uuid(),
  como_llegar text check (char_length(como_llegar) <= 600),
  aparcamiento text check (char_length(aparcamiento) <= 600),
  transporte text check (char_length(transporte) <= 600),
  bicicleta text check (char_length(bicicleta) <= 600),
  accesibilidad text check (char_length(accesibilidad) <= 600),
  terraza text check (char_length(terraza) <= 600),
  grupos text check (char_length(grupos) <= 600),
  atencion text check (char_length(atencion) <= 600),
  lat numeric(9, 6) check (lat between -90 and 90),
  lng numeric(9, 6) check (lng between -180 and 180),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones,
    array['como_llegar', 'aparcamiento', 'transporte', 'bicicleta', 'accesibilidad', 'terraza', 'grupos', 'atencion'], 600)),
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  constraint contacto_punto check ((lat is null) = (lng is null))
);
create unique index contacto_una_fila on public.contacto ((true));

create table public.preguntas_frecuentes (
  id uuid primary key default gen_random_uuid(),
  tema text not null unique check (tema ~ '^[a-z][a-z_]{1,39}$'),
  pregunta text not null check (btrim(pregunta) <> '' and char_length(pregunta) <= 200),
  respuesta text not null check (btrim(respuesta) <> '' and char_length(respuesta) <= 1000),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['pregunta', 'respuesta'], 1000)),
  orden integer not null default 0,
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
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  revision integer not null default 1
);

create table public.zonas (
  id uuid primary key default gen_random_uuid(),
  clave text not null unique check (clave in ('interior', 'exterior')),
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 80),
  descripcion text check (char_length(descripcion) <= 300),
  exterior boolean not null default false,
  -- Seats; null: nobody counts them.
  aforo integer check (aforo between 0 and 1000),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['nombre', 'descripcion'], 300)),
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);

create trigger tocar before insert or update on public.filosofia for each row execute function private.tocar();
create trigger tocar before insert or update on public.galeria for each row execute function private.tocar();
create trigger tocar before insert or update on public.contacto for each row execute function private.tocar();
create trigger tocar before insert or update on public.preguntas_frecuentes
  for each row execute function private.tocar();
create function private.tocar_legal() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := case when tg_op = 'INSERT' then 1 else old.revision + 1 end;
  new.actualizado_en := now();
  return new;
end
$$;
revoke execute on function private.tocar_legal() from public, anon, authenticated;
create trigger tocar before insert or update on public.legales for each row execute function private.tocar_legal();
create trigger tocar before insert or update on public.zonas for each row execute function private.tocar();
create trigger sellar before insert or update on public.filosofia
  for each row execute function private.sellar_traducciones('titulo', 'subtitulo', 'cuerpo');
create trigger sellar before insert or update on public.galeria
  for each row execute function private.sellar_traducciones('titulo', 'pie', 'alt');
create trigger sellar before insert or update on public.contacto
  for each row execute function private.sellar_traducciones('como_llegar', 'aparcamiento', 'transporte', 'bicicleta',
    'accesibilidad', 'terraza', 'grupos', 'atencion');
create trigger sellar before insert or update on public.preguntas_frecuentes
  for each row execute function private.sellar_traducciones('pregunta', 'respuesta');
create trigger sellar before insert or update on public.legales
  for each row execute function private.sellar_traducciones('titulo', 'cuerpo');
create trigger sellar before insert or update on public.zonas
  for each row execute function private.sellar_traducciones('nombre', 'descripcion');

revoke all on public.filosofia, public.galeria, public.contacto, public.preguntas_frecuentes, public.legales, public.zonas
  from public, anon, authenticated;
alter table public.filosofia enable row level security;
alter table public.galeria enable row level security;
alter table public.contacto enable row level security;
alter table public.preguntas_frecuentes enable row level security;
alter table public.legales enable row level security;
alter table public.zonas enable row level security;
grant select on public.filosofia, public.galeria, public.contacto, public.preguntas_frecuentes, public.legales,
  public.zonas to anon, authenticated;
grant insert, update, delete on public.filosofia, public.galeria, public.preguntas_frecuentes to authenticated;
-- Fixed lists and single rows are changed, never added or removed.
grant update on public.contacto, public.legales, public.zonas to authenticated;

create policy lectura on public.filosofia for select to anon using (visible);
create policy lectura_sesion on public.filosofia for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.filosofia for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.filosofia for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.filosofia for delete to authenticated using ((select private.es_admin()));

create policy lectura on public.galeria for select to anon using (visible);
create policy lectura_sesion on public.galeria for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.galeria for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.galeria for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.galeria for delete to authenticated using ((select private.es_admin()));

create policy lectura on public.preguntas_frecuentes for select to anon using (visible);
create policy lectura_sesion on public.preguntas_frecuentes for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.preguntas_frecuentes for insert to authenticated
  with check ((select private.es_admin()));
create policy cambio on public.preguntas_frecuentes for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.preguntas_frecuentes for delete to authenticated using ((select private.es_admin()));

create policy lectura on public.contacto for select to anon, authenticated using (true);
create policy cambio on public.contacto for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

create policy lectura on public.legales for select to anon using (visible);
create policy lectura_sesion on public.legales for select to authenticated
  using (visible or (select private.es_admin()));
create policy cambio on public.legales for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

create policy lectura on public.zonas for select to anon using (visible);
create policy lectura_sesion on public.zonas for select to authenticated
  using (visible or (select private.es_admin()));
create policy cambio on public.zonas for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
