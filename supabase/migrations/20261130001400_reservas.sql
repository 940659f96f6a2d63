-- Reservations: the table, what is checked at every insert and change, and the history of each.

-- The short reference a guest reads out: the first 40 bits of sha256 of the key, in Crockford's base 32. Derived, so
-- that the site knows it without reading the row (tests/fixtures/codigo.cases.json).
create function private.codigo_de(clave uuid) returns text
language sql immutable set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (((s.n >> (35 - 5 * i)) & 31) + 1)::integer, 1),
    '' order by i)
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
  personas integer not null,
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
  cliente_id uuid references public.clientes (id) on delete set null,
  -- The table a party has. It stays on record when the party is gone.
  mesa_id uuid references public.mesas (id) on delete set null,
  -- Why the house takes more than twenty at one table. For the house alone, through its functions: no guest may write
  -- it, so none gets past the limit of §9.
  grupo_motivo text check (btrim(grupo_motivo) <> '' and char_length(grupo_motivo) <= 300),
  -- Made at the first start of a new house (supabase/demo.sql), so that one sees it at work; never a guest's.
  demo boolean not null default false,
  constraint reservas_personas_check check (personas between 1 and 20
    or personas between 21 and 200 and (grupo_motivo is not null or anonimizada_en is not null))
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
create index reservas_por_mesa on public.reservas (mesa_id) where mesa_id is not null;
create index reservas_por_telefono_escrito on public.reservas (telefono text_pattern_ops)
  where cliente_id is not null;
create index reservas_de_demo on public.reservas (fecha_reserva) where demo;

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

-- Who acts: the functions below say so; otherwise whoever the request comes from.
create function private.actor() returns text
language sql stable set search_path = '' as $$
  select coalesce(private.step() ->> 'actor',
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

-- BEFORE INSERT. Order matters: lock, then key, then rules. The lock of the day comes first of all, so that whoever
-- counts seats of that day after it counts alone, and a day being closed at this moment is closed; a repeated key is
-- looked up only under it, or a retry would be refused because of its own reservation. The locks are always taken in
-- this order, and each statement after them sees what was committed before. The staff's own bookings (`libro`) follow
-- the staff's rules; a guest is recognised, and a barred one is sent to the telephone.
create function private.reservas_alta() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reglas jsonb;
  hora constant text := to_char(new.hora_reserva, 'HH24:MI:SS.US');
  paso constant jsonb := private.step();
  ahora timestamp := private.ahora_madrid();
  previa text;
  aviso text;
  limite integer;
begin
  new.duracion := private.duracion_de(coalesce(new.personas, 1));
  perform private.bloquea(new.fecha_reserva, new.hora_reserva, new.duracion);
  perform pg_advisory_xact_lock(hashtextextended('reservas:clave:' || new.clave, 0));
  if not paso ? 'libro' then
    reglas := private.reglas_reserva();
  else
    reglas := private.reglas_del_libro(paso ->> 'libro', to_char(new.hora_reserva, 'HH24:MI'));
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
    aviso := private.reserva_aviso(jsonb_build_object('nombre', new.nombre, 'email', new.email,
      'telefono', new.telefono,
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
  if paso ? 'espera' then limite := 0; end if;
  if not private.es_admin() then
    if limite > 0 then
      perform pg_advisory_xact_lock(hashtextextended('reservas:email:' || lower(new.email), 0));
      perform pg_advisory_xact_lock(hashtextextended('reservas:telefono:' || new.telefono, 0));
    end if;
    -- Whom the staff itself proposed a table may take it.
    if private.vetado(new.email, new.telefono) and not exists (select 1 from public.lista_espera l
        where l.id = (paso ->> 'espera')::uuid and l.propuesta_de is not null)
      or limite > 0 and ((select count(*) from public.reservas
          where lower(email) = lower(new.email) and creado_en > now() - interval '24 hours') >= limite
        or (select count(*) from public.reservas
          where telefono = new.telefono and creado_en > now() - interval '24 hours') >= limite)
    then
      raise exception using errcode = 'PT429', message = 'limite',
        hint = private.aviso_en_ingles('limite', new.fecha_reserva, reglas);
    end if;
  end if;

  -- Only now count seats. A refused guest holds none, and may ask again at once.
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
-- back: the row still holds its own, and is left out of the count. The staff may skip a step or take one back
-- (`salto`), and may change who sits where after the hour has come. Who comes back to a table they had lost is counted
-- anew.
create function private.reservas_cambio() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  aviso text;
  libro constant boolean := private.step() ? 'libro';
  salto constant boolean := coalesce(private.step() ->> 'salto' = new.id::text, false);
  hora constant text := regexp_replace(to_char(new.hora_reserva, 'HH24:MI:SS.US'), ':00\.0+$', '');
  reglas jsonb;
  ahora timestamp;
begin
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
      aviso := private.reserva_aviso(jsonb_build_object('nombre', new.nombre, 'email', new.email,
        'telefono', new.telefono,
        'fecha_reserva', to_char(new.fecha_reserva, 'YYYY-MM-DD'), 'hora_reserva', hora, 'personas', new.personas,
        'preferencia_mesa', new.preferencia_mesa, 'ocasion', new.ocasion,
          'requisitos_dieteticos', new.requisitos_dieteticos,
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
  mas constant jsonb := coalesce(private.step() -> 'datos', '{}');
  despues constant jsonb := jsonb_build_object('fecha', to_char(new.fecha_reserva, 'YYYY-MM-DD'),
    'hora', to_char(new.hora_reserva, 'HH24:MI'),
    'personas', new.personas, 'mesa', new.preferencia_mesa);
begin
  if tg_op = 'INSERT' then
    insert into public.reserva_eventos (reserva_id, tipo, a, actor, actor_id, datos)
      values (new.id, 'alta', new.estado, private.actor(), auth.uid(), jsonb_build_object('despues', despues) || mas);
    return null;
  end if;
  antes := jsonb_build_object('fecha', to_char(old.fecha_reserva, 'YYYY-MM-DD'),
    'hora', to_char(old.hora_reserva, 'HH24:MI'),
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

-- Whoever books past the site shares one bucket with all the others who do.
create function private.reserva_directa() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  s private.sitio;
begin
  select * into s from private.sitio;
  if s.secreto is null or not private.desde_fuera() or private.step() ?| array['libro', 'espera']
    or private.es_admin() or exists (select 1 from private.reserva_turnos t where t.clave = new.clave)
  then
    return new;
  end if;
  if private.acceso_gasta(array[private.acceso_huella('reservar-directas')], array[s.directas],
    array[interval '1 hour']) > 0 then
    raise exception using errcode = 'PT429', message = 'frecuencia';
  end if;
  return new;
end
$$;

-- The site waits eight seconds for the answer. What comes to life later, after a standstill, was told to the guest as
-- not booked, and is not booked.
create function private.reserva_plazo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from private.reserva_turnos t where t.clave = new.clave
    and t.en < clock_timestamp() - interval '8 seconds')
    and private.desde_fuera() and not coalesce(private.step() ?| array['libro', 'espera'], false)
  then
    raise exception using errcode = 'PT503', message = 'tarde';
  end if;
  return null;
end
$$;

-- Whoever writes a guest's name or contact on such a booking has made it a guest's.
create function private.demo_en_serio() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.demo := false;
  return new;
end
$$;

create trigger alta before insert on public.reservas for each row execute function private.reservas_alta();

-- By its name before `alta`, which counts the seats behind the lock of the day.
create trigger a_directa before insert on public.reservas for each row execute function private.reserva_directa();
create trigger plazo after insert on public.reservas for each row execute function private.reserva_plazo();

-- Every column but those that are no change of the booking: which card it hangs on (cliente_id), and that it came
-- through the chat (canal).
create trigger cambio before update of nombre, email, telefono, fecha_reserva, hora_reserva, personas, ocasion,
    preferencia_mesa, requisitos_dieteticos, notas, primera_visita, estado, clave, huella, idioma, token_hash, user_id,
    duracion, motivo, sobre_aforo, sobre_aforo_motivo, anonimizada_en
  on public.reservas for each row execute function private.reservas_cambio();

create trigger en_serio before update of nombre, email, telefono on public.reservas for each row
  when (old.demo and (new.nombre, new.email, new.telefono) is distinct from (old.nombre, old.email, old.telefono)
    and new.anonimizada_en is null)
  execute function private.demo_en_serio();

create trigger evento after insert or update on public.reservas for each row execute function private.reservas_evento();

create trigger intactos before update or delete on public.reserva_eventos
  for each row execute function private.eventos_intactos();

create trigger intactos_todos before truncate on public.reserva_eventos
  for each statement execute function private.eventos_intactos();

revoke all on public.reservas, public.reserva_eventos from public, anon, authenticated;

alter table public.reservas enable row level security;
alter table public.reserva_eventos enable row level security;

-- Visitors write one, pending, and read nothing; a signed-in guest also reads the own ones. The key, the fingerprint
-- and the token's hash are read by nobody. States change through functions alone.
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
grant execute on function private.codigo_de(uuid) to anon, authenticated, service_role;
