-- What the house counts, and the back office's own questions: what needs somebody, how far the translations are, how full
-- the days are, and what the palette finds. Each asks for the role itself and then counts without looking at the policy
-- of every row.

-- How often each page was looked at, and what guests asked Enigmito without getting an answer. Nothing about who looked,
-- never a word of a guest's.
create table public.visitas (
  dia date not null,
  pagina text not null check (pagina ~ '^/[a-z/-]{0,60}$'),
  idioma text not null check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  cuenta integer not null default 0 check (cuenta >= 0),
  primary key (dia, pagina, idioma)
);

-- One more on the restaurant's day. Only the public pages, by their Spanish path, and the five languages: whoever calls
-- can count a page up, but never fill the table.
create function private.contar_visita(pagina text, idioma text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if contar_visita.pagina is null or contar_visita.pagina not in ('/', '/dashboard', '/menu', '/philosophy', '/contact',
    '/wine', '/gallery', '/profile', '/reservations', '/privacidad', '/terminos')
  then raise exception using errcode = 'PT422', message = 'pagina'; end if;
  if contar_visita.idioma is null or contar_visita.idioma not in ('es', 'en', 'fr', 'de', 'it')
  then raise exception using errcode = 'PT422', message = 'idioma'; end if;
  insert into public.visitas as v (dia, pagina, idioma, cuenta)
  values (private.ahora_madrid()::date, contar_visita.pagina, contar_visita.idioma, 1)
  on conflict on constraint visitas_pkey do update set cuenta = least(v.cuenta, 2000000000) + 1;
end
$$;

-- The same for callers of the API; resolved when it is created, so that nobody needs access to `private`.
create function public.contar_visita(pagina text, idioma text) returns void
language sql volatile set search_path = '' return private.contar_visita(pagina, idioma);

create table public.preguntas_sin_respuesta (
  dia date not null,
  idioma text not null check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  -- A house matter nobody has written down, a kind of dish the menu has nothing of, a fact that no row holds, or
  -- nothing understood at all. The words come from the function's own vocabulary.
  clave text not null check (clave ~ '^(unclear|(policy|absent|fact):[a-z_]{1,40})$'),
  cuenta integer not null default 0 check (cuenta >= 0),
  primary key (dia, idioma, clave)
);

-- One more on the restaurant's day. Anybody may call it, so a day has an end: 5,000 questions and 1,000 pairs of
-- language and subject; what comes after is not counted. A day's first question erases what is older than twelve
-- months.
create function private.anotar_sin_respuesta(idioma text, clave text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hoy constant date := private.ahora_madrid()::date;
  preguntas bigint;
  temas bigint;
  nueva boolean;
begin
  if anotar_sin_respuesta.idioma is null or anotar_sin_respuesta.idioma not in ('es', 'en', 'fr', 'de', 'it')
  then raise exception using errcode = 'PT422', message = 'idioma'; end if;
  if anotar_sin_respuesta.clave is null
    or anotar_sin_respuesta.clave !~ '^(unclear|(policy|absent|fact):[a-z_]{1,40})$'
  then raise exception using errcode = 'PT422', message = 'clave'; end if;

  -- One after the other, or many at once would count past the end of the day.
  perform pg_advisory_xact_lock(hashtextextended('preguntas_sin_respuesta', 0));
  select coalesce(sum(p.cuenta), 0), count(*), not coalesce(bool_or(
      p.idioma = anotar_sin_respuesta.idioma and p.clave = anotar_sin_respuesta.clave), false)
    into preguntas, temas, nueva
    from public.preguntas_sin_respuesta p where p.dia = hoy;
  if preguntas >= 5000 or (nueva and temas >= 1000) then return; end if;
  if temas = 0 then
    delete from public.preguntas_sin_respuesta p where p.dia < hoy - interval '12 months';
  end if;
  insert into public.preguntas_sin_respuesta as p (dia, idioma, clave, cuenta)
  values (hoy, anotar_sin_respuesta.idioma, anotar_sin_respuesta.clave, 1)
  on conflict on constraint preguntas_sin_respuesta_pkey do update set cuenta = p.cuenta + 1;
end
$$;

-- The same for callers of the API; resolved when it is created, so that nobody needs access to `private`.
create function public.anotar_sin_respuesta(idioma text, clave text) returns void
language sql volatile set search_path = '' return private.anotar_sin_respuesta(idioma, clave);

-- What nobody could tell, summed up by subject and language for the back office. Row Level Security decides what a
-- caller sees; the most frequent come first, for an answer has a thousand rows at most.
create function public.preguntas_resumen(desde date)
returns table (clave text, idioma text, cuenta bigint)
language sql stable set search_path = '' as $$
  select p.clave, p.idioma, sum(p.cuenta)::bigint as cuenta
  from public.preguntas_sin_respuesta p
  where p.dia >= desde
  group by p.clave, p.idioma
  order by cuenta desc, p.clave, p.idioma
  limit 1000
$$;

revoke all on public.visitas, public.preguntas_sin_respuesta from public, anon, authenticated;

alter table public.visitas enable row level security;
alter table public.preguntas_sin_respuesta enable row level security;

grant select on public.visitas to authenticated;
create policy lectura on public.visitas for select to authenticated using ((select private.es_admin()));

grant select on public.preguntas_sin_respuesta to authenticated;
create policy lectura on public.preguntas_sin_respuesta for select to authenticated using ((select private.es_admin()));

-- Every text that has translations: where it stands, and which columns are translated.
create function private.textos_traducibles() returns table (tabla text, fila jsonb, campos text[])
language sql stable set search_path = '' as $$
  select 'categorias', to_jsonb(x), array['nombre', 'descripcion'] from public.categorias x
  union all select 'platos', to_jsonb(x), array['nombre', 'descripcion', 'ingredientes'] from public.platos x
  union all select 'bebidas', to_jsonb(x), array['nombre', 'descripcion'] from public.bebidas x
  union all select 'vinos', to_jsonb(x), array['nota', 'motivo'] from public.vinos x
  union all select 'alergenos', to_jsonb(x), array['nombre'] from public.alergenos x
  union all select 'filosofia', to_jsonb(x), array['titulo', 'subtitulo', 'cuerpo'] from public.filosofia x
  union all select 'galeria', to_jsonb(x), array['titulo', 'pie', 'alt'] from public.galeria x
  union all select 'contacto', to_jsonb(x), array['como_llegar', 'aparcamiento', 'transporte', 'bicicleta',
    'accesibilidad', 'terraza', 'grupos', 'atencion'] from public.contacto x
  union all select 'preguntas_frecuentes', to_jsonb(x), array['pregunta', 'respuesta']
    from public.preguntas_frecuentes x
  union all select 'legales', to_jsonb(x), array['titulo', 'cuerpo'] from public.legales x
  union all select 'zonas', to_jsonb(x), array['nombre', 'descripcion'] from public.zonas x
  union all select 'contenido_reservas', to_jsonb(x), array['titulo_principal', 'descripcion_principal',
    'mensaje_confirmacion', 'mensaje_whatsapp', 'ocasion_opciones'] from public.contenido_reservas x
  union all select 'footer_info', to_jsonb(x), array['descripcion_restaurante'] from public.footer_info x
  -- A name, a town or a grape is the same in every language.
  union all select 'ajustes', to_jsonb(x), array['valor'] from public.ajustes x
    where jsonb_typeof(x.valor) = 'string'
      and x.clave ~ '^(lema|descripcion|descripcion_asistente|horario_nota|aviso_[a-z]+|servicio_[a-z]+|estilo_[a-z]+)$'
$$;

-- How many texts of a table are complete, drafts, older than their Spanish, or missing (in whole or in part), by
-- language. What has no Spanish text needs no translation.
create function private.tablero_traducciones() returns jsonb
language sql stable set search_path = '' as $$
  with textos as materialized (
    select t.tabla, t.fila -> 'traducciones' as traducciones, private.huella_textos(t.fila, t.campos) as huella,
      -- What there is in Spanish; the items of a list are only counted.
      (select jsonb_object_agg(c, case jsonb_typeof(t.fila -> c) when 'array' then jsonb_array_length(t.fila -> c)
        else -1 end)
        from unnest(t.campos) c where coalesce(t.fila -> c, 'null') not in ('null', '""', '[]')) as escrito
    from private.textos_traducibles() t
  ), estados as (
    select t.tabla, i.idioma, case
      when exists (
        select 1 from jsonb_each(t.escrito) e where case jsonb_typeof(u.textos -> e.key)
          when 'string' then e.value <> '-1' or u.textos ->> e.key = ''
          when 'array' then jsonb_array_length(u.textos -> e.key) <> (e.value #>> '{}')::integer
          else true end) then 'falta'
      when u.textos ->> 'estado' = 'borrador' then 'borrador'
      when u.textos ->> 'origen' <> t.huella then 'vieja'
      else 'completa' end as estado
    from textos t cross join unnest(array['en', 'fr', 'de', 'it']) i (idioma)
      cross join lateral (select t.traducciones -> i.idioma as textos offset 0) u
    where t.escrito is not null
  ), cuentas as (
    select tabla, idioma, count(*) filter (where estado = 'completa') as completa,
      count(*) filter (where estado = 'borrador') as borrador,
      count(*) filter (where estado = 'vieja') as vieja, count(*) filter (where estado = 'falta') as falta
    from estados group by tabla, idioma
  )
  select coalesce(jsonb_agg(to_jsonb(cuentas) order by tabla, idioma), '[]') from cuentas
$$;

-- Reservations and covers of each day by service and language; the ones that were called off or did not come are left
-- out. Counted as the board does.
create function private.reservas_por_dia(desde date, hasta date) returns jsonb
language sql stable set search_path = '' as $$
  with cena as (select private.cena_desde() as desde), cuentas as (
    select r.fecha_reserva as dia, case when r.hora_reserva < cena.desde then 'comida' else 'cena' end as servicio,
      r.idioma, count(*) as reservas, sum(r.personas) as personas
    from public.reservas r, cena
    where r.fecha_reserva between reservas_por_dia.desde and reservas_por_dia.hasta
      and r.estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada')
    group by 1, 2, 3
  )
  select coalesce(jsonb_agg(to_jsonb(cuentas) order by dia, servicio, idioma), '[]') from cuentas
$$;

-- What waits for a person, for the numbers of the sidebar.
create function private.panel_esperan() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'reservas', (select count(*) from public.reservas
      where estado = 'pendiente' and fecha_reserva >= private.ahora_madrid()::date),
    'mensajes', (select count(*) from public.mensajes where leido_en is null),
    'textos', (select count(*) from public.experiencias where estado = 'pendiente'),
    'correos', (select count(*) from public.correos where estado in ('fallido', 'incierto')))
$$;

create function public.panel_esperan() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin();
  return private.panel_esperan();
end
$$;

-- The whole first page of the back office in one answer; the days from `desde` to `hasta`, at most a year.
create function public.panel_resumen(desde date, hasta date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  hoy constant date := private.ahora_madrid()::date;
begin
  perform private.solo_admin();
  if hasta - desde not between 0 and 366 then raise exception 'plazo' using errcode = 'PT422'; end if;
  return jsonb_build_object(
    'esperan', private.panel_esperan(),
    'preguntas', (select coalesce(sum(cuenta), 0) from public.preguntas_sin_respuesta where dia > hoy - 30),
    'fichas', (
      select jsonb_agg(jsonb_build_object('tabla', f.tabla, 'total', f.total, 'visibles', f.visibles,
        'sinDeclarar', f.sin_declarar, 'sinFoto', f.sin_foto, 'agotados', f.agotados))
      from (
        select 'platos' as tabla, count(*) as total, count(*) filter (where visible) as visibles,
          count(*) filter (where declarado_en is null) as sin_declarar,
          count(*) filter (where visible and to_jsonb(x) ->> 'imagen_id' is null) as sin_foto,
          count(*) filter (where agotado_hasta >= hoy) as agotados from public.platos x
        union all
        select 'bebidas', count(*), count(*) filter (where visible), count(*) filter (where declarado_en is null),
          count(*) filter (where visible and to_jsonb(x) ->> 'imagen_id' is null),
          count(*) filter (where agotado_hasta >= hoy) from public.bebidas x
        union all
        select 'vinos', count(*), count(*) filter (where visible), count(*) filter (where declarado_en is null),
          count(*) filter (where visible and to_jsonb(x) ->> 'imagen_id' is null), 0 from public.vinos x
        union all
        select 'galeria', count(*), count(*) filter (where visible), 0,
          count(*) filter (where visible and foto is null and to_jsonb(x) ->> 'imagen_id' is null), 0
        from public.galeria x) f),
    'traducciones', private.tablero_traducciones(),
    'dias', private.reservas_por_dia(desde, hasta));
end
$$;

-- What the palette finds: six of each kind at most, those that begin with the words first.
create function public.panel_buscar(texto text) returns table (tipo text, id text, titulo text, detalle text)
language plpgsql stable security definer set search_path = '' as $$
declare
  q constant text := private.plano(private.recorta(left(texto, 80)));
  -- For the index of the lists' searches, which holds each row's words together; the name itself decides.
  aguja constant text := '%' || replace(replace(replace(q, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  cifras constant text := regexp_replace(q, '[^0-9]', '', 'g');
  hoy constant date := private.ahora_madrid()::date;
begin
  perform private.solo_admin();
  if coalesce(q, '') = '' then return; end if;
  return query (
    select 'plato', p.id::text, p.nombre, c.nombre from public.platos p
      join public.categorias c on c.id = p.categoria_id
    where p.id in (select x.fila from private.busca x where x.tabla = 'platos' and x.texto like aguja)
      and position(q in private.plano(p.nombre)) > 0
    order by position(q in private.plano(p.nombre)) > 1, p.nombre limit 6);
  return query (
    select 'bebida', b.id::text, b.nombre, c.nombre from public.bebidas b
      join public.categorias c on c.id = b.categoria_id
    where b.id in (select x.fila from private.busca x where x.tabla = 'bebidas' and x.texto like aguja)
      and position(q in private.plano(b.nombre)) > 0
    order by position(q in private.plano(b.nombre)) > 1, b.nombre limit 6);
  return query (
    select 'vino', v.id::text, v.nombre, v.bodega from public.vinos v
    where v.id in (select x.fila from private.busca x where x.tabla = 'vinos' and x.texto like aguja)
      and position(q in private.plano(v.nombre || ' ' || v.bodega)) > 0
    order by position(q in private.plano(v.nombre)) <> 1, v.nombre limit 6);
  return query (
    select 'pregunta', f.id::text, f.pregunta, null::text from public.preguntas_frecuentes f
    where position(q in private.plano(f.pregunta)) > 0 order by f.orden limit 6);
  -- Some dozens of rows altogether.
  return query (
    select x.* from (
      select 'categoria', c.id::text, c.nombre, null::text from public.categorias c
      union all select 'alergeno', a.clave, a.nombre, null from public.alergenos a
      union all select 'idea', f.id::text, f.titulo, null from public.filosofia f
      union all select 'lamina', g.id::text, g.titulo, null from public.galeria g
      union all select 'legal', replace(l.clave, '_', '-'), l.titulo, null from public.legales l
    ) x (tipo, id, titulo, detalle)
    where position(q in private.plano(x.titulo)) > 0
    order by position(q in private.plano(x.titulo)) > 1, x.titulo limit 8);
  -- The last month and what is to come; by its code, any booking there ever was.
  return query (
    select 'reserva', r.codigo, r.nombre,
      to_char(r.fecha_reserva, 'YYYY-MM-DD') || ' ' || to_char(r.hora_reserva, 'HH24:MI') || ' ' || r.personas || ' '
        || case when r.ocupa then 'activas' else 'cerradas' end
    from public.reservas r
    where r.codigo = upper(q)
      or (r.fecha_reserva > hoy - 30 and (position(q in private.plano(r.nombre)) > 0
        or (char_length(cifras) >= 4 and position(cifras in r.telefono) > 0)))
    order by r.fecha_reserva < hoy, abs(r.fecha_reserva - hoy), r.hora_reserva limit 6);
end
$$;

-- What each dish, drink or wine holds of the 14, as one page of the table that hangs in the kitchen: by menu group and
-- order, `presencias` by the allergen's number. Undeclared is not there, and an item nobody vouched for has no date.
create function public.panel_matriz_alergenos(tipo text, salto integer default 0, cuantos integer default 500)
returns table (id uuid, nombre text, grupo text, visible boolean, declarado_en timestamptz, presencias jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin();
  return query
    with items as (
      select p.id, p.nombre, c.nombre as grupo, c.orden as g, p.orden as o, p.visible, p.declarado_en
      from public.platos p join public.categorias c on c.id = p.categoria_id
        where panel_matriz_alergenos.tipo = 'platos'
      union all
      select b.id, b.nombre, c.nombre, c.orden, b.orden, b.visible, b.declarado_en
      from public.bebidas b join public.categorias c on c.id = b.categoria_id
        where panel_matriz_alergenos.tipo = 'bebidas'
      union all
      select v.id, v.nombre, v.estilo, array_position(array['espumoso', 'blanco', 'naranja', 'rosado', 'tinto',
        'generoso', 'dulce'], v.estilo), v.orden, v.visible, v.declarado_en from public.vinos v
          where panel_matriz_alergenos.tipo = 'vinos'
      order by 4, 5, 1 limit least(cuantos, 500) offset salto)
    select i.id, i.nombre, i.grupo, i.visible, i.declarado_en, coalesce((
      select jsonb_object_agg(x.alergeno_id, x.presencia) from (
        select a.alergeno_id, a.presencia from public.plato_alergenos a where panel_matriz_alergenos.tipo = 'platos'
          and a.plato_id = i.id
        union all
        select a.alergeno_id, a.presencia from public.bebida_alergenos a where panel_matriz_alergenos.tipo = 'bebidas'
          and a.bebida_id = i.id
        union all
        select a.alergeno_id, a.presencia from public.vino_alergenos a where panel_matriz_alergenos.tipo = 'vinos'
          and a.vino_id = i.id) x), '{}')
    from items i order by i.g, i.o, i.id;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.contar_visita(text, text), private.anotar_sin_respuesta(text, text)
  to anon, authenticated;
revoke all on function public.contar_visita(text, text), public.anotar_sin_respuesta(text, text),
  public.preguntas_resumen(date)
  from public, anon, authenticated;
grant execute on function public.contar_visita(text, text), public.anotar_sin_respuesta(text, text)
  to anon, authenticated;
grant execute on function public.preguntas_resumen(date) to authenticated;
revoke all on function public.panel_esperan(), public.panel_resumen(date, date), public.panel_buscar(text),
  public.panel_matriz_alergenos(text, integer, integer)
  from public, anon, authenticated;
grant execute on function public.panel_esperan(), public.panel_resumen(date, date), public.panel_buscar(text),
  public.panel_matriz_alergenos(text, integer, integer)
  to authenticated;
