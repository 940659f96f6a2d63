-- What is to be done as time passes, and what is erased and when. Whoever keeps the clock (the worker every few
-- seconds, pg_cron every minute, both) calls private.tarea for each job; here stands what the jobs are and how each
-- last went, for the back office. The terms are the ones the privacy policy names (`ajustes.retencion`).

create table private.rondas (
  nombre text primary key check (nombre ~ '^[a-z]+$'),
  -- Not done again sooner, however often it is called.
  cada interval not null,
  -- When pg_cron calls it: more often than it is due, or a run that begins a moment early would wait for the next but
  -- one. null: needs more than the database, and only the worker can do it.
  cron text,
  en timestamptz,
  ms integer,
  -- The last error, also of a job that has gone well since.
  error text check (char_length(error) <= 300),
  error_en timestamptz
);

insert into private.rondas (nombre, cada, cron) values
  ('reservas', '0', '* * * * *'),
  ('cuentas', '0', '*/2 * * * *'),
  ('clientes', '1 hour', '2-59/10 * * * *'),
  ('imagenes', '1 hour', '4-59/10 * * * *'),
  ('oficina', '1 hour', '6-59/10 * * * *'),
  ('programados', '0', '* * * * *'),
  ('retencion', '1 hour', '8-59/10 * * * *'),
  ('correos', '0', null),
  ('fotos', '0', null);

-- When a task that need not run at every tick ran last.
create table private.tareas (nombre text primary key, hecha_en timestamptz not null);

-- Whether its last run failed.
create function private.falla(r private.rondas) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(r.error_en = r.en, false) $$;

-- How a job went. Written at most twice a minute while nothing changes: nobody looks more often.
create function private.ronda(nombre text, ms integer, error text default null) returns void
language sql set search_path = '' as $$
  update private.rondas r set en = now(), ms = ronda.ms, error = coalesce(left(ronda.error, 300), r.error),
      error_en = case when ronda.error is null then r.error_en else now() end
    where r.nombre = ronda.nombre and (r.en is null or r.en < now() - interval '30 seconds'
      or private.falla(r) <> (ronda.error is not null) or left(ronda.error, 300) <> r.error)
$$;

-- Does one job, when it is due and nobody else is at it, and writes down how it went. What a job that fails had begun
-- is undone; it is tried again within a minute. A job that did only a part answers what is left: its work stands.
-- Returns why it fails, or null.
create function private.tarea(nombre text) returns text
language plpgsql set search_path = '' as $$
declare
  r private.rondas;
  empezada timestamptz;
  fallo text;
begin
  -- The jobs' own key: whoever calls one past this function is somebody else at it too.
  if not pg_try_advisory_xact_lock(hashtextextended('tarea_' || nombre, 0)) then return null; end if;
  -- Read once the turn is ours: somebody may have done it a moment ago.
  select x.* into r from private.rondas x where x.nombre = tarea.nombre and x.cron is not null;
  if not found then raise exception 'no job is called %', nombre; end if;
  if r.en > now() - least(r.cada, case when private.falla(r) then interval '1 minute' end) then
    return case when private.falla(r) then r.error end;
  end if;
  empezada := clock_timestamp();
  begin
    execute format('select private.%I()', 'tarea_' || nombre) into fallo;
    fallo := nullif(fallo, '');
  exception when others or query_canceled then
    fallo := coalesce(nullif(sqlerrm, ''), sqlstate);
  end;
  perform private.ronda(nombre, (extract(epoch from clock_timestamp() - empezada) * 1000)::integer, fallo);
  return fallo;
end
$$;

-- The jobs and how each last went; `ahora` is the database's clock, against which the page says how long ago. `tarde`:
-- it should have run by now. What a house cannot do without is late also when it was never done.
create function public.rondas_lista() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('rondas_lista');
  return jsonb_build_object('ahora', now(),
    'rondas', (select jsonb_agg(jsonb_build_object('nombre', r.nombre, 'en', r.en, 'ms', r.ms, 'error', r.error,
      'error_en', r.error_en,
        'falla', private.falla(r), 'tarde', coalesce(r.en + r.cada + greatest(r.cada / 4, interval '5 minutes') < now(),
          r.nombre in ('reservas', 'correos')),
        'proxima', case when r.cada > interval '0' then r.en + r.cada end) order by r.cada, r.nombre)
          from private.rondas r),
    'pendientes', (select count(*) from public.correos c where c.estado = 'pendiente'
      and c.proximo_en <= now() - interval '1 minute'));
end
$$;

-- One round of the clock, safe to run at any time and by several at once: unanswered requests and offers end, freed
-- seats are offered, tomorrow's guests are reminded.
create function private.tarea_reservas() returns void
language plpgsql security definer set search_path = '' as $$
declare
  ahora constant timestamp := private.ahora_madrid();
  r record;
  e record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tarea_reservas', 0)) then return; end if;
  perform private.set_step('{"actor": "sistema"}');
  for r in select x.id, x.fecha_reserva, x.hora_reserva, x.duracion from public.reservas x
    where x.estado = 'pendiente' and x.inicio < now() order by x.fecha_reserva, x.id
  loop
    perform private.bloquea(r.fecha_reserva, r.hora_reserva, r.duracion);
    update public.reservas x set estado = 'caducada' where x.id = r.id and x.estado = 'pendiente';
  end loop;
  for e in select distinct l.fecha_reserva from public.lista_espera l where l.estado in ('esperando', 'ofrecida')
    order by l.fecha_reserva loop
    perform private.bloquea(e.fecha_reserva, time '23:59', 15);
    update public.lista_espera l set estado = 'caducada' where l.fecha_reserva = e.fecha_reserva
      and (l.estado = 'ofrecida' and l.expira_en <= now() or l.estado = 'esperando' and l.inicio <= now());
    if e.fecha_reserva >= ahora::date then perform private.espera_repartir(e.fecha_reserva); end if;
  end loop;
  -- From ten in the morning of the day before; once, also when the appointment was moved since.
  if ahora::time >= time '10:00' then
    insert into public.correos (clave, tipo, para, idioma, datos, reserva_id)
      select 'recordatorio:' || x.id || ':' || x.secuencia, 'recordatorio', x.email, x.idioma,
        private.correo_datos(x, 'sistema'), x.id
      from public.reservas x where x.estado = 'confirmada' and x.fecha_reserva = ahora::date + 1
        -- Whoever booked today needs no reminder.
        and x.creado_en < now() - interval '12 hours'
      on conflict do nothing;
  end if;
  perform private.set_step(null);
end
$$;

-- What the auth server writes down of who came and went: of one account, or whatever is older than a moment.
create function private.auditoria_borrar(usuario uuid, antes_de timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  if to_regclass('auth.audit_log_entries') is null then return; end if;
  delete from auth.audit_log_entries a where a.created_at < antes_de or a.payload ->> 'actor_id' = usuario::text;
exception when insufficient_privilege then
  -- A project may keep it to itself: then the project's own terms hold.
  raise warning 'auth.audit_log_entries is not ours to erase';
end
$$;

-- One account, with all that hangs on it. Tables that are still to come are given back first.
create function private.cuenta_borrar(usuario uuid) returns void
language plpgsql set search_path = '' as $$
declare
  r record;
begin
  perform private.set_step('{"actor": "cliente"}');
  for r in select x.id, x.fecha_reserva, x.hora_reserva, x.duracion from public.reservas x
    where x.user_id = usuario and x.estado in ('pendiente', 'confirmada') and x.inicio > now() order by x.fecha_reserva,
      x.id
  loop
    perform private.bloquea(r.fecha_reserva, r.hora_reserva, r.duracion);
    update public.reservas x set estado = 'cancelada_cliente' where x.id = r.id
      and x.estado in ('pendiente', 'confirmada');
  end loop;
  perform private.set_step('{"actor": "sistema"}');
  perform private.anonimizar(x.id) from public.reservas x where x.user_id = usuario;
  delete from public.lista_espera e where e.user_id = usuario;
  insert into private.fotos_sobrantes (cajon, nombre)
    select 'experiencias', e.foto from public.experiencias e where e.user_id = usuario and e.foto is not null
      on conflict do nothing;
  if to_regclass('storage.objects') is not null then
    insert into private.fotos_sobrantes (cajon, nombre)
      select o.bucket_id, o.name from storage.objects o
      where o.bucket_id in ('avatares', 'experiencias') and o.name like usuario || '/%' on conflict do nothing;
  end if;
  delete from private.acceso_aparatos a using auth.users u
    where u.id = usuario and a.cuenta = private.acceso_huella('cuenta:' || lower(u.email));
  delete from auth.users u where u.id = usuario;
  perform private.auditoria_borrar(usuario, null);
  perform private.set_step(null);
end
$$;

-- Accounts given up a day ago. One that cannot be erased keeps none of the others waiting, and whoever looks after the
-- house is told: it was promised. What exactly the database said may hold somebody's data.
create function private.tarea_cuentas() returns text
language plpgsql security definer set search_path = '' as $$
declare
  b record;
  fallo text;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tarea_cuentas', 0)) then return null; end if;
  for b in select x.user_id from private.bajas x where x.pedida_en <= now() - interval '1 day'
    order by x.pedida_en limit 50 loop
    begin
      perform private.cuenta_borrar(b.user_id);
    exception when others then
      raise warning 'account %: % %', b.user_id, sqlstate, sqlerrm;
      fallo := format('Una cuenta dada de baja no se puede borrar (%s)', sqlstate);
    end;
  end loop;
  return fallo;
end
$$;

-- Once an hour, whoever asks: what has been kept for its time goes. At most 500 bookings a round.
create function private.tarea_retencion(forzar boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  meses constant interval := make_interval(months => private.plazo('reserva_meses_tras_visita', 12));
  dias constant interval := make_interval(days => private.plazo('alergias_y_notas_dias_tras_visita', 7));
  registros constant interval := make_interval(days => private.plazo('registros_tecnicos_dias', 30));
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tarea_retencion', 0)) then return; end if;
  if not forzar and exists (select 1 from private.tareas t where t.nombre = 'retencion'
    and t.hecha_en > now() - interval '1 hour') then return; end if;
  perform private.set_step('{"actor": "sistema"}');
  update public.reservas r set requisitos_dieteticos = null, notas = null
    where r.id in (select x.id from public.reservas x
    where x.fin < now() - dias and (x.requisitos_dieteticos is not null or x.notas is not null) limit 500);
  perform private.anonimizar(x.id) from (select r.id from public.reservas r
    where r.fin < now() - meses and r.anonimizada_en is null order by r.fin limit 500) x;
  update public.lista_espera e set notas = null where e.fin < now() - dias and e.notas is not null;
  delete from public.lista_espera e where e.fin < now() - meses;
  delete from public.mensajes m where m.creado_en < now() - interval '12 months';
  delete from public.correos c using public.reservas r where r.id = c.reserva_id and r.anonimizada_en is not null
    and c.estado not in ('pendiente', 'enviando');
  delete from public.correos c where c.estado not in ('pendiente', 'enviando') and c.creado_en < now() - registros
    and not exists (select 1 from public.reservas r where r.id = c.reserva_id and r.fin > now());
  perform private.auditoria_borrar(null, now() - registros);
  insert into private.tareas values ('retencion', now()) on conflict (nombre) do update
    set hecha_en = excluded.hecha_en;
  perform private.set_step(null);
end
$$;

-- Once an hour, whoever asks: pictures a day old that nothing shows and no version remembers, and files that never came
-- to be a picture because the power went. At most 200 a round.
create function private.tarea_imagenes(forzar boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tarea_imagenes', 0)) then return; end if;
  if not forzar and exists (select 1 from private.tareas t where t.nombre = 'imagenes'
    and t.hecha_en > now() - interval '1 hour') then return; end if;
  delete from public.imagenes i where i.id in (
    select x.id from public.imagenes x where x.creado_en < now() - interval '1 day'
      and not exists (select 1 from public.platos p where p.imagen_id = x.id)
      and not exists (select 1 from public.bebidas b where b.imagen_id = x.id)
      and not exists (select 1 from public.vinos v where v.imagen_id = x.id)
      and not exists (select 1 from public.galeria g where g.imagen_id = x.id)
      and not exists (select 1 from public.filosofia f where f.imagen_id = x.id)
      and not exists (select 1 from public.historial h where h.antes ->> 'imagen_id' = x.id::text)
      and not exists (select 1 from public.historial h where h.despues ->> 'imagen_id' = x.id::text)
    order by x.creado_en limit 200);
  if to_regclass('storage.objects') is not null then
    insert into private.fotos_sobrantes (cajon, nombre)
      select o.bucket_id, o.name from storage.objects o
      where o.bucket_id in ('contenido', 'originales') and o.created_at < now() - interval '1 day'
        and not exists (select 1 from public.imagenes i where o.bucket_id = 'contenido' and i.nombre = left(o.name, 32))
        and not exists (select 1 from public.imagenes i where o.bucket_id = 'originales'
          and i.original = left(o.name, 32))
      limit 200
    on conflict do nothing;
  end if;
  insert into private.tareas values ('imagenes', now()) on conflict (nombre) do update set hecha_en = excluded.hecha_en;
end
$$;

-- Once an hour: what of the back office has been kept for its time.
create function private.tarea_oficina() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tarea_oficina', 0)) then return; end if;
  if exists (select 1 from private.tareas t where t.nombre = 'oficina' and t.hecha_en > now() - interval '1 hour')
    then return; end if;
  perform private.tarea_historial();
  delete from private.invitaciones i
    where coalesce(i.usada_en, i.retirada_en, i.caduca_en) < now() - interval '30 days';
  insert into private.tareas values ('oficina', now()) on conflict (nombre) do update set hecha_en = excluded.hecha_en;
end
$$;

-- Has pg_cron call every job that needs nothing but the database; run it again after a job was added. Returns how many;
-- throws where pg_cron cannot be had.
create function private.programar() returns integer
language plpgsql set search_path = '' as $$
declare
  r record;
  n integer := 0;
begin
  -- Never anew over one that stands: with it Supabase has dropped whatever was scheduled.
  if to_regnamespace('cron') is null then create extension pg_cron with schema pg_catalog; end if;
  for r in select x.nombre, x.cron from private.rondas x where x.cron is not null order by x.nombre loop
    -- One of the same name is replaced.
    perform cron.schedule('alma_' || r.nombre, r.cron, format('select private.tarea(%L)', r.nombre));
    n := n + 1;
  end loop;
  -- pg_cron keeps a line for every run, for ever.
  perform cron.schedule('alma_registro', '17 * * * *', $c$delete from cron.job_run_details d
    where d.end_time < now() - interval '3 days'
      and d.jobid in (select j.jobid from cron.job j where j.jobname like 'alma\_%')$c$);
  return n;
end
$$;

-- Where nobody runs the mail worker: pg_cron calls an Edge Function through pg_net, and the function does one round of
-- the worker's.
create table private.correo_funcion (
  una boolean primary key default true check (una),
  url text not null check (url ~ '^https?://'),
  -- The function's CORREO_SECRET. It must be told word for word, so nobody but the owner of the database may read it.
  secreto text not null check (char_length(secreto) between 24 and 200)
);

-- Whether a round has anything to do. One every few minutes has in any case: the back office is told that mails are
-- looked after.
create function private.correo_hay() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.correos c where c.estado = 'pendiente' and c.proximo_en <= now())
    or exists (select from public.correos c where c.estado = 'enviando' and c.tomado_en < now() - interval '10 minutes')
    or exists (select from private.fotos_sobrantes)
    or not exists (select from private.rondas r where r.nombre = 'correos' and r.en > now() - interval '4 minutes')
$$;

-- Asks the function for a round; returns the number pg_net gives the request, or null when there is nothing to do.
create function private.correo_llamar() returns bigint
language plpgsql set search_path = '' as $$
declare
  f private.correo_funcion;
  n bigint;
begin
  select * into f from private.correo_funcion;
  if f.url is null or not private.correo_hay() then return null; end if;
  select net.http_post(url := f.url, body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || f.secreto),
    -- As long as a round may take: who hangs up may end the function.
    timeout_milliseconds := 120000) into n;
  return n;
end
$$;

-- For the operator: `select private.correo_por_funcion('https://….supabase.co/functions/v1/correo', '<CORREO_SECRET>')`;
-- two nulls take it back. Throws where pg_cron or pg_net cannot be had.
create function private.correo_por_funcion(url text, secreto text) returns void
language plpgsql set search_path = '' as $$
begin
  if url is null then
    delete from private.correo_funcion;
    if to_regnamespace('cron') is not null then
      perform cron.unschedule(j.jobid) from cron.job j where j.jobname = 'alma_correo';
    end if;
    return;
  end if;
  if to_regnamespace('net') is null then create extension pg_net; end if;
  if to_regnamespace('cron') is null then perform private.programar(); end if;
  insert into private.correo_funcion (url, secreto) values (correo_por_funcion.url, correo_por_funcion.secreto)
    on conflict (una) do update set url = excluded.url, secreto = excluded.secreto;
  perform cron.schedule('alma_correo', '* * * * *', 'select private.correo_llamar()');
end
$$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then perform private.programar(); end if;
exception when others then
  raise notice 'Nothing is scheduled (%). Enable pg_cron, then: select private.programar();', sqlerrm;
end
$$;

revoke all on private.rondas, private.tareas, private.correo_funcion from public, anon, authenticated;

revoke execute on all functions in schema private from public;
revoke all on function public.rondas_lista() from public, anon, authenticated;
grant execute on function public.rondas_lista() to authenticated;
