-- The lists of the back office: search without accents or case, filters and pages of thousands of rows, each query
-- through an index; the order that the house gives its things by hand, and what is done to many at once. The functions
-- that read are definers with their own check: with Row Level Security in between, PostgreSQL may not use an index for
-- a search, because `like` is not leakproof.

-- What a search looks at, kept beside the rows: folding a text takes a thousandth of a save, but ten thousand of them
-- would take half a second of each search. Nobody but the functions below reads it.
create table private.busca (
  tabla text not null,
  fila uuid not null,
  texto text not null,
  primary key (tabla, fila)
);
create index busca_texto on private.busca using gin (texto extensions.gin_trgm_ops);

-- Without accents or case; a space before the first word, so that "begins with" can be asked of each word alike.
create function private.sin_tildes(texto text) returns text
language sql immutable set search_path = '' as $$
  select ' ' || private.plano(texto)
$$;

create function private.texto_busca(tabla text, f jsonb) returns text
language sql immutable set search_path = '' as $$
  select private.sin_tildes(concat_ws(' ', f ->> 'nombre', f ->> 'descripcion', f ->> 'bodega', f ->> 'region',
    f ->> 'denominacion', f ->> 'estilo', f ->> 'anada',
    (select string_agg(e, ' ') from jsonb_array_elements_text(coalesce(f -> 'ingredientes', '[]')) e),
    (select string_agg(e ->> 'clave', ' ') from jsonb_array_elements(coalesce(f -> 'uvas', '[]')) e)))
$$;

create function private.anotar_busca() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.busca b where b.tabla = tg_table_name and b.fila = old.id;
  else
    insert into private.busca as b values (tg_table_name, new.id, private.texto_busca(tg_table_name, to_jsonb(new)))
    on conflict (tabla, fila) do update set texto = excluded.texto where b.texto <> excluded.texto;
  end if;
  return null;
end
$$;

create trigger busca after insert or delete or update of id, nombre, descripcion, ingredientes on public.platos
  for each row execute function private.anotar_busca();

create trigger busca after insert or delete or update of id, nombre, descripcion on public.bebidas
  for each row execute function private.anotar_busca();

create trigger busca after insert or delete or update of id, nombre, bodega, region, denominacion, estilo, anada, uvas
  on public.vinos for each row execute function private.anotar_busca();

-- The condition of a tab, about the row `f`. Raises PT422 'filtro' for a word that is none.
create function private.condicion_lista(tabla text, filtro text) returns text
language plpgsql stable set search_path = '' as $$
declare
  hoy constant date := private.ahora_madrid()::date;
begin
  return case filtro
    when 'todos' then 'true'
    when 'publicados' then 'f.visible'
    when 'ocultos' then 'not f.visible'
    when 'alergenos' then 'f.declarado_en is null'
    when 'agotados' then case tabla
      when 'vinos' then 'f.stock = 0'
      else format('f.agotado_hasta is not null and f.agotado_hasta >= %L', hoy) end
    when 'traducir' then case tabla
      when 'platos' then 'private.plato_sin_traducir(f.nombre, f.descripcion, f.ingredientes, f.traducciones)'
      when 'bebidas' then 'private.bebida_sin_traducir(f.nombre, f.descripcion, f.traducciones)'
      else 'private.vino_sin_traducir(f.nota, f.motivo, f.traducciones)' end
  end;
end
$$;

-- The condition of a tab and of a search, about the row `f`. A tab may be narrowed to one section, for wines to one
-- style: `publicados@<id>`. Raises PT422 'filtro' for a word or a table that is none.
create function private.condicion_busca(tabla text, filtro text, busca text) returns text
language plpgsql stable set search_path = '' as $$
declare
  condicion text := private.condicion_lista(tabla, split_part(filtro, '@', 1));
  grupo constant text := nullif(split_part(filtro, '@', 2), '');
  palabras text := '';
  palabra text;
begin
  if tabla not in ('platos', 'bebidas', 'vinos') or condicion is null then
    raise exception 'filtro' using errcode = 'PT422';
  end if;
  if grupo is not null and tabla = 'vinos' then
    condicion := condicion || format(' and f.estilo = %L', grupo);
  elsif grupo is not null then
    -- A section that is gone has nothing in it.
    condicion := condicion || case when grupo ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then format(' and f.categoria_id = %L::uuid', grupo) else ' and false' end;
  end if;
  foreach palabra in array (regexp_split_to_array(private.sin_tildes(left(coalesce(busca, ''), 120)), '\s+'))[1:9] loop
    continue when palabra = '';
    -- Less than three letters are looked for where a word begins: an index knows nothing shorter.
    palabras := palabras || format(' and b.texto like %L', case when char_length(palabra) < 3 then '% ' else '%' end
      || replace(replace(replace(palabra, '\', '\\'), '%', '\%'), '_', '\_') || '%');
  end loop;
  if palabras <> '' then
    condicion := condicion || format(' and f.id in (select b.fila from private.busca b where b.tabla = %L%s)',
      tabla, palabras);
  end if;
  return condicion;
end
$$;

-- The query of one page of a list, as text, so that a test can ask for its plan: the ids in the order of the list,
-- after the row `desde` or, with `atras`, before it (then the nearest first).
create function private.consulta_lista(tabla text, filtro text, busca text, desde uuid, atras boolean, limite integer)
returns text
language plpgsql stable set search_path = '' as $$
declare
  condicion constant text := private.condicion_busca(tabla, filtro, busca);
  grupo constant text := case when tabla = 'vinos' then 'estilo' else 'categoria_id' end;
  grupos constant text := case tabla
    when 'platos' then $s$select c.id, c.orden::numeric as orden, c.slug from public.categorias c
      where c.tipo = 'plato'$s$
    when 'bebidas' then $s$select c.id, c.orden::numeric as orden, c.slug from public.categorias c
      where c.tipo = 'bebida'$s$
    when 'vinos' then $s$select e.id, e.orden::numeric as orden, e.id as slug from unnest(
      array['espumoso', 'blanco', 'naranja', 'rosado', 'tinto', 'generoso', 'dulce']) with ordinality e (id, orden)$s$
  end;
  sitio record;
  dir constant text := case when atras then 'desc' else 'asc' end;
  sig constant text := case when atras then '<' else '>' end;
  corte_grupo text := 'true';
  corte_fila text := 'true';
begin
  if desde is not null then
    execute format('select g.orden as g_orden, g.slug as g_slug, f.orden::numeric as orden, f.slug
      from public.%I f join (%s) g on g.id = f.%I where f.id = %L', tabla, grupos, grupo, desde) into sitio;
    if sitio.slug is not null then
      corte_grupo := format('(g.orden, g.slug) %s= (%L::numeric, %L)', sig, sitio.g_orden, sitio.g_slug);
      corte_fila := format('(f.orden, f.slug) %s (case when g.slug = %L then %L::numeric else %L::numeric end, %L)',
        sig, sitio.g_slug, sitio.orden, case when atras then 'infinity' else '-infinity' end, sitio.slug);
    end if;
  end if;
  return format('select f.id from (%1$s) g cross join lateral (
      select f.id, f.orden, f.slug from public.%2$I f where f.%3$I = g.id and %4$s and %5$s
      order by f.orden %6$s, f.slug %6$s limit %7$s) f
    where %8$s order by g.orden %6$s, g.slug %6$s, f.orden %6$s, f.slug %6$s limit %7$s',
    grupos, tabla, grupo, condicion, corte_fila, dir, limite, corte_grupo);
end
$$;

-- How many rows each tab has, up to a thousand: nobody counts further, and the time stays bounded.
create function private.cuentas_lista(tabla text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  cuentas jsonb;
begin
  execute (select 'select jsonb_build_object(' || string_agg(format(
      '%L, (select count(*) from (select 1 from public.%I f where %s limit 1000) x)',
      filtro, tabla, private.condicion_lista(tabla, filtro)), ', ') || ')'
    from unnest(array['todos', 'publicados', 'ocultos', 'traducir', 'agotados', 'alergenos']) filtro) into cuentas;
  return cuentas;
end
$$;

-- One page: the ids in order, whether there is more on either side, how many were found (up to a thousand), how many
-- each tab has, and the row before the first one within its group, for the order.
create function private.pagina_lista(tabla text, filtro text, busca text, desde uuid,
  atras boolean, limite integer)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  tope constant integer := least(greatest(coalesce(limite, 50), 1), 200);
  hacia_atras constant boolean := coalesce(atras, false) and desde is not null;
  grupo constant text := case when tabla = 'vinos' then 'estilo' else 'categoria_id' end;
  ids uuid[];
  mas boolean;
  hallados integer;
  previa uuid;
  cuentas constant jsonb := private.cuentas_lista(tabla);
begin
  execute format('select array(%s)', private.consulta_lista(tabla, filtro, busca, desde, hacia_atras,
    tope + 1)) into ids;
  mas := cardinality(ids) > tope;
  ids := ids[1:tope];
  if hacia_atras then ids := array(select i.id from unnest(ids) with ordinality i (id, n) order by i.n desc); end if;
  if btrim(coalesce(busca, '')) = '' and cuentas ? filtro then
    hallados := (cuentas ->> filtro)::integer;
  elsif desde is null and not mas then
    hallados := cardinality(ids);
  else
    execute format('select count(*) from (select 1 from public.%I f where %s limit 1000) x', tabla,
      private.condicion_busca(tabla, filtro, busca)) into hallados;
  end if;
  if desde is not null and ids[1] is not null then
    execute format('select o.id from public.%1$I f, lateral (select o.id from public.%1$I o
      where o.%2$I = f.%2$I and (o.orden, o.slug) < (f.orden, f.slug) order by o.orden desc, o.slug desc limit 1) o
      where f.id = %3$L', tabla, grupo, ids[1]) into previa;
  end if;
  return jsonb_build_object('ids', to_jsonb(ids), 'antes', case when hacia_atras then mas else desde is not null end,
    'despues', hacia_atras or mas, 'encontrados', hallados, 'previa', previa, 'cuentas', cuentas);
end
$$;

create function public.lista_platos(filtro text default 'todos', busca text default '', desde uuid default null,
  atras boolean default false, limite integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pagina jsonb;
begin
  if not private.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  pagina := private.pagina_lista('platos', filtro, busca, desde, atras, limite);
  return pagina - 'ids' || jsonb_build_object('filas', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'slug', f.slug, 'nombre', f.nombre, 'descripcion', f.descripcion, 'ingredientes', f.ingredientes,
      'ilustracion', f.ilustracion, 'visible', f.visible, 'agotado_hasta', f.agotado_hasta,
      'declarado_en', f.declarado_en, 'traducciones', f.traducciones, 'categoria_id', f.categoria_id,
      'categoria', jsonb_build_object('nombre', c.nombre, 'orden', c.orden),
      'precios', (select coalesce(jsonb_agg(jsonb_build_object('formato', x.formato, 'cents', x.cents, 'orden', x.orden)
        order by x.orden), '[]') from public.plato_precios x where x.plato_id = f.id),
      'imagen', (select jsonb_build_object('nombre', i.nombre, 'anchos', i.anchos) from public.imagenes i
        where i.id = f.imagen_id),
      'alergenos', (select coalesce(jsonb_agg(jsonb_build_object('presencia', x.presencia,
        'alergeno', jsonb_build_object('clave', a.clave)) order by a.id), '[]')
        from public.plato_alergenos x join public.alergenos a on a.id = x.alergeno_id where x.plato_id = f.id)
    ) order by o.n), '[]')
    from jsonb_array_elements_text(pagina -> 'ids') with ordinality o (id, n)
    join public.platos f on f.id = o.id::uuid join public.categorias c on c.id = f.categoria_id));
end
$$;

create function public.lista_bebidas(filtro text default 'todos', busca text default '', desde uuid default null,
  atras boolean default false, limite integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pagina jsonb;
begin
  if not private.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  pagina := private.pagina_lista('bebidas', filtro, busca, desde, atras, limite);
  return pagina - 'ids' || jsonb_build_object('filas', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'slug', f.slug, 'nombre', f.nombre, 'descripcion', f.descripcion, 'ilustracion', f.ilustracion,
      'volumen_ml', f.volumen_ml, 'con_alcohol', f.con_alcohol, 'visible', f.visible, 'agotado_hasta', f.agotado_hasta,
      'declarado_en', f.declarado_en, 'traducciones', f.traducciones, 'categoria_id', f.categoria_id,
      'categoria', jsonb_build_object('nombre', c.nombre, 'orden', c.orden),
      'precios', (select coalesce(jsonb_agg(jsonb_build_object('formato', x.formato, 'cents', x.cents, 'orden', x.orden)
        order by x.orden), '[]') from public.bebida_precios x where x.bebida_id = f.id),
      'imagen', (select jsonb_build_object('nombre', i.nombre, 'anchos', i.anchos) from public.imagenes i
        where i.id = f.imagen_id),
      'alergenos', (select coalesce(jsonb_agg(jsonb_build_object('presencia', x.presencia,
        'alergeno', jsonb_build_object('clave', a.clave)) order by a.id), '[]')
        from public.bebida_alergenos x join public.alergenos a on a.id = x.alergeno_id where x.bebida_id = f.id)
    ) order by o.n), '[]')
    from jsonb_array_elements_text(pagina -> 'ids') with ordinality o (id, n)
    join public.bebidas f on f.id = o.id::uuid join public.categorias c on c.id = f.categoria_id));
end
$$;

create function public.lista_vinos(filtro text default 'todos', busca text default '', desde uuid default null,
  atras boolean default false, limite integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pagina jsonb;
begin
  if not private.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  pagina := private.pagina_lista('vinos', filtro, busca, desde, atras, limite);
  return pagina - 'ids' || jsonb_build_object('filas', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'slug', f.slug, 'nombre', f.nombre, 'bodega', f.bodega, 'region', f.region, 'estilo', f.estilo,
      'anada', f.anada, 'nota', f.nota, 'motivo', f.motivo, 'stock', f.stock, 'visible', f.visible,
      'precio_botella_cents', f.precio_botella_cents, 'precio_copa_cents', f.precio_copa_cents,
      'declarado_en', f.declarado_en, 'traducciones', f.traducciones,
      'imagen', (select jsonb_build_object('nombre', i.nombre, 'anchos', i.anchos) from public.imagenes i
        where i.id = f.imagen_id),
      'alergenos', (select coalesce(jsonb_agg(jsonb_build_object('presencia', x.presencia,
        'alergeno', jsonb_build_object('clave', a.clave)) order by a.id), '[]')
        from public.vino_alergenos x join public.alergenos a on a.id = x.alergeno_id where x.vino_id = f.id)
    ) order by o.n), '[]')
    from jsonb_array_elements_text(pagina -> 'ids') with ordinality o (id, n)
    join public.vinos f on f.id = o.id::uuid));
end
$$;

-- Everything a search and a tab have found, for "select all found".
create function public.lista_ids(tabla text, filtro text default 'todos', busca text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  if not private.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  execute format('select array(%s)', private.consulta_lista(tabla, filtro, busca, null, false, 10000)) into ids;
  return to_jsonb(ids);
end
$$;

-- Puts a row right after `tras` among those it is shown with (dishes and drinks: of their category, wines: of their
-- style, categories: of their kind); null: first of them. PT404 when one of the two is gone, or no longer among the
-- other's.
create function private.mover(tabla text, fila text, tras text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  grupo constant text := case when tabla in ('platos', 'bebidas') then 'categoria_id' when tabla = 'vinos' then 'estilo'
    when tabla = 'categorias' then 'tipo' end;
  -- What decides between two that stand in the same place, as the public pages have it.
  empate constant text := case tabla when 'preguntas_frecuentes' then 'tema' when 'legales' then 'clave' when 'zonas'
    then 'clave'
    when 'alergenos' then 'clave' else 'slug' end;
  tipo constant text := case tabla when 'alergenos' then 'smallint' else 'uuid' end;
  donde text;
  mio text;
  previo numeric;
  previo_empate text;
  siguiente numeric;
  nuevo numeric;
begin
  perform private.solo_admin('mover');
  if tabla not in ('categorias', 'platos', 'bebidas', 'vinos', 'alergenos', 'filosofia', 'galeria',
    'preguntas_frecuentes', 'legales', 'zonas') then
    raise exception 'tabla' using errcode = 'PT422';
  end if;
  if tras = fila then return; end if;

  execute format('select %s from public.%I where id = $1::%s', coalesce(quote_ident(grupo)
    || '::text', quote_literal('')), tabla, tipo)
    into mio using fila;
  if mio is null then raise exception 'no_existe' using errcode = 'PT404'; end if;
  perform pg_advisory_xact_lock(hashtextextended('orden:' || tabla || ':' || mio, 0));
  donde := case when grupo is null then 'true'
    else format('%I = %L::%s', grupo, mio, case grupo when 'categoria_id' then 'uuid' else 'text' end) end;

  for intento in 1 .. 2 loop
    -- The neighbours as they are now, without the one that is moved.
    if tras is null then
      execute format('select orden from public.%I where %s and id <> $1::%s order by orden limit 1', tabla, donde, tipo)
        into siguiente using fila;
    else
      execute format('select orden, %I from public.%I where %s and id = $1::%s', empate, tabla, donde, tipo)
        into previo, previo_empate using tras;
      if previo is null then raise exception 'no_existe' using errcode = 'PT404'; end if;
      execute format('select orden from public.%1$I
        where %2$s and id <> $1::%3$s and orden >= $2 and (orden, %4$I) > ($2, $3)
        order by orden, %4$I limit 1', tabla, donde, tipo, empate) into siguiente using fila, previo, previo_empate;
    end if;
    nuevo := case
      when previo is null and siguiente is null then 1
      when previo is null then ceil(siguiente) - 1
      when siguiente is null then floor(previo) + 1 end;
    if nuevo is null then
      -- The shortest number that lies between the two.
      for cifras in 0 .. 9 loop
        nuevo := round((previo + siguiente) / 2, cifras);
        exit when nuevo > previo and nuevo < siguiente;
        nuevo := null;
      end loop;
    end if;
    exit when nuevo is not null;
    -- No room left: all of them are numbered anew, which is nobody's change.
    perform private.set_step('{"sin_historial": true}');
    execute format('update public.%1$I t set orden = x.n from (select id, row_number() over (order by orden, %2$I) as n
      from public.%1$I where %3$s) x where x.id = t.id and t.orden <> x.n', tabla, empate, donde);
    perform private.set_step(null);
  end loop;

  execute format('update public.%I set orden = $1 where id = $2::%s and orden <> $1', tabla, tipo) using nuevo, fila;
end
$$;

-- The same for callers of the API; bound when it is created, so that nobody needs access to `private`.
create function public.mover(tabla text, fila text, tras text default null) returns void
language sql volatile security invoker set search_path = '' return private.mover(tabla, fila, tras);

-- Sends a row one place up or down, to the beginning or the end, or (`a` = 'tras') right after another one; see
-- `mover`. Answers the row it stood after, for whoever wants it back there; null: it was the first.
create function public.ordenar(tabla text, fila text, a text, tras text default null) returns text
language plpgsql security invoker set search_path = '' as $$
declare
  grupo constant text := case when tabla in ('platos', 'bebidas') then 'categoria_id' when tabla = 'vinos' then 'estilo'
    when tabla = 'categorias' then 'tipo' end;
  empate constant text := case tabla when 'preguntas_frecuentes' then 'tema' when 'legales' then 'clave'
    when 'zonas' then 'clave' when 'alergenos' then 'clave' else 'slug' end;
  vecinas text;
  anterior text;
  nueva text;
begin
  if not public.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  if tabla not in ('categorias', 'platos', 'bebidas', 'vinos', 'alergenos', 'filosofia', 'galeria',
    'preguntas_frecuentes',
    'legales', 'zonas') then
    raise exception 'tabla' using errcode = 'PT422';
  end if;
  -- The n-th neighbour of the row on one side: %1$s which side, %2$s in which order, %3$s how many to skip.
  vecinas := format('select o.id::text from public.%1$I f
    join public.%1$I o on %2$s and (o.orden, o.%3$I) %%1$s (f.orden, f.%3$I)
    where f.id::text = $1 order by o.orden %%2$s, o.%3$I %%2$s offset %%3$s limit 1',
    tabla, case when grupo is null then 'true' else format('o.%1$I = f.%1$I', grupo) end, empate);
  execute format(vecinas, '<', 'desc', 0) into anterior using fila;
  case a
    when 'tras' then nueva := tras;
    when 'principio' then nueva := null;
    when 'arriba' then
      if anterior is null then return null; end if;
      execute format(vecinas, '<', 'desc', 1) into nueva using fila;
    when 'abajo' then
      execute format(vecinas, '>', 'asc', 0) into nueva using fila;
      if nueva is null then return anterior; end if;
    when 'final' then
      execute format('select o.id::text from public.%1$I f join public.%1$I o on %2$s and o.id <> f.id
        where f.id::text = $1 order by o.orden desc, o.%3$I desc limit 1',
        tabla, case when grupo is null then 'true' else format('o.%1$I = f.%1$I', grupo) end, empate)
        into nueva using fila;
      if nueva is null then return anterior; end if;
    else raise exception 'a' using errcode = 'PT422';
  end case;
  perform public.mover(tabla, fila, nueva);
  return anterior;
end
$$;

-- A copy of a dish, a drink or a wine, right after it: hidden, with a short name of its own, its translations drafts,
-- its allergens undeclared, its prices the same. Returns the new id; PT404 when the row is gone.
create function public.duplicar(tabla text, fila uuid) returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
  copia constant uuid := gen_random_uuid();
  previo jsonb;
  base text;
  corto text;
  n integer := 1;
  hay boolean;
begin
  if not public.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  if tabla not in ('platos', 'bebidas', 'vinos') then raise exception 'tabla' using errcode = 'PT422'; end if;
  execute format('select to_jsonb(f) from public.%I f where f.id = $1', tabla) into previo using fila;
  if previo is null then raise exception 'no_existe' using errcode = 'PT404'; end if;
  base := rtrim(left(previo ->> 'slug', 68), '-') || '-copia';
  loop
    corto := base || case when n = 1 then '' else '-' || n end;
    execute format('select exists (select 1 from public.%I f where f.slug = $1)', tabla) into hay using corto;
    exit when not hay;
    n := n + 1;
  end loop;
  execute format('insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, $1)).*', tabla)
    using previo || jsonb_build_object('id', copia, 'slug', corto,
      'nombre', left(previo ->> 'nombre', 112) || ' (copia)', 'visible', false, 'destacado', false,
      'declarado_en', null, 'declarado_por', null, 'agotado_hasta', null,
      'traducciones', (select coalesce(jsonb_object_agg(t.key, t.value || '{"estado": "borrador"}'), '{}')
        from jsonb_each(previo -> 'traducciones') t));
  if tabla = 'platos' then
    insert into public.plato_precios select copia, p.formato, p.cents, p.minimo, p.orden
    from public.plato_precios p where p.plato_id = fila;
  elsif tabla = 'bebidas' then
    insert into public.bebida_precios select copia, p.formato, p.cents, p.minimo, p.orden
    from public.bebida_precios p where p.bebida_id = fila;
  end if;
  perform public.mover(tabla, copia::text, fila::text);
  return copia;
end
$$;

-- Marks many dishes or drinks as sold out until the end of today (`agotado`), as there again, or moves them to the end
-- of another section (`categoria`), in the order they stand in. What is so already stays as it is. Answers what puts it
-- back: entries of the history, or for a move the places they had, which come back as `lugares` (the history keeps no
-- order).
create function public.lote_cambiar(tabla text, filas text[], cambio jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  hoy constant date := private.ahora_madrid()::date;
  adonde constant uuid := (cambio ->> 'categoria')::uuid;
  hechas text[];
  lugares jsonb;
begin
  if not private.es_admin() then raise exception using errcode = '42501', message
    = 'permission denied for function lote_cambiar'; end if;
  if tabla not in ('platos', 'bebidas') then raise exception 'tabla' using errcode = 'PT422'; end if;
  if cardinality(filas) > 500 then raise exception 'demasiados' using errcode = 'PT422'; end if;
  if adonde is not null then
    if not exists (select from public.categorias c where c.id = adonde
      and c.tipo = case tabla when 'platos' then 'plato' else 'bebida' end) then
      raise exception 'no_existe' using errcode = 'PT404';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('orden:' || tabla || ':' || adonde, 0));
    execute format('with x as (select f.id, f.orden, f.slug, f.categoria_id as antes, c.orden as seccion from public.%1$I f
        join public.categorias c on c.id = f.categoria_id
        where f.id = any ($1::uuid[]) and f.categoria_id <> $2),
      n as (select x.id, floor(coalesce((select max(o.orden) from public.%1$I o where o.categoria_id = $2), 0))
        + row_number() over (order by x.seccion, x.orden, x.slug) as orden from x),
      y as (update public.%1$I f set categoria_id = $2, orden = n.orden from n where n.id = f.id)
      select jsonb_agg(jsonb_build_object(''fila'', x.id, ''categoria'', x.antes, ''orden'', x.orden)) from x', tabla)
      into lugares using filas, adonde;
    return coalesce(lugares, '[]');
  elsif jsonb_typeof(cambio -> 'lugares') = 'array' then
    execute format('update public.%1$I f set categoria_id = l.categoria, orden = l.orden
      from jsonb_to_recordset($1) as l (fila uuid, categoria uuid, orden numeric)
      join public.categorias c on c.id = l.categoria and c.tipo = $2 where f.id = l.fila', tabla)
      using cambio -> 'lugares', case tabla when 'platos' then 'plato' else 'bebida' end;
    return '[]';
  elsif jsonb_typeof(cambio -> 'agotado') = 'boolean' then
    execute format('with y as (update public.%I f set agotado_hasta = case when $2 then $3 end
        where f.id = any ($1::uuid[]) and (f.agotado_hasta is not null and f.agotado_hasta >= $3) <> $2
        returning f.id::text)
      select array_agg(y.id) from y', tabla) into hechas using filas, (cambio -> 'agotado')::boolean, hoy;
  else
    raise exception 'cambio' using errcode = 'PT422';
  end if;
  return coalesce((select jsonb_agg(h.id order by h.id) from unnest(hechas) e (fila), lateral (
    select x.id from public.historial x where x.tabla = lote_cambiar.tabla and x.fila = e.fila
    order by x.id desc limit 1) h), '[]');
end
$$;

-- The rows of an imported file, as the editors save them, all or none. Returns how many.
create function public.importar(tabla text, filas jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  fila jsonb;
  n integer := 0;
begin
  if not public.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
  if tabla not in ('platos', 'bebidas', 'vinos') or jsonb_typeof(filas) <> 'array'
    or jsonb_array_length(filas) > 2000 then
    raise exception 'tabla' using errcode = 'PT422';
  end if;
  for fila in select e from jsonb_array_elements(filas) e loop
    case tabla when 'platos' then perform public.guardar_plato(fila);
      when 'bebidas' then perform public.guardar_bebida(fila);
      else perform public.guardar_vino(fila); end case;
    n := n + 1;
  end loop;
  return n;
end
$$;

-- Shows or hides many; returns how many that changed.
create function public.lote_visible(tabla text, filas text[], visible boolean) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  hechas integer;
begin
  if not public.es_admin() then raise exception using errcode = '42501', message
    = 'permission denied for function lote_visible'; end if;
  if tabla not in ('categorias', 'platos', 'bebidas', 'vinos', 'filosofia', 'galeria', 'preguntas_frecuentes') then
    raise exception 'tabla' using errcode = 'PT422';
  end if;
  if cardinality(filas) > 500 then raise exception 'demasiados' using errcode = 'PT422'; end if;
  execute format('update public.%I t set visible = $1 where t.id = any ($2::uuid[]) and t.visible <> $1', tabla)
    using visible, filas;
  get diagnostics hechas = row_count;
  return hechas;
end
$$;

-- A price changed by a percentage and rounded to 1, 5, 10 or 50 cents; never below one cent.
create function private.precio_nuevo(cents integer, porcentaje numeric, redondeo integer) returns integer
language sql immutable set search_path = '' as $$
  select case when cents is not null
    then greatest(1, round(cents * (100 + porcentaje) / 100 / redondeo) * redondeo)::integer end
$$;

-- Changes all prices of many by a percentage (-90 to 500). Returns what they were, and which entry of the history puts
-- each back: [{ "fila": "…", "historial": 7, "precios": { "racion": 1400 } }, …], only of what changed.
create function public.lote_precio(tabla text, filas text[], porcentaje numeric, redondeo integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  antes jsonb;
begin
  if not private.es_admin() then raise exception using errcode = '42501', message
    = 'permission denied for function lote_precio'; end if;
  if tabla not in ('platos', 'bebidas', 'vinos') then raise exception 'tabla' using errcode = 'PT422'; end if;
  if cardinality(filas) > 500 then raise exception 'demasiados' using errcode = 'PT422'; end if;
  if porcentaje is null or porcentaje not between -90 and 500 then raise exception 'porcentaje'
    using errcode = 'PT422'; end if;
  if redondeo is null or redondeo not in (1, 5, 10, 50) then raise exception 'redondeo' using errcode = 'PT422'; end if;

  if tabla = 'vinos' then
    with x as (select v.id, v.precio_botella_cents as botella, v.precio_copa_cents as copa from public.vinos v
        where v.id = any (filas::uuid[]) for update),
      y as (update public.vinos v set precio_botella_cents = private.precio_nuevo(x.botella, porcentaje, redondeo),
          precio_copa_cents = private.precio_nuevo(x.copa, porcentaje, redondeo)
        from x where x.id = v.id and (private.precio_nuevo(x.botella, porcentaje, redondeo) <> x.botella
          or private.precio_nuevo(x.copa, porcentaje, redondeo) <> x.copa)
        returning v.id as fila, jsonb_strip_nulls(jsonb_build_object('botella', x.botella, 'copa', x.copa)) as precios)
    select jsonb_agg(to_jsonb(y) order by y.fila) into antes from y;
  else
    execute format('with x as (select p.%2$I as de, p.formato, p.cents from public.%1$I p
        where p.%2$I = any ($1::uuid[]) for update),
      y as (update public.%1$I p set cents = private.precio_nuevo(x.cents, $2, $3) from x
        where x.de = p.%2$I and x.formato = p.formato and private.precio_nuevo(x.cents, $2, $3) <> x.cents
        returning p.%2$I as fila, p.formato, x.cents),
      -- An editor that is open must hear of it.
      z as (update public.%3$I t set version = t.version where t.id in (select y.fila from y))
      select jsonb_agg(jsonb_build_object(''fila'', w.fila, ''precios'', w.precios) order by w.fila)
      from (select y.fila, jsonb_object_agg(y.formato, y.cents) as precios from y group by y.fila) w',
      case tabla when 'platos' then 'plato_precios' else 'bebida_precios' end,
      case tabla when 'platos' then 'plato_id' else 'bebida_id' end, tabla) into antes using filas, porcentaje,
        redondeo;
  end if;
  return coalesce((select jsonb_agg(e || jsonb_build_object('historial', (select h.id from public.historial h
    where h.tabla = lote_precio.tabla and h.fila = e ->> 'fila' order by h.id desc limit 1)))
      from jsonb_array_elements(antes) e), '[]');
exception when check_violation or numeric_value_out_of_range then
  raise exception 'precio' using errcode = 'PT422';
end
$$;

revoke all on private.busca from public, anon, authenticated;

revoke execute on all functions in schema private from public;
grant execute on function private.mover(text, text, text) to authenticated;
revoke all on function public.lista_platos(text, text, uuid, boolean, integer),
  public.lista_bebidas(text, text, uuid, boolean, integer), public.lista_vinos(text, text, uuid, boolean, integer),
  public.lista_ids(text, text, text), public.mover(text, text, text), public.ordenar(text, text, text, text),
  public.duplicar(text, uuid), public.importar(text, jsonb), public.lote_visible(text, text[], boolean),
  public.lote_precio(text, text[], numeric, integer), public.lote_cambiar(text, text[], jsonb)
  from public, anon, authenticated;
grant execute on function public.lista_platos(text, text, uuid, boolean, integer),
  public.lista_bebidas(text, text, uuid, boolean, integer), public.lista_vinos(text, text, uuid, boolean, integer),
  public.lista_ids(text, text, text), public.mover(text, text, text), public.ordenar(text, text, text, text),
  public.duplicar(text, uuid), public.importar(text, jsonb), public.lote_visible(text, text[], boolean),
  public.lote_precio(text, text[], numeric, integer), public.lote_cambiar(text, text[], jsonb)
  to authenticated;
