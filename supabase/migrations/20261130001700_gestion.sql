-- The link with which a guest sees, changes and cancels a reservation without an account.

-- The row a link opens, or a refusal that is the same for an unknown code and a wrong token.
create function private.reserva_de(codigo text, token text) returns public.reservas
language plpgsql stable set search_path = '' as $$
declare
  fila public.reservas;
begin
  select * into fila from public.reservas r where r.codigo = upper(reserva_de.codigo);
  if private.abre(token, coalesce(fila.id, '00000000-0000-0000-0000-000000000000'), fila.token_hash)
    and fila.id is not null then
    return fila;
  end if;
  return null;
end
$$;

-- Until when a guest may change or cancel without the house, on the restaurant's clock.
create function private.limite_gestion(r public.reservas) returns timestamp
language sql stable set search_path = '' as $$
  select r.fecha_reserva + r.hora_reserva
    - coalesce((private.ajuste('gestion_minutos') #>> '{}')::integer, 120) * interval '1 minute'
$$;

create function private.gestionable(r public.reservas) returns boolean
language sql stable set search_path = '' as $$
  select r.estado in ('pendiente', 'confirmada') and private.ahora_madrid() <= private.limite_gestion(r)
$$;

-- A reservation as its guest sees it.
create function private.reserva_json(r public.reservas) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('codigo', r.codigo, 'nombre', r.nombre, 'email', r.email, 'telefono', r.telefono,
    'fecha_reserva', to_char(r.fecha_reserva, 'YYYY-MM-DD'), 'hora_reserva', to_char(r.hora_reserva, 'HH24:MI'),
    'personas', r.personas, 'preferencia_mesa', r.preferencia_mesa, 'ocasion', r.ocasion,
    'requisitos_dieteticos', r.requisitos_dieteticos, 'notas', r.notas, 'primera_visita', r.primera_visita,
    'estado', r.estado, 'motivo', r.motivo, 'idioma', r.idioma, 'version', r.version, 'secuencia', r.secuencia,
    'duracion', r.duracion, 'creado_en', r.creado_en, 'actualizado_en', r.actualizado_en,
    'gestionable', private.gestionable(r), 'limite', to_char(private.limite_gestion(r), 'YYYY-MM-DD"T"HH24:MI'))
$$;

-- Locks the days a change touches, then the row, and gives the row as it is then. The days come first, as everywhere:
-- who held the row and waited for a day would meet another who holds the day and waits for the row.
create function private.toma(reserva uuid, fecha date, hora time, personas integer) returns public.reservas
language plpgsql set search_path = '' as $$
declare
  vista public.reservas;
  fila public.reservas;
  dia date;
begin
  select * into vista from public.reservas where id = reserva;
  for dia in select distinct d from unnest(array[vista.fecha_reserva,
    (vista.fecha_reserva + vista.hora_reserva + vista.duracion * interval '1 minute')::date,
      fecha, (fecha + hora + private.duracion_de(coalesce(personas, vista.personas)) * interval '1 minute')::date,
      (fecha + hora + vista.duracion * interval '1 minute')::date]) d where d is not null order by d
  loop
    perform pg_advisory_xact_lock(hashtextextended('reservas:' || to_char(dia, 'YYYY-MM-DD'), 0));
  end loop;
  select * into fila from public.reservas where id = reserva for update;
  if (fila.fecha_reserva, fila.hora_reserva) is distinct from (vista.fecha_reserva, vista.hora_reserva) then
    -- It moved while we waited: other days would have to be locked.
    perform private.rehusa('version');
  end if;
  return fila;
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
    if coalesce(cambios ->> 'hora_reserva', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      then perform private.rehusa('hora'); end if;
    nueva.hora_reserva := (cambios ->> 'hora_reserva')::time;
  end if;
  if cambios ? 'personas' then
    if jsonb_typeof(cambios -> 'personas') <> 'number' or cambios ->> 'personas' !~ '^[0-9]{1,3}$'
      then perform private.rehusa('personas'); end if;
    nueva.personas := (cambios ->> 'personas')::integer;
  end if;
  if cambios ? 'preferencia_mesa' then
    if coalesce(cambios ->> 'preferencia_mesa', '') not in ('interior', 'exterior')
      then perform private.rehusa('mesa'); end if;
    nueva.preferencia_mesa := cambios ->> 'preferencia_mesa';
  end if;
  if char_length(cambios ->> 'notas') > 500 or char_length(cambios ->> 'requisitos_dieteticos') > 500
    or char_length(cambios ->> 'ocasion') > 80
  then perform private.rehusa('texto_largo'); end if;
  if cambios ? 'ocasion' then nueva.ocasion := private.limpia(cambios ->> 'ocasion'); end if;
  if cambios ? 'requisitos_dieteticos'
    then nueva.requisitos_dieteticos := private.limpia(cambios ->> 'requisitos_dieteticos'); end if;
  if cambios ? 'notas' then nueva.notas := private.limpia(cambios ->> 'notas'); end if;
  return nueva;
end
$$;

create function public.reserva_ver(codigo text, token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  fila constant public.reservas := private.reserva_de(codigo, token);
begin
  return case when fila.id is not null then private.reserva_json(fila) end;
end
$$;

-- The guest changes day, hour, people, area or words. Day, hour, people and area wait for the house's answer again.
create function public.reserva_cambiar(codigo text, token text, version integer, cambios jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas := private.reserva_de(codigo, token);
  nueva public.reservas;
begin
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  nueva := private.con_cambios(fila, cambios, array['fecha_reserva', 'hora_reserva', 'personas', 'preferencia_mesa',
    'ocasion', 'requisitos_dieteticos', 'notas']);
  fila := private.toma(fila.id, nueva.fecha_reserva, nueva.hora_reserva, nueva.personas);
  if (fila.fecha_reserva, fila.hora_reserva, fila.personas, fila.preferencia_mesa, fila.ocasion,
    fila.requisitos_dieteticos, fila.notas)
    is not distinct from (nueva.fecha_reserva, nueva.hora_reserva, nueva.personas, nueva.preferencia_mesa,
      nueva.ocasion,
      nueva.requisitos_dieteticos, nueva.notas)
  then
    -- Nothing to do: it is so already, perhaps by this very request, whose answer was lost.
    return private.reserva_json(fila);
  end if;
  if fila.version is distinct from reserva_cambiar.version then perform private.rehusa('version'); end if;
  if fila.estado not in ('pendiente', 'confirmada') then perform private.rehusa('transicion'); end if;
  if not private.gestionable(fila) then perform private.rehusa('fuera_de_plazo'); end if;
  perform private.set_step('{"actor": "cliente"}');
  update public.reservas r set fecha_reserva = nueva.fecha_reserva, hora_reserva = nueva.hora_reserva,
      personas = nueva.personas, preferencia_mesa = nueva.preferencia_mesa, ocasion = nueva.ocasion,
      requisitos_dieteticos = nueva.requisitos_dieteticos, notas = nueva.notas,
      estado = case when (nueva.fecha_reserva, nueva.hora_reserva, nueva.personas, nueva.preferencia_mesa)
        is distinct from (fila.fecha_reserva, fila.hora_reserva, fila.personas, fila.preferencia_mesa) then 'pendiente'
          else r.estado end
    where r.id = fila.id returning * into fila;
  perform private.set_step(null);
  return private.reserva_json(fila);
end
$$;

create function public.reserva_cancelar(codigo text, token text, version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas := private.reserva_de(codigo, token);
begin
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  fila := private.toma(fila.id, null, null, null);
  if fila.estado = 'cancelada_cliente' then return private.reserva_json(fila); end if;
  if fila.estado not in ('pendiente', 'confirmada') then perform private.rehusa('transicion'); end if;
  if fila.version is distinct from reserva_cancelar.version then perform private.rehusa('version'); end if;
  if not private.gestionable(fila) then perform private.rehusa('fuera_de_plazo'); end if;
  perform private.set_step('{"actor": "cliente"}');
  update public.reservas r set estado = 'cancelada_cliente' where r.id = fila.id returning * into fila;
  perform private.set_step(null);
  return private.reserva_json(fila);
end
$$;

-- The reservations of whoever is signed in, the newest day first, each with the token of its page.
create function public.mis_reservas() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.reserva_json(r) - array['email', 'telefono', 'requisitos_dieteticos']
      || jsonb_build_object('token', private.enlace_de(r.id)) order by r.inicio desc, r.id), '[]')
  from (select * from public.reservas where user_id = auth.uid() order by inicio desc, id limit 200) r
$$;

-- One day for a party, read at this moment. With the link of a booking its own seats do not count: it is to be moved.
create function public.disponibilidad(fecha date, personas integer, codigo text default null,
  token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  suya constant public.reservas := private.reserva_de(codigo, token);
begin
  if fecha is null then perform private.rehusa('fecha'); end if;
  if personas is null or personas not between 1 and 99 then perform private.rehusa('personas', fecha); end if;
  return private.turnos(fecha, personas, suya);
end
$$;

-- The chat says afterwards that a booking came through it: the body that makes one stays as it is specified. Whoever
-- knows the key has just made it.
create function public.reserva_del_chat(clave uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.reservas r set canal = 'chat'
    where r.clave = reserva_del_chat.clave and r.canal = 'web' and r.creado_en > now() - interval '10 minutes';
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.reserva_ver(text, text), public.reserva_cambiar(text, text, integer, jsonb),
  public.reserva_cancelar(text, text, integer), public.mis_reservas(), public.disponibilidad(date, integer, text, text),
  public.reserva_del_chat(uuid)
  from public, anon, authenticated;
grant execute on function public.reserva_ver(text, text), public.reserva_cambiar(text, text, integer, jsonb),
  public.reserva_cancelar(text, text, integer), public.disponibilidad(date, integer, text, text),
  public.reserva_del_chat(uuid)
  to anon, authenticated;
grant execute on function public.mis_reservas() to authenticated;
