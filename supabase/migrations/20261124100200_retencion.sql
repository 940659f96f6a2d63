-- What is erased, and when: a guest's needs and notes soon after the visit, the rest of the booking a year later, an
-- account a day after it was given up. The terms are the ones the privacy policy names (`ajustes.retencion`).

alter table public.reservas add column anonimizada_en timestamptz;

-- Takes away from a booking everything that says whose it was. Day, hour and people stay: the house counts its visits.
-- Mails that have gone out go with it; one that is still to leave leaves, and is swept later.
create function private.anonimizar(reserva uuid) returns void
language sql set search_path = '' as $$
  update public.reservas r set nombre = 'Anónimo', email = 'anonimo@example.invalid', telefono = '+0000000000', ocasion = null,
    requisitos_dieteticos = null, notas = null, token_hash = null, user_id = null, huella = '', anonimizada_en = now()
    where r.id = reserva;
  delete from public.correos c where c.reserva_id = reserva and c.estado not in ('pendiente', 'enviando');
$$;

-- One account, with all that hangs on it. Tables that are still to come are given back first.
create function private.cuenta_borrar(usuario uuid) returns void
language plpgsql set search_path = '' as $$
declare
  r record;
begin
  perform set_config('alma.actor', 'cliente', true);
  for r in select x.id, x.fecha_reserva, x.hora_reserva, x.duracion from public.reservas x
    where x.user_id = usuario and x.estado in ('pendiente', 'confirmada') and x.inicio > now() order by x.fecha_reserva, x.id
  loop
    perform private.bloquea(r.fecha_reserva, r.hora_reserva, r.duracion);
    update public.reservas x set estado = 'cancelada_cliente' where x.id = r.id and x.estado in ('pendiente', 'confirmada');
  end loop;
  perform set_config('alma.actor', 'sistema', true);
  perform private.anonimizar(x.id) from public.reservas x where x.user_id = usuario;
  delete from public.lista_espera e where e.user_id = usuario;
  insert into private.fotos_sobrantes (cajon, nombre)
    select 'experiencias', e.foto from public.experiencias e where e.user_id = usuario and e.foto is not null on conflict do nothing;
  if to_regclass('storage.objects') is not null then
    insert into private.fotos_sobrantes (cajon, nombre)
      select o.bucket_id, o.name from storage.objects o
      where o.bucket_id in ('avatares', 'experiencias') and o.name like usuario || '/%' on conflict do nothing;
  end if;
  delete from private.acceso_aparatos a using auth.users u
    where u.id = usuario and a.cuenta = private.acceso_huella('cuenta:' || lower(u.email));
  delete from auth.users u where u.id = usuario;
  perform set_config('alma.actor', '', true);
end
$$;

-- Accounts given up a day ago. One that cannot be erased keeps none of the others waiting.
create function private.tarea_cuentas() returns integer
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
    end;
  end loop;
  return hechas;
end
$$;

create function private.plazo(clave text, sino integer) returns integer
language sql stable set search_path = '' as $$
  select case when (private.ajuste('retencion') ->> clave) ~ '^[0-9]{1,4}$' then (private.ajuste('retencion') ->> clave)::integer else sino end
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
  if not forzar and exists (select 1 from private.tareas t where t.nombre = 'retencion' and t.hecha_en > now() - interval '1 hour') then return; end if;
  perform set_config('alma.actor', 'sistema', true);
  update public.reservas r set requisitos_dieteticos = null, notas = null where r.id in (select x.id from public.reservas x
    where x.fin < now() - dias and (x.requisitos_dieteticos is not null or x.notas is not null) limit 500);
  perform private.anonimizar(x.id) from (select r.id from public.reservas r
    where r.fin < now() - meses and r.anonimizada_en is null order by r.fin limit 500) x;
  update public.lista_espera e set notas = null where e.fin < now() - dias and e.notas is not null;
  delete from public.lista_espera e where e.fin < now() - meses;
  delete from public.mensajes m where m.creado_en < now() - interval '12 months';
  delete from public.correos c where c.estado not in ('pendiente', 'enviando') and c.creado_en < now() - registros
    and not exists (select 1 from public.reservas r where r.id = c.reserva_id and r.fin > now());
  insert into private.tareas values ('retencion', now()) on conflict (nombre) do update set hecha_en = excluded.hecha_en;
  perform set_config('alma.actor', '', true);
end
$$;

revoke execute on function private.anonimizar(uuid), private.cuenta_borrar(uuid), private.tarea_cuentas(), private.plazo(text, integer),
  private.tarea_retencion(boolean) from public, anon, authenticated;
