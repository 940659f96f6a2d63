-- A guest who asks to be forgotten: what the house holds about him goes, his bookings stay as figures without a name. A bar
-- outlives him as a hash and its reason (private.soltar_cliente).
--   PT409 reserva_viva   he still has a table: that is called off first, or awaited
create function public.cliente_olvidar(id uuid, version integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  c public.clientes;
  r record;
begin
  perform private.solo_admin('cliente_olvidar');
  select * into c from public.clientes x where x.id = cliente_olvidar.id for update;
  if c.id is null then perform private.rehusa('no_encontrada'); end if;
  if c.version is distinct from cliente_olvidar.version then perform private.rehusa('version'); end if;
  if exists (select 1 from public.reservas x where x.cliente_id = c.id and x.fin > now()
      and x.estado in ('pendiente', 'confirmada', 'llegada', 'sentada'))
    or exists (select 1 from public.lista_espera l where lower(l.email) = lower(c.email) and l.estado in ('esperando', 'ofrecida') and l.fin > now())
  then
    raise exception using errcode = 'PT409', message = 'reserva_viva', hint = 'The guest still has a booking or waits for one.';
  end if;
  delete from public.lista_espera l where lower(l.email) = lower(c.email);
  for r in select x.id from public.reservas x where x.cliente_id = c.id order by x.id loop
    perform private.anonimizar(r.id);
  end loop;
  perform private.soltar_cliente(c.id);
  return true;
end
$$;
revoke all on function public.cliente_olvidar(uuid, integer) from public, anon, authenticated;
grant execute on function public.cliente_olvidar(uuid, integer) to authenticated;
