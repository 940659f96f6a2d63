-- Another time, proposed by the house: the request that cannot be met ends, and its guest is offered a table that is held
-- for him, as one of the waiting list is; he takes it with one tap, and what he had asked for comes along.

alter table public.lista_espera add column propuesta_de uuid references public.reservas (id) on delete cascade;
create unique index lista_espera_propuestas on public.lista_espera (propuesta_de) where propuesta_de is not null;
grant select (propuesta_de) on public.lista_espera to authenticated;

-- As before; a proposal names the time that was asked for, and why it cannot be.
create or replace function private.espera_avisa() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.correos (clave, tipo, para, idioma, datos, espera_id)
    values (case new.estado when 'ofrecida' then 'oferta:' || new.id || ':' || extract(epoch from new.ofrecida_en) else 'espera:' || new.id end,
      case new.estado when 'ofrecida' then 'espera_oferta' else 'espera_apuntada' end, new.email, new.idioma,
      jsonb_strip_nulls(jsonb_build_object('codigo', new.codigo, 'nombre', new.nombre, 'fecha', to_char(new.fecha_reserva, 'YYYY-MM-DD'),
        'hora', to_char(new.hora_reserva, 'HH24:MI'), 'personas', new.personas, 'mesa', new.preferencia_mesa, 'estado', new.estado,
        'duracion', new.duracion, 'expira_en', new.expira_en, 'motivo', nullif(current_setting('alma.motivo', true), ''),
        'pedida', (select jsonb_build_object('fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(r.hora_reserva, 'HH24:MI'))
          from public.reservas r where r.id = new.propuesta_de))), new.id)
    on conflict do nothing;
  perform pg_notify('correos', '');
  return null;
end
$$;

-- Ends a request and holds another table for its guest, for a day or until half an hour before. The caller holds the locks
-- of both days. What is said about who did it comes in `datos`.
create function private.proponer(r public.reservas, fecha date, hora text, motivo text, datos jsonb) returns public.reservas
language plpgsql set search_path = '' as $$
declare
  aviso text;
  hasta timestamptz;
begin
  if fecha is null or coalesce(hora, '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then perform private.rehusa('hora'); end if;
  if r.estado <> 'pendiente' or (fecha, hora::time) = (r.fecha_reserva, r.hora_reserva) then perform private.rehusa('transicion'); end if;
  aviso := coalesce(private.aviso_del_turno(fecha, hora, r.personas, r.preferencia_mesa, private.reglas_reserva()),
    private.plaza_motivo(r.preferencia_mesa, fecha, hora::time, r.personas, r.duracion, r.id));
  hasta := least(now() + interval '24 hours', (fecha + hora::time) at time zone 'Europe/Madrid' - interval '30 minutes');
  if aviso is null and hasta < now() + interval '10 minutes' then aviso := 'aviso'; end if;
  if aviso is not null then perform private.rehusa(aviso, fecha); end if;
  -- Held before the seats of the request come free: those are for whoever waits for them.
  perform set_config('alma.motivo', coalesce(private.limpia(motivo), ''), true);
  insert into public.lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, notas, idioma,
      clave, user_id, duracion, estado, ofrecida_en, expira_en, propuesta_de)
    values (r.nombre, r.email, r.telefono, fecha, hora::time, r.personas, r.preferencia_mesa, r.notas, r.idioma,
      gen_random_uuid(), r.user_id, r.duracion, 'ofrecida', now(), hasta, r.id);
  perform set_config('alma.motivo', '', true);
  perform private.libro(datos || jsonb_build_object('propuesta', jsonb_build_object('fecha', to_char(fecha, 'YYYY-MM-DD'), 'hora', hora)), true, 0);
  update public.reservas x set estado = 'rechazada', motivo = private.limpia(proponer.motivo) where x.id = r.id returning * into r;
  perform private.libro_fin();
  return r;
end
$$;

-- From the board. The house's mail asks the same by its link (public.decision_usar).
create function public.reserva_proponer(id uuid, version integer, fecha date, hora text, motivo text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  r public.reservas;
begin
  perform private.solo_admin('reserva_proponer');
  if char_length(motivo) > 300 then perform private.rehusa('texto_largo'); end if;
  if fecha is null or coalesce(hora, '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then perform private.rehusa('hora'); end if;
  r := private.toma_version(reserva_proponer.id, reserva_proponer.version, fecha, hora::time);
  return private.paso_json(private.proponer(r, fecha, hora, motivo, '{}'));
end
$$;

-- As before, and whether it is a proposal.
create or replace function public.espera_ver(codigo text, token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  fila constant public.lista_espera := private.espera_de(codigo, token);
begin
  if fila.id is null then return null; end if;
  return jsonb_build_object('codigo', fila.codigo, 'nombre', fila.nombre, 'fecha_reserva', to_char(fila.fecha_reserva, 'YYYY-MM-DD'),
    'hora_reserva', to_char(fila.hora_reserva, 'HH24:MI'), 'personas', fila.personas, 'preferencia_mesa', fila.preferencia_mesa,
    'estado', case when fila.estado = 'ofrecida' and fila.expira_en <= now() or fila.estado = 'esperando' and fila.inicio <= now()
      then 'caducada' else fila.estado end,
    'expira_en', fila.expira_en, 'idioma', fila.idioma, 'propuesta', fila.propuesta_de is not null,
    'reserva', (select jsonb_build_object('codigo', r.codigo, 'token', private.enlace_de(r.id)) from public.reservas r where r.id = fila.reserva_id));
end
$$;

-- As before; with a proposal comes what its guest had said when he asked.
create or replace function public.espera_aceptar(codigo text, token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.lista_espera := private.espera_de(codigo, token);
  pedida public.reservas;
  nueva public.reservas;
begin
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  perform private.bloquea(fila.fecha_reserva, fila.hora_reserva, fila.duracion);
  select * into fila from public.lista_espera e where e.id = fila.id for update;
  if fila.estado = 'aceptada' and fila.reserva_id is not null then
    return (select jsonb_build_object('codigo', r.codigo, 'token', private.enlace_de(r.id)) from public.reservas r where r.id = fila.reserva_id);
  end if;
  if fila.estado <> 'ofrecida' or fila.expira_en <= now() then perform private.rehusa('espera', fila.fecha_reserva); end if;
  select * into pedida from public.reservas r where r.id = fila.propuesta_de and r.anonimizada_en is null;
  -- From here on the offer holds no seats: the reservation does, counted under the same lock.
  update public.lista_espera e set estado = 'aceptada' where e.id = fila.id;
  perform set_config('alma.actor', 'sistema', true);
  perform set_config('alma.espera', fila.id::text, true);
  insert into public.reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, notas, idioma, user_id,
      ocasion, requisitos_dieteticos, primera_visita, canal)
    values (fila.nombre, fila.email, fila.telefono, fila.fecha_reserva, fila.hora_reserva, fila.personas, fila.preferencia_mesa,
      fila.notas, fila.idioma, fila.user_id, pedida.ocasion, pedida.requisitos_dieteticos, coalesce(pedida.primera_visita, false),
      coalesce(pedida.canal, 'web'))
    returning * into nueva;
  update public.reservas r set estado = 'confirmada' where r.id = nueva.id;
  update public.lista_espera e set reserva_id = nueva.id where e.id = fila.id;
  perform set_config('alma.espera', '', true);
  perform set_config('alma.actor', '', true);
  return jsonb_build_object('codigo', nueva.codigo, 'token', private.enlace_de(nueva.id));
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.proponer(public.reservas, date, text, text, jsonb) from anon, authenticated;
revoke all on function public.reserva_proponer(uuid, integer, date, text, text) from public, anon, authenticated;
grant execute on function public.reserva_proponer(uuid, integer, date, text, text) to authenticated;
