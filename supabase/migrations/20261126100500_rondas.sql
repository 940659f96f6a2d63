-- What time itself brings. Whoever keeps the clock (the worker every few seconds, pg_cron every minute, both) calls
-- private.tarea for each job; here stands what the jobs are and how each last went, for the back office.

create table private.rondas (
  nombre text primary key check (nombre ~ '^[a-z]+$'),
  -- Not done again sooner, however often it is called.
  cada interval not null,
  -- When pg_cron calls it: more often than it is due, or a run that begins a moment early would wait for the next but one.
  -- null: needs more than the database, and only the worker can do it.
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
  ('retencion', '1 hour', '8-59/10 * * * *'),
  ('correos', '0', null),
  ('fotos', '0', null);
revoke all on private.rondas from public, anon, authenticated;

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

-- Does one job, when it is due and nobody else is at it, and writes down how it went. What a job that fails had begun is
-- undone; it is tried again within a minute.
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
    execute format('select private.%I()', 'tarea_' || nombre);
  exception when others or query_canceled then
    fallo := coalesce(nullif(sqlerrm, ''), sqlstate);
  end;
  perform private.ronda(nombre, (extract(epoch from clock_timestamp() - empezada) * 1000)::integer, fallo);
  return fallo;
end
$$;

-- The jobs and how each last went; `ahora` is the database's clock, against which the page says how long ago. `tarde`: it
-- should have run by now. What a house cannot do without is late also when it was never done.
create function public.rondas_lista() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('rondas_lista');
  return jsonb_build_object('ahora', now(),
    'rondas', (select jsonb_agg(jsonb_build_object('nombre', r.nombre, 'en', r.en, 'ms', r.ms, 'error', r.error, 'error_en', r.error_en,
        'falla', private.falla(r), 'tarde', coalesce(r.en + r.cada + greatest(r.cada / 4, interval '5 minutes') < now(), r.nombre in ('reservas', 'correos')),
        'proxima', case when r.cada > interval '0' then r.en + r.cada end) order by r.cada, r.nombre) from private.rondas r),
    'pendientes', (select count(*) from public.correos c where c.estado = 'pendiente' and c.proximo_en <= now() - interval '1 minute'));
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.falla(private.rondas), private.ronda(text, integer, text), private.tarea(text) from anon, authenticated;
revoke all on function public.rondas_lista() from public, anon, authenticated;
grant execute on function public.rondas_lista() to authenticated;
