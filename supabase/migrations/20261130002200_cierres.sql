-- Closing a day or a service: first who would be affected, then the closing itself, which tells each of them or leaves
-- them, those who wait for a table included.

-- The service a time belongs to on a day (private.horas_de). A time that both or neither serve by now is lunch before
-- dinner's first slot, as on the board.
create function private.turno_de(hora time, dia jsonb, cena time) returns text
language sql immutable set search_path = '' as $$
  select case
    when dia -> 'comida' ? to_char(hora, 'HH24:MI') and not dia -> 'cena' ? to_char(hora, 'HH24:MI') then 'comida'
    when dia -> 'cena' ? to_char(hora, 'HH24:MI') and not dia -> 'comida' ? to_char(hora, 'HH24:MI') then 'cena'
    when hora < cena then 'comida' else 'cena' end
$$;

-- The entry of a closing: whole days, or one service of them.
create function private.cierre_de(desde date, hasta date, turno text, motivo text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('desde', to_char(desde, 'YYYY-MM-DD'),
    'hasta', to_char(hasta, 'YYYY-MM-DD'),
      'tipo', case when turno is null then 'cierre' else 'horario_especial' end, 'motivo', motivo))
    || case when turno is null then '{}' else jsonb_build_object(turno, '[]'::jsonb) end
$$;

-- The list of special days with one service closed: where the day has hours of its own already, they stay for the
-- other. The first entry of a kind is the one that holds.
create function private.con_cierre(cierres jsonb, desde date, hasta date, turno text, motivo text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when turno is null or not exists (select 1 from jsonb_array_elements(cierres) c
    where c ->> 'tipo' = 'horario_especial'
      and c ->> 'desde' collate "C" <= to_char(hasta, 'YYYY-MM-DD')
        and c ->> 'hasta' collate "C" >= to_char(desde, 'YYYY-MM-DD'))
    then jsonb_build_array(private.cierre_de(desde, hasta, turno, motivo)) || cierres
    else (select jsonb_agg(coalesce(jsonb_strip_nulls(jsonb_build_object(
          'comida', private.especial(to_char(d, 'YYYY-MM-DD'), array['horario_especial'],
            jsonb_build_object('cierres', cierres)) -> 'comida',
          'cena', private.especial(to_char(d, 'YYYY-MM-DD'), array['horario_especial'],
            jsonb_build_object('cierres', cierres)) -> 'cena')), '{}')
        || private.cierre_de(d::date, d::date, turno, motivo) order by d)
      from generate_series(desde, hasta, interval '1 day') d) || cierres end
$$;

-- The bookings of a service that is to be closed, or of whole days.
create function private.caen(desde date, hasta date, turno text) returns setof public.reservas
language plpgsql stable set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  cena constant time := coalesce((reglas -> 'cena' ->> 0)::time, time '18:00');
begin
  return query select r.* from public.reservas r
    where r.fecha_reserva between desde and hasta and r.estado in ('pendiente', 'confirmada') and r.inicio > now()
      and (turno is null or turno = private.turno_de(r.hora_reserva,
        private.horas_de(to_char(r.fecha_reserva, 'YYYY-MM-DD'), reglas), cena))
    order by r.inicio, r.id;
end
$$;

-- Who waits for a table where it is to be closed, or has one held: offers of the list, and proposals of the house.
create function private.esperan_en(desde date, hasta date, turno text) returns setof public.lista_espera
language plpgsql stable set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  cena constant time := coalesce((reglas -> 'cena' ->> 0)::time, time '18:00');
begin
  return query select l.* from public.lista_espera l
    where l.fecha_reserva between desde and hasta and l.estado in ('esperando', 'ofrecida') and l.inicio > now()
      and (l.estado = 'esperando' or l.expira_en > now())
      and (turno is null or turno = private.turno_de(l.hora_reserva,
        private.horas_de(to_char(l.fecha_reserva, 'YYYY-MM-DD'), reglas), cena))
    order by l.inicio, l.creado_en, l.id;
end
$$;

-- A guest to be told or called, as the page of the closings shows them; what stands for no contact is none.
create function private.por_avisar(r public.reservas) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'codigo', r.codigo, 'nombre', r.nombre,
    'telefono', nullif(r.telefono, '+0000000000'), 'email', case when r.email not like '%@example.invalid'
      then r.email end,
    'idioma', r.idioma, 'estado', r.estado, 'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
    'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'mesa', r.preferencia_mesa)
$$;

-- The same for somebody of the waiting list.
create function private.por_avisar(l public.lista_espera) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', l.id, 'codigo', l.codigo, 'nombre', l.nombre,
    'telefono', nullif(l.telefono, '+0000000000'), 'email', case when l.email not like '%@example.invalid'
      then l.email end,
    'idioma', l.idioma, 'estado', l.estado, 'fecha', to_char(l.fecha_reserva, 'YYYY-MM-DD'),
      'hora', to_char(l.hora_reserva, 'HH24:MI'),
    'personas', l.personas, 'mesa', l.preferencia_mesa, 'propuesta', l.propuesta_de is not null)
$$;

create function private.plazo_de_cierre(desde date, hasta date, turno text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if desde is null or hasta is null or hasta < desde or hasta < private.ahora_madrid()::date
    or hasta - desde > (case when turno is null then 366 else 61 end)
  then perform private.rehusa('fecha'); end if;
  if turno not in ('comida', 'cena') then perform private.rehusa('hora'); end if;
end
$$;

-- Who has booked where it is to be closed. `turno`: 'comida', 'cena', or null for whole days.
create function public.reservas_en(desde date, hasta date, turno text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('reservas_en');
  perform private.plazo_de_cierre(desde, hasta, turno);
  return coalesce((select jsonb_agg(private.por_avisar(r) order by r.inicio, r.id)
    from private.caen(desde, hasta, turno) r), '[]');
end
$$;

-- Who waits where it is to be closed, as public.reservas_en tells who has booked there.
create function public.cierres_espera(desde date, hasta date, turno text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('cierres_espera');
  perform private.plazo_de_cierre(desde, hasta, turno);
  return coalesce((select jsonb_agg(private.por_avisar(l) order by l.inicio, l.creado_en, l.id)
    from private.esperan_en(desde, hasta, turno) l), '[]');
end
$$;

-- Who was called off by a closing, or waited, has no address, and so knows nothing of it yet: until the day comes, or
-- somebody has brought the booking back.
create function public.cierres_por_llamar() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  hoy constant date := private.ahora_madrid()::date;
begin
  perform private.solo_admin('cierres_por_llamar');
  return coalesce((select jsonb_agg(private.por_avisar(r) order by r.inicio, r.id) from public.reservas r
      where r.fecha_reserva >= hoy and r.estado = 'cancelada_restaurante' and r.email like '%@example.invalid'
        and r.anonimizada_en is null
        and exists (select 1 from public.reserva_eventos e where e.reserva_id = r.id and e.a = 'cancelada_restaurante'
          and e.datos ? 'cierre')), '[]')
    || coalesce((select jsonb_agg(private.por_avisar(l) order by l.inicio, l.creado_en, l.id) from public.lista_espera l
      where l.fecha_reserva >= hoy and l.estado = 'cerrada' and l.email like '%@example.invalid'), '[]');
end
$$;

-- Writes to those whose place ended, `esperan` as it was before, one mail for each guest and day; whoever had one of
-- the bookings called off that day (`canceladas`) learns it from the mail about that. Answers how many mails.
create function private.espera_cerrada(esperan public.lista_espera[], turno text, motivo text,
  canceladas uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  escritos integer;
begin
  insert into public.correos (clave, tipo, para, idioma, datos, espera_id)
    select 'cierre:' || e.id, 'espera_cerrada', e.email, e.idioma,
      jsonb_strip_nulls(jsonb_build_object('codigo', e.codigo, 'nombre', e.nombre,
        'fecha', to_char(e.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(e.hora_reserva, 'HH24:MI'),
          'personas', e.personas,
        'mesa', e.preferencia_mesa, 'estado', e.estado, 'por', 'personal', 'motivo', motivo, 'turno', turno,
        'alternativas', private.huecos(e.fecha_reserva, e.hora_reserva, e.personas, e.preferencia_mesa),
        'pedida', (select jsonb_build_object('fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
          'hora', to_char(r.hora_reserva, 'HH24:MI'))
          from public.reservas r where r.id = e.propuesta_de))), e.id
    from (select distinct on (lower(x.email), x.fecha_reserva) x.* from unnest(esperan) x
      join public.lista_espera l on l.id = x.id
      where x.email not like '%@example.invalid' and not exists (select 1 from public.reservas r
        where r.id = any (canceladas) and r.fecha_reserva = x.fecha_reserva and lower(r.email) = lower(x.email))
      -- A table that was held is missed more than a place in the list.
      order by lower(x.email), x.fecha_reserva, x.estado <> 'ofrecida', x.inicio, x.id) e
    on conflict do nothing;
  get diagnostics escritos = row_count;
  perform pg_notify('correos', '');
  return escritos;
end
$$;

-- Closes. With `cancelar` every booking that falls is called off, and each guest told in their language with the
-- nearest free times; whoever waits there loses the place or the table that was held, and is told so; without, they
-- stand and wait on. Nobody books in between: the days are locked, and the insert reads the rules after that lock.
-- Answers how many were called off, how many of them have no address to be told at, and how many stand; of those who
-- wait, how many mails went, how many have no address, and how many wait on.
create function public.cerrar_dias(desde date, hasta date, turno text, motivo text, cancelar boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  dicho constant text := private.limpia(motivo);
  viejos jsonb;
  nuevos jsonb;
  dia date;
  quienes uuid[];
  quien uuid;
  mudos integer;
  esperan public.lista_espera[];
begin
  perform private.solo_admin('cerrar_dias');
  perform private.plazo_de_cierre(desde, hasta, turno);
  if char_length(dicho) > 300 then perform private.rehusa('texto_largo'); end if;
  -- A stay of the last evening may run into the next day.
  for dia in select d::date from generate_series(desde, hasta + 1, interval '1 day') d order by d loop
    perform pg_advisory_xact_lock(hashtextextended('reservas:' || to_char(dia, 'YYYY-MM-DD'), 0));
  end loop;
  insert into public.ajustes (clave, valor, publico) values ('cierres', '[]', true) on conflict (clave) do nothing;
  select a.valor into viejos from public.ajustes a where a.clave = 'cierres' for update;
  select coalesce(array_agg(c.id order by c.inicio, c.id), '{}'),
    count(*) filter (where c.email like '%@example.invalid')
    into quienes, mudos from private.caen(desde, hasta, turno) c;
  select coalesce(array_agg(e), '{}') into esperan from private.esperan_en(desde, hasta, turno) e;
  -- The list holds 400 days: what was over a year ago makes room.
  nuevos := private.con_cierre(coalesce((select jsonb_agg(e.c order by e.n) from jsonb_array_elements(viejos) with
    ordinality e (c, n)
    where e.c ->> 'hasta' collate "C" >= to_char(private.ahora_madrid()::date - 366, 'YYYY-MM-DD')), '[]'), desde,
      hasta, turno, dicho);
  if jsonb_array_length(nuevos) > 400 or octet_length(nuevos::text) > 20000
    then perform private.rehusa('texto_largo'); end if;
  if not cancelar then
    update public.ajustes a set valor = nuevos where a.clave = 'cierres';
    return jsonb_build_object('canceladas', 0, 'sin_correo', 0, 'quedan', cardinality(quienes),
      'espera', jsonb_build_object('escritos', 0, 'sin_correo', 0, 'quedan', cardinality(esperan)));
  end if;
  perform private.libro(jsonb_build_object('cierre', true), true, 0);
  -- Closed first: the times offered instead are none of the closed ones.
  update public.ajustes a set valor = nuevos where a.clave = 'cierres';
  update public.lista_espera l set estado = 'cerrada', expira_en = null
    where l.id in (select e.id from unnest(esperan) e);
  foreach quien in array quienes loop
    update public.reservas x set estado = 'cancelada_restaurante', motivo = dicho where x.id = quien;
  end loop;
  perform private.set_step(null);
  -- What was held may seat whoever waits for the service that stays open; after that, what is free is free to be named.
  for dia in select distinct e.fecha_reserva from unnest(esperan) e where e.estado = 'ofrecida' order by 1 loop
    perform private.espera_repartir(dia);
  end loop;
  return jsonb_build_object('canceladas', cardinality(quienes), 'sin_correo', mudos, 'quedan', 0,
    'espera', jsonb_build_object(
    'escritos', private.espera_cerrada(esperan, turno, dicho, quienes),
    'sin_correo', (select count(*) from unnest(esperan) e where e.email like '%@example.invalid'), 'quedan', 0));
end
$$;

-- Opens again what an entry of the list closed; the bookings that were called off stay so. False when it is not there.
create function public.quitar_cierre(entrada jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  hecho boolean;
begin
  perform private.solo_admin('quitar_cierre');
  update public.ajustes a set valor
    = coalesce((select jsonb_agg(e.c order by e.n) from jsonb_array_elements(a.valor) with ordinality e (c, n)
      where e.n <> (select min(x.n) from jsonb_array_elements(a.valor) with ordinality x (c, n) where x.c = entrada)),
        '[]')
    where a.clave = 'cierres' and a.valor @> jsonb_build_array(entrada)
      and exists (select 1 from jsonb_array_elements(a.valor) x where x = entrada)
    returning true into hecho;
  return coalesce(hecho, false);
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.reservas_en(date, date, text), public.cierres_espera(date, date, text),
  public.cierres_por_llamar(), public.cerrar_dias(date, date, text, text, boolean), public.quitar_cierre(jsonb)
  from public, anon, authenticated;
grant execute on function public.reservas_en(date, date, text), public.cierres_espera(date, date, text),
  public.cierres_por_llamar(), public.cerrar_dias(date, date, text, text, boolean), public.quitar_cierre(jsonb)
  to authenticated;
