-- Capacity: how many seats an area has, how long a party stays, how many may start at once, which table is a party's,
-- and the one function that says whether one is free. Off for an area without seats set (zonas.aforo is null).

-- All seats that are held, by area and time. Offered seats are held too.
create view private.ocupacion as
  select id, preferencia_mesa as mesa, inicio, fin, personas, mesa_id from public.reservas where ocupa
  union all
  select id, preferencia_mesa, inicio, fin, personas, mesa_id from public.lista_espera
    where estado = 'ofrecida' and expira_en > now() and fecha_reserva >= (now() at time zone 'Europe/Madrid')::date - 1;
revoke all on private.ocupacion from public, anon, authenticated;

-- The seats of an area on a day; null: nobody counts them. A hidden area has none.
create function private.aforo_de(mesa text, fecha date) returns integer
language sql stable set search_path = '' as $$
  select case when z.visible is false then 0 else least(z.aforo, (
      select min((c -> 'aforo' ->> mesa)::integer)
      from jsonb_array_elements(coalesce(private.ajuste('cierres'), '[]')) c
      where c ->> 'tipo' = 'aforo_reducido' and c -> 'aforo' ? mesa
        and to_char(fecha, 'YYYY-MM-DD') collate "C" between c ->> 'desde' and c ->> 'hasta')) end
  from (select 1) uno left join public.zonas z on z.clave = mesa
$$;

-- The most seats of an area held at any one moment of a stay, without the booking or offer `sin`. Occupation only ever
-- rises when a stay begins, so it is enough to look at the beginnings.
create function private.pico(zona text, desde timestamptz, hasta timestamptz, sin uuid) returns integer
language sql stable set search_path = '' as $$
  with o as materialized (
    select inicio, fin, personas from private.ocupacion
    where mesa = zona and id is distinct from sin
      -- No stay is longer than eight hours (and one of a clock change): the index needs both ends.
      and inicio < hasta and inicio > desde - interval '9 hours' and fin > desde)
  select coalesce(max(t.suma), 0)::integer from (
    select (select sum(o.personas) from o where o.inicio <= p.en and o.fin > p.en) as suma
    from (select desde as en union select inicio from o where inicio > desde) p) t
$$;

-- Whether a party can have a table that the rules allow, with the numbers the answer rests on: `motivo` is 'lleno',
-- 'ritmo' or null. This is where it is decided, for everybody who asks. Where an area has tables, one of them must be
-- free too: `mesas` is how many (null: nobody counts them). `todo` also counts what did not decide.
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

-- Why a party cannot have a table that the rules allow: 'lleno', 'ritmo', or null when it can. The insert, every
-- change, the availability, the alternatives and the waiting list all ask here, so none can say otherwise than another.
create function private.plaza_motivo(mesa text, fecha date, hora time, personas integer, duracion integer,
  sin uuid default null)
returns text
language sql stable set search_path = '' as $$
  select p.motivo from private.plaza(mesa, fecha, hora, personas, duracion, sin, false) p
$$;

-- The same for a booking that is to be moved: its own seats do not count, and what it holds already it may have,
-- smaller too, even where the house has fewer seats by now.
create function private.plaza_de_cambio(suya public.reservas, mesa text, fecha date, hora time, personas integer,
  duracion integer)
returns text
language sql stable set search_path = '' as $$
  select case when suya.ocupa and (suya.preferencia_mesa, suya.fecha_reserva, suya.hora_reserva) = (mesa, fecha, hora)
      and personas <= suya.personas and duracion <= suya.duracion then null
    else private.plaza_motivo(mesa, fecha, hora, personas, duracion, suya.id) end
$$;

-- Every lunch and dinner time of a day for a party: free, or why not, area by area. `suya`: a booking that is to be
-- moved, which keeps the minutes it was given while its party stays the same.
create function private.turnos(fecha date, personas integer, suya public.reservas default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  dia constant text := to_char(fecha, 'YYYY-MM-DD');
  horas constant jsonb := private.horas_de(dia, reglas);
  duracion constant integer := case when suya.personas = turnos.personas then suya.duracion
    else private.duracion_de(personas) end;
  servicio text;
  hora text;
  aviso text;
  dentro text;
  fuera text;
  turnos jsonb;
  resultado jsonb := '{}';
begin
  foreach servicio in array array['comida', 'cena'] loop
    turnos := '[]';
    for hora in select jsonb_array_elements_text(horas -> servicio) loop
      aviso := private.motivo_de(private.aviso_del_turno(fecha, hora, personas, 'interior', reglas));
      dentro := coalesce(aviso, private.plaza_de_cambio(suya, 'interior', fecha, hora::time, personas, duracion));
      fuera := coalesce(aviso, private.plaza_de_cambio(suya, 'exterior', fecha, hora::time, personas, duracion));
      turnos := turnos || jsonb_build_object('hora', hora, 'libre', dentro is null or fuera is null,
        'motivo', case when dentro is null or fuera is null then null when 'ritmo' in (dentro, fuera) then 'ritmo'
          else dentro end,
        'mesas', jsonb_build_object('interior', dentro, 'exterior', fuera));
    end loop;
    resultado := resultado || jsonb_build_object(servicio, turnos);
  end loop;
  return resultado;
end
$$;

-- The days of a month: free, or why not. A day is free with its first free time, so a quiet day costs one look.
create function public.dias_disponibles(desde date, hasta date, personas integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  duracion constant integer := private.duracion_de(personas);
  dia date;
  hora text;
  mesa text;
  aviso text;
  resto text;
  libre boolean;
  dias jsonb := '[]';
begin
  if desde is null or hasta is null or hasta - desde not between 0 and 61 or personas is null or personas not between 1
    and 99 then
    perform private.rehusa('fecha');
  end if;
  for dia in select generate_series(desde, hasta, interval '1 day')::date loop
    libre := false;
    resto := null;
    <<horas>>
    for hora in select jsonb_array_elements_text(h -> 'comida' || (h -> 'cena'))
      from private.horas_de(to_char(dia, 'YYYY-MM-DD'), reglas) h
    loop
      aviso := private.motivo_de(private.aviso_del_turno(dia, hora, personas, 'interior', reglas));
      if aviso is null then
        foreach mesa in array array['interior', 'exterior'] loop
          aviso := private.plaza_motivo(mesa, dia, hora::time, personas, duracion);
          libre := aviso is null;
          exit horas when libre;
        end loop;
      end if;
      -- The reason that says most: full before too late.
      resto := case when aviso in ('lleno', 'ritmo') or resto is null then aviso else resto end;
      exit horas when aviso in ('cerrado', 'horizonte', 'personas');
    end loop;
    dias := dias || jsonb_build_object('fecha', to_char(dia, 'YYYY-MM-DD'), 'libre', libre,
      'motivo', case when libre then null when resto = 'ritmo' then 'lleno' else coalesce(resto, 'cerrado') end);
  end loop;
  return dias;
end
$$;

-- The free times of a day nearest to one that is not, in the same area, at most three, in the order of the clock.
create function public.alternativas(fecha date, hora text, personas integer, mesa text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(c.hora order by c.hora), '[]') from (
    select t ->> 'hora' as hora
    from (select private.turnos(fecha, personas) as dia) d,
      jsonb_array_elements(d.dia -> 'comida' || (d.dia -> 'cena')) t
    where hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and mesa in ('interior', 'exterior')
      and t -> 'mesas' -> mesa = 'null' and t ->> 'hora' <> alternativas.hora
    order by abs(extract(epoch from (t ->> 'hora')::time - (case when hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      then hora end)::time))
    limit 3) c
$$;

-- The nearest free times on other days too, for a guest who was refused: `[{ "fecha": …, "hora": … }, …]`.
create function private.huecos(fecha date, hora time, personas integer, mesa text,
  cuantos integer default 3) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  dia date;
  t record;
  huecos jsonb := '[]';
begin
  for dia in select fecha + n from unnest(array[0, 1, -1, 2, -2, 3, -3, 4, 5, 6, 7]) with ordinality e (n, o)
    where fecha + n >= private.ahora_madrid()::date order by o
  loop
    for t in
      select e ->> 'hora' as a from (select private.turnos(dia, personas) as d) x,
        jsonb_array_elements(x.d -> 'comida' || (x.d -> 'cena')) e
      where e -> 'mesas' -> mesa = 'null' and (dia <> fecha or (e ->> 'hora')::time <> hora)
      order by abs(extract(epoch from (e ->> 'hora')::time - hora))
      limit cuantos - jsonb_array_length(huecos)
    loop
      huecos := huecos || jsonb_build_object('fecha', to_char(dia, 'YYYY-MM-DD'), 'hora', t.a);
    end loop;
    exit when jsonb_array_length(huecos) >= cuantos;
  end loop;
  return huecos;
end
$$;

-- Tables of an area, where the house wants them (`zonas.por_mesas`): then a party has a place when a table, or one of
-- the allowed joins, is free for its whole stay, beside the law of the seats. Elsewhere nothing changes.
-- lib/reservas/free-mesas.ts chooses as private.mesas_libres does; tests/fixtures/mesas.cases.json runs through both.

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
-- `[{ "id", "nombre", "plazas", "minimo", "x", "y", "unidas": [ids] }]`; one that is missing goes. A join
-- is of tables of the same area that are none themselves.
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

-- The line of the history about it. Nothing that a guest is told of.
create function private.mesa_evento(r public.reservas, antes uuid, datos jsonb) returns void
language sql set search_path = '' as $$
  insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
    values (r.id, 'cambio', r.estado, r.estado, private.actor(), auth.uid(), datos || jsonb_build_object('sitio',
      jsonb_build_object('era', antes, 'de', (select m.nombre from public.mesas m where m.id = antes),
        'a', (select m.nombre from public.mesas m where m.id = r.mesa_id))))
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

revoke execute on all functions in schema private from public;
revoke all on function public.dias_disponibles(date, date, integer), public.alternativas(date, text, integer, text)
  from public, anon, authenticated;
grant execute on function public.dias_disponibles(date, date, integer), public.alternativas(date, text, integer, text)
  to anon, authenticated;
revoke all on function public.guardar_mesas(uuid, boolean, jsonb, integer), public.reserva_mesa(uuid, integer, uuid)
  from public, anon, authenticated;
grant execute on function public.guardar_mesas(uuid, boolean, jsonb, integer),
  public.reserva_mesa(uuid, integer, uuid) to authenticated;
