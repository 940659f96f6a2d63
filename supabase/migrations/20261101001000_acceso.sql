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

create function private.acceso_huella(texto text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(s.sal || convert_to(texto, 'UTF8')) from private.acceso_sal s
$$;

-- Takes one turn of every bucket, or of none: 0, or after how many seconds to come back.
create function private.acceso_gasta(huellas bytea[], cuantos integer[], ventanas interval[]) returns integer
language plpgsql set search_path = '' as $$
declare
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
  for i in 1 .. cardinality(huellas) loop
    select t.lleno_en into lleno from private.acceso_turnos t where t.huella = huellas[i];
    lleno := greatest(coalesce(lleno, clock_timestamp()), clock_timestamp()) + ventanas[i] / cuantos[i];
    nuevos := nuevos || lleno;
    espera := greatest(espera, lleno - clock_timestamp() - ventanas[i]);
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
--   alta       10 per address in an hour; mails as below
--   reenviar   with alta: one mail a minute to an address, 5 in an hour
--   recuperar  the same, apart from the others
--   confirmar  30 per address in a quarter of an hour: the links are guessed at
create function public.acceso_turno(accion text, direccion text, correo text, aparato text default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  cuarto constant interval := interval '15 minutes';
  hora constant interval := interval '1 hour';
  quien text := lower(btrim(left(coalesce(correo, ''), 254)));
  sitio text := left(coalesce(direccion, ''), 64);
  de_quien bytea := private.acceso_huella('cuenta:' || quien);
  conocido bytea := private.acceso_huella('aparato:' || left(coalesce(aparato, ''), 64));
begin
  if accion = 'entrar' then
    if aparato is not null and exists (select 1 from private.acceso_aparatos a where a.huella = conocido
      and a.cuenta = de_quien) then
      return private.acceso_gasta(array[conocido], array[10], array[cuarto]);
    end if;
    return private.acceso_gasta(
      array[private.acceso_huella('entrar-direccion:' || sitio), private.acceso_huella('entrar-cuenta:' || quien),
      private.acceso_huella('entrar:' || quien || ' ' || sitio)], array[60, 30, 10], array[cuarto, cuarto, cuarto]);
  elsif accion in ('alta', 'reenviar') then
    return private.acceso_gasta(
      array[private.acceso_huella(accion || '-direccion:' || sitio), private.acceso_huella('carta-alta:' || quien),
      private.acceso_huella('cartas-alta:' || quien)], array[10, 1, 5], array[hora, interval '1 minute', hora]);
  elsif accion = 'recuperar' then
    return private.acceso_gasta(
      array[private.acceso_huella('recuperar-direccion:' || sitio), private.acceso_huella('carta-recuperar:' || quien),
      private.acceso_huella('cartas-recuperar:' || quien)], array[10, 1, 5], array[hora, interval '1 minute', hora]);
  elsif accion = 'confirmar' then
    return private.acceso_gasta(array[private.acceso_huella('confirmar:' || sitio)], array[30], array[cuarto]);
  end if;
  raise exception 'accion' using errcode = 'PT422';
end
$$;

-- May this address be served now? 0, or the seconds until it may: two hundred an hour.
create function public.reserva_turno(direccion text) returns integer
language sql security definer set search_path = '' as $$
  select private.acceso_gasta(
    array[private.acceso_huella('reservar-direccion:' || left(coalesce(direccion, ''), 64))],
    array[200], array[interval '1 hour'])
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

revoke all on private.acceso_sal, private.acceso_turnos, private.acceso_aparatos from public, anon, authenticated;

revoke execute on all functions in schema private from public;
revoke all on function public.acceso_turno(text, text, text, text), public.reserva_turno(text),
  public.acceso_conocer(text)
  from public, anon, authenticated;
grant execute on function public.acceso_turno(text, text, text, text), public.reserva_turno(text)
  to anon, authenticated;
grant execute on function public.acceso_conocer(text) to authenticated;
