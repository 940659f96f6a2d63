-- Calls that the site signs -------------------------------------------------------------------------------------------

-- The limits trusted the address that stood in the call. Anybody with the publishable key could use up the turns of
-- somebody else, and book past them. The site signs these calls now with a secret that the operator gives to both;
-- without one, everything is as before.

create table private.sitio (
  una boolean primary key default true check (una),
  -- sha256 of the secret; null: nobody signs.
  secreto bytea,
  -- Bookings an hour that do not come through the site, of everybody together.
  directas integer not null default 60 check (directas between 1 and 1000000)
);
insert into private.sitio default values;

-- Bookings that the site has let in: when, by this clock alone.
create table private.reserva_turnos (
  clave uuid primary key,
  en timestamptz not null default clock_timestamp()
);
create index reserva_turnos_por_hora on private.reserva_turnos (en);

revoke all on private.sitio, private.reserva_turnos from public, anon, authenticated;

-- For the operator: `select private.sitio_firmar('…')`, with the site's ENIGMITO_SITE_SECRET; null takes it back.
create function private.sitio_firmar(secreto text) returns void
language sql set search_path = '' as $$
  update private.sitio s set secreto = sha256(convert_to(sitio_firmar.secreto, 'UTF8'))
$$;

create function private.desde_fuera() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
$$;

create function private.firma_sitio(sitio text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.desde_fuera() or s.secreto is null
    or coalesce(s.secreto = sha256(convert_to(firma_sitio.sitio, 'UTF8')), false)
  from private.sitio s
$$;

-- As before, but for a clock that was ahead: nobody waits for it to come that far again.
create or replace function private.acceso_gasta(huellas bytea[], cuantos integer[], ventanas interval[]) returns integer
language plpgsql set search_path = '' as $$
declare
  ahora timestamptz;
  espera interval := interval '0';
  i integer;
  lleno timestamptz;
  nuevos timestamptz[] := '{}';
  h bytea;
begin
  -- Always in the same order, so that two requests never wait for each other.
  for h in select x from unnest(huellas) x order by x loop
    perform pg_advisory_xact_lock(hashtextextended(encode(h, 'hex'), 0));
  end loop;
  ahora := clock_timestamp();
  for i in 1 .. cardinality(huellas) loop
    select t.lleno_en into lleno from private.acceso_turnos t where t.huella = huellas[i];
    lleno := least(greatest(coalesce(lleno, ahora), ahora), ahora + ventanas[i]) + ventanas[i] / cuantos[i];
    nuevos := nuevos || lleno;
    espera := greatest(espera, lleno - ahora - ventanas[i]);
  end loop;
  if espera > interval '0' then return ceil(extract(epoch from espera))::integer; end if;
  insert into private.acceso_turnos (huella, lleno_en)
    select a, b from unnest(huellas, nuevos) u(a, b)
    on conflict (huella) do update set lleno_en = excluded.lleno_en;
  delete from private.acceso_turnos t where t.huella in
    (select v.huella from private.acceso_turnos v where v.lleno_en < now() - interval '1 hour' limit 20);
  return 0;
end
$$;

drop function public.acceso_turno(text, text, text, text);

-- As before; `panel` is the back office, with turns of its own, so that guesses at the guests' door take none of them, and
-- `factor` its codes of six digits: ten a quarter of an hour for an account, however many addresses they come from.
create function public.acceso_turno(accion text, direccion text, correo text, aparato text default null,
  sitio text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  cuarto constant interval := interval '15 minutes';
  hora constant interval := interval '1 hour';
  quien text := lower(btrim(left(coalesce(correo, ''), 254)));
  lugar text := left(coalesce(direccion, ''), 64);
  de_quien bytea := private.acceso_huella('cuenta:' || quien);
  conocido bytea := private.acceso_huella('aparato:' || left(coalesce(aparato, ''), 64));
begin
  if not private.firma_sitio(sitio) then
    raise exception 'sitio' using errcode = 'PT403';
  end if;
  if accion in ('entrar', 'panel', 'factor') then
    if aparato is not null and exists (select 1 from private.acceso_aparatos a where a.huella = conocido
      and a.cuenta = de_quien) then
      return private.acceso_gasta(array[case accion when 'factor' then private.acceso_huella('factor-aparato:' || aparato)
        else conocido end], array[10], array[cuarto]);
    end if;
    return private.acceso_gasta(
      array[private.acceso_huella(accion || '-direccion:' || lugar),
        private.acceso_huella(accion || '-cuenta:' || quien),
        private.acceso_huella(accion || ':' || quien || ' ' || lugar)],
      array[60, case accion when 'panel' then 60 when 'factor' then 10 else 30 end, 10], array[cuarto, cuarto, cuarto]);
  elsif accion in ('alta', 'reenviar') then
    return private.acceso_gasta(
      array[private.acceso_huella(accion || '-direccion:' || lugar), private.acceso_huella('carta-alta:' || quien),
      private.acceso_huella('cartas-alta:' || quien)], array[10, 1, 5], array[hora, interval '1 minute', hora]);
  elsif accion = 'recuperar' then
    return private.acceso_gasta(
      array[private.acceso_huella('recuperar-direccion:' || lugar), private.acceso_huella('carta-recuperar:' || quien),
      private.acceso_huella('cartas-recuperar:' || quien)], array[10, 1, 5], array[hora, interval '1 minute', hora]);
  elsif accion = 'confirmar' then
    return private.acceso_gasta(array[private.acceso_huella('confirmar:' || lugar)], array[30], array[cuarto]);
  end if;
  raise exception 'accion' using errcode = 'PT422';
end
$$;

drop function public.reserva_turno(text);

-- May this address be served now? 0, or the seconds until it may: two hundred an hour. With the key of a booking, the
-- site lets that booking in, for as long as it waits for the answer.
create function public.reserva_turno(direccion text, sitio text default null, clave uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  espera integer;
begin
  if not private.firma_sitio(sitio) then
    raise exception 'sitio' using errcode = 'PT403';
  end if;
  espera := private.acceso_gasta(
    array[private.acceso_huella('reservar-direccion:' || left(coalesce(direccion, ''), 64))],
    array[200], array[interval '1 hour']);
  if espera = 0 and reserva_turno.clave is not null then
    insert into private.reserva_turnos as t (clave) values (reserva_turno.clave)
      on conflict on constraint reserva_turnos_pkey do update set en = clock_timestamp();
    delete from private.reserva_turnos t where t.clave in
      (select v.clave from private.reserva_turnos v where v.en < now() - interval '1 hour' order by v.en limit 20);
  end if;
  return espera;
end
$$;

-- Whoever books past the site shares one bucket with all the others who do.
create function private.reserva_directa() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  s private.sitio;
begin
  select * into s from private.sitio;
  if s.secreto is null or not private.desde_fuera() or private.step() ?| array['libro', 'espera']
    or private.es_admin() or exists (select 1 from private.reserva_turnos t where t.clave = new.clave)
  then
    return new;
  end if;
  if private.acceso_gasta(array[private.acceso_huella('reservar-directas')], array[s.directas],
    array[interval '1 hour']) > 0 then
    raise exception using errcode = 'PT429', message = 'frecuencia';
  end if;
  return new;
end
$$;

-- The site waits eight seconds for the answer. What comes to life later, after a standstill, was told to the guest as
-- not booked, and is not booked.
create function private.reserva_plazo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from private.reserva_turnos t where t.clave = new.clave
    and t.en < clock_timestamp() - interval '8 seconds')
    and private.desde_fuera() and not coalesce(private.step() ?| array['libro', 'espera'], false)
  then
    raise exception using errcode = 'PT503', message = 'tarde';
  end if;
  return null;
end
$$;

-- By name before `alta`, which counts the seats behind the lock of the day.
create trigger a_directa before insert on public.reservas for each row execute function private.reserva_directa();
create trigger plazo after insert on public.reservas for each row execute function private.reserva_plazo();

revoke execute on all functions in schema private from public;
revoke all on function public.acceso_turno(text, text, text, text, text), public.reserva_turno(text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.acceso_turno(text, text, text, text, text), public.reserva_turno(text, text, uuid)
  to anon, authenticated;

-- What a hosted project does differently, and what its advisors ask for.

-- AFTER the confirmation, at the end of its transaction: GoTrue confirms the address and then writes back its own copy
-- of both metadata, so what a trigger had put into them before would be lost. Reads the row as it will stay.
create or replace function private.invitacion_usada() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  u auth.users;
  i private.invitaciones;
begin
  select x.* into u from auth.users x where x.id = new.id and x.email_confirmed_at is not null for update;
  if u.id is null then return null; end if;
  select x.* into i from private.invitacion_de(new.raw_user_meta_data ->> 'invitacion') x
    where x.correo = lower(u.email);
  if i.id is not null then
    update private.invitaciones x set usada_en = now() where x.id = i.id and x.usada_en is null;
    if not found then i.id := null; end if;
  end if;
  update auth.users x set raw_user_meta_data = x.raw_user_meta_data - 'invitacion',
      raw_app_meta_data = case when i.id is null then x.raw_app_meta_data
        else coalesce(x.raw_app_meta_data, '{}') || '{"role": "admin"}' end
    where x.id = u.id;
  if i.id is null then return null; end if;
  insert into public.historial (tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre)
    values ('usuarios', u.id::text,
      left(coalesce(nullif(btrim(u.raw_user_meta_data ->> 'username'), ''), split_part(u.email, '@', 1)), 80),
      'alta', null, '{"admin": true}', i.por, private.nombre_de(i.por));
  return null;
end
$$;

drop trigger invitacion on auth.users;
create constraint trigger invitacion after update of email_confirmed_at on auth.users
  deferrable initially deferred for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and new.raw_user_meta_data ? 'invitacion')
  execute function private.invitacion_usada();

alter function private.plato_sin_traducir(text, text, text[], jsonb) set search_path = '';
alter function private.bebida_sin_traducir(text, text, jsonb) set search_path = '';
alter function private.vino_sin_traducir(text, text, jsonb) set search_path = '';

-- One policy for each kind of visitor: of two, PostgreSQL evaluates both for every row.
drop policy lectura_casa on public.imagenes;
alter policy lectura on public.imagenes to anon;
create policy lectura_sesion on public.imagenes for select to authenticated
  using ((select private.es_admin())
    or exists (select 1 from public.platos p where p.imagen_id = imagenes.id)
    or exists (select 1 from public.bebidas b where b.imagen_id = imagenes.id)
    or exists (select 1 from public.vinos v where v.imagen_id = imagenes.id)
    or exists (select 1 from public.galeria g where g.imagen_id = imagenes.id)
    or exists (select 1 from public.filosofia f where f.imagen_id = imagenes.id));

create index lista_espera_por_cuenta on public.lista_espera (user_id) where user_id is not null;

-- Tables ---------------------------------------------------------------------------------------------------------------

-- Tables of an area, where the house wants them (`zonas.por_mesas`): then a party has a place when a table, or one of
-- the allowed joins, is free for its whole stay, beside the law of the seats. Elsewhere nothing changes.
-- lib/reservas/free-mesas.ts chooses as private.mesas_libres does; tests/fixtures/mesas.cases.json runs through both.

alter table public.zonas add column por_mesas boolean not null default false;

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
revoke all on public.mesas from public, anon, authenticated;
alter table public.mesas enable row level security;
grant select on public.mesas to authenticated;
create policy lectura on public.mesas for select to authenticated using ((select private.es_admin()));
create trigger tocar before insert or update on public.mesas for each row execute function private.tocar();
create trigger historial_mesas after insert or update or delete on public.mesas
  for each row execute function private.historial_anotar('mesas', 'id');

-- The table a party has. It stays on record when the party is gone.
alter table public.reservas add column mesa_id uuid references public.mesas (id) on delete set null;
alter table public.lista_espera add column mesa_id uuid references public.mesas (id) on delete set null;
create index reservas_por_mesa on public.reservas (mesa_id) where mesa_id is not null;
create index lista_espera_por_mesa on public.lista_espera (mesa_id) where mesa_id is not null;

create or replace view private.ocupacion as
  select id, preferencia_mesa as mesa, inicio, fin, personas, mesa_id from public.reservas where ocupa
  union all
  select id, preferencia_mesa, inicio, fin, personas, mesa_id from public.lista_espera
    where estado = 'ofrecida' and expira_en > now() and fecha_reserva >= (now() at time zone 'Europe/Madrid')::date - 1;

-- The tables and joins of an area that are free for a whole stay and fit a party, the one it is given first: the one it
-- has already (`sin`), else the one with the fewest seats, of those the one of fewest tables, then as the owner has
-- ordered them. By hand (`a_mano`) the smallest party does not count.
create function private.mesas_libres(zona text, desde timestamptz, hasta timestamptz, personas integer, sin uuid,
  a_mano boolean default false) returns setof uuid
language sql stable set search_path = '' as $$
  with tomadas as materialized (
    select coalesce(array_agg(p), '{}') as piezas
    from private.ocupacion o join public.mesas m on m.id = o.mesa_id, unnest(m.piezas) p
    where o.mesa = zona and o.id is distinct from sin
      -- As private.pico looks for them.
      and o.inicio < hasta and o.inicio > desde - interval '9 hours' and o.fin > desde),
  suya as materialized (select r.mesa_id as id from public.reservas r where r.id = sin)
  select m.id from public.mesas m join public.zonas z on z.id = m.zona_id cross join tomadas t left join suya s on true
  where z.clave = zona and mesas_libres.personas <= m.plazas
    and (a_mano or mesas_libres.personas >= m.minimo or m.id = s.id)
    and not m.piezas && t.piezas
  order by m.id is distinct from s.id, m.plazas, cardinality(m.piezas), m.orden, m.nombre collate "C", m.id
$$;

drop function private.plaza(text, date, time, integer, integer, uuid, boolean);

-- As before; where an area has tables, also whether one is free: `mesas` is how many (null: nobody counts them).
create function private.plaza(mesa text, fecha date, hora time, personas integer, duracion integer, sin uuid,
  todo boolean,
  out motivo text, out aforo integer, out ocupadas integer, out ritmo jsonb, out entran_personas integer,
    out entran_reservas integer, out mesas integer)
language plpgsql stable set search_path = '' as $$
declare
  desde constant timestamptz := (fecha + hora) at time zone 'Europe/Madrid';
  hasta constant timestamptz := (fecha + hora + duracion * interval '1 minute') at time zone 'Europe/Madrid';
begin
  aforo := private.aforo_de(mesa, fecha);
  ritmo := private.ajuste('ritmo');
  if todo or aforo is not null then
    ocupadas := private.pico(mesa, desde, hasta, sin);
    if personas > aforo or personas + ocupadas > aforo then motivo := 'lleno'; end if;
  end if;
  if (todo or motivo is null) and exists (select from public.zonas z where z.clave = mesa and z.por_mesas) then
    mesas := (select count(*) from private.mesas_libres(mesa, desde, hasta, personas, sin));
    if mesas = 0 then motivo := 'lleno'; end if;
  end if;
  if todo or motivo is null and (ritmo ->> 'personas' is not null or ritmo ->> 'reservas' is not null) then
    select coalesce(sum(o.personas), 0), count(*) into entran_personas, entran_reservas
      from private.ocupacion o where o.inicio = desde and o.mesa in ('interior', 'exterior')
        and o.id is distinct from sin;
    -- A party larger than the pace may still come, alone: twenty guests are promised a table (§9).
    if motivo is null and entran_reservas > 0 and (entran_personas + personas > (ritmo ->> 'personas')::integer
        or entran_reservas + 1 > (ritmo ->> 'reservas')::integer)
    then motivo := 'ritmo'; end if;
  end if;
end
$$;

-- BEFORE, by name after `alta` and `cambio`, which have counted under the lock of the day: whoever holds seats gets the
-- table that was counted, and keeps it while it is free and fits. Above the seats there may be none.
create function private.mesa_asignar() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  desde constant timestamptz := (new.fecha_reserva + new.hora_reserva) at time zone 'Europe/Madrid';
  -- A request keeps its seats until its proposal is written, and its table is the first that is offered.
  sin uuid := new.id;
begin
  if tg_table_name = 'lista_espera' then
    if new.estado <> 'ofrecida' or tg_op = 'UPDATE' and old.estado = 'ofrecida' then return new; end if;
    sin := coalesce(new.propuesta_de, new.id);
  elsif new.estado not in ('pendiente', 'confirmada', 'llegada', 'sentada') then return new;
  elsif tg_op = 'UPDATE' then
    if old.ocupa and (new.fecha_reserva, new.hora_reserva, new.personas, new.preferencia_mesa, new.duracion)
      = (old.fecha_reserva, old.hora_reserva, old.personas, old.preferencia_mesa, old.duracion) then return new; end if;
  end if;
  new.mesa_id := case when exists (select from public.zonas z where z.clave = new.preferencia_mesa and z.por_mesas)
    then (select m from private.mesas_libres(new.preferencia_mesa, desde,
      (new.fecha_reserva + new.hora_reserva + new.duracion * interval '1 minute') at time zone 'Europe/Madrid',
      new.personas, sin) m limit 1) end;
  return new;
end
$$;
create trigger mesa before insert
    or update of fecha_reserva, hora_reserva, personas, preferencia_mesa, duracion, estado
  on public.reservas for each row execute function private.mesa_asignar();
create trigger mesa before insert or update of estado on public.lista_espera
  for each row execute function private.mesa_asignar();

-- Nobody counts meanwhile, on any day that can be booked.
create function private.mesas_bloquear() returns void
language plpgsql set search_path = '' as $$
declare
  hoy constant date := private.ahora_madrid()::date;
  dia date;
begin
  for dia in select g::date from generate_series(hoy - 1, greatest((select max(r.fecha_reserva) from public.reservas r),
    hoy + coalesce((private.ajuste('horizonte_dias') #>> '{}')::integer, 365)) + 1, interval '1 day') g order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('reservas:' || to_char(dia, 'YYYY-MM-DD'), 0));
  end loop;
end
$$;

-- AFTER an area's tables were switched on or changed: who has one that is too small by now, or that another needs, the
-- smaller party first, gives it up; and whoever has none gets one by the rule, in the order of arriving, the larger
-- party first.
create function private.mesas_repartir() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o record;
  suya uuid;
begin
  perform private.mesas_bloquear();
  for o in select * from private.ocupacion x where x.mesa = new.clave and x.fin > now() and x.mesa_id is not null
    order by x.personas, x.inicio, x.id
  loop
    if not exists (select from private.mesas_libres(new.clave, o.inicio, o.fin, o.personas, o.id, true) m
      where m = o.mesa_id)
    then
      update public.reservas r set mesa_id = null, version = r.version + 1 where r.id = o.id;
      update public.lista_espera l set mesa_id = null where l.id = o.id;
    end if;
  end loop;
  for o in select * from private.ocupacion x where x.mesa = new.clave and x.fin > now() and x.mesa_id is null
    order by x.inicio, x.personas desc, x.id
  loop
    select m into suya from private.mesas_libres(new.clave, o.inicio, o.fin, o.personas, o.id) m limit 1;
    continue when suya is null;
    update public.reservas r set mesa_id = suya, version = r.version + 1 where r.id = o.id;
    update public.lista_espera l set mesa_id = suya where l.id = o.id;
  end loop;
  return null;
end
$$;
create trigger repartir after update of por_mesas on public.zonas
  for each row when (new.por_mesas) execute function private.mesas_repartir();

-- The tables of an area as the editor has them, all at once and in their order:
-- `[{ "id", "nombre", "plazas", "minimo", "x", "y", "unidas": [ids] }]`; one that is missing goes. A join is of tables of the same area that are none themselves.
--   PT409 conflicto  somebody saved meanwhile
--   PT422 mesas      not of this shape
create function public.guardar_mesas(zona uuid, por_mesas boolean, mesas jsonb, version integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  fila public.zonas;
begin
  perform private.solo_admin('guardar_mesas');
  if mesas is null or jsonb_typeof(mesas) <> 'array' or jsonb_array_length(mesas) > 200 then
    raise exception 'mesas' using errcode = 'PT422';
  end if;
  perform private.mesas_bloquear();
  select * into fila from public.zonas z where z.id = zona for update;
  if fila.id is null then raise exception 'no_existe' using errcode = 'PT404'; end if;
  if fila.version is distinct from guardar_mesas.version then
    raise exception 'conflicto' using errcode = 'PT409';
  end if;
  delete from public.mesas m where m.zona_id = zona
    and not exists (select from jsonb_array_elements(mesas) e where e ->> 'id' = m.id::text);
  insert into public.mesas as m (id, zona_id, nombre, plazas, minimo, orden, x, y, unidas)
    select (e ->> 'id')::uuid, zona, btrim(e ->> 'nombre'), (e ->> 'plazas')::integer,
      coalesce((e ->> 'minimo')::integer, 1), n, (e ->> 'x')::smallint, (e ->> 'y')::smallint,
      coalesce((select array_agg(distinct u::uuid order by u::uuid)
        from jsonb_array_elements_text(e -> 'unidas') u), '{}')
    from jsonb_array_elements(mesas) with ordinality a (e, n)
    on conflict (id) do update set nombre = excluded.nombre, plazas = excluded.plazas, minimo = excluded.minimo,
      orden = excluded.orden, x = excluded.x, y = excluded.y, unidas = excluded.unidas
      where m.zona_id = excluded.zona_id and (m.nombre, m.plazas, m.minimo, m.orden, m.x, m.y, m.unidas)
        is distinct from (excluded.nombre, excluded.plazas, excluded.minimo, excluded.orden, excluded.x, excluded.y,
          excluded.unidas);
  if (select count(*) from public.mesas m where m.zona_id = zona) <> jsonb_array_length(mesas)
    or exists (select from public.mesas m, unnest(m.unidas) u where m.zona_id = zona
      and not exists (select from public.mesas p where p.id = u and p.zona_id = zona and p.unidas = '{}'))
    -- By tables, with none: nobody could ever book.
    or guardar_mesas.por_mesas and mesas = '[]'
  then raise exception 'mesas' using errcode = 'PT422'; end if;
  update public.zonas z set por_mesas = guardar_mesas.por_mesas where z.id = zona;
  return fila.clave;
end
$$;

-- A party at another table of its area, or at none, by hand: any that is free while it stays and has its seats.
--   PT409 mesa_ocupada
create function public.reserva_mesa(id uuid, version integer, mesa uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas;
  antes uuid;
begin
  perform private.solo_admin('reserva_mesa');
  fila := private.toma_version(reserva_mesa.id, reserva_mesa.version);
  if not fila.ocupa or not exists (select from public.zonas z where z.clave = fila.preferencia_mesa and z.por_mesas)
    then perform private.rehusa('transicion'); end if;
  antes := fila.mesa_id;
  if mesa is not distinct from antes then return private.paso_json(fila); end if;
  if mesa is not null and not exists (select from private.mesas_libres(fila.preferencia_mesa, fila.inicio, fila.fin,
    fila.personas, fila.id, true) m where m = mesa) then
    raise exception 'mesa_ocupada' using errcode = 'PT409';
  end if;
  update public.reservas r set mesa_id = mesa, version = r.version + 1 where r.id = fila.id returning * into fila;
  perform private.mesa_evento(fila, antes, '{}');
  return private.paso_json(fila);
end
$$;

-- The line of the history about it. Nothing that a guest is told of.
create function private.mesa_evento(r public.reservas, antes uuid, datos jsonb) returns void
language sql set search_path = '' as $$
  insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
    values (r.id, 'cambio', r.estado, r.estado, private.actor(), auth.uid(), datos || jsonb_build_object('sitio',
      jsonb_build_object('era', antes, 'de', (select m.nombre from public.mesas m where m.id = antes),
        'a', (select m.nombre from public.mesas m where m.id = r.mesa_id))))
$$;

-- The bin, as before; without tables, which are put back in their editor.
create or replace function public.papelera(antes bigint default null, cuantos integer default 30)
returns setof public.historial
language sql stable security invoker set search_path = '' as $$
  select h.* from public.historial h where h.operacion = 'baja' and (papelera.antes is null or h.id < papelera.antes)
    and h.tabla <> 'mesas'
    and not exists (select 1 from public.historial y where y.tabla = h.tabla and y.fila = h.fila and y.id > h.id)
  order by h.id desc limit least(greatest(cuantos, 1), 100)
$$;

-- As before; also that somebody was moved to another table.
create or replace function private.deshacible(e public.reserva_eventos, canal text) returns boolean
language sql stable set search_path = '' as $$
  select e.actor = 'personal' and e.en > now() - interval '15 minutes' and not e.datos ?| array['deshace', 'propuesta']
    and (e.tipo = 'estado' or e.datos ?| array['antes', 'sitio'] or e.tipo = 'alta' and canal in ('telefono', 'paso'))
$$;

-- Takes back the staff's last step, a move to another table too while the one before is free. What was written down by
-- mistake goes off the book: called off by the house, without a word to anybody, and on record.
create or replace function public.reserva_deshacer(id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas;
  e public.reserva_eventos;
  antes jsonb;
  otra_vez text;
  de_mesa uuid;
  error boolean;
begin
  perform private.solo_admin('reserva_deshacer');
  select * into e from public.reserva_eventos v where v.reserva_id = reserva_deshacer.id order by v.id desc limit 1;
  antes := e.datos -> 'antes';
  fila := private.toma_version(reserva_deshacer.id, reserva_deshacer.version, (antes ->> 'fecha')::date,
    (antes ->> 'hora')::time,
    (antes ->> 'personas')::integer);
  -- Under the lock: it may have been another.
  select * into e from public.reserva_eventos v where v.reserva_id = fila.id order by v.id desc limit 1;
  if not private.deshacible(e, fila.canal) or e.a is distinct from fila.estado
    then perform private.rehusa('transicion'); end if;
  -- One that could not be delivered has told nobody; and nobody is to send it once more.
  update public.correos c set estado = 'anulado' where c.clave = 'evento:' || e.id
    and c.estado in ('pendiente', 'fallido');
  if exists (select 1 from public.correos c where c.clave = 'evento:' || e.id and c.estado <> 'anulado') then
    perform private.rehusa('avisado');
  end if;
  if e.datos ? 'sitio' then
    de_mesa := fila.mesa_id;
    if e.datos #>> '{sitio,era}' is not null and not exists (select from private.mesas_libres(fila.preferencia_mesa,
      fila.inicio, fila.fin, fila.personas, fila.id, true) m where m = (e.datos #>> '{sitio,era}')::uuid) then
      raise exception 'mesa_ocupada' using errcode = 'PT409';
    end if;
    update public.reservas r set mesa_id = (e.datos #>> '{sitio,era}')::uuid, version = r.version + 1
      where r.id = fila.id returning * into fila;
    perform private.mesa_evento(fila, de_mesa, jsonb_build_object('deshace', e.id));
    return private.paso_json(fila);
  end if;
  antes := e.datos -> 'antes';
  error := e.tipo = 'alta' or e.datos ? 'apuntada';
  if e.datos ? 'sin_aforo' then
    select v.datos ->> 'motivo' into otra_vez from public.reserva_eventos v
      where v.reserva_id = fila.id and v.id < e.id and v.datos -> 'sobre_aforo' = 'true' order by v.id desc limit 1;
  end if;
  perform private.libro(jsonb_build_object('deshace', e.id)
    || case when error then '{"por_error": true}'::jsonb else '{}' end, false, 0, salto => fila.id);
  update public.reservas r set estado = case when error then 'cancelada_restaurante' else coalesce(e.de, r.estado) end,
      motivo = null, fecha_reserva = coalesce((antes ->> 'fecha')::date, r.fecha_reserva),
        hora_reserva = coalesce((antes ->> 'hora')::time, r.hora_reserva),
      personas = coalesce((antes ->> 'personas')::integer, r.personas),
        preferencia_mesa = coalesce(antes ->> 'mesa', r.preferencia_mesa),
      duracion = coalesce((e.datos ->> 'duraba')::integer, r.duracion),
      -- A grant above the seats goes with the place it was for.
      sobre_aforo = e.datos ? 'sin_aforo' or r.sobre_aforo and not e.datos ? 'sobre_aforo',
      sobre_aforo_motivo = case when e.datos ? 'sin_aforo' then otra_vez when not e.datos ? 'sobre_aforo'
        then r.sobre_aforo_motivo end
    where r.id = fila.id returning * into fila;
  perform private.set_step(null);
  return private.paso_json(fila);
end
$$;

-- Why a time is full, or how much is left: the numbers of the function that decides, and who holds the seats.
create or replace function public.explicar(fecha date, hora text, personas integer, mesa text,
  sin uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  duracion constant integer := private.duracion_de(personas);
  desde timestamptz;
  hasta timestamptz;
  p record;
begin
  perform private.solo_admin('explicar');
  if fecha is null or coalesce(hora, '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    then perform private.rehusa('hora'); end if;
  if personas is null or personas not between 1 and 99 then perform private.rehusa('personas'); end if;
  if coalesce(mesa, '') not in ('interior', 'exterior') then perform private.rehusa('mesa'); end if;
  desde := (fecha + hora::time) at time zone 'Europe/Madrid';
  hasta := (fecha + hora::time + duracion * interval '1 minute') at time zone 'Europe/Madrid';
  select * into p from private.plaza(mesa, fecha, hora::time, personas, duracion, sin, true);
  return jsonb_build_object(
    'fecha', to_char(fecha, 'YYYY-MM-DD'), 'hora', hora, 'personas', personas, 'mesa', mesa, 'duracion', duracion,
    -- What the rules say before any seat is counted: closed, past, too soon …
    'regla', private.motivo_de(private.aviso_del_turno(fecha, hora, personas, mesa, private.reglas_reserva())),
    'motivo', p.motivo, 'mesas', p.mesas, 'aforo', p.aforo,
    'ocupadas', p.ocupadas, 'quedan', greatest(p.aforo - p.ocupadas, 0),
    'ritmo', coalesce(p.ritmo, '{}'), 'entran_personas', p.entran_personas, 'entran_reservas', p.entran_reservas,
    'especial', (select c from jsonb_array_elements(coalesce(private.ajuste('cierres'), '[]')) c
      where to_char(fecha, 'YYYY-MM-DD') collate "C" between c ->> 'desde' and c ->> 'hasta' limit 1),
    'ocupan', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'nombre', coalesce(r.nombre, l.nombre),
          'oferta', l.id is not null, 'personas', o.personas, 'estado', r.estado,
          'desde', to_char(o.inicio at time zone 'Europe/Madrid', 'HH24:MI'),
            'hasta', to_char(o.fin at time zone 'Europe/Madrid', 'HH24:MI'))
        order by o.inicio, o.id)
      from private.ocupacion o left join public.reservas r on r.id = o.id left join public.lista_espera l on l.id = o.id
      where o.mesa = explicar.mesa and o.inicio < hasta and o.inicio > desde - interval '9 hours' and o.fin > desde
        and o.id is distinct from sin), '[]'));
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.guardar_mesas(uuid, boolean, jsonb, integer), public.reserva_mesa(uuid, integer, uuid)
  from public, anon, authenticated;
grant execute on function public.guardar_mesas(uuid, boolean, jsonb, integer),
  public.reserva_mesa(uuid, integer, uuid) to authenticated;

-- Hours of each weekday ------------------------------------------------------------------------------------------------

-- Hours of a weekday and service, from a day on: `ajustes.semana`. Nothing there: the hours of the house, as before.

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

alter table public.ajustes add constraint ajustes_semana check (clave <> 'semana' or private.semana_ok(valor));

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

create or replace function private.reglas_reserva() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'comida', case when cardinality(c.horarios_comida) > 0 then to_jsonb(c.horarios_comida)
      else (select jsonb_agg(to_char(time '13:00' + i * interval '15 min', 'HH24:MI') order by i)
        from generate_series(0, 9) i) end,
    'cena', case when cardinality(c.horarios_cena) > 0 then to_jsonb(c.horarios_cena)
      else (select jsonb_agg(to_char(time '18:30' + i * interval '15 min', 'HH24:MI') order by i)
        from generate_series(0, 16) i) end,
    'diasCerrados', coalesce(a.todo -> 'dias_cerrados', '[1]'),
    'cierres', coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('desde', cierre -> 'desde', 'hasta', cierre -> 'hasta',
        'tipo', coalesce(cierre -> 'tipo', '"cierre"'), 'comida', cierre -> 'comida', 'cena', cierre -> 'cena')))
      from jsonb_array_elements(a.todo -> 'cierres') cierre where coalesce(cierre ->> 'tipo', '') <> 'aforo_reducido'),
        '[]'),
    'semana', coalesce(a.todo -> 'semana', '[]'),
    'personasMin', coalesce(a.todo -> 'personas_min', '1'),
    'personasMax', coalesce(a.todo -> 'personas_max', '20'),
    'avisoMinutos', coalesce(a.todo -> 'aviso_minutos', '0'),
    'horizonteDias', coalesce(a.todo -> 'horizonte_dias', '365'))
  from (select jsonb_object_agg(clave, valor) as todo from public.ajustes
        where clave in ('dias_cerrados', 'cierres', 'semana', 'personas_min', 'personas_max', 'aviso_minutos',
          'horizonte_dias')) a
  left join public.contenido_reservas c on true
$$;

-- The times of a service that a weekday has of its own on a day, from the latest entry that has begun; null: the house's.
create function private.horas_de_semana(servicio text, dow integer, fecha text, semana jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(e.s -> 'horas') = 'array' then e.s -> 'horas' end
  from jsonb_array_elements(semana) with ordinality e (s, n)
  where e.s -> 'dia' = to_jsonb(dow) and e.s ->> 'servicio' = servicio and e.s ->> 'desde' <= fecha collate "C"
  order by e.s ->> 'desde' collate "C" desc, e.n limit 1
$$;

-- What the week has for a day, special days aside. `descansa`: it serves nothing; the times are then the house's, for
-- whoever opens that day all the same.
create function private.dia_de_semana(fecha text, reglas jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  semana constant jsonb := coalesce(reglas -> 'semana', '[]');
  dow constant integer := extract(isodow from private.fecha_de(fecha));
  descansa constant boolean := coalesce(reglas -> 'diasCerrados' @> to_jsonb(dow), false);
  comida jsonb := reglas -> 'comida';
  cena jsonb := reglas -> 'cena';
begin
  if semana = '[]' then return jsonb_build_object('descansa', descansa, 'comida', comida, 'cena', cena); end if;
  comida := coalesce(private.horas_de_semana('comida', dow, fecha, semana), case when descansa then '[]' else comida end);
  cena := coalesce(private.horas_de_semana('cena', dow, fecha, semana), case when descansa then '[]' else cena end);
  if comida || cena = '[]' then
    return jsonb_build_object('descansa', true, 'comida', reglas -> 'comida', 'cena', reglas -> 'cena');
  end if;
  return jsonb_build_object('descansa', false, 'comida', comida, 'cena', cena);
end
$$;

-- As before, on the hours of the weekday.
create or replace function private.horas_de(fecha text, reglas jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'comida', coalesce(h.dia -> 'comida', nullif(a.dia -> 'comida', '[]'), s.dia -> 'comida'),
    'cena', coalesce(h.dia -> 'cena', nullif(a.dia -> 'cena', '[]'), s.dia -> 'cena'))
  from (select private.especial(fecha, array['horario_especial'], reglas) as dia) h,
    (select private.especial(fecha, array['apertura_especial'], reglas) as dia) a,
    (select private.dia_de_semana(fecha, reglas) as dia) s
$$;

-- Whether a day is closed by a closing or by the week; a special opening wins over the week.
create function private.cerrado_en(fecha text, reglas jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select private.especial(fecha, array['cierre'], reglas) is not null
    or (private.dia_de_semana(fecha, reglas) -> 'descansa')::boolean
      and private.especial(fecha, array['apertura_especial'], reglas) is null
$$;

-- As before; the week says which days are closed.
create or replace function private.reserva_aviso(r jsonb, ahora timestamp,
  reglas jsonb default private.reglas_reserva()) returns text
language plpgsql stable set search_path = '' as $$
declare
  nombre constant text := private.recorta(normalize(r ->> 'nombre', NFC));
  email constant text := r ->> 'email';
  telefono constant text := r ->> 'telefono';
  fecha constant date := private.fecha_de(r ->> 'fecha_reserva');
  hora constant text := r ->> 'hora_reserva';
  personas constant jsonb := r -> 'personas';
  hoy constant date := ahora::date;
  reloj constant text := to_char(ahora, 'HH24:MI');
  horas jsonb;
begin
  if nombre is null or char_length(nombre) not between 2 and 80
    -- A letter of any of the world's larger scripts, by code point: the same in every locale and in TypeScript.
    or nombre !~ '[A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u0373\u0376-\u0377\u037b-\u037d\u0386\u0388-\u0481\u048a-\u0556\u0561-\u0587\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u0904-\u0939\u0985-\u0dc6\u0e01-\u0e30\u10a0-\u10ff\u1100-\u11ff\u1e00-\u1fbc\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]'
    or nombre ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  then return 'nombre'; end if;
  if email is null or char_length(email) > 254
    or email !~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$'
  then return 'email'; end if;
  if telefono is null or char_length(telefono) > 24 or telefono !~ '^\+[0-9]{10,19}$' then return 'telefono'; end if;

  if fecha is null then return 'fecha'; end if;
  if fecha < hoy then return 'pasado'; end if;
  if private.cerrado_en(r ->> 'fecha_reserva', reglas) then return 'cerrado'; end if;
  -- A day without a single time is closed too.
  horas := private.horas_de(r ->> 'fecha_reserva', reglas);
  if horas -> 'comida' = '[]' and horas -> 'cena' = '[]' then return 'cerrado'; end if;
  if fecha > hoy + (reglas ->> 'horizonteDias')::integer then return 'horizonte'; end if;

  if hora is null or not (horas -> 'comida' ? hora or horas -> 'cena' ? hora) then return 'hora'; end if;
  if fecha = hoy and hora collate "C" <= reloj collate "C" then return 'hora_pasada'; end if;
  if (fecha + hora::time) < date_trunc('minute', ahora) + (reglas ->> 'avisoMinutos')::integer * interval '1 minute'
  then return 'aviso'; end if;

  if jsonb_typeof(personas) is distinct from 'number' or personas::numeric <> trunc(personas::numeric)
    or personas::numeric not between (reglas ->> 'personasMin')::integer and (reglas ->> 'personasMax')::integer
  then return 'personas'; end if;
  if r ->> 'preferencia_mesa' is null or r ->> 'preferencia_mesa' not in ('interior', 'exterior')
    then return 'mesa'; end if;
  if char_length(r ->> 'notas') > 500 or char_length(r ->> 'requisitos_dieteticos') > 500
    or char_length(r ->> 'ocasion') > 80
  then return 'texto_largo'; end if;
  return null;
end
$$;

-- The board of a day changes with the hours of its weekday.
create or replace function private.pulso(fecha date) returns text
language sql stable set search_path = '' as $$
  select md5(concat_ws('|',
    (select concat_ws(':', count(*), sum(r.version), max(r.actualizado_en), max(r.creado_en)) from public.reservas r
      where r.fecha_reserva = fecha),
    (select concat_ws(':', count(*), max(l.creado_en), string_agg(l.estado, '' order by l.id))
      from public.lista_espera l where l.fecha_reserva = fecha
      and l.estado in ('esperando', 'ofrecida')),
    -- What is known of its guests: an allergy written on a card belongs on the board at once.
    (select sum((select c.version from public.clientes c where c.id = r.cliente_id)) from public.reservas r
      where r.fecha_reserva = fecha),
    (select string_agg(a.clave || a.version, ',' order by a.clave) from public.ajustes a
      where a.clave in ('cierres', 'semana', 'ritmo', 'duraciones')),
    (select string_agg(concat_ws('.', z.clave, z.aforo, z.version), ',' order by z.clave) from public.zonas z)))
$$;

-- Dinner begins with the first slot that any day of the week has for it: one hour for the board, the counts and reports.
create or replace function private.cena_desde() returns time
language sql stable set search_path = '' as $$
  select coalesce(least((r.reglas -> 'cena' ->> 0)::time, (
      select min((s -> 'horas' ->> 0)::time) from jsonb_array_elements(r.reglas -> 'semana') s
      where s ->> 'servicio' = 'cena' and jsonb_typeof(s -> 'horas') = 'array')), time '18:00')
  from (select private.reglas_reserva() as reglas) r
$$;

-- A day as the board shows it, in one answer.
create or replace function public.libro_dia(fecha date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  dia constant text := to_char(fecha, 'YYYY-MM-DD');
  horas constant jsonb := private.horas_de(dia, reglas);
begin
  perform private.solo_admin('libro_dia');
  if fecha is null then perform private.rehusa('fecha'); end if;
  return jsonb_build_object('fecha', dia, 'pulso', private.pulso(fecha),
    'cerrado', private.cerrado_en(dia, reglas),
    'aforo', jsonb_build_object('interior', private.aforo_de('interior', fecha),
      'exterior', private.aforo_de('exterior', fecha)),
    'ritmo', coalesce(private.ajuste('ritmo'), '{}'), 'cena_desde', to_char(private.cena_desde(), 'HH24:MI'),
    'comida', private.horas_del_libro(fecha, horas -> 'comida'),
      'cena', private.horas_del_libro(fecha, horas -> 'cena'),
    'reservas', coalesce((select jsonb_agg(private.fila_del_libro(r) order by r.hora_reserva, r.creado_en, r.id)
      from public.reservas r where r.fecha_reserva = fecha), '[]'),
    'espera', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'nombre', l.nombre, 'telefono', l.telefono,
        'hora', to_char(l.hora_reserva, 'HH24:MI'), 'personas', l.personas, 'mesa', l.preferencia_mesa,
        'estado', l.estado, 'propuesta', l.propuesta_de is not null, 'expira_en', l.expira_en,
        'hasta', to_char(l.fin at time zone 'Europe/Madrid', 'HH24:MI'),
        'mesa_id', case when l.estado = 'ofrecida' and l.expira_en > now() then l.mesa_id end)
        order by l.creado_en, l.id)
      from public.lista_espera l where l.fecha_reserva = fecha and l.estado in ('esperando', 'ofrecida')), '[]'),
    -- Of the areas that count by tables.
    'mesas', coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'zona', z.clave, 'nombre', m.nombre,
        'plazas', m.plazas, 'minimo', m.minimo, 'x', m.x, 'y', m.y, 'unidas', m.unidas) order by z.orden, m.orden, m.id)
      from public.mesas m join public.zonas z on z.id = m.zona_id where z.por_mesas), '[]'));
end
$$;

-- Days side by side, at most ten weeks: how many by service, who waits, and whether it is closed.
create or replace function public.libro_dias(desde date, hasta date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  cena constant time := private.cena_desde();
begin
  perform private.solo_admin('libro_dias');
  if desde is null or hasta is null or hasta - desde not between 0 and 70 then perform private.rehusa('fecha'); end if;
  return (select jsonb_agg(jsonb_build_object('fecha', to_char(d.dia, 'YYYY-MM-DD'),
      'cerrado', private.cerrado_en(to_char(d.dia, 'YYYY-MM-DD'), reglas),
      'comida', coalesce(c.comida, 0), 'cena', coalesce(c.cena, 0), 'reservas', coalesce(c.reservas, 0),
        'pendientes', coalesce(c.pendientes, 0)) order by d.dia)
    from (select g::date as dia from generate_series(desde, hasta, interval '1 day') g) d
    left join (select r.fecha_reserva,
        sum(r.personas) filter (where r.hora_reserva < cena) as comida,
          sum(r.personas) filter (where r.hora_reserva >= cena) as cena,
        count(*) as reservas, count(*) filter (where r.estado = 'pendiente') as pendientes
      from public.reservas r where r.fecha_reserva between desde and hasta
        and r.estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada') group by 1) c on c.fecha_reserva
          = d.dia);
end
$$;

-- The chart counts as the board does.
create or replace function private.reservas_por_dia(desde date, hasta date) returns jsonb
language sql stable set search_path = '' as $$
  with cena as (select private.cena_desde() as desde), cuentas as (
    select r.fecha_reserva as dia, case when r.hora_reserva < cena.desde then 'comida' else 'cena' end as servicio,
      r.idioma, count(*) as reservas, sum(r.personas) as personas
    from public.reservas r, cena
    where r.fecha_reserva between reservas_por_dia.desde and reservas_por_dia.hasta
      and r.estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada')
    group by 1, 2, 3
  )
  select coalesce(jsonb_agg(to_jsonb(cuentas) order by dia, servicio, idioma), '[]') from cuentas
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.semana_ok(jsonb) to authenticated, service_role;
revoke all on function public.guardar_semana(jsonb, integer) from public, anon, authenticated;
grant execute on function public.guardar_semana(jsonb, integer) to authenticated;

-- Changes with a date --------------------------------------------------------------------------------------------------

-- Changes with a date: what is to become of a dish, a drink, a wine or a text at a moment. Only what changes is stored, so that
-- whatever is edited meanwhile stays; the clock's job applies each once, and the history tells who had planned it.

-- { "precios": { "racion": 1600 }, "visible": false, "nombre": "…", "descripcion": "…" }, any of them. A price is of a
-- format that is there; of a wine "botella" or "copa".
create function private.programado_ok(cambio jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(cambio) <> 'object' or cambio = '{}' then false
    when cambio - array['precios', 'visible', 'nombre', 'descripcion'] <> '{}' then false
    when cambio ? 'visible' and jsonb_typeof(cambio -> 'visible') <> 'boolean' then false
    when cambio ? 'nombre' and (jsonb_typeof(cambio -> 'nombre') <> 'string'
      or char_length(btrim(cambio ->> 'nombre')) not between 2 and 200) then false
    when cambio ? 'descripcion' and (jsonb_typeof(cambio -> 'descripcion') <> 'string'
      or char_length(cambio ->> 'descripcion') > 4000) then false
    when not cambio ? 'precios' then true
    when jsonb_typeof(cambio -> 'precios') <> 'object' or cambio -> 'precios' = '{}' then false
    else not exists (select 1 from jsonb_each(cambio -> 'precios') p
      where jsonb_typeof(p.value) <> 'number' or p.value::text !~ '^[1-9][0-9]{0,6}$') end
$$;

create table private.programados (
  id uuid primary key default gen_random_uuid(),
  tabla text not null check (tabla in ('platos', 'bebidas', 'vinos', 'preguntas_frecuentes', 'filosofia')),
  fila uuid not null,
  cambio jsonb not null check (private.programado_ok(cambio)),
  en timestamptz not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'hecho', 'cancelado', 'fallido')),
  -- Why it could not be done.
  motivo text check (char_length(motivo) <= 300),
  resuelto_en timestamptz,
  quien uuid,
  creado_en timestamptz not null default clock_timestamp()
);
create index programados_pendientes on private.programados (en) where estado = 'pendiente';
revoke all on private.programados from public, anon, authenticated;

-- What can be changed of a thing, as it is now; null when it is gone.
create function private.programable(tabla text, fila uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case tabla
    when 'platos' then (select jsonb_build_object('nombre', p.nombre, 'descripcion', p.descripcion,
        'visible', p.visible, 'precios', coalesce((select jsonb_object_agg(x.formato, x.cents)
          from public.plato_precios x where x.plato_id = p.id), '{}'))
      from public.platos p where p.id = fila)
    when 'bebidas' then (select jsonb_build_object('nombre', p.nombre, 'descripcion', p.descripcion,
        'visible', p.visible, 'precios', coalesce((select jsonb_object_agg(x.formato, x.cents)
          from public.bebida_precios x where x.bebida_id = p.id), '{}'))
      from public.bebidas p where p.id = fila)
    when 'vinos' then (select jsonb_build_object('nombre', v.nombre, 'descripcion', v.nota, 'visible', v.visible,
        'precios', jsonb_strip_nulls(jsonb_build_object('botella', v.precio_botella_cents,
          'copa', v.precio_copa_cents)))
      from public.vinos v where v.id = fila)
    when 'preguntas_frecuentes' then (select jsonb_build_object('nombre', q.pregunta, 'descripcion', q.respuesta,
        'visible', q.visible, 'precios', '{}'::jsonb)
      from public.preguntas_frecuentes q where q.id = fila)
    when 'filosofia' then (select jsonb_build_object('nombre', f.titulo, 'descripcion', f.cuerpo,
        'visible', f.visible, 'precios', '{}'::jsonb)
      from public.filosofia f where f.id = fila) end
$$;

-- Does one change, all or nothing. Raises what stands in the way.
create function private.programado_aplicar(p private.programados) returns void
language plpgsql set search_path = '' as $$
declare
  actual constant jsonb := private.programable(p.tabla, p.fila);
  columnas jsonb := p.cambio - 'precios';
begin
  if actual is null then raise exception 'Ya no existe'; end if;
  if exists (select 1 from jsonb_object_keys(p.cambio -> 'precios') k where not actual -> 'precios' ? k) then
    raise exception 'Ya no tiene ese precio';
  end if;
  if p.tabla = 'vinos' then
    columnas := columnas - 'descripcion' || jsonb_strip_nulls(jsonb_build_object('nota', p.cambio -> 'descripcion',
      'precio_botella_cents', p.cambio -> 'precios' -> 'botella',
      'precio_copa_cents', p.cambio -> 'precios' -> 'copa'));
  elsif p.tabla = 'preguntas_frecuentes' then
    columnas := jsonb_strip_nulls(jsonb_build_object('visible', p.cambio -> 'visible',
      'pregunta', p.cambio -> 'nombre', 'respuesta', p.cambio -> 'descripcion'));
  elsif p.tabla = 'filosofia' then
    columnas := jsonb_strip_nulls(jsonb_build_object('visible', p.cambio -> 'visible',
      'titulo', p.cambio -> 'nombre', 'cuerpo', p.cambio -> 'descripcion'));
  elsif p.cambio ? 'precios' then
    execute format('update public.%I x set cents = (e.value)::integer from jsonb_each_text($1) e
      where x.%I = $2 and x.formato = e.key',
      case p.tabla when 'platos' then 'plato_precios' else 'bebida_precios' end,
      case p.tabla when 'platos' then 'plato_id' else 'bebida_id' end) using p.cambio -> 'precios', p.fila;
  end if;
  -- Also when only prices change: an editor that is open must hear of it.
  execute format('update public.%1$I x set (%2$s) = (select %2$s from jsonb_populate_record(x, $1)) where x.id = $2',
    p.tabla, (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(columnas || '{"version": 0}') k))
    using columnas, p.fila;
end
$$;

-- As before; what was planned is noted as done by whoever planned it (`quien` of the step).
create or replace function private.historial_anotar() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  restaurada constant boolean := private.step() ? 'restaurando';
  vieja text;
  nueva text;
begin
  if private.step() ? 'sin_historial' then return null; end if;
  if tg_op <> 'INSERT' then vieja := to_jsonb(old) ->> tg_argv[1]; end if;
  if tg_op <> 'DELETE' then nueva := to_jsonb(new) ->> tg_argv[1]; end if;
  -- Fourteen allergens of one dish, one after the other: noted once.
  insert into private.historial_pendiente (tabla, fila, quien, restaurada)
    select distinct tg_argv[0], x, coalesce((private.step() ->> 'quien')::uuid, auth.uid()), restaurada from unnest(array[vieja, nueva]) x where x is not null
    on conflict do nothing;
  return null;
end
$$;

-- One round: whatever is due, in the order of its moments. What cannot be done is told, and is not tried again.
create function private.tarea_programados() returns void
language plpgsql security definer set search_path = '' as $$
declare
  p private.programados;
begin
  for p in select * from private.programados x where x.estado = 'pendiente' and x.en <= now()
    order by x.en, x.creado_en, x.id for update skip locked
  loop
    begin
      -- Whose change it is, for the history.
      perform private.set_step(jsonb_build_object('quien', p.quien));
      perform private.programado_aplicar(p);
      update private.programados x set estado = 'hecho', resuelto_en = now() where x.id = p.id;
    exception when others then
      update private.programados x set estado = 'fallido', resuelto_en = now(), motivo = left(sqlerrm, 300)
        where x.id = p.id;
    end;
  end loop;
  perform private.set_step(null);
  delete from private.programados x where x.resuelto_en < now() - interval '2 years';
end
$$;

insert into private.rondas (nombre, cada, cron) values ('programados', '0', '* * * * *');

-- All that is to come, and the latest hundred that were; with each thing as it is now.
create function public.programados_lista() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('programados_lista');
  return (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'tabla', x.tabla, 'fila', x.fila,
      'cambio', x.cambio, 'en', x.en, 'dia', to_char(x.en at time zone 'Europe/Madrid', 'YYYY-MM-DD'),
      'hora', to_char(x.en at time zone 'Europe/Madrid', 'HH24:MI'), 'estado', x.estado, 'motivo', x.motivo,
      'quien', private.nombre_de(x.quien), 'ahora', private.programable(x.tabla, x.fila)) order by x.en, x.creado_en, x.id),
      '[]')
    from ((select p.* from private.programados p where p.estado = 'pendiente')
      union all (select p.* from private.programados p where p.estado <> 'pendiente'
        order by p.resuelto_en desc limit 100)) x);
end
$$;

-- `datos`: { "tabla", "fila", "cambio", "dia": "2027-03-01", "hora": "09:00" }, in the restaurant's time. Returns the id.
--   PT409 pasado     that moment is over
--   PT404 no_existe  the thing, or a price of it that is to change
--   PT409 texto_largo  a text does not fit
create function public.programado_guardar(datos jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  actual constant jsonb := private.programable(datos ->> 'tabla', (datos ->> 'fila')::uuid);
  dia constant date := private.fecha_de(datos ->> 'dia');
  p private.programados;
begin
  perform private.solo_admin('programado_guardar');
  if dia is null or coalesce(datos ->> 'hora', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    or not coalesce(private.programado_ok(datos -> 'cambio'), false) then
    raise exception 'cambio' using errcode = 'PT422';
  end if;
  if actual is null or exists (select 1 from jsonb_object_keys(datos -> 'cambio' -> 'precios') k
    where not actual -> 'precios' ? k) then
    raise exception 'no_existe' using errcode = 'PT404';
  end if;
  if (dia + (datos ->> 'hora')::time) at time zone 'Europe/Madrid' <= now() then
    raise exception 'pasado' using errcode = 'PT409';
  end if;
  insert into private.programados (tabla, fila, cambio, en, quien)
    values (datos ->> 'tabla', (datos ->> 'fila')::uuid, datos -> 'cambio',
      (dia + (datos ->> 'hora')::time) at time zone 'Europe/Madrid', auth.uid())
    returning * into p;
  -- Tried now and undone: what the thing's own table refuses is told to whoever plans it, not at its moment.
  begin
    perform private.programado_aplicar(p);
    raise exception using errcode = 'AE001';
  exception when sqlstate 'AE001' then null;
    when check_violation then raise exception 'texto_largo' using errcode = 'PT409';
  end;
  return p.id;
end
$$;

-- Calls a change off, or takes that back while its moment is still to come. PT409 transicion: it is too late.
create function public.programado_cancelar(id uuid, cancelar boolean default true) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.solo_admin('programado_cancelar');
  update private.programados x set estado = case when cancelar then 'cancelado' else 'pendiente' end,
      resuelto_en = case when cancelar then now() end
    where x.id = programado_cancelar.id and x.estado = case when cancelar then 'pendiente' else 'cancelado' end
      and x.en > now();
  if not found then raise exception 'transicion' using errcode = 'PT409'; end if;
  return programado_cancelar.id;
end
$$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then perform private.programar(); end if;
exception when others then
  raise notice 'Nothing is scheduled (%). Enable pg_cron, then: select private.programar();', sqlerrm;
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.programados_lista(), public.programado_guardar(jsonb),
  public.programado_cancelar(uuid, boolean) from public, anon, authenticated;
grant execute on function public.programados_lista(), public.programado_guardar(jsonb),
  public.programado_cancelar(uuid, boolean) to authenticated;

-- The phone call -------------------------------------------------------------------------------------------------------

-- The phone call: a number finds its guest while it is typed, the free times of a day for the staff, and parties that
-- only the house may write down.

-- Parties above twenty -----------------------------------------------------------------------------------------------

-- Why the house takes more than twenty at one table. For the house alone, through its functions: no guest may write it,
-- so none gets past the limit of §9.
alter table public.reservas
  add column grupo_motivo text check (btrim(grupo_motivo) <> '' and char_length(grupo_motivo) <= 300),
  drop constraint reservas_personas_check,
  add constraint reservas_personas_check check (personas between 1 and 20
    or personas between 21 and 200 and (grupo_motivo is not null or anonimizada_en is not null));

-- A party above twenty stays as long as the largest that is named; any other that none covers, two hours.
create or replace function private.duracion_de(personas integer) returns integer
language sql stable set search_path = '' as $$
  select coalesce((
      select (d ->> 'minutos')::integer from jsonb_array_elements(private.ajuste('duraciones')) d
      where (d ->> 'hasta')::integer >= personas order by (d ->> 'hasta')::integer limit 1),
    case when personas > 20 then (
      select (d ->> 'minutos')::integer from jsonb_array_elements(private.ajuste('duraciones')) d
      order by (d ->> 'hasta')::integer desc limit 1) end, 120)
$$;

-- The rules as they bind the staff: no notice, no horizon, and with a written reason (`grupo`, which only the staff's
-- own functions say) a party of any size the house can take; who walks in comes at any minute of any day.
create or replace function private.reglas_del_libro(modo text, hora text) returns jsonb
language sql stable set search_path = '' as $$
  select private.reglas_reserva() || '{"avisoMinutos": 0, "horizonteDias": 1000, "personasMin": 1}'
    || jsonb_build_object('personasMax', case when private.step() ? 'grupo' then 200 else 20 end)
    || case when modo = 'paso' then jsonb_build_object('comida', jsonb_build_array(hora), 'cena', '[]'::jsonb,
      'diasCerrados', '[]'::jsonb, 'cierres', '[]'::jsonb, 'semana', '[]'::jsonb) else '{}' end
$$;

-- Says that the step that has begun is for a large party. After private.libro, before the row is written.
create function private.step_de_grupo(personas integer, porque text) returns void
language plpgsql set search_path = '' as $$
begin
  if personas > 20 and porque is not null then
    perform private.set_step(private.step() || '{"grupo": true}');
  end if;
end
$$;

-- Changes and moves a booking for its guest. Above the seats only with a written reason, which stays on record; more
-- than twenty likewise (`cambios.grupo_motivo`).
create or replace function public.reserva_mover(id uuid, version integer, cambios jsonb, avisar boolean default true,
  margen integer default 0,
  sobre_aforo text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas;
  nueva public.reservas;
  porque constant text := private.limpia(reserva_mover.sobre_aforo);
  del_grupo constant text := private.limpia(cambios ->> 'grupo_motivo');
  cita_nueva boolean;
begin
  perform private.solo_admin('reserva_mover');
  if char_length(porque) > 300 or char_length(del_grupo) > 300 then perform private.rehusa('texto_largo'); end if;
  select * into fila from public.reservas r where r.id = reserva_mover.id;
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  nueva := private.con_cambios(fila, cambios - 'grupo_motivo', array['fecha_reserva', 'hora_reserva', 'personas',
    'preferencia_mesa', 'ocasion', 'requisitos_dieteticos', 'notas', 'nombre', 'email', 'telefono', 'idioma']);
  nueva.nombre := coalesce(private.recorta(cambios ->> 'nombre'), fila.nombre);
  nueva.email := case when cambios ? 'email'
    then coalesce(nullif(private.recorta(cambios ->> 'email'), ''), private.sin_email()) else fila.email end;
  nueva.telefono := case when cambios ? 'telefono'
    then coalesce(nullif(cambios ->> 'telefono', ''), private.sin_telefono()) else fila.telefono end;
  nueva.idioma := coalesce(cambios ->> 'idioma', fila.idioma);
  -- Kept when the party shrinks: taken back, it is as large as before.
  nueva.grupo_motivo := coalesce(del_grupo, fila.grupo_motivo);
  if nueva.idioma not in ('es', 'en', 'fr', 'de', 'it') then perform private.rehusa('transicion'); end if;
  fila := private.toma_version(reserva_mover.id, reserva_mover.version, nueva.fecha_reserva, nueva.hora_reserva,
    nueva.personas);
  if not fila.ocupa then perform private.rehusa('transicion'); end if;
  cita_nueva := (nueva.fecha_reserva, nueva.hora_reserva, nueva.personas, nueva.preferencia_mesa)
    is distinct from (fila.fecha_reserva, fila.hora_reserva, fila.personas, fila.preferencia_mesa);
  if not cita_nueva then
    perform private.aviso_del_contacto(nueva.nombre, nueva.email, nueva.telefono);
  elsif porque is not null then
    -- On record only where it was needed.
    nueva.sobre_aforo := private.plaza_de_cambio(fila, nueva.preferencia_mesa, nueva.fecha_reserva, nueva.hora_reserva,
      nueva.personas,
      case when nueva.personas = fila.personas then fila.duracion
        else private.duracion_de(nueva.personas) end) is not null;
  else
    -- What was granted was that table at that time, for so many.
    nueva.sobre_aforo := fila.sobre_aforo and nueva.personas <= fila.personas
      and (nueva.fecha_reserva, nueva.hora_reserva, nueva.preferencia_mesa)
        = (fila.fecha_reserva, fila.hora_reserva, fila.preferencia_mesa);
  end if;
  perform private.libro(case when cita_nueva and porque is not null and nueva.sobre_aforo
    then jsonb_build_object('sobre_aforo', true, 'motivo', porque)
    -- Should it come back, it comes back above the seats.
    when fila.sobre_aforo and not nueva.sobre_aforo then '{"sin_aforo": true}' else '{}' end, avisar, margen);
  perform private.step_de_grupo(nueva.personas, nueva.grupo_motivo);
  update public.reservas r set fecha_reserva = nueva.fecha_reserva, hora_reserva = nueva.hora_reserva,
      personas = nueva.personas, preferencia_mesa = nueva.preferencia_mesa, ocasion = nueva.ocasion,
        requisitos_dieteticos = nueva.requisitos_dieteticos,
      notas = nueva.notas, nombre = nueva.nombre, email = nueva.email, telefono = nueva.telefono, idioma = nueva.idioma,
      grupo_motivo = nueva.grupo_motivo,
      sobre_aforo = nueva.sobre_aforo,
      sobre_aforo_motivo = case when nueva.sobre_aforo
        then coalesce(case when cita_nueva then porque end, r.sobre_aforo_motivo) end,
      cliente_id = case when (nueva.email, nueva.telefono) is distinct from (r.email, r.telefono)
        then private.cliente_para(nueva.nombre, nueva.email, nueva.telefono, nueva.idioma) else r.cliente_id end
    where r.id = fila.id returning * into fila;
  perform private.set_step(null);
  return private.paso_json(fila);
end
$$;

-- A booking that the staff writes down: by telephone, confirmed at once, or somebody who walks in, who sits already.
-- The same key again is the same booking. Above the seats, and for more than
-- twenty, only with a written reason each.
create or replace function public.reserva_anotar(datos jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  canal constant text := datos ->> 'canal';
  llave uuid;
  porque constant text := private.limpia(datos ->> 'sobre_aforo');
  del_grupo constant text := private.limpia(datos ->> 'grupo_motivo');
  base public.reservas;
  hecha public.reservas;
  motivo text;
  ahora constant timestamp := date_trunc('minute', private.ahora_madrid());
begin
  perform private.solo_admin('reserva_anotar');
  if datos is null or jsonb_typeof(datos) <> 'object' or octet_length(datos::text) > 8000
    or coalesce(canal, '') not in ('telefono', 'paso')
    or coalesce(datos ->> 'clave', '') !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or coalesce(datos ->> 'idioma', 'es') not in ('es', 'en', 'fr', 'de', 'it')
  then perform private.rehusa('transicion'); end if;
  if char_length(porque) > 300 or char_length(del_grupo) > 300 then perform private.rehusa('texto_largo'); end if;
  llave := (datos ->> 'clave')::uuid;
  if canal = 'paso' then
    base.fecha_reserva := ahora::date;
    base.hora_reserva := ahora::time;
  end if;
  base := private.con_cambios(base, (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(datos) e
      where e.key in ('personas', 'preferencia_mesa', 'ocasion', 'requisitos_dieteticos', 'notas')
        or canal = 'telefono' and e.key in ('fecha_reserva', 'hora_reserva')),
    array['fecha_reserva', 'hora_reserva', 'personas', 'preferencia_mesa', 'ocasion', 'requisitos_dieteticos',
      'notas']);
  if base.fecha_reserva is null then perform private.rehusa('fecha'); end if;
  if base.hora_reserva is null then perform private.rehusa('hora'); end if;
  if base.personas is null then perform private.rehusa('personas'); end if;
  if base.preferencia_mesa is null then perform private.rehusa('mesa'); end if;
  perform private.bloquea(base.fecha_reserva, base.hora_reserva, private.duracion_de(base.personas));
  select * into hecha from public.reservas r where r.clave = llave;
  if hecha.id is not null then return private.paso_json(hecha) || jsonb_build_object('codigo', hecha.codigo); end if;
  motivo := private.plaza_motivo(base.preferencia_mesa, base.fecha_reserva, base.hora_reserva, base.personas,
    private.duracion_de(base.personas));
  perform private.libro(case when motivo is not null and porque is not null
    then jsonb_build_object('sobre_aforo', true, 'motivo', porque) end,
    false, (datos ->> 'margen')::integer, canal);
  perform private.step_de_grupo(base.personas, del_grupo);
  insert into public.reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, ocasion,
    preferencia_mesa,
      requisitos_dieteticos, notas, primera_visita, estado, clave, idioma, user_id, canal, sobre_aforo,
        sobre_aforo_motivo, grupo_motivo)
    values (coalesce(nullif(private.recorta(datos ->> 'nombre'), ''), case canal when 'paso' then 'Sin reserva' end),
      coalesce(nullif(private.recorta(datos ->> 'email'), ''), private.sin_email()),
      coalesce(nullif(private.recorta(datos ->> 'telefono'), ''), private.sin_telefono()), base.fecha_reserva,
        base.hora_reserva, base.personas,
      base.ocasion, base.preferencia_mesa, base.requisitos_dieteticos, base.notas,
        coalesce((datos ->> 'primera_visita')::boolean, false),
      case canal when 'paso' then 'sentada' else 'pendiente' end, llave, coalesce(datos ->> 'idioma', 'es'), null,
      canal, motivo is not null and porque is not null, case when motivo is not null then porque end,
      case when base.personas > 20 then del_grupo end)
    returning * into hecha;
  if canal = 'telefono' then
    -- One mail, which says that the table stands.
    perform private.libro('{"apuntada": true}', (datos ->> 'avisar')::boolean, (datos ->> 'margen')::integer, canal);
    update public.reservas r set estado = 'confirmada' where r.id = hecha.id returning * into hecha;
  end if;
  perform private.set_step(null);
  return private.paso_json(hecha) || jsonb_build_object('codigo', hecha.codigo);
end
$$;

-- Takes away from a booking everything that says whose it was, the card that was only this booking's, and the house's
-- own mails about it. Day, hour and people stay: the house counts its visits. Mails that have gone out go with it; one
-- that is still to leave leaves, and is swept later.
create or replace function private.anonimizar(reserva uuid) returns void
language plpgsql set search_path = '' as $$
declare
  cliente uuid;
begin
  select r.cliente_id into cliente from public.reservas r where r.id = reserva;
  update public.reservas r set nombre = 'Anónimo', email = 'anonimo@example.invalid', telefono = '+0000000000', ocasion
    = null,
    requisitos_dieteticos = null, notas = null, motivo = null, sobre_aforo_motivo = null, grupo_motivo = null,
      token_hash = null, user_id = null, huella = '',
    cliente_id = null, anonimizada_en = now()
    where r.id = reserva;
  update public.reserva_eventos e set actor_id = case when e.actor <> 'cliente' then e.actor_id end,
      datos = e.datos - 'motivo'
    where e.reserva_id = reserva and (e.actor = 'cliente' and e.actor_id is not null or e.datos ? 'motivo');
  delete from public.correos c where c.reserva_id = reserva and c.estado not in ('pendiente', 'enviando');
  delete from public.correos c using private.decisiones d where d.reserva_id = reserva
    and c.clave = 'decision:' || d.id;
  delete from private.decisiones d where d.reserva_id = reserva;
  perform private.soltar_cliente(cliente);
end
$$;

-- Whose number it is -------------------------------------------------------------------------------------------------

create index clientes_por_telefono on public.clientes (telefono text_pattern_ops);
create index reservas_por_telefono_escrito on public.reservas (telefono text_pattern_ops)
  where cliente_id is not null;

-- A number as it is typed, whole or not yet: what follows 00 has its prefix, and without one it is Spain's.
create function private.numero(texto text) returns text
language sql immutable set search_path = '' as $$
  select case when t.cifras = '' then null when t.q like '+%' then '+' || t.cifras
    when t.cifras like '00%' then '+' || substr(t.cifras, 3) else '+34' || t.cifras end
  from (select private.recorta(left(texto, 40)) as q, regexp_replace(left(texto, 40), '[^0-9]', '', 'g') as cifras) t
$$;

-- The cards of a number that begins or ends so: by every number that one of their bookings was ever given with, and by
-- the keys of the card, which outlive the bookings. Those of two cards that became one are all the one's. In plpgsql:
-- up to PostgreSQL 17 the body of a function in SQL is planned before its arguments are known, and then no index
-- serves what follows LIKE.
create function private.clientes_del_numero(numero text, cifras text) returns setof uuid
language plpgsql stable rows 10 set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query select c.id from public.clientes c where c.telefono like numero || '%'
    union select c.id from public.clientes c where reverse(c.telefono) like reverse(cifras) || '%'
    union select * from (select r.cliente_id from public.reservas r
      where r.cliente_id is not null and r.telefono like numero || '%' limit 2000) a
    union select * from (select r.cliente_id from public.reservas r
      where r.cliente_id is not null and reverse(r.telefono) like reverse(cifras) || '%' limit 2000) b
    union select k.cliente_id from private.cliente_contactos k
      where k.clave = any (private.claves_de_contacto(null, numero));
end
$$;

-- Every number that a guest is known by, the card's own first.
create function private.telefonos_de(c public.clientes) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(t.telefono order by t.telefono <> coalesce(c.telefono, ''), t.telefono), '[]') from (
    select c.telefono where c.telefono is not null
    union select r.telefono from public.reservas r
      where r.cliente_id = c.id and r.telefono <> private.sin_telefono()) t
$$;

-- The cards by name, a page of them; `tras` is the id of the last one seen. `busca`: part of a name or e-mail, or
-- digits of any telephone the guest ever had. What is looked for is found first and put in order afterwards,
-- never the other way round: reading along the names until forty of them fit would read them all. Of very many no
-- more than 2,000 are looked at. Each search has a plan of its own: how rare a word is decides the way.
create or replace function public.clientes_lista(busca text default null, tras uuid default null,
  vetados boolean default false, limite integer default 40)
returns setof jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  q constant text := coalesce(private.plano(private.recorta(left(busca, 80))), '');
  cifras constant text := regexp_replace(q, '[^0-9]', '', 'g');
  que constant tsquery := private.que_palabras(q);
  cuantos constant integer := least(greatest(coalesce(limite, 40), 1), 200);
  d public.clientes;
begin
  perform private.solo_admin('clientes_lista');
  select * into d from public.clientes c where c.id = tras;
  if q = '' and vetados then
    return query select private.cliente_json(c) from public.clientes c
      where c.vetado_en is not null and (d.id is null or (c.nombre, c.id) > (d.nombre, d.id)) order by c.nombre,
        c.id limit cuantos;
  elsif q = '' then
    return query select private.cliente_json(c) from public.clientes c
      where d.id is null or (c.nombre, c.id) > (d.nombre, d.id) order by c.nombre, c.id limit cuantos;
  elsif char_length(cifras) >= 4 and q !~ '[a-z@]' then
    return query with h as materialized (select c from public.clientes c
        where c.id = any (array(select private.clientes_del_numero(private.numero(busca), cifras))) limit 2000)
      select private.cliente_json(h.c) from h
      where (not vetados or (h.c).vetado_en is not null)
        and (d.id is null or ((h.c).nombre, (h.c).id) > (d.nombre, d.id))
      order by (h.c).nombre, (h.c).id limit cuantos;
  else
    return query with h as materialized (select c from public.clientes c
        where private.palabras(c.nombre || ' ' || coalesce(c.email, '')) @@ que
          and private.casa_palabras(q, c.nombre || ' ' || coalesce(c.email, '')) limit 2000)
      select private.cliente_json(h.c) from h
      where (not vetados or (h.c).vetado_en is not null)
        and (d.id is null or ((h.c).nombre, (h.c).id) > (d.nombre, d.id))
      order by (h.c).nombre, (h.c).id limit cuantos;
  end if;
end
$$;

-- A card with its bookings, the newest first, and the cards that may be the same person's: those of the same name.
create or replace function public.cliente_ver(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c public.clientes;
begin
  perform private.solo_admin('cliente_ver');
  select * into c from public.clientes x where x.id = cliente_ver.id;
  if c.id is null then return null; end if;
  return private.cliente_json(c) || jsonb_build_object('telefonos', private.telefonos_de(c),
    'reservas', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'codigo', r.codigo,
      'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
        'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'estado', r.estado, 'canal', r.canal)
          order by r.inicio desc, r.id)
      from (select * from public.reservas x where x.cliente_id = c.id order by x.fecha_reserva desc limit 100) r),
        '[]'),
    'parecidas', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'nombre', p.nombre, 'email', p.email,
      'telefono', p.telefono) order by p.nombre, p.id)
      from (select x.* from public.clientes x where x.id <> c.id
        and private.palabras(x.nombre || ' ' || coalesce(x.email, '')) @@ private.que_palabras(c.nombre)
        and private.plano(x.nombre) = private.plano(c.nombre) limit 10) p), '[]'));
end
$$;

-- Who calls: the guests whose number begins or ends as what was typed, with what a host says and asks on the telephone.
-- A whole number first, then who was here last. Nothing below three digits.
create function public.libro_telefono(texto text) returns setof jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  cifras constant text := regexp_replace(left(coalesce(texto, ''), 40), '[^0-9]', '', 'g');
  escrito constant text := private.numero(texto);
begin
  perform private.solo_admin('libro_telefono');
  if char_length(cifras) < 3 then return; end if;
  return query
    select private.cliente_json(c) || jsonb_build_object('telefonos', private.telefonos_de(c), 'exacto', t.exacto,
      'anterior', (select jsonb_build_object('fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
          'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'mesa', r.preferencia_mesa,
          'dieta', r.requisitos_dieteticos)
        from public.reservas r where r.cliente_id = c.id
          and r.estado in ('confirmada', 'llegada', 'sentada', 'finalizada') and r.inicio < now()
        order by r.inicio desc limit 1),
      'proxima', (select jsonb_build_object('fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
          'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'estado', r.estado)
        from public.reservas r where r.cliente_id = c.id and r.estado in ('pendiente', 'confirmada') and r.fin > now()
        order by r.inicio limit 1))
    from public.clientes c, lateral (select coalesce(c.telefono = escrito, false)
        or exists (select 1 from private.cliente_contactos k where k.cliente_id = c.id
          and k.clave = any (private.claves_de_contacto(null, escrito))) as exacto,
      (select max(r.inicio) from public.reservas r where r.cliente_id = c.id) as vez) t
    where c.id = any (array(select private.clientes_del_numero(escrito,
      case when char_length(cifras) >= 4 then cifras else escrito end)))
    order by t.exacto desc, t.vez desc nulls last, c.id limit 6;
end
$$;

-- The free times of a day as the staff may give them, area by area: `motivo` as public.explicar has it, and how many
-- seats stay free while the party is there (null: nobody counts). Without a day the first one with a time to come.
create function public.libro_huecos(personas integer, fecha date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_del_libro('telefono', null) || '{"personasMax": 200}';
  ahora constant timestamp := private.ahora_madrid();
  minutos constant integer := private.duracion_de(personas);
  cena constant time := private.cena_desde();
  dia date := coalesce(fecha, ahora::date);
  horas jsonb;
  cerrado boolean;
  hora text;
  mesa text;
  aviso text;
  p record;
  areas jsonb;
  turnos jsonb := '[]';
begin
  perform private.solo_admin('libro_huecos');
  if personas is null or personas not between 1 and 200 then perform private.rehusa('personas'); end if;
  if dia not between ahora::date - 1000 and ahora::date + 1000 then perform private.rehusa('fecha'); end if;
  loop
    horas := private.horas_de(to_char(dia, 'YYYY-MM-DD'), reglas);
    horas := horas -> 'comida' || (horas -> 'cena');
    cerrado := horas = '[]'
      or coalesce(private.aviso_del_turno(dia, horas ->> 0, personas, 'interior', reglas), '') = 'cerrado';
    exit when fecha is not null or dia > ahora::date + 30
      or not cerrado and (dia > ahora::date or horas ->> -1 > to_char(ahora, 'HH24:MI'));
    dia := dia + 1;
  end loop;
  for hora in select h from jsonb_array_elements_text(case when cerrado then '[]' else horas end) h order by h loop
    areas := '{}';
    foreach mesa in array array['interior', 'exterior'] loop
      aviso := private.motivo_de(private.aviso_del_turno(dia, hora, personas, mesa, reglas));
      select * into p from private.plaza(mesa, dia, hora::time, personas, minutos, null, true);
      areas := areas || jsonb_build_object(mesa, jsonb_build_object('motivo', coalesce(aviso, p.motivo),
        'quedan', case when p.aforo is not null then greatest(p.aforo - p.ocupadas, 0) end));
    end loop;
    turnos := turnos || jsonb_build_object('hora', hora, 'servicio',
      case when hora::time < cena then 'comida' else 'cena' end, 'areas', areas);
  end loop;
  return jsonb_build_object('fecha', to_char(dia, 'YYYY-MM-DD'), 'cerrado', cerrado, 'turnos', turnos);
end
$$;

-- Bookings of the demo -----------------------------------------------------------------------------------------------

-- Made at the first start of a new house (supabase/demo.sql), so that one sees it at work; never a guest's.
alter table public.reservas add column demo boolean not null default false;
create index reservas_de_demo on public.reservas (fecha_reserva) where demo;

-- Whoever writes a guest's name or contact on such a booking has made it a guest's.
create function private.demo_en_serio() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.demo := false;
  return new;
end
$$;
create trigger en_serio before update of nombre, email, telefono on public.reservas for each row
  when (old.demo and (new.nombre, new.email, new.telefono) is distinct from (old.nombre, old.email, old.telefono)
    and new.anonimizada_en is null)
  execute function private.demo_en_serio();

create or replace function private.fila_del_libro(r public.reservas) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'codigo', r.codigo, 'version', r.version, 'estado', r.estado,
    'nombre', r.nombre,
    'email', case when r.email like '%@example.invalid' then null else r.email end,
    'telefono', case when r.telefono = '+0000000000' then null else r.telefono end,
    'idioma', r.idioma, 'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(r.hora_reserva, 'HH24:MI'),
    'hasta', to_char(r.fin at time zone 'Europe/Madrid', 'HH24:MI'), 'personas', r.personas, 'mesa', r.preferencia_mesa,
    'ocasion', r.ocasion, 'dieta', r.requisitos_dieteticos, 'notas', r.notas, 'primera_visita', r.primera_visita,
    'motivo', r.motivo, 'canal', r.canal, 'sobre_aforo', r.sobre_aforo, 'sobre_aforo_motivo', r.sobre_aforo_motivo,
    'grupo_motivo', case when r.personas > 20 then r.grupo_motivo end, 'demo', r.demo, 'mesa_id', r.mesa_id,
    'creado_en', r.creado_en,
    'cliente', (select jsonb_build_object('id', c.id, 'notas', c.notas, 'alergias', c.alergias,
      'vetado', c.vetado_en is not null)
        || private.trato(c.id) from public.clientes c where c.id = r.cliente_id),
    'pasos', case when r.anonimizada_en is null then private.pasos_de(r.estado, r.actualizado_en) else '{}' end,
    -- The staff's last step, while it may be taken back.
    'deshacer', (select jsonb_build_object('tipo', e.tipo, 'de', e.de, 'hasta', e.en + interval '15 minutes')
      from public.reserva_eventos e
      where e.reserva_id = r.id and e.id = (select max(u.id) from public.reserva_eventos u where u.reserva_id = r.id)
        and private.deshacible(e, r.canal)
        and not exists (select 1 from public.correos c where c.clave = 'evento:' || e.id
          and c.estado not in ('pendiente', 'fallido', 'anulado'))))
$$;

-- How many there are, for the button that takes them away.
create function public.demo_cuantas() returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('demo_cuantas');
  return (select count(*) from public.reservas r where r.demo);
end
$$;

-- Takes all of them away, with their guests' cards and their history.
create function public.demo_quitar() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  dia date;
  cuantas integer;
begin
  perform private.solo_admin('demo_quitar');
  -- The days in the order of the calendar, as everybody locks them.
  for dia in select distinct r.fecha_reserva from public.reservas r where r.demo order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('reservas:' || to_char(dia, 'YYYY-MM-DD'), 0));
  end loop;
  delete from public.reservas r where r.demo;
  get diagnostics cuantas = row_count;
  return cuantas;
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.libro_telefono(text), public.libro_huecos(integer, date), public.demo_cuantas(),
  public.demo_quitar() from public, anon, authenticated;
grant execute on function public.libro_telefono(text), public.libro_huecos(integer, date), public.demo_cuantas(),
  public.demo_quitar() to authenticated;

-- Work on a section of the menu ----------------------------------------------------------------------------------------

-- Work on a whole section of the menu: its rows as a list, sold out or back with one press, moved to another section;
-- and drinks from a file.

-- The condition of a tab and of a search, about the row `f`. A tab may be narrowed
-- to one section, for wines to one style: `publicados@<id>`. Raises PT422 'filtro' for a word or a table that is none.
create or replace function private.condicion_busca(tabla text, filtro text, busca text) returns text
language plpgsql stable set search_path = '' as $$
declare
  condicion text := private.condicion_lista(tabla, split_part(filtro, '@', 1));
  grupo constant text := nullif(split_part(filtro, '@', 2), '');
  palabras text := '';
  palabra text;
begin
  if tabla not in ('platos', 'bebidas', 'vinos') or condicion is null then
    raise exception 'filtro' using errcode = 'PT422';
  end if;
  if grupo is not null and tabla = 'vinos' then
    condicion := condicion || format(' and f.estilo = %L', grupo);
  elsif grupo is not null then
    -- A section that is gone has nothing in it.
    condicion := condicion || case when grupo ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then format(' and f.categoria_id = %L::uuid', grupo) else ' and false' end;
  end if;
  foreach palabra in array (regexp_split_to_array(private.sin_tildes(left(coalesce(busca, ''), 120)), '\s+'))[1:9] loop
    continue when palabra = '';
    -- Less than three letters are looked for where a word begins: an index knows nothing shorter.
    palabras := palabras || format(' and b.texto like %L', case when char_length(palabra) < 3 then '% ' else '%' end
      || replace(replace(replace(palabra, '\', '\\'), '%', '\%'), '_', '\_') || '%');
  end loop;
  if palabras <> '' then
    condicion := condicion || format(' and f.id in (select b.fila from private.busca b where b.tabla = %L%s)',
      tabla, palabras);
  end if;
  return condicion;
end
$$;

-- One page: the ids in order, whether there is more on either side, how many were found (up to a thousand), how many
-- each tab has, and the row before the first one within its group, for the order.
create or replace function private.pagina_lista(tabla text, filtro text, busca text, desde uuid,
  atras boolean, limite integer)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  tope constant integer := least(greatest(coalesce(limite, 50), 1), 200);
  hacia_atras constant boolean := coalesce(atras, false) and desde is not null;
  grupo constant text := case when tabla = 'vinos' then 'estilo' else 'categoria_id' end;
  ids uuid[];
  mas boolean;
  hallados integer;
  previa uuid;
  cuentas constant jsonb := private.cuentas_lista(tabla);
begin
  execute format('select array(%s)', private.consulta_lista(tabla, filtro, busca, desde, hacia_atras,
    tope + 1)) into ids;
  mas := cardinality(ids) > tope;
  ids := ids[1:tope];
  if hacia_atras then ids := array(select i.id from unnest(ids) with ordinality i (id, n) order by i.n desc); end if;
  if btrim(coalesce(busca, '')) = '' and cuentas ? filtro then
    hallados := (cuentas ->> filtro)::integer;
  elsif desde is null and not mas then
    hallados := cardinality(ids);
  else
    execute format('select count(*) from (select 1 from public.%I f where %s limit 1000) x', tabla,
      private.condicion_busca(tabla, filtro, busca)) into hallados;
  end if;
  if desde is not null and ids[1] is not null then
    execute format('select o.id from public.%1$I f, lateral (select o.id from public.%1$I o
      where o.%2$I = f.%2$I and (o.orden, o.slug) < (f.orden, f.slug) order by o.orden desc, o.slug desc limit 1) o
      where f.id = %3$L', tabla, grupo, ids[1]) into previa;
  end if;
  return jsonb_build_object('ids', to_jsonb(ids), 'antes', case when hacia_atras then mas else desde is not null end,
    'despues', hacia_atras or mas, 'encontrados', hallados, 'previa', previa, 'cuentas', cuentas);
end
$$;

-- Marks many dishes or drinks as sold out until the end of today (`agotado`), as there again, or moves them to the end
-- of another section (`categoria`), in the order they stand in. What is so already stays as it is. Answers what puts it
-- back: entries of the history, or for a move the places they had, which come back as `lugares` (the history keeps no
-- order).
create function public.lote_cambiar(tabla text, filas text[], cambio jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  hoy constant date := private.ahora_madrid()::date;
  adonde constant uuid := (cambio ->> 'categoria')::uuid;
  hechas text[];
  lugares jsonb;
begin
  if not private.es_admin() then raise exception using errcode = '42501', message
    = 'permission denied for function lote_cambiar'; end if;
  if tabla not in ('platos', 'bebidas') then raise exception 'tabla' using errcode = 'PT422'; end if;
  if cardinality(filas) > 500 then raise exception 'demasiados' using errcode = 'PT422'; end if;
  if adonde is not null then
    if not exists (select from public.categorias c where c.id = adonde
      and c.tipo = case tabla when 'platos' then 'plato' else 'bebida' end) then
      raise exception 'no_existe' using errcode = 'PT404';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('orden:' || tabla || ':' || adonde, 0));
    execute format('with x as (select f.id, f.orden, f.slug, f.categoria_id as antes, c.orden as seccion from public.%1$I f
        join public.categorias c on c.id = f.categoria_id
        where f.id = any ($1::uuid[]) and f.categoria_id <> $2),
      n as (select x.id, floor(coalesce((select max(o.orden) from public.%1$I o where o.categoria_id = $2), 0))
        + row_number() over (order by x.seccion, x.orden, x.slug) as orden from x),
      y as (update public.%1$I f set categoria_id = $2, orden = n.orden from n where n.id = f.id)
      select jsonb_agg(jsonb_build_object(''fila'', x.id, ''categoria'', x.antes, ''orden'', x.orden)) from x', tabla)
      into lugares using filas, adonde;
    return coalesce(lugares, '[]');
  elsif jsonb_typeof(cambio -> 'lugares') = 'array' then
    execute format('update public.%1$I f set categoria_id = l.categoria, orden = l.orden
      from jsonb_to_recordset($1) as l (fila uuid, categoria uuid, orden numeric)
      join public.categorias c on c.id = l.categoria and c.tipo = $2 where f.id = l.fila', tabla)
      using cambio -> 'lugares', case tabla when 'platos' then 'plato' else 'bebida' end;
    return '[]';
  elsif jsonb_typeof(cambio -> 'agotado') = 'boolean' then
    execute format('with y as (update public.%I f set agotado_hasta = case when $2 then $3 end
        where f.id = any ($1::uuid[]) and (f.agotado_hasta is not null and f.agotado_hasta >= $3) <> $2
        returning f.id::text)
      select array_agg(y.id) from y', tabla) into hechas using filas, (cambio -> 'agotado')::boolean, hoy;
  else
    raise exception 'cambio' using errcode = 'PT422';
  end if;
  return coalesce((select jsonb_agg(h.id order by h.id) from unnest(hechas) e (fila), lateral (
    select x.id from public.historial x where x.tabla = lote_cambiar.tabla and x.fila = e.fila
    order by x.id desc limit 1) h), '[]');
end
$$;

-- The rows of an imported file, as the editors save them, all or none. Returns how many.
create or replace function public.importar(tabla text, filas jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  fila jsonb;
  n integer := 0;
begin
  if not public.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  if tabla not in ('platos', 'bebidas', 'vinos') or jsonb_typeof(filas) <> 'array'
    or jsonb_array_length(filas) > 2000 then
    raise exception 'tabla' using errcode = 'PT422';
  end if;
  for fila in select e from jsonb_array_elements(filas) e loop
    case tabla when 'platos' then perform public.guardar_plato(fila);
      when 'bebidas' then perform public.guardar_bebida(fila);
      else perform public.guardar_vino(fila); end case;
    n := n + 1;
  end loop;
  return n;
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.lote_cambiar(text, text[], jsonb) from public, anon, authenticated;
grant execute on function public.lote_cambiar(text, text[], jsonb) to authenticated;

-- When a dish is served ------------------------------------------------------------------------------------------------

-- When a dish is served: at one service, on some weekdays, in some months of the year, between two days. Nothing said is
-- always. Sold out for today is something else (`agotado_hasta`).
alter table public.platos
  add column servicio text check (servicio in ('comida', 'cena')),
  -- ISO weekdays in their order, as "567"; all seven is nothing said.
  add column dias_semana text check (dias_semana ~ '^1?2?3?4?5?6?7?$' and char_length(dias_semana) between 1 and 6),
  -- Months, the last one included; a season may run over the end of the year.
  add column temporada_desde smallint check (temporada_desde between 1 and 12),
  add column temporada_hasta smallint check (temporada_hasta between 1 and 12),
  add column disponible_desde date,
  add column disponible_hasta date,
  add constraint platos_temporada check ((temporada_desde is null) = (temporada_hasta is null)),
  add constraint platos_fechas check (disponible_desde <= disponible_hasta);

-- Mails without a server of one's own ----------------------------------------------------------------------------------

-- Mails without a server of one's own: where nobody runs the mail worker, pg_cron calls an Edge Function through pg_net,
-- and the function does one round of the worker's.

create table private.correo_funcion (
  una boolean primary key default true check (una),
  url text not null check (url ~ '^https?://'),
  -- The function's CORREO_SECRET. It must be told word for word, so nobody but the owner of the database may read it.
  secreto text not null check (char_length(secreto) between 24 and 200)
);
revoke all on private.correo_funcion from public, anon, authenticated;

-- Whether a round has anything to do. One every few minutes has in any case: the back office is told that mails are
-- looked after.
create function private.correo_hay() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.correos c where c.estado = 'pendiente' and c.proximo_en <= now())
    or exists (select from public.correos c where c.estado = 'enviando' and c.tomado_en < now() - interval '10 minutes')
    or exists (select from private.fotos_sobrantes)
    or not exists (select from private.rondas r where r.nombre = 'correos' and r.en > now() - interval '4 minutes')
$$;

-- Asks the function for a round; returns the number pg_net gives the request, or null when there is nothing to do.
create function private.correo_llamar() returns bigint
language plpgsql set search_path = '' as $$
declare
  f private.correo_funcion;
  n bigint;
begin
  select * into f from private.correo_funcion;
  if f.url is null or not private.correo_hay() then return null; end if;
  select net.http_post(url := f.url, body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || f.secreto),
    -- As long as a round may take: who hangs up may end the function.
    timeout_milliseconds := 120000) into n;
  return n;
end
$$;

-- For the operator: `select private.correo_por_funcion('https://….supabase.co/functions/v1/correo', '<CORREO_SECRET>')`;
-- two nulls take it back. Throws where pg_cron or pg_net cannot be had.
create function private.correo_por_funcion(url text, secreto text) returns void
language plpgsql set search_path = '' as $$
begin
  if url is null then
    delete from private.correo_funcion;
    if to_regnamespace('cron') is not null then
      perform cron.unschedule(j.jobid) from cron.job j where j.jobname = 'alma_correo';
    end if;
    return;
  end if;
  if to_regnamespace('net') is null then create extension pg_net; end if;
  if to_regnamespace('cron') is null then perform private.programar(); end if;
  insert into private.correo_funcion (url, secreto) values (correo_por_funcion.url, correo_por_funcion.secreto)
    on conflict (una) do update set url = excluded.url, secreto = excluded.secreto;
  perform cron.schedule('alma_correo', '* * * * *', 'select private.correo_llamar()');
end
$$;

revoke execute on all functions in schema private from public;

-- A second factor of who administers -----------------------------------------------------------------------------------

-- Whoever has one needs it, always: a session that knows the password alone administers nothing. Whether everybody must
-- have one is said here.
create table private.segundo_factor (
  una boolean primary key default true check (una),
  exigido boolean not null default false
);
insert into private.segundo_factor default values;
revoke all on private.segundo_factor from public, anon, authenticated;

-- Whether the caller's account administers, and the session lives; what else it takes is asked by es_admin.
create function private.administra() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select u.raw_app_meta_data ->> 'role' = 'admin' from auth.users u where u.id = auth.uid())
      and (auth.jwt() ->> 'session_id' is null
        or exists (select 1 from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id'
          and s.user_id = auth.uid())),
    false)
$$;

-- What the caller's session still lacks: 'codigo', the code of a factor that is there; 'alta', a factor; null, nothing.
create function private.factor_que_falta() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when auth.jwt() ->> 'aal' = 'aal2' then null
    when exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then 'codigo'
    when (select f.exigido from private.segundo_factor f) then 'alta'
  end
$$;

create or replace function private.es_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.administra() and private.factor_que_falta() is null
$$;

-- How far the caller is on the way into the back office: 'dentro', 'codigo', 'alta', or 'nadie', who may not come in.
create function public.panel_paso() returns text
language sql stable security definer set search_path = '' as $$
  select case when private.administra() then coalesce(private.factor_que_falta(), 'dentro') else 'nadie' end
$$;

create function public.segundo_factor_exigido() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('segundo_factor_exigido');
  return (select f.exigido from private.segundo_factor f);
end
$$;

-- Demands a second factor of everybody who administers, or no longer. PT409 'sin_factor': only somebody who has come in
-- with one may demand it, so that at least one person still comes in afterwards.
create function public.segundo_factor_exigir(exigir boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.solo_admin('segundo_factor_exigir');
  if exigir and auth.jwt() ->> 'aal' is distinct from 'aal2' then
    raise exception 'sin_factor' using errcode = 'PT409';
  end if;
  update private.segundo_factor f set exigido = exigir where f.exigido <> exigir;
  if not found then return; end if;
  insert into public.historial (tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre)
    values ('usuarios', 'todos', 'Quienes administran', 'cambio', jsonb_build_object('segundo_factor_exigido', not exigir),
      jsonb_build_object('segundo_factor_exigido', exigir), auth.uid(), private.nombre_de(auth.uid()));
end
$$;

-- For a colleague whose telephone is gone: takes the factors away and ends all sessions. One's own goes with a code only.
--   PT409 propio      one's own account
--   PT404 no_existe   an account without a factor
create function public.usuario_quitar_factor(quien uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.solo_admin('usuario_quitar_factor');
  if usuario_quitar_factor.quien = auth.uid() then raise exception 'propio' using errcode = 'PT409'; end if;
  delete from auth.mfa_factors f where f.user_id = usuario_quitar_factor.quien;
  if not found then raise exception 'no_existe' using errcode = 'PT404'; end if;
  delete from auth.sessions s where s.user_id = usuario_quitar_factor.quien;
  insert into public.historial (tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre)
    values ('usuarios', usuario_quitar_factor.quien::text, coalesce(private.nombre_de(usuario_quitar_factor.quien), 'usuario'),
      'cambio', '{"segundo_factor": true}', '{"segundo_factor": false}', auth.uid(), private.nombre_de(auth.uid()));
end
$$;

-- As before, and whether the account has a second factor.
drop function public.usuarios_lista(text, text, integer, boolean);
create or replace function public.usuarios_lista(busca text default null, tras text default null, limite integer default 50,
  solo_admins boolean default false)
returns table (id uuid, email text, nombre text, admin boolean, confirmado boolean, creado_en timestamptz,
  ultima_entrada timestamptz, sesiones integer, segundo_factor boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  aguja constant text := '%' || replace(replace(replace(lower(btrim(coalesce(busca, ''))), '\', '\\'), '%', '\%'),
    '_', '\_') || '%';
begin
  perform private.solo_admin('usuarios_lista');
  return query
    select u.id, u.email::text, coalesce(nullif(btrim(p.username), ''), split_part(u.email, '@', 1)),
      coalesce(u.raw_app_meta_data ->> 'role' = 'admin', false), u.email_confirmed_at is not null, u.created_at,
      u.last_sign_in_at, (select count(*)::integer from auth.sessions s where s.user_id = u.id
        and (s.not_after is null or s.not_after > now())),
      exists (select 1 from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
    from auth.users u left join public.profiles p on p.id = u.id
    where u.deleted_at is null and u.email is not null
      and (tras is null or u.email > tras)
      and (not solo_admins or u.raw_app_meta_data ->> 'role' = 'admin')
      and (aguja = '%%' or lower(u.email) like aguja or lower(p.username) like aguja)
    order by u.email limit least(greatest(limite, 1), 200);
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.panel_paso(), public.segundo_factor_exigido(), public.segundo_factor_exigir(boolean),
  public.usuario_quitar_factor(uuid), public.usuarios_lista(text, text, integer, boolean)
  from public, anon, authenticated;
grant execute on function public.panel_paso(), public.segundo_factor_exigido(), public.segundo_factor_exigir(boolean),
  public.usuario_quitar_factor(uuid), public.usuarios_lista(text, text, integer, boolean)
  to authenticated;
-- The map of the port ----------------------------------------------------------------------------------------------------

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

alter table public.ajustes add constraint ajustes_plano check (clave <> 'plano' or private.plano_ok(valor));

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

grant execute on function private.plano_ok(jsonb) to authenticated, service_role;
revoke all on function public.guardar_plano(jsonb, integer) from public, anon, authenticated;
grant execute on function public.guardar_plano(jsonb, integer) to authenticated;
