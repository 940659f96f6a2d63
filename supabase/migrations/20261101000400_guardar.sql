-- One save of the back office for a dish, a drink or a wine, with everything that belongs to it, all or nothing.

-- `datos` holds the columns of platos to set (a key that is missing keeps its value), and optionally
--   id        the dish to change; missing: a new one
--   version   the version the editor saw; another one now raises PT409 'conflicto'
--   precios   [{ "formato": "racion", "cents": 1450, "minimo": 1 }, …] in the order shown; replaces all
--             prices; a format whose minimum is not told keeps the one it had
--   alergenos { "gluten": "contiene", … }; replaces all of them
--   maridajes [{ "vino": <id>, "motivo": "…", "traducciones": … }, …] in the order shown; replaces all of them
--   declarado true: somebody vouches for the allergens now; false: nobody does
-- Returns the id. Runs with the caller's rights: Row Level Security has the last word.
create function public.guardar_plato(datos jsonb) returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
  previo public.platos;
  plato public.platos;
  minimos jsonb;
begin
  if not public.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;

  if datos ->> 'id' is null then
    plato := jsonb_populate_record(null::public.platos, '{"ingredientes": [], "destacado": false, "picante": 0,
      "pescado_crudo": false, "vegetariano": false, "vegano": false, "traducciones": {}, "visible": true}'
      || (datos - array['id', 'version', 'actualizado_en', 'precios', 'alergenos', 'maridajes', 'declarado']));
    plato.id := gen_random_uuid();
    plato.orden := coalesce(plato.orden,
      (select coalesce(floor(max(x.orden)), 0) + 1 from public.platos x where x.categoria_id = plato.categoria_id));
  else
    select * into previo from public.platos x where x.id = (datos ->> 'id')::uuid for update;
    if not found then raise exception 'no_existe' using errcode = 'PT404'; end if;
    if datos ->> 'version' is not null and (datos ->> 'version')::integer <> previo.version then
      raise exception 'conflicto' using errcode = 'PT409';
    end if;
    plato := jsonb_populate_record(previo,
      datos - array['id', 'version', 'actualizado_en', 'precios', 'alergenos', 'maridajes', 'declarado']);
  end if;

  if datos ? 'declarado' then
    plato.declarado_en := case when (datos ->> 'declarado')::boolean then clock_timestamp() end;
    plato.declarado_por := case when (datos ->> 'declarado')::boolean
      then coalesce(nullif(btrim(datos ->> 'declarado_por'), ''), 'almaenigma') end;
  end if;

  if previo.id is null then
    insert into public.platos select plato.*;
  else
    update public.platos x set
      slug = plato.slug, categoria_id = plato.categoria_id, nombre = plato.nombre, descripcion = plato.descripcion,
      ingredientes = plato.ingredientes, destacado = plato.destacado, ilustracion = plato.ilustracion,
      imagen_id = plato.imagen_id, picante = plato.picante, pescado_crudo = plato.pescado_crudo,
      vegetariano = plato.vegetariano, vegano = plato.vegano, agotado_hasta = plato.agotado_hasta,
      declarado_en = plato.declarado_en, declarado_por = plato.declarado_por, traducciones = plato.traducciones,
      orden = plato.orden, visible = plato.visible
    where x.id = plato.id;
  end if;

  if jsonb_typeof(datos -> 'precios') = 'array' then
    select coalesce(jsonb_object_agg(p.formato, p.minimo), '{}') into minimos
    from public.plato_precios p where p.plato_id = plato.id;
    delete from public.plato_precios where plato_id = plato.id;
    insert into public.plato_precios (plato_id, formato, cents, minimo, orden)
    select plato.id, e.precio ->> 'formato', (e.precio ->> 'cents')::integer,
      coalesce(e.precio ->> 'minimo', minimos ->> (e.precio ->> 'formato'), '1')::integer, e.n
    from jsonb_array_elements(datos -> 'precios') with ordinality e (precio, n);
  end if;

  if jsonb_typeof(datos -> 'alergenos') = 'object' then
    if exists (select 1 from jsonb_object_keys(datos -> 'alergenos') k
               where k not in (select a.clave from public.alergenos a)) then
      raise exception 'alergeno' using errcode = 'PT422';
    end if;
    delete from public.plato_alergenos where plato_id = plato.id;
    insert into public.plato_alergenos (plato_id, alergeno_id, presencia)
    select plato.id, a.id, e.value from jsonb_each_text(datos -> 'alergenos') e
    join public.alergenos a on a.clave = e.key where e.value is not null;
  end if;

  if jsonb_typeof(datos -> 'maridajes') = 'array' then
    delete from public.maridajes m where m.plato_id = plato.id and m.vino_id not in
      (select (e ->> 'vino')::uuid from jsonb_array_elements(datos -> 'maridajes') e);
    insert into public.maridajes (plato_id, vino_id, motivo, traducciones, orden)
    select plato.id, (e.par ->> 'vino')::uuid, e.par ->> 'motivo', coalesce(e.par -> 'traducciones', '{}'), e.n
    from jsonb_array_elements(datos -> 'maridajes') with ordinality e (par, n)
    on conflict (plato_id, vino_id) do update
      set motivo = excluded.motivo, traducciones = excluded.traducciones, orden = excluded.orden;
  end if;
  return plato.id;
end
$$;

-- The same for a drink.
create function public.guardar_bebida(datos jsonb) returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
  previo public.bebidas;
  bebida public.bebidas;
  minimos jsonb;
begin
  if not public.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;

  if datos ->> 'id' is null then
    bebida := jsonb_populate_record(null::public.bebidas,
      '{"con_alcohol": false, "vegetariano": false, "vegano": false, "traducciones": {},
      "visible": true}'
      || (datos - array['id', 'version', 'actualizado_en', 'precios', 'alergenos', 'maridajes', 'declarado']));
    bebida.id := gen_random_uuid();
    bebida.orden := coalesce(bebida.orden,
      (select coalesce(floor(max(x.orden)), 0) + 1 from public.bebidas x where x.categoria_id = bebida.categoria_id));
  else
    select * into previo from public.bebidas x where x.id = (datos ->> 'id')::uuid for update;
    if not found then raise exception 'no_existe' using errcode = 'PT404'; end if;
    if datos ->> 'version' is not null and (datos ->> 'version')::integer <> previo.version then
      raise exception 'conflicto' using errcode = 'PT409';
    end if;
    bebida := jsonb_populate_record(previo,
      datos - array['id', 'version', 'actualizado_en', 'precios', 'alergenos', 'maridajes', 'declarado']);
  end if;

  if datos ? 'declarado' then
    bebida.declarado_en := case when (datos ->> 'declarado')::boolean then clock_timestamp() end;
    bebida.declarado_por := case when (datos ->> 'declarado')::boolean
      then coalesce(nullif(btrim(datos ->> 'declarado_por'), ''), 'almaenigma') end;
  end if;

  if previo.id is null then
    insert into public.bebidas select bebida.*;
  else
    update public.bebidas x set
      slug = bebida.slug, categoria_id = bebida.categoria_id, nombre = bebida.nombre,
      descripcion = bebida.descripcion, volumen_ml = bebida.volumen_ml, graduacion = bebida.graduacion,
      con_alcohol = bebida.con_alcohol, vegetariano = bebida.vegetariano, vegano = bebida.vegano,
      agotado_hasta = bebida.agotado_hasta, ilustracion = bebida.ilustracion, imagen_id = bebida.imagen_id,
      declarado_en = bebida.declarado_en, declarado_por = bebida.declarado_por, traducciones = bebida.traducciones,
      orden = bebida.orden, visible = bebida.visible
    where x.id = bebida.id;
  end if;

  if jsonb_typeof(datos -> 'precios') = 'array' then
    select coalesce(jsonb_object_agg(p.formato, p.minimo), '{}') into minimos
    from public.bebida_precios p where p.bebida_id = bebida.id;
    delete from public.bebida_precios where bebida_id = bebida.id;
    insert into public.bebida_precios (bebida_id, formato, cents, minimo, orden)
    select bebida.id, e.precio ->> 'formato', (e.precio ->> 'cents')::integer,
      coalesce(e.precio ->> 'minimo', minimos ->> (e.precio ->> 'formato'), '1')::integer, e.n
    from jsonb_array_elements(datos -> 'precios') with ordinality e (precio, n);
  end if;

  if jsonb_typeof(datos -> 'alergenos') = 'object' then
    if exists (select 1 from jsonb_object_keys(datos -> 'alergenos') k
               where k not in (select a.clave from public.alergenos a)) then
      raise exception 'alergeno' using errcode = 'PT422';
    end if;
    delete from public.bebida_alergenos where bebida_id = bebida.id;
    insert into public.bebida_alergenos (bebida_id, alergeno_id, presencia)
    select bebida.id, a.id, e.value from jsonb_each_text(datos -> 'alergenos') e
    join public.alergenos a on a.clave = e.key where e.value is not null;
  end if;
  return bebida.id;
end
$$;

-- The same for a wine; `maridajes` names dishes: [{ "plato": <id>, "motivo": … }, …]. Which wine comes first is the
-- dish's affair: a new pairing is its last.
create function public.guardar_vino(datos jsonb) returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
  previo public.vinos;
  vino public.vinos;
begin
  if not public.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;

  if datos ->> 'id' is null then
    vino := jsonb_populate_record(null::public.vinos,
      '{"uvas": [], "formato_ml": 750, "decantar": false, "ecologico": false,
      "vegano": false, "stock": 0, "marida": [], "destacado": false, "traducciones": {}, "visible": true}'
      || (datos - array['id', 'version', 'actualizado_en', 'precios', 'alergenos', 'maridajes', 'declarado']));
    vino.id := gen_random_uuid();
    vino.orden := coalesce(vino.orden,
      (select coalesce(floor(max(x.orden)), 0) + 1 from public.vinos x where x.estilo = vino.estilo));
  else
    select * into previo from public.vinos x where x.id = (datos ->> 'id')::uuid for update;
    if not found then raise exception 'no_existe' using errcode = 'PT404'; end if;
    if datos ->> 'version' is not null and (datos ->> 'version')::integer <> previo.version then
      raise exception 'conflicto' using errcode = 'PT409';
    end if;
    vino := jsonb_populate_record(previo,
      datos - array['id', 'version', 'actualizado_en', 'precios', 'alergenos', 'maridajes', 'declarado']);
  end if;

  if datos ? 'declarado' then
    vino.declarado_en := case when (datos ->> 'declarado')::boolean then clock_timestamp() end;
    vino.declarado_por := case when (datos ->> 'declarado')::boolean
      then coalesce(nullif(btrim(datos ->> 'declarado_por'), ''), 'almaenigma') end;
  end if;

  if previo.id is null then
    insert into public.vinos select vino.*;
  else
    update public.vinos x set
      slug = vino.slug, nombre = vino.nombre, bodega = vino.bodega, pais = vino.pais, region = vino.region,
      denominacion = vino.denominacion, estilo = vino.estilo, crianza = vino.crianza, anada = vino.anada,
      uvas = vino.uvas, graduacion = vino.graduacion, formato_ml = vino.formato_ml, temp_min_c = vino.temp_min_c,
      temp_max_c = vino.temp_max_c, decantar = vino.decantar, ecologico = vino.ecologico, vegano = vino.vegano,
      cuerpo = vino.cuerpo, acidez = vino.acidez, dulzor = vino.dulzor, tanino = vino.tanino,
      precio_botella_cents = vino.precio_botella_cents, precio_copa_cents = vino.precio_copa_cents,
      copa_ml = vino.copa_ml, stock = vino.stock, marida = vino.marida, nota = vino.nota, motivo = vino.motivo,
      destacado = vino.destacado, imagen_id = vino.imagen_id, declarado_en = vino.declarado_en,
      declarado_por = vino.declarado_por, traducciones = vino.traducciones, orden = vino.orden,
      visible = vino.visible
    where x.id = vino.id;
  end if;

  if jsonb_typeof(datos -> 'alergenos') = 'object' then
    if exists (select 1 from jsonb_object_keys(datos -> 'alergenos') k
               where k not in (select a.clave from public.alergenos a)) then
      raise exception 'alergeno' using errcode = 'PT422';
    end if;
    delete from public.vino_alergenos where vino_id = vino.id;
    insert into public.vino_alergenos (vino_id, alergeno_id, presencia)
    select vino.id, a.id, e.value from jsonb_each_text(datos -> 'alergenos') e
    join public.alergenos a on a.clave = e.key where e.value is not null;
  end if;

  if jsonb_typeof(datos -> 'maridajes') = 'array' then
    delete from public.maridajes m where m.vino_id = vino.id and m.plato_id not in
      (select (e ->> 'plato')::uuid from jsonb_array_elements(datos -> 'maridajes') e);
    insert into public.maridajes (vino_id, plato_id, motivo, traducciones, orden)
    select vino.id, (e.par ->> 'plato')::uuid, e.par ->> 'motivo', coalesce(e.par -> 'traducciones', '{}'), 
      coalesce((select max(m.orden) from public.maridajes m where m.plato_id = (e.par ->> 'plato')::uuid), 0) + 1
    from jsonb_array_elements(datos -> 'maridajes') e (par)
    on conflict (plato_id, vino_id) do update set motivo = excluded.motivo, traducciones = excluded.traducciones;
  end if;
  return vino.id;
end
$$;

revoke all on function public.guardar_plato(jsonb), public.guardar_bebida(jsonb), public.guardar_vino(jsonb)
  from public, anon, authenticated;
grant execute on function public.guardar_plato(jsonb), public.guardar_bebida(jsonb), public.guardar_vino(jsonb)
  to authenticated;
