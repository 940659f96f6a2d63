-- Capacity: how many seats an area has, how long a party stays, how many may start at once, and the one function that
-- says whether a table is free. Off for an area without seats set (zonas.aforo is null).

-- A list of times "HH:MM", ascending and none twice; missing is none of its own.
create function private.horas_json_ok(horas jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when horas is null then true
    when jsonb_typeof(horas) <> 'array' then false
    when exists (select 1 from jsonb_array_elements(horas) h where jsonb_typeof(h) <> 'string') then false
    else private.horas_ok(array(select t from jsonb_array_elements_text(horas) with ordinality e (t, n) order by n)) end
$$;

-- Seats of the areas on one day: { "interior": 20, "exterior": 0 }, either or both.
create function private.aforo_json_ok(aforo jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when aforo is null then true when jsonb_typeof(aforo) <> 'object' then false
    else not exists (select 1 from jsonb_each(aforo) where key not in ('interior', 'exterior')
      or jsonb_typeof(value) <> 'number' or value::text !~ '^[0-9]{1,4}$') end
$$;

-- Special days: what each kind of entry may hold.
create or replace function private.cierres_ok(cierres jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(cierres) = 'array' and jsonb_array_length(cierres) <= 400 and not exists (
    select 1 from jsonb_array_elements(cierres) c
    where coalesce(c ->> 'desde', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
      or coalesce(c ->> 'hasta', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
      or c ->> 'desde' collate "C" > c ->> 'hasta' collate "C"
      or coalesce(c ->> 'tipo', 'cierre') not in ('cierre', 'apertura_especial', 'horario_especial', 'aforo_reducido')
      or char_length(c ->> 'motivo') > 300
      or not private.horas_json_ok(c -> 'comida') or not private.horas_json_ok(c -> 'cena')
      or not private.aforo_json_ok(c -> 'aforo'))
$$;

-- How long a party stays: [{ "hasta": 2, "minutos": 90 }, …], the first step that holds the party counts.
create function private.duraciones_ok(duraciones jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(duraciones) = 'array' and jsonb_array_length(duraciones) between 1 and 20
    and not exists (select 1 from jsonb_array_elements(duraciones) d
      where coalesce(d ->> 'hasta', '') !~ '^[0-9]{1,2}$' or coalesce(d ->> 'minutos', '') !~ '^[0-9]{2,3}$'
        or (d ->> 'minutos')::integer not between 15 and 480)
$$;

alter table public.ajustes drop constraint ajustes_numeros;
alter table public.ajustes add constraint ajustes_numeros check (case
  when clave in ('personas_min', 'personas_max') then valor in (
    '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20')
  when clave in ('aviso_minutos', 'horizonte_dias', 'limite_contacto_dia', 'gestion_minutos', 'oferta_minutos')
    then jsonb_typeof(valor) = 'number' and valor::text ~ '^[0-9]{1,5}$'
  when clave = 'espera_automatica' then jsonb_typeof(valor) = 'boolean'
  when clave = 'dias_cerrados' then jsonb_typeof(valor) = 'array' and valor <@ '[1, 2, 3, 4, 5, 6, 7]'
  when clave = 'cierres' then private.cierres_ok(valor)
  when clave = 'duraciones' then private.duraciones_ok(valor)
  when clave = 'ritmo' then jsonb_typeof(valor) = 'object'
    and coalesce(valor ->> 'personas', '1') ~ '^[1-9][0-9]{0,3}$' and coalesce(valor ->> 'reservas', '1') ~ '^[1-9][0-9]{0,3}$'
  else true end);

-- A setting, or null where there is none.
create function private.ajuste(nombre text) returns jsonb
language sql stable set search_path = '' as $$
  select valor from public.ajustes where clave = nombre
$$;

alter table public.reservas
  -- Minutes the table is held, as the settings were when it was asked for: later settings move no one.
  add column duracion integer not null default 120 check (duracion between 15 and 480),
  -- Rises whenever the appointment changes: SEQUENCE of the calendar file.
  add column secuencia integer not null default 0,
  -- Why the house refused or cancelled; told to the guest.
  add column motivo text check (btrim(motivo) <> '' and char_length(motivo) <= 300),
  -- Taken by the staff above the capacity, knowingly.
  add column sobre_aforo boolean not null default false,
  -- The states that hold seats, in this one place. Whoever asks for a table holds it until he is answered.
  add column ocupa boolean not null generated always as (estado in ('pendiente', 'confirmada', 'llegada', 'sentada')) stored;
alter table public.reservas add column fin timestamptz not null
  generated always as ((fecha_reserva + hora_reserva + duracion * interval '1 minute') at time zone 'Europe/Madrid') stored;
create index reservas_ocupacion on public.reservas (preferencia_mesa, inicio) include (fin, personas) where ocupa;

-- All seats that are held, by area and time.
create view private.ocupacion as
  select id, preferencia_mesa as mesa, inicio, fin, personas from public.reservas where ocupa;

create function private.duracion_de(personas integer) returns integer
language sql stable set search_path = '' as $$
  select coalesce((
    select (d ->> 'minutos')::integer from jsonb_array_elements(private.ajuste('duraciones')) d
    where (d ->> 'hasta')::integer >= personas order by (d ->> 'hasta')::integer limit 1), 120)
$$;

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

-- Why a party cannot have a table that the rules allow: 'lleno', 'ritmo', or null when it can. The insert, every change,
-- the availability, the alternatives and the waiting list all ask here, so none can say otherwise than another.
create function private.plaza_motivo(mesa text, fecha date, hora time, personas integer, duracion integer, sin uuid default null)
returns text
language plpgsql stable set search_path = '' as $$
declare
  desde constant timestamptz := (fecha + hora) at time zone 'Europe/Madrid';
  hasta constant timestamptz := (fecha + hora + duracion * interval '1 minute') at time zone 'Europe/Madrid';
  aforo constant integer := private.aforo_de(mesa, fecha);
  ritmo constant jsonb := private.ajuste('ritmo');
  otras record;
begin
  if aforo is not null and (personas > aforo or personas + private.pico(mesa, desde, hasta, sin) > aforo) then
    return 'lleno';
  end if;
  if ritmo ->> 'personas' is not null or ritmo ->> 'reservas' is not null then
    select coalesce(sum(o.personas), 0) as personas, count(*) as reservas into otras
      from private.ocupacion o where o.inicio = desde and o.mesa in ('interior', 'exterior') and o.id is distinct from sin;
    -- A party larger than the pace may still come, alone: twenty guests are promised a table (§9).
    if otras.reservas > 0 and (otras.personas + personas > (ritmo ->> 'personas')::integer
        or otras.reservas + 1 > (ritmo ->> 'reservas')::integer)
    then return 'ritmo'; end if;
  end if;
  return null;
end
$$;

-- Whoever counts seats of a day does it alone: the lock of the day, and of the next when the stay runs past midnight.
-- Always in the order of the calendar.
create function private.bloquea(fecha date, hora time, duracion integer) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('reservas:' || coalesce(to_char(fecha, 'YYYY-MM-DD'), ''), 0));
  if (fecha + hora + duracion * interval '1 minute')::date > fecha then
    perform pg_advisory_xact_lock(hashtextextended('reservas:' || to_char(fecha + 1, 'YYYY-MM-DD'), 0));
  end if;
end
$$;

-- The numbers of the rules as they stand in rows, in the shape of `ReservaRules`, now with every kind of special day.
create or replace function private.reglas_reserva() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'comida', case when cardinality(c.horarios_comida) > 0 then to_jsonb(c.horarios_comida)
      else (select jsonb_agg(to_char(time '13:00' + i * interval '15 min', 'HH24:MI') order by i) from generate_series(0, 9) i) end,
    'cena', case when cardinality(c.horarios_cena) > 0 then to_jsonb(c.horarios_cena)
      else (select jsonb_agg(to_char(time '18:30' + i * interval '15 min', 'HH24:MI') order by i) from generate_series(0, 16) i) end,
    'diasCerrados', coalesce(a.todo -> 'dias_cerrados', '[1]'),
    'cierres', coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('desde', cierre -> 'desde', 'hasta', cierre -> 'hasta',
        'tipo', coalesce(cierre -> 'tipo', '"cierre"'), 'comida', cierre -> 'comida', 'cena', cierre -> 'cena')))
      from jsonb_array_elements(a.todo -> 'cierres') cierre where coalesce(cierre ->> 'tipo', '') <> 'aforo_reducido'), '[]'),
    'personasMin', coalesce(a.todo -> 'personas_min', '1'),
    'personasMax', coalesce(a.todo -> 'personas_max', '20'),
    'avisoMinutos', coalesce(a.todo -> 'aviso_minutos', '0'),
    'horizonteDias', coalesce(a.todo -> 'horizonte_dias', '365'))
  from (select jsonb_object_agg(clave, valor) as todo from public.ajustes
        where clave in ('dias_cerrados', 'cierres', 'personas_min', 'personas_max', 'aviso_minutos', 'horizonte_dias')) a
  left join public.contenido_reservas c on true
$$;

-- The entry of a kind that a day falls in, the first of the list; null when there is none.
create function private.especial(fecha text, tipos text[], reglas jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select c from jsonb_array_elements(coalesce(reglas -> 'cierres', '[]')) with ordinality e (c, n)
  where coalesce(c ->> 'tipo', 'cierre') = any (tipos) and fecha collate "C" between c ->> 'desde' and c ->> 'hasta'
  order by n limit 1
$$;

-- The bookable times of a day: special hours, else those of a special opening, else the house's. Special hours may be
-- empty and close a service; a special opening without times keeps the house's. `{ "comida": […], "cena": […] }`
create function private.horas_de(fecha text, reglas jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'comida', coalesce(h.dia -> 'comida', nullif(a.dia -> 'comida', '[]'), reglas -> 'comida'),
    'cena', coalesce(h.dia -> 'cena', nullif(a.dia -> 'cena', '[]'), reglas -> 'cena'))
  from (select private.especial(fecha, array['horario_especial'], reglas) as dia) h,
    (select private.especial(fecha, array['apertura_especial'], reglas) as dia) a
$$;

-- As before, with the special days.
create or replace function private.reserva_aviso(r jsonb, ahora timestamp, reglas jsonb default private.reglas_reserva()) returns text
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
  if private.especial(r ->> 'fecha_reserva', array['cierre'], reglas) is not null
    or reglas -> 'diasCerrados' @> to_jsonb(extract(isodow from fecha)::integer)
      and private.especial(r ->> 'fecha_reserva', array['apertura_especial'], reglas) is null
  then return 'cerrado'; end if;
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
  if r ->> 'preferencia_mesa' is null or r ->> 'preferencia_mesa' not in ('interior', 'exterior') then return 'mesa'; end if;
  if char_length(r ->> 'notas') > 500 or char_length(r ->> 'requisitos_dieteticos') > 500
    or char_length(r ->> 'ocasion') > 80
  then return 'texto_largo'; end if;
  return null;
end
$$;

-- The new refusals in English, beside the code.
create or replace function private.aviso_en_ingles(aviso text, fecha date, reglas jsonb) returns text
language sql immutable set search_path = '' as $$
  select case aviso
    when 'nombre' then 'Please enter a name'
    when 'email' then 'Please enter a valid email address'
    when 'telefono' then 'Please include the international prefix, for example +34 600 000 000'
    when 'fecha' then 'Please enter a valid date in the format YYYY-MM-DD'
    when 'pasado' then 'This date has already passed. Please choose another day.'
    when 'cerrado' then case when extract(isodow from fecha) = 1
      then 'Sorry, we are closed on Mondays. Please choose another day.'
      else 'Sorry, we are closed that day. Please choose another day.' end
    when 'horizonte' then 'This date is too far ahead. Please choose an earlier day.'
    when 'hora' then 'Please choose one of the lunch or dinner times'
    when 'hora_pasada' then 'This time has already passed. Please choose a later one.'
    when 'aviso' then 'This time is too soon. Please choose a later one or call the restaurant.'
    when 'personas' then format('Please enter a number between %s and %s', reglas ->> 'personasMin', reglas ->> 'personasMax')
    when 'mesa' then 'Please choose interior or exterior'
    when 'texto_largo' then 'This text is too long'
    when 'limite' then 'Too many reservations with this contact. Please call the restaurant.'
    when 'lleno' then 'There is no free table for that party at this time. Please choose another time.'
    when 'ritmo' then 'Too many guests arrive at this time. Please choose another time.'
    when 'no_encontrada' then 'There is no such reservation, or the link is not its own'
    when 'fuera_de_plazo' then 'It is too late to change this here. Please call the restaurant.'
    when 'transicion' then 'This cannot be done from the state it is in'
    when 'version' then 'Somebody changed this meanwhile. Please look again.'
    when 'libre' then 'There is room at that time: it can be booked'
    when 'espera' then 'This offer is no longer open'
    when 'clave_reutilizada' then 'This key belongs to another reservation'
    else aviso
  end
$$;

-- BEFORE INSERT. Order matters: lock, then key, then rules. The lock of the day comes first of all, so that whoever
-- counts seats of that day after it counts alone; a repeated key is looked up only under it, or a retry would be
-- refused because of its own reservation. The locks are always taken in this order, and each statement after them sees
-- what was committed before.
create or replace function private.reservas_alta() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  hora constant text := to_char(new.hora_reserva, 'HH24:MI:SS.US');
  previa text;
  aviso text;
  limite integer;
begin
  new.duracion := private.duracion_de(coalesce(new.personas, 1));
  perform private.bloquea(new.fecha_reserva, new.hora_reserva, new.duracion);
  perform pg_advisory_xact_lock(hashtextextended('reservas:clave:' || new.clave, 0));

  new.nombre := private.recorta(normalize(new.nombre, NFC));
  new.email := private.recorta(normalize(new.email, NFC));
  new.ocasion := private.limpia(new.ocasion);
  new.requisitos_dieteticos := private.limpia(new.requisitos_dieteticos);
  new.notas := private.limpia(new.notas);
  new.huella := encode(sha256(convert_to(jsonb_build_array(new.nombre, new.email, new.telefono,
    to_char(new.fecha_reserva, 'YYYY-MM-DD'), hora, new.personas, new.ocasion, new.preferencia_mesa,
    new.requisitos_dieteticos, new.notas, new.primera_visita)::text, 'UTF8')), 'hex');
  new.version := 1;
  new.secuencia := 0;

  select huella into previa from public.reservas where clave = new.clave;
  if found and previa = new.huella then return new; end if; -- a retry: the unique index answers 23505, already saved
  if found or exists (select 1 from public.reservas where codigo = private.codigo_de(new.clave)) then
    aviso := 'clave_reutilizada';
  else
    aviso := private.reserva_aviso(jsonb_build_object('nombre', new.nombre, 'email', new.email, 'telefono', new.telefono,
      'fecha_reserva', to_char(new.fecha_reserva, 'YYYY-MM-DD'), 'hora_reserva', regexp_replace(hora, ':00\.0+$', ''),
      'personas', new.personas, 'preferencia_mesa', new.preferencia_mesa, 'ocasion', new.ocasion,
      'requisitos_dieteticos', new.requisitos_dieteticos, 'notas', new.notas), private.ahora_madrid(), reglas);
  end if;
  if aviso is not null then
    raise exception using errcode = 'PT422', message = aviso,
      hint = private.aviso_en_ingles(aviso, new.fecha_reserva, reglas);
  end if;

  -- Reservations of one contact in 24 hours; administrators book for others. 0 switches it off.
  select (valor #>> '{}')::integer into limite from public.ajustes where clave = 'limite_contacto_dia';
  -- A place from the waiting list was promised already.
  if limite > 0 and not private.es_admin() and coalesce(current_setting('alma.espera', true), '') = '' then
    perform pg_advisory_xact_lock(hashtextextended('reservas:email:' || lower(new.email), 0));
    perform pg_advisory_xact_lock(hashtextextended('reservas:telefono:' || new.telefono, 0));
    if (select count(*) from public.reservas
        where lower(email) = lower(new.email) and creado_en > now() - interval '24 hours') >= limite
      or (select count(*) from public.reservas
        where telefono = new.telefono and creado_en > now() - interval '24 hours') >= limite
    then
      raise exception using errcode = 'PT429', message = 'limite',
        hint = private.aviso_en_ingles('limite', new.fecha_reserva, reglas);
    end if;
  end if;

  -- Only now count seats. A refused guest holds none, so he may ask again at once.
  if not new.sobre_aforo then
    aviso := private.plaza_motivo(new.preferencia_mesa, new.fecha_reserva, new.hora_reserva, new.personas, new.duracion);
    if aviso is not null then
      raise exception using errcode = 'PT409', message = aviso,
        hint = private.aviso_en_ingles(aviso, new.fecha_reserva, reglas);
    end if;
  end if;
  return new;
end
$$;

-- A refusal as the API tells it: the code, its status, and the English sentence.
create function private.rehusa(aviso text, fecha date default null) returns void
language plpgsql stable set search_path = '' as $$
begin
  raise exception using message = aviso, hint = private.aviso_en_ingles(aviso, fecha, private.reglas_reserva()),
    errcode = case
      when aviso in ('lleno', 'ritmo', 'fuera_de_plazo', 'transicion', 'version', 'libre', 'espera') then 'PT409'
      when aviso = 'no_encontrada' then 'PT404'
      when aviso = 'limite' then 'PT429'
      else 'PT422' end;
end
$$;

-- A reservation of nobody: what the rules say about a day, an hour and a party.
create function private.aviso_del_turno(fecha date, hora text, personas integer, mesa text, reglas jsonb) returns text
language sql stable set search_path = '' as $$
  select private.reserva_aviso(jsonb_build_object('nombre', 'Nadie', 'email', 'nadie@example.com', 'telefono', '+34600000000',
    'fecha_reserva', to_char(fecha, 'YYYY-MM-DD'), 'hora_reserva', hora, 'personas', personas, 'preferencia_mesa', mesa),
    private.ahora_madrid(), reglas)
$$;

-- What availability calls a refusal.
create function private.motivo_de(aviso text) returns text
language sql immutable set search_path = '' as $$
  select case aviso when 'hora_pasada' then 'pasado' else aviso end
$$;

-- The same for a booking that is to be moved: its own seats do not count, and what it holds already it may have, smaller
-- too, even where the house has fewer seats by now.
create function private.plaza_de_cambio(suya public.reservas, mesa text, fecha date, hora time, personas integer, duracion integer)
returns text
language sql stable set search_path = '' as $$
  select case when suya.ocupa and (suya.preferencia_mesa, suya.fecha_reserva, suya.hora_reserva) = (mesa, fecha, hora)
      and personas <= suya.personas and duracion <= suya.duracion then null
    else private.plaza_motivo(mesa, fecha, hora, personas, duracion, suya.id) end
$$;

-- Every lunch and dinner time of a day for a party: free, or why not, area by area. `suya`: a booking that is to be moved,
-- which keeps the minutes it was given while its party stays the same.
create function private.turnos(fecha date, personas integer, suya public.reservas default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  dia constant text := to_char(fecha, 'YYYY-MM-DD');
  horas constant jsonb := private.horas_de(dia, reglas);
  duracion constant integer := case when suya.personas = turnos.personas then suya.duracion else private.duracion_de(personas) end;
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
        'motivo', case when dentro is null or fuera is null then null when 'ritmo' in (dentro, fuera) then 'ritmo' else dentro end,
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
  if desde is null or hasta is null or hasta - desde not between 0 and 61 or personas is null or personas not between 1 and 99 then
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
    from (select private.turnos(fecha, personas) as dia) d, jsonb_array_elements(d.dia -> 'comida' || (d.dia -> 'cena')) t
    where hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and mesa in ('interior', 'exterior')
      and t -> 'mesas' -> mesa = 'null' and t ->> 'hora' <> alternativas.hora
    order by abs(extract(epoch from (t ->> 'hora')::time - (case when hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then hora end)::time))
    limit 3) c
$$;

-- The nearest free times on other days too, for a guest who was refused: `[{ "fecha": …, "hora": … }, …]`.
create function private.huecos(fecha date, hora time, personas integer, mesa text, cuantos integer default 3) returns jsonb
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
      select e ->> 'hora' as a from (select private.turnos(dia, personas) as d) x, jsonb_array_elements(x.d -> 'comida' || (x.d -> 'cena')) e
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
revoke execute on function private.ajuste(text), private.duracion_de(integer), private.aforo_de(text, date),
  private.pico(text, timestamptz, timestamptz, uuid), private.plaza_motivo(text, date, time, integer, integer, uuid),
  private.bloquea(date, time, integer), private.especial(text, text[], jsonb), private.horas_de(text, jsonb),
  private.rehusa(text, date), private.aviso_del_turno(date, text, integer, text, jsonb), private.motivo_de(text),
  private.turnos(date, integer, public.reservas),
  private.plaza_de_cambio(public.reservas, text, date, time, integer, integer), private.huecos(date, time, integer, text, integer) from anon, authenticated;
-- CHECK constraints run as the writer.
grant execute on function private.horas_json_ok(jsonb), private.aforo_json_ok(jsonb), private.duraciones_ok(jsonb)
  to authenticated, service_role;
revoke all on private.ocupacion from public, anon, authenticated;
revoke all on function public.dias_disponibles(date, date, integer), public.alternativas(date, text, integer, text)
  from public, anon, authenticated;
grant execute on function public.dias_disponibles(date, date, integer), public.alternativas(date, text, integer, text)
  to anon, authenticated;
