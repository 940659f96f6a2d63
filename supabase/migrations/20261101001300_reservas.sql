-- Reservations: the table, the rules for every caller (the site, the back office, the API posted to directly, and
-- psql), and
-- the history of each. lib/reservas/reglas.ts gives the same verdicts as advice; tests/fixtures/reservas.cases.json
-- runs
-- through both.

-- The short reference a guest reads out: the first 40 bits of sha256 of the key, in Crockford's base 32. Derived, so
-- that the site knows it without reading the row (tests/fixtures/codigo.cases.json).
create function private.codigo_de(clave uuid) returns text
language sql immutable set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (((s.n >> (35 - 5 * i)) & 31) + 1)::integer, 1), ''
    order by i)
  from (select ('x' || lpad(left(encode(sha256(convert_to(clave::text, 'UTF8')), 'hex'), 10), 16,
    '0'))::bit(64)::bigint as n) s,
    generate_series(0, 7) i
$$;

create table public.reservas (
  id uuid primary key default gen_random_uuid(),
  nombre text not null check (char_length(btrim(nombre)) >= 2 and char_length(nombre) <= 80
    and nombre !~ '[\u0001-\u001f\u007f-\u009f]'),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  telefono text not null check (telefono ~ '^\+[0-9]{10,19}$'),
  fecha_reserva date not null,
  hora_reserva time not null,
  personas integer not null check (personas between 1 and 20),
  ocasion text check (ocasion <> '' and char_length(ocasion) <= 80),
  preferencia_mesa text not null default 'interior' check (preferencia_mesa in ('interior', 'exterior')),
  requisitos_dieteticos text check (requisitos_dieteticos <> '' and char_length(requisitos_dieteticos) <= 500),
  notas text check (notas <> '' and char_length(notas) <= 500),
  primera_visita boolean not null default true,
  estado text not null default 'pendiente' check (estado
    in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada',
    'no_presentada', 'cancelada_cliente', 'cancelada_restaurante', 'rechazada', 'caducada')),
  -- One key per confirmed draft: the same key again is the same reservation.
  clave uuid not null default gen_random_uuid() unique,
  -- Fingerprint of what the guest asked for, to tell a retry from a reused key. Written by the trigger.
  huella text not null default '',
  idioma text not null default 'es' check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  -- sha256 of the token in the guest's manage link; the token itself is never stored.
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  codigo text not null generated always as (private.codigo_de(clave)) stored unique,
  inicio timestamptz not null generated always as ((fecha_reserva + hora_reserva) at time zone 'Europe/Madrid') stored,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  -- Minutes the table is held, as the settings were when it was asked for: later settings move no one.
  duracion integer not null default 120 check (duracion between 15 and 480),
  -- Rises whenever the appointment changes: SEQUENCE of the calendar file.
  secuencia integer not null default 0,
  -- Why the house refused or cancelled; told to the guest.
  motivo text check (btrim(motivo) <> '' and char_length(motivo) <= 300),
  -- Taken by the staff above the capacity, knowingly.
  sobre_aforo boolean not null default false,
  -- The states that hold seats, in this one place. Whoever asks for a table holds it until they are answered.
  ocupa boolean not null
    generated always as (estado in ('pendiente', 'confirmada', 'llegada', 'sentada')) stored,
  fin timestamptz not null generated always as
    ((fecha_reserva + hora_reserva + duracion * interval '1 minute') at time zone 'Europe/Madrid') stored,
  anonimizada_en timestamptz,
  -- How it came in. The site writes 'web' or 'chat', the staff 'telefono' or 'paso' (who walks in).
  canal text not null default 'web' check (canal in ('web', 'chat', 'telefono', 'paso')),
  -- Why the staff went above the seats. For the house alone, through its functions: a guest may read the own row.
  sobre_aforo_motivo text check (btrim(sobre_aforo_motivo) <> '' and char_length(sobre_aforo_motivo) <= 300),
  cliente_id uuid references public.clientes (id) on delete set null
);
create index reservas_por_dia on public.reservas (fecha_reserva, hora_reserva);
create index reservas_por_usuario on public.reservas (user_id) where user_id is not null;
create index reservas_por_email on public.reservas (lower(email), creado_en);
create index reservas_por_telefono on public.reservas (telefono, creado_en);
create index reservas_ocupacion on public.reservas (preferencia_mesa, inicio) include (fin, personas) where ocupa;
create index reservas_por_cliente on public.reservas (cliente_id, fecha_reserva desc) include (estado, personas)
  where cliente_id is not null;
-- By the last digits, as one says them.
create index reservas_por_cifras on public.reservas (reverse(telefono) text_pattern_ops);
create index reservas_del_libro on public.reservas (fecha_reserva) include (hora_reserva, estado, personas,
  preferencia_mesa, canal, idioma,
  cliente_id, creado_en);
create index reservas_pendientes on public.reservas (fecha_reserva) include (creado_en) where estado = 'pendiente';
create index reservas_buscadas on public.reservas using gin (private.palabras(nombre));

-- What happened to a reservation, line by line. Nothing here is ever changed.
create table public.reserva_eventos (
  id bigint generated always as identity primary key,
  reserva_id uuid not null references public.reservas (id) on delete cascade,
  tipo text not null check (tipo in ('alta', 'cambio', 'estado')),
  de text,
  a text,
  actor text not null check (actor in ('cliente', 'personal', 'sistema')),
  actor_id uuid,
  -- What changed, before and after: day, hour, people, area, reason. No name, no contact.
  datos jsonb not null default '{}',
  en timestamptz not null default clock_timestamp()
);
create index reserva_eventos_por_reserva on public.reserva_eventos (reserva_id, id);

revoke all on sequence public.reserva_eventos_id_seq from public, anon, authenticated;

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
    'personasMin', coalesce(a.todo -> 'personas_min', '1'),
    'personasMax', coalesce(a.todo -> 'personas_max', '20'),
    'avisoMinutos', coalesce(a.todo -> 'aviso_minutos', '0'),
    'horizonteDias', coalesce(a.todo -> 'horizonte_dias', '365'))
  from (select jsonb_object_agg(clave, valor) as todo from public.ajustes
        where clave in ('dias_cerrados', 'cierres', 'personas_min', 'personas_max', 'aviso_minutos',
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
    'fecha_reserva', to_char(fecha, 'YYYY-MM-DD'), 'hora_reserva', hora, 'personas', personas, 'preferencia_mesa',
      mesa),
    private.ahora_madrid(), reglas)
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
  aviso constant text := private.reserva_aviso(jsonb_build_object('nombre', nombre, 'email', email, 'telefono',
    telefono), private.ahora_madrid());
begin
  if aviso in ('nombre', 'email', 'telefono') then perform private.rehusa(aviso); end if;
end
$$;

create function private.duracion_de(personas integer) returns integer
language sql stable set search_path = '' as $$
  select coalesce((
    select (d ->> 'minutos')::integer from jsonb_array_elements(private.ajuste('duraciones')) d
    where (d ->> 'hasta')::integer >= personas order by (d ->> 'hasta')::integer limit 1), 120)
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

-- What a step is to be remembered with, said by the function that takes it: merged into the line of the history.
--   avisado: false   the guest is not told
create function private.con(datos jsonb) returns void
language sql set search_path = '' as $$
  select set_config('alma.datos', coalesce(datos, '{}')::text, true)
$$;

create function private.datos_del_paso() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('alma.datos', true), ''), '{}')::jsonb
$$;

-- Who acts: the functions below say so; otherwise whoever the request comes from.
create function private.actor() returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('alma.actor', true), ''),
    case when private.es_admin() then 'personal'
      when current_setting('role', true) in ('anon', 'authenticated') then 'cliente' else 'sistema' end)
$$;

-- Which state may follow which, and for whom. Guests only ever cancel; nobody skips the house's answer.
create function private.puede_pasar(de text, a text, actor text, desde timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select case actor
    when 'cliente' then a = 'cancelada_cliente' and de in ('pendiente', 'confirmada')
      -- A request that was changed waits for the house again.
      or a = 'pendiente' and de = 'confirmada'
    when 'sistema' then a = 'caducada' and de = 'pendiente' or a = 'confirmada' and de = 'pendiente'
    else case de
      when 'pendiente' then a in ('confirmada', 'rechazada', 'caducada', 'cancelada_restaurante')
      when 'confirmada' then a in ('llegada', 'no_presentada', 'cancelada_restaurante')
      when 'llegada' then a = 'sentada'
      when 'sentada' then a = 'finalizada'
      -- A slip of the hand, mended within a day.
      when 'no_presentada' then a in ('sentada', 'finalizada') and now() < desde + interval '24 hours'
      else false end
  end
$$;

-- The rules as they bind the staff: no notice, no horizon, a party of any size the house can take, which is why large
-- ones call; who walks in comes at any minute of any day.
create function private.reglas_del_libro(modo text, hora text) returns jsonb
language sql stable set search_path = '' as $$
  select private.reglas_reserva() || '{"avisoMinutos": 0, "horizonteDias": 1000, "personasMin": 1, "personasMax": 20}'
    || case when modo = 'paso' then jsonb_build_object('comida', jsonb_build_array(hora), 'cena', '[]'::jsonb,
      'diasCerrados', '[]'::jsonb, 'cierres', '[]'::jsonb) else '{}' end
$$;

-- The staff's clock: an hour of today that has passed may still be written down.
create function private.ahora_del_libro(fecha date, hora time) returns timestamp
language sql stable set search_path = '' as $$
  select case when fecha = private.ahora_madrid()::date
    then least(private.ahora_madrid(), fecha + hora - interval '1 minute') else private.ahora_madrid() end
$$;

-- BEFORE INSERT. Order matters: lock, then key, then rules. The lock of the day comes first of all, so that whoever
-- counts seats of that day after it counts alone, and a day being closed at this moment is closed; a repeated key is
-- looked up only under it, or a retry would be refused because of its own reservation. The locks are always taken in
-- this order, and each statement after them sees what was committed before. The staff's own bookings (`libro`) follow
-- the
-- staff's rules; a guest is recognised, and a barred one is sent to the telephone.
create function private.reservas_alta() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reglas jsonb;
  hora constant text := to_char(new.hora_reserva, 'HH24:MI:SS.US');
  modo constant text := coalesce(current_setting('alma.libro', true), '');
  ahora timestamp := private.ahora_madrid();
  previa text;
  aviso text;
  limite integer;
begin
  new.duracion := private.duracion_de(coalesce(new.personas, 1));
  perform private.bloquea(new.fecha_reserva, new.hora_reserva, new.duracion);
  perform pg_advisory_xact_lock(hashtextextended('reservas:clave:' || new.clave, 0));
  if modo = '' then
    reglas := private.reglas_reserva();
  else
    reglas := private.reglas_del_libro(modo, to_char(new.hora_reserva, 'HH24:MI'));
    ahora := private.ahora_del_libro(new.fecha_reserva, new.hora_reserva);
  end if;

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
    aviso := private.reserva_aviso(jsonb_build_object('nombre', new.nombre, 'email', new.email, 'telefono',
      new.telefono,
      'fecha_reserva', to_char(new.fecha_reserva, 'YYYY-MM-DD'), 'hora_reserva', regexp_replace(hora, ':00\.0+$', ''),
      'personas', new.personas, 'preferencia_mesa', new.preferencia_mesa, 'ocasion', new.ocasion,
      'requisitos_dieteticos', new.requisitos_dieteticos, 'notas', new.notas), ahora, reglas);
  end if;
  if aviso is not null then
    raise exception using errcode = 'PT422', message = aviso,
      hint = private.aviso_en_ingles(aviso, new.fecha_reserva, reglas);
  end if;

  -- Reservations of one contact in 24 hours; administrators book for others. 0 switches it off.
  select (valor #>> '{}')::integer into limite from public.ajustes where clave = 'limite_contacto_dia';
  -- A place from the waiting list was promised already.
  if coalesce(current_setting('alma.espera', true), '') <> '' then limite := 0; end if;
  if not private.es_admin() then
    if limite > 0 then
      perform pg_advisory_xact_lock(hashtextextended('reservas:email:' || lower(new.email), 0));
      perform pg_advisory_xact_lock(hashtextextended('reservas:telefono:' || new.telefono, 0));
    end if;
    -- Whom the staff itself proposed a table may take it.
    if private.vetado(new.email, new.telefono) and not exists (select 1 from public.lista_espera l
        where l.id::text = current_setting('alma.espera', true) and l.propuesta_de is not null)
      or limite > 0 and ((select count(*) from public.reservas
          where lower(email) = lower(new.email) and creado_en > now() - interval '24 hours') >= limite
        or (select count(*) from public.reservas
          where telefono = new.telefono and creado_en > now() - interval '24 hours') >= limite)
    then
      raise exception using errcode = 'PT429', message = 'limite',
        hint = private.aviso_en_ingles('limite', new.fecha_reserva, reglas);
    end if;
  end if;

  -- Only now count seats. A refused guest holds none, so he may ask again at once.
  if not new.sobre_aforo then
    aviso := private.plaza_motivo(new.preferencia_mesa, new.fecha_reserva, new.hora_reserva, new.personas,
      new.duracion);
    if aviso is not null then
      raise exception using errcode = 'PT409', message = aviso,
        hint = private.aviso_en_ingles(aviso, new.fecha_reserva, reglas);
    end if;
  end if;
  new.cliente_id := private.cliente_para(new.nombre, new.email, new.telefono, new.idioma);
  return new;
end
$$;

-- BEFORE UPDATE: the rules for every change, whoever makes it. New seats are counted before the old ones are given
-- back:
-- the row still holds its own, and is left out of the count. The staff may skip a step or take one back (`salto`), may
-- change who sits where after the hour has come, and a booking may pass from one card of a guest to another (`ficha`),
-- which is no change of the booking. Who comes back to a table they had lost is counted anew.
create function private.reservas_cambio() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  aviso text;
  libro constant boolean := coalesce(current_setting('alma.libro', true), '') <> '';
  salto constant boolean := coalesce(current_setting('alma.salto', true), '') = new.id::text;
  hora constant text := regexp_replace(to_char(new.hora_reserva, 'HH24:MI:SS.US'), ':00\.0+$', '');
  reglas jsonb;
  ahora timestamp;
begin
  if coalesce(current_setting('alma.ficha', true), '') <> '' then return new; end if;
  new.ocasion := private.limpia(new.ocasion);
  new.requisitos_dieteticos := private.limpia(new.requisitos_dieteticos);
  new.notas := private.limpia(new.notas);
  new.motivo := private.limpia(new.motivo);
  if new.estado <> old.estado and not private.puede_pasar(old.estado, new.estado, private.actor(), old.actualizado_en)
    and not salto
  then
    perform private.rehusa('transicion');
  end if;
  if (new.fecha_reserva, new.hora_reserva, new.personas, new.preferencia_mesa)
    is distinct from (old.fecha_reserva, old.hora_reserva, old.personas, old.preferencia_mesa)
  then
    -- A step taken back gives back the minutes as well.
    if not salto then
      new.duracion := case when new.personas = old.personas then old.duracion
        else private.duracion_de(new.personas) end;
    end if;
    perform private.bloquea(new.fecha_reserva, new.hora_reserva, new.duracion);
    if not libro then
      reglas := private.reglas_reserva();
      ahora := private.ahora_madrid();
    else
      -- The table one sits at is in order, whatever the rules say by now.
      reglas := private.reglas_del_libro(case when (new.fecha_reserva, new.hora_reserva)
        = (old.fecha_reserva, old.hora_reserva)
        then 'paso' else 'telefono' end, to_char(new.hora_reserva, 'HH24:MI'));
      ahora := case when (new.fecha_reserva, new.hora_reserva) = (old.fecha_reserva, old.hora_reserva)
        then least(private.ahora_madrid(), new.fecha_reserva + new.hora_reserva - interval '1 minute')
        else private.ahora_del_libro(new.fecha_reserva, new.hora_reserva) end;
    end if;
    -- Where it stood before it may stand again, also at an hour that is not offered or on a day closed since.
    if not salto then
      aviso := private.reserva_aviso(jsonb_build_object('nombre', new.nombre, 'email', new.email, 'telefono',
        new.telefono,
        'fecha_reserva', to_char(new.fecha_reserva, 'YYYY-MM-DD'), 'hora_reserva', hora, 'personas', new.personas,
        'preferencia_mesa', new.preferencia_mesa, 'ocasion', new.ocasion, 'requisitos_dieteticos',
          new.requisitos_dieteticos,
        'notas', new.notas), ahora, reglas);
    end if;
    -- What the staff granted above the seats was that table at that time, not another: a guest's move is counted.
    if aviso is null and not (new.sobre_aforo and private.actor() = 'personal') then
      aviso := private.plaza_de_cambio(old, new.preferencia_mesa, new.fecha_reserva, new.hora_reserva, new.personas,
        new.duracion);
    end if;
    if aviso is not null then perform private.rehusa(aviso, new.fecha_reserva); end if;
    if private.actor() = 'cliente' and (new.fecha_reserva, new.hora_reserva, new.preferencia_mesa)
      is distinct from (old.fecha_reserva, old.hora_reserva, old.preferencia_mesa)
    then
      new.sobre_aforo := false;
      new.sobre_aforo_motivo := null;
    end if;
    new.secuencia := old.secuencia + 1;
  elsif not old.ocupa and new.estado in ('pendiente', 'confirmada', 'llegada', 'sentada') and not new.sobre_aforo then
    aviso := private.plaza_motivo(new.preferencia_mesa, new.fecha_reserva, new.hora_reserva, new.personas, new.duracion,
      new.id);
    if aviso is not null then perform private.rehusa(aviso, new.fecha_reserva); end if;
  elsif old.estado in ('pendiente', 'confirmada')
    and new.estado in ('cancelada_cliente', 'cancelada_restaurante', 'rechazada', 'caducada')
  then
    new.secuencia := old.secuencia + 1;
  end if;
  new.version := old.version + 1;
  new.actualizado_en := now();
  return new;
end
$$;

-- AFTER: each step becomes a line, in the same transaction, with what the step is to be remembered with beside it. Who
-- was let in above the seats stays on record.
create function private.reservas_evento() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  antes jsonb;
  mas constant jsonb := private.datos_del_paso();
  despues constant jsonb := jsonb_build_object('fecha', to_char(new.fecha_reserva, 'YYYY-MM-DD'), 'hora',
    to_char(new.hora_reserva, 'HH24:MI'),
    'personas', new.personas, 'mesa', new.preferencia_mesa);
begin
  if coalesce(current_setting('alma.ficha', true), '') <> '' then return null; end if;
  if tg_op = 'INSERT' then
    insert into public.reserva_eventos (reserva_id, tipo, a, actor, actor_id, datos)
      values (new.id, 'alta', new.estado, private.actor(), auth.uid(), jsonb_build_object('despues', despues) || mas);
    return null;
  end if;
  antes := jsonb_build_object('fecha', to_char(old.fecha_reserva, 'YYYY-MM-DD'), 'hora',
    to_char(old.hora_reserva, 'HH24:MI'),
    'personas', old.personas, 'mesa', old.preferencia_mesa);
  if antes <> despues then
    insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
      values (new.id, 'cambio', old.estado, new.estado, private.actor(), auth.uid(),
        jsonb_build_object('antes', antes, 'despues', despues)
          || case when new.duracion <> old.duracion then jsonb_build_object('duraba', old.duracion)
            else '{}' end || mas);
  elsif new.estado <> old.estado then
    insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
      values (new.id, 'estado', old.estado, new.estado, private.actor(), auth.uid(),
        jsonb_strip_nulls(jsonb_build_object('motivo', new.motivo)) || mas);
  elsif (new.notas, new.ocasion, new.requisitos_dieteticos, new.nombre, new.email, new.telefono, new.idioma)
    is distinct from (old.notas, old.ocasion, old.requisitos_dieteticos, old.nombre, old.email, old.telefono,
      old.idioma)
    and new.anonimizada_en is not distinct from old.anonimizada_en
  then
    -- What the guest wrote is not repeated here: it is erased with the reservation.
    insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
      values (new.id, 'cambio', old.estado, new.estado, private.actor(), auth.uid(), '{"textos": true}' || mas);
  end if;
  return null;
end
$$;

-- Erasing a reservation takes its history with it; otherwise a line only ever forgets which guest it was and what they
-- were told.
create function private.eventos_intactos() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  if tg_op = 'UPDATE' then
    if (new.actor_id is null or new.actor_id = old.actor_id) and new.datos = old.datos - 'motivo'
      and to_jsonb(new) - array['actor_id', 'datos'] = to_jsonb(old) - array['actor_id', 'datos']
        then return new; end if;
  end if;
  raise exception using errcode = '42501', message = 'reserva_eventos is append-only';
end
$$;

create trigger alta before insert on public.reservas for each row execute function private.reservas_alta();

create trigger cambio before update on public.reservas for each row execute function private.reservas_cambio();

create trigger evento after insert or update on public.reservas for each row execute function private.reservas_evento();

create trigger intactos before update or delete on public.reserva_eventos
  for each row execute function private.eventos_intactos();

create trigger intactos_todos before truncate on public.reserva_eventos
  for each statement execute function private.eventos_intactos();

revoke all on public.reservas, public.reserva_eventos
  from public, anon, authenticated;

alter table public.reservas enable row level security;
alter table public.reserva_eventos enable row level security;

grant insert (nombre, email, telefono, fecha_reserva, hora_reserva, personas, ocasion, preferencia_mesa,
  requisitos_dieteticos, notas, primera_visita, estado, clave, idioma, token_hash)
  on public.reservas to anon;
grant insert (nombre, email, telefono, fecha_reserva, hora_reserva, personas, ocasion, preferencia_mesa,
  requisitos_dieteticos, notas, primera_visita, estado, clave, idioma, token_hash),
  select (id, codigo, nombre, email, telefono, fecha_reserva, hora_reserva, personas, ocasion, preferencia_mesa,
  requisitos_dieteticos, notas, primera_visita, estado, idioma, user_id, inicio, creado_en, actualizado_en, version,
  duracion, secuencia, motivo, sobre_aforo, fin)
  on public.reservas to authenticated;
create policy alta on public.reservas for insert to anon with check (estado = 'pendiente' and user_id is null);
create policy alta_sesion on public.reservas for insert to authenticated
  with check (estado = 'pendiente' and user_id = (select auth.uid()));
create policy lectura on public.reservas for select to authenticated
  using (user_id = (select auth.uid()) or (select private.es_admin()));

grant select on public.reserva_eventos to authenticated;
create policy lectura on public.reserva_eventos for select to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
grant execute on function private.codigo_de(uuid)
  to anon, authenticated, service_role;
