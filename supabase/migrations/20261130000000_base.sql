-- Ground for every other file: schemas, who is an administrator, the restaurant's clock, and the triggers and checks
-- that several tables share. Functions live in `private`, which PostgREST does not expose.

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pg_trgm with schema extensions;

create schema if not exists private;
revoke all on schema private from public;

-- Whether everybody who administers must have a second factor. Whoever has one needs it, always: a session that knows
-- the password alone administers nothing.
create table private.segundo_factor (
  una boolean primary key default true check (una),
  exigido boolean not null default false
);
insert into private.segundo_factor default values;

-- Whether the caller's account administers, and the session lives; what else it takes is asked by es_admin. Read from the
-- database at every call, so that a revoked administrator stops at the next request although their token lives on.
-- Whoever is signed out everywhere is out at once. `user_metadata` belongs to the user and is never looked at.
create function private.administra() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select u.raw_app_meta_data ->> 'role' = 'admin' from auth.users u where u.id = auth.uid())
      and (auth.jwt() ->> 'session_id' is null
        or exists (select 1 from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id'
          and s.user_id = auth.uid())),
    false)
$$;

-- What the caller's session still lacks: 'codigo', the code of a factor that is there; 'alta', a factor; null, nothing.
create function private.factor_que_falta() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when auth.jwt() ->> 'aal' = 'aal2' then null
    when exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then 'codigo'
    when (select f.exigido from private.segundo_factor f) then 'alta'
  end
$$;

create function private.es_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.administra() and private.factor_que_falta() is null
$$;

-- The same for callers of the API. The body is resolved when it is created, so that nobody needs access to `private`.
create function public.es_admin() returns boolean
language sql stable set search_path = '' return private.es_admin();

-- Refuses whoever is no administrator; with an argument it names the function that was called.
create function private.solo_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.es_admin() then raise exception 'sin_permiso' using errcode = '42501'; end if;
end
$$;

create function private.solo_admin(funcion text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.es_admin() then
    raise exception using errcode = '42501', message = 'permission denied for function ' || funcion;
  end if;
end
$$;

-- The house's own key: what a link in a mail is derived from, so that no token is stored anywhere.
create table private.llaves (
  nombre text primary key,
  valor bytea not null check (octet_length(valor) = 32)
);

insert into private.llaves values ('enlaces', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text,
  'UTF8')));

-- The token of the links that mails and the profile carry: 128 bits, the same at every call, in base 64 for addresses.
create function private.enlace_de(fila uuid) returns text
language sql stable set search_path = '' as $$
  select translate(encode(substr(sha256(l.valor || sha256(l.valor || convert_to(fila::text, 'UTF8'))), 1, 16),
    'base64'), '+/=', '-_')
  from private.llaves l where l.nombre = 'enlaces'
$$;

-- Whether a token opens a row. Compared are hashes of hashes, so that the time an answer takes tells nothing of either.
create function private.abre(token text, fila uuid, guardado text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(char_length(token) between 20 and 64, false) and (
    sha256(convert_to(coalesce(guardado, ''), 'UTF8'))
      = sha256(convert_to(encode(sha256(convert_to(token, 'UTF8')), 'hex'), 'UTF8'))
    or sha256(convert_to(private.enlace_de(fila), 'UTF8')) = sha256(convert_to(token, 'UTF8')))
$$;

-- Sessions run in UTC; "today" is the restaurant's.
create function private.ahora_madrid() returns timestamp
language sql stable set search_path = '' as $$
  select now() at time zone 'Europe/Madrid'
$$;

-- Takes the white space off both ends; the set is the one of JavaScript's trim(), whatever the locale of the server.
create function private.recorta(texto text) returns text
language sql immutable set search_path = '' as $$
  select btrim(texto, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;

-- Notes keep their lines; other control and direction characters go, as does white space at the ends.
create function private.limpia(texto text) returns text
language sql immutable set search_path = '' as $$
  select nullif(private.recorta(regexp_replace(
    replace(replace(normalize(texto, NFC), E'\r\n', E'\n'), E'\r', E'\n'),
    '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g')), '')
$$;

-- As people type it: without capitals and accents.
create function private.plano(texto text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(normalize(texto, NFD)), '[\u0300-\u036f]', '', 'g')
$$;

-- The day a text YYYY-MM-DD names, or null when there is no such day.
create function private.fecha_de(texto text) returns date
language plpgsql immutable set search_path = '' as $$
begin
  if texto !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then return null; end if;
  return make_date(left(texto, 4)::integer, substr(texto, 6, 2)::integer, right(texto, 2)::integer);
exception when others then
  return null;
end
$$;

-- True for {} and for { "en": { "<column>": "text" | ["text", …], "estado": …, "origen": … }, … } with the four
-- languages beside Spanish and no column but the given ones.
create function private.traducciones_ok(traducciones jsonb, campos text[], largo integer default 2000) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  idioma text;
  textos jsonb;
  campo text;
  valor jsonb;
begin
  if traducciones is null or jsonb_typeof(traducciones) <> 'object' then return false; end if;
  for idioma, textos in select key, value from jsonb_each(traducciones) loop
    if idioma not in ('en', 'fr', 'de', 'it') or jsonb_typeof(textos) <> 'object' then return false; end if;
    for campo, valor in select key, value from jsonb_each(textos) loop
      if campo = 'estado' then
        if valor not in ('"revisado"', '"borrador"') then return false; end if;
      elsif campo = 'origen' then
        if jsonb_typeof(valor) <> 'string' or char_length(valor #>> '{}') > 64 then return false; end if;
      elsif not campo = any (campos) then
        return false;
      elsif jsonb_typeof(valor) = 'string' then
        if char_length(valor #>> '{}') > largo then return false; end if;
      elsif jsonb_typeof(valor) = 'array' then
        if jsonb_array_length(valor) > 60 then return false; end if;
        if exists (select 1 from jsonb_array_elements(valor) e
                   where jsonb_typeof(e) <> 'string' or char_length(e #>> '{}') > 200) then
          return false;
        end if;
      else
        return false;
      end if;
    end loop;
  end loop;
  return true;
end
$$;

-- Every text of a list filled and of bearable length.
create function private.lista_ok(lista text[], largo integer default 120) returns boolean
language sql immutable set search_path = '' as $$
  select lista is not null and cardinality(lista) <= 60
    and not exists (select 1 from unnest(lista) t where t is null or btrim(t) = '' or char_length(t) > largo)
$$;

-- BEFORE INSERT OR UPDATE: counts the versions of a row, for the optimistic lock of the back office. Whoever moves a
-- thing has not changed it: an editor that is open does not lose the race to a drag.
create function private.tocar() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) -> 'orden' <> to_jsonb(old) -> 'orden'
    and to_jsonb(new) - 'orden' = to_jsonb(old) - 'orden'
  then return new; end if;
  new.version := case when tg_op = 'INSERT' then 1 else old.version + 1 end;
  new.actualizado_en := now();
  return new;
end
$$;

-- The fingerprint of a row's Spanish texts: the columns joined by U+001F, the items of a list by U+001E.
create function private.huella_textos(fila jsonb, campos text[]) returns text
language sql immutable set search_path = '' as $$
  select md5(string_agg(
    case jsonb_typeof(fila -> c.campo)
      when 'array' then (select coalesce(string_agg(e.texto, E'\x1e' order by e.n), '')
                         from jsonb_array_elements_text(fila -> c.campo) with ordinality e (texto, n))
      else coalesce(fila ->> c.campo, '')
    end, E'\x1f' order by c.n))
  from unnest(campos) with ordinality c (campo, n)
$$;

-- BEFORE INSERT OR UPDATE, with the translatable columns as arguments: drops empty texts and stamps `origen` on the
-- translations that are new or changed. One that stays while the Spanish changes keeps the old stamp and is stale. One
-- that somebody has looked over (`origen`: 'repasado') is stamped anew without a change: the Spanish moved on, and it
-- still stands. A version that is put back keeps the stamps it had: a translation that was stale then is stale again.
-- One without a state is published; saying so is no change. Definer only because writers have no access to `private`;
-- it touches nothing but the row.
create function private.sellar_traducciones() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  huella constant text := private.huella_textos(to_jsonb(new), tg_argv);
  restaurando constant boolean := private.step() ? 'restaurando';
  limpias jsonb := '{}';
  idioma text;
  textos jsonb;
  sello text;
  antes jsonb;
  repasado boolean;
begin
  if new.traducciones is null or jsonb_typeof(new.traducciones) <> 'object' then return new; end if;
  for idioma, textos in select key, value from jsonb_each(new.traducciones) loop
    if jsonb_typeof(textos) <> 'object' then return new; end if;
    sello := case when restaurando then textos ->> 'origen' end;
    repasado := coalesce(textos ->> 'origen' = 'repasado', false);
    select coalesce(jsonb_object_agg(key, value), '{}') into textos from jsonb_each(textos)
      where key <> 'origen' and value not in ('null', '""', '[]');
    continue when textos - 'estado' = '{}';
    antes := case when tg_op = 'UPDATE' then old.traducciones -> idioma end;
    limpias := limpias || jsonb_build_object(idioma, textos || jsonb_build_object('origen',
      coalesce(sello, case when '{"estado": "revisado"}' || (antes - 'origen') = '{"estado": "revisado"}' || textos
        and not repasado then antes ->> 'origen' else huella end)));
  end loop;
  new.traducciones := limpias;
  return new;
end
$$;

-- True when a language of a row is missing something, is a draft, or is older than the Spanish: completitud() of the
-- back office, in SQL. Definer only because writers have no access to `private`.
create function private.sin_traducir(es jsonb, campos text[], traducciones jsonb) returns boolean
language plpgsql immutable security definer set search_path = '' as $$
declare
  huella constant text := private.huella_textos(es, campos);
  idioma text;
  campo text;
  t jsonb;
begin
  foreach idioma in array array['en', 'fr', 'de', 'it'] loop
    t := coalesce(traducciones -> idioma, '{}');
    foreach campo in array campos loop
      if jsonb_typeof(es -> campo) = 'array' then
        if jsonb_array_length(coalesce(t -> campo, '[]')) <> jsonb_array_length(es -> campo) then return true; end if;
      elsif btrim(coalesce(es ->> campo, '')) <> '' and btrim(coalesce(t ->> campo, '')) = '' then
        return true;
      end if;
    end loop;
    if t ->> 'estado' = 'borrador' or t ->> 'origen' <> huella then return true; end if;
  end loop;
  return false;
end
$$;

-- What the function at work tells the triggers of its transaction, which have no arguments. Only these two functions
-- know where it is kept. The record ends with the transaction; what is not named in it is as for anybody.
--   actor         'cliente', 'personal' or 'sistema': on whose behalf a reservation is changed (private.actor)
--   libro         'telefono' or 'paso': the staff's rules hold for a reservation, of one who called or walked in
--   salto         id of the reservation that may skip a step, or take one back
--   espera        id of the place on the waiting list that becomes a reservation
--   datos         what the line in the history of a reservation says besides; { "avisado": false }: no mail
--   margen        seconds that the mails about a step wait, in which it can be taken back
--   restaurando   true: contents are put back as they were (public.restaurar)
--   sin_historial true: contents are written without an entry in their history
--   retencion     true: entries of the history that are too old are erased
create function private.set_step(step jsonb) returns void
language sql volatile set search_path = '' as $$
  select set_config('alma.step', coalesce(step, '{}')::text, true)
$$;

create function private.step() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('alma.step', true), ''), '{}')::jsonb
$$;

-- How a table names its rows.
create function private.clave_de(tabla text) returns text
language sql immutable set search_path = '' as $$ select case tabla when 'ajustes' then 'clave' else 'id' end $$;

create function private.tipo_clave(tabla text) returns text
language sql immutable set search_path = '' as $$
  select case tabla when 'ajustes' then 'text' when 'alergenos' then 'smallint' else 'uuid' end
$$;

revoke all on private.llaves, private.segundo_factor from public, anon, authenticated;

revoke execute on all functions in schema private from public;
-- Without access to the schema it is only reached through functions in which its name is bound.
grant execute on function private.es_admin() to authenticated;
grant execute on function private.plano(text) to anon, authenticated, service_role;
grant execute on function private.traducciones_ok(jsonb, text[], integer), private.lista_ok(text[], integer),
  private.sin_traducir(jsonb, text[], jsonb)
  to authenticated, service_role;
revoke all on function public.es_admin() from public, anon, authenticated;
grant execute on function public.es_admin() to authenticated;
