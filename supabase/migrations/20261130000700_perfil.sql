-- What a guest keeps with the house: a name, language, picture, needs at table, favourite wines, which texts were
-- accepted and when. All of it is told to its owner, erased on demand, and gone a day after the account is given up.
-- There is no role here: who administers is decided by auth.users alone.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text check (btrim(username) <> '' and char_length(username) <= 60
    and username !~ '[\u0001-\u001f\u007f-\u009f]'),
  accepted_privacy boolean not null default false,
  accepted_terms boolean not null default false,
  avatar_url text check (avatar_url ~ '^(https://|/)[^[:space:]"<>]+$' and char_length(avatar_url) <= 500),
  idioma text check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  -- The edition of each text that was accepted; written by the trigger below, never by a caller.
  terminos_version text,
  privacidad_version text,
  creado_en timestamptz not null default now()
);

-- Each acceptance, once: who, which text, which edition, when. Nothing here is ever changed.
create table public.aceptaciones (
  user_id uuid not null references auth.users (id) on delete cascade,
  texto text not null check (texto in ('terminos', 'privacidad')),
  version text not null check (char_length(version) between 1 and 20),
  aceptado_en timestamptz not null default now(),
  primary key (user_id, texto, version)
);

-- Needs at table may tell of somebody's health: a table of its own that not even the back office reads, a consent of
-- its own, and erased with one press.
create table public.perfil_salud (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  dieta text[] not null default '{}' check (dieta <@ array['vegetariano', 'vegano'] and cardinality(dieta) <= 2),
  alergenos text[] not null default '{}' check (cardinality(alergenos) <= 14),
  consentimiento boolean not null check (consentimiento),
  consentido_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now()
);

create table public.vinos_favoritos (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  vino_id uuid not null references public.vinos (id) on delete cascade,
  creado_en timestamptz not null default now(),
  primary key (user_id, vino_id)
);
create index vinos_favoritos_por_vino on public.vinos_favoritos (vino_id);

-- Accounts that were given up: they go a day later, unless their owner thinks better of it.
create table private.bajas (
  user_id uuid primary key references auth.users (id) on delete cascade,
  pedida_en timestamptz not null default now()
);

-- The upsert writes every column, so the id cannot be kept by grants.
create function private.perfil_fijo() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.id <> old.id then raise exception 'id_fijo' using errcode = 'PT422'; end if;
  return new;
end
$$;

-- BEFORE INSERT OR UPDATE: what is accepted is the edition of this moment. Saving a name accepts nothing anew.
create function private.perfil_acepta() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.accepted_terms and (tg_op = 'INSERT' or not old.accepted_terms) then
    new.terminos_version := private.version_legal('terminos');
  end if;
  if new.accepted_privacy and (tg_op = 'INSERT' or not old.accepted_privacy) then
    new.privacidad_version := private.version_legal('privacidad');
  end if;
  return new;
end
$$;

-- AFTER: written down.
create function private.perfil_aceptado() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.aceptaciones (user_id, texto, version)
    select new.id, a.texto, a.version
      from (values ('terminos', new.terminos_version), ('privacidad', new.privacidad_version)) a (texto, version)
    where a.version is not null on conflict do nothing;
  return null;
end
$$;

-- BEFORE INSERT OR UPDATE: only keys of the fourteen, each once and in their order; the day of a consent is the
-- database's to say.
create function private.salud_limpia() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from unnest(new.alergenos) c
    where not exists (select 1 from public.alergenos a where a.clave = c)) then
    raise exception using errcode = 'PT422', message = 'alergenos';
  end if;
  new.alergenos := coalesce((select array_agg(a.clave order by a.id) from public.alergenos a
    where a.clave = any (new.alergenos)), '{}');
  new.dieta := coalesce((select array_agg(distinct d order by d) from unnest(new.dieta) d), '{}');
  if tg_op = 'UPDATE' then
    if new.user_id <> old.user_id then raise exception using errcode = 'PT422', message = 'id_fijo'; end if;
    new.consentido_en := old.consentido_en;
  else
    new.consentido_en := now();
  end if;
  new.actualizado_en := now();
  return new;
end
$$;

-- How a person of the house is called: the name in the profile, else what stands before the @.
create function private.nombre_de(quien uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(coalesce(nullif(btrim(p.username), ''), split_part(u.email, '@', 1)), 80)
  from auth.users u left join public.profiles p on p.id = u.id where u.id = quien
$$;

create trigger perfil_fijo before update on public.profiles for each row execute function private.perfil_fijo();
create trigger acepta before insert or update on public.profiles for each row execute function private.perfil_acepta();
create trigger aceptado after insert
  or update on public.profiles for each row execute function private.perfil_aceptado();

create trigger limpia before insert
  or update on public.perfil_salud for each row execute function private.salud_limpia();

revoke all on public.profiles, public.aceptaciones, public.perfil_salud, public.vinos_favoritos, private.bajas
  from public, anon, authenticated;

alter table public.profiles enable row level security;
alter table public.aceptaciones enable row level security;
alter table public.perfil_salud enable row level security;
alter table public.vinos_favoritos enable row level security;

-- One's own; both texts accepted when it is made. Columns of the house's own are nobody's to write.
grant select, insert (id, username, accepted_privacy, accepted_terms, avatar_url, idioma),
  update (id, username, accepted_privacy, accepted_terms, avatar_url, idioma)
  on public.profiles to authenticated;
create policy lectura on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.es_admin()));
create policy alta on public.profiles for insert to authenticated
  with check (id = (select auth.uid()) and accepted_privacy and accepted_terms);
create policy cambio on public.profiles for update to authenticated
  using (id = (select auth.uid()) or (select private.es_admin()))
  with check (id = (select auth.uid()) or (select private.es_admin()));

grant select on public.aceptaciones to authenticated;
create policy lectura on public.aceptaciones for select to authenticated using (user_id = (select auth.uid()));

grant select, delete, insert (user_id, dieta, alergenos, consentimiento),
  update (user_id, dieta, alergenos, consentimiento)
  on public.perfil_salud to authenticated;
create policy propia on public.perfil_salud for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select, delete, insert (user_id, vino_id), update (user_id, vino_id)
  on public.vinos_favoritos to authenticated;
create policy lectura on public.vinos_favoritos for select to authenticated using (user_id = (select auth.uid()));
create policy alta on public.vinos_favoritos for insert to authenticated with check (user_id = (select auth.uid()));
-- The only thing an update can do is repeat what is there: a heart that is pressed twice.
create policy cambio on public.vinos_favoritos for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy baja on public.vinos_favoritos for delete to authenticated using (user_id = (select auth.uid()));

-- A guest's picture: private, in a folder of the guest's own.
create function private.avatar_permitido(objeto text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(objeto ~ '^[0-9a-f-]{36}/[A-Za-z0-9_-]{16,80}\.webp$'
    and split_part(objeto, '/', 1) = auth.uid()::text
    and (select count(*) from storage.objects o where o.bucket_id = 'avatares'
      and o.name like auth.uid()::text || '/%') < 10, false);
end
$$;

do $$
begin
  if to_regclass('storage.objects') is null or to_regclass('storage.buckets') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('avatares', 'avatares', false, 1048576, array['image/webp'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
  create policy avatares_lectura on storage.objects for select to authenticated
    using (bucket_id = 'avatares' and split_part(name, '/', 1) = (select auth.uid())::text);
  create policy avatares_alta on storage.objects for insert to authenticated
    with check (bucket_id = 'avatares' and private.avatar_permitido(name));
  create policy avatares_baja on storage.objects for delete to authenticated
    using (bucket_id = 'avatares' and split_part(name, '/', 1) = (select auth.uid())::text);
end
$$;

-- Accepting the texts as they stand now, and only those: an edition nobody has been shown is not accepted.
create function public.aceptar_textos(terminos text, privacidad text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then raise exception using errcode = '42501', message
    = 'permission denied for function aceptar_textos'; end if;
  if terminos is distinct from private.version_legal('terminos')
    or privacidad is distinct from private.version_legal('privacidad') then
    perform private.rehusa('version');
  end if;
  update public.profiles p set terminos_version = aceptar_textos.terminos,
    privacidad_version = aceptar_textos.privacidad,
    accepted_terms = true, accepted_privacy = true where p.id = auth.uid();
end
$$;

-- Everything the house holds about whoever asks, and nothing about anybody else: the profile's pages show it and the
-- download is it, word for word. Links and keys are left out: whoever holds the file must not hold the bookings.
create function public.mi_cuenta() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  yo constant uuid := auth.uid();
begin
  if yo is null then raise exception using errcode = '42501', message
    = 'permission denied for function mi_cuenta'; end if;
  return (select jsonb_build_object(
    'cuenta', jsonb_build_object('id', u.id, 'email', u.email, 'creada_en', u.created_at,
      'ultima_entrada', u.last_sign_in_at,
      'proveedores', coalesce((select jsonb_agg(distinct i.provider) from auth.identities i where i.user_id = yo),
        '[]')),
    'perfil', (select jsonb_build_object('username', p.username, 'idioma', p.idioma, 'avatar_url', p.avatar_url,
        'accepted_terms', p.accepted_terms, 'accepted_privacy', p.accepted_privacy,
        'terminos_version', p.terminos_version, 'privacidad_version', p.privacidad_version, 'creado_en', p.creado_en)
      from public.profiles p where p.id = yo),
    'vigentes', jsonb_build_object('terminos', private.version_legal('terminos'),
      'privacidad', private.version_legal('privacidad')),
    'aceptaciones', coalesce((select jsonb_agg(jsonb_build_object('texto', a.texto, 'version', a.version,
      'aceptado_en', a.aceptado_en)
      order by a.aceptado_en, a.texto) from public.aceptaciones a where a.user_id = yo), '[]'),
    'necesidades', (select jsonb_build_object('dieta', s.dieta, 'alergenos', s.alergenos,
      'consentido_en', s.consentido_en,
      'actualizado_en', s.actualizado_en) from public.perfil_salud s where s.user_id = yo),
    'vinos_favoritos', coalesce((select jsonb_agg(jsonb_build_object('slug', v.slug, 'nombre', v.nombre,
      'bodega', v.bodega,
      'creado_en', f.creado_en) order by f.creado_en desc, v.slug)
      from public.vinos_favoritos f join public.vinos v on v.id = f.vino_id where f.user_id = yo), '[]'),
    'reservas', coalesce((select jsonb_agg(jsonb_build_object('codigo', r.codigo, 'nombre', r.nombre, 'email', r.email,
      'telefono', r.telefono, 'fecha_reserva', r.fecha_reserva, 'hora_reserva', to_char(r.hora_reserva, 'HH24:MI'),
        'personas', r.personas,
      'preferencia_mesa', r.preferencia_mesa, 'ocasion', r.ocasion, 'requisitos_dieteticos', r.requisitos_dieteticos,
      'notas', r.notas, 'primera_visita', r.primera_visita, 'estado', r.estado, 'motivo', r.motivo, 'idioma', r.idioma,
        'creado_en', r.creado_en,
      'historia', (select coalesce(jsonb_agg(jsonb_build_object('tipo', e.tipo, 'de', e.de, 'a', e.a, 'actor', e.actor,
        'datos', e.datos, 'en', e.en)
        order by e.id), '[]') from public.reserva_eventos e where e.reserva_id = r.id),
      'correos', (select coalesce(jsonb_agg(jsonb_build_object('tipo', c.tipo, 'para', c.para, 'estado', c.estado,
        'enviado_en', c.enviado_en)
        order by c.creado_en), '[]') from public.correos c where c.reserva_id = r.id)) order by r.inicio desc, r.id)
      from public.reservas r where r.user_id = yo), '[]'),
    'lista_espera', coalesce((select jsonb_agg(jsonb_build_object('codigo', e.codigo, 'nombre', e.nombre,
      'email', e.email,
      'telefono', e.telefono, 'fecha_reserva', e.fecha_reserva, 'hora_reserva', to_char(e.hora_reserva, 'HH24:MI'),
        'personas', e.personas,
      'preferencia_mesa', e.preferencia_mesa, 'notas', e.notas, 'estado', e.estado, 'idioma', e.idioma,
        'creado_en', e.creado_en,
      'correos', (select coalesce(jsonb_agg(jsonb_build_object('tipo', c.tipo, 'para', c.para, 'estado', c.estado,
        'enviado_en', c.enviado_en)
        order by c.creado_en), '[]') from public.correos c where c.espera_id = e.id)) order by e.inicio desc, e.id)
      from public.lista_espera e where e.user_id = yo), '[]'),
    'experiencias', coalesce((select jsonb_agg(to_jsonb(m)) from private.mis_experiencias() m), '[]'),
    'sesiones', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'creada_en', s.created_at,
      'usada_en', coalesce(s.refreshed_at::timestamptz, s.updated_at, s.created_at), 'navegador', s.user_agent)
        order by s.created_at desc, s.id)
      from auth.sessions s where s.user_id = yo and (s.not_after is null or s.not_after > now())), '[]'),
    -- Devices that were signed in from before: of each the house knows no more than a hash.
    'aparatos', coalesce((select jsonb_agg(jsonb_build_object('usado_en', a.usado_en) order by a.usado_en desc)
      from private.acceso_aparatos a where a.cuenta = private.acceso_huella('cuenta:' || lower(u.email))), '[]'),
    'correos', coalesce((select jsonb_agg(jsonb_build_object('tipo', c.tipo, 'para', c.para, 'estado', c.estado,
      'enviado_en', c.enviado_en)
      order by c.creado_en, c.id) from public.correos c where c.user_id = yo), '[]'),
    -- A card hangs on what somebody typed, which may be another's address or telephone: only whose confirmed address it
    -- bears reads it.
    'fichas', coalesce((select jsonb_agg(jsonb_build_object('nombre', c.nombre, 'email', c.email,
        'telefono', c.telefono, 'idioma', c.idioma, 'notas', c.notas, 'alergias', c.alergias,
        'alergias_consentidas_en', c.alergias_consentidas_en, 'alergias_hasta', c.alergias_hasta,
        'vetado_en', c.vetado_en, 'vetado_motivo', c.vetado_motivo, 'creado_en', c.creado_en) order by c.creado_en,
          c.id)
      from public.clientes c
      where u.email_confirmed_at is not null and lower(u.email) = lower(c.email)
        and c.id in (select r.cliente_id from public.reservas r where r.user_id = yo)), '[]'),
    'baja', (select jsonb_build_object('pedida_en', b.pedida_en, 'borra_en', b.pedida_en + interval '1 day')
      from private.bajas b where b.user_id = yo))
  from auth.users u where u.id = yo);
end
$$;

-- One of the caller's own sessions ends: it cannot be renewed any more. True when there was one.
create function public.sesion_cerrar(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions s where s.id = sesion_cerrar.id and s.user_id = auth.uid();
  return found;
end
$$;

-- Giving the account up, and taking that back. Asking twice does not put it off. Whoever asked is written to, in case
-- it was somebody else at an open screen: in the profile's language, or else in the page's (`idioma`), and not more
-- than five times a day.
create function public.baja_pedir(idioma text default null) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  yo constant uuid := auth.uid();
  pedida timestamptz;
begin
  if not exists (select 1 from auth.users u where u.id = yo) then
    raise exception using errcode = '42501', message = 'permission denied for function baja_pedir';
  end if;
  insert into private.bajas (user_id) values (yo) on conflict do nothing returning pedida_en into pedida;
  if found then
    insert into public.correos (clave, tipo, para, idioma, datos, user_id)
      select 'baja:' || yo || ':' || extract(epoch from pedida), 'baja', u.email, coalesce(p.idioma, d.idioma, 'es'),
        jsonb_build_object('nombre', coalesce(p.username, ''), 'borra_en', pedida + interval '1 day'), yo
      from auth.users u left join public.profiles p on p.id = u.id
        left join (values ('es'), ('en'), ('fr'), ('de'), ('it')) d (idioma) on d.idioma = baja_pedir.idioma
      where u.id = yo and u.email is not null
        and (select count(*) from public.correos c where c.user_id = yo and c.creado_en > now() - interval '1 day') < 5
      on conflict do nothing;
    perform pg_notify('correos', '');
  end if;
  return (select b.pedida_en + interval '1 day' from private.bajas b where b.user_id = yo);
end
$$;

create function public.baja_anular() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.bajas b where b.user_id = auth.uid();
  return found;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.avatar_permitido(text) to authenticated;
revoke all on function public.aceptar_textos(text, text), public.mi_cuenta(), public.sesion_cerrar(uuid),
  public.baja_pedir(text), public.baja_anular()
  from public, anon, authenticated;
grant execute on function public.aceptar_textos(text, text), public.mi_cuenta(), public.sesion_cerrar(uuid),
  public.baja_pedir(text), public.baja_anular()
  to authenticated;
