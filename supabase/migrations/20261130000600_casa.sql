-- The house: settings, the reservation page, the footer, how to get there, dining areas.

-- Times of day written HH:MM, ascending, none twice.
create function private.horas_ok(horas text[]) returns boolean
language sql immutable set search_path = '' as $$
  select horas is not null and cardinality(horas) <= 96
    and not exists (select 1 from unnest(horas) h where h is null or h !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
    and horas = coalesce((select array_agg(distinct h collate "C" order by h collate "C") from unnest(horas) h), '{}')
$$;

-- A list of times "HH:MM", ascending and none twice; missing is none of its own. Its names are bound here (cierres_ok).
create function private.horas_json_ok(horas jsonb) returns boolean
language sql immutable set search_path = ''
return case when horas is null then true
  when jsonb_typeof(horas) <> 'array' then false
  when exists (select 1 from jsonb_array_elements(horas) h where jsonb_typeof(h) <> 'string') then false
  else private.horas_ok(array(select t from jsonb_array_elements_text(horas) with ordinality e (t, n) order by n)) end;

-- Seats of the areas on one day: { "interior": 20, "exterior": 0 }, either or both.
create function private.aforo_json_ok(aforo jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when aforo is null then true when jsonb_typeof(aforo) <> 'object' then false
    else not exists (select 1 from jsonb_each(aforo) where key not in ('interior', 'exterior')
      or jsonb_typeof(value) <> 'number' or value::text !~ '^[0-9]{1,4}$') end
$$;

-- Special days [{ "desde": "2026-12-24", "hasta": "2026-12-25", "tipo": "cierre", "motivo": …, "traducciones": … }, …],
-- and what each kind of entry may hold. CHECK constraints run as the writer, who may not look into the schema
-- `private`: with its names bound here, once, this function needs no look.
create function private.cierres_ok(cierres jsonb) returns boolean
language sql immutable set search_path = ''
return jsonb_typeof(cierres) = 'array' and jsonb_array_length(cierres) <= 400 and not exists (
  select 1 from jsonb_array_elements(cierres) c
  where coalesce(c ->> 'desde', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    or coalesce(c ->> 'hasta', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    or c ->> 'desde' collate "C" > c ->> 'hasta' collate "C"
    or coalesce(c ->> 'tipo', 'cierre') not in ('cierre', 'apertura_especial', 'horario_especial', 'aforo_reducido')
    or char_length(c ->> 'motivo') > 300
    or not private.horas_json_ok(c -> 'comida') or not private.horas_json_ok(c -> 'cena')
    or not private.aforo_json_ok(c -> 'aforo'));

-- How long a party stays: [{ "hasta": 2, "minutos": 90 }, …], the first step that holds the party counts.
create function private.duraciones_ok(duraciones jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(duraciones) = 'array' and jsonb_array_length(duraciones) between 1 and 20
    and not exists (select 1 from jsonb_array_elements(duraciones) d
      where coalesce(d ->> 'hasta', '') !~ '^[0-9]{1,2}$' or coalesce(d ->> 'minutos', '') !~ '^[0-9]{2,3}$'
        or (d ->> 'minutos')::integer not between 15 and 480)
$$;

-- [{ "dia": 7, "servicio": "cena", "desde": "2027-03-01", "horas": [] }, …]: the bookable times of a service on a weekday
-- (1 is Monday) from a day on, until a later entry. None: closed; without the list, the house's own again. Its names are
-- bound here (cierres_ok).
create function private.semana_ok(semana jsonb) returns boolean
language sql immutable set search_path = ''
return case when jsonb_typeof(semana) <> 'array' then false
  else jsonb_array_length(semana) <= 200 and not exists (
    select 1 from jsonb_array_elements(semana) s
    where jsonb_typeof(s) <> 'object' or coalesce(s ->> 'dia', '') !~ '^[1-7]$' or jsonb_typeof(s -> 'dia') <> 'number'
      or coalesce(s ->> 'servicio', '') not in ('comida', 'cena')
      or coalesce(s ->> 'desde', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
      or not private.horas_json_ok(s -> 'horas'))
    and jsonb_array_length(semana) = (
      select count(distinct (s ->> 'dia', s ->> 'servicio', s ->> 'desde')) from jsonb_array_elements(semana) s) end;

-- `ajustes.plano`, the points of the drawn map: [{ "punto": "casa", "x": 39, "y": 63, "minutos": null }, …], `x` and `y` in
-- hundredths of the drawing, `minutos` on foot from the house. None: no map is shown.
create function private.plano_ok(plano jsonb) returns boolean
language sql immutable set search_path = ''
return case when jsonb_typeof(plano) <> 'array' then false
  else not exists (
    select 1 from jsonb_array_elements(plano) p
    where jsonb_typeof(p) <> 'object' or coalesce(p ->> 'punto', '') not in ('casa', 'puerto', 'estacion', 'aparcamiento')
      or coalesce(jsonb_typeof(p -> 'x'), '') <> 'number' or p ->> 'x' !~ '^([0-9]|[1-9][0-9]|100)$'
      or coalesce(jsonb_typeof(p -> 'y'), '') <> 'number' or p ->> 'y' !~ '^([0-9]|[1-9][0-9]|100)$'
      or coalesce(jsonb_typeof(p -> 'minutos'), 'null') not in ('number', 'null')
      or coalesce(p ->> 'minutos', '1') !~ '^([1-9]|[1-9][0-9]|1[01][0-9]|120)$')
    and jsonb_array_length(plano) = (select count(distinct p ->> 'punto') from jsonb_array_elements(plano) p)
    and (plano = '[]' or plano @> '[{"punto": "casa"}]') end;

create table public.ajustes (
  clave text primary key check (clave ~ '^[a-z][a-z0-9_]{1,59}$'),
  valor jsonb not null check (octet_length(valor::text) <= 20000),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones, array['valor'])),
  publico boolean not null default false,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  -- The numbers that rules read are numbers, whoever writes them.
  constraint ajustes_numeros check (case
    when clave in ('personas_min', 'personas_max') then valor in (
      '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20')
    when clave in ('aviso_minutos', 'horizonte_dias', 'limite_contacto_dia', 'gestion_minutos', 'oferta_minutos')
      then jsonb_typeof(valor) = 'number' and valor::text ~ '^[0-9]{1,5}$'
    when clave = 'espera_automatica' then jsonb_typeof(valor) = 'boolean'
    when clave = 'dias_cerrados' then jsonb_typeof(valor) = 'array' and valor <@ '[1, 2, 3, 4, 5, 6, 7]'
    when clave = 'cierres' then private.cierres_ok(valor)
    when clave = 'duraciones' then private.duraciones_ok(valor)
    when clave = 'ritmo' then jsonb_typeof(valor) = 'object'
      and coalesce(valor ->> 'personas', '1') ~ '^[1-9][0-9]{0,3}$'
      and coalesce(valor ->> 'reservas', '1') ~ '^[1-9][0-9]{0,3}$'
    else true end),
  constraint ajustes_avisos_correo check (clave <> 'avisos_correo' or valor = '""'
    or jsonb_typeof(valor) = 'string' and char_length(valor #>> '{}') <= 254
      and valor #>> '{}' ~ '^[^@[:space:]]+@[^@[:space:]]+\.[a-zA-Z]{2,}$'),
  constraint ajustes_semana check (clave <> 'semana' or private.semana_ok(valor)),
  constraint ajustes_plano check (clave <> 'plano' or private.plano_ok(valor))
);

create table public.contenido_reservas (
  id uuid primary key default gen_random_uuid(),
  titulo_principal text not null check (btrim(titulo_principal) <> '' and char_length(titulo_principal) <= 120),
  descripcion_principal text check (char_length(descripcion_principal) <= 1000),
  mensaje_confirmacion text check (char_length(mensaje_confirmacion) <= 1000),
  -- A template; placeholders {fecha} {hora} {personas} {nombre} {telefono} {email} {preferencia} {ocasion} {requisitos}
  -- {notas} {primera_visita}.
  mensaje_whatsapp text check (char_length(mensaje_whatsapp) <= 1000),
  -- Empty: the slots of the specification.
  horarios_comida text[] not null default '{}' check (private.horas_ok(horarios_comida)),
  horarios_cena text[] not null default '{}' check (private.horas_ok(horarios_cena)),
  ocasion_opciones text[] not null default '{}' check (private.lista_ok(ocasion_opciones, 80)),
  traducciones jsonb not null default '{}' check (private.traducciones_ok(traducciones,
    array['titulo_principal', 'descripcion_principal', 'mensaje_confirmacion', 'mensaje_whatsapp', 'ocasion_opciones'],
      1000)),
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);
create unique index contenido_reservas_una_fila on public.contenido_reservas ((true));

create table public.footer_info (
  id uuid primary key default gen_random_uuid(),
  telefono text check (telefono ~ '^\+[0-9 ]{9,24}$'),
  email text check (email ~ '^[^@[:space:]]{1,64}@[^@[:space:]]{3,189}$'),
  direccion text check (char_length(direccion) <= 200),
  instagram_url text check (instagram_url ~ '^https://[^[:space:]"<>]{3,}$' and char_length(instagram_url) <= 500),
  tripadvisor_url text check (tripadvisor_url ~ '^https://[^[:space:]"<>]{3,}$'
    and char_length(tripadvisor_url) <= 500),
  google_maps_url text check (google_maps_url ~ '^https://[^[:space:]"<>]{3,}$'
    and char_length(google_maps_url) <= 500),
  whatsapp_url text check (whatsapp_url ~ '^https://[^[:space:]"<>]{3,}$' and char_length(whatsapp_url) <= 500),
  descripcion_restaurante text check (char_length(descripcion_restaurante) <= 600),
  traducciones jsonb not null default '{}'
    check (private.traducciones_ok(traducciones, array['descripcion_restaurante'], 600)),
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);
create unique index footer_info_una_fila on public.footer_info ((true));

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
    array['como_llegar', 'aparcamiento', 'transporte', 'bicicleta', 'accesibilidad', 'terraza', 'grupos', 'atencion'],
      600)),
  orden integer not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  constraint contacto_punto check ((lat is null) = (lng is null))
);
create unique index contacto_una_fila on public.contacto ((true));

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
  orden numeric not null default 0,
  visible boolean not null default true,
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  -- Whether its parties have tables of their own, beside the law of the seats (the file `aforo`).
  por_mesas boolean not null default false
);

create table public.mesas (
  id uuid primary key default gen_random_uuid(),
  zona_id uuid not null references public.zonas (id) on delete cascade,
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 20),
  plazas integer not null check (plazas between 1 and 200),
  -- The smallest party it is given to without the staff's hand.
  minimo integer not null default 1,
  orden integer not null default 0,
  -- Its square on the plan.
  x smallint check (x between 0 and 11),
  y smallint check (y between 0 and 11),
  -- A join: the tables that are pushed together for it. Written by guardar_mesas alone, which looks after them.
  unidas uuid[] not null default '{}' check (cardinality(unidas) <> 1 and cardinality(unidas) <= 8),
  -- What is taken with it.
  piezas uuid[] not null generated always as (case when unidas = '{}' then array[id] else unidas end) stored,
  version integer not null default 1,
  actualizado_en timestamptz not null default now(),
  constraint mesas_minimo check (minimo between 1 and plazas),
  -- Two may change names in one save.
  constraint mesas_nombre unique (zona_id, nombre) deferrable initially deferred
);

-- A setting, or null where there is none.
create function private.ajuste(nombre text) returns jsonb
language sql stable set search_path = '' as $$
  select valor from public.ajustes where clave = nombre
$$;

create function private.plazo(clave text, sino integer) returns integer
language sql stable set search_path = '' as $$
  select case when (private.ajuste('retencion') ->> clave) ~ '^[0-9]{1,4}$'
    then (private.ajuste('retencion') ->> clave)::integer else sino end
$$;

-- One save of the settings page: several settings, all or nothing. `datos` is { "lema": { "valor": …, "traducciones": …
-- }, … }; a setting without "traducciones" keeps them. `version` is the sum of the versions the editor saw: as each
-- only rises, another sum means that somebody saved since. Through a function because a bare JSON text cannot be posted
-- into a jsonb column everywhere. Runs with the caller's rights: Row Level Security has the last word.
create function public.guardar_ajustes(datos jsonb, version integer) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  hay integer;
  suma integer;
begin
  if not public.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  select count(*), sum(a.version) into hay, suma from (
    select x.version from public.ajustes x where datos ? x.clave order by x.clave for update) a;
  if hay <> (select count(*) from jsonb_object_keys(datos)) then
    raise exception 'no_existe' using errcode = 'PT404';
  end if;
  if suma <> guardar_ajustes.version then raise exception 'conflicto' using errcode = 'PT409'; end if;

  update public.ajustes a set valor = n.valor, traducciones = n.traducciones
  from (
    select d.key as clave, d.value -> 'valor' as valor,
      coalesce(d.value -> 'traducciones', x.traducciones) as traducciones
    from jsonb_each(datos) d join public.ajustes x on x.clave = d.key) n
  where a.clave = n.clave and (a.valor is distinct from n.valor
    -- The same words are no change, whatever stamp they carry.
    or (select jsonb_object_agg(i.key || '.' || t.key, t.value) from jsonb_each(a.traducciones) i, jsonb_each(i.value) t
        where t.key <> 'origen' and t.value not in ('""', '[]', 'null', '"revisado"'))
      is distinct from
      (select jsonb_object_agg(i.key || '.' || t.key, t.value) from jsonb_each(n.traducciones) i, jsonb_each(i.value) t
        where t.key <> 'origen' and t.value not in ('""', '[]', 'null', '"revisado"'))
    -- Somebody has looked at a stale translation and it still stands.
    or jsonb_path_exists(n.traducciones, '$.*.origen ? (@ == "repasado")'));

  if (select (min(valor #>> '{}') filter (where clave = 'personas_min'))::integer
        > (min(valor #>> '{}') filter (where clave = 'personas_max'))::integer
      from public.ajustes where clave in ('personas_min', 'personas_max')) then
    raise exception 'personas' using errcode = 'PT422';
  end if;
end
$$;

-- Writes the hours of the week, the first time too. `version` is the one that the editor saw, 0 where there was none:
-- another one now raises PT409 'conflicto'.
create function public.guardar_semana(semana jsonb, version integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hay integer;
begin
  perform private.solo_admin('guardar_semana');
  select a.version into hay from public.ajustes a where a.clave = 'semana' for update;
  if coalesce(hay, 0) <> guardar_semana.version then raise exception 'conflicto' using errcode = 'PT409'; end if;
  if hay is null then
    insert into public.ajustes (clave, valor, publico) values ('semana', semana, true);
  else
    update public.ajustes a set valor = semana where a.clave = 'semana' and a.valor <> semana;
  end if;
exception when unique_violation then
  raise exception 'conflicto' using errcode = 'PT409';
end
$$;

-- Writes the points, the first time too. `version` is the one that the editor saw, 0 where there was none: another one now
-- raises PT409 'conflicto'.
create function public.guardar_plano(plano jsonb, version integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hay integer;
begin
  perform private.solo_admin('guardar_plano');
  select a.version into hay from public.ajustes a where a.clave = 'plano' for update;
  if coalesce(hay, 0) <> guardar_plano.version then raise exception 'conflicto' using errcode = 'PT409'; end if;
  if hay is null then
    insert into public.ajustes (clave, valor, publico) values ('plano', plano, true);
  else
    update public.ajustes a set valor = plano where a.clave = 'plano' and a.valor <> plano;
  end if;
exception when unique_violation then
  raise exception 'conflicto' using errcode = 'PT409';
end
$$;

create trigger tocar before insert or update on public.ajustes for each row execute function private.tocar();
create trigger sellar before insert or update on public.ajustes
  for each row execute function private.sellar_traducciones('valor');

create trigger tocar before insert or update on public.contenido_reservas
  for each row execute function private.tocar();
create trigger sellar before insert or update on public.contenido_reservas for each row
  execute function private.sellar_traducciones('titulo_principal', 'descripcion_principal', 'mensaje_confirmacion',
    'mensaje_whatsapp', 'ocasion_opciones');

create trigger tocar before insert or update on public.footer_info for each row execute function private.tocar();
create trigger sellar before insert or update on public.footer_info
  for each row execute function private.sellar_traducciones('descripcion_restaurante');

create trigger tocar before insert or update on public.contacto for each row execute function private.tocar();
create trigger sellar before insert or update on public.contacto
  for each row execute function private.sellar_traducciones('como_llegar', 'aparcamiento', 'transporte', 'bicicleta',
    'accesibilidad', 'terraza', 'grupos', 'atencion');

create trigger tocar before insert or update on public.zonas for each row execute function private.tocar();
create trigger sellar before insert or update on public.zonas
  for each row execute function private.sellar_traducciones('nombre', 'descripcion');

create trigger tocar before insert or update on public.mesas for each row execute function private.tocar();

revoke all on public.ajustes, public.contenido_reservas, public.footer_info, public.contacto, public.zonas,
  public.mesas
  from public, anon, authenticated;

alter table public.ajustes enable row level security;
alter table public.contenido_reservas enable row level security;
alter table public.footer_info enable row level security;
alter table public.contacto enable row level security;
alter table public.zonas enable row level security;
alter table public.mesas enable row level security;

grant select on public.ajustes to anon;
grant select, update on public.ajustes to authenticated;
create policy lectura on public.ajustes for select to anon using (publico);
create policy lectura_sesion on public.ajustes for select to authenticated
  using (publico or (select private.es_admin()));
create policy cambio on public.ajustes for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

grant select on public.contenido_reservas to anon;
grant select, update on public.contenido_reservas to authenticated;
create policy lectura on public.contenido_reservas for select to anon, authenticated using (true);
create policy cambio on public.contenido_reservas for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

grant select on public.footer_info to anon;
grant select, update on public.footer_info to authenticated;
create policy lectura on public.footer_info for select to anon, authenticated using (true);
create policy cambio on public.footer_info for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

-- Single rows and fixed lists are changed, never added or removed.
grant select on public.contacto to anon;
grant select, update on public.contacto to authenticated;
create policy lectura on public.contacto for select to anon, authenticated using (true);
create policy cambio on public.contacto for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

grant select on public.zonas to anon;
grant select, update on public.zonas to authenticated;
create policy lectura on public.zonas for select to anon using (visible);
create policy lectura_sesion on public.zonas for select to authenticated
  using (visible or (select private.es_admin()));
create policy cambio on public.zonas for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));

-- Written by guardar_mesas alone.
grant select on public.mesas to authenticated;
create policy lectura on public.mesas for select to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
grant execute on function private.horas_ok(text[]), private.horas_json_ok(jsonb), private.aforo_json_ok(jsonb),
  private.cierres_ok(jsonb), private.duraciones_ok(jsonb), private.semana_ok(jsonb), private.plano_ok(jsonb)
  to authenticated, service_role;
revoke all on function public.guardar_ajustes(jsonb, integer), public.guardar_semana(jsonb, integer),
  public.guardar_plano(jsonb, integer) from public, anon, authenticated;
grant execute on function public.guardar_ajustes(jsonb, integer), public.guardar_semana(jsonb, integer),
  public.guardar_plano(jsonb, integer) to authenticated;
