-- Changes with a date: what is to become of a dish, a drink, a wine or a text at a moment. Only what changes is stored,
-- so that whatever is edited meanwhile stays; the clock's job applies each once, and the history tells who had planned
-- it.

-- { "precios": { "racion": 1600 }, "visible": false, "nombre": "…", "descripcion": "…" }, any of them. A price is of a
-- format that is there; of a wine "botella" or "copa".
create function private.programado_ok(cambio jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(cambio) <> 'object' or cambio = '{}' then false
    when cambio - array['precios', 'visible', 'nombre', 'descripcion'] <> '{}' then false
    when cambio ? 'visible' and jsonb_typeof(cambio -> 'visible') <> 'boolean' then false
    when cambio ? 'nombre' and (jsonb_typeof(cambio -> 'nombre') <> 'string'
      or char_length(btrim(cambio ->> 'nombre')) not between 2 and 200) then false
    when cambio ? 'descripcion' and (jsonb_typeof(cambio -> 'descripcion') <> 'string'
      or char_length(cambio ->> 'descripcion') > 4000) then false
    when not cambio ? 'precios' then true
    when jsonb_typeof(cambio -> 'precios') <> 'object' or cambio -> 'precios' = '{}' then false
    else not exists (select 1 from jsonb_each(cambio -> 'precios') p
      where jsonb_typeof(p.value) <> 'number' or p.value::text !~ '^[1-9][0-9]{0,6}$') end
$$;

create table private.programados (
  id uuid primary key default gen_random_uuid(),
  tabla text not null check (tabla in ('platos', 'bebidas', 'vinos', 'preguntas_frecuentes', 'filosofia')),
  fila uuid not null,
  cambio jsonb not null check (private.programado_ok(cambio)),
  en timestamptz not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'hecho', 'cancelado', 'fallido')),
  -- Why it could not be done.
  motivo text check (char_length(motivo) <= 300),
  resuelto_en timestamptz,
  quien uuid,
  creado_en timestamptz not null default clock_timestamp()
);
create index programados_pendientes on private.programados (en) where estado = 'pendiente';

-- What can be changed of a thing, as it is now; null when it is gone.
create function private.programable(tabla text, fila uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case tabla
    when 'platos' then (select jsonb_build_object('nombre', p.nombre, 'descripcion', p.descripcion,
        'visible', p.visible, 'precios', coalesce((select jsonb_object_agg(x.formato, x.cents)
          from public.plato_precios x where x.plato_id = p.id), '{}'))
      from public.platos p where p.id = fila)
    when 'bebidas' then (select jsonb_build_object('nombre', p.nombre, 'descripcion', p.descripcion,
        'visible', p.visible, 'precios', coalesce((select jsonb_object_agg(x.formato, x.cents)
          from public.bebida_precios x where x.bebida_id = p.id), '{}'))
      from public.bebidas p where p.id = fila)
    when 'vinos' then (select jsonb_build_object('nombre', v.nombre, 'descripcion', v.nota, 'visible', v.visible,
        'precios', jsonb_strip_nulls(jsonb_build_object('botella', v.precio_botella_cents,
          'copa', v.precio_copa_cents)))
      from public.vinos v where v.id = fila)
    when 'preguntas_frecuentes' then (select jsonb_build_object('nombre', q.pregunta, 'descripcion', q.respuesta,
        'visible', q.visible, 'precios', '{}'::jsonb)
      from public.preguntas_frecuentes q where q.id = fila)
    when 'filosofia' then (select jsonb_build_object('nombre', f.titulo, 'descripcion', f.cuerpo,
        'visible', f.visible, 'precios', '{}'::jsonb)
      from public.filosofia f where f.id = fila) end
$$;

-- Does one change, all or nothing. Raises what stands in the way.
create function private.programado_aplicar(p private.programados) returns void
language plpgsql set search_path = '' as $$
declare
  actual constant jsonb := private.programable(p.tabla, p.fila);
  columnas jsonb := p.cambio - 'precios';
begin
  if actual is null then raise exception 'Ya no existe'; end if;
  if exists (select 1 from jsonb_object_keys(p.cambio -> 'precios') k where not actual -> 'precios' ? k) then
    raise exception 'Ya no tiene ese precio';
  end if;
  if p.tabla = 'vinos' then
    columnas := columnas - 'descripcion' || jsonb_strip_nulls(jsonb_build_object('nota', p.cambio -> 'descripcion',
      'precio_botella_cents', p.cambio -> 'precios' -> 'botella',
      'precio_copa_cents', p.cambio -> 'precios' -> 'copa'));
  elsif p.tabla = 'preguntas_frecuentes' then
    columnas := jsonb_strip_nulls(jsonb_build_object('visible', p.cambio -> 'visible',
      'pregunta', p.cambio -> 'nombre', 'respuesta', p.cambio -> 'descripcion'));
  elsif p.tabla = 'filosofia' then
    columnas := jsonb_strip_nulls(jsonb_build_object('visible', p.cambio -> 'visible',
      'titulo', p.cambio -> 'nombre', 'cuerpo', p.cambio -> 'descripcion'));
  elsif p.cambio ? 'precios' then
    execute format('update public.%I x set cents = (e.value)::integer from jsonb_each_text($1) e
      where x.%I = $2 and x.formato = e.key',
      case p.tabla when 'platos' then 'plato_precios' else 'bebida_precios' end,
      case p.tabla when 'platos' then 'plato_id' else 'bebida_id' end) using p.cambio -> 'precios', p.fila;
  end if;
  -- Also when only prices change: an editor that is open must hear of it.
  execute format('update public.%1$I x set (%2$s) = (select %2$s from jsonb_populate_record(x, $1)) where x.id = $2',
    p.tabla, (select string_agg(quote_ident(k), ', ') from jsonb_object_keys(columnas || '{"version": 0}') k))
    using columnas, p.fila;
end
$$;

-- One round: whatever is due, in the order of its moments. What cannot be done is told, and is not tried again.
create function private.tarea_programados() returns void
language plpgsql security definer set search_path = '' as $$
declare
  p private.programados;
begin
  for p in select * from private.programados x where x.estado = 'pendiente' and x.en <= now()
    order by x.en, x.creado_en, x.id for update skip locked
  loop
    begin
      -- Whose change it is, for the history.
      perform private.set_step(jsonb_build_object('quien', p.quien));
      perform private.programado_aplicar(p);
      update private.programados x set estado = 'hecho', resuelto_en = now() where x.id = p.id;
    exception when others then
      update private.programados x set estado = 'fallido', resuelto_en = now(), motivo = left(sqlerrm, 300)
        where x.id = p.id;
    end;
  end loop;
  perform private.set_step(null);
  delete from private.programados x where x.resuelto_en < now() - interval '2 years';
end
$$;

-- All that is to come, and the latest hundred that were; with each thing as it is now.
create function public.programados_lista() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('programados_lista');
  return (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'tabla', x.tabla, 'fila', x.fila,
      'cambio', x.cambio, 'en', x.en, 'dia', to_char(x.en at time zone 'Europe/Madrid', 'YYYY-MM-DD'),
      'hora', to_char(x.en at time zone 'Europe/Madrid', 'HH24:MI'), 'estado', x.estado, 'motivo', x.motivo,
      'quien', private.nombre_de(x.quien), 'ahora', private.programable(x.tabla, x.fila)) order by x.en, x.creado_en, x.id),
      '[]')
    from ((select p.* from private.programados p where p.estado = 'pendiente')
      union all (select p.* from private.programados p where p.estado <> 'pendiente'
        order by p.resuelto_en desc limit 100)) x);
end
$$;

-- `datos`: { "tabla", "fila", "cambio", "dia": "2027-03-01", "hora": "09:00" }, in the restaurant's time. Returns the id.
--   PT409 pasado     that moment is over
--   PT404 no_existe  the thing, or a price of it that is to change
--   PT409 texto_largo  a text does not fit
create function public.programado_guardar(datos jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  actual constant jsonb := private.programable(datos ->> 'tabla', (datos ->> 'fila')::uuid);
  dia constant date := private.fecha_de(datos ->> 'dia');
  p private.programados;
begin
  perform private.solo_admin('programado_guardar');
  if dia is null or coalesce(datos ->> 'hora', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    or not coalesce(private.programado_ok(datos -> 'cambio'), false) then
    raise exception 'cambio' using errcode = 'PT422';
  end if;
  if actual is null or exists (select 1 from jsonb_object_keys(datos -> 'cambio' -> 'precios') k
    where not actual -> 'precios' ? k) then
    raise exception 'no_existe' using errcode = 'PT404';
  end if;
  if (dia + (datos ->> 'hora')::time) at time zone 'Europe/Madrid' <= now() then
    raise exception 'pasado' using errcode = 'PT409';
  end if;
  insert into private.programados (tabla, fila, cambio, en, quien)
    values (datos ->> 'tabla', (datos ->> 'fila')::uuid, datos -> 'cambio',
      (dia + (datos ->> 'hora')::time) at time zone 'Europe/Madrid', auth.uid())
    returning * into p;
  -- Tried now and undone: what the thing's own table refuses is told to whoever plans it, not at its moment.
  begin
    perform private.programado_aplicar(p);
    raise exception using errcode = 'AE001';
  exception when sqlstate 'AE001' then null;
    when check_violation then raise exception 'texto_largo' using errcode = 'PT409';
  end;
  return p.id;
end
$$;

-- Calls a change off, or takes that back while its moment is still to come. PT409 transicion: it is too late.
create function public.programado_cancelar(id uuid, cancelar boolean default true) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.solo_admin('programado_cancelar');
  update private.programados x set estado = case when cancelar then 'cancelado' else 'pendiente' end,
      resuelto_en = case when cancelar then now() end
    where x.id = programado_cancelar.id and x.estado = case when cancelar then 'pendiente' else 'cancelado' end
      and x.en > now();
  if not found then raise exception 'transicion' using errcode = 'PT409'; end if;
  return programado_cancelar.id;
end
$$;

revoke all on private.programados from public, anon, authenticated;

revoke execute on all functions in schema private from public;
revoke all on function public.programados_lista(), public.programado_guardar(jsonb),
  public.programado_cancelar(uuid, boolean) from public, anon, authenticated;
grant execute on function public.programados_lista(), public.programado_guardar(jsonb),
  public.programado_cancelar(uuid, boolean) to authenticated;
