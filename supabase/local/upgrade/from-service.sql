-- Brings a database of the 30 or 31 files, whose last ones were 20261122200000_sitio_y_servicio.sql and
-- 20261124000000_enlace.sql (histories.json), to the files that tell the same schema by domain. Run by
-- supabase/local/upgrade.ts, and never changed again.

-- functions: each of today's files, in the place of this line.

revoke execute on all functions in schema private from public;
revoke all on function public.reserva_enlace(text, text, text) from public, anon, authenticated;
grant execute on function public.reserva_enlace(text, text, text) to anon, authenticated;
