-- One save of the back office: a dish with its prices and allergens, all or nothing.

-- `datos` holds the columns of platos to set (a key that is missing keeps its value), and optionally
--   id        the dish to change; missing: a new one
--   version   the version the editor saw; another one now raises PT409 'conflicto'
--   precios   [{ "formato": "racion", "cents": 1450, "minimo": 1 }, …] in the order shown; replaces all
--             prices; a format whose minimum is not told keeps the one it had
--   alergenos { "gluten": "contiene", … }; replaces all of them
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
      || (datos - array['id', 'version', 'actualizado_en', 'precios', 'alergenos', 'declarado']));
    plato.id := gen_random_uuid();
    plato.orden := coalesce(plato.orden,
      (select coalesce(max(p.orden), 0) + 1 from public.platos p where p.categoria_id = plato.categoria_id));
  else
    select * into previo from public.platos p where p.id = (datos ->> 'id')::uuid for update;
    if not found then raise exception 'no_existe' using errcode = 'PT404'; end if;
    if datos ->> 'version' is not null and (datos ->> 'version')::integer <> previo.version then
      raise exception 'conflicto' using errcode = 'PT409';
    end if;
    plato := jsonb_populate_record(previo,
      datos - array['id', 'version', 'actualizado_en', 'precios', 'alergenos', 'declarado']);
  end if;

  if datos ? 'declarado' then
    plato.declarado_en := case when (datos ->> 'declarado')::boolean then clock_timestamp() end;
    plato.declarado_por := case when (datos ->> 'declarado')::boolean
      then coalesce(nullif(btrim(datos ->> 'declarado_por'), ''), 'almaenigma') end;
  end if;

  if previo.id is null then
    insert into public.platos select plato.*;
  else
    update public.platos p set
      slug = plato.slug, categoria_id = plato.categoria_id, nombre = plato.nombre, descripcion = plato.descripcion,
      ingredientes = plato.ingredientes, destacado = plato.destacado, ilustracion = plato.ilustracion,
      picante = plato.picante, pescado_crudo = plato.pescado_crudo, vegetariano = plato.vegetariano,
      vegano = plato.vegano, agotado_hasta = plato.agotado_hasta, declarado_en = plato.declarado_en,
      declarado_por = plato.declarado_por, traducciones = plato.traducciones, orden = plato.orden,
      visible = plato.visible
    where p.id = plato.id;
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
  return plato.id;
end
$$;
revoke all on function public.guardar_plato(jsonb) from public, anon, authenticated;
grant execute on function public.guardar_plato(jsonb) to authenticated;
