-- The waiting list: who wants a table that is taken, offered the seats that come free, in the order of asking. An offer
-- holds its seats until it ends, so whoever accepts in time has them.

create table public.lista_espera (
  id uuid primary key default gen_random_uuid(),
  nombre text not null check (char_length(btrim(nombre)) >= 2 and char_length(nombre) <= 80),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  telefono text not null check (telefono ~ '^\+[0-9]{10,19}$'),
  fecha_reserva date not null,
  hora_reserva time not null,
  personas integer not null check (personas between 1 and 20),
  preferencia_mesa text not null check (preferencia_mesa in ('interior', 'exterior')),
  notas text check (notas <> '' and char_length(notas) <= 500),
  idioma text not null default 'es' check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  clave uuid not null unique,
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid references auth.users (id) on delete set null,
  codigo text not null generated always as (private.codigo_de(clave)) stored unique,
  estado text not null default 'esperando' check (estado
    in ('esperando', 'ofrecida', 'aceptada', 'caducada', 'retirada', 'cerrada')),
  duracion integer not null default 120 check (duracion between 15 and 480),
  inicio timestamptz not null generated always as ((fecha_reserva + hora_reserva) at time zone 'Europe/Madrid') stored,
  fin timestamptz not null generated always as
    ((fecha_reserva + hora_reserva + duracion * interval '1 minute') at time zone 'Europe/Madrid') stored,
  ofrecida_en timestamptz,
  expira_en timestamptz,
  reserva_id uuid references public.reservas (id) on delete set null,
  creado_en timestamptz not null default clock_timestamp(),
  -- The request that the house answered with this offer.
  propuesta_de uuid references public.reservas (id) on delete cascade,
  -- The table that an offer holds.
  mesa_id uuid references public.mesas (id) on delete set null,
  constraint lista_espera_oferta check (estado <> 'ofrecida' or expira_en is not null)
);
create index lista_espera_por_dia on public.lista_espera (fecha_reserva, creado_en)
  where estado in ('esperando', 'ofrecida');
create index lista_espera_por_email on public.lista_espera (lower(email), creado_en);
create index lista_espera_por_reserva on public.lista_espera (reserva_id) where reserva_id is not null;
create unique index lista_espera_propuestas on public.lista_espera (propuesta_de) where propuesta_de is not null;
create index lista_espera_cerradas on public.lista_espera (fecha_reserva) where estado = 'cerrada';
create index lista_espera_por_cuenta on public.lista_espera (user_id) where user_id is not null;
create index lista_espera_por_mesa on public.lista_espera (mesa_id) where mesa_id is not null;

-- Puts somebody on the list. Only for a time that is taken: what is free is booked. The same key again: already there.
-- A barred contact is told to call. The rules are read once more behind the lock of the day: who asks while it is being
-- closed would wait for a table that no longer comes, and nobody would tell them.
create function public.espera_apuntar(datos jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  llave uuid;
  aviso text;
  dia date;
  hora time;
  minutos integer;
begin
  if datos is null or jsonb_typeof(datos) <> 'object' or octet_length(datos::text) > 8000
    or coalesce(datos ->> 'clave', '') !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or coalesce(datos ->> 'token_hash', '') !~ '^[0-9a-f]{64}$'
    or coalesce(datos ->> 'idioma', 'es') not in ('es', 'en', 'fr', 'de', 'it')
  then perform private.rehusa('clave_reutilizada'); end if;
  llave := (datos ->> 'clave')::uuid;
  aviso := private.reserva_aviso(datos, private.ahora_madrid(), reglas);
  if aviso is not null then perform private.rehusa(aviso, private.fecha_de(datos ->> 'fecha_reserva')); end if;
  dia := private.fecha_de(datos ->> 'fecha_reserva');
  hora := (datos ->> 'hora_reserva')::time;
  minutos := private.duracion_de((datos ->> 'personas')::integer);
  perform private.bloquea(dia, hora, minutos);
  perform 1 from public.lista_espera e where e.clave = llave;
  if found then return; end if;
  aviso := private.reserva_aviso(datos, private.ahora_madrid(), private.reglas_reserva());
  if aviso is not null then perform private.rehusa(aviso, dia); end if;
  if private.plaza_motivo(datos ->> 'preferencia_mesa', dia, hora, (datos ->> 'personas')::integer, minutos) is null
    then
    perform private.rehusa('libre', dia);
  end if;
  if private.vetado(datos ->> 'email', datos ->> 'telefono') then perform private.rehusa('limite', dia); end if;
  -- Whoever waits for many days at once waits for none.
  perform pg_advisory_xact_lock(hashtextextended('espera:email:' || lower(datos ->> 'email'), 0));
  if (select count(*) from public.lista_espera e where lower(e.email) = lower(datos ->> 'email')
      and e.creado_en > now() - interval '24 hours') >= 6
  then perform private.rehusa('limite', dia); end if;
  insert into public.lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa,
      notas, idioma, clave, token_hash, user_id, duracion)
    values (private.recorta(normalize(datos ->> 'nombre', NFC)), private.recorta(normalize(datos ->> 'email', NFC)),
      datos ->> 'telefono',
      dia, hora, (datos ->> 'personas')::integer, datos ->> 'preferencia_mesa', private.limpia(datos ->> 'notas'),
      coalesce(datos ->> 'idioma', 'es'), llave, datos ->> 'token_hash', auth.uid(), minutos);
end
$$;

-- Offers what is free on a day to those who wait for it, first come first served; a party that does not fit lets the
-- next one try, and who was barred since is passed over. The caller holds the lock of the day.
create function private.espera_repartir(dia date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e public.lista_espera;
  hasta timestamptz;
begin
  if private.ajuste('espera_automatica') = 'false' then return; end if;
  for e in select * from public.lista_espera l where l.fecha_reserva = dia and l.estado = 'esperando'
    order by l.creado_en, l.id loop
    -- Not for a table that starts in a moment, nor one the rules no longer allow.
    hasta := least(now() + coalesce((private.ajuste('oferta_minutos') #>> '{}')::integer, 60) * interval '1 minute',
      e.inicio - interval '30 minutes');
    continue when hasta <= now() + interval '5 minutes';
    continue when private.aviso_del_turno(e.fecha_reserva, to_char(e.hora_reserva, 'HH24:MI'), e.personas,
      e.preferencia_mesa,
      private.reglas_reserva()) is not null;
    continue when private.vetado(e.email, e.telefono);
    -- A stay past midnight takes seats of the next day too.
    perform private.bloquea(e.fecha_reserva, e.hora_reserva, e.duracion);
    continue when private.plaza_motivo(e.preferencia_mesa, e.fecha_reserva, e.hora_reserva, e.personas,
      e.duracion) is not null;
    update public.lista_espera l set estado = 'ofrecida', ofrecida_en = now(), expira_en = hasta where l.id = e.id;
  end loop;
end
$$;

-- AFTER UPDATE or DELETE of reservations: seats that came free are offered at once. The lock of the day was taken by
-- whoever changed the state; a deletion takes it here.
create function private.reservas_liberan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.ocupa and old.fecha_reserva >= private.ahora_madrid()::date
    and exists (select 1 from public.lista_espera l where l.fecha_reserva = old.fecha_reserva
      and l.estado = 'esperando')
  then
    perform private.bloquea(old.fecha_reserva, old.hora_reserva, old.duracion);
    perform private.espera_repartir(old.fecha_reserva);
  end if;
  return null;
end
$$;

create function private.espera_de(codigo text, token text) returns public.lista_espera
language plpgsql stable set search_path = '' as $$
declare
  fila public.lista_espera;
begin
  select * into fila from public.lista_espera e where e.codigo = upper(espera_de.codigo);
  if private.abre(token, coalesce(fila.id, '00000000-0000-0000-0000-000000000000'), fila.token_hash)
    and fila.id is not null then
    return fila;
  end if;
  return null;
end
$$;

-- A place on the list as its guest sees it, and whether it is a proposal of the house.
create function public.espera_ver(codigo text, token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  fila constant public.lista_espera := private.espera_de(codigo, token);
begin
  if fila.id is null then return null; end if;
  return jsonb_build_object('codigo', fila.codigo, 'nombre', fila.nombre,
    'fecha_reserva', to_char(fila.fecha_reserva, 'YYYY-MM-DD'),
    'hora_reserva', to_char(fila.hora_reserva, 'HH24:MI'), 'personas', fila.personas,
      'preferencia_mesa', fila.preferencia_mesa,
    'estado', case when fila.estado = 'ofrecida' and fila.expira_en <= now() or fila.estado = 'esperando'
      and fila.inicio <= now()
      then 'caducada' else fila.estado end,
    'expira_en', fila.expira_en, 'idioma', fila.idioma, 'propuesta', fila.propuesta_de is not null,
    'reserva', (select jsonb_build_object('codigo', r.codigo, 'token', private.enlace_de(r.id)) from public.reservas r
      where r.id = fila.reserva_id));
end
$$;

-- Takes the offer: the held seats become a reservation, confirmed at once. Taking it twice gives the same one. With a
-- proposal comes what its guest had said when they asked.
create function public.espera_aceptar(codigo text, token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fila public.lista_espera := private.espera_de(codigo, token);
  pedida public.reservas;
  nueva public.reservas;
begin
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  perform private.bloquea(fila.fecha_reserva, fila.hora_reserva, fila.duracion);
  select * into fila from public.lista_espera e where e.id = fila.id for update;
  if fila.estado = 'aceptada' and fila.reserva_id is not null then
    return (select jsonb_build_object('codigo', r.codigo, 'token', private.enlace_de(r.id)) from public.reservas r
      where r.id = fila.reserva_id);
  end if;
  if fila.estado <> 'ofrecida' or fila.expira_en <= now()
    then perform private.rehusa('espera', fila.fecha_reserva); end if;
  select * into pedida from public.reservas r where r.id = fila.propuesta_de and r.anonimizada_en is null;
  -- From here on the offer holds no seats: the reservation does, counted under the same lock.
  update public.lista_espera e set estado = 'aceptada' where e.id = fila.id;
  perform private.set_step(jsonb_build_object('actor', 'sistema', 'espera', fila.id));
  insert into public.reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, notas,
      idioma, user_id, ocasion, requisitos_dieteticos, primera_visita, canal)
    values (fila.nombre, fila.email, fila.telefono, fila.fecha_reserva, fila.hora_reserva, fila.personas,
      fila.preferencia_mesa,
      fila.notas, fila.idioma, fila.user_id, pedida.ocasion, pedida.requisitos_dieteticos,
      coalesce(pedida.primera_visita, false), coalesce(pedida.canal, 'web'))
    returning * into nueva;
  update public.reservas r set estado = 'confirmada' where r.id = nueva.id;
  update public.lista_espera e set reserva_id = nueva.id where e.id = fila.id;
  perform private.set_step(null);
  return jsonb_build_object('codigo', nueva.codigo, 'token', private.enlace_de(nueva.id));
end
$$;

create function public.espera_retirar(codigo text, token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  fila public.lista_espera := private.espera_de(codigo, token);
begin
  if fila.id is null then perform private.rehusa('no_encontrada'); end if;
  perform private.bloquea(fila.fecha_reserva, fila.hora_reserva, fila.duracion);
  update public.lista_espera e set estado = 'retirada', expira_en = null where e.id = fila.id
    and e.estado in ('esperando', 'ofrecida');
  if found and fila.estado = 'ofrecida' then perform private.espera_repartir(fila.fecha_reserva); end if;
end
$$;

create trigger liberar after update on public.reservas for each row
  when (old.ocupa and (not new.ocupa or (old.fecha_reserva, old.hora_reserva, old.personas, old.preferencia_mesa)
    is distinct from (new.fecha_reserva, new.hora_reserva, new.personas, new.preferencia_mesa)))
  execute function private.reservas_liberan();

create trigger liberar_borrada after delete on public.reservas for each row execute function private.reservas_liberan();

revoke all on public.lista_espera from public, anon, authenticated;

alter table public.lista_espera enable row level security;

-- Neither key nor hash: nobody reads what opens a link.
grant select (id, codigo, nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, notas,
  idioma, estado, ofrecida_en, expira_en, reserva_id, creado_en, propuesta_de)
  on public.lista_espera to authenticated;
create policy lectura on public.lista_espera for select to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
revoke all on function public.espera_apuntar(jsonb), public.espera_ver(text, text), public.espera_aceptar(text, text),
  public.espera_retirar(text, text)
  from public, anon, authenticated;
grant execute on function public.espera_apuntar(jsonb), public.espera_ver(text, text),
  public.espera_aceptar(text, text), public.espera_retirar(text, text)
  to anon, authenticated;
