-- Mails to guests: written down in the transaction of what they tell, sent afterwards by a worker. One event, one row;
-- one row, at most one mail.

create table public.correos (
  id uuid primary key default gen_random_uuid(),
  -- What the mail tells of: the same thing is never told twice.
  clave text not null unique check (char_length(clave) <= 120),
  tipo text not null check (tipo in ('recibida', 'confirmada', 'cambiada', 'rechazada', 'cancelada', 'caducada',
    'recordatorio', 'gracias', 'espera_apuntada', 'espera_oferta', 'espera_cerrada', 'baja', 'invitacion', 'decision')),
  para text not null check (char_length(para) <= 254),
  idioma text not null check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  datos jsonb not null check (octet_length(datos::text) <= 8000),
  reserva_id uuid references public.reservas (id) on delete cascade,
  espera_id uuid references public.lista_espera (id) on delete cascade,
  -- incierto: it may have been delivered. Such a mail is never sent again by itself.
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviando', 'enviado', 'fallido', 'incierto',
  'anulado')), intentos integer not null default 0,
  proximo_en timestamptz not null default now(),
  error text check (char_length(error) <= 300),
  tomado_en timestamptz,
  enviado_en timestamptz,
  creado_en timestamptz not null default clock_timestamp(),
  -- A mail to an account or an invitation goes with it.
  user_id uuid references auth.users (id) on delete cascade,
  invitacion_id uuid references private.invitaciones (id) on delete cascade
);
create index correos_por_enviar on public.correos (proximo_en) where estado in ('pendiente', 'enviando');
create index correos_por_estado on public.correos (estado, creado_en desc);
create index correos_por_reserva on public.correos (reserva_id) where reserva_id is not null;
create index correos_por_espera on public.correos (espera_id) where espera_id is not null;
create index correos_por_cuenta on public.correos (user_id) where user_id is not null;
create index correos_por_invitacion on public.correos (invitacion_id) where invitacion_id is not null;

-- What a mail about a reservation says. No token: the worker is given one when it takes the mail.
create function private.correo_datos(r public.reservas, por text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('codigo', r.codigo, 'nombre', r.nombre,
    'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
    'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'mesa', r.preferencia_mesa, 'estado', r.estado,
    'duracion', r.duracion, 'secuencia', r.secuencia, 'motivo', r.motivo, 'por', por))
$$;

-- A mail to a reservation's guest. One that may be taken back waits a moment (`margen`, seconds); to nobody's address
-- none is written.
create function private.correo(tipo text, clave text, r public.reservas, datos jsonb) returns void
language sql set search_path = '' as $$
  insert into public.correos (clave, tipo, para, idioma, datos, reserva_id, proximo_en)
    select clave, tipo, r.email, r.idioma, datos, r.id,
      now() + coalesce((private.step() ->> 'margen')::integer, 0) * interval '1 second'
    where r.email not like '%@example.invalid' on conflict do nothing;
  select pg_notify('correos', '')
$$;

-- AFTER INSERT of an event: which of them a guest is told; not a word where the staff chose so.
create function private.eventos_avisan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  r public.reservas;
  tipo text;
  datos jsonb;
begin
  select * into r from public.reservas where id = new.reserva_id;
  tipo := case
    -- A proposal is a mail of its own.
    when new.datos -> 'avisado' = 'false' or new.datos ? 'propuesta' then null
    -- A place taken from the waiting list is confirmed in the same transaction.
    when new.tipo = 'alta' and not private.step() ? 'espera' then 'recibida'
    when new.tipo = 'cambio' and new.datos ? 'antes' then 'cambiada'
    when new.tipo = 'estado' then case new.a when 'confirmada' then 'confirmada' when 'rechazada' then 'rechazada'
      when 'caducada' then 'caducada' when 'cancelada_cliente' then 'cancelada' when 'cancelada_restaurante'
        then 'cancelada'
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
    update public.correos c set estado = 'anulado' where c.reserva_id = r.id and c.tipo = 'recordatorio'
      and c.estado = 'pendiente';
  end if;
  return null;
end
$$;

-- A mail to somebody of the waiting list: that they are on it, or are offered a table. A proposal names the time that
-- was asked for, and in `motivo` why it cannot be.
create function private.correo_de_espera(e public.lista_espera, motivo text) returns void
language sql set search_path = '' as $$
  insert into public.correos (clave, tipo, para, idioma, datos, espera_id)
    values (case e.estado when 'ofrecida' then 'oferta:' || e.id || ':' || extract(epoch from e.ofrecida_en)
        else 'espera:' || e.id end,
      case e.estado when 'ofrecida' then 'espera_oferta' else 'espera_apuntada' end, e.email, e.idioma,
      jsonb_strip_nulls(jsonb_build_object('codigo', e.codigo, 'nombre', e.nombre,
        'fecha', to_char(e.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(e.hora_reserva, 'HH24:MI'),
        'personas', e.personas, 'mesa', e.preferencia_mesa, 'estado', e.estado, 'duracion', e.duracion,
        'expira_en', e.expira_en, 'motivo', motivo,
        'pedida', (select jsonb_build_object('fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
            'hora', to_char(r.hora_reserva, 'HH24:MI'))
          from public.reservas r where r.id = e.propuesta_de))), e.id)
    on conflict do nothing;
  select pg_notify('correos', '')
$$;

-- AFTER INSERT or UPDATE of the waiting list. About a proposal writes whoever makes it (private.proponer).
create function private.espera_avisa() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.correo_de_espera(new, null);
  return null;
end
$$;

-- Takes mails that are due, at most `cuantos`; committed before anything is sent. What was taken and never reported on
-- may have been delivered: it becomes uncertain. Mails that events have overtaken are dropped here. Each is given the
-- token of its own link.
create function private.correos_tomar(cuantos integer) returns setof public.correos
language plpgsql set search_path = '' as $$
begin
  update public.correos c set estado = 'incierto', error = 'no_answer'
    where c.estado = 'enviando' and c.tomado_en < now() - interval '10 minutes';
  update public.correos c set estado = 'anulado' where c.estado = 'pendiente' and c.proximo_en <= now() and (
    c.tipo = 'espera_oferta' and not exists (select 1 from public.lista_espera e
      where e.id = c.espera_id and e.estado = 'ofrecida' and e.expira_en > now())
    or c.tipo = 'invitacion' and not exists (select 1 from private.invitaciones i
      where i.id = c.invitacion_id and i.usada_en is null and i.retirada_en is null and i.caduca_en > now())
    or c.tipo = 'baja' and not exists (select 1 from private.bajas b where b.user_id = c.user_id)
    or c.tipo = 'decision' and not exists (select 1 from private.decisiones d
      join public.reservas r on r.id = d.reserva_id
      where d.id = (c.datos ->> 'decision')::uuid and private.decision_viva(d, r.estado))
    or c.tipo = 'recordatorio' and not exists (select 1 from public.reservas r
      where r.id = c.reserva_id and r.estado = 'confirmada' and r.inicio > now()));
  return query
    update public.correos c set estado = 'enviando', intentos = c.intentos + 1, tomado_en = now()
      from (select t.id from public.correos t where t.estado = 'pendiente' and t.proximo_en <= now()
        order by t.proximo_en, t.creado_en limit cuantos for update skip locked) t
      where c.id = t.id
      returning c.id, c.clave, c.tipo, c.para, c.idioma,
        c.datos || case when c.user_id is null then jsonb_build_object('token', private.enlace_de(
          coalesce(c.reserva_id, c.espera_id, c.invitacion_id, (c.datos ->> 'decision')::uuid))) else '{}' end,
        c.reserva_id, c.espera_id, c.estado, c.intentos, c.proximo_en, c.error, c.tomado_en, c.enviado_en, c.creado_en,
        c.user_id, c.invitacion_id;
end
$$;

-- What became of a mail: 'enviado'; 'reintentar' (known not to be delivered: 1, 4, 16, 64 min …, seven tries);
-- 'incierto' and 'fallido' wait for a person.
create function private.correo_hecho(id uuid, resultado text, error text default null) returns void
language sql set search_path = '' as $$
  update public.correos c set
    estado = case when resultado = 'reintentar' then case when c.intentos >= 7 then 'fallido' else 'pendiente' end
      else resultado end,
    proximo_en = case when resultado = 'reintentar'
      then now() + least(power(4, c.intentos - 1), 720) * interval '1 minute' else c.proximo_en end,
    enviado_en = case when resultado = 'enviado' then now() else c.enviado_en end,
    error = left(correo_hecho.error, 300), tomado_en = null
  -- Whoever was away for long may still know that it went out after all.
  where c.id = correo_hecho.id and (c.estado = 'enviando' or c.estado = 'incierto' and resultado = 'enviado')
    and resultado in ('enviado', 'reintentar', 'incierto', 'fallido')
$$;

-- An administrator has a mail that failed sent once more.
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

-- A guest who has lost the link of a booking has it sent again: to the address that the booking was made with, and to no
-- other. Whether there is a booking, the answer does not tell. 0, or the seconds until it may be asked again.
create function public.reserva_enlace(correo text, direccion text, sitio text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  hora constant interval := interval '1 hour';
  quien constant text := lower(btrim(left(coalesce(correo, ''), 254)));
  espera integer;
  r public.reservas;
begin
  if not private.firma_sitio(sitio) then
    raise exception 'sitio' using errcode = 'PT403';
  end if;
  espera := private.acceso_gasta(
    array[private.acceso_huella('enlace-direccion:' || left(coalesce(direccion, ''), 64)),
      private.acceso_huella('carta-enlace:' || quien), private.acceso_huella('cartas-enlace:' || quien)],
    array[10, 1, 5], array[hora, interval '1 minute', hora]);
  if espera > 0 then return espera; end if;
  -- What waits for the house's answer is told as it was; what is confirmed, with its appointment.
  for r in
    select * from public.reservas x
    where lower(x.email) = quien and x.estado in ('pendiente', 'confirmada') and x.inicio > now()
    order by x.inicio limit 5
  loop
    perform private.correo(case r.estado when 'pendiente' then 'recibida' else 'confirmada' end,
      'enlace:' || r.id || ':' || extract(epoch from clock_timestamp())::bigint, r, private.correo_datos(r, null));
  end loop;
  return 0;
end
$$;

create trigger avisar after insert on public.reserva_eventos for each row execute function private.eventos_avisan();

create trigger avisar after insert on public.lista_espera for each row
  when (new.propuesta_de is null) execute function private.espera_avisa();
create trigger avisar_oferta after update on public.lista_espera for each row
  when (new.estado = 'ofrecida' and old.estado <> 'ofrecida') execute function private.espera_avisa();

revoke all on public.correos from public, anon, authenticated;

alter table public.correos enable row level security;

grant select on public.correos to authenticated;
create policy lectura on public.correos for select to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
revoke all on function public.correo_reintentar(uuid), public.reserva_enlace(text, text, text)
  from public, anon, authenticated;
grant execute on function public.correo_reintentar(uuid) to authenticated;
grant execute on function public.reserva_enlace(text, text, text) to anon, authenticated;
