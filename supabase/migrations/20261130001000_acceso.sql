-- The limits of signing in, signing up, asking for mails and asking for tables. The embedded auth has none, and a
-- process forgets its own when it starts anew. Addresses and e-mails are kept as salted hashes only.

create table private.acceso_sal (
  una boolean primary key default true check (una),
  sal bytea not null default sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea)
);

insert into private.acceso_sal default values;

-- One row per bucket: the moment at which it will be as full of turns as it can be.
create table private.acceso_turnos (
  huella bytea primary key,
  lleno_en timestamptz not null
);
create index acceso_turnos_por_fin on private.acceso_turnos (lleno_en);

-- Devices from which an account was signed in to before. They have turns of their own, so that whoever guesses at an
-- account from elsewhere does not shut its owner out.
create table private.acceso_aparatos (
  huella bytea primary key,
  cuenta bytea not null,
  usado_en timestamptz not null default now()
);
create index acceso_aparatos_por_cuenta on private.acceso_aparatos (cuenta, usado_en desc);

-- Anybody with the publishable key could say another's address, use up their turns, and book past them: the site signs
-- these calls with a secret that the operator gives to both. Without one, every call counts as the site's.
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

create function private.acceso_huella(texto text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(s.sal || convert_to(texto, 'UTF8')) from private.acceso_sal s
$$;

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

-- Takes one turn of every bucket, or of none: 0, or after how many seconds to come back. Where a clock was ahead, nobody
-- waits for it to come that far again.
create function private.acceso_gasta(huellas bytea[], cuantos integer[], ventanas interval[]) returns integer
language plpgsql set search_path = '' as $$
declare
  ahora timestamptz;
  espera interval := interval '0';
  i integer;
  lleno timestamptz;
  nuevos timestamptz[] := '{}';
  h bytea;
begin
  -- Always in the same order, so that two requests never wait for each other.
  for h in select x from unnest(huellas) x order by x loop
    perform pg_advisory_xact_lock(hashtextextended(encode(h, 'hex'), 0));
  end loop;
  ahora := clock_timestamp();
  for i in 1 .. cardinality(huellas) loop
    select t.lleno_en into lleno from private.acceso_turnos t where t.huella = huellas[i];
    lleno := least(greatest(coalesce(lleno, ahora), ahora), ahora + ventanas[i]) + ventanas[i] / cuantos[i];
    nuevos := nuevos || lleno;
    espera := greatest(espera, lleno - ahora - ventanas[i]);
  end loop;
  if espera > interval '0' then return ceil(extract(epoch from espera))::integer; end if;
  insert into private.acceso_turnos (huella, lleno_en)
    select a, b from unnest(huellas, nuevos) u(a, b)
    on conflict (huella) do update set lleno_en = excluded.lleno_en;
  delete from private.acceso_turnos t where t.huella in
    (select v.huella from private.acceso_turnos v where v.lleno_en < now() - interval '1 hour' limit 20);
  return 0;
end
$$;

-- May this be tried now? 0, or the seconds until it may. What it answers does not depend on whether there is an
-- account.
--   entrar     60 per address, 30 per account, 10 per both together in a quarter of an hour; from a known device its
-- own 10
--   panel      the back office, with turns of its own, so that guesses at the guests' door take none of them
--   factor     its codes of six digits: ten a quarter of an hour for an account, from however many addresses
--   alta       10 per address in an hour; mails as below
--   reenviar   with alta: one mail a minute to an address, 5 in an hour
--   recuperar  the same, apart from the others
--   confirmar  30 per address in a quarter of an hour: the links are guessed at
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
  if accion in ('entrar', 'panel', 'factor') then
    if aparato is not null and exists (select 1 from private.acceso_aparatos a where a.huella = conocido
      and a.cuenta = de_quien) then
      return private.acceso_gasta(array[case accion when 'factor' then private.acceso_huella('factor-aparato:' || aparato)
        else conocido end], array[10], array[cuarto]);
    end if;
    return private.acceso_gasta(
      array[private.acceso_huella(accion || '-direccion:' || lugar),
        private.acceso_huella(accion || '-cuenta:' || quien),
        private.acceso_huella(accion || ':' || quien || ' ' || lugar)],
      array[60, case accion when 'panel' then 60 when 'factor' then 10 else 30 end, 10], array[cuarto, cuarto, cuarto]);
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

-- Remembers the device of whoever is signed in; the ten latest are kept.
create function public.acceso_conocer(aparato text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  quien bytea;
begin
  select private.acceso_huella('cuenta:' || lower(u.email)) into quien from auth.users u where u.id = auth.uid();
  if quien is null or aparato is null or aparato !~ '^[A-Za-z0-9_-]{22,64}$' then
    raise exception 'aparato' using errcode = 'PT422';
  end if;
  insert into private.acceso_aparatos (huella, cuenta) values (private.acceso_huella('aparato:' || aparato), quien)
    on conflict (huella) do update set usado_en = now(), cuenta = excluded.cuenta;
  delete from private.acceso_aparatos a where a.cuenta = quien and a.huella not in
    (select b.huella from private.acceso_aparatos b where b.cuenta = quien order by b.usado_en desc, b.huella limit 10);
end
$$;

revoke all on private.acceso_sal, private.acceso_turnos, private.acceso_aparatos, private.sitio,
  private.reserva_turnos from public, anon, authenticated;

revoke execute on all functions in schema private from public;
revoke all on function public.acceso_turno(text, text, text, text, text), public.reserva_turno(text, text, uuid),
  public.acceso_conocer(text)
  from public, anon, authenticated;
grant execute on function public.acceso_turno(text, text, text, text, text), public.reserva_turno(text, text, uuid)
  to anon, authenticated;
grant execute on function public.acceso_conocer(text) to authenticated;
