-- The order that the house gives its things by hand, and what is done to many at once.

-- Between any two there is room for a third: what is moved is the one row that is written.
alter table public.categorias alter column orden type numeric;
alter table public.platos alter column orden type numeric;
alter table public.bebidas alter column orden type numeric;
alter table public.vinos alter column orden type numeric;
alter table public.alergenos alter column orden type numeric;
alter table public.filosofia alter column orden type numeric;
alter table public.galeria alter column orden type numeric;
alter table public.preguntas_frecuentes alter column orden type numeric;
alter table public.legales alter column orden type numeric;
alter table public.zonas alter column orden type numeric;

-- As before, but whoever moves a thing has not changed it: an editor that is open does not lose the race to a drag.
create or replace function private.tocar() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and current_setting('alma.moviendo', true) = 'si' then return new; end if;
  new.version := case when tg_op = 'INSERT' then 1 else old.version + 1 end;
  new.actualizado_en := now();
  return new;
end
$$;
create or replace function private.tocar_legal() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and current_setting('alma.moviendo', true) = 'si' then return new; end if;
  new.revision := case when tg_op = 'INSERT' then 1 else old.revision + 1 end;
  new.actualizado_en := now();
  return new;
end
$$;

-- Puts a row right after `tras` among those it is shown with (dishes and drinks: of their category, wines: of their
-- style, categories: of their kind); null: first of them. Runs with the caller's rights. PT404 when one of the two is
-- gone, or no longer among the other's.
create function public.mover(tabla text, fila text, tras text default null) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  grupo constant text := case when tabla in ('platos', 'bebidas') then 'categoria_id' when tabla = 'vinos' then 'estilo'
    when tabla = 'categorias' then 'tipo' end;
  -- What decides between two that stand in the same place, as the public pages have it.
  empate constant text := case tabla when 'preguntas_frecuentes' then 'tema' when 'legales' then 'clave' when 'zonas' then 'clave'
    when 'alergenos' then 'clave' else 'slug' end;
  tipo constant text := case tabla when 'alergenos' then 'smallint' else 'uuid' end;
  donde text;
  mio text;
  previo numeric;
  previo_empate text;
  siguiente numeric;
  nuevo numeric;
begin
  if not public.es_admin() then raise exception using errcode = '42501', message = 'permission denied for function mover'; end if;
  if tabla not in ('categorias', 'platos', 'bebidas', 'vinos', 'alergenos', 'filosofia', 'galeria', 'preguntas_frecuentes', 'legales', 'zonas') then
    raise exception 'tabla' using errcode = 'PT422';
  end if;
  if tras = fila then return; end if;

  execute format('select %s from public.%I where id = $1::%s', coalesce(quote_ident(grupo) || '::text', quote_literal('')), tabla, tipo)
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
      execute format('select orden from public.%1$I where %2$s and id <> $1::%3$s and orden >= $2 and (orden, %4$I) > ($2, $3)
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
    perform set_config('alma.moviendo', 'si', true), set_config('alma.sin_historial', 'si', true);
    execute format('update public.%1$I t set orden = x.n from (select id, row_number() over (order by orden, %2$I) as n
      from public.%1$I where %3$s) x where x.id = t.id and t.orden <> x.n', tabla, empate, donde);
    perform set_config('alma.moviendo', '', true), set_config('alma.sin_historial', '', true);
  end loop;

  perform set_config('alma.moviendo', 'si', true);
  execute format('update public.%I set orden = $1 where id = $2::%s and orden <> $1', tabla, tipo) using nuevo, fila;
  perform set_config('alma.moviendo', '', true);
end
$$;

-- Shows or hides many; returns how many that changed.
create function public.lote_visible(tabla text, filas text[], visible boolean) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  hechas integer;
begin
  if not public.es_admin() then raise exception using errcode = '42501', message = 'permission denied for function lote_visible'; end if;
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
  select case when cents is not null then greatest(1, round(cents * (100 + porcentaje) / 100 / redondeo) * redondeo)::integer end
$$;

-- Changes all prices of many by a percentage (-90 to 500). Returns what they were, and which entry of the history puts
-- each back: [{ "fila": "…", "historial": 7, "precios": { "racion": 1400 } }, …], only of what changed.
create function public.lote_precio(tabla text, filas text[], porcentaje numeric, redondeo integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  antes jsonb;
begin
  if not private.es_admin() then raise exception using errcode = '42501', message = 'permission denied for function lote_precio'; end if;
  if tabla not in ('platos', 'bebidas', 'vinos') then raise exception 'tabla' using errcode = 'PT422'; end if;
  if cardinality(filas) > 500 then raise exception 'demasiados' using errcode = 'PT422'; end if;
  if porcentaje is null or porcentaje not between -90 and 500 then raise exception 'porcentaje' using errcode = 'PT422'; end if;
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
    execute format('with x as (select p.%2$I as de, p.formato, p.cents from public.%1$I p where p.%2$I = any ($1::uuid[]) for update),
      y as (update public.%1$I p set cents = private.precio_nuevo(x.cents, $2, $3) from x
        where x.de = p.%2$I and x.formato = p.formato and private.precio_nuevo(x.cents, $2, $3) <> x.cents
        returning p.%2$I as fila, p.formato, x.cents),
      -- An editor that is open must hear of it.
      z as (update public.%3$I t set version = t.version where t.id in (select y.fila from y))
      select jsonb_agg(jsonb_build_object(''fila'', w.fila, ''precios'', w.precios) order by w.fila)
      from (select y.fila, jsonb_object_agg(y.formato, y.cents) as precios from y group by y.fila) w',
      case tabla when 'platos' then 'plato_precios' else 'bebida_precios' end,
      case tabla when 'platos' then 'plato_id' else 'bebida_id' end, tabla) into antes using filas, porcentaje, redondeo;
  end if;
  return coalesce((select jsonb_agg(e || jsonb_build_object('historial', (select h.id from public.historial h
    where h.tabla = lote_precio.tabla and h.fila = e ->> 'fila' order by h.id desc limit 1))) from jsonb_array_elements(antes) e), '[]');
exception when check_violation or numeric_value_out_of_range then
  raise exception 'precio' using errcode = 'PT422';
end
$$;

revoke execute on function private.precio_nuevo(integer, numeric, integer) from public, anon, authenticated;
revoke all on function public.mover(text, text, text), public.lote_visible(text, text[], boolean),
  public.lote_precio(text, text[], numeric, integer) from public, anon, authenticated;
grant execute on function public.mover(text, text, text), public.lote_visible(text, text[], boolean),
  public.lote_precio(text, text[], numeric, integer) to authenticated;
