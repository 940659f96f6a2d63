-- Reservations: the specified columns, and what the house adds around them.

-- The short reference a guest reads out: the first 40 bits of sha256 of the key, in Crockford's base 32. Derived, so
-- that the site knows it without reading the row (tests/fixtures/codigo.cases.json).
create function private.codigo_de(clave uuid) returns text
language sql immutable set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (((s.n >> (35 - 5 * i)) & 31) + 1)::integer, 1), '' order by i)
  from (select ('x' || lpad(left(encode(sha256(convert_to(clave::text, 'UTF8')), 'hex'), 10), 16, '0'))::bit(64)::bigint as n) s,
    generate_series(0, 7) i
$$;
revoke execute on function private.codigo_de(uuid) from public;
-- The column `codigo` is computed as the writer.
grant execute on function private.codigo_de(uuid) to anon, authenticated, service_role;

create table public.reservas (
  id uuid primary key default gen_random_uuid(),
  nombre text not null check (char_length(btrim(nombre)) >= 2 and char_length(nombre) <= 80 and nombre !~ '[\u0001-\u001f\u007f-\u009f]'),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  telefono text not null check (telefono ~ '^\+[0-9]{10,19}$'),
  fecha_reserva date not null,
  hora_reserva time not null,
  personas integer not null check (personas between 1 and 20),
  ocasion text check (ocasion <> '' and char_length(ocasion) <= 80),
  preferencia_mesa text not null default 'interior' check (preferencia_mesa in ('interior', 'exterior')),
  requisitos_dieteticos text check (requisitos_dieteticos <> '' and char_length(requisitos_dieteticos) <= 500),
  notas text check (notas <> '' and char_length(notas) <= 500),
  primera_visita boolean not null default true,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada',
    'no_presentada', 'cancelada_cliente', 'cancelada_restaurante', 'rechazada', 'caducada')),
  -- One key per confirmed draft: the same key again is the same reservation.
  clave uuid not null default gen_random_uuid() unique,
  -- Fingerprint of what the guest asked for, to tell a retry from a reused key. Written by the trigger.
  huella text not null default '',
  idioma text not null default 'es' check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  -- sha256 of the token in the guest's manage link; the token itself is never stored.
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  codigo text not null generated always as (private.codigo_de(clave)) stored unique,
  inicio timestamptz not null generated always as ((fecha_reserva + hora_reserva) at time zone 'Europe/Madrid') stored,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  version integer not null default 1
);
create index reservas_por_dia on public.reservas (fecha_reserva, hora_reserva);
create index reservas_por_usuario on public.reservas (user_id) where user_id is not null;
create index reservas_por_email on public.reservas (lower(email), creado_en);
create index reservas_por_telefono on public.reservas (telefono, creado_en);
