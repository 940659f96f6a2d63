-- The limits trusted the address that stood in the call. Anybody with the publishable key could use up the turns of
-- somebody else, and book past them. The site signs these calls now with a secret that the operator gives to both;
-- without one, everything is as before.

create table private.sitio (
  una boolean primary key default true check (una),
  -- sha256 of the secret; null: nobody signs.
  secreto bytea,
  -- Bookings an hour that do not come through the site, of everybody together.
  directas integer not null default 60 check (directas between 1 and 1000000)
);
insert into private.sitio default values;

-- Bookings that the site has let in: when, by this clock alone.
create table private.reserva_turnos (
  clave uuid primary key,
  en timestamptz not null default clock_timestamp()
);
create index reserva_turnos_por_hora on private.reserva_turnos (en);

revoke all on private.sitio, private.reserva_turnos from public, anon, authenticated;

-- For the operator: `select private.sitio_firmar('…')`, with the site's ENIGMITO_SITE_SECRET; null takes it back.
create function private.sitio_firmar(secreto text) returns void
language sql set search_path = '' as $$
  update private.sitio s set secreto = sha256(convert_to(sitio_firmar.secreto, 'UTF8'))
$$;

create function private.desde_fuera() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
$$;

create function private.firma_sitio(sitio text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.desde_fuera() or s.secreto is null
    or coalesce(s.secreto = sha256(convert_to(firma_sitio.sitio, 'UTF8')), false)
  from private.sitio s
$$;

drop function public.acceso_turno(text, text, text, text);

-- As before; `panel` is the back office, with turns of its own, so that guesses at the guests' door take none of them.
create function public.acceso_turno(accion text, direccion text, correo text, aparato text default null,
  sitio text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  cuarto constant interval := interval '15 minutes';
  hora constant interval := interval '1 hour';
  quien text := lower(btrim(left(coalesce(correo, ''), 254)));
  lugar text := left(coalesce(direccion, ''), 64);
  de_quien bytea := private.acceso_huella('cuenta:' || quien);
  conocido bytea := private.acceso_huella('aparato:' || left(coalesce(aparato, ''), 64));
begin
  if not private.firma_sitio(sitio) then
    raise exception 'sitio' using errcode = 'PT403';
  end if;
  if accion in ('entrar', 'panel') then
    if aparato is not null and exists (select 1 from private.acceso_aparatos a where a.huella = conocido
      and a.cuenta = de_quien) then
      return private.acceso_gasta(array[conocido], array[10], array[cuarto]);
    end if;
    return private.acceso_gasta(
      array[private.acceso_huella(accion || '-direccion:' || lugar),
        private.acceso_huella(accion || '-cuenta:' || quien),
        private.acceso_huella(accion || ':' || quien || ' ' || lugar)],
      array[60, case accion when 'panel' then 60 else 30 end, 10], array[cuarto, cuarto, cuarto]);
  elsif accion in ('alta', 'reenviar') then
    return private.acceso_gasta(
      array[private.acceso_huella(accion || '-direccion:' || lugar), private.acceso_huella('carta-alta:' || quien),
      private.acceso_huella('cartas-alta:' || quien)], array[10, 1, 5], array[hora, interval '1 minute', hora]);
  elsif accion = 'recuperar' then
    return private.acceso_gasta(
      array[private.acceso_huella('recuperar-direccion:' || lugar), private.acceso_huella('carta-recuperar:' || quien),
      private.acceso_huella('cartas-recuperar:' || quien)], array[10, 1, 5], array[hora, interval '1 minute', hora]);
  elsif accion = 'confirmar' then
    return private.acceso_gasta(array[private.acceso_huella('confirmar:' || lugar)], array[30], array[cuarto]);
  end if;
  raise exception 'accion' using errcode = 'PT422';
end
$$;

drop function public.reserva_turno(text);

-- May this address be served now? 0, or the seconds until it may: two hundred an hour. With the key of a booking, the
-- site lets that booking in, for as long as it waits for the answer.
create function public.reserva_turno(direccion text, sitio text default null, clave uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  espera integer;
begin
  if not private.firma_sitio(sitio) then
    raise exception 'sitio' using errcode = 'PT403';
  end if;
  espera := private.acceso_gasta(
    array[private.acceso_huella('reservar-direccion:' || left(coalesce(direccion, ''), 64))],
    array[200], array[interval '1 hour']);
  if espera = 0 and reserva_turno.clave is not null then
    insert into private.reserva_turnos as t (clave) values (reserva_turno.clave)
      on conflict on constraint reserva_turnos_pkey do update set en = clock_timestamp();
    delete from private.reserva_turnos t where t.clave in
      (select v.clave from private.reserva_turnos v where v.en < now() - interval '1 hour' order by v.en limit 20);
  end if;
  return espera;
end
$$;

-- Whoever books past the site shares one bucket with all the others who do.
create function private.reserva_directa() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  s private.sitio;
begin
  select * into s from private.sitio;
  if s.secreto is null or not private.desde_fuera() or private.step() ?| array['libro', 'espera']
    or private.es_admin() or exists (select 1 from private.reserva_turnos t where t.clave = new.clave)
  then
    return new;
  end if;
  if private.acceso_gasta(array[private.acceso_huella('reservar-directas')], array[s.directas],
    array[interval '1 hour']) > 0 then
    raise exception using errcode = 'PT429', message = 'frecuencia';
  end if;
  return new;
end
$$;

-- The site waits eight seconds for the answer. What comes to life later, after a standstill, was told to the guest as
-- not booked, and is not booked.
create function private.reserva_plazo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from private.reserva_turnos t where t.clave = new.clave
    and t.en < clock_timestamp() - interval '8 seconds')
    and private.desde_fuera() and not coalesce(private.step() ?| array['libro', 'espera'], false)
  then
    raise exception using errcode = 'PT503', message = 'tarde';
  end if;
  return null;
end
$$;

-- By name before `alta`, which counts the seats behind the lock of the day.
create trigger a_directa before insert on public.reservas for each row execute function private.reserva_directa();
create trigger plazo after insert on public.reservas for each row execute function private.reserva_plazo();

revoke execute on all functions in schema private from public;
revoke all on function public.acceso_turno(text, text, text, text, text), public.reserva_turno(text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.acceso_turno(text, text, text, text, text), public.reserva_turno(text, text, uuid)
  to anon, authenticated;

-- What a hosted project does differently, and what its advisors ask for.

-- AFTER the confirmation, at the end of its transaction: GoTrue confirms the address and then writes back its own copy
-- of both metadata, so what a trigger had put into them before would be lost. Reads the row as it will stay.
create or replace function private.invitacion_usada() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  u auth.users;
  i private.invitaciones;
begin
  select x.* into u from auth.users x where x.id = new.id and x.email_confirmed_at is not null for update;
  if u.id is null then return null; end if;
  select x.* into i from private.invitacion_de(new.raw_user_meta_data ->> 'invitacion') x
    where x.correo = lower(u.email);
  if i.id is not null then
    update private.invitaciones x set usada_en = now() where x.id = i.id and x.usada_en is null;
    if not found then i.id := null; end if;
  end if;
  update auth.users x set raw_user_meta_data = x.raw_user_meta_data - 'invitacion',
      raw_app_meta_data = case when i.id is null then x.raw_app_meta_data
        else coalesce(x.raw_app_meta_data, '{}') || '{"role": "admin"}' end
    where x.id = u.id;
  if i.id is null then return null; end if;
  insert into public.historial (tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre)
    values ('usuarios', u.id::text,
      left(coalesce(nullif(btrim(u.raw_user_meta_data ->> 'username'), ''), split_part(u.email, '@', 1)), 80),
      'alta', null, '{"admin": true}', i.por, private.nombre_de(i.por));
  return null;
end
$$;

drop trigger invitacion on auth.users;
create constraint trigger invitacion after update of email_confirmed_at on auth.users
  deferrable initially deferred for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and new.raw_user_meta_data ? 'invitacion')
  execute function private.invitacion_usada();

alter function private.plato_sin_traducir(text, text, text[], jsonb) set search_path = '';
alter function private.bebida_sin_traducir(text, text, jsonb) set search_path = '';
alter function private.vino_sin_traducir(text, text, jsonb) set search_path = '';

-- One policy for each kind of visitor: of two, PostgreSQL evaluates both for every row.
drop policy lectura_casa on public.imagenes;
alter policy lectura on public.imagenes to anon;
create policy lectura_sesion on public.imagenes for select to authenticated
  using ((select private.es_admin())
    or exists (select 1 from public.platos p where p.imagen_id = imagenes.id)
    or exists (select 1 from public.bebidas b where b.imagen_id = imagenes.id)
    or exists (select 1 from public.vinos v where v.imagen_id = imagenes.id)
    or exists (select 1 from public.galeria g where g.imagen_id = imagenes.id)
    or exists (select 1 from public.filosofia f where f.imagen_id = imagenes.id));

create index lista_espera_por_cuenta on public.lista_espera (user_id) where user_id is not null;
