-- The rules of a reservation, for every caller: the site, the back office, the API posted to directly, and psql.
-- lib/reservas/rules.ts gives the same verdicts as advice; tests/fixtures/reservas.cases.json runs through both.

-- Notes keep their lines; other control and direction characters go, as does white space at the ends.
create function private.limpia(texto text) returns text
language sql immutable set search_path = '' as $$
  select nullif(private.recorta(regexp_replace(
    replace(replace(normalize(texto, NFC), E'\r\n', E'\n'), E'\r', E'\n'),
    '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g')), '')
$$;

-- The day a text YYYY-MM-DD names, or null when there is no such day.
create function private.fecha_de(texto text) returns date
language plpgsql immutable set search_path = '' as $$
begin
  if texto !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then return null; end if;
  return make_date(left(texto, 4)::integer, substr(texto, 6, 2)::integer, right(texto, 2)::integer);
exception when others then
  return null;
end
$$;

-- The numbers of the rules as they stand in rows, in the shape of `ReservaRules`.
create function private.reglas_reserva() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'comida', case when cardinality(c.horarios_comida) > 0 then to_jsonb(c.horarios_comida)
      else (select jsonb_agg(to_char(time '13:00' + i * interval '15 min', 'HH24:MI') order by i) from generate_series(0, 9) i) end,
    'cena', case when cardinality(c.horarios_cena) > 0 then to_jsonb(c.horarios_cena)
      else (select jsonb_agg(to_char(time '18:30' + i * interval '15 min', 'HH24:MI') order by i) from generate_series(0, 16) i) end,
    'diasCerrados', coalesce(a.todo -> 'dias_cerrados', '[1]'),
    'cierres', coalesce((
      select jsonb_agg(jsonb_build_object('desde', cierre -> 'desde', 'hasta', cierre -> 'hasta'))
      from jsonb_array_elements(a.todo -> 'cierres') cierre where coalesce(cierre ->> 'tipo', 'cierre') = 'cierre'), '[]'),
    'personasMin', coalesce(a.todo -> 'personas_min', '1'),
    'personasMax', coalesce(a.todo -> 'personas_max', '20'),
    'avisoMinutos', coalesce(a.todo -> 'aviso_minutos', '0'),
    'horizonteDias', coalesce(a.todo -> 'horizonte_dias', '365'))
  from (select jsonb_object_agg(clave, valor) as todo from public.ajustes
        where clave in ('dias_cerrados', 'cierres', 'personas_min', 'personas_max', 'aviso_minutos', 'horizonte_dias')) a
  left join public.contenido_reservas c on true
$$;

-- The first rule a reservation breaks, in the order of AVISOS; null when there is none. `r` holds the specified columns
-- as texts and numbers, `ahora` is the restaurant's clock. Lengths are checked before patterns.
create function private.reserva_aviso(r jsonb, ahora timestamp, reglas jsonb default private.reglas_reserva()) returns text
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
  if reglas -> 'diasCerrados' @> to_jsonb(extract(isodow from fecha)::integer)
    or exists (select 1 from jsonb_array_elements(coalesce(reglas -> 'cierres', '[]')) c
               where r ->> 'fecha_reserva' collate "C" between c ->> 'desde' and c ->> 'hasta')
  then return 'cerrado'; end if;
  if fecha > hoy + (reglas ->> 'horizonteDias')::integer then return 'horizonte'; end if;

  if hora is null or not (reglas -> 'comida' ? hora or reglas -> 'cena' ? hora) then return 'hora'; end if;
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
    when 'personas' then format('Please enter a number between %s and %s', reglas ->> 'personasMin', reglas ->> 'personasMax')
    when 'mesa' then 'Please choose interior or exterior'
    when 'texto_largo' then 'This text is too long'
    when 'limite' then 'Too many reservations with this contact. Please call the restaurant.'
    when 'clave_reutilizada' then 'This key belongs to another reservation'
    else aviso
  end
$$;

-- BEFORE INSERT. Order matters: lock, then key, then rules. The lock of the day comes first of all, so that whoever
-- counts seats of that day after it counts alone; a repeated key is looked up only under it, or a retry would be
-- refused because of its own reservation. The locks are always taken in this order, and each statement after them sees
-- what was committed before.
create function private.reservas_alta() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  hora constant text := to_char(new.hora_reserva, 'HH24:MI:SS.US');
  previa text;
  aviso text;
  limite integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('reservas:' || coalesce(to_char(new.fecha_reserva, 'YYYY-MM-DD'), ''), 0));
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
  if limite > 0 and not private.es_admin() then
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
  return new;
end
$$;

-- BEFORE UPDATE: the states a reservation can pass through. The guest's words are changed by nobody (column grants).
create function private.reservas_cambio() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.estado <> old.estado and not (case old.estado
    when 'pendiente' then new.estado in ('confirmada', 'rechazada', 'caducada', 'cancelada_cliente', 'cancelada_restaurante')
    when 'confirmada' then new.estado in ('llegada', 'no_presentada', 'cancelada_cliente', 'cancelada_restaurante')
    when 'llegada' then new.estado = 'sentada'
    when 'sentada' then new.estado = 'finalizada'
    when 'no_presentada' then new.estado in ('sentada', 'finalizada') and now() < old.actualizado_en + interval '24 hours'
    else false
  end) then
    raise exception 'transicion' using errcode = 'PT409';
  end if;
  new.version := old.version + 1;
  new.actualizado_en := now();
  return new;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.limpia(text), private.fecha_de(text), private.reglas_reserva(),
  private.reserva_aviso(jsonb, timestamp, jsonb), private.aviso_en_ingles(text, date, jsonb), private.reservas_alta(),
  private.reservas_cambio() from anon, authenticated;

create trigger alta before insert on public.reservas for each row execute function private.reservas_alta();
create trigger cambio before update on public.reservas for each row execute function private.reservas_cambio();
