-- Closing a day or a service: first who would be hit, then the closing itself, which tells each of them or leaves them.

-- The entry of a closing: whole days, or one service of them.
create function private.cierre_de(desde date, hasta date, turno text, motivo text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('desde', to_char(desde, 'YYYY-MM-DD'), 'hasta', to_char(hasta, 'YYYY-MM-DD'),
      'tipo', case when turno is null then 'cierre' else 'horario_especial' end, 'motivo', motivo))
    || case when turno is null then '{}' else jsonb_build_object(turno, '[]'::jsonb) end
$$;

-- The list of special days with one service closed: where the day has hours of its own already, they stay for the other.
-- The first entry of a kind is the one that holds.
create function private.con_cierre(cierres jsonb, desde date, hasta date, turno text, motivo text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when turno is null or not exists (select 1 from jsonb_array_elements(cierres) c where c ->> 'tipo' = 'horario_especial'
      and c ->> 'desde' collate "C" <= to_char(hasta, 'YYYY-MM-DD') and c ->> 'hasta' collate "C" >= to_char(desde, 'YYYY-MM-DD'))
    then jsonb_build_array(private.cierre_de(desde, hasta, turno, motivo)) || cierres
    else (select jsonb_agg(coalesce(jsonb_strip_nulls(jsonb_build_object(
          'comida', private.especial(to_char(d, 'YYYY-MM-DD'), array['horario_especial'], jsonb_build_object('cierres', cierres)) -> 'comida',
          'cena', private.especial(to_char(d, 'YYYY-MM-DD'), array['horario_especial'], jsonb_build_object('cierres', cierres)) -> 'cena')), '{}')
        || private.cierre_de(d::date, d::date, turno, motivo) order by d)
      from generate_series(desde, hasta, interval '1 day') d) || cierres end
$$;

-- The bookings of a service that is to be closed, or of whole days. A time that both or neither serve by now is lunch
-- before dinner's first slot, as on the board.
create function private.caen(desde date, hasta date, turno text) returns setof public.reservas
language plpgsql stable set search_path = '' as $$
declare
  reglas constant jsonb := private.reglas_reserva();
  cena constant time := coalesce((reglas -> 'cena' ->> 0)::time, time '18:00');
begin
  return query select r.* from public.reservas r,
    lateral (select private.horas_de(to_char(r.fecha_reserva, 'YYYY-MM-DD'), reglas) as dia, to_char(r.hora_reserva, 'HH24:MI') as hora) h
    where r.fecha_reserva between desde and hasta and r.estado in ('pendiente', 'confirmada') and r.inicio > now()
      and (turno is null or turno = case
        when h.dia -> 'comida' ? h.hora and not h.dia -> 'cena' ? h.hora then 'comida'
        when h.dia -> 'cena' ? h.hora and not h.dia -> 'comida' ? h.hora then 'cena'
        when r.hora_reserva < cena then 'comida' else 'cena' end)
    order by r.inicio, r.id;
end
$$;

-- Somebody to be told or called, as the closings show him; what stands for no contact is none.
create function private.por_avisar(r public.reservas) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'codigo', r.codigo, 'nombre', r.nombre,
    'telefono', nullif(r.telefono, '+0000000000'), 'email', case when r.email not like '%@example.invalid' then r.email end,
    'idioma', r.idioma, 'estado', r.estado, 'fecha', to_char(r.fecha_reserva, 'YYYY-MM-DD'), 'hora', to_char(r.hora_reserva, 'HH24:MI'),
    'personas', r.personas, 'mesa', r.preferencia_mesa)
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
  return coalesce((select jsonb_agg(private.por_avisar(r) order by r.inicio, r.id) from private.caen(desde, hasta, turno) r), '[]');
end
$$;

-- Who was called off by a closing, has no address, and so knows nothing of it yet: until the day comes, or somebody has
-- brought the booking back.
create function public.cierres_por_llamar() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('cierres_por_llamar');
  return coalesce((select jsonb_agg(private.por_avisar(r) order by r.inicio, r.id) from public.reservas r
    where r.fecha_reserva >= private.ahora_madrid()::date and r.estado = 'cancelada_restaurante' and r.email like '%@example.invalid'
      and r.anonimizada_en is null
      and exists (select 1 from public.reserva_eventos e where e.reserva_id = r.id and e.a = 'cancelada_restaurante' and e.datos ? 'cierre')), '[]');
end
$$;

-- Closes. With `cancelar` every booking that falls is called off, and each guest told in his language with the nearest
-- free times; without, they stand. Nobody books in between: the days are locked, and the insert reads the rules after
-- that lock. Answers how many were called off, how many of them have no address to be told at, and how many stand.
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
  select coalesce(array_agg(c.id order by c.inicio, c.id), '{}'), count(*) filter (where c.email like '%@example.invalid')
    into quienes, mudos from private.caen(desde, hasta, turno) c;
  -- The list holds 400 days: what was over a year ago makes room.
  nuevos := private.con_cierre(coalesce((select jsonb_agg(e.c order by e.n) from jsonb_array_elements(viejos) with ordinality e (c, n)
    where e.c ->> 'hasta' collate "C" >= to_char(private.ahora_madrid()::date - 366, 'YYYY-MM-DD')), '[]'), desde, hasta, turno, dicho);
  if jsonb_array_length(nuevos) > 400 or octet_length(nuevos::text) > 20000 then perform private.rehusa('texto_largo'); end if;
  if not cancelar then
    update public.ajustes a set valor = nuevos where a.clave = 'cierres';
    return jsonb_build_object('canceladas', 0, 'sin_correo', 0, 'quedan', cardinality(quienes));
  end if;
  perform private.libro(jsonb_build_object('cierre', true), true, 0);
  -- Closed first: the times offered instead are none of the closed ones.
  update public.ajustes a set valor = nuevos where a.clave = 'cierres';
  foreach quien in array quienes loop
    update public.reservas x set estado = 'cancelada_restaurante', motivo = dicho where x.id = quien;
  end loop;
  perform private.libro_fin();
  return jsonb_build_object('canceladas', cardinality(quienes), 'sin_correo', mudos, 'quedan', 0);
end
$$;

-- Opens again what an entry of the list closed; the bookings that were called off stay so. False when it is not there.
create function public.quitar_cierre(entrada jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  hecho boolean;
begin
  perform private.solo_admin('quitar_cierre');
  update public.ajustes a set valor = coalesce((select jsonb_agg(e.c order by e.n) from jsonb_array_elements(a.valor) with ordinality e (c, n)
      where e.n <> (select min(x.n) from jsonb_array_elements(a.valor) with ordinality x (c, n) where x.c = entrada)), '[]')
    where a.clave = 'cierres' and a.valor @> jsonb_build_array(entrada)
      and exists (select 1 from jsonb_array_elements(a.valor) x where x = entrada)
    returning true into hecho;
  return coalesce(hecho, false);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.cierre_de(date, date, text, text), private.con_cierre(jsonb, date, date, text, text),
  private.caen(date, date, text), private.por_avisar(public.reservas), private.plazo_de_cierre(date, date, text) from anon, authenticated;
revoke all on function public.reservas_en(date, date, text), public.cierres_por_llamar(), public.cerrar_dias(date, date, text, text, boolean), public.quitar_cierre(jsonb)
  from public, anon, authenticated;
grant execute on function public.reservas_en(date, date, text), public.cierres_por_llamar(), public.cerrar_dias(date, date, text, text, boolean), public.quitar_cierre(jsonb)
  to authenticated;
