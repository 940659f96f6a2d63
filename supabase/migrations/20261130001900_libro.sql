-- The reservation book: what a host does with a booking, each step with its message to the guest or without, most of it
-- to be taken back for a while; and why a time is full, told by the very function that decides it.

-- One of the staff at work: until private.set_step(null), steps are the house's, written with `datos`, and the mails
-- they make wait `margen` seconds, at most a minute. `salto`: the reservation that may skip a step, or take one back.
create function private.libro(datos jsonb, avisar boolean, margen integer, modo text default 'telefono',
  salto uuid default null) returns void
language sql set search_path = '' as $$
  select private.set_step(jsonb_strip_nulls(jsonb_build_object('actor', 'personal', 'libro', modo, 'salto', salto,
      'margen', least(greatest(coalesce(margen, 0), 0), 60), 'datos', coalesce(datos, '{}')
        || case when avisar is false then '{"avisado": false}'::jsonb else '{}' end)))
$$;

create function private.paso_json(r public.reservas) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'estado', r.estado, 'version', r.version)
$$;

-- The row as the version of it that the caller saw, locked with its days; refused when somebody was faster.
create function private.toma_version(reserva uuid, version integer, fecha date default null, hora time default null,
  personas integer default null)
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
create function public.reserva_estado(id uuid, a text, version integer, motivo text default null,
  avisar boolean default true,
  margen integer default 0) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas;
begin
  perform private.solo_admin('reserva_estado');
  if char_length(motivo) > 300 then perform private.rehusa('texto_largo'); end if;
  fila := private.toma_version(reserva_estado.id, reserva_estado.version);
  if a is null or not private.puede_pasar(fila.estado, a, 'personal', fila.actualizado_en)
    then perform private.rehusa('transicion'); end if;
  perform private.libro('{}', avisar, margen);
  update public.reservas r set estado = a,
      motivo = case when a in ('rechazada', 'cancelada_restaurante') then private.limpia(reserva_estado.motivo) end
    where r.id = fila.id returning * into fila;
  perform private.set_step(null);
  return private.paso_json(fila);
end
$$;

-- To the table at once: arriving is a step of its own only where somebody waits for the table. Who comes after all,
-- when his table was given away, needs a written reason as anybody above the seats.
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
  if fila.estado <> 'confirmada' and not private.puede_pasar(fila.estado, 'sentada', 'personal', fila.actualizado_en)
    then
    perform private.rehusa('transicion');
  end if;
  de_mas := porque is not null and not fila.ocupa
    and private.plaza_motivo(fila.preferencia_mesa, fila.fecha_reserva, fila.hora_reserva,
    fila.personas, fila.duracion, fila.id) is not null;
  perform private.libro(case when de_mas then jsonb_build_object('sobre_aforo', true, 'motivo', porque) end, true, 0,
    salto => fila.id);
  update public.reservas r set estado = 'sentada', sobre_aforo = r.sobre_aforo or de_mas,
      sobre_aforo_motivo = case when de_mas then porque else r.sobre_aforo_motivo end
    where r.id = fila.id returning * into fila;
  perform private.set_step(null);
  return private.paso_json(fila);
end
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
create function public.reserva_mover(id uuid, version integer, cambios jsonb, avisar boolean default true,
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
-- The same key again is the same booking. Above the seats, and for more than twenty, only with a written reason each.
create function public.reserva_anotar(datos jsonb) returns jsonb
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

-- Whether a line of the history is a step of the staff's that may be taken back: for a quarter of an hour, once, and as
-- long as the guest has not been told of it. Also that somebody was written down at all, by telephone or at the door, or
-- was moved to another table.
create function private.deshacible(e public.reserva_eventos, canal text) returns boolean
language sql stable set search_path = '' as $$
  select e.actor = 'personal' and e.en > now() - interval '15 minutes' and not e.datos ?| array['deshace', 'propuesta']
    and (e.tipo = 'estado' or e.datos ?| array['antes', 'sitio'] or e.tipo = 'alta' and canal in ('telefono', 'paso'))
$$;

-- Takes back the staff's last step, a move to another table too while the one before is free. What was written down by
-- mistake goes off the book: called off by the house, without a word to anybody, and on record.
create function public.reserva_deshacer(id uuid, version integer) returns jsonb
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
create function public.explicar(fecha date, hora text, personas integer, mesa text,
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

-- Ends a request and holds another table for its guest, for a day or until half an hour before. The caller holds the
-- locks of both days. What is said about who did it comes in `datos`.
create function private.proponer(r public.reservas, fecha date, hora text, motivo text,
  datos jsonb) returns public.reservas
language plpgsql set search_path = '' as $$
declare
  aviso text;
  hasta timestamptz;
  oferta public.lista_espera;
begin
  if fecha is null or coalesce(hora, '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    then perform private.rehusa('hora'); end if;
  if r.estado <> 'pendiente' or (fecha, hora::time) = (r.fecha_reserva, r.hora_reserva)
    then perform private.rehusa('transicion'); end if;
  aviso := coalesce(private.aviso_del_turno(fecha, hora, r.personas, r.preferencia_mesa, private.reglas_reserva()),
    private.plaza_motivo(r.preferencia_mesa, fecha, hora::time, r.personas, r.duracion, r.id));
  hasta := least(now() + interval '24 hours',
    (fecha + hora::time) at time zone 'Europe/Madrid' - interval '30 minutes');
  if aviso is null and hasta < now() + interval '10 minutes' then aviso := 'aviso'; end if;
  if aviso is not null then perform private.rehusa(aviso, fecha); end if;
  -- Held before the seats of the request come free: those are for whoever waits for them.
  insert into public.lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa,
      notas, idioma, clave, user_id, duracion, estado, ofrecida_en, expira_en, propuesta_de)
    values (r.nombre, r.email, r.telefono, fecha, hora::time, r.personas, r.preferencia_mesa, r.notas, r.idioma,
      gen_random_uuid(), r.user_id, r.duracion, 'ofrecida', now(), hasta, r.id)
    returning * into oferta;
  perform private.correo_de_espera(oferta, private.limpia(motivo));
  perform private.libro(datos || jsonb_build_object('propuesta',
    jsonb_build_object('fecha', to_char(fecha, 'YYYY-MM-DD'), 'hora', hora)), true, 0);
  update public.reservas x set estado = 'rechazada', motivo = private.limpia(proponer.motivo) where x.id = r.id
    returning * into r;
  perform private.set_step(null);
  return r;
end
$$;

-- From the board. The house's mail asks the same by its link (public.decision_usar).
create function public.reserva_proponer(id uuid, version integer, fecha date, hora text,
  motivo text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  r public.reservas;
begin
  perform private.solo_admin('reserva_proponer');
  if char_length(motivo) > 300 then perform private.rehusa('texto_largo'); end if;
  if fecha is null or coalesce(hora, '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    then perform private.rehusa('hora'); end if;
  r := private.toma_version(reserva_proponer.id, reserva_proponer.version, fecha, hora::time);
  return private.paso_json(private.proponer(r, fecha, hora, motivo, '{}'));
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.reserva_estado(uuid, text, integer, text, boolean, integer),
  public.reserva_sentar(uuid, integer, text), public.reserva_mover(uuid, integer, jsonb, boolean, integer, text),
  public.reserva_anotar(jsonb), public.reserva_deshacer(uuid, integer),
  public.explicar(date, text, integer, text, uuid), public.reserva_proponer(uuid, integer, date, text, text)
  from public, anon, authenticated;
grant execute on function public.reserva_estado(uuid, text, integer, text, boolean, integer),
  public.reserva_sentar(uuid, integer, text), public.reserva_mover(uuid, integer, jsonb, boolean, integer, text),
  public.reserva_anotar(jsonb), public.reserva_deshacer(uuid, integer),
  public.explicar(date, text, integer, text, uuid), public.reserva_proponer(uuid, integer, date, text, text)
  to authenticated;
