-- The wall of experiences: signed-in guests write, an administrator publishes. Words stay as the guest wrote them.

create table public.experiencias (
  id uuid primary key default gen_random_uuid(),
  -- null: a post of the demo content. A deleted account takes its posts along.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  -- The visit that verifies the post.
  reserva_id uuid references public.reservas (id) on delete set null,
  nombre text not null check (btrim(nombre) <> '' and char_length(nombre) <= 60 and nombre !~ '[\u0001-\u001f\u007f-\u009f]'),
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
  constraint experiencias_foto_con_permiso check (foto is null or consentimiento_imagen_en is not null),
  constraint experiencias_fecha check (estado <> 'publicada' or publicada_en is not null)
);
create index experiencias_publicadas on public.experiencias (publicada_en desc) where estado = 'publicada';
create index experiencias_por_estado on public.experiencias (estado, creado_en);
create index experiencias_por_usuario on public.experiencias (user_id, creado_en) where user_id is not null;
create index experiencias_por_foto on public.experiencias (foto) where foto is not null;
create index experiencias_por_reserva on public.experiencias (reserva_id) where reserva_id is not null;

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
  new.consentimiento_imagen_en := case when new.foto is not null and new.consentimiento_imagen_en is not null then now() end;
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
-- deleted after a year.
create function private.experiencias_cambio() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.estado <> old.estado and not (case old.estado
    when 'pendiente' then new.estado in ('publicada', 'rechazada')
    when 'rechazada' then new.estado = 'publicada'
    when 'publicada' then new.estado = 'retirada'
    when 'retirada' then new.estado = 'publicada'
    else false
  end) then
    raise exception using errcode = 'PT409', message = 'transicion';
  end if;
  if new.estado = 'publicada' and old.estado <> 'publicada' then
    new.publicada_en := coalesce(old.publicada_en, now());
    if new.user_id is not null then
      new.reserva_id := coalesce(private.visita_de(new.user_id), old.reserva_id);
      new.verificada := old.verificada or new.reserva_id is not null;
    end if;
  end if;
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

revoke execute on function private.visita_de(uuid), private.experiencias_alta(), private.experiencias_cambio(),
  private.mis_experiencias(), public.mis_experiencias() from public, anon, authenticated;
grant execute on function private.mis_experiencias(), public.mis_experiencias() to authenticated;

create trigger alta before insert on public.experiencias for each row execute function private.experiencias_alta();
create trigger cambio before update on public.experiencias for each row execute function private.experiencias_cambio();

revoke all on public.experiencias from public, anon, authenticated;
alter table public.experiencias enable row level security;
grant select (id, nombre, idioma, texto, foto, estado, verificada, respuesta, publicada_en)
  on public.experiencias to anon;
-- Whose a post is, nobody is told: a published one says it of nothing, the own ones come from mis_experiencias().
grant select (id, nombre, idioma, texto, foto, estado, verificada, respuesta, publicada_en, consentimiento_imagen_en,
  creado_en, actualizado_en, version) on public.experiencias to authenticated;
grant insert (nombre, idioma, texto, foto, consentimiento_imagen_en) on public.experiencias to authenticated;
grant update (estado, respuesta) on public.experiencias to authenticated;
grant delete on public.experiencias to authenticated;

create policy lectura on public.experiencias for select to anon using (estado = 'publicada');
create policy lectura_sesion on public.experiencias for select to authenticated
  using (estado = 'publicada' or user_id = (select auth.uid()) or (select private.es_admin()));
create policy alta on public.experiencias for insert to authenticated
  with check (estado = 'pendiente' and user_id = (select auth.uid()));
create policy cambio on public.experiencias for update to authenticated
  using ((select private.es_admin())) with check ((select private.es_admin()));
create policy baja on public.experiencias for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.es_admin()));
