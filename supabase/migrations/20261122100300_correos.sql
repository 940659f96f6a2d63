-- Mails to guests: written down in the transaction of what they tell, sent afterwards by a worker. One event, one row;
-- one row, at most one mail.

create table public.correos (
  id uuid primary key default gen_random_uuid(),
  -- What the mail tells of: the same thing is never told twice.
  clave text not null unique check (char_length(clave) <= 120),
  tipo text not null check (tipo in ('recibida', 'confirmada', 'cambiada', 'rechazada', 'cancelada', 'caducada', 'recordatorio',
    'gracias', 'espera_apuntada', 'espera_oferta')),
  para text not null check (char_length(para) <= 254),
  idioma text not null check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  datos jsonb not null check (octet_length(datos::text) <= 8000),
  reserva_id uuid references public.reservas (id) on delete cascade,
  espera_id uuid references public.lista_espera (id) on delete cascade,
  -- incierto: it may have been delivered. Such a mail is never sent again by itself.
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviando', 'enviado', 'fallido', 'incierto', 'anulado')),
  intentos integer not null default 0,
  proximo_en timestamptz not null default now(),
  error text check (char_length(error) <= 300),
  tomado_en timestamptz,
  enviado_en timestamptz,
  creado_en timestamptz not null default clock_timestamp()
);
create index correos_por_enviar on public.correos (proximo_en) where estado in ('pendiente', 'enviando');
create index correos_por_estado on public.correos (estado, creado_en desc);
create index correos_por_reserva on public.correos (reserva_id) where reserva_id is not null;
create index correos_por_espera on public.correos (espera_id) where espera_id is not null;

revoke all on public.correos from public, anon, authenticated;
alter table public.correos enable row level security;
grant select on public.correos to authenticated;
create policy lectura on public.correos for select to authenticated using ((select private.es_admin()));

-- What a mail about a reservation says. No token: the worker is given one when it takes the mail.
create function private.correo_datos(r public.reservas, por text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('codigo', r.codigo, 'nombre', r.nombre, 'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
    'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'mesa', r.preferencia_mesa, 'estado', r.estado,
    'duracion', r.duracion, 'secuencia', r.secuencia, 'motivo', r.motivo, 'por', por))
$$;

create function private.correo(tipo text, clave text, r public.reservas, datos jsonb) returns void
language sql set search_path = '' as $$
  insert into public.correos (clave, tipo, para, idioma, datos, reserva_id)
    values (clave, tipo, r.email, r.idioma, datos, r.id) on conflict do nothing;
  select pg_notify('correos', '')
$$;

-- AFTER INSERT of an event: which of them a guest is told.
create function private.eventos_avisan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  r public.reservas;
  tipo text;
  datos jsonb;
begin
  select * into r from public.reservas where id = new.reserva_id;
  tipo := case
    -- A place taken from the waiting list is confirmed in the same breath.
    when new.tipo = 'alta' and coalesce(current_setting('alma.espera', true), '') = '' then 'recibida'
    when new.tipo = 'cambio' and new.datos ? 'antes' then 'cambiada'
    when new.tipo = 'estado' then case new.a when 'confirmada' then 'confirmada' when 'rechazada' then 'rechazada'
      when 'caducada' then 'caducada' when 'cancelada_cliente' then 'cancelada' when 'cancelada_restaurante' then 'cancelada'
      when 'finalizada' then 'gracias' end
  end;
  if tipo is null then return null; end if;
  datos := private.correo_datos(r, new.actor);
  if tipo in ('rechazada', 'caducada') or new.a = 'cancelada_restaurante' then
    datos := datos || jsonb_build_object('alternativas', private.huecos(r.fecha_reserva, r.hora_reserva, r.personas, r.preferencia_mesa));
  end if;
  perform private.correo(tipo, 'evento:' || new.id, r, datos);
  -- What was to be reminded of is no more.
  if new.tipo = 'cambio' or r.estado <> 'confirmada' then
    update public.correos c set estado = 'anulado' where c.reserva_id = r.id and c.tipo = 'recordatorio' and c.estado = 'pendiente';
  end if;
  return null;
end
$$;
create trigger avisar after insert on public.reserva_eventos for each row execute function private.eventos_avisan();

-- AFTER INSERT or UPDATE of the waiting list: being on it, and being offered a table.
create function private.espera_avisa() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.correos (clave, tipo, para, idioma, datos, espera_id)
    values (case new.estado when 'ofrecida' then 'oferta:' || new.id || ':' || extract(epoch from new.ofrecida_en) else 'espera:' || new.id end,
      case new.estado when 'ofrecida' then 'espera_oferta' else 'espera_apuntada' end, new.email, new.idioma,
      jsonb_strip_nulls(jsonb_build_object('codigo', new.codigo, 'nombre', new.nombre, 'fecha', to_char(new.fecha_reserva, 'YYYY-MM-DD'),
        'hora', to_char(new.hora_reserva, 'HH24:MI'), 'personas', new.personas, 'mesa', new.preferencia_mesa, 'estado', new.estado,
        'duracion', new.duracion, 'expira_en', new.expira_en)), new.id)
    on conflict do nothing;
  perform pg_notify('correos', '');
  return null;
end
$$;
create trigger avisar after insert on public.lista_espera for each row execute function private.espera_avisa();
create trigger avisar_oferta after update on public.lista_espera for each row
  when (new.estado = 'ofrecida' and old.estado <> 'ofrecida') execute function private.espera_avisa();

-- Takes mails that are due, at most `cuantos`; committed before anything is sent. What was taken and never reported on
-- may have been delivered: it becomes uncertain. Mails that the world has overtaken are dropped here.
create function private.correos_tomar(cuantos integer) returns setof public.correos
language plpgsql set search_path = '' as $$
begin
  update public.correos c set estado = 'incierto', error = 'no_answer'
    where c.estado = 'enviando' and c.tomado_en < now() - interval '10 minutes';
  update public.correos c set estado = 'anulado' where c.estado = 'pendiente' and c.proximo_en <= now() and (
    c.tipo = 'espera_oferta' and not exists (select 1 from public.lista_espera e
      where e.id = c.espera_id and e.estado = 'ofrecida' and e.expira_en > now())
    or c.tipo = 'recordatorio' and not exists (select 1 from public.reservas r
      where r.id = c.reserva_id and r.estado = 'confirmada' and r.inicio > now()));
  return query
    update public.correos c set estado = 'enviando', intentos = c.intentos + 1, tomado_en = now(),
        datos = c.datos
      from (select t.id from public.correos t where t.estado = 'pendiente' and t.proximo_en <= now()
        order by t.proximo_en, t.creado_en limit cuantos for update skip locked) t
      where c.id = t.id
      returning c.id, c.clave, c.tipo, c.para, c.idioma,
        c.datos || jsonb_build_object('token', private.enlace_de(coalesce(c.reserva_id, c.espera_id))),
        c.reserva_id, c.espera_id, c.estado, c.intentos, c.proximo_en, c.error, c.tomado_en, c.enviado_en, c.creado_en;
end
$$;

-- What became of a mail: 'enviado'; 'reintentar' (known not to be delivered: 1, 4, 16, 64 min …, seven tries); 'incierto'
-- and 'fallido' wait for a person.
create function private.correo_hecho(id uuid, resultado text, error text default null) returns void
language sql set search_path = '' as $$
  update public.correos c set
    estado = case when resultado = 'reintentar' then case when c.intentos >= 7 then 'fallido' else 'pendiente' end else resultado end,
    proximo_en = case when resultado = 'reintentar' then now() + least(power(4, c.intentos - 1), 720) * interval '1 minute' else c.proximo_en end,
    enviado_en = case when resultado = 'enviado' then now() else c.enviado_en end,
    error = left(correo_hecho.error, 300), tomado_en = null
  -- Whoever was away for long may still know that it went out after all.
  where c.id = correo_hecho.id and (c.estado = 'enviando' or c.estado = 'incierto' and resultado = 'enviado')
    and resultado in ('enviado', 'reintentar', 'incierto', 'fallido')
$$;

-- An administrator has a dead letter sent once more.
create function public.correo_reintentar(id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.es_admin() then
    raise exception using errcode = '42501', message = 'permission denied for function correo_reintentar';
  end if;
  update public.correos c set estado = 'pendiente', intentos = 0, proximo_en = now(), error = null
    where c.id = correo_reintentar.id and c.estado in ('fallido', 'incierto');
  if not found then perform private.rehusa('transicion'); end if;
  perform pg_notify('correos', '');
end
$$;

-- One round of the clock, safe to run at any time and by several at once: unanswered requests and offers end, freed seats
-- are offered, tomorrow's guests are reminded.
create function private.tarea_reservas() returns void
language plpgsql security definer set search_path = '' as $$
declare
  ahora constant timestamp := private.ahora_madrid();
  r record;
  e record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tarea_reservas', 0)) then return; end if;
  perform set_config('alma.actor', 'sistema', true);
  for r in select x.id, x.fecha_reserva, x.hora_reserva, x.duracion from public.reservas x
    where x.estado = 'pendiente' and x.inicio < now() order by x.fecha_reserva, x.id
  loop
    perform private.bloquea(r.fecha_reserva, r.hora_reserva, r.duracion);
    update public.reservas x set estado = 'caducada' where x.id = r.id and x.estado = 'pendiente';
  end loop;
  for e in select distinct l.fecha_reserva from public.lista_espera l where l.estado in ('esperando', 'ofrecida') order by l.fecha_reserva loop
    perform private.bloquea(e.fecha_reserva, time '23:59', 15);
    update public.lista_espera l set estado = 'caducada' where l.fecha_reserva = e.fecha_reserva
      and (l.estado = 'ofrecida' and l.expira_en <= now() or l.estado = 'esperando' and l.inicio <= now());
    if e.fecha_reserva >= ahora::date then perform private.espera_repartir(e.fecha_reserva); end if;
  end loop;
  -- From ten in the morning of the day before; once, also when the appointment was moved since.
  if ahora::time >= time '10:00' then
    insert into public.correos (clave, tipo, para, idioma, datos, reserva_id)
      select 'recordatorio:' || x.id || ':' || x.secuencia, 'recordatorio', x.email, x.idioma, private.correo_datos(x, 'sistema'), x.id
      from public.reservas x where x.estado = 'confirmada' and x.fecha_reserva = ahora::date + 1
        -- Whoever booked today needs no reminder.
        and x.creado_en < now() - interval '12 hours'
      on conflict do nothing;
  end if;
  perform set_config('alma.actor', '', true);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.correo_datos(public.reservas, text), private.correo(text, text, public.reservas, jsonb),
  private.eventos_avisan(), private.espera_avisa(), private.correos_tomar(integer), private.correo_hecho(uuid, text, text),
  private.tarea_reservas() from anon, authenticated;
revoke all on function public.correo_reintentar(uuid) from public, anon, authenticated;
grant execute on function public.correo_reintentar(uuid) to authenticated;
