-- How often one address may ask for a table or for a place on the waiting list, where no restart and no second process
-- forgets it. A hotel's desk books for many; a machine for more. Each contact has a limit of its own (private.reserva_*).

-- May this address be served now? 0, or the seconds until it may: two hundred an hour.
create function public.reserva_turno(direccion text) returns integer
language sql security definer set search_path = '' as $$
  select private.acceso_gasta(
    array[private.acceso_huella('reservar-direccion:' || left(coalesce(direccion, ''), 64))],
    array[200], array[interval '1 hour'])
$$;
revoke all on function public.reserva_turno(text) from public, anon, authenticated;
grant execute on function public.reserva_turno(text) to anon, authenticated;
