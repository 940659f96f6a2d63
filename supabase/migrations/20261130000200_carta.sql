-- The Carta: categories, dishes and drinks with one or several prices, the 14 allergens of Annex II (Reg. 1169/2011).
-- Spanish stands in plain columns, the other languages in `traducciones`; money is integer cents, VAT included.

create function private.plato_sin_traducir(nombre text, descripcion text, ingredientes text[], traducciones jsonb)
returns boolean language sql immutable set search_path = ''
return private.sin_traducir(
  jsonb_build_object('nombre', nombre, 'descripcion', descripcion, 'ingredientes', ingredientes),
  array['nombre', 'descripcion', 'ingredientes'], traducciones);

create function private.bebida_sin_traducir(nombre text, descripcion text, traducciones jsonb)
returns boolean language sql immutable set search_path = ''
return private.sin_traducir(
  jsonb_build_object('nombre', nombre, 'descripcion', descripcion), array['nombre', 'descripcion'], traducciones);

create table public.categorias (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  tipo text not null check (tipo in ('plato', 'bebida', 'vino')),
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 80),
  descripcion text check (char_length(descripcion) <= 300),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['nombre', 'descripcion'], 300)),
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);

create table public.platos (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  categoria_id uuid not null references public.categorias (id),
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 120),
  descripcion text check (char_length(descripcion) <= 600),
  ingredientes text[] not null default '{}' check (private.lista_ok(ingredientes)),
  destacado boolean not null default false,
  ilustracion text check (ilustracion ~ '^[a-z0-9-]{1,40}$'),
  picante smallint not null default 0 check (picante between 0 and 3),
  pescado_crudo boolean not null default false,
  vegetariano boolean not null default false,
  vegano boolean not null default false,
  -- Sold out up to and including this day of the restaurant.
  agotado_hasta date,
  -- When somebody vouched for the allergens; null = undeclared = never told as safe. No person's name in declarado_por.
  declarado_en timestamptz,
  declarado_por text check (char_length(declarado_por) <= 80),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['nombre', 'descripcion', 'ingredientes'], 600)),
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  imagen_id uuid references public.imagenes (id),
  -- When it is served: at one service, on some weekdays, in some months, between two days. Nothing said is always.
  servicio text check (servicio in ('comida', 'cena')),
  -- ISO weekdays in their order, as "567"; all seven is nothing said.
  dias_semana text check (dias_semana ~ '^1?2?3?4?5?6?7?$' and char_length(dias_semana) between 1 and 6),
  -- Months, the last one included; a season may run over the end of the year.
  temporada_desde smallint check (temporada_desde between 1 and 12),
  temporada_hasta smallint check (temporada_hasta between 1 and 12),
  disponible_desde date,
  disponible_hasta date,
  constraint platos_vegano_es_vegetariano check (vegetariano or not vegano),
  constraint platos_temporada check ((temporada_desde is null) = (temporada_hasta is null)),
  constraint platos_fechas check (disponible_desde <= disponible_hasta)
);
create index platos_por_imagen on public.platos (imagen_id) where imagen_id is not null;
-- In the order of the list, whole and by filter.
create index platos_en_orden on public.platos (categoria_id, orden, slug) include (id);
create index platos_ocultos on public.platos (categoria_id, orden, slug) include (id) where not visible;
create index platos_visibles on public.platos (categoria_id, orden, slug) include (id) where visible;
create index platos_sin_declarar on public.platos (categoria_id, orden, slug) include (id) where declarado_en is null;
create index platos_agotados on public.platos (categoria_id, orden, slug) include (id, agotado_hasta)
  where agotado_hasta is not null;
create index platos_sin_traducir on public.platos (categoria_id, orden, slug) include (id)
  where private.plato_sin_traducir(nombre, descripcion, ingredientes, traducciones);

create table public.plato_precios (
  plato_id uuid not null references public.platos (id) on delete cascade,
  formato text not null check (formato in ('unico', 'media', 'racion', 'unidad', 'kg', '100g', 'persona', 'menu')),
  cents integer not null check (cents between 1 and 1000000),
  -- Least number of units or people it is served for.
  minimo smallint not null default 1 check (minimo between 1 and 20),
  orden integer not null default 0,
  primary key (plato_id, formato)
);

create table public.alergenos (
  id smallint primary key check (id between 1 and 14),
  clave text not null unique check (clave ~ '^[a-z_]{2,40}$'),
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 80),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones, array['nombre'], 80)),
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);

-- No row = undeclared for this allergen, never "free of".
create table public.plato_alergenos (
  plato_id uuid not null references public.platos (id) on delete cascade,
  alergeno_id smallint not null references public.alergenos (id),
  presencia text not null check (presencia in ('contiene', 'puede_contener', 'comprobado_sin')),
  primary key (plato_id, alergeno_id)
);
create index plato_alergenos_por_alergeno on public.plato_alergenos (alergeno_id);

create table public.bebidas (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  categoria_id uuid not null references public.categorias (id),
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 120),
  descripcion text check (char_length(descripcion) <= 600),
  volumen_ml integer check (volumen_ml between 10 and 5000),
  graduacion numeric(3, 1) check (graduacion between 0 and 80),
  con_alcohol boolean not null default false,
  vegetariano boolean not null default false,
  vegano boolean not null default false,
  -- Sold out up to and including this day of the restaurant.
  agotado_hasta date,
  ilustracion text check (ilustracion ~ '^[a-z0-9-]{1,40}$'),
  -- When somebody vouched for the allergens; null = undeclared = never told as safe. No person's name in declarado_por.
  declarado_en timestamptz,
  declarado_por text check (char_length(declarado_por) <= 80),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['nombre', 'descripcion'], 600)),
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  imagen_id uuid references public.imagenes (id),
  constraint bebidas_vegano_es_vegetariano check (vegetariano or not vegano)
);
create index bebidas_por_imagen on public.bebidas (imagen_id) where imagen_id is not null;
create index bebidas_en_orden on public.bebidas (categoria_id, orden, slug) include (id);
create index bebidas_ocultas on public.bebidas (categoria_id, orden, slug) include (id) where not visible;
create index bebidas_visibles on public.bebidas (categoria_id, orden, slug) include (id) where visible;
create index bebidas_sin_declarar on public.bebidas (categoria_id, orden, slug) include (id) where declarado_en is null;
create index bebidas_agotadas on public.bebidas (categoria_id, orden, slug) include (id, agotado_hasta)
  where agotado_hasta is not null;
create index bebidas_sin_traducir on public.bebidas (categoria_id, orden, slug) include (id)
  where private.bebida_sin_traducir(nombre, descripcion, traducciones);

create table public.bebida_precios (
  bebida_id uuid not null references public.bebidas (id) on delete cascade,
  formato text not null check (formato in ('unico', 'media', 'racion', 'unidad', 'kg', '100g', 'persona', 'menu')),
  cents integer not null check (cents between 1 and 1000000),
  minimo smallint not null default 1 check (minimo between 1 and 20),
  orden integer not null default 0,
  primary key (bebida_id, formato)
);

-- No row = undeclared for this allergen, never "free of".
create table public.bebida_alergenos (
  bebida_id uuid not null references public.bebidas (id) on delete cascade,
  alergeno_id smallint not null references public.alergenos (id),
  presencia text not null check (presencia in ('contiene', 'puede_contener', 'comprobado_sin')),
  primary key (bebida_id, alergeno_id)
);
create index bebida_alergenos_por_alergeno on public.bebida_alergenos (alergeno_id);

-- A changed recipe is no longer vouched for, unless the same save vouches for it again.
create function private.receta_cambiada() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.ingredientes is distinct from old.ingredientes and new.declarado_en is not distinct from old.declarado_en then
    new.declarado_en := null;
    new.declarado_por := null;
  end if;
  return new;
end
$$;

create trigger tocar before insert or update on public.categorias for each row execute function private.tocar();

create trigger tocar before insert or update on public.platos for each row execute function private.tocar();

create trigger tocar before insert or update on public.bebidas for each row execute function private.tocar();

create trigger tocar before insert or update on public.alergenos for each row execute function private.tocar();

create trigger sellar before insert or update on public.categorias
  for each row execute function private.sellar_traducciones('nombre', 'descripcion');

create trigger sellar before insert or update on public.platos
  for each row execute function private.sellar_traducciones('nombre', 'descripcion', 'ingredientes');

create trigger sellar before insert or update on public.bebidas
  for each row execute function private.sellar_traducciones('nombre', 'descripcion');

create trigger sellar before insert or update on public.alergenos
  for each row execute function private.sellar_traducciones('nombre');

create trigger receta before update on public.platos for each row execute function private.receta_cambiada();

revoke all on public.categorias, public.platos, public.plato_precios, public.alergenos, public.plato_alergenos,
  public.bebidas, public.bebida_precios, public.bebida_alergenos
  from public, anon, authenticated;

alter table public.categorias enable row level security;
alter table public.platos enable row level security;
alter table public.plato_precios enable row level security;
alter table public.alergenos enable row level security;
alter table public.plato_alergenos enable row level security;
alter table public.bebidas enable row level security;
alter table public.bebida_precios enable row level security;
alter table public.bebida_alergenos enable row level security;

-- Everybody reads what is published, administrators read and write everything. Guests and administrators are the same
-- database role (`authenticated`): where only administrators write, the grant is there and the policy refuses.
grant select on public.categorias to anon;
grant select, insert, update, delete on public.categorias to authenticated;
create policy lectura on public.categorias for select to anon using (visible);
create policy lectura_sesion on public.categorias for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.categorias for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.categorias for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.categorias for delete to authenticated using ((select private.es_admin()));

grant select on public.platos to anon;
grant select, insert, update, delete on public.platos to authenticated;
-- A dish shows with its category.
create policy lectura on public.platos for select to anon
  using (visible and exists (select 1 from public.categorias c where c.id = categoria_id));
create policy lectura_sesion on public.platos for select to authenticated
  using ((visible and exists (select 1 from public.categorias c where c.id = categoria_id and c.visible))
    or (select private.es_admin()));
create policy alta on public.platos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.platos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.platos for delete to authenticated using ((select private.es_admin()));

grant select on public.plato_precios to anon;
grant select, insert, update, delete on public.plato_precios to authenticated;
-- Prices and allergens show with their dish or wine: the inner reads pass the policies above.
create policy lectura on public.plato_precios for select to anon, authenticated
  using (exists (select 1 from public.platos p where p.id = plato_id));
create policy alta on public.plato_precios for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.plato_precios for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.plato_precios for delete to authenticated using ((select private.es_admin()));

grant select on public.alergenos to anon;
grant select, update on public.alergenos to authenticated;
-- All 14 are always shown.
create policy lectura on public.alergenos for select to anon, authenticated using (true);
create policy cambio on public.alergenos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

grant select on public.plato_alergenos to anon;
grant select, insert, update, delete on public.plato_alergenos to authenticated;
create policy lectura on public.plato_alergenos for select to anon, authenticated
  using (exists (select 1 from public.platos p where p.id = plato_id));
create policy alta on public.plato_alergenos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.plato_alergenos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.plato_alergenos for delete to authenticated using ((select private.es_admin()));

grant select on public.bebidas to anon;
grant select, insert, update, delete on public.bebidas to authenticated;
-- A drink shows with its category.
create policy lectura on public.bebidas for select to anon
  using (visible and exists (select 1 from public.categorias c where c.id = categoria_id));
create policy lectura_sesion on public.bebidas for select to authenticated
  using ((visible and exists (select 1 from public.categorias c where c.id = categoria_id and c.visible))
    or (select private.es_admin()));
create policy alta on public.bebidas for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.bebidas for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.bebidas for delete to authenticated using ((select private.es_admin()));

grant select on public.bebida_precios to anon;
grant select, insert, update, delete on public.bebida_precios to authenticated;
create policy lectura on public.bebida_precios for select to anon, authenticated
  using (exists (select 1 from public.bebidas b where b.id = bebida_id));
create policy alta on public.bebida_precios for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.bebida_precios for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.bebida_precios for delete to authenticated using ((select private.es_admin()));

grant select on public.bebida_alergenos to anon;
grant select, insert, update, delete on public.bebida_alergenos to authenticated;
create policy lectura on public.bebida_alergenos for select to anon, authenticated
  using (exists (select 1 from public.bebidas b where b.id = bebida_id));
create policy alta on public.bebida_alergenos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.bebida_alergenos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.bebida_alergenos for delete to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
grant execute on function private.plato_sin_traducir(text, text, text[], jsonb),
  private.bebida_sin_traducir(text, text, jsonb)
  to authenticated, service_role;
