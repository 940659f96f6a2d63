-- What the staff does with the card of a guest: notes, allergies, a bar, two cards of one person, and forgetting.

-- How a guest has kept their bookings so far: visits, no-shows, called off late or not, the last visit.
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
  select jsonb_build_object('id', c.id, 'nombre', c.nombre, 'email', c.email, 'telefono', c.telefono,
    'idioma', c.idioma,
    'notas', c.notas, 'alergias', c.alergias, 'alergias_consentidas_en', c.alergias_consentidas_en,
      'alergias_hasta', c.alergias_hasta,
    'vetado_en', c.vetado_en, 'vetado_motivo', c.vetado_motivo, 'version', c.version, 'trato', private.trato(c.id))
$$;

-- A number as it is typed, whole or not yet: what follows 00 has its prefix, and without one it is Spain's.
create function private.numero(texto text) returns text
language sql immutable set search_path = '' as $$
  select case when t.cifras = '' then null when t.q like '+%' then '+' || t.cifras
    when t.cifras like '00%' then '+' || substr(t.cifras, 3) else '+34' || t.cifras end
  from (select private.recorta(left(texto, 40)) as q, regexp_replace(left(texto, 40), '[^0-9]', '', 'g') as cifras) t
$$;

-- The cards of a number that begins or ends so: by every number that one of their bookings was ever given with, and by
-- the keys of the card, which outlive the bookings. Those of two cards that became one are all the one's. In plpgsql:
-- up to PostgreSQL 17 the body of a function in SQL is planned before its arguments are known, and then no index
-- serves what follows LIKE.
create function private.clientes_del_numero(numero text, cifras text) returns setof uuid
language plpgsql stable rows 10 set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query select c.id from public.clientes c where c.telefono like numero || '%'
    union select c.id from public.clientes c where reverse(c.telefono) like reverse(cifras) || '%'
    union select * from (select r.cliente_id from public.reservas r
      where r.cliente_id is not null and r.telefono like numero || '%' limit 2000) a
    union select * from (select r.cliente_id from public.reservas r
      where r.cliente_id is not null and reverse(r.telefono) like reverse(cifras) || '%' limit 2000) b
    union select k.cliente_id from private.cliente_contactos k
      where k.clave = any (private.claves_de_contacto(null, numero));
end
$$;

-- Every number that a guest is known by, the card's own first.
create function private.telefonos_de(c public.clientes) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(t.telefono order by t.telefono <> coalesce(c.telefono, ''), t.telefono), '[]') from (
    select c.telefono where c.telefono is not null
    union select r.telefono from public.reservas r
      where r.cliente_id = c.id and r.telefono <> private.sin_telefono()) t
$$;

-- The cards by name, a page of them; `tras` is the id of the last one seen. `busca`: part of a name or e-mail, or
-- digits of any telephone the guest ever had. What is looked for is found first and put in order afterwards,
-- never the other way round: reading along the names until forty of them fit would read them all. Of very many no
-- more than 2,000 are looked at. Each search has a plan of its own: how rare a word is decides the way.
create function public.clientes_lista(busca text default null, tras uuid default null,
  vetados boolean default false, limite integer default 40)
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
      where c.vetado_en is not null and (d.id is null or (c.nombre, c.id) > (d.nombre, d.id)) order by c.nombre,
        c.id limit cuantos;
  elsif q = '' then
    return query select private.cliente_json(c) from public.clientes c
      where d.id is null or (c.nombre, c.id) > (d.nombre, d.id) order by c.nombre, c.id limit cuantos;
  elsif char_length(cifras) >= 4 and q !~ '[a-z@]' then
    return query with h as materialized (select c from public.clientes c
        where c.id = any (array(select private.clientes_del_numero(private.numero(busca), cifras))) limit 2000)
      select private.cliente_json(h.c) from h
      where (not vetados or (h.c).vetado_en is not null)
        and (d.id is null or ((h.c).nombre, (h.c).id) > (d.nombre, d.id))
      order by (h.c).nombre, (h.c).id limit cuantos;
  else
    return query with h as materialized (select c from public.clientes c
        where private.palabras(c.nombre || ' ' || coalesce(c.email, '')) @@ que
          and private.casa_palabras(q, c.nombre || ' ' || coalesce(c.email, '')) limit 2000)
      select private.cliente_json(h.c) from h
      where (not vetados or (h.c).vetado_en is not null)
        and (d.id is null or ((h.c).nombre, (h.c).id) > (d.nombre, d.id))
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
  return private.cliente_json(c) || jsonb_build_object('telefonos', private.telefonos_de(c),
    'reservas', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'codigo', r.codigo,
      'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
        'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'estado', r.estado, 'canal', r.canal)
          order by r.inicio desc, r.id)
      from (select * from public.reservas x where x.cliente_id = c.id order by x.fecha_reserva desc limit 100) r),
        '[]'),
    'parecidas', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'nombre', p.nombre, 'email', p.email,
      'telefono', p.telefono) order by p.nombre, p.id)
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
  if datos ? 'nombre' then perform private.aviso_del_contacto(datos ->> 'nombre', 'nadie@example.com',
    '+34600000000'); end if;
  if char_length(datos ->> 'notas') > 1000 or char_length(dichas) > 500
    then perform private.rehusa('texto_largo'); end if;
  if dichas is not null and ((datos ->> 'consentimiento')::boolean is not true or hasta is null or hasta not between hoy
    and hoy + 731) then
    perform private.rehusa('consentimiento');
  end if;
  update public.clientes x set nombre = coalesce(private.recorta(datos ->> 'nombre'), x.nombre),
      notas = private.limpia(datos ->> 'notas'), alergias = dichas,
      -- What was agreed to before still holds while nothing else is kept, nor for longer.
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
  if char_length(las_alergias) > 500 or char_length(las_notas) > 1000
    then perform private.rehusa('texto_largo'); end if;
  update public.reservas r set cliente_id = c.id where r.cliente_id = o.id;
  update private.cliente_contactos k set cliente_id = c.id where k.cliente_id = o.id;
  delete from public.clientes x where x.id = o.id;
  update public.clientes x set email = coalesce(x.email, o.email), telefono = coalesce(x.telefono, o.telefono),
      notas = las_notas, alergias = las_alergias,
      alergias_consentidas_en = case when dos_listas then least(x.alergias_consentidas_en, o.alergias_consentidas_en)
        else greatest(x.alergias_consentidas_en, o.alergias_consentidas_en) end,
      alergias_hasta = case when dos_listas then least(x.alergias_hasta, o.alergias_hasta)
        else greatest(x.alergias_hasta, o.alergias_hasta) end,
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

-- Takes away from a booking everything that says whose it was, the card that was only this booking's, and the house's
-- own mails about it. Day, hour and people stay: the house counts its visits. Mails that have gone out go with it; one
-- that is still to leave leaves, and is swept later.
create function private.anonimizar(reserva uuid) returns void
language plpgsql set search_path = '' as $$
declare
  cliente uuid;
begin
  select r.cliente_id into cliente from public.reservas r where r.id = reserva;
  update public.reservas r set nombre = 'Anónimo', email = 'anonimo@example.invalid', telefono = '+0000000000', ocasion
    = null,
    requisitos_dieteticos = null, notas = null, motivo = null, sobre_aforo_motivo = null, grupo_motivo = null,
      token_hash = null, user_id = null, huella = '',
    cliente_id = null, anonimizada_en = now()
    where r.id = reserva;
  update public.reserva_eventos e set actor_id = case when e.actor <> 'cliente' then e.actor_id end,
      datos = e.datos - 'motivo'
    where e.reserva_id = reserva and (e.actor = 'cliente' and e.actor_id is not null or e.datos ? 'motivo');
  delete from public.correos c where c.reserva_id = reserva and c.estado not in ('pendiente', 'enviando');
  delete from public.correos c using private.decisiones d where d.reserva_id = reserva
    and c.clave = 'decision:' || d.id;
  delete from private.decisiones d where d.reserva_id = reserva;
  perform private.soltar_cliente(cliente);
end
$$;

-- A guest who asks to be forgotten: what the house holds about them goes, the bookings stay as figures without a name.
-- A bar stays as a hash and its reason (private.soltar_cliente).
--   PT409 reserva_viva   there is still a booking: cancel it first, or wait until it is over
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
    or exists (select 1 from public.lista_espera l where lower(l.email) = lower(c.email)
      and l.estado in ('esperando', 'ofrecida') and l.fin > now())
  then
    raise exception using errcode = 'PT409', message = 'reserva_viva', hint
      = 'The guest still has a booking or waits for one.';
  end if;
  delete from public.lista_espera l where lower(l.email) = lower(c.email);
  for r in select x.id from public.reservas x where x.cliente_id = c.id order by x.id loop
    perform private.anonimizar(r.id);
  end loop;
  perform private.soltar_cliente(c.id);
  return true;
end
$$;

-- Once an hour: allergies whose day has come go from the cards, and cards that no booking is of any more.
create function private.tarea_clientes() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.clientes c set alergias = null, alergias_consentidas_en = null, alergias_hasta = null,
      version = c.version + 1, actualizado_en = now()
    where c.alergias_hasta < private.ahora_madrid()::date;
  perform private.soltar_cliente(s.id) from (select c.id from public.clientes c
    where c.creado_en < now() - interval '1 day'
      and (c.vetado_en is null or c.email is not null or c.telefono is not null)
      and not exists (select 1 from public.reservas r where r.cliente_id = c.id) order by c.id limit 500) s;
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.clientes_lista(text, uuid, boolean, integer), public.cliente_ver(uuid),
  public.cliente_guardar(uuid, integer, jsonb), public.cliente_vetar(uuid, integer, text),
  public.cliente_unir(uuid, uuid, integer), public.cliente_olvidar(uuid, integer)
  from public, anon, authenticated;
grant execute on function public.clientes_lista(text, uuid, boolean, integer), public.cliente_ver(uuid),
  public.cliente_guardar(uuid, integer, jsonb), public.cliente_vetar(uuid, integer, text),
  public.cliente_unir(uuid, uuid, integer), public.cliente_olvidar(uuid, integer)
  to authenticated;
