-- The reservation book: what a host does with a booking, each step with its message to the guest or without, most of it
-- to be taken back for a while; and why a time is full, told by the very function that decides it.

alter table public.reservas
  -- The door it came through. The site writes 'web' or 'chat', the staff 'telefono' or 'paso' (who walks in).
  add column canal text not null default 'web' check (canal in ('web', 'chat', 'telefono', 'paso')),
  -- Why the staff went above the seats. For the house alone, through its functions: a guest may read the own row.
  add column sobre_aforo_motivo text check (btrim(sobre_aforo_motivo) <> '' and char_length(sobre_aforo_motivo) <= 300);

-- Whoever walks in or calls may leave no address: these stand for none. No mail goes to such an address, and nobody is
-- recognised by it.
create function private.sin_email() returns text language sql immutable set search_path = '' as $$ select 'sin-correo@example.invalid' $$;
create function private.sin_telefono() returns text language sql immutable set search_path = '' as $$ select '+0000000000' $$;

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

-- Whether a party can have a table that the rules allow, with the numbers the answer rests on: `motivo` is 'lleno',
-- 'ritmo' or null. This is where it is decided, for everybody who asks. `todo` also counts what did not decide.
create function private.plaza(mesa text, fecha date, hora time, personas integer, duracion integer, sin uuid, todo boolean,
  out motivo text, out aforo integer, out ocupadas integer, out ritmo jsonb, out entran_personas integer, out entran_reservas integer)
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
      from private.ocupacion o where o.inicio = desde and o.mesa in ('interior', 'exterior') and o.id is distinct from sin;
    -- A party larger than the pace may still come, alone: twenty guests are promised a table (§9).
    if motivo is null and entran_reservas > 0 and (entran_personas + personas > (ritmo ->> 'personas')::integer
        or entran_reservas + 1 > (ritmo ->> 'reservas')::integer)
    then motivo := 'ritmo'; end if;
  end if;
end
$$;

create or replace function private.plaza_motivo(mesa text, fecha date, hora time, personas integer, duracion integer, sin uuid default null)
returns text
language sql stable set search_path = '' as $$
  select p.motivo from private.plaza(mesa, fecha, hora, personas, duracion, sin, false) p
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

-- As before, and: the rules are read under the lock, so that a day being closed at this moment is closed; the staff's own
-- bookings (`alma.libro`) follow the staff's rules; a guest is recognised, and a barred one is sent to the telephone.
create or replace function private.reservas_alta() returns trigger
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
    aviso := private.reserva_aviso(jsonb_build_object('nombre', new.nombre, 'email', new.email, 'telefono', new.telefono,
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
    aviso := private.plaza_motivo(new.preferencia_mesa, new.fecha_reserva, new.hora_reserva, new.personas, new.duracion);
    if aviso is not null then
      raise exception using errcode = 'PT409', message = aviso,
        hint = private.aviso_en_ingles(aviso, new.fecha_reserva, reglas);
    end if;
  end if;
  new.cliente_id := private.cliente_para(new.nombre, new.email, new.telefono, new.idioma);
  return new;
end
$$;

-- As before, and: the staff may skip a step or take one back (`alma.salto`), may change who sits where after the hour has come, and
-- a booking may change hands between two cards of one guest (`alma.ficha`), which is no change of the booking. Who comes
-- back to a table he had lost is counted anew.
create or replace function private.reservas_cambio() returns trigger
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
      new.duracion := case when new.personas = old.personas then old.duracion else private.duracion_de(new.personas) end;
    end if;
    perform private.bloquea(new.fecha_reserva, new.hora_reserva, new.duracion);
    if not libro then
      reglas := private.reglas_reserva();
      ahora := private.ahora_madrid();
    else
      -- The table one sits at is in order, whatever the rules say by now.
      reglas := private.reglas_del_libro(case when (new.fecha_reserva, new.hora_reserva) = (old.fecha_reserva, old.hora_reserva)
        then 'paso' else 'telefono' end, to_char(new.hora_reserva, 'HH24:MI'));
      ahora := case when (new.fecha_reserva, new.hora_reserva) = (old.fecha_reserva, old.hora_reserva)
        then least(private.ahora_madrid(), new.fecha_reserva + new.hora_reserva - interval '1 minute')
        else private.ahora_del_libro(new.fecha_reserva, new.hora_reserva) end;
    end if;
    -- Where it stood before it may stand again, also at an hour that is not offered or on a day closed since.
    if not salto then
      aviso := private.reserva_aviso(jsonb_build_object('nombre', new.nombre, 'email', new.email, 'telefono', new.telefono,
        'fecha_reserva', to_char(new.fecha_reserva, 'YYYY-MM-DD'), 'hora_reserva', hora, 'personas', new.personas,
        'preferencia_mesa', new.preferencia_mesa, 'ocasion', new.ocasion, 'requisitos_dieteticos', new.requisitos_dieteticos,
        'notas', new.notas), ahora, reglas);
    end if;
    -- What the staff granted above the seats was that table at that time, not another: a guest's move is counted.
    if aviso is null and not (new.sobre_aforo and private.actor() = 'personal') then
      aviso := private.plaza_de_cambio(old, new.preferencia_mesa, new.fecha_reserva, new.hora_reserva, new.personas, new.duracion);
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
    aviso := private.plaza_motivo(new.preferencia_mesa, new.fecha_reserva, new.hora_reserva, new.personas, new.duracion, new.id);
    if aviso is not null then perform private.rehusa(aviso, new.fecha_reserva); end if;
  elsif old.estado in ('pendiente', 'confirmada') and new.estado in ('cancelada_cliente', 'cancelada_restaurante', 'rechazada', 'caducada')
  then
    new.secuencia := old.secuencia + 1;
  end if;
  new.version := old.version + 1;
  new.actualizado_en := now();
  return new;
end
$$;

-- As before; what the step is remembered with is written beside it. Who was let in above the seats stays on record.
create or replace function private.reservas_evento() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  antes jsonb;
  mas constant jsonb := private.datos_del_paso();
  despues constant jsonb := jsonb_build_object('fecha', to_char(new.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(new.hora_reserva, 'HH24:MI'),
    'personas', new.personas, 'mesa', new.preferencia_mesa);
begin
  if coalesce(current_setting('alma.ficha', true), '') <> '' then return null; end if;
  if tg_op = 'INSERT' then
    insert into public.reserva_eventos (reserva_id, tipo, a, actor, actor_id, datos)
      values (new.id, 'alta', new.estado, private.actor(), auth.uid(), jsonb_build_object('despues', despues) || mas);
    return null;
  end if;
  antes := jsonb_build_object('fecha', to_char(old.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(old.hora_reserva, 'HH24:MI'),
    'personas', old.personas, 'mesa', old.preferencia_mesa);
  if antes <> despues then
    insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
      values (new.id, 'cambio', old.estado, new.estado, private.actor(), auth.uid(),
        jsonb_build_object('antes', antes, 'despues', despues)
          || case when new.duracion <> old.duracion then jsonb_build_object('duraba', old.duracion) else '{}' end || mas);
  elsif new.estado <> old.estado then
    insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
      values (new.id, 'estado', old.estado, new.estado, private.actor(), auth.uid(),
        jsonb_strip_nulls(jsonb_build_object('motivo', new.motivo)) || mas);
  elsif (new.notas, new.ocasion, new.requisitos_dieteticos, new.nombre, new.email, new.telefono, new.idioma)
    is distinct from (old.notas, old.ocasion, old.requisitos_dieteticos, old.nombre, old.email, old.telefono, old.idioma)
    and new.anonimizada_en is not distinct from old.anonimizada_en
  then
    -- What the guest wrote is not repeated here: it is erased with the reservation.
    insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
      values (new.id, 'cambio', old.estado, new.estado, private.actor(), auth.uid(), '{"textos": true}' || mas);
  end if;
  return null;
end
$$;

-- A mail that may be taken back waits a moment (`alma.margen`, seconds); to nobody's address none is written.
create or replace function private.correo(tipo text, clave text, r public.reservas, datos jsonb) returns void
language sql set search_path = '' as $$
  insert into public.correos (clave, tipo, para, idioma, datos, reserva_id, proximo_en)
    select clave, tipo, r.email, r.idioma, datos, r.id,
      now() + coalesce(nullif(current_setting('alma.margen', true), ''), '0')::integer * interval '1 second'
    where r.email not like '%@example.invalid' on conflict do nothing;
  select pg_notify('correos', '')
$$;

-- As before; not a word where the staff chose so.
create or replace function private.eventos_avisan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  r public.reservas;
  tipo text;
  datos jsonb;
begin
  select * into r from public.reservas where id = new.reserva_id;
  tipo := case
    -- A proposal is a letter of its own.
    when new.datos -> 'avisado' = 'false' or new.datos ? 'propuesta' then null
    -- A place taken from the waiting list is confirmed in the same breath.
    when new.tipo = 'alta' and coalesce(current_setting('alma.espera', true), '') = '' then 'recibida'
    when new.tipo = 'cambio' and new.datos ? 'antes' then 'cambiada'
    when new.tipo = 'estado' then case new.a when 'confirmada' then 'confirmada' when 'rechazada' then 'rechazada'
      when 'caducada' then 'caducada' when 'cancelada_cliente' then 'cancelada' when 'cancelada_restaurante' then 'cancelada'
      when 'finalizada' then 'gracias' end
  end;
  if tipo is not null then
    datos := private.correo_datos(r, new.actor);
    if tipo in ('rechazada', 'caducada') or new.a = 'cancelada_restaurante' then
      datos := datos || jsonb_build_object('alternativas', coalesce(new.datos -> 'alternativas',
        private.huecos(r.fecha_reserva, r.hora_reserva, r.personas, r.preferencia_mesa)));
    end if;
    perform private.correo(tipo, 'evento:' || new.id, r, datos);
  end if;
  -- What was to be reminded of is no more.
  if new.datos ? 'antes' or new.tipo = 'estado' and r.estado <> 'confirmada' then
    update public.correos c set estado = 'anulado' where c.reserva_id = r.id and c.tipo = 'recordatorio' and c.estado = 'pendiente';
  end if;
  return null;
end
$$;

create or replace function private.rehusa(aviso text, fecha date default null) returns void
language plpgsql stable set search_path = '' as $$
begin
  raise exception using message = aviso, hint = private.aviso_en_ingles(aviso, fecha, private.reglas_reserva()),
    errcode = case
      when aviso in ('lleno', 'ritmo', 'fuera_de_plazo', 'transicion', 'version', 'libre', 'espera', 'avisado', 'gastado') then 'PT409'
      when aviso = 'no_encontrada' then 'PT404'
      when aviso = 'limite' then 'PT429'
      else 'PT422' end;
end
$$;

-- What a reservation becomes by some changes, checked for their shape: the guest's and the staff's changes read alike.
create function private.con_cambios(fila public.reservas, cambios jsonb, permitidos text[]) returns public.reservas
language plpgsql stable set search_path = '' as $$
declare
  nueva public.reservas := fila;
begin
  if cambios is null or jsonb_typeof(cambios) <> 'object' or octet_length(cambios::text) > 8000
    or exists (select 1 from jsonb_object_keys(cambios) k where k <> all (permitidos))
  then perform private.rehusa('transicion'); end if;
  if cambios ? 'fecha_reserva' then
    nueva.fecha_reserva := private.fecha_de(cambios ->> 'fecha_reserva');
    if nueva.fecha_reserva is null then perform private.rehusa('fecha'); end if;
  end if;
  if cambios ? 'hora_reserva' then
    if coalesce(cambios ->> 'hora_reserva', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then perform private.rehusa('hora'); end if;
    nueva.hora_reserva := (cambios ->> 'hora_reserva')::time;
  end if;
  if cambios ? 'personas' then
    if jsonb_typeof(cambios -> 'personas') <> 'number' or cambios ->> 'personas' !~ '^[0-9]{1,3}$' then perform private.rehusa('personas'); end if;
    nueva.personas := (cambios ->> 'personas')::integer;
  end if;
  if cambios ? 'preferencia_mesa' then
    if coalesce(cambios ->> 'preferencia_mesa', '') not in ('interior', 'exterior') then perform private.rehusa('mesa'); end if;
    nueva.preferencia_mesa := cambios ->> 'preferencia_mesa';
  end if;
  if char_length(cambios ->> 'notas') > 500 or char_length(cambios ->> 'requisitos_dieteticos') > 500 or char_length(cambios ->> 'ocasion') > 80
  then perform private.rehusa('texto_largo'); end if;
  if cambios ? 'ocasion' then nueva.ocasion := private.limpia(cambios ->> 'ocasion'); end if;
  if cambios ? 'requisitos_dieteticos' then nueva.requisitos_dieteticos := private.limpia(cambios ->> 'requisitos_dieteticos'); end if;
  if cambios ? 'notas' then nueva.notas := private.limpia(cambios ->> 'notas'); end if;
  return nueva;
end
$$;

create or replace function public.reserva_cambiar(codigo text, token text, version integer, cambios jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas := private.reserva_de(codigo, token);
  nueva public.reservas;
begin
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  nueva := private.con_cambios(fila, cambios, array['fecha_reserva', 'hora_reserva', 'personas', 'preferencia_mesa',
    'ocasion', 'requisitos_dieteticos', 'notas']);
  fila := private.toma(fila.id, nueva.fecha_reserva, nueva.hora_reserva, nueva.personas);
  if (fila.fecha_reserva, fila.hora_reserva, fila.personas, fila.preferencia_mesa, fila.ocasion, fila.requisitos_dieteticos, fila.notas)
    is not distinct from (nueva.fecha_reserva, nueva.hora_reserva, nueva.personas, nueva.preferencia_mesa, nueva.ocasion,
      nueva.requisitos_dieteticos, nueva.notas)
  then
    -- Nothing to do: it is so already, perhaps by this very request, whose answer was lost.
    return private.reserva_json(fila);
  end if;
  if fila.version is distinct from reserva_cambiar.version then perform private.rehusa('version'); end if;
  if fila.estado not in ('pendiente', 'confirmada') then perform private.rehusa('transicion'); end if;
  if not private.gestionable(fila) then perform private.rehusa('fuera_de_plazo'); end if;
  perform set_config('alma.actor', 'cliente', true);
  update public.reservas r set fecha_reserva = nueva.fecha_reserva, hora_reserva = nueva.hora_reserva, personas = nueva.personas,
      preferencia_mesa = nueva.preferencia_mesa, ocasion = nueva.ocasion, requisitos_dieteticos = nueva.requisitos_dieteticos,
      notas = nueva.notas,
      estado = case when (nueva.fecha_reserva, nueva.hora_reserva, nueva.personas, nueva.preferencia_mesa)
        is distinct from (fila.fecha_reserva, fila.hora_reserva, fila.personas, fila.preferencia_mesa) then 'pendiente' else r.estado end
    where r.id = fila.id returning * into fila;
  perform set_config('alma.actor', '', true);
  return private.reserva_json(fila);
end
$$;

-- One of the staff at work: until `private.libro_fin`, steps are the house's, written with `datos`, and the mails they
-- make wait `margen` seconds.
create function private.libro(datos jsonb, avisar boolean, margen integer, modo text default 'telefono') returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('alma.actor', 'personal', true);
  perform set_config('alma.libro', modo, true);
  perform set_config('alma.margen', least(greatest(coalesce(margen, 0), 0), 60)::text, true);
  perform private.con(jsonb_strip_nulls(coalesce(datos, '{}'))
    || case when avisar is false then '{"avisado": false}'::jsonb else '{}' end);
end
$$;
create function private.libro_fin() returns void
language sql set search_path = '' as $$
  select set_config('alma.actor', '', true), set_config('alma.libro', '', true), set_config('alma.margen', '', true),
    set_config('alma.datos', '', true), set_config('alma.salto', '', true)
$$;

create function private.paso_json(r public.reservas) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'estado', r.estado, 'version', r.version)
$$;

-- The row as the version of it that the caller saw, locked with its days; refused when somebody was faster.
create function private.toma_version(reserva uuid, version integer, fecha date default null, hora time default null, personas integer default null)
returns public.reservas
language plpgsql set search_path = '' as $$
declare
  fila constant public.reservas := private.toma(reserva, fecha, hora, personas);
begin
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  if fila.version is distinct from toma_version.version then perform private.rehusa('version'); end if;
  -- Nobody's any more: what were written on it now would never be erased.
  if fila.anonimizada_en is not null then perform private.rehusa('transicion'); end if;
  return fila;
end
$$;

-- The staff leads a reservation on. The version keeps two hosts from overruling each other unseen.
drop function public.reserva_estado(uuid, text, integer, text);
create function public.reserva_estado(id uuid, a text, version integer, motivo text default null, avisar boolean default true,
  margen integer default 0) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas;
begin
  perform private.solo_admin('reserva_estado');
  if char_length(motivo) > 300 then perform private.rehusa('texto_largo'); end if;
  fila := private.toma_version(reserva_estado.id, reserva_estado.version);
  if a is null or not private.puede_pasar(fila.estado, a, 'personal', fila.actualizado_en) then perform private.rehusa('transicion'); end if;
  perform private.libro('{}', avisar, margen);
  update public.reservas r set estado = a,
      motivo = case when a in ('rechazada', 'cancelada_restaurante') then private.limpia(reserva_estado.motivo) end
    where r.id = fila.id returning * into fila;
  perform private.libro_fin();
  return private.paso_json(fila);
end
$$;

-- To the table at once: arriving is a step of its own only where somebody waits for the table. Who comes after all, when
-- his table was given away, needs a written reason as anybody above the seats.
create function public.reserva_sentar(id uuid, version integer, sobre_aforo text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas;
  porque constant text := private.limpia(reserva_sentar.sobre_aforo);
  de_mas boolean;
begin
  perform private.solo_admin('reserva_sentar');
  if char_length(porque) > 300 then perform private.rehusa('texto_largo'); end if;
  fila := private.toma_version(reserva_sentar.id, reserva_sentar.version);
  if fila.estado <> 'confirmada' and not private.puede_pasar(fila.estado, 'sentada', 'personal', fila.actualizado_en) then
    perform private.rehusa('transicion');
  end if;
  de_mas := porque is not null and not fila.ocupa and private.plaza_motivo(fila.preferencia_mesa, fila.fecha_reserva, fila.hora_reserva,
    fila.personas, fila.duracion, fila.id) is not null;
  perform private.libro(case when de_mas then jsonb_build_object('sobre_aforo', true, 'motivo', porque) end, true, 0);
  perform set_config('alma.salto', fila.id::text, true);
  update public.reservas r set estado = 'sentada', sobre_aforo = r.sobre_aforo or de_mas,
      sobre_aforo_motivo = case when de_mas then porque else r.sobre_aforo_motivo end
    where r.id = fila.id returning * into fila;
  perform private.libro_fin();
  return private.paso_json(fila);
end
$$;

-- Changes and moves a booking for its guest. Above the seats only with a written reason, which stays on record.
create function public.reserva_mover(id uuid, version integer, cambios jsonb, avisar boolean default true, margen integer default 0,
  sobre_aforo text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas;
  nueva public.reservas;
  porque constant text := private.limpia(reserva_mover.sobre_aforo);
  cita_nueva boolean;
begin
  perform private.solo_admin('reserva_mover');
  if char_length(porque) > 300 then perform private.rehusa('texto_largo'); end if;
  select * into fila from public.reservas r where r.id = reserva_mover.id;
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  nueva := private.con_cambios(fila, cambios, array['fecha_reserva', 'hora_reserva', 'personas', 'preferencia_mesa',
    'ocasion', 'requisitos_dieteticos', 'notas', 'nombre', 'email', 'telefono', 'idioma']);
  nueva.nombre := coalesce(private.recorta(cambios ->> 'nombre'), fila.nombre);
  nueva.email := case when cambios ? 'email' then coalesce(nullif(private.recorta(cambios ->> 'email'), ''), private.sin_email()) else fila.email end;
  nueva.telefono := case when cambios ? 'telefono' then coalesce(nullif(cambios ->> 'telefono', ''), private.sin_telefono()) else fila.telefono end;
  nueva.idioma := coalesce(cambios ->> 'idioma', fila.idioma);
  if nueva.idioma not in ('es', 'en', 'fr', 'de', 'it') then perform private.rehusa('transicion'); end if;
  fila := private.toma_version(reserva_mover.id, reserva_mover.version, nueva.fecha_reserva, nueva.hora_reserva, nueva.personas);
  if not fila.ocupa then perform private.rehusa('transicion'); end if;
  cita_nueva := (nueva.fecha_reserva, nueva.hora_reserva, nueva.personas, nueva.preferencia_mesa)
    is distinct from (fila.fecha_reserva, fila.hora_reserva, fila.personas, fila.preferencia_mesa);
  if not cita_nueva then
    perform private.aviso_del_contacto(nueva.nombre, nueva.email, nueva.telefono);
  elsif porque is not null then
    -- On record only where it was needed.
    nueva.sobre_aforo := private.plaza_de_cambio(fila, nueva.preferencia_mesa, nueva.fecha_reserva, nueva.hora_reserva, nueva.personas,
      case when nueva.personas = fila.personas then fila.duracion else private.duracion_de(nueva.personas) end) is not null;
  else
    -- What was granted was that table at that time, for so many.
    nueva.sobre_aforo := fila.sobre_aforo and nueva.personas <= fila.personas
      and (nueva.fecha_reserva, nueva.hora_reserva, nueva.preferencia_mesa) = (fila.fecha_reserva, fila.hora_reserva, fila.preferencia_mesa);
  end if;
  perform private.libro(case when cita_nueva and porque is not null and nueva.sobre_aforo
    then jsonb_build_object('sobre_aforo', true, 'motivo', porque)
    -- Should it come back, it comes back above the seats.
    when fila.sobre_aforo and not nueva.sobre_aforo then '{"sin_aforo": true}' else '{}' end, avisar, margen);
  update public.reservas r set fecha_reserva = nueva.fecha_reserva, hora_reserva = nueva.hora_reserva, personas = nueva.personas,
      preferencia_mesa = nueva.preferencia_mesa, ocasion = nueva.ocasion, requisitos_dieteticos = nueva.requisitos_dieteticos,
      notas = nueva.notas, nombre = nueva.nombre, email = nueva.email, telefono = nueva.telefono, idioma = nueva.idioma,
      sobre_aforo = nueva.sobre_aforo,
      sobre_aforo_motivo = case when nueva.sobre_aforo then coalesce(case when cita_nueva then porque end, r.sobre_aforo_motivo) end,
      cliente_id = case when (nueva.email, nueva.telefono) is distinct from (r.email, r.telefono)
        then private.cliente_para(nueva.nombre, nueva.email, nueva.telefono, nueva.idioma) else r.cliente_id end
    where r.id = fila.id returning * into fila;
  perform private.libro_fin();
  return private.paso_json(fila);
end
$$;

-- Whether a name, an address and a telephone are in order, where no day is in question.
create function private.aviso_del_contacto(nombre text, email text, telefono text) returns void
language plpgsql stable set search_path = '' as $$
declare
  aviso constant text := private.reserva_aviso(jsonb_build_object('nombre', nombre, 'email', email, 'telefono', telefono), private.ahora_madrid());
begin
  if aviso in ('nombre', 'email', 'telefono') then perform private.rehusa(aviso); end if;
end
$$;

-- A booking that the staff writes down: by telephone, confirmed at once, or somebody who walks in, who sits already. The
-- same key again is the same booking. Above the seats only with a written reason.
create function public.reserva_anotar(datos jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  canal constant text := datos ->> 'canal';
  llave uuid;
  porque constant text := private.limpia(datos ->> 'sobre_aforo');
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
  if char_length(porque) > 300 then perform private.rehusa('texto_largo'); end if;
  llave := (datos ->> 'clave')::uuid;
  if canal = 'paso' then
    base.fecha_reserva := ahora::date;
    base.hora_reserva := ahora::time;
  end if;
  base := private.con_cambios(base, (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(datos) e
      where e.key in ('personas', 'preferencia_mesa', 'ocasion', 'requisitos_dieteticos', 'notas')
        or canal = 'telefono' and e.key in ('fecha_reserva', 'hora_reserva')),
    array['fecha_reserva', 'hora_reserva', 'personas', 'preferencia_mesa', 'ocasion', 'requisitos_dieteticos', 'notas']);
  if base.fecha_reserva is null then perform private.rehusa('fecha'); end if;
  if base.hora_reserva is null then perform private.rehusa('hora'); end if;
  if base.personas is null then perform private.rehusa('personas'); end if;
  if base.preferencia_mesa is null then perform private.rehusa('mesa'); end if;
  perform private.bloquea(base.fecha_reserva, base.hora_reserva, private.duracion_de(base.personas));
  select * into hecha from public.reservas r where r.clave = llave;
  if hecha.id is not null then return private.paso_json(hecha) || jsonb_build_object('codigo', hecha.codigo); end if;
  motivo := private.plaza_motivo(base.preferencia_mesa, base.fecha_reserva, base.hora_reserva, base.personas, private.duracion_de(base.personas));
  perform private.libro(case when motivo is not null and porque is not null then jsonb_build_object('sobre_aforo', true, 'motivo', porque) end,
    false, (datos ->> 'margen')::integer, canal);
  insert into public.reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, ocasion, preferencia_mesa,
      requisitos_dieteticos, notas, primera_visita, estado, clave, idioma, user_id, canal, sobre_aforo, sobre_aforo_motivo)
    values (coalesce(nullif(private.recorta(datos ->> 'nombre'), ''), case canal when 'paso' then 'Sin reserva' end),
      coalesce(nullif(private.recorta(datos ->> 'email'), ''), private.sin_email()),
      coalesce(nullif(private.recorta(datos ->> 'telefono'), ''), private.sin_telefono()), base.fecha_reserva, base.hora_reserva, base.personas,
      base.ocasion, base.preferencia_mesa, base.requisitos_dieteticos, base.notas, coalesce((datos ->> 'primera_visita')::boolean, false),
      case canal when 'paso' then 'sentada' else 'pendiente' end, llave, coalesce(datos ->> 'idioma', 'es'), null, canal,
      motivo is not null and porque is not null, case when motivo is not null then porque end)
    returning * into hecha;
  if canal = 'telefono' then
    -- One mail, which says that the table stands.
    perform private.con('{"apuntada": true}' || case when (datos ->> 'avisar')::boolean is false then '{"avisado": false}'::jsonb else '{}' end);
    update public.reservas r set estado = 'confirmada' where r.id = hecha.id returning * into hecha;
  end if;
  perform private.libro_fin();
  return private.paso_json(hecha) || jsonb_build_object('codigo', hecha.codigo);
end
$$;

-- Whether a line of the history is a step of the staff's that may be taken back: for a quarter of an hour, once, and as
-- long as the guest has not been told of it. Also that somebody was written down at all, by telephone or at the door.
create function private.deshacible(e public.reserva_eventos, canal text) returns boolean
language sql stable set search_path = '' as $$
  select e.actor = 'personal' and e.en > now() - interval '15 minutes' and not e.datos ?| array['deshace', 'propuesta']
    and (e.tipo = 'estado' or e.datos ? 'antes' or e.tipo = 'alta' and canal in ('telefono', 'paso'))
$$;

-- Takes back the staff's last step. What was written down by mistake goes off the book: called off by the house, without a
-- word to anybody, and on record.
create function public.reserva_deshacer(id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas;
  e public.reserva_eventos;
  antes jsonb;
  otra_vez text;
  error boolean;
begin
  perform private.solo_admin('reserva_deshacer');
  select * into e from public.reserva_eventos v where v.reserva_id = reserva_deshacer.id order by v.id desc limit 1;
  antes := e.datos -> 'antes';
  fila := private.toma_version(reserva_deshacer.id, reserva_deshacer.version, (antes ->> 'fecha')::date, (antes ->> 'hora')::time,
    (antes ->> 'personas')::integer);
  -- Under the lock: it may have been another.
  select * into e from public.reserva_eventos v where v.reserva_id = fila.id order by v.id desc limit 1;
  if not private.deshacible(e, fila.canal) or e.a is distinct from fila.estado then perform private.rehusa('transicion'); end if;
  -- One that could not be delivered has told nobody; and nobody is to send it once more.
  update public.correos c set estado = 'anulado' where c.clave = 'evento:' || e.id and c.estado in ('pendiente', 'fallido');
  if exists (select 1 from public.correos c where c.clave = 'evento:' || e.id and c.estado <> 'anulado') then
    perform private.rehusa('avisado');
  end if;
  antes := e.datos -> 'antes';
  error := e.tipo = 'alta' or e.datos ? 'apuntada';
  if e.datos ? 'sin_aforo' then
    select v.datos ->> 'motivo' into otra_vez from public.reserva_eventos v
      where v.reserva_id = fila.id and v.id < e.id and v.datos -> 'sobre_aforo' = 'true' order by v.id desc limit 1;
  end if;
  perform private.libro(jsonb_build_object('deshace', e.id) || case when error then '{"por_error": true}'::jsonb else '{}' end, false, 0);
  perform set_config('alma.salto', fila.id::text, true);
  update public.reservas r set estado = case when error then 'cancelada_restaurante' else coalesce(e.de, r.estado) end, motivo = null,
      fecha_reserva = coalesce((antes ->> 'fecha')::date, r.fecha_reserva), hora_reserva = coalesce((antes ->> 'hora')::time, r.hora_reserva),
      personas = coalesce((antes ->> 'personas')::integer, r.personas), preferencia_mesa = coalesce(antes ->> 'mesa', r.preferencia_mesa),
      duracion = coalesce((e.datos ->> 'duraba')::integer, r.duracion),
      -- A grant above the seats goes with the place it was for.
      sobre_aforo = e.datos ? 'sin_aforo' or r.sobre_aforo and not e.datos ? 'sobre_aforo',
      sobre_aforo_motivo = case when e.datos ? 'sin_aforo' then otra_vez when not e.datos ? 'sobre_aforo' then r.sobre_aforo_motivo end
    where r.id = fila.id returning * into fila;
  perform private.libro_fin();
  return private.paso_json(fila);
end
$$;

-- Why a time is full, or how much is left: the numbers of the function that decides, and who holds the seats.
create function public.explicar(fecha date, hora text, personas integer, mesa text, sin uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  duracion constant integer := private.duracion_de(personas);
  desde timestamptz;
  hasta timestamptz;
  p record;
begin
  perform private.solo_admin('explicar');
  if fecha is null or coalesce(hora, '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then perform private.rehusa('hora'); end if;
  if personas is null or personas not between 1 and 99 then perform private.rehusa('personas'); end if;
  if coalesce(mesa, '') not in ('interior', 'exterior') then perform private.rehusa('mesa'); end if;
  desde := (fecha + hora::time) at time zone 'Europe/Madrid';
  hasta := (fecha + hora::time + duracion * interval '1 minute') at time zone 'Europe/Madrid';
  select * into p from private.plaza(mesa, fecha, hora::time, personas, duracion, sin, true);
  return jsonb_build_object(
    'fecha', to_char(fecha, 'YYYY-MM-DD'), 'hora', hora, 'personas', personas, 'mesa', mesa, 'duracion', duracion,
    -- What the rules say before any seat is counted: closed, past, too soon …
    'regla', private.motivo_de(private.aviso_del_turno(fecha, hora, personas, mesa, private.reglas_reserva())),
    'motivo', p.motivo, 'aforo', p.aforo, 'ocupadas', p.ocupadas, 'quedan', greatest(p.aforo - p.ocupadas, 0),
    'ritmo', coalesce(p.ritmo, '{}'), 'entran_personas', p.entran_personas, 'entran_reservas', p.entran_reservas,
    'especial', (select c from jsonb_array_elements(coalesce(private.ajuste('cierres'), '[]')) c
      where to_char(fecha, 'YYYY-MM-DD') collate "C" between c ->> 'desde' and c ->> 'hasta' limit 1),
    'ocupan', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'nombre', coalesce(r.nombre, l.nombre),
          'oferta', l.id is not null, 'personas', o.personas, 'estado', r.estado,
          'desde', to_char(o.inicio at time zone 'Europe/Madrid', 'HH24:MI'), 'hasta', to_char(o.fin at time zone 'Europe/Madrid', 'HH24:MI'))
        order by o.inicio, o.id)
      from private.ocupacion o left join public.reservas r on r.id = o.id left join public.lista_espera l on l.id = o.id
      where o.mesa = explicar.mesa and o.inicio < hasta and o.inicio > desde - interval '9 hours' and o.fin > desde
        and o.id is distinct from sin), '[]'));
end
$$;

-- The chat says afterwards that a booking came through it: the body that makes one stays as it is specified. Whoever knows
-- the key has just made it.
create function public.reserva_del_chat(clave uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('alma.ficha', '1', true);
  update public.reservas r set canal = 'chat'
    where r.clave = reserva_del_chat.clave and r.canal = 'web' and r.creado_en > now() - interval '10 minutes';
  perform set_config('alma.ficha', '', true);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.sin_email(), private.sin_telefono(), private.con(jsonb), private.datos_del_paso(),
  private.plaza(text, date, time, integer, integer, uuid, boolean), private.reglas_del_libro(text, text),
  private.ahora_del_libro(date, time), private.con_cambios(public.reservas, jsonb, text[]),
  private.libro(jsonb, boolean, integer, text), private.libro_fin(), private.paso_json(public.reservas),
  private.toma_version(uuid, integer, date, time, integer), private.aviso_del_contacto(text, text, text),
  private.deshacible(public.reserva_eventos, text) from anon, authenticated;
revoke all on function public.reserva_estado(uuid, text, integer, text, boolean, integer), public.reserva_sentar(uuid, integer, text),
  public.reserva_mover(uuid, integer, jsonb, boolean, integer, text), public.reserva_anotar(jsonb), public.reserva_deshacer(uuid, integer),
  public.explicar(date, text, integer, text, uuid), public.reserva_del_chat(uuid) from public, anon, authenticated;
grant execute on function public.reserva_estado(uuid, text, integer, text, boolean, integer), public.reserva_sentar(uuid, integer, text),
  public.reserva_mover(uuid, integer, jsonb, boolean, integer, text), public.reserva_anotar(jsonb), public.reserva_deshacer(uuid, integer),
  public.explicar(date, text, integer, text, uuid) to authenticated;
grant execute on function public.reserva_del_chat(uuid) to anon, authenticated;
