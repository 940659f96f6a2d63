-- The guests of the house: one card per contact, made by itself with the first booking; what the staff notes on it; two
-- cards of one person become one; a contact may be barred from booking by itself.

-- The words of a text, as people type them, for an index that is asked how they begin. Its names are bound here,
-- once: whoever writes a row works out its index, and may not look into the schema `private`.
create function private.palabras(texto text) returns tsvector
language sql immutable set search_path = ''
return array_to_tsvector(array_remove(regexp_split_to_array(private.plano(texto), '\s+'), ''));
revoke execute on function private.palabras(text) from public;
grant execute on function private.palabras(text), private.plano(text) to anon, authenticated, service_role;

create table public.clientes (
  id uuid primary key default gen_random_uuid(),
  nombre text not null check (char_length(nombre) <= 80),
  email text check (char_length(email) <= 254),
  telefono text check (telefono ~ '^\+[0-9]{10,19}$'),
  idioma text not null default 'es' check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  notas text check (notas <> '' and char_length(notas) <= 1000),
  -- Health data: only with the guest's consent, and never without the day on which it goes.
  alergias text check (alergias <> '' and char_length(alergias) <= 500),
  alergias_consentidas_en date,
  alergias_hasta date,
  vetado_en timestamptz,
  vetado_motivo text check (btrim(vetado_motivo) <> '' and char_length(vetado_motivo) <= 300),
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  constraint clientes_alergias check (alergias is null or alergias_consentidas_en is not null and alergias_hasta is not null
    and alergias_hasta <= alergias_consentidas_en + 731),
  constraint clientes_veto check (vetado_en is null or vetado_motivo is not null)
);
create index clientes_por_nombre on public.clientes (nombre, id);
create index clientes_buscados on public.clientes using gin (private.palabras(nombre || ' ' || coalesce(email, '')));
create index clientes_vetados on public.clientes (nombre, id) where vetado_en is not null;
create index clientes_alergias_hasta on public.clientes (alergias_hasta) where alergias_hasta is not null;

-- How a guest is recognised: by hashes, so that a bar outlives the data it was made from.
create table private.cliente_contactos (
  clave text primary key check (clave ~ '^[0-9a-f]{64}$'),
  cliente_id uuid not null references public.clientes (id) on delete cascade
);
create index cliente_contactos_por_cliente on private.cliente_contactos (cliente_id);

alter table public.reservas add column cliente_id uuid references public.clientes (id) on delete set null;
create index reservas_por_cliente on public.reservas (cliente_id, fecha_reserva desc) include (estado, personas) where cliente_id is not null;
-- By the last digits, as one says them.
create index reservas_por_cifras on public.reservas (reverse(telefono) text_pattern_ops);
create index clientes_por_cifras on public.clientes (reverse(telefono) text_pattern_ops);

revoke all on public.clientes from public, anon, authenticated;
revoke all on private.cliente_contactos from public, anon, authenticated;
alter table public.clientes enable row level security;
grant select on public.clientes to authenticated;
create policy lectura on public.clientes for select to authenticated using ((select private.es_admin()));

-- One mailbox, however it is written: case, what follows a plus, Gmail's dots.
create function private.buzon(email text) returns text
language sql immutable set search_path = '' as $$
  select case when p.casa in ('gmail.com', 'googlemail.com') then replace(p.quien, '.', '') || '@gmail.com' else p.quien || '@' || p.casa end
  from (select coalesce(nullif(split_part(split_part(lower(email), '@', 1), '+', 1), ''), split_part(lower(email), '@', 1)) as quien,
    split_part(lower(email), '@', 2) as casa) p
$$;

-- One line, however it is written: the zeros before a country, and the zero that is dialled at home alone. Not Italy's,
-- which belongs to the number.
create function private.linea(telefono text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(telefono, '^\+0+', '+'), '^\+(31|32|33|34|41|43|44|45|46|47|48|49|351|353|358)0+', '+\1')
$$;

-- The keys of a contact; an address or a telephone that stands for none has none.
create function private.claves_de_contacto(email text, telefono text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(encode(sha256(convert_to(k, 'UTF8')), 'hex') order by n), '{}') from (
    select 1 as n, 'email:' || private.buzon(email) as k where email is not null and email not like '%@example.invalid'
    union all
    select 2, 'telefono:' || private.linea(telefono) where telefono is not null and telefono <> '+0000000000') c
$$;

-- The card of a contact, made where there is none. Two that book at once with one contact meet at its key. When e-mail
-- and telephone lead to two cards, the e-mail's is his: a telephone is a household's.
create function private.cliente_para(nombre text, email text, telefono text, idioma text) returns uuid
language plpgsql set search_path = '' as $$
declare
  claves constant text[] := private.claves_de_contacto(email, telefono);
  quien uuid;
  k text;
begin
  if claves = '{}' then return null; end if;
  loop
    foreach k in array claves loop
      select c.cliente_id into quien from private.cliente_contactos c where c.clave = k;
      exit when found;
    end loop;
    if quien is null then
      insert into public.clientes (nombre, email, telefono, idioma)
        values (nombre, case when email not like '%@example.invalid' then email end,
          case when telefono <> '+0000000000' then telefono end, idioma)
        returning id into quien;
    end if;
    -- Held until the booking stands. At this moment the card may become part of another, or be erased: look again then.
    perform 1 from public.clientes c where c.id = quien for key share;
    continue when not found;
    -- Always the e-mail first: nobody waits crosswise.
    foreach k in array claves loop
      insert into private.cliente_contactos (clave, cliente_id) values (k, quien) on conflict (clave) do nothing;
    end loop;
    exit when exists (select 1 from private.cliente_contactos c where c.cliente_id = quien);
    -- Somebody with the same contacts was faster: his card is ours.
    delete from public.clientes c where c.id = quien;
  end loop;
  return quien;
end
$$;

-- Whether a contact is barred, by either of its keys.
create function private.vetado(email text, telefono text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select 1 from private.cliente_contactos k join public.clientes c on c.id = k.cliente_id
    where k.clave = any (private.claves_de_contacto(vetado.email, vetado.telefono)) and c.vetado_en is not null)
$$;

-- Cards for the bookings there are.
do $$
begin
  perform set_config('alma.ficha', '1', true);
  update public.reservas r set cliente_id = private.cliente_para(r.nombre, r.email, r.telefono, r.idioma)
    where r.anonimizada_en is null;
  perform set_config('alma.ficha', '', true);
end
$$;

-- How a guest has kept his bookings so far: visits, no-shows, called off late or not, the last visit.
create function private.trato(cliente uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('reservas', count(*),
    'visitas', count(*) filter (where estado in ('sentada', 'finalizada')),
    'faltas', count(*) filter (where estado = 'no_presentada'),
    'canceladas', count(*) filter (where estado = 'cancelada_cliente'),
    'ultima', to_char(max(fecha_reserva) filter (where estado in ('sentada', 'finalizada')), 'YYYY-MM-DD'))
  from public.reservas where cliente_id = cliente
$$;

create function private.cliente_json(c public.clientes) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'nombre', c.nombre, 'email', c.email, 'telefono', c.telefono, 'idioma', c.idioma,
    'notas', c.notas, 'alergias', c.alergias, 'alergias_consentidas_en', c.alergias_consentidas_en, 'alergias_hasta', c.alergias_hasta,
    'vetado_en', c.vetado_en, 'vetado_motivo', c.vetado_motivo, 'version', c.version, 'trato', private.trato(c.id))
$$;

-- What an index is asked for: names of which some word begins as the longest one looked for, which is the rarest as a
-- rule. The others are looked at afterwards: all that begin with a common one would have to be fetched first.
create function private.que_palabras(q text) returns tsquery
language sql immutable set search_path = '' as $$
  select ('''' || replace(replace(w, '\', '\\'), '''', '''''') || ''':*')::tsquery from regexp_split_to_table(private.plano(q), '\s+') with ordinality e (w, n)
  where w <> '' order by char_length(w) desc, n limit 1
$$;
create function private.casa_palabras(q text, texto text) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (select 1 from regexp_split_to_table(private.plano(q), '\s+') w
    where position(' ' || w in ' ' || private.plano(texto)) = 0)
$$;

-- The cards by name, a page of them; `tras` is the id of the last one seen. `busca`: part of a name or e-mail, or the
-- last digits of a telephone. What is looked for is found first and put in order afterwards, never the other way round:
-- reading along the names until forty of them fit would read them all. Of very many no more than 2,000 are looked at.
-- Each search has a plan of its own: how rare a word is decides the way.
create function public.clientes_lista(busca text default null, tras uuid default null, vetados boolean default false, limite integer default 40)
returns setof jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  q constant text := coalesce(private.plano(private.recorta(left(busca, 80))), '');
  cifras constant text := regexp_replace(q, '[^0-9]', '', 'g');
  que constant tsquery := private.que_palabras(q);
  cuantos constant integer := least(greatest(coalesce(limite, 40), 1), 200);
  d public.clientes;
begin
  perform private.solo_admin('clientes_lista');
  select * into d from public.clientes c where c.id = tras;
  if q = '' and vetados then
    return query select private.cliente_json(c) from public.clientes c
      where c.vetado_en is not null and (d.id is null or (c.nombre, c.id) > (d.nombre, d.id)) order by c.nombre, c.id limit cuantos;
  elsif q = '' then
    return query select private.cliente_json(c) from public.clientes c
      where d.id is null or (c.nombre, c.id) > (d.nombre, d.id) order by c.nombre, c.id limit cuantos;
  elsif char_length(cifras) >= 4 and q !~ '[a-z@]' then
    return query with h as materialized (select c from public.clientes c
        where reverse(c.telefono) like reverse(cifras) || '%' limit 2000)
      select private.cliente_json(h.c) from h
      where (not vetados or (h.c).vetado_en is not null) and (d.id is null or ((h.c).nombre, (h.c).id) > (d.nombre, d.id))
      order by (h.c).nombre, (h.c).id limit cuantos;
  else
    return query with h as materialized (select c from public.clientes c
        where private.palabras(c.nombre || ' ' || coalesce(c.email, '')) @@ que
          and private.casa_palabras(q, c.nombre || ' ' || coalesce(c.email, '')) limit 2000)
      select private.cliente_json(h.c) from h
      where (not vetados or (h.c).vetado_en is not null) and (d.id is null or ((h.c).nombre, (h.c).id) > (d.nombre, d.id))
      order by (h.c).nombre, (h.c).id limit cuantos;
  end if;
end
$$;

-- A card with its bookings, the newest first, and the cards that may be the same person's: those of the same name.
create function public.cliente_ver(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c public.clientes;
begin
  perform private.solo_admin('cliente_ver');
  select * into c from public.clientes x where x.id = cliente_ver.id;
  if c.id is null then return null; end if;
  return private.cliente_json(c) || jsonb_build_object(
    'reservas', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'codigo', r.codigo, 'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
        'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'estado', r.estado, 'canal', r.canal) order by r.inicio desc, r.id)
      from (select * from public.reservas x where x.cliente_id = c.id order by x.fecha_reserva desc limit 100) r), '[]'),
    'parecidas', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'nombre', p.nombre, 'email', p.email, 'telefono', p.telefono) order by p.nombre, p.id)
      from (select x.* from public.clientes x where x.id <> c.id
        and private.palabras(x.nombre || ' ' || coalesce(x.email, '')) @@ private.que_palabras(c.nombre)
        and private.plano(x.nombre) = private.plano(c.nombre) limit 10) p), '[]'));
end
$$;

-- What the staff writes on a card. Allergies only with the day the guest agreed, for two years at most.
create function public.cliente_guardar(id uuid, version integer, datos jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c public.clientes;
  hoy constant date := private.ahora_madrid()::date;
  dichas constant text := private.limpia(datos ->> 'alergias');
  hasta constant date := private.fecha_de(datos ->> 'alergias_hasta');
begin
  perform private.solo_admin('cliente_guardar');
  select * into c from public.clientes x where x.id = cliente_guardar.id for update;
  if c.id is null then perform private.rehusa('no_encontrada'); end if;
  if c.version is distinct from cliente_guardar.version then perform private.rehusa('version'); end if;
  if datos ? 'nombre' then perform private.aviso_del_contacto(datos ->> 'nombre', 'nadie@example.com', '+34600000000'); end if;
  if char_length(datos ->> 'notas') > 1000 or char_length(dichas) > 500 then perform private.rehusa('texto_largo'); end if;
  if dichas is not null and ((datos ->> 'consentimiento')::boolean is not true or hasta is null or hasta not between hoy and hoy + 731) then
    perform private.rehusa('consentimiento');
  end if;
  update public.clientes x set nombre = coalesce(private.recorta(datos ->> 'nombre'), x.nombre), notas = private.limpia(datos ->> 'notas'),
      alergias = dichas,
      -- What he agreed to before still holds while nothing else is kept, nor for longer.
      alergias_consentidas_en = case when dichas is null then null when x.alergias is not distinct from dichas
        and hasta <= x.alergias_consentidas_en + 731 then x.alergias_consentidas_en else hoy end,
      alergias_hasta = case when dichas is not null then hasta end,
      version = x.version + 1, actualizado_en = now()
    where x.id = c.id returning * into c;
  return private.cliente_json(c);
end
$$;

-- Bars a contact from booking by itself: it is told to call, as whoever has asked too often. No reason lifts the bar.
create function public.cliente_vetar(id uuid, version integer, motivo text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c public.clientes;
begin
  perform private.solo_admin('cliente_vetar');
  if char_length(motivo) > 300 then perform private.rehusa('texto_largo'); end if;
  select * into c from public.clientes x where x.id = cliente_vetar.id for update;
  if c.id is null then perform private.rehusa('no_encontrada'); end if;
  if c.version is distinct from cliente_vetar.version then perform private.rehusa('version'); end if;
  update public.clientes x set vetado_motivo = private.limpia(motivo), version = x.version + 1, actualizado_en = now(),
      vetado_en = case when private.limpia(motivo) is not null then coalesce(x.vetado_en, now()) end
    where x.id = c.id returning * into c;
  return private.cliente_json(c);
end
$$;

-- Two cards of one person become one: `otra` goes, its bookings and contacts are `id`'s. What the other knew is kept,
-- whole or not at all: nothing is cut off. Of two lists of allergies both stay, until the first consent ends; the same
-- list twice has the later consent. A bar holds for both.
create function public.cliente_unir(id uuid, otra uuid, version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c public.clientes;
  o public.clientes;
  las_notas text;
  las_alergias text;
  dos_listas boolean;
begin
  perform private.solo_admin('cliente_unir');
  if id = otra then perform private.rehusa('transicion'); end if;
  -- The bookings before the cards, as whoever changes or erases a booking takes them.
  perform 1 from public.reservas r where r.cliente_id in (cliente_unir.id, otra) order by r.fin, r.id for update;
  -- In one order, whichever is kept.
  perform 1 from public.clientes x where x.id in (cliente_unir.id, otra) order by x.id for update;
  select * into c from public.clientes x where x.id = cliente_unir.id;
  select * into o from public.clientes x where x.id = otra;
  if c.id is null or o.id is null then perform private.rehusa('no_encontrada'); end if;
  if c.version is distinct from cliente_unir.version then perform private.rehusa('version'); end if;
  dos_listas := private.plano(private.recorta(c.alergias)) <> private.plano(private.recorta(o.alergias));
  las_alergias := case when dos_listas then c.alergias || E'\n' || o.alergias else coalesce(c.alergias, o.alergias) end;
  las_notas := nullif(concat_ws(E'\n', c.notas, o.notas), '');
  if char_length(las_alergias) > 500 or char_length(las_notas) > 1000 then perform private.rehusa('texto_largo'); end if;
  perform set_config('alma.ficha', '1', true);
  update public.reservas r set cliente_id = c.id where r.cliente_id = o.id;
  perform set_config('alma.ficha', '', true);
  update private.cliente_contactos k set cliente_id = c.id where k.cliente_id = o.id;
  delete from public.clientes x where x.id = o.id;
  update public.clientes x set email = coalesce(x.email, o.email), telefono = coalesce(x.telefono, o.telefono),
      notas = las_notas, alergias = las_alergias,
      alergias_consentidas_en = case when dos_listas then least(x.alergias_consentidas_en, o.alergias_consentidas_en)
        else greatest(x.alergias_consentidas_en, o.alergias_consentidas_en) end,
      alergias_hasta = case when dos_listas then least(x.alergias_hasta, o.alergias_hasta) else greatest(x.alergias_hasta, o.alergias_hasta) end,
      vetado_en = coalesce(x.vetado_en, o.vetado_en), vetado_motivo = coalesce(x.vetado_motivo, o.vetado_motivo),
      version = x.version + 1, actualizado_en = now()
    where x.id = c.id returning * into c;
  return private.cliente_json(c);
end
$$;

-- A card that no booking needs any more goes; of a barred one nothing stays but the hashes and the reason.
create function private.soltar_cliente(cliente uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- Whoever is booking with it now is waited for, and seen.
  perform 1 from public.clientes c where c.id = cliente for update;
  if not found or exists (select 1 from public.reservas r where r.cliente_id = cliente) then return; end if;
  delete from public.clientes c where c.id = cliente and c.vetado_en is null;
  update public.clientes c set nombre = 'Anónimo', email = null, telefono = null, notas = null, alergias = null,
    alergias_consentidas_en = null, alergias_hasta = null, version = c.version + 1 where c.id = cliente;
end
$$;

-- Whoever deletes a booking deletes what was known of its guest alone.
create function private.reservas_sueltan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.soltar_cliente(old.cliente_id);
  return null;
end
$$;
create trigger soltar after delete on public.reservas for each row when (old.cliente_id is not null)
  execute function private.reservas_sueltan();

-- Once an hour: allergies whose day has come go from the cards, and cards that no booking is of any more.
create function private.tarea_clientes() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  n integer;
begin
  update public.clientes c set alergias = null, alergias_consentidas_en = null, alergias_hasta = null, version = c.version + 1,
      actualizado_en = now()
    where c.alergias_hasta < private.ahora_madrid()::date;
  get diagnostics n = row_count;
  perform private.soltar_cliente(s.id) from (select c.id from public.clientes c
    where c.creado_en < now() - interval '1 day' and (c.vetado_en is null or c.email is not null or c.telefono is not null)
      and not exists (select 1 from public.reservas r where r.cliente_id = c.id) order by c.id limit 500) s;
  return n;
end
$$;

-- As before, and a barred contact is put on no list: it is told to call.
create or replace function public.espera_apuntar(datos jsonb) returns void
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
  if private.plaza_motivo(datos ->> 'preferencia_mesa', dia, hora, (datos ->> 'personas')::integer, minutos) is null then
    perform private.rehusa('libre', dia);
  end if;
  if private.vetado(datos ->> 'email', datos ->> 'telefono') then perform private.rehusa('limite', dia); end if;
  -- Whoever waits for many days at once waits for none.
  perform pg_advisory_xact_lock(hashtextextended('espera:email:' || lower(datos ->> 'email'), 0));
  if (select count(*) from public.lista_espera e where lower(e.email) = lower(datos ->> 'email')
      and e.creado_en > now() - interval '24 hours') >= 6
  then perform private.rehusa('limite', dia); end if;
  insert into public.lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, notas, idioma,
      clave, token_hash, user_id, duracion)
    values (private.recorta(normalize(datos ->> 'nombre', NFC)), private.recorta(normalize(datos ->> 'email', NFC)), datos ->> 'telefono',
      dia, hora, (datos ->> 'personas')::integer, datos ->> 'preferencia_mesa', private.limpia(datos ->> 'notas'),
      coalesce(datos ->> 'idioma', 'es'), llave, datos ->> 'token_hash', auth.uid(), minutos);
end
$$;

-- As before, and who was barred since is passed over.
create or replace function private.espera_repartir(dia date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e public.lista_espera;
  hasta timestamptz;
begin
  if private.ajuste('espera_automatica') = 'false' then return; end if;
  for e in select * from public.lista_espera l where l.fecha_reserva = dia and l.estado = 'esperando' order by l.creado_en, l.id loop
    -- Not for a table that starts in a moment, nor one the rules no longer allow.
    hasta := least(now() + coalesce((private.ajuste('oferta_minutos') #>> '{}')::integer, 60) * interval '1 minute',
      e.inicio - interval '30 minutes');
    continue when hasta <= now() + interval '5 minutes';
    continue when private.aviso_del_turno(e.fecha_reserva, to_char(e.hora_reserva, 'HH24:MI'), e.personas, e.preferencia_mesa,
      private.reglas_reserva()) is not null;
    continue when private.vetado(e.email, e.telefono);
    -- A stay past midnight takes seats of the next day too.
    perform private.bloquea(e.fecha_reserva, e.hora_reserva, e.duracion);
    continue when private.plaza_motivo(e.preferencia_mesa, e.fecha_reserva, e.hora_reserva, e.personas, e.duracion) is not null;
    update public.lista_espera l set estado = 'ofrecida', ofrecida_en = now(), expira_en = hasta where l.id = e.id;
  end loop;
end
$$;

-- Everything the house holds about whoever asks: as before, and the card of his bookings. A card hangs on what somebody
-- typed, which may be another's address or telephone: only whose confirmed address it bears reads it.
alter function public.mi_cuenta() set schema private;
create function public.mi_cuenta() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.mi_cuenta() || jsonb_build_object('fichas', coalesce((select jsonb_agg(jsonb_build_object('nombre', c.nombre, 'email', c.email,
      'telefono', c.telefono, 'idioma', c.idioma, 'notas', c.notas, 'alergias', c.alergias, 'alergias_consentidas_en', c.alergias_consentidas_en,
      'alergias_hasta', c.alergias_hasta, 'vetado_en', c.vetado_en, 'vetado_motivo', c.vetado_motivo, 'creado_en', c.creado_en) order by c.creado_en, c.id)
    from public.clientes c join auth.users u on u.id = auth.uid() and u.email_confirmed_at is not null and lower(u.email) = lower(c.email)
    where c.id in (select r.cliente_id from public.reservas r where r.user_id = auth.uid())), '[]'))
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.mi_cuenta() from anon, authenticated;
revoke all on function public.mi_cuenta() from public, anon, authenticated;
grant execute on function public.mi_cuenta() to authenticated;
revoke execute on function private.buzon(text), private.linea(text), private.claves_de_contacto(text, text), private.cliente_para(text, text, text, text), private.vetado(text, text),
  private.trato(uuid), private.cliente_json(public.clientes), private.que_palabras(text), private.casa_palabras(text, text), private.soltar_cliente(uuid),
  private.reservas_sueltan(), private.tarea_clientes() from anon, authenticated;
revoke all on function public.clientes_lista(text, uuid, boolean, integer), public.cliente_ver(uuid), public.cliente_guardar(uuid, integer, jsonb),
  public.cliente_vetar(uuid, integer, text), public.cliente_unir(uuid, uuid, integer) from public, anon, authenticated;
grant execute on function public.clientes_lista(text, uuid, boolean, integer), public.cliente_ver(uuid), public.cliente_guardar(uuid, integer, jsonb),
  public.cliente_vetar(uuid, integer, text), public.cliente_unir(uuid, uuid, integer) to authenticated;
