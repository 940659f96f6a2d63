-- Capacity: how many seats an area has, how long a party stays, how many may start at once, and the one function that
-- says whether a table is free. Off for an area without seats set (zonas.aforo is null).

-- All seats that are held, by area and time. Offered seats are held too.
create view private.ocupacion as
  select id, preferencia_mesa as mesa, inicio, fin, personas from public.reservas where ocupa
  union all
  select id, preferencia_mesa, inicio, fin, personas from public.lista_espera
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
-- 'ritmo' or null. This is where it is decided, for everybody who asks. `todo` also counts what did not decide.
create function private.plaza(mesa text, fecha date, hora time, personas integer, duracion integer, sin uuid,
  todo boolean,
  out motivo text, out aforo integer, out ocupadas integer, out ritmo jsonb, out entran_personas integer,
    out entran_reservas integer)
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

revoke execute on all functions in schema private from public;
revoke all on function public.dias_disponibles(date, date, integer), public.alternativas(date, text, integer, text)
  from public, anon, authenticated;
grant execute on function public.dias_disponibles(date, date, integer), public.alternativas(date, text, integer, text)
  to anon, authenticated;
