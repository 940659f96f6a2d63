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

revoke all on function public.reserva_enlace(text, text, text) from public, anon, authenticated;
grant execute on function public.reserva_enlace(text, text, text) to anon, authenticated;
