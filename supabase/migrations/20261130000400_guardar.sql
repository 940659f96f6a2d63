-- One save of the back office for a dish, a drink or a wine, with everything that belongs to it, all or nothing.

-- `tabla` is platos, bebidas or vinos. `datos` holds the columns to set (a key that is missing keeps its value, or in a
-- new row takes the column's default), and optionally
--   id        the row to change; missing: a new one, last of its category or style
--   version   the version the editor saw; another one now raises PT409 'conflicto'
--   precios   [{ "formato": "racion", "cents": 1450, "minimo": 1 }, …] in the order shown; replaces all
--             prices; a format whose minimum is not told keeps the one it had. Wines have theirs in columns
--   alergenos { "gluten": "contiene", … }; replaces all of them
--   maridajes of a dish: [{ "vino": <id>, "motivo": "…", "traducciones": … }, …] in the order shown; replaces all of
--             them. Of a wine: the same with "plato"; the order is the dish's: a new pairing is its last
--   declarado true: somebody vouches for the allergens now; false: nobody does
-- Returns the id. Runs with the caller's rights: Row Level Security has the last word. For the same reason nothing else
-- of `private` is called here.
create function private.guardar(tabla text, datos jsonb) returns uuid
language plpgsql volatile security invoker set search_path = '' as $$
declare
  -- plato_precios, plato_alergenos, plato_id …
  una constant text := case tabla when 'platos' then 'plato' when 'bebidas' then 'bebida' when 'vinos' then 'vino' end;
  grupo constant text := case tabla when 'vinos' then 'estilo' else 'categoria_id' end;
  fila uuid := (datos ->> 'id')::uuid;
  nueva constant boolean := fila is null;
  valores jsonb := datos - array['id', 'version', 'actualizado_en'];
  vista integer;
  columnas text;
  minimos jsonb;
begin
  if not public.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  if datos ? 'declarado' then
    valores := valores || case when (datos ->> 'declarado')::boolean
      then jsonb_build_object('declarado_en', clock_timestamp(),
        'declarado_por', coalesce(nullif(btrim(datos ->> 'declarado_por'), ''), 'almaenigma'))
      else '{"declarado_en": null, "declarado_por": null}' end;
  end if;

  if nueva then
    fila := gen_random_uuid();
    valores := valores || jsonb_build_object('id', fila);
    if valores ->> 'orden' is null then
      execute format('select $1 || jsonb_build_object(''orden'', coalesce(floor(max(x.orden)), 0) + 1)
        from public.%1$I x where x.%2$I = (jsonb_populate_record(null::public.%1$I, $1)).%2$I', tabla, grupo)
        into valores using valores;
    end if;
  else
    execute format('select x.version from public.%I x where x.id = $1 for update', tabla) into vista using fila;
    if vista is null then raise exception 'no_existe' using errcode = 'PT404'; end if;
    if (datos ->> 'version')::integer <> vista then raise exception 'conflicto' using errcode = 'PT409'; end if;
  end if;
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columnas from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', tabla)::regclass and a.attnum > 0 and not a.attisdropped
      and valores ? a.attname::text;
  if nueva then
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      tabla, columnas) using valores;
  else
    -- Also when only prices were sent: an editor that is open must hear of it.
    execute format('update public.%1$I x set (%2$s) = (select %2$s from jsonb_populate_record(x, $1)) where x.id = $2',
      tabla, concat_ws(', ', 'version', columnas)) using valores, fila;
  end if;

  if una <> 'vino' and jsonb_typeof(datos -> 'precios') = 'array' then
    execute format('select coalesce(jsonb_object_agg(x.formato, x.minimo), ''{}'') from public.%I x where x.%I = $1',
      una || '_precios', una || '_id') into minimos using fila;
    execute format('delete from public.%I where %I = $1', una || '_precios', una || '_id') using fila;
    execute format('insert into public.%I (%I, formato, cents, minimo, orden)
      select $1, p ->> ''formato'', (p ->> ''cents'')::integer,
        coalesce(p ->> ''minimo'', $3 ->> (p ->> ''formato''), ''1'')::integer, n
      from jsonb_array_elements($2) with ordinality e (p, n)', una || '_precios', una || '_id')
      using fila, datos -> 'precios', minimos;
  end if;

  if jsonb_typeof(datos -> 'alergenos') = 'object' then
    if exists (select 1 from jsonb_object_keys(datos -> 'alergenos') k
               where k not in (select a.clave from public.alergenos a)) then
      raise exception 'alergeno' using errcode = 'PT422';
    end if;
    execute format('delete from public.%I where %I = $1', una || '_alergenos', una || '_id') using fila;
    execute format('insert into public.%I (%I, alergeno_id, presencia)
      select $1, a.id, e.value from jsonb_each_text($2) e
      join public.alergenos a on a.clave = e.key where e.value is not null', una || '_alergenos', una || '_id')
      using fila, datos -> 'alergenos';
  end if;

  if una = 'plato' and jsonb_typeof(datos -> 'maridajes') = 'array' then
    delete from public.maridajes m where m.plato_id = fila and m.vino_id not in
      (select (e ->> 'vino')::uuid from jsonb_array_elements(datos -> 'maridajes') e);
    insert into public.maridajes (plato_id, vino_id, motivo, traducciones, orden)
    select fila, (e.par ->> 'vino')::uuid, e.par ->> 'motivo', coalesce(e.par -> 'traducciones', '{}'), e.n
    from jsonb_array_elements(datos -> 'maridajes') with ordinality e (par, n)
    on conflict (plato_id, vino_id) do update
      set motivo = excluded.motivo, traducciones = excluded.traducciones, orden = excluded.orden;
  elsif una = 'vino' and jsonb_typeof(datos -> 'maridajes') = 'array' then
    delete from public.maridajes m where m.vino_id = fila and m.plato_id not in
      (select (e ->> 'plato')::uuid from jsonb_array_elements(datos -> 'maridajes') e);
    insert into public.maridajes (vino_id, plato_id, motivo, traducciones, orden)
    select fila, (e.par ->> 'plato')::uuid, e.par ->> 'motivo', coalesce(e.par -> 'traducciones', '{}'),
      coalesce((select max(m.orden) from public.maridajes m where m.plato_id = (e.par ->> 'plato')::uuid), 0) + 1
    from jsonb_array_elements(datos -> 'maridajes') e (par)
    on conflict (plato_id, vino_id) do update set motivo = excluded.motivo, traducciones = excluded.traducciones;
  end if;
  return fila;
end
$$;

-- For callers of the API. The names are bound when they are created, so that nobody needs access to `private`.
create function public.guardar_plato(datos jsonb) returns uuid
language sql volatile security invoker set search_path = '' return private.guardar('platos', datos);

create function public.guardar_bebida(datos jsonb) returns uuid
language sql volatile security invoker set search_path = '' return private.guardar('bebidas', datos);

create function public.guardar_vino(datos jsonb) returns uuid
language sql volatile security invoker set search_path = '' return private.guardar('vinos', datos);

revoke execute on all functions in schema private from public;
grant execute on function private.guardar(text, jsonb) to authenticated;
revoke all on function public.guardar_plato(jsonb), public.guardar_bebida(jsonb), public.guardar_vino(jsonb)
  from public, anon, authenticated;
grant execute on function public.guardar_plato(jsonb), public.guardar_bebida(jsonb), public.guardar_vino(jsonb)
  to authenticated;
