-- What the book shows: a day, weeks and months, who is looked for, and reports; each through an index, so that years of
-- bookings cost a day's reading nothing.

-- Dinner begins with the first slot that any day of the week has for it: one hour for the board, the counts and reports.
create function private.cena_desde() returns time
language sql stable set search_path = '' as $$
  select coalesce(least((r.reglas -> 'cena' ->> 0)::time, (
      select min((s -> 'horas' ->> 0)::time) from jsonb_array_elements(r.reglas -> 'semana') s
      where s ->> 'servicio' = 'cena' and jsonb_typeof(s -> 'horas') = 'array')), time '18:00')
  from (select private.reglas_reserva() as reglas) r
$$;

-- The steps the staff may take with a booking now, to the table included (public.reserva_sentar): what the board offers
-- is decided here (tests/fixtures/steps.cases.json).
create function private.pasos_de(estado text, desde timestamptz) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(p.a order by p.n), '{}')
    from unnest(array['confirmada', 'rechazada', 'llegada', 'sentada', 'finalizada',
      'no_presentada', 'cancelada_restaurante']) with ordinality p (a, n)
    where private.puede_pasar(pasos_de.estado, p.a, 'personal', desde) or pasos_de.estado = 'confirmada'
      and p.a = 'sentada'
$$;

create function private.fila_del_libro(r public.reservas) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'codigo', r.codigo, 'version', r.version, 'estado', r.estado,
    'nombre', r.nombre,
    'email', case when r.email like '%@example.invalid' then null else r.email end,
    'telefono', case when r.telefono = '+0000000000' then null else r.telefono end,
    'idioma', r.idioma, 'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(r.hora_reserva, 'HH24:MI'),
    'hasta', to_char(r.fin at time zone 'Europe/Madrid', 'HH24:MI'), 'personas', r.personas, 'mesa', r.preferencia_mesa,
    'ocasion', r.ocasion, 'dieta', r.requisitos_dieteticos, 'notas', r.notas, 'primera_visita', r.primera_visita,
    'motivo', r.motivo, 'canal', r.canal, 'sobre_aforo', r.sobre_aforo, 'sobre_aforo_motivo', r.sobre_aforo_motivo,
    'grupo_motivo', case when r.personas > 20 then r.grupo_motivo end, 'demo', r.demo, 'mesa_id', r.mesa_id,
    'creado_en', r.creado_en,
    'cliente', (select jsonb_build_object('id', c.id, 'notas', c.notas, 'alergias', c.alergias,
      'vetado', c.vetado_en is not null)
        || private.trato(c.id) from public.clientes c where c.id = r.cliente_id),
    'pasos', case when r.anonimizada_en is null then private.pasos_de(r.estado, r.actualizado_en) else '{}' end,
    -- The staff's last step, while it may be taken back.
    'deshacer', (select jsonb_build_object('tipo', e.tipo, 'de', e.de, 'hasta', e.en + interval '15 minutes')
      from public.reserva_eventos e
      where e.reserva_id = r.id and e.id = (select max(u.id) from public.reserva_eventos u where u.reserva_id = r.id)
        and private.deshacible(e, r.canal)
        and not exists (select 1 from public.correos c where c.clave = 'evento:' || e.id
          and c.estado not in ('pendiente', 'fallido', 'anulado'))))
$$;

-- A number that changes with whatever the board of a day shows. Cheap: it is asked every few seconds.
create function private.pulso(fecha date) returns text
language sql stable set search_path = '' as $$
  select md5(concat_ws('|',
    (select concat_ws(':', count(*), sum(r.version), max(r.actualizado_en), max(r.creado_en)) from public.reservas r
      where r.fecha_reserva = fecha),
    (select concat_ws(':', count(*), max(l.creado_en), string_agg(l.estado, '' order by l.id))
      from public.lista_espera l where l.fecha_reserva = fecha
      and l.estado in ('esperando', 'ofrecida')),
    -- What is known of its guests: an allergy written on a card belongs on the board at once.
    (select sum((select c.version from public.clientes c where c.id = r.cliente_id)) from public.reservas r
      where r.fecha_reserva = fecha),
    (select string_agg(a.clave || a.version, ',' order by a.clave) from public.ajustes a
      where a.clave in ('cierres', 'semana', 'ritmo', 'duraciones')),
    (select string_agg(concat_ws('.', z.clave, z.aforo, z.version), ',' order by z.clave) from public.zonas z)))
$$;

-- What changed, for a board that stands open: the mark of its day, how many requests wait, and when the last one came.
create function public.libro_pulso(fecha date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('libro_pulso');
  if fecha is null then perform private.rehusa('fecha'); end if;
  return (select jsonb_build_object('pulso', private.pulso(fecha), 'pendientes', count(*), 'ultima', max(p.creado_en))
    from public.reservas p where p.estado = 'pendiente' and p.fecha_reserva >= private.ahora_madrid()::date);
end
$$;

-- How full each time of a day is, area by area, and how many come in at it. The day's stays are read once: asked time
-- by time the planning alone would cost more than the answer. `lleno`: the function that decides has no table for two
-- at it; a time whose own minute has room is full all the same when the house fills up during the stay.
create function private.horas_del_libro(fecha date, horas jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with o as materialized (
    select mesa, inicio, fin, personas from private.ocupacion
    where mesa in ('interior', 'exterior') and inicio < (fecha + 1) at time zone 'Europe/Madrid'
      and inicio > fecha at time zone 'Europe/Madrid' - interval '9 hours'),
  dos as materialized (select private.duracion_de(2) as minutos)
  select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('lleno',
      private.plaza_motivo('interior', fecha, m.hora::time, 2, dos.minutos) is not null
      and private.plaza_motivo('exterior', fecha, m.hora::time, 2, dos.minutos) is not null) order by m.hora), '[]')
        from (
    select h.hora, coalesce(sum(o.personas) filter (where o.mesa = 'interior'), 0) as interior,
      coalesce(sum(o.personas) filter (where o.mesa = 'exterior'), 0) as exterior,
      coalesce(sum(o.personas) filter (where o.inicio = h.en), 0) as entran_personas,
        count(*) filter (where o.inicio = h.en) as entran_reservas
    from (select t as hora, (fecha + t::time) at time zone 'Europe/Madrid' as en
      from jsonb_array_elements_text(horas) t) h
    left join o on o.inicio <= h.en and o.fin > h.en
    group by h.hora) m, dos
$$;

-- A day as the board shows it, in one answer.
create function public.libro_dia(fecha date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  dia constant text := to_char(fecha, 'YYYY-MM-DD');
  horas constant jsonb := private.horas_de(dia, reglas);
begin
  perform private.solo_admin('libro_dia');
  if fecha is null then perform private.rehusa('fecha'); end if;
  return jsonb_build_object('fecha', dia, 'pulso', private.pulso(fecha),
    'cerrado', private.cerrado_en(dia, reglas),
    'aforo', jsonb_build_object('interior', private.aforo_de('interior', fecha),
      'exterior', private.aforo_de('exterior', fecha)),
    'ritmo', coalesce(private.ajuste('ritmo'), '{}'), 'cena_desde', to_char(private.cena_desde(), 'HH24:MI'),
    'comida', private.horas_del_libro(fecha, horas -> 'comida'),
      'cena', private.horas_del_libro(fecha, horas -> 'cena'),
    'reservas', coalesce((select jsonb_agg(private.fila_del_libro(r) order by r.hora_reserva, r.creado_en, r.id)
      from public.reservas r where r.fecha_reserva = fecha), '[]'),
    'espera', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'nombre', l.nombre, 'telefono', l.telefono,
        'hora', to_char(l.hora_reserva, 'HH24:MI'), 'personas', l.personas, 'mesa', l.preferencia_mesa,
        'estado', l.estado, 'propuesta', l.propuesta_de is not null, 'expira_en', l.expira_en,
        'hasta', to_char(l.fin at time zone 'Europe/Madrid', 'HH24:MI'),
        'mesa_id', case when l.estado = 'ofrecida' and l.expira_en > now() then l.mesa_id end)
        order by l.creado_en, l.id)
      from public.lista_espera l where l.fecha_reserva = fecha and l.estado in ('esperando', 'ofrecida')), '[]'),
    -- Of the areas that count by tables.
    'mesas', coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'zona', z.clave, 'nombre', m.nombre,
        'plazas', m.plazas, 'minimo', m.minimo, 'x', m.x, 'y', m.y, 'unidas', m.unidas) order by z.orden, m.orden, m.id)
      from public.mesas m join public.zonas z on z.id = m.zona_id where z.por_mesas), '[]'));
end
$$;

-- Days side by side, at most ten weeks: how many by service, who waits, and whether it is closed.
create function public.libro_dias(desde date, hasta date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  cena constant time := private.cena_desde();
begin
  perform private.solo_admin('libro_dias');
  if desde is null or hasta is null or hasta - desde not between 0 and 70 then perform private.rehusa('fecha'); end if;
  return (select jsonb_agg(jsonb_build_object('fecha', to_char(d.dia, 'YYYY-MM-DD'),
      'cerrado', private.cerrado_en(to_char(d.dia, 'YYYY-MM-DD'), reglas),
      'comida', coalesce(c.comida, 0), 'cena', coalesce(c.cena, 0), 'reservas', coalesce(c.reservas, 0),
        'pendientes', coalesce(c.pendientes, 0)) order by d.dia)
    from (select g::date as dia from generate_series(desde, hasta, interval '1 day') g) d
    left join (select r.fecha_reserva,
        sum(r.personas) filter (where r.hora_reserva < cena) as comida,
          sum(r.personas) filter (where r.hora_reserva >= cena) as cena,
        count(*) as reservas, count(*) filter (where r.estado = 'pendiente') as pendientes
      from public.reservas r where r.fecha_reserva between desde and hasta
        and r.estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada') group by 1) c on c.fecha_reserva
          = d.dia);
end
$$;

-- Looks for a booking by its code, the last digits of a telephone, or a name; what is nearest to today first. Of very
-- many no more than 400 are looked at: whoever is looked for by half a name is named more fully. Each search has a plan
-- of its own: how rare a word is decides the way.
create function public.libro_buscar(texto text) returns setof jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  q constant text := coalesce(private.plano(private.recorta(left(texto, 80))), '');
  cifras constant text := regexp_replace(q, '[^0-9]', '', 'g');
  que constant tsquery := private.que_palabras(q);
  hoy constant date := private.ahora_madrid()::date;
begin
  perform private.solo_admin('libro_buscar');
  if char_length(q) < 3 then return; end if;
  return query
    select jsonb_build_object('id', h.id, 'codigo', h.codigo, 'nombre', h.nombre,
      'telefono', case when h.telefono = '+0000000000' then null else h.telefono end,
      'fecha', to_char(h.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(h.hora_reserva, 'HH24:MI'),
        'personas', h.personas, 'estado', h.estado)
    from (
      select * from (select * from public.reservas r where r.codigo = upper(q) limit 1) a
      union
      select * from (select * from public.reservas r where char_length(cifras) >= 4 and q !~ '[a-z]'
        and reverse(r.telefono) like reverse(cifras) || '%' limit 400) b
      union
      select * from (select * from public.reservas r where q ~ '[^0-9 +]' and private.palabras(r.nombre) @@ que
        and private.casa_palabras(q, r.nombre) limit 400) c) h
    order by h.fecha_reserva < hoy, abs(h.fecha_reserva - hoy), h.hora_reserva, h.id limit 30;
end
$$;

-- What became of a booking, line by line.
create function public.libro_historia(id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('libro_historia');
  return coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'tipo', e.tipo, 'de', e.de, 'a', e.a,
    'actor', e.actor,
      'quien', case when e.actor = 'personal' then private.nombre_de(e.actor_id) end, 'datos', e.datos, 'en', e.en)
        order by e.id)
    from public.reserva_eventos e where e.reserva_id = libro_historia.id), '[]');
end
$$;

-- The numbers of a period, at most a year. Covers are the guests of bookings that stand or stood; who was called off or
-- did not come is counted apart. A returning guest has been before the day in question.
create function public.libro_informe(desde date, hasta date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  cena constant time := private.cena_desde();
begin
  perform private.solo_admin('libro_informe');
  if desde is null or hasta is null or hasta - desde not between 0 and 366 then perform private.rehusa('fecha'); end if;
  return (
    with r as materialized (
      select x.fecha_reserva as dia, case when x.hora_reserva < cena then 'comida' else 'cena' end as servicio,
        x.estado, x.personas, x.canal,
        x.idioma, x.preferencia_mesa as mesa, x.cliente_id, x.creado_en,
        x.estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada') as cuenta
      from public.reservas x where x.fecha_reserva between desde and hasta),
    quienes as (select cliente_id, min(dia) as primera from r where cuenta
      and cliente_id is not null group by cliente_id),
    vuelven as (select count(*) as n from quienes q where exists (select 1 from public.reservas p
      where p.cliente_id = q.cliente_id and p.fecha_reserva < q.primera and p.estado in ('sentada', 'finalizada')))
    select jsonb_build_object('desde', to_char(desde, 'YYYY-MM-DD'), 'hasta', to_char(hasta, 'YYYY-MM-DD'),
      'reservas', (select count(*) from r), 'cubiertos', (select coalesce(sum(personas), 0) from r where cuenta),
      'vinieron', (select count(*) from r where estado in ('llegada', 'sentada', 'finalizada')),
      'faltas', (select count(*) from r where estado = 'no_presentada'),
      'clientes', (select count(*) from quienes), 'repiten', (select n from vuelven),
      'plazas', (select sum(private.aforo_de(m, desde))
        from unnest(array['interior', 'exterior']) m having count(private.aforo_de(m, desde)) = 2),
      'estados', (select coalesce(jsonb_object_agg(estado, n), '{}')
        from (select estado, count(*) as n from r group by 1) s),
      'canales', (select coalesce(jsonb_object_agg(canal, n), '{}')
        from (select canal, count(*) as n from r group by 1) s),
      'idiomas', (select coalesce(jsonb_object_agg(idioma, n), '{}')
        from (select idioma, count(*) as n from r group by 1) s),
      'mesas', (select coalesce(jsonb_object_agg(mesa, n), '{}')
        from (select mesa, sum(personas) as n from r where cuenta group by 1) s),
      'grupos', (select coalesce(jsonb_object_agg(personas, n), '{}')
        from (select personas, count(*) as n from r group by 1) s),
      'antelacion', (select coalesce(jsonb_object_agg(tramo, n), '{}')
        from (select case when d <= 0 then '0' when d = 1 then '1' when d <= 3 then '2-3'
          when d <= 7 then '4-7' when d <= 14 then '8-14' when d <= 30 then '15-30' else '31' end as tramo,
            count(*) as n
        from (select dia - (creado_en at time zone 'Europe/Madrid')::date as d from r
          where canal <> 'paso') x group by 1) s),
      'dias', (select coalesce(jsonb_agg(to_jsonb(s) order by s.dia, s.servicio), '[]')
        from (select to_char(dia, 'YYYY-MM-DD') as dia, servicio,
          count(*) as reservas, coalesce(sum(personas) filter (where cuenta), 0) as cubiertos,
          count(*) filter (where estado = 'no_presentada') as faltas,
          count(*) filter (where estado in ('cancelada_cliente', 'cancelada_restaurante', 'rechazada',
          'caducada')) as anuladas, count(*) filter (where canal = 'paso' and cuenta) as de_paso
        from r group by 1, 2) s)));
end
$$;

-- What other seats would have meant: the bookings of a period, in the order they were made, with so many seats; who
-- would not have found room, and the days on which the house would have been full. A table that was given up early, or
-- whose party did not come, was free from then on: with the seats there were, everybody finds room. At most two months.
create function public.libro_que_si(desde date, hasta date, interior integer, exterior integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r record;
  inicios timestamptz[] := '{}';
  fines timestamptz[] := '{}';
  cuantos integer[] := '{}';
  zonas text[] := '{}';
  pico integer;
  fuera integer := 0;
  fuera_personas integer := 0;
  dias text[] := '{}';
  total integer := 0;
  personas integer := 0;
  plazas integer;
  dia date := null;
begin
  perform private.solo_admin('libro_que_si');
  if desde is null or hasta is null or hasta - desde not between 0 and 61 then perform private.rehusa('fecha'); end if;
  if interior not between 0 and 999 or exterior not between 0 and 999 then perform private.rehusa('personas'); end if;
  for r in select x.fecha_reserva, x.inicio, x.personas, x.preferencia_mesa,
      case when x.ocupa then x.fin else least(x.fin, coalesce((select min(e.en) from public.reserva_eventos e
        where e.reserva_id = x.id and e.a = x.estado), x.fin)) end as fin
    from public.reservas x
    where x.fecha_reserva between desde and hasta
      and x.estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada', 'no_presentada')
    order by x.fecha_reserva, x.creado_en, x.id
  loop
    if r.fecha_reserva is distinct from dia then
      dia := r.fecha_reserva;
      inicios := '{}'; fines := '{}'; cuantos := '{}'; zonas := '{}';
    end if;
    total := total + 1;
    personas := personas + r.personas;
    -- Crossed off before the hour: it held no seat then.
    continue when r.fin <= r.inicio;
    plazas := case r.preferencia_mesa when 'interior' then interior else exterior end;
    select coalesce(max(s.suma), 0) into pico from (
      select (select sum(o.n) from unnest(inicios, fines, cuantos, zonas) o (i, f, n, z) where o.z = r.preferencia_mesa
        and o.i <= p.en and o.f > p.en) as suma
      from (select r.inicio as en union select u.i from unnest(inicios, zonas) u (i, z) where u.z = r.preferencia_mesa
        and u.i > r.inicio and u.i < r.fin) p) s;
    if plazas is not null and r.personas + pico > plazas then
      fuera := fuera + 1;
      fuera_personas := fuera_personas + r.personas;
      if not to_char(dia, 'YYYY-MM-DD') = any (dias) then dias := dias || to_char(dia, 'YYYY-MM-DD'); end if;
    else
      inicios := inicios || r.inicio; fines := fines || r.fin; cuantos := cuantos || r.personas; zonas := zonas
        || r.preferencia_mesa;
    end if;
  end loop;
  return jsonb_build_object('reservas', total, 'personas', personas, 'fuera', fuera, 'fuera_personas', fuera_personas,
    'dias', to_jsonb(dias));
end
$$;

-- Who calls: the guests whose number begins or ends as what was typed, with what a host says and asks on the telephone.
-- A whole number first, then who was here last. Nothing below three digits.
create function public.libro_telefono(texto text) returns setof jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  cifras constant text := regexp_replace(left(coalesce(texto, ''), 40), '[^0-9]', '', 'g');
  escrito constant text := private.numero(texto);
begin
  perform private.solo_admin('libro_telefono');
  if char_length(cifras) < 3 then return; end if;
  return query
    select private.cliente_json(c) || jsonb_build_object('telefonos', private.telefonos_de(c), 'exacto', t.exacto,
      'anterior', (select jsonb_build_object('fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
          'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'mesa', r.preferencia_mesa,
          'dieta', r.requisitos_dieteticos)
        from public.reservas r where r.cliente_id = c.id
          and r.estado in ('confirmada', 'llegada', 'sentada', 'finalizada') and r.inicio < now()
        order by r.inicio desc limit 1),
      'proxima', (select jsonb_build_object('fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'),
          'hora', to_char(r.hora_reserva, 'HH24:MI'), 'personas', r.personas, 'estado', r.estado)
        from public.reservas r where r.cliente_id = c.id and r.estado in ('pendiente', 'confirmada') and r.fin > now()
        order by r.inicio limit 1))
    from public.clientes c, lateral (select coalesce(c.telefono = escrito, false)
        or exists (select 1 from private.cliente_contactos k where k.cliente_id = c.id
          and k.clave = any (private.claves_de_contacto(null, escrito))) as exacto,
      (select max(r.inicio) from public.reservas r where r.cliente_id = c.id) as vez) t
    where c.id = any (array(select private.clientes_del_numero(escrito,
      case when char_length(cifras) >= 4 then cifras else escrito end)))
    order by t.exacto desc, t.vez desc nulls last, c.id limit 6;
end
$$;

-- The free times of a day as the staff may give them, area by area: `motivo` as public.explicar has it, and how many
-- seats stay free while the party is there (null: nobody counts). Without a day the first one with a time to come.
create function public.libro_huecos(personas integer, fecha date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_del_libro('telefono', null) || '{"personasMax": 200}';
  ahora constant timestamp := private.ahora_madrid();
  minutos constant integer := private.duracion_de(personas);
  cena constant time := private.cena_desde();
  dia date := coalesce(fecha, ahora::date);
  horas jsonb;
  cerrado boolean;
  hora text;
  mesa text;
  aviso text;
  p record;
  areas jsonb;
  turnos jsonb := '[]';
begin
  perform private.solo_admin('libro_huecos');
  if personas is null or personas not between 1 and 200 then perform private.rehusa('personas'); end if;
  if dia not between ahora::date - 1000 and ahora::date + 1000 then perform private.rehusa('fecha'); end if;
  loop
    horas := private.horas_de(to_char(dia, 'YYYY-MM-DD'), reglas);
    horas := horas -> 'comida' || (horas -> 'cena');
    cerrado := horas = '[]'
      or coalesce(private.aviso_del_turno(dia, horas ->> 0, personas, 'interior', reglas), '') = 'cerrado';
    exit when fecha is not null or dia > ahora::date + 30
      or not cerrado and (dia > ahora::date or horas ->> -1 > to_char(ahora, 'HH24:MI'));
    dia := dia + 1;
  end loop;
  for hora in select h from jsonb_array_elements_text(case when cerrado then '[]' else horas end) h order by h loop
    areas := '{}';
    foreach mesa in array array['interior', 'exterior'] loop
      aviso := private.motivo_de(private.aviso_del_turno(dia, hora, personas, mesa, reglas));
      select * into p from private.plaza(mesa, dia, hora::time, personas, minutos, null, true);
      areas := areas || jsonb_build_object(mesa, jsonb_build_object('motivo', coalesce(aviso, p.motivo),
        'quedan', case when p.aforo is not null then greatest(p.aforo - p.ocupadas, 0) end));
    end loop;
    turnos := turnos || jsonb_build_object('hora', hora, 'servicio',
      case when hora::time < cena then 'comida' else 'cena' end, 'areas', areas);
  end loop;
  return jsonb_build_object('fecha', to_char(dia, 'YYYY-MM-DD'), 'cerrado', cerrado, 'turnos', turnos);
end
$$;

-- How many there are, for the button that takes them away.
create function public.demo_cuantas() returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('demo_cuantas');
  return (select count(*) from public.reservas r where r.demo);
end
$$;

-- Takes all of them away, with their guests' cards and their history.
create function public.demo_quitar() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  dia date;
  cuantas integer;
begin
  perform private.solo_admin('demo_quitar');
  -- The days in the order of the calendar, as everybody locks them.
  for dia in select distinct r.fecha_reserva from public.reservas r where r.demo order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('reservas:' || to_char(dia, 'YYYY-MM-DD'), 0));
  end loop;
  delete from public.reservas r where r.demo;
  get diagnostics cuantas = row_count;
  return cuantas;
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.libro_pulso(date), public.libro_dia(date), public.libro_dias(date, date),
  public.libro_buscar(text), public.libro_historia(uuid), public.libro_informe(date, date),
  public.libro_que_si(date, date, integer, integer), public.libro_telefono(text), public.libro_huecos(integer, date),
  public.demo_cuantas(), public.demo_quitar()
  from public, anon, authenticated;
grant execute on function public.libro_pulso(date), public.libro_dia(date), public.libro_dias(date, date),
  public.libro_buscar(text), public.libro_historia(uuid), public.libro_informe(date, date),
  public.libro_que_si(date, date, integer, integer), public.libro_telefono(text), public.libro_huecos(integer, date),
  public.demo_cuantas(), public.demo_quitar()
  to authenticated;
