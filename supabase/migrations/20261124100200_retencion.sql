-- What is erased, and when: a guest's needs and notes soon after the visit, the rest of the booking a year later, an
-- account a day after it was given up. The terms are the ones the privacy policy names (`ajustes.retencion`).

alter table public.reservas add column anonimizada_en timestamptz;

-- As before, with one exception: a line of the history forgets which guest it was and what was said to him, and nothing else.
create or replace function private.eventos_intactos() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  if tg_op = 'UPDATE' then
    if (new.actor_id is null or new.actor_id = old.actor_id) and new.datos = old.datos - 'motivo'
      and to_jsonb(new) - array['actor_id', 'datos'] = to_jsonb(old) - array['actor_id', 'datos'] then return new; end if;
  end if;
  raise exception using errcode = '42501', message = 'reserva_eventos is append-only';
end
$$;

-- Takes away from a booking everything that says whose it was. Day, hour and people stay: the house counts its visits.
-- Mails that have gone out go with it; one that is still to leave leaves, and is swept later.
create function private.anonimizar(reserva uuid) returns void
language sql set search_path = '' as $$
  update public.reservas r set nombre = 'Anónimo', email = 'anonimo@example.invalid', telefono = '+0000000000', ocasion = null,
    requisitos_dieteticos = null, notas = null, motivo = null, token_hash = null, user_id = null, huella = '', anonimizada_en = now()
    where r.id = reserva;
  update public.reserva_eventos e set actor_id = case when e.actor <> 'cliente' then e.actor_id end,
      datos = e.datos - 'motivo'
    where e.reserva_id = reserva and (e.actor = 'cliente' and e.actor_id is not null or e.datos ? 'motivo');
  delete from public.correos c where c.reserva_id = reserva and c.estado not in ('pendiente', 'enviando');
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
  perform private.auditoria_borrar(usuario, null);
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
  delete from public.correos c using public.reservas r where r.id = c.reserva_id and r.anonimizada_en is not null
    and c.estado not in ('pendiente', 'enviando');
  delete from public.correos c where c.estado not in ('pendiente', 'enviando') and c.creado_en < now() - registros
    and not exists (select 1 from public.reservas r where r.id = c.reserva_id and r.fin > now());
  perform private.auditoria_borrar(null, now() - registros);
  insert into private.tareas values ('retencion', now()) on conflict (nombre) do update set hecha_en = excluded.hecha_en;
  perform set_config('alma.actor', '', true);
end
$$;

revoke execute on function private.anonimizar(uuid), private.cuenta_borrar(uuid), private.tarea_cuentas(), private.plazo(text, integer),
  private.tarea_retencion(boolean), private.auditoria_borrar(uuid, timestamptz) from public, anon, authenticated;
