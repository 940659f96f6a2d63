-- On a hosted project, and on `supabase start`, the database keeps the clock itself. The embedded one has no pg_cron: its
-- worker calls the same jobs. Where both do, each job is still done once.

-- Has pg_cron call every job that needs nothing but the database; run it again after a job was added.
-- Returns how many; throws where pg_cron cannot be had.
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
    where d.end_time < now() - interval '3 days' and d.jobid in (select j.jobid from cron.job j where j.jobname like 'alma\_%')$c$);
  return n;
end
$$;
revoke execute on function private.programar() from public, anon, authenticated;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then perform private.programar(); end if;
exception when others then
  raise notice 'Nothing is scheduled (%). Enable pg_cron, then: select private.programar();', sqlerrm;
end
$$;
