-- An account that could not be erased was told to the server's log alone, and its job counted as gone well.

-- Does one job, when it is due and nobody else is at it, and writes down how it went. What a job that fails had begun is
-- undone; it is tried again within a minute. A job that did only a part says in `alma.fallo` what is left: its work stands.
-- Returns why it fails, or null.
create or replace function private.tarea(nombre text) returns text
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
  perform set_config('alma.fallo', '', true);
  begin
    execute format('select private.%I()', 'tarea_' || nombre);
    fallo := nullif(current_setting('alma.fallo', true), '');
  exception when others or query_canceled then
    fallo := coalesce(nullif(sqlerrm, ''), sqlstate);
  end;
  perform private.ronda(nombre, (extract(epoch from clock_timestamp() - empezada) * 1000)::integer, fallo);
  return fallo;
end
$$;

-- Accounts given up a day ago. One that cannot be erased keeps none of the others waiting,
-- and whoever looks after the house is told: it was promised. What exactly the database said may hold somebody's data.
create or replace function private.tarea_cuentas() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  b record;
  hechas integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tarea_cuentas', 0)) then return 0; end if;
  for b in select x.user_id from private.bajas x where x.pedida_en <= now() - interval '1 day' order by x.pedida_en limit 50 loop
    begin
      perform private.cuenta_borrar(b.user_id);
      hechas := hechas + 1;
    exception when others then
      raise warning 'account %: % %', b.user_id, sqlstate, sqlerrm;
      perform set_config('alma.fallo', format('Una cuenta dada de baja no se puede borrar (%s)', sqlstate), true);
    end;
  end loop;
  return hechas;
end
$$;
