-- Deciding with one tap: the house's own mail about a new request carries a link that works once, for a while, and only
-- by pressing a button on the page it opens. Looking changes nothing.

create table private.decisiones (
  id uuid primary key default gen_random_uuid(),
  reserva_id uuid not null references public.reservas (id) on delete cascade,
  -- sha256 of the token; the token itself is derived from the row with the house's key, and stored nowhere.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  creada_en timestamptz not null default now(),
  expira_en timestamptz not null,
  usada_en timestamptz,
  accion text check (accion in ('aceptar', 'rechazar', 'proponer'))
);
create index decisiones_por_reserva on private.decisiones (reserva_id);

-- Where the house wants to be told of new requests; empty: nowhere.
insert into public.ajustes (clave, valor, publico) values ('avisos_correo', '""', false) on conflict (clave) do nothing;

-- A new link for a request: two days, or until the hour of the table.
create function private.decision_nueva(r public.reservas) returns uuid
language plpgsql set search_path = '' as $$
declare
  fila constant uuid := gen_random_uuid();
begin
  insert into private.decisiones (id, reserva_id, token_hash, expira_en)
    values (fila, r.id, encode(sha256(convert_to(private.enlace_de(fila), 'UTF8')), 'hex'),
      least(now() + interval '2 days', r.inicio));
  return fila;
end
$$;

-- Whether a link still opens anything: the request waits, and nobody has used this or let it grow old.
create function private.decision_viva(d private.decisiones, estado text) returns boolean
language sql stable set search_path = '' as $$
  select d.usada_en is null and d.expira_en > now() and estado = 'pendiente'
$$;

-- AFTER INSERT of an event: a guest asks, or asks for something else. The mail is the house's own and hangs on no
-- guest; it goes with the booking's data (private.anonimizar).
create function private.eventos_preguntan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  casa constant text := private.ajuste('avisos_correo') #>> '{}';
  r public.reservas;
  decision uuid;
begin
  if coalesce(casa, '') = '' or new.a <> 'pendiente' or new.actor <> 'cliente' or new.tipo = 'cambio'
    and not new.datos ? 'antes' then return null; end if;
  select * into r from public.reservas where id = new.reserva_id;
  decision := private.decision_nueva(r);
  insert into public.correos (clave, tipo, para, idioma, datos)
    values ('decision:' || decision, 'decision', casa,
      'es', private.correo_datos(r, 'cliente') || jsonb_strip_nulls(jsonb_build_object(
      'decision', decision, 'telefono', r.telefono, 'cambio', new.tipo = 'cambio', 'primera_visita', r.primera_visita,
        'ocasion', r.ocasion)));
  perform pg_notify('correos', '');
  return null;
end
$$;

create function private.decision_de(token text) returns private.decisiones
language sql stable set search_path = '' as $$
  select d from private.decisiones d
  where char_length(token) between 20 and 64 and d.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

-- What a link opens: the request, and whether it can still be decided. Null for a link that is none. Reads only.
create function public.decision_ver(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  d constant private.decisiones := private.decision_de(token);
  r public.reservas;
begin
  if d.id is null then return null; end if;
  select * into r from public.reservas x where x.id = d.reserva_id;
  return jsonb_build_object('viva', private.decision_viva(d, r.estado), 'usada', d.usada_en is not null,
    'caducada', d.usada_en is null and d.expira_en <= now(), 'expira_en', d.expira_en, 'estado', r.estado)
    -- A dead link tells nothing of a guest any more.
    || case when not private.decision_viva(d, r.estado) then '{}' else jsonb_build_object(
      'codigo', r.codigo, 'nombre', r.nombre, 'telefono', r.telefono, 'idioma', r.idioma,
      'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(r.hora_reserva, 'HH24:MI'),
        'personas', r.personas,
      'mesa', r.preferencia_mesa, 'ocasion', r.ocasion, 'dieta', r.requisitos_dieteticos, 'notas', r.notas,
      'primera_visita', r.primera_visita, 'version', r.version, 'trato', private.trato(r.cliente_id),
      'huecos', private.huecos(r.fecha_reserva, r.hora_reserva, r.personas, r.preferencia_mesa, 8)) end;
end
$$;

-- Decides, once. 'proponer' ends the request and holds another table for its guest (private.proponer).
--   PT404 no_encontrada   no such link
--   PT409 gastado         used, expired, or decided meanwhile some other way
create function public.decision_usar(token text, version integer, accion text, motivo text default null,
  fecha date default null, hora text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  d private.decisiones := private.decision_de(token);
  r public.reservas;
begin
  if d.id is null then perform private.rehusa('no_encontrada'); end if;
  if coalesce(accion, '') not in ('aceptar', 'rechazar', 'proponer') then perform private.rehusa('transicion'); end if;
  if char_length(motivo) > 300 then perform private.rehusa('texto_largo'); end if;
  if accion = 'proponer' and (fecha is null or coalesce(hora, '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
    then perform private.rehusa('hora'); end if;
  -- The days first, as everywhere; of two presses of the button the second finds it used.
  if accion = 'proponer' then r := private.toma(d.reserva_id, fecha, hora::time, null);
  else r := private.toma(d.reserva_id, null, null, null); end if;
  select * into d from private.decisiones x where x.id = d.id for update;
  if not private.decision_viva(d, r.estado) then perform private.rehusa('gastado'); end if;
  if r.version is distinct from decision_usar.version then perform private.rehusa('version'); end if;
  update private.decisiones x set usada_en = now(), accion = decision_usar.accion where x.id = d.id;
  if accion = 'proponer' then
    return private.paso_json(private.proponer(r, fecha, hora, motivo, '{"por": "enlace"}'));
  end if;
  perform private.libro('{"por": "enlace"}', true, 0);
  update public.reservas x set estado = case decision_usar.accion when 'aceptar' then 'confirmada' else 'rechazada' end,
      motivo = case when decision_usar.accion = 'rechazar' then private.limpia(decision_usar.motivo) end
    where x.id = r.id returning * into r;
  perform private.set_step(null);
  return private.paso_json(r);
end
$$;

-- A link to hand on, by WhatsApp or otherwise, to whoever is to decide.
create function public.decision_crear(id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  r public.reservas;
begin
  perform private.solo_admin('decision_crear');
  select * into r from public.reservas x where x.id = decision_crear.id;
  if r.id is null then perform private.rehusa('no_encontrada'); end if;
  if r.estado <> 'pendiente' or r.inicio <= now() then perform private.rehusa('transicion'); end if;
  return private.enlace_de(private.decision_nueva(r));
end
$$;

create trigger preguntar after insert on public.reserva_eventos for each row
  execute function private.eventos_preguntan();

revoke all on private.decisiones from public, anon, authenticated;

revoke execute on all functions in schema private from public;
revoke all on function public.decision_ver(text), public.decision_usar(text, integer, text, text, date, text),
  public.decision_crear(uuid)
  from public, anon, authenticated;
grant execute on function public.decision_ver(text), public.decision_usar(text, integer, text, text, date, text)
  to anon, authenticated;
grant execute on function public.decision_crear(uuid) to authenticated;
