-- The life of a reservation: who may lead it from which state to which, every step written down, and the link with
-- which a guest sees, changes and cancels it without an account.

-- The house's own key: what a link in a mail is derived from, so that no token is stored anywhere.
create table private.llaves (
  nombre text primary key,
  valor bytea not null check (octet_length(valor) = 32)
);
insert into private.llaves values ('enlaces', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
revoke all on private.llaves from public, anon, authenticated;

-- The token of the links that mails and the profile carry: 128 bits, the same at every call, in base 64 for addresses.
create function private.enlace_de(fila uuid) returns text
language sql stable set search_path = '' as $$
  select translate(encode(substr(sha256(l.valor || sha256(l.valor || convert_to(fila::text, 'UTF8'))), 1, 16), 'base64'), '+/=', '-_')
  from private.llaves l where l.nombre = 'enlaces'
$$;

-- Whether a token opens a row. Compared are hashes of hashes, so that the time an answer takes tells nothing of either.
create function private.abre(token text, fila uuid, guardado text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(char_length(token) between 20 and 64, false) and (
    sha256(convert_to(coalesce(guardado, ''), 'UTF8')) = sha256(convert_to(encode(sha256(convert_to(token, 'UTF8')), 'hex'), 'UTF8'))
    or sha256(convert_to(private.enlace_de(fila), 'UTF8')) = sha256(convert_to(token, 'UTF8')))
$$;

-- Who acts: the functions below say so; otherwise whoever the request comes from.
create function private.actor() returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('alma.actor', true), ''),
    case when private.es_admin() then 'personal'
      when current_setting('role', true) in ('anon', 'authenticated') then 'cliente' else 'sistema' end)
$$;

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
revoke all on public.reserva_eventos from public, anon, authenticated;
revoke all on sequence public.reserva_eventos_id_seq from public, anon, authenticated;
alter table public.reserva_eventos enable row level security;
grant select on public.reserva_eventos to authenticated;
create policy lectura on public.reserva_eventos for select to authenticated using ((select private.es_admin()));

-- Erasing a reservation takes its history with it; nothing else does.
create function private.eventos_intactos() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception using errcode = '42501', message = 'reserva_eventos is append-only';
end
$$;
create trigger intactos before update or delete on public.reserva_eventos
  for each row execute function private.eventos_intactos();
create trigger intactos_todos before truncate on public.reserva_eventos
  for each statement execute function private.eventos_intactos();

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

-- BEFORE UPDATE: the rules for every change, whoever makes it. New seats are counted before the old ones are given back:
-- the row still holds its own, and is left out of the count.
create or replace function private.reservas_cambio() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  aviso text;
begin
  new.ocasion := private.limpia(new.ocasion);
  new.requisitos_dieteticos := private.limpia(new.requisitos_dieteticos);
  new.notas := private.limpia(new.notas);
  new.motivo := private.limpia(new.motivo);
  if new.estado <> old.estado and not private.puede_pasar(old.estado, new.estado, private.actor(), old.actualizado_en) then
    perform private.rehusa('transicion');
  end if;
  if (new.fecha_reserva, new.hora_reserva, new.personas, new.preferencia_mesa)
    is distinct from (old.fecha_reserva, old.hora_reserva, old.personas, old.preferencia_mesa)
  then
    new.duracion := case when new.personas = old.personas then old.duracion else private.duracion_de(new.personas) end;
    perform private.bloquea(new.fecha_reserva, new.hora_reserva, new.duracion);
    aviso := private.reserva_aviso(jsonb_build_object('nombre', new.nombre, 'email', new.email, 'telefono', new.telefono,
      'fecha_reserva', to_char(new.fecha_reserva, 'YYYY-MM-DD'), 'hora_reserva',
      regexp_replace(to_char(new.hora_reserva, 'HH24:MI:SS.US'), ':00\.0+$', ''), 'personas', new.personas,
      'preferencia_mesa', new.preferencia_mesa, 'ocasion', new.ocasion, 'requisitos_dieteticos', new.requisitos_dieteticos,
      'notas', new.notas), private.ahora_madrid());
    -- What the staff granted above the seats was that table at that time, not another: a guest's move is counted.
    if aviso is null and not (new.sobre_aforo and private.actor() = 'personal') then
      aviso := private.plaza_de_cambio(old, new.preferencia_mesa, new.fecha_reserva, new.hora_reserva, new.personas, new.duracion);
    end if;
    if aviso is not null then perform private.rehusa(aviso, new.fecha_reserva); end if;
    new.secuencia := old.secuencia + 1;
  elsif old.estado in ('pendiente', 'confirmada') and new.estado in ('cancelada_cliente', 'cancelada_restaurante', 'rechazada', 'caducada')
  then
    new.secuencia := old.secuencia + 1;
  end if;
  new.version := old.version + 1;
  new.actualizado_en := now();
  return new;
end
$$;

-- AFTER: each step becomes a line, in the same transaction.
create function private.reservas_evento() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  antes jsonb;
  despues constant jsonb := jsonb_build_object('fecha', to_char(new.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(new.hora_reserva, 'HH24:MI'),
    'personas', new.personas, 'mesa', new.preferencia_mesa);
begin
  if tg_op = 'INSERT' then
    insert into public.reserva_eventos (reserva_id, tipo, a, actor, actor_id, datos)
      values (new.id, 'alta', new.estado, private.actor(), auth.uid(), jsonb_build_object('despues', despues));
    return null;
  end if;
  antes := jsonb_build_object('fecha', to_char(old.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(old.hora_reserva, 'HH24:MI'),
    'personas', old.personas, 'mesa', old.preferencia_mesa);
  if antes <> despues then
    insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
      values (new.id, 'cambio', old.estado, new.estado, private.actor(), auth.uid(),
        jsonb_build_object('antes', antes, 'despues', despues));
  elsif new.estado <> old.estado then
    insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
      values (new.id, 'estado', old.estado, new.estado, private.actor(), auth.uid(),
        jsonb_strip_nulls(jsonb_build_object('motivo', new.motivo)));
  elsif (new.notas, new.ocasion, new.requisitos_dieteticos) is distinct from (old.notas, old.ocasion, old.requisitos_dieteticos) then
    -- What the guest wrote is not repeated here: it is erased with the reservation.
    insert into public.reserva_eventos (reserva_id, tipo, de, a, actor, actor_id, datos)
      values (new.id, 'cambio', old.estado, new.estado, private.actor(), auth.uid(), '{"textos": true}');
  end if;
  return null;
end
$$;
create trigger evento after insert or update on public.reservas for each row execute function private.reservas_evento();

-- States change through the functions below alone.
revoke update on public.reservas from authenticated;
revoke update (estado) on public.reservas from authenticated;
drop policy cambio on public.reservas;
grant select (duracion, secuencia, motivo, sobre_aforo, fin) on public.reservas to authenticated;

-- The row a link opens, or a refusal that is the same for an unknown code and a wrong token.
create function private.reserva_de(codigo text, token text) returns public.reservas
language plpgsql stable set search_path = '' as $$
declare
  fila public.reservas;
begin
  select * into fila from public.reservas r where r.codigo = upper(reserva_de.codigo);
  if private.abre(token, coalesce(fila.id, '00000000-0000-0000-0000-000000000000'), fila.token_hash) and fila.id is not null then
    return fila;
  end if;
  return null;
end
$$;

-- Until when a guest may change or cancel by himself, on the restaurant's clock.
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
  for dia in select distinct d from unnest(array[vista.fecha_reserva, (vista.fecha_reserva + vista.hora_reserva + vista.duracion * interval '1 minute')::date,
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
  if cambios is null or jsonb_typeof(cambios) <> 'object' or octet_length(cambios::text) > 8000 or exists (
    select 1 from jsonb_object_keys(cambios) k where k not in ('fecha_reserva', 'hora_reserva', 'personas', 'preferencia_mesa',
      'ocasion', 'requisitos_dieteticos', 'notas'))
  then perform private.rehusa('transicion'); end if;
  nueva := fila;
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
  perform set_config('alma.actor', 'cliente', true);
  update public.reservas r set estado = 'cancelada_cliente' where r.id = fila.id returning * into fila;
  perform set_config('alma.actor', '', true);
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

-- The staff leads a reservation on. The version keeps two hosts from overruling each other unseen.
create function public.reserva_estado(id uuid, a text, version integer, motivo text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.reservas;
begin
  if not private.es_admin() then
    raise exception using errcode = '42501', message = 'permission denied for function reserva_estado';
  end if;
  if char_length(motivo) > 300 then perform private.rehusa('texto_largo'); end if;
  fila := private.toma(reserva_estado.id, null, null, null);
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  if fila.version is distinct from reserva_estado.version then perform private.rehusa('version'); end if;
  if a is null or not private.puede_pasar(fila.estado, a, 'personal', fila.actualizado_en) then perform private.rehusa('transicion'); end if;
  perform set_config('alma.actor', 'personal', true);
  update public.reservas r set estado = a,
      motivo = case when a in ('rechazada', 'cancelada_restaurante') then private.limpia(reserva_estado.motivo) end
    where r.id = fila.id returning * into fila;
  perform set_config('alma.actor', '', true);
  return jsonb_build_object('id', fila.id, 'estado', fila.estado, 'version', fila.version);
end
$$;

-- One day for a party, read at this moment. With the link of a booking its own seats do not count: it is to be moved.
create function public.disponibilidad(fecha date, personas integer, codigo text default null, token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  suya constant public.reservas := private.reserva_de(codigo, token);
begin
  if fecha is null then perform private.rehusa('fecha'); end if;
  if personas is null or personas not between 1 and 99 then perform private.rehusa('personas', fecha); end if;
  return private.turnos(fecha, personas, suya);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.enlace_de(uuid), private.abre(text, uuid, text), private.actor(), private.eventos_intactos(),
  private.puede_pasar(text, text, text, timestamptz), private.reservas_cambio(), private.reservas_evento(),
  private.reserva_de(text, text), private.limite_gestion(public.reservas), private.gestionable(public.reservas),
  private.reserva_json(public.reservas), private.toma(uuid, date, time, integer) from anon, authenticated;
revoke all on function public.reserva_ver(text, text), public.reserva_cambiar(text, text, integer, jsonb),
  public.reserva_cancelar(text, text, integer), public.mis_reservas(), public.reserva_estado(uuid, text, integer, text),
  public.disponibilidad(date, integer, text, text) from public, anon, authenticated;
grant execute on function public.reserva_ver(text, text), public.reserva_cambiar(text, text, integer, jsonb),
  public.reserva_cancelar(text, text, integer), public.disponibilidad(date, integer, text, text) to anon, authenticated;
grant execute on function public.mis_reservas(), public.reserva_estado(uuid, text, integer, text) to authenticated;
