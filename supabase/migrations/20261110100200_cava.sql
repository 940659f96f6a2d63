-- The Cava: wines, and what each holds of the 14 allergens.

create table public.vinos (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 120),
  bodega text not null check (btrim(bodega) <> '' and char_length(bodega) <= 120),
  pais text not null check (btrim(pais) <> '' and char_length(pais) <= 80),
  region text check (char_length(region) <= 80),
  denominacion text check (char_length(denominacion) <= 120),
  estilo text not null check (estilo in ('espumoso', 'blanco', 'naranja', 'rosado', 'tinto', 'generoso', 'dulce')),
  crianza text check (crianza in ('joven', 'sobre_lias', 'roble', 'crianza', 'reserva', 'gran_reserva', 'otro')),
  -- null: a wine without a vintage.
  anada smallint check (anada between 1900 and 2200),
  -- [{ "clave": "monastrell", "porcentaje": 70 }, …]; names are settings `uva_<clave>`.
  uvas jsonb not null default '[]' check (jsonb_typeof(uvas) = 'array' and jsonb_array_length(uvas) <= 12),
  graduacion numeric(3, 1) check (graduacion between 0 and 25),
  formato_ml integer not null default 750 check (formato_ml between 100 and 6000),
  temp_min_c smallint check (temp_min_c between 2 and 25),
  temp_max_c smallint check (temp_max_c between 2 and 25),
  decantar boolean not null default false,
  ecologico boolean not null default false,
  vegano boolean not null default false,
  cuerpo smallint check (cuerpo between 1 and 5),
  acidez smallint check (acidez between 1 and 5),
  dulzor smallint check (dulzor between 1 and 5),
  tanino smallint check (tanino between 1 and 5),
  precio_botella_cents integer not null check (precio_botella_cents between 1 and 10000000),
  precio_copa_cents integer check (precio_copa_cents between 1 and 1000000),
  copa_ml integer check (copa_ml between 20 and 500),
  stock integer not null default 0 check (stock >= 0),
  marida text[] not null default '{}' check (private.lista_ok(marida, 40)),
  nota text check (char_length(nota) <= 600),
  motivo text check (char_length(motivo) <= 600),
  destacado boolean not null default false,
  declarado_en timestamptz,
  declarado_por text check (char_length(declarado_por) <= 80),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones, array['nota', 'motivo'], 600)),
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  constraint vinos_copa check ((precio_copa_cents is null) = (copa_ml is null)),
  constraint vinos_temperatura check (temp_min_c <= temp_max_c)
);

create table public.vino_alergenos (
  vino_id uuid not null references public.vinos (id) on delete cascade,
  alergeno_id smallint not null references public.alergenos (id),
  presencia text not null check (presencia in ('contiene', 'puede_contener', 'comprobado_sin')),
  primary key (vino_id, alergeno_id)
);
create index vino_alergenos_por_alergeno on public.vino_alergenos (alergeno_id);

create trigger tocar before insert or update on public.vinos for each row execute function private.tocar();
create trigger sellar before insert or update on public.vinos
  for each row execute function private.sellar_traducciones('nota', 'motivo');
