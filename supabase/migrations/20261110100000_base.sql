-- Ground for every other migration: schemas, who is an administrator, the restaurant's clock, and the triggers
-- that content tables share. Functions live in `private`, which PostgREST does not expose.

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create schema if not exists private;
revoke all on schema private from public;

-- Read from the database at every call, so that a revoked administrator stops at the next request although his
-- token lives on. `user_metadata` belongs to the user and is never looked at.
create function private.es_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select u.raw_app_meta_data ->> 'role' = 'admin' from auth.users u where u.id = auth.uid()),
    false)
$$;

-- The same for callers of the API. The body is resolved when it is created, so that nobody needs access to `private`.
create function public.es_admin() returns boolean
language sql stable set search_path = '' return private.es_admin();

revoke all on function public.es_admin() from public, anon, authenticated;
grant execute on function public.es_admin() to authenticated;

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

-- Times of day written HH:MM, ascending, none twice.
create function private.horas_ok(horas text[]) returns boolean
language sql immutable set search_path = '' as $$
  select horas is not null and cardinality(horas) <= 96
    and not exists (select 1 from unnest(horas) h where h is null or h !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
    and horas = coalesce((select array_agg(distinct h collate "C" order by h collate "C") from unnest(horas) h), '{}')
$$;

-- Closings [{ "desde": "2026-12-24", "hasta": "2026-12-25", "tipo": "cierre", "motivo": …, "traducciones": … }, …].
create function private.cierres_ok(cierres jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(cierres) = 'array' and not exists (
    select 1 from jsonb_array_elements(cierres) c
    where coalesce(c ->> 'desde', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
      or coalesce(c ->> 'hasta', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
      or c ->> 'desde' collate "C" > c ->> 'hasta' collate "C")
$$;

-- BEFORE INSERT OR UPDATE: counts the versions of a row, for the compare-and-swap of the back office.
create function private.tocar() returns trigger
language plpgsql set search_path = '' as $$
begin
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
-- translations that are new or changed. One that stays while the Spanish changes keeps the old stamp and is stale.
-- Definer only because writers have no access to `private`; it touches nothing but the row.
create function private.sellar_traducciones() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  huella constant text := private.huella_textos(to_jsonb(new), tg_argv);
  limpias jsonb := '{}';
  idioma text;
  textos jsonb;
  antes jsonb;
begin
  if new.traducciones is null or jsonb_typeof(new.traducciones) <> 'object' then return new; end if;
  for idioma, textos in select key, value from jsonb_each(new.traducciones) loop
    if jsonb_typeof(textos) <> 'object' then return new; end if;
    select coalesce(jsonb_object_agg(key, value), '{}') into textos from jsonb_each(textos)
      where key <> 'origen' and value not in ('null', '""', '[]');
    continue when textos - 'estado' = '{}';
    antes := case when tg_op = 'UPDATE' then old.traducciones -> idioma end;
    limpias := limpias || jsonb_build_object(idioma, textos || jsonb_build_object('origen',
      case when antes - 'origen' = textos then antes ->> 'origen' else huella end));
  end loop;
  new.traducciones := limpias;
  return new;
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on function private.es_admin() to authenticated;
-- CHECK constraints run as the writer.
grant execute on function private.traducciones_ok(jsonb, text[], integer), private.lista_ok(text[], integer),
  private.horas_ok(text[]), private.cierres_ok(jsonb) to authenticated, service_role;
