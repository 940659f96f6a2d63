-- The rules of a reservation, for every caller: the site, the back office, the API posted to directly, and psql.
-- lib/reservas/rules.ts gives the same verdicts as advice; tests/fixtures/reservas.cases.json runs through both.

-- The numbers of the rules as they stand in rows, in the shape of `ReservaRules`, with every kind of special day.
create function private.reglas_reserva() returns jsonb
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

-- The entry of a kind that a day falls in, the first of the list; null when there is none.
create function private.especial(fecha text, tipos text[], reglas jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select c from jsonb_array_elements(coalesce(reglas -> 'cierres', '[]')) with ordinality e (c, n)
  where coalesce(c ->> 'tipo', 'cierre') = any (tipos) and fecha collate "C" between c ->> 'desde' and c ->> 'hasta'
  order by n limit 1
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

-- The bookable times of a day: special hours, else those of a special opening, else those of the weekday, else the
-- house's. Special hours may be empty and close a service; a special opening without times keeps the usual ones.
-- `{ "comida": […], "cena": […] }`
create function private.horas_de(fecha text, reglas jsonb) returns jsonb
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

-- The first rule a reservation breaks, in the order of AVISOS; null when there is none. `r` holds the specified columns
-- as texts and numbers, `ahora` is the restaurant's clock. Lengths are checked before patterns.
create function private.reserva_aviso(r jsonb, ahora timestamp,
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

-- What a caller of the API reads beside the code, in English as specified; the site has its own texts.
create function private.aviso_en_ingles(aviso text, fecha date, reglas jsonb) returns text
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
    when 'personas' then format('Please enter a number between %s and %s', reglas ->> 'personasMin',
      reglas ->> 'personasMax')
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

-- A refusal as the API tells it: the code, its status, and the English sentence.
create function private.rehusa(aviso text, fecha date default null) returns void
language plpgsql stable set search_path = '' as $$
begin
  raise exception using message = aviso, hint = private.aviso_en_ingles(aviso, fecha, private.reglas_reserva()),
    errcode = case
      when aviso in ('lleno', 'ritmo', 'fuera_de_plazo', 'transicion', 'version', 'libre', 'espera', 'avisado',
        'gastado') then 'PT409'
      when aviso = 'no_encontrada' then 'PT404'
      when aviso = 'limite' then 'PT429'
      else 'PT422' end;
end
$$;

-- A reservation of nobody: what the rules say about a day, an hour and a party.
create function private.aviso_del_turno(fecha date, hora text, personas integer, mesa text, reglas jsonb) returns text
language sql stable set search_path = '' as $$
  select private.reserva_aviso(jsonb_build_object('nombre', 'Nadie', 'email', 'nadie@example.com', 'telefono',
    '+34600000000',
    'fecha_reserva', to_char(fecha, 'YYYY-MM-DD'), 'hora_reserva', hora, 'personas', personas,
    'preferencia_mesa', mesa), private.ahora_madrid(), reglas)
$$;

-- What availability calls a refusal.
create function private.motivo_de(aviso text) returns text
language sql immutable set search_path = '' as $$
  select case aviso when 'hora_pasada' then 'pasado' else aviso end
$$;

-- Whether a name, an address and a telephone are in order, where no day is in question.
create function private.aviso_del_contacto(nombre text, email text, telefono text) returns void
language plpgsql stable set search_path = '' as $$
declare
  aviso constant text := private.reserva_aviso(jsonb_build_object('nombre', nombre, 'email', email,
    'telefono', telefono), private.ahora_madrid());
begin
  if aviso in ('nombre', 'email', 'telefono') then perform private.rehusa(aviso); end if;
end
$$;

-- A party above twenty stays as long as the largest that is named; any other that none covers, two hours.
create function private.duracion_de(personas integer) returns integer
language sql stable set search_path = '' as $$
  select coalesce((
      select (d ->> 'minutos')::integer from jsonb_array_elements(private.ajuste('duraciones')) d
      where (d ->> 'hasta')::integer >= personas order by (d ->> 'hasta')::integer limit 1),
    case when personas > 20 then (
      select (d ->> 'minutos')::integer from jsonb_array_elements(private.ajuste('duraciones')) d
      order by (d ->> 'hasta')::integer desc limit 1) end, 120)
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

-- The rules as they bind the staff: no notice, no horizon, and with a written reason (`grupo`, which only the staff's
-- own functions say) a party of any size the house can take; who walks in comes at any minute of any day.
create function private.reglas_del_libro(modo text, hora text) returns jsonb
language sql stable set search_path = '' as $$
  select private.reglas_reserva() || '{"avisoMinutos": 0, "horizonteDias": 1000, "personasMin": 1}'
    || jsonb_build_object('personasMax', case when private.step() ? 'grupo' then 200 else 20 end)
    || case when modo = 'paso' then jsonb_build_object('comida', jsonb_build_array(hora), 'cena', '[]'::jsonb,
      'diasCerrados', '[]'::jsonb, 'cierres', '[]'::jsonb, 'semana', '[]'::jsonb) else '{}' end
$$;

-- The staff's clock: an hour of today that has passed may still be written down.
create function private.ahora_del_libro(fecha date, hora time) returns timestamp
language sql stable set search_path = '' as $$
  select case when fecha = private.ahora_madrid()::date
    then least(private.ahora_madrid(), fecha + hora - interval '1 minute') else private.ahora_madrid() end
$$;

revoke execute on all functions in schema private from public;
