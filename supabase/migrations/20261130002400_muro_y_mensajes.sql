-- What guests write to the house: the wall, and the contact form.

-- The wall of experiences: signed-in guests write, an administrator publishes. Words stay as the guest wrote them. The
-- bucket `galeria` is the house's own and public. `experiencias` is private: a guest's photo is read by its author and
-- by administrators, and by everybody once its post is published; withdrawn with the post, it is gone again. Addresses:
-- /storage/v1/object/public/galeria/<name>, and /storage/v1/object/authenticated/experiencias/<name>, which answers
-- visitors too where the policy below lets them.

create table public.experiencias (
  id uuid primary key default gen_random_uuid(),
  -- null: a post of the demo content. A deleted account takes its posts along.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  -- The visit that verifies the post.
  reserva_id uuid references public.reservas (id) on delete set null,
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 60
    and nombre !~ '[\u0001-\u001f\u007f-\u009f]'),
  idioma text not null default 'es' check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  texto text not null check (btrim(texto) <> '' and char_length(texto) <= 280),
  -- A name in the bucket `experiencias`: the author's folder, then a name that nobody guesses.
  foto text check (foto ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[A-Za-z0-9_-]{16,80}\.(webp|jpg|jpeg|avif)$'),
  estado text not null default 'pendiente' check (estado in ('pendiente', 'publicada', 'rechazada', 'retirada')),
  verificada boolean not null default false,
  respuesta text check (btrim(respuesta) <> '' and char_length(respuesta) <= 600),
  -- When the author said that the people in the picture agree.
  consentimiento_imagen_en timestamptz,
  publicada_en timestamptz,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  version integer not null default 1,
  motivo text check (btrim(motivo) <> '' and char_length(motivo) <= 300),
  constraint experiencias_foto_con_permiso check (foto is null or consentimiento_imagen_en is not null),
  constraint experiencias_fecha check (estado <> 'publicada' or publicada_en is not null)
);
create index experiencias_publicadas on public.experiencias (publicada_en desc) where estado = 'publicada';
create index experiencias_por_estado on public.experiencias (estado, creado_en);
create index experiencias_por_usuario on public.experiencias (user_id, creado_en) where user_id is not null;
create index experiencias_por_foto on public.experiencias (foto) where foto is not null;
create index experiencias_por_reserva on public.experiencias (reserva_id) where reserva_id is not null;

comment on column public.experiencias.motivo is 'Why a post was refused or withdrawn; for the house and the author.';

-- The guest's last visit that took place; null when there is none.
create function private.visita_de(usuario uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select r.id from public.reservas r where r.user_id = usuario and r.estado = 'finalizada'
  order by r.inicio desc limit 1
$$;

-- BEFORE INSERT: what a post must be, for every caller. Refusals carry a code, as with reservations.
create function private.experiencias_alta() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  aviso text;
begin
  new.nombre := private.recorta(normalize(new.nombre, NFC));
  new.texto := private.limpia(new.texto);
  new.version := 1;
  if new.publicada_en is null and new.estado = 'publicada' then new.publicada_en := now(); end if;
  -- The day of a permission is the database's to say.
  new.consentimiento_imagen_en := case when new.foto is not null and new.consentimiento_imagen_en is not null
    then now() end;
  aviso := case
    when new.nombre is null or char_length(new.nombre) not between 1 and 60
      or new.nombre ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]' then 'nombre'
    when new.texto is null then 'texto'
    when char_length(new.texto) > 280 then 'texto_largo'
    when new.idioma is null or new.idioma not in ('es', 'en', 'fr', 'de', 'it') then 'idioma'
    when new.foto is not null and (new.foto !~ '^[0-9a-f-]{36}/[A-Za-z0-9_-]{16,80}\.(webp|jpg|jpeg|avif)$'
      or (new.user_id is not null and split_part(new.foto, '/', 1) <> new.user_id::text)) then 'foto'
    when new.foto is not null and new.consentimiento_imagen_en is null then 'consentimiento'
  end;
  if aviso is not null then raise exception using errcode = 'PT422', message = aviso; end if;

  if new.user_id is not null then
    perform pg_advisory_xact_lock(hashtextextended('experiencias:' || new.user_id, 0));
    if (select count(*) from public.experiencias e
        where e.user_id = new.user_id and e.creado_en > now() - interval '24 hours') >= 5 then
      raise exception using errcode = 'PT429', message = 'limite';
    end if;
    new.reserva_id := private.visita_de(new.user_id);
    new.verificada := new.reserva_id is not null;
  end if;
  return new;
end
$$;

-- BEFORE UPDATE: which states follow which, and what publication adds. A mark once earned is kept: reservations are
-- deleted after a year. From every state a post may go back to `pendiente`, for a slip of the hand: what was undone is
-- dated anew when it is published again.
create function private.experiencias_cambio() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.estado <> old.estado and not (case old.estado
    when 'pendiente' then new.estado in ('publicada', 'rechazada')
    when 'rechazada' then new.estado in ('publicada', 'pendiente')
    when 'publicada' then new.estado in ('retirada', 'pendiente')
    when 'retirada' then new.estado = 'publicada'
    else false
  end) then
    raise exception using errcode = 'PT409', message = 'transicion';
  end if;
  if new.estado = 'pendiente' and old.estado <> 'pendiente' then new.publicada_en := null; end if;
  if new.estado = 'publicada' and old.estado <> 'publicada' then
    new.publicada_en := coalesce(new.publicada_en, now());
    if new.user_id is not null then
      new.reserva_id := coalesce(private.visita_de(new.user_id), old.reserva_id);
      new.verificada := old.verificada or new.reserva_id is not null;
    end if;
  end if;
  -- A reason belongs to a refusal; what is shown again has none.
  if new.estado in ('pendiente', 'publicada') then new.motivo := null; end if;
  new.motivo := private.limpia(new.motivo);
  new.respuesta := private.limpia(new.respuesta);
  new.version := old.version + 1;
  new.actualizado_en := now();
  return new;
end
$$;

-- What a signed-in guest has posted, in every state. A function, because everybody else reads posts without knowing
-- whose they are. The public one is resolved when it is created, so that nobody needs access to `private`.
create function private.mis_experiencias() returns table (id uuid, nombre text, idioma text, texto text, foto text,
  estado text, verificada boolean, respuesta text, publicada_en timestamptz, creado_en timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.id, e.nombre, e.idioma, e.texto, e.foto, e.estado, e.verificada, e.respuesta, e.publicada_en, e.creado_en
  from public.experiencias e where e.user_id = auth.uid() order by e.creado_en desc
$$;

create function public.mis_experiencias() returns table (id uuid, nombre text, idioma text, texto text, foto text,
  estado text, verificada boolean, respuesta text, publicada_en timestamptz, creado_en timestamptz)
language sql stable set search_path = ''
begin atomic
  select m.id, m.nombre, m.idioma, m.texto, m.foto, m.estado, m.verificada, m.respuesta, m.publicada_en, m.creado_en
  from private.mis_experiencias() m order by m.creado_en desc;
end;

create trigger alta before insert on public.experiencias for each row execute function private.experiencias_alta();
create trigger cambio before update on public.experiencias for each row execute function private.experiencias_cambio();

revoke all on public.experiencias from public, anon, authenticated;

alter table public.experiencias enable row level security;

-- Whose a post is, nobody is told: a published one says it of nothing, the own ones come from mis_experiencias().
grant select (id, nombre, idioma, texto, foto, estado, verificada, respuesta, publicada_en)
  on public.experiencias to anon;
grant select (id, nombre, idioma, texto, foto, estado, verificada, respuesta, publicada_en, consentimiento_imagen_en,
  creado_en, actualizado_en, version, motivo), insert (nombre, idioma, texto, foto, consentimiento_imagen_en),
  update (estado, respuesta, motivo), delete
  on public.experiencias to authenticated;
create policy lectura on public.experiencias for select to anon using (estado = 'publicada');
create policy lectura_sesion on public.experiencias for select to authenticated
  using (estado = 'publicada' or user_id = (select auth.uid()) or (select private.es_admin()));
create policy alta on public.experiencias for insert to authenticated
  with check (estado = 'pendiente' and user_id = (select auth.uid()));
create policy cambio on public.experiencias for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.experiencias for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.es_admin()));

-- Whether a guest may put down an object of this name: the own folder, a name that nobody guesses, ten a day.
create function private.foto_permitida(objeto text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  carpeta constant text := auth.uid()::text;
begin
  return carpeta is not null
    and objeto ~ '^[0-9a-f-]{36}/[A-Za-z0-9_-]{16,80}\.(webp|jpg|jpeg|avif)$'
    and split_part(objeto, '/', 1) = carpeta
    and (select count(*) from storage.objects o where o.bucket_id = 'experiencias'
         and o.name like carpeta || '/%' and o.created_at > now() - interval '24 hours') < 10;
end
$$;

-- Whether everybody may see it.
create function private.foto_publicada(objeto text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.experiencias e where e.foto = objeto and e.estado = 'publicada')
$$;

do $$
begin
  -- A PostgreSQL without Supabase's storage has no pictures of guests.
  if to_regclass('storage.objects') is null or to_regclass('storage.buckets') is null then return; end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('galeria', 'galeria', true, 10485760, array['image/webp', 'image/jpeg', 'image/avif', 'image/png']),
    ('experiencias', 'experiencias', false, 10485760, array['image/webp', 'image/jpeg', 'image/avif'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  create policy experiencias_lectura on storage.objects for select to anon, authenticated
    using (bucket_id = 'experiencias' and private.foto_publicada(name));
  create policy experiencias_lectura_propia on storage.objects for select to authenticated
    using (bucket_id = 'experiencias'
      and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.es_admin())));
  create policy experiencias_alta on storage.objects for insert to authenticated
    with check (bucket_id = 'experiencias' and private.foto_permitida(name));
  create policy experiencias_baja on storage.objects for delete to authenticated
    using (bucket_id = 'experiencias'
      and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.es_admin())));

  -- The bucket is public by its address; listing it is the back office's.
  create policy galeria_lectura on storage.objects for select to authenticated
    using (bucket_id = 'galeria' and (select private.es_admin()));
  create policy galeria_alta on storage.objects for insert to authenticated
    with check (bucket_id = 'galeria' and (select private.es_admin()));
  create policy galeria_cambio on storage.objects for update to authenticated
    using (bucket_id = 'galeria' and (select private.es_admin()))
    with check (bucket_id = 'galeria' and (select private.es_admin()));
  create policy galeria_baja on storage.objects for delete to authenticated
    using (bucket_id = 'galeria' and (select private.es_admin()));
end
$$;

-- What visitors write in the contact form: put down by anybody within limits, read by administrators alone.
create table public.mensajes (
  id uuid primary key default gen_random_uuid(),
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 80),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  telefono text check (telefono <> '' and char_length(telefono) <= 30),
  asunto text check (asunto <> '' and char_length(asunto) <= 120),
  texto text not null check (btrim(texto) <> '' and char_length(texto) <= 2000),
  idioma text not null default 'es' check (idioma in ('es', 'en', 'fr', 'de', 'it')),
  -- One key per written form: the same key again is the same message.
  clave uuid not null default gen_random_uuid() unique,
  leido_en timestamptz,
  creado_en timestamptz not null default now()
);
create index mensajes_por_fecha on public.mensajes (creado_en desc);
create index mensajes_por_email on public.mensajes (lower(email), creado_en);

-- BEFORE INSERT: lock, then key, then rules, then count (see reservas_alta). All messages share one lock: they are few,
-- and the limit of the house is counted over all of them.
create function private.mensajes_alta() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  aviso text;
begin
  new.nombre := private.recorta(normalize(new.nombre, NFC));
  new.email := private.recorta(normalize(new.email, NFC));
  new.telefono := nullif(private.recorta(new.telefono), '');
  new.asunto := nullif(private.recorta(normalize(new.asunto, NFC)), '');
  new.texto := private.limpia(new.texto);
  perform pg_advisory_xact_lock(hashtextextended('mensajes', 0));
  -- A retry: the unique index answers 23505, already stored. It must not run into the limit it filled itself.
  perform 1 from public.mensajes m where m.clave = new.clave;
  if found then return new; end if;

  aviso := case
    when new.nombre is null or char_length(new.nombre) not between 2 and 80
      or new.nombre ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]' then 'nombre'
    when new.email is null or char_length(new.email) > 254
      or new.email !~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$' then 'email'
    when char_length(new.telefono) > 30 or new.telefono !~ '^\+?[0-9][0-9 ()./-]{4,28}$' then 'telefono'
    when char_length(new.asunto) > 120
      or new.asunto ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]' then 'asunto'
    when new.texto is null then 'texto'
    when char_length(new.texto) > 2000 then 'texto_largo'
    when new.idioma is null or new.idioma not in ('es', 'en', 'fr', 'de', 'it') then 'idioma'
  end;
  if aviso is not null then raise exception using errcode = 'PT422', message = aviso; end if;

  if (select count(*) from public.mensajes m
      where lower(m.email) = lower(new.email) and m.creado_en > now() - interval '24 hours') >= 5
    or (select count(*) from public.mensajes m where m.creado_en > now() - interval '1 hour') >= 60
  then
    raise exception using errcode = 'PT429', message = 'limite';
  end if;
  return new;
end
$$;

create trigger alta before insert on public.mensajes for each row execute function private.mensajes_alta();

revoke all on public.mensajes from public, anon, authenticated;

alter table public.mensajes enable row level security;

grant insert (nombre, email, telefono, asunto, texto, idioma, clave)
  on public.mensajes to anon;
grant insert (nombre, email, telefono, asunto, texto, idioma, clave), select, delete, update (leido_en)
  on public.mensajes to authenticated;
create policy alta on public.mensajes for insert to anon, authenticated with check (leido_en is null);
create policy lectura on public.mensajes for select to authenticated using ((select private.es_admin()));
create policy cambio on public.mensajes for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.mensajes for delete to authenticated using ((select private.es_admin()));

revoke execute on all functions in schema private from public;
grant execute on function private.mis_experiencias(), private.foto_permitida(text) to authenticated;
grant execute on function private.foto_publicada(text) to anon, authenticated;
revoke all on function public.mis_experiencias() from public, anon, authenticated;
grant execute on function public.mis_experiencias() to authenticated;
