-- The Cava: wines, what each holds of the 14 allergens, and which wine the house pours with which dish.

create function private.vino_sin_traducir(nota text, motivo text, traducciones jsonb)
returns boolean language sql immutable set search_path = ''
return private.sin_traducir(
  jsonb_build_object('nota', nota, 'motivo', motivo), array['nota', 'motivo'], traducciones);

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
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  imagen_id uuid references public.imagenes (id),
  constraint vinos_copa check ((precio_copa_cents is null) = (copa_ml is null)),
  constraint vinos_temperatura check (temp_min_c <= temp_max_c)
);
create index vinos_por_imagen on public.vinos (imagen_id) where imagen_id is not null;
create index vinos_en_orden on public.vinos (estilo, orden, slug) include (id);
create index vinos_ocultos on public.vinos (estilo, orden, slug) include (id) where not visible;
create index vinos_visibles on public.vinos (estilo, orden, slug) include (id) where visible;
create index vinos_sin_declarar on public.vinos (estilo, orden, slug) include (id) where declarado_en is null;
create index vinos_agotados on public.vinos (estilo, orden, slug) include (id) where stock = 0;
create index vinos_sin_traducir on public.vinos (estilo, orden, slug) include (id)
  where private.vino_sin_traducir(nota, motivo, traducciones);

create table public.vino_alergenos (
  vino_id uuid not null references public.vinos (id) on delete cascade,
  alergeno_id smallint not null references public.alergenos (id),
  presencia text not null check (presencia in ('contiene', 'puede_contener', 'comprobado_sin')),
  primary key (vino_id, alergeno_id)
);
create index vino_alergenos_por_alergeno on public.vino_alergenos (alergeno_id);

create table public.maridajes (
  plato_id uuid not null references public.platos (id) on delete cascade,
  vino_id uuid not null references public.vinos (id) on delete cascade,
  motivo text not null check (btrim(motivo) <> '' and char_length(motivo) <= 600),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones, array['motivo'], 600)),
  orden integer not null default 0,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  primary key (plato_id, vino_id)
);
create index maridajes_por_vino on public.maridajes (vino_id, orden);

create trigger tocar before insert or update on public.vinos for each row execute function private.tocar();

create trigger tocar before insert or update on public.maridajes for each row execute function private.tocar();

create trigger sellar before insert or update on public.vinos
  for each row execute function private.sellar_traducciones('nota', 'motivo');

create trigger sellar before insert or update on public.maridajes
  for each row execute function private.sellar_traducciones('motivo');

revoke all on public.vinos, public.vino_alergenos, public.maridajes from public, anon, authenticated;

alter table public.vinos enable row level security;
alter table public.vino_alergenos enable row level security;
alter table public.maridajes enable row level security;

grant select on public.vinos to anon;
grant select, insert, update, delete on public.vinos to authenticated;
create policy lectura on public.vinos for select to anon using (visible);
create policy lectura_sesion on public.vinos for select to authenticated
  using (visible or (select private.es_admin()));
create policy alta on public.vinos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.vinos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.vinos for delete to authenticated using ((select private.es_admin()));

grant select on public.vino_alergenos to anon;
grant select, insert, update, delete on public.vino_alergenos to authenticated;
create policy lectura on public.vino_alergenos for select to anon, authenticated
  using (exists (select 1 from public.vinos v where v.id = vino_id));
create policy alta on public.vino_alergenos for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.vino_alergenos for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.vino_alergenos for delete to authenticated using ((select private.es_admin()));

grant select on public.maridajes to anon;
grant select, insert, update, delete on public.maridajes to authenticated;
-- A pairing shows when both its dish and its wine do: the inner reads pass their policies.
create policy lectura on public.maridajes for select to anon, authenticated
  using (exists (select 1 from public.platos p where p.id = plato_id)
    and exists (select 1 from public.vinos v where v.id = vino_id));
create policy alta on public.maridajes for insert to authenticated with check ((select private.es_admin()));
create policy cambio on public.maridajes for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.maridajes for delete to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
grant execute on function private.vino_sin_traducir(text, text, jsonb) to authenticated, service_role;
