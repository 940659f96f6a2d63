-- Drinks, the other half of the Carta: like dishes, without a recipe, with volume and alcohol.

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
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  constraint bebidas_vegano_es_vegetariano check (vegetariano or not vegano)
);
create index bebidas_por_categoria on public.bebidas (categoria_id, orden);

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

create trigger tocar before insert or update on public.bebidas for each row execute function private.tocar();
create trigger sellar before insert or update on public.bebidas
  for each row execute function private.sellar_traducciones('nombre', 'descripcion');

revoke all on public.bebidas, public.bebida_precios, public.bebida_alergenos from public, anon, authenticated;
alter table public.bebidas enable row level security;
alter table public.bebida_precios enable row level security;
alter table public.bebida_alergenos enable row level security;
grant select on public.bebidas, public.bebida_precios, public.bebida_alergenos to anon, authenticated;
grant insert, update, delete on public.bebidas, public.bebida_precios, public.bebida_alergenos to authenticated;

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

create policy lectura on public.bebida_precios for select to anon, authenticated
  using (exists (select 1 from public.bebidas b where b.id = bebida_id));
create policy alta on public.bebida_precios for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.bebida_precios for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.bebida_precios for delete to authenticated using ((select private.es_admin()));

create policy lectura on public.bebida_alergenos for select to anon, authenticated
  using (exists (select 1 from public.bebidas b where b.id = bebida_id));
create policy alta on public.bebida_alergenos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.bebida_alergenos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.bebida_alergenos for delete to authenticated using ((select private.es_admin()));
