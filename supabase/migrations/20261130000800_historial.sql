-- What was written, by whom and when: one entry for each thing (a dish with its prices, allergens and pairings) and
-- transaction, whoever wrote and however. Every entry is a version that can be put back; what was deleted is among
-- them.

create table public.historial (
  id bigint generated always as identity primary key,
  tabla text not null check (tabla ~ '^[a-z][a-z_]{1,39}$'),
  fila text not null check (char_length(fila) between 1 and 80),
  -- What it was called then, for the reader.
  titulo text not null check (char_length(titulo) <= 200),
  operacion text not null check (operacion in ('alta', 'cambio', 'orden', 'baja', 'restaurada')),
  antes jsonb,
  despues jsonb,
  -- null: nobody who was signed in (the demo content, an operator). No reference: who is gone has still done it.
  quien uuid,
  quien_nombre text check (char_length(quien_nombre) <= 80),
  hecho_en timestamptz not null default clock_timestamp()
);
create index historial_por_fila on public.historial (tabla, fila, id desc);
create index historial_por_quien on public.historial (quien, id desc);
create index historial_por_tabla on public.historial (tabla, id desc);
create index historial_por_dia on public.historial (hecho_en);
create index historial_bajas on public.historial (id desc) where operacion = 'baja';
create index historial_imagen_antes on public.historial ((antes ->> 'imagen_id'))
  where antes ->> 'imagen_id' is not null;
create index historial_imagen_despues on public.historial ((despues ->> 'imagen_id'))
  where despues ->> 'imagen_id' is not null;

-- What this transaction has touched, and by whom. One entry per thing is written at its end: a save that changes a
-- dish, two prices and fourteen allergens is one change.
create unlogged table private.historial_pendiente (
  tx xid8 not null default pg_current_xact_id(),
  tabla text not null,
  fila text not null,
  quien uuid,
  restaurada boolean not null default false,
  primary key (tx, tabla, fila)
);

-- What was written stays as it was written, for its owner too; only its time ends it.
create function private.historial_fijo() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and private.step() ? 'retencion' then return old; end if;
  raise exception using errcode = '42501', message = 'the history is not changed';
end
$$;

-- A thing as it is now, null when there is none: its columns, and what belongs to it. What counts saves or is computed
-- is no content.
create function private.instantanea(tabla text, fila text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  calladas text[];
  s jsonb;
begin
  select array_agg(a.attname::text) into calladas from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', tabla)::regclass and a.attnum > 0 and (a.attgenerated <> ''
      or a.attname in ('actualizado_en', case tabla when 'legales' then 'revision' else 'version' end));
  execute format('select to_jsonb(t) - $2 from public.%I t where t.%I = $1::%s', tabla, private.clave_de(tabla),
    private.tipo_clave(tabla))
    into s using fila, calladas;
  if s is null then return null; end if;
  return s || case tabla
    when 'platos' then jsonb_build_object(
      'precios', (select coalesce(jsonb_agg(to_jsonb(p) - 'plato_id' order by p.orden, p.formato), '[]')
        from public.plato_precios p where p.plato_id = fila::uuid),
      'alergenos', (select coalesce(jsonb_object_agg(a.clave, x.presencia), '{}')
        from public.plato_alergenos x join public.alergenos a on a.id = x.alergeno_id where x.plato_id = fila::uuid),
      'maridajes', (select coalesce(jsonb_agg(to_jsonb(m) - array['plato_id', 'actualizado_en', 'version']
        order by m.orden, m.vino_id), '[]')
        from public.maridajes m where m.plato_id = fila::uuid))
    when 'bebidas' then jsonb_build_object(
      'precios', (select coalesce(jsonb_agg(to_jsonb(p) - 'bebida_id' order by p.orden, p.formato), '[]')
        from public.bebida_precios p where p.bebida_id = fila::uuid),
      'alergenos', (select coalesce(jsonb_object_agg(a.clave, x.presencia), '{}')
        from public.bebida_alergenos x join public.alergenos a on a.id = x.alergeno_id where x.bebida_id = fila::uuid))
    when 'vinos' then jsonb_build_object(
      'alergenos', (select coalesce(jsonb_object_agg(a.clave, x.presencia), '{}')
        from public.vino_alergenos x join public.alergenos a on a.id = x.alergeno_id where x.vino_id = fila::uuid),
      'maridajes', (select coalesce(jsonb_agg(to_jsonb(m) - array['vino_id', 'actualizado_en', 'version']
        order by m.orden, m.plato_id), '[]')
        from public.maridajes m where m.vino_id = fila::uuid))
    else '{}' end;
end
$$;

create function private.titulo_de(tabla text, s jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(s ->> 'nombre', s ->> 'titulo', s ->> 'pregunta', s ->> 'clave', case tabla
    when 'contacto' then 'Contacto' when 'footer_info' then 'Pie de página'
    when 'contenido_reservas' then 'Página de reservas' end, tabla), 200)
$$;

-- AFTER INSERT, UPDATE or DELETE; arguments: the table of the thing, and the column here that names it. What was planned
-- is noted as done by whoever planned it (`quien` of the step).
create function private.historial_anotar() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  restaurada constant boolean := private.step() ? 'restaurando';
  vieja text;
  nueva text;
begin
  if private.step() ? 'sin_historial' then return null; end if;
  if tg_op <> 'INSERT' then vieja := to_jsonb(old) ->> tg_argv[1]; end if;
  if tg_op <> 'DELETE' then nueva := to_jsonb(new) ->> tg_argv[1]; end if;
  -- Fourteen allergens of one dish, one after the other: noted once.
  insert into private.historial_pendiente (tabla, fila, quien, restaurada)
    select distinct tg_argv[0], x, coalesce((private.step() ->> 'quien')::uuid, auth.uid()), restaurada
      from unnest(array[vieja, nueva]) x where x is not null
    on conflict do nothing;
  return null;
end
$$;

-- At the end of the transaction. One after the other: each sees what the one before has written, and the numbers of the
-- entries are in the order of the commits.
create function private.historial_escribir() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ahora jsonb;
  antes jsonb;
begin
  -- Whatever changes after this is noted anew.
  delete from private.historial_pendiente p where p.tx = new.tx and p.tabla = new.tabla and p.fila = new.fila;
  perform pg_advisory_xact_lock(hashtextextended('historial', 0));
  ahora := private.instantanea(new.tabla, new.fila);
  select h.despues into antes from public.historial h where h.tabla = new.tabla and h.fila = new.fila
    order by h.id desc limit 1;
  if ahora is not distinct from antes then return null; end if;
  insert into public.historial (tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre)
    values (new.tabla, new.fila, private.titulo_de(new.tabla, coalesce(ahora, antes)), case
      when ahora is null then 'baja' when new.restaurada then 'restaurada' when antes is null then 'alta'
      when ahora - 'orden' = antes - 'orden' then 'orden' else 'cambio' end,
      antes, ahora, new.quien, private.nombre_de(new.quien));
  return null;
end
$$;

create trigger fijo before update or delete on public.historial for each row execute function private.historial_fijo();
create trigger fijo_entero before truncate on public.historial for each statement
  execute function private.historial_fijo();

create constraint trigger escribir after insert on private.historial_pendiente
  deferrable initially deferred for each row execute function private.historial_escribir();

do $$
declare
  t record;
begin
  for t in select * from (values ('categorias', 'categorias', 'id'), ('platos', 'platos', 'id'),
    ('bebidas', 'bebidas', 'id'),
    ('vinos', 'vinos', 'id'), ('alergenos', 'alergenos', 'id'), ('filosofia', 'filosofia', 'id'),
      ('galeria', 'galeria', 'id'),
    ('contacto', 'contacto', 'id'), ('preguntas_frecuentes', 'preguntas_frecuentes', 'id'),
      ('legales', 'legales', 'id'),
    ('zonas', 'zonas', 'id'), ('contenido_reservas', 'contenido_reservas', 'id'), ('footer_info', 'footer_info', 'id'),
    ('ajustes', 'ajustes', 'clave'), ('plato_precios', 'platos', 'plato_id'), ('plato_alergenos', 'platos', 'plato_id'),
    ('bebida_precios', 'bebidas', 'bebida_id'), ('bebida_alergenos', 'bebidas', 'bebida_id'),
    ('vino_alergenos', 'vinos', 'vino_id'), ('maridajes', 'platos', 'plato_id'),
      ('maridajes', 'vinos', 'vino_id'), ('mesas', 'mesas', 'id')) x (tabla, de, columna)
  loop
    execute format('create trigger historial_%s after insert or update or delete on public.%I
      for each row execute function private.historial_anotar(%L, %L)', t.de, t.tabla, t.de, t.columna);
  end loop;
end
$$;

-- Puts a thing back as it was after an entry (after a deletion: as it was before), with what belongs to it, and returns
-- its id. `version` is the one that the editor saw: another one now raises PT409 'conflicto'. Where a thing stands
-- among the others is only put back by an entry that tells of nothing else.
--   PT409 repetido   its short name has been given to another
--   PT409 huerfano   what it belongs to (its category) is gone
create function private.restaurar(historial bigint, version integer) returns text
language plpgsql security invoker set search_path = '' as $$
declare
  h public.historial;
  estado jsonb;
  actual jsonb;
  clave text;
  tipo text;
  contador text;
  columnas text;
  hijas text;
  hija text;
begin
  if not public.es_admin() then raise exception using errcode = '42501', message
    = 'permission denied for function restaurar'; end if;
  select x.* into h from public.historial x where x.id = restaurar.historial;
  if not found then raise exception 'no_existe' using errcode = 'PT404'; end if;
  if h.tabla not in ('categorias', 'platos', 'bebidas', 'vinos', 'alergenos', 'filosofia', 'galeria', 'contacto',
    'preguntas_frecuentes', 'legales', 'zonas', 'contenido_reservas', 'footer_info', 'ajustes') then
    raise exception 'no_se_restaura' using errcode = 'PT422';
  end if;
  estado := coalesce(h.despues, h.antes);
  clave := case h.tabla when 'ajustes' then 'clave' else 'id' end;
  tipo := case h.tabla when 'ajustes' then 'text' when 'alergenos' then 'smallint' else 'uuid' end;
  contador := case h.tabla when 'legales' then 'revision' else 'version' end;

  execute format('select to_jsonb(t) from public.%I t where t.%I = $1::%s for update', h.tabla, clave, tipo) into actual
    using h.fila;
  if restaurar.version is not null and (actual ->> contador)::integer <> restaurar.version then
    raise exception 'conflicto' using errcode = 'PT409';
  end if;
  -- A picture that is gone does not come back with the words.
  if estado ? 'imagen_id' and to_regclass('public.imagenes') is not null then
    execute 'select $1 || jsonb_build_object(''imagen_id'',
      (select i.id from public.imagenes i where i.id = ($1 ->> ''imagen_id'')::uuid))'
      into estado using estado;
  end if;
  -- Columns that are younger than the version keep what they have.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columnas from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', h.tabla)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
      and estado ? a.attname::text and a.attname not in ('actualizado_en', contador)
      and (actual is null or a.attname <> clave and (a.attname <> 'orden' or h.operacion = 'orden'));

  if actual is null then
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      h.tabla, columnas)
      using estado;
  else
    execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
      where t.%3$I = $2::%4$s',
      h.tabla, columnas, clave, tipo) using estado, h.fila;
  end if;

  -- Prices and allergens: platos, bebidas and vinos name theirs after themselves.
  hija := case h.tabla when 'platos' then 'plato' when 'bebidas' then 'bebida' when 'vinos' then 'vino' end;
  if jsonb_typeof(estado -> 'precios') = 'array' then
    execute format('delete from public.%1$I where %2$I = $1::uuid', hija || '_precios', hija || '_id') using h.fila;
    execute format('insert into public.%1$I (%2$I, formato, cents, minimo, orden)
      select $1::uuid, p.formato, p.cents, p.minimo, p.orden
      from jsonb_to_recordset($2) p (formato text, cents integer, minimo smallint,
        orden integer)', hija || '_precios', hija || '_id')
      using h.fila, estado -> 'precios';
  end if;
  if h.tabla in ('platos', 'bebidas', 'vinos') and jsonb_typeof(estado -> 'alergenos') = 'object' then
    execute format('delete from public.%1$I where %2$I = $1::uuid', hija || '_alergenos', hija || '_id') using h.fila;
    execute format('insert into public.%1$I (%2$I, alergeno_id, presencia)
      select $1::uuid, a.id, e.value from jsonb_each_text($2) e
        join public.alergenos a on a.clave = e.key', hija || '_alergenos', hija || '_id')
      using h.fila, estado -> 'alergenos';
  end if;
  -- Pairings whose other half is gone stay away.
  if jsonb_typeof(estado -> 'maridajes') = 'array' then
    hijas := case h.tabla when 'platos' then 'vino' else 'plato' end;
    execute format('delete from public.maridajes where %I = $1::uuid', hija || '_id') using h.fila;
    execute format('insert into public.maridajes (%1$I, %2$I, motivo, traducciones, orden)
      select $1::uuid, (e ->> %2$L)::uuid, e ->> ''motivo'', e -> ''traducciones'', (e ->> ''orden'')::integer
        from jsonb_array_elements($2) e
      where exists (select 1 from public.%3$I x
        where x.id = (e ->> %2$L)::uuid)', hija || '_id', hijas || '_id', hijas || 's')
      using h.fila, estado -> 'maridajes';
  end if;
  return h.fila;
exception
  when unique_violation then raise exception 'repetido' using errcode = 'PT409';
  when foreign_key_violation then raise exception 'huerfano' using errcode = 'PT409';
end
$$;

-- What the triggers are to know of the work that follows. Definer because administrators may not tell them anything
-- else.
create function private.begin_restore() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.solo_admin('restaurar');
  perform private.set_step('{"restaurando": true}');
end
$$;

-- The same for callers of the API, with their rights. The names are bound when it is created, so that nobody needs
-- access to `private`.
create function public.restaurar(historial bigint, version integer default null) returns text
language sql volatile security invoker set search_path = ''
begin atomic
  select private.begin_restore();
  select private.restaurar(historial, version);
end;

-- Undoes a change of many at once: puts back the entries given, as far as nobody has changed the thing again since.
-- Returns how many were put back.
create function public.restaurar_lote(historiales bigint[]) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  hechas integer := 0;
  h record;
begin
  if not public.es_admin() then raise exception using errcode = '42501', message
    = 'permission denied for function restaurar_lote'; end if;
  if cardinality(historiales) > 500 then raise exception 'demasiados' using errcode = 'PT422'; end if;
  for h in select x.id from public.historial x where x.id = any (historiales) and 1 >= (select count(*)
    from (select 1 from public.historial y where y.tabla = x.tabla and y.fila = x.fila and y.id > x.id limit 2) z)
      order by x.id
  loop
    perform public.restaurar(h.id);
    hechas := hechas + 1;
  end loop;
  return hechas;
end
$$;

-- The bin: what was deleted and has not come back, the latest first; `antes`: the last entry of the page before. Without
-- tables, which are put back in their editor.
create function public.papelera(antes bigint default null, cuantos integer default 30)
returns setof public.historial
language sql stable security invoker set search_path = '' as $$
  select h.* from public.historial h where h.operacion = 'baja' and (papelera.antes is null or h.id < papelera.antes)
    and h.tabla <> 'mesas'
    and not exists (select 1 from public.historial y where y.tabla = h.tabla and y.fila = h.fila and y.id > h.id)
  order by h.id desc limit least(greatest(cuantos, 1), 100)
$$;

-- Who stands in the history, found by jumping along the index.
create function public.historial_quienes() returns table (quien uuid, nombre text)
language sql stable security invoker set search_path = '' as $$
  with recursive salto as (
    (select h.quien, h.quien_nombre from public.historial h where h.quien is not null order by h.quien,
      h.id desc limit 1)
    union all
    select n.quien, n.quien_nombre from salto s cross join lateral (
      select h.quien, h.quien_nombre from public.historial h where h.quien > s.quien order by h.quien,
        h.id desc limit 1) n)
  select s.quien, s.quien_nombre from salto s
$$;

-- Two years of history; of everything that is still there the latest entry stays, which the next one is compared with.
create function private.tarea_historial() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  limite constant timestamptz := now() - make_interval(months => private.plazo('historial_meses', 24));
  hechas integer;
begin
  perform private.set_step('{"retencion": true}');
  delete from public.historial h where h.id in (select x.id from public.historial x where x.hecho_en < limite
    and (x.despues is null or exists (select 1 from public.historial y where y.tabla = x.tabla and y.fila = x.fila
      and y.id > x.id))
    order by x.hecho_en limit 1000);
  get diagnostics hechas = row_count;
  perform private.set_step(null);
  return hechas;
end
$$;

-- Nobody writes here but the trigger above, not even the operator's key.
revoke all on public.historial, private.historial_pendiente from public, anon, authenticated, service_role;
revoke all on sequence public.historial_id_seq from public, anon, authenticated, service_role;
alter table public.historial enable row level security;
grant select on public.historial to authenticated, service_role;
create policy lectura on public.historial for select to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
revoke all on function public.restaurar(bigint, integer), public.restaurar_lote(bigint[]),
  public.papelera(bigint, integer), public.historial_quienes()
  from public, anon, authenticated;
grant execute on function private.restaurar(bigint, integer), private.begin_restore() to authenticated;
grant execute on function public.restaurar(bigint, integer), public.restaurar_lote(bigint[]),
  public.papelera(bigint, integer), public.historial_quienes()
  to authenticated;
