-- The Carta: categories, dishes with one or several prices, the 14 allergens of Annex II (Reg. 1169/2011).
-- Spanish stands in plain columns, the other languages in `traducciones`; money is integer cents, VAT included.

create table public.categorias (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  tipo text not null check (tipo in ('plato', 'bebida', 'vino')),
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 80),
  descripcion text check (char_length(descripcion) <= 300),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['nombre', 'descripcion'], 300)),
  orden integer not null default 0,
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
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  constraint platos_vegano_es_vegetariano check (vegetariano or not vegano)
);
create index platos_por_categoria on public.platos (categoria_id, orden);

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
  orden integer not null default 0,
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

create trigger tocar before insert or update on public.categorias for each row execute function private.tocar();
create trigger tocar before insert or update on public.platos for each row execute function private.tocar();
create trigger tocar before insert or update on public.alergenos for each row execute function private.tocar();
create trigger sellar before insert or update on public.categorias
  for each row execute function private.sellar_traducciones('nombre', 'descripcion');
create trigger sellar before insert or update on public.platos
  for each row execute function private.sellar_traducciones('nombre', 'descripcion', 'ingredientes');
create trigger sellar before insert or update on public.alergenos
  for each row execute function private.sellar_traducciones('nombre');

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
revoke execute on function private.receta_cambiada() from public, anon, authenticated;
create trigger receta before update on public.platos for each row execute function private.receta_cambiada();
