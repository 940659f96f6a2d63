-- The guests of the house: one card per contact, made by itself with the first booking. What the staff does with a card
-- stands in `fichas`.

-- The words of a text, as people type them, for an index that is asked how they begin. Its names are bound here, once:
-- whoever writes a row works out its index, and may not look into the schema `private`.
create function private.palabras(texto text) returns tsvector
language sql immutable set search_path = ''
return array_to_tsvector(array_remove(regexp_split_to_array(private.plano(texto), '\s+'), ''));

-- What an index is asked for: names of which some word begins as the longest one looked for, which is the rarest as a
-- rule. The others are looked at afterwards: all that begin with a common one would have to be fetched first.
create function private.que_palabras(q text) returns tsquery
language sql immutable set search_path = '' as $$
  select ('''' || replace(replace(w, '\', '\\'), '''', '''''') || ''':*')::tsquery
    from regexp_split_to_table(private.plano(q), '\s+') with ordinality e (w, n)
  where w <> '' order by char_length(w) desc, n limit 1
$$;

create function private.casa_palabras(q text, texto text) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (select 1 from regexp_split_to_table(private.plano(q), '\s+') w
    where position(' ' || w in ' ' || private.plano(texto)) = 0)
$$;

-- Whoever walks in or calls may leave no address: these stand for none. No mail goes to such an address, and nobody is
-- recognised by it.
create function private.sin_email() returns text language sql immutable
  set search_path = '' as $$ select 'sin-correo@example.invalid' $$;

create function private.sin_telefono() returns text language sql immutable
  set search_path = '' as $$ select '+0000000000' $$;

create table public.clientes (
  id uuid primary key default gen_random_uuid(),
  nombre text not null check (char_length(nombre) <= 80),
  email text check (char_length(email) <= 254),
  telefono text check (telefono ~ '^\+[0-9]{10,19}$'),
  idioma text not null default 'es' check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  notas text check (notas <> '' and char_length(notas) <= 1000),
  -- Health data: only with the guest's consent, and never without the day on which it goes.
  alergias text check (alergias <> '' and char_length(alergias) <= 500),
  alergias_consentidas_en date,
  alergias_hasta date,
  vetado_en timestamptz,
  vetado_motivo text check (btrim(vetado_motivo) <> '' and char_length(vetado_motivo) <= 300),
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  constraint clientes_alergias check (alergias is null or alergias_consentidas_en is not null
    and alergias_hasta is not null
    and alergias_hasta <= alergias_consentidas_en + 731),
  constraint clientes_veto check (vetado_en is null or vetado_motivo is not null)
);
create index clientes_por_nombre on public.clientes (nombre, id);
create index clientes_buscados on public.clientes using gin (private.palabras(nombre || ' ' || coalesce(email, '')));
create index clientes_vetados on public.clientes (nombre, id) where vetado_en is not null;
create index clientes_alergias_hasta on public.clientes (alergias_hasta) where alergias_hasta is not null;
create index clientes_por_cifras on public.clientes (reverse(telefono) text_pattern_ops);
create index clientes_por_telefono on public.clientes (telefono text_pattern_ops);

-- How a guest is recognised: by hashes, so that a bar outlives the data it was made from.
create table private.cliente_contactos (
  clave text primary key check (clave ~ '^[0-9a-f]{64}$'),
  cliente_id uuid not null references public.clientes (id) on delete cascade
);
create index cliente_contactos_por_cliente on private.cliente_contactos (cliente_id);

-- One mailbox, however it is written: case, what follows a plus, Gmail's dots.
create function private.buzon(email text) returns text
language sql immutable set search_path = '' as $$
  select case when p.casa in ('gmail.com', 'googlemail.com') then replace(p.quien, '.', '') || '@gmail.com'
    else p.quien || '@' || p.casa end
  from (select coalesce(nullif(split_part(split_part(lower(email), '@', 1), '+', 1), ''),
    split_part(lower(email), '@', 1)) as quien,
    split_part(lower(email), '@', 2) as casa) p
$$;

-- One line, however it is written: the zeros before a country, and the zero that is dialled at home alone. Not Italy's,
-- which belongs to the number.
create function private.linea(telefono text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(telefono, '^\+0+', '+'),
    '^\+(31|32|33|34|41|43|44|45|46|47|48|49|351|353|358)0+', '+\1')
$$;

-- The keys of a contact; an address or a telephone that stands for none has none.
create function private.claves_de_contacto(email text, telefono text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(encode(sha256(convert_to(k, 'UTF8')), 'hex') order by n), '{}') from (
    select 1 as n, 'email:' || private.buzon(email) as k where email is not null and email not like '%@example.invalid'
    union all
    select 2, 'telefono:' || private.linea(telefono) where telefono is not null and telefono <> '+0000000000') c
$$;

-- The card of a contact, made where there is none. Two that book at once with one contact meet at its key. When e-mail
-- and telephone lead to two cards, the e-mail's counts: a telephone is shared by a household.
create function private.cliente_para(nombre text, email text, telefono text, idioma text) returns uuid
language plpgsql set search_path = '' as $$
declare
  claves constant text[] := private.claves_de_contacto(email, telefono);
  quien uuid;
  k text;
begin
  if claves = '{}' then return null; end if;
  loop
    foreach k in array claves loop
      select c.cliente_id into quien from private.cliente_contactos c where c.clave = k;
      exit when found;
    end loop;
    if quien is null then
      insert into public.clientes (nombre, email, telefono, idioma)
        values (nombre, case when email not like '%@example.invalid' then email end,
          case when telefono <> '+0000000000' then telefono end, idioma)
        returning id into quien;
    end if;
    -- Held until the booking stands. At this moment the card may become part of another, or be erased: look again then.
    perform 1 from public.clientes c where c.id = quien for key share;
    continue when not found;
    -- Always the e-mail first: nobody waits crosswise.
    foreach k in array claves loop
      insert into private.cliente_contactos (clave, cliente_id) values (k, quien) on conflict (clave) do nothing;
    end loop;
    exit when exists (select 1 from private.cliente_contactos c where c.cliente_id = quien);
    -- Somebody with the same contacts was faster: take that card.
    delete from public.clientes c where c.id = quien;
  end loop;
  return quien;
end
$$;

-- Whether a contact is barred, by either of its keys.
create function private.vetado(email text, telefono text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select 1 from private.cliente_contactos k join public.clientes c on c.id = k.cliente_id
    where k.clave = any (private.claves_de_contacto(vetado.email, vetado.telefono)) and c.vetado_en is not null)
$$;

revoke all on public.clientes, private.cliente_contactos from public, anon, authenticated;

alter table public.clientes enable row level security;

grant select on public.clientes to authenticated;
create policy lectura on public.clientes for select to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
grant execute on function private.palabras(text) to anon, authenticated, service_role;
