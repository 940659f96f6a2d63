-- Who may come into the back office: the list of accounts, the role, sessions, and invitations.

-- Administrators that can come in: named, confirmed, not gone.
create function private.admins() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users u where u.raw_app_meta_data ->> 'role' = 'admin' and u.deleted_at is null
    and u.email_confirmed_at is not null and (u.banned_until is null or u.banned_until < now())
$$;

-- Accounts, by e-mail, with whether each has a second factor; `tras`: the last e-mail of the page before. `busca` looks
-- into names and e-mails.
create function public.usuarios_lista(busca text default null, tras text default null, limite integer default 50,
  solo_admins boolean default false)
returns table (id uuid, email text, nombre text, admin boolean, confirmado boolean, creado_en timestamptz,
  ultima_entrada timestamptz, sesiones integer, segundo_factor boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  aguja constant text := '%' || replace(replace(replace(lower(btrim(coalesce(busca, ''))), '\', '\\'), '%', '\%'),
    '_', '\_') || '%';
begin
  perform private.solo_admin('usuarios_lista');
  return query
    select u.id, u.email::text, coalesce(nullif(btrim(p.username), ''), split_part(u.email, '@', 1)),
      coalesce(u.raw_app_meta_data ->> 'role' = 'admin', false), u.email_confirmed_at is not null, u.created_at,
      u.last_sign_in_at, (select count(*)::integer from auth.sessions s where s.user_id = u.id
        and (s.not_after is null or s.not_after > now())),
      exists (select 1 from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
    from auth.users u left join public.profiles p on p.id = u.id
    where u.deleted_at is null and u.email is not null
      and (tras is null or u.email > tras)
      and (not solo_admins or u.raw_app_meta_data ->> 'role' = 'admin')
      and (aguja = '%%' or lower(u.email) like aguja or lower(p.username) like aguja)
    order by u.email limit least(greatest(limite, 1), 200);
end
$$;

-- What was done to somebody's rights, in the history; no address of anybody.
create function private.historial_usuario(de uuid, era boolean, es boolean, por uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.historial (tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre)
    values ('usuarios', de::text, coalesce(private.nombre_de(de), 'usuario'), 'cambio',
      jsonb_build_object('admin', era), jsonb_build_object('admin', es), por, private.nombre_de(por))
$$;

-- Gives or takes the role. PT409 'ultimo_admin': nobody would be left; 'sin_confirmar': the address is nobody's yet.
create function public.usuario_admin(quien uuid, admin boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  u record;
begin
  perform private.solo_admin('usuario_admin');
  -- One after the other, or two could take each other's.
  perform pg_advisory_xact_lock(hashtextextended('usuarios:admin', 0));
  -- Asked again: the role may have been taken while this call waited.
  perform private.solo_admin('usuario_admin');
  select x.id, x.email_confirmed_at, coalesce(x.raw_app_meta_data ->> 'role' = 'admin', false) as era into u
    from auth.users x where x.id = usuario_admin.quien and x.deleted_at is null for update;
  if u.id is null then raise exception 'no_existe' using errcode = 'PT404'; end if;
  if u.era = usuario_admin.admin then return; end if;
  if usuario_admin.admin then
    if u.email_confirmed_at is null then raise exception 'sin_confirmar' using errcode = 'PT409'; end if;
    update auth.users x set raw_app_meta_data = coalesce(x.raw_app_meta_data, '{}') || '{"role": "admin"}'
      where x.id = u.id;
  else
    if not exists (select 1 from private.admins() a where a <> u.id) then raise exception 'ultimo_admin'
      using errcode = 'PT409'; end if;
    update auth.users x set raw_app_meta_data = x.raw_app_meta_data - 'role' where x.id = u.id;
  end if;
  perform private.historial_usuario(u.id, u.era, usuario_admin.admin, auth.uid());
end
$$;

-- Ends all sessions of an account: none can be renewed, and the back office is closed to them at once.
create function public.usuario_cerrar_sesiones(quien uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  cuantas integer;
begin
  perform private.solo_admin('usuario_cerrar_sesiones');
  if not exists (select 1 from auth.users u where u.id = usuario_cerrar_sesiones.quien) then
    raise exception 'no_existe' using errcode = 'PT404';
  end if;
  delete from auth.sessions s where s.user_id = usuario_cerrar_sesiones.quien;
  get diagnostics cuantas = row_count;
  return cuantas;
end
$$;

-- The last administrator's account does not go either, on whatever way.
create function private.ultimo_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from private.admins() a where a = new.user_id)
    and not exists (select 1 from private.admins() a where a <> new.user_id) then
    raise exception 'ultimo_admin' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create trigger ultimo_admin before insert on private.bajas for each row execute function private.ultimo_admin();

-- Invitations to administer. The token goes out by mail alone and is kept nowhere (its hash is); it is good for the
-- address it was sent to, for one account, for three days, and while the sender is still an administrator.
create table private.invitaciones (
  id uuid primary key default gen_random_uuid(),
  correo text not null check (correo = lower(correo) and correo ~ '^[^@[:space:]]{1,64}@[^@[:space:]]{3,189}$'),
  token_hash text not null unique,
  por uuid not null,
  creada_en timestamptz not null default now(),
  caduca_en timestamptz not null default now() + interval '3 days',
  usada_en timestamptz,
  retirada_en timestamptz
);
create unique index invitaciones_una_abierta on private.invitaciones (correo) where usada_en is null
  and retirada_en is null;

-- The open invitation that a token opens; no row where it opens none.
create function private.invitacion_de(token text) returns setof private.invitaciones
language sql stable security definer set search_path = '' as $$
  select i.* from private.invitaciones i
  where char_length(token) between 20 and 64 and i.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and i.usada_en is null and i.retirada_en is null and i.caduca_en > now()
    and exists (select 1 from private.admins() a where a = i.por)
$$;

-- Invites an address, and has the mail written. Inviting again makes the mail before void.
--   PT409 ya_tiene_cuenta   it has an account: the role is given in the list
--   PT429 limite            twenty in a day
--   PT422 correo            no address
create function public.usuario_invitar(correo text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  a_quien constant text := lower(btrim(coalesce(usuario_invitar.correo, '')));
  nueva uuid := gen_random_uuid();
  hasta timestamptz;
begin
  perform private.solo_admin('usuario_invitar');
  if a_quien !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9-]+\.)+[a-z]{2,}$' or char_length(a_quien) > 254 then
    raise exception 'correo' using errcode = 'PT422';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('usuarios:invitar', 0));
  if exists (select 1 from auth.users u where lower(u.email) = a_quien and u.email_confirmed_at is not null
    and u.deleted_at is null) then
    raise exception 'ya_tiene_cuenta' using errcode = 'PT409';
  end if;
  if (select count(*) from private.invitaciones i where i.creada_en > now() - interval '1 day') >= 20 then
    raise exception 'limite' using errcode = 'PT429';
  end if;
  update private.invitaciones i set retirada_en = now() where i.correo = a_quien and i.usada_en is null
    and i.retirada_en is null;
  insert into private.invitaciones (id, correo, token_hash, por)
    values (nueva, a_quien, encode(sha256(convert_to(private.enlace_de(nueva), 'UTF8')), 'hex'), auth.uid())
    returning caduca_en into hasta;
  insert into public.correos (clave, tipo, para, idioma, datos, invitacion_id)
    values ('invitacion:' || nueva, 'invitacion', a_quien, 'es',
      jsonb_build_object('por', private.nombre_de(auth.uid()), 'caduca_en', hasta), nueva);
  perform pg_notify('correos', '');
  return hasta;
end
$$;

create function public.invitaciones_lista() returns table (id uuid, correo text, por text, creada_en timestamptz,
  caduca_en timestamptz, caducada boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.solo_admin('invitaciones_lista');
  return query select i.id, i.correo, private.nombre_de(i.por), i.creada_en, i.caduca_en,
      i.caduca_en <= now() or not exists (select 1 from private.admins() a where a = i.por)
    from private.invitaciones i where i.usada_en is null and i.retirada_en is null order by i.creada_en desc limit 100;
end
$$;

create function public.invitacion_retirar(id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.solo_admin('invitacion_retirar');
  update private.invitaciones i set retirada_en = now()
    where i.id = invitacion_retirar.id and i.usada_en is null and i.retirada_en is null;
  if not found then raise exception 'no_existe' using errcode = 'PT404'; end if;
end
$$;

-- For whoever has the mail: to which address it went; null when the link opens nothing any more.
create function public.invitacion_ver(token text) returns text
language sql stable security definer set search_path = '' as $$
  select i.correo from private.invitacion_de(token) i
$$;

-- Before signing up with an invitation: an account that somebody made with this address and never confirmed is
-- nobody's, and its password is a stranger's. True when the address is free now.
create function public.invitacion_preparar(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  a_quien text;
begin
  select i.correo into a_quien from private.invitacion_de(token) i;
  if a_quien is null then return false; end if;
  delete from auth.users u where lower(u.email) = a_quien and u.email_confirmed_at is null and u.last_sign_in_at is null
    -- One that was made with this very invitation a moment ago stays.
    and u.raw_user_meta_data ->> 'invitacion' is distinct from token;
  return not exists (select 1 from auth.users u where lower(u.email) = a_quien and u.email_confirmed_at is not null);
end
$$;

-- AFTER the address of an account was confirmed for the first time: whoever signed up with an invitation is an
-- administrator from now on. The confirmation shows that the mailbox is theirs; the token, that they and nobody before
-- them chose the password. At the end of the transaction: GoTrue confirms the address and then writes back its own copy
-- of both metadata, so what a trigger had put into them before would be lost. Reads the row as it will stay.
create function private.invitacion_usada() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  u auth.users;
  i private.invitaciones;
begin
  select x.* into u from auth.users x where x.id = new.id and x.email_confirmed_at is not null for update;
  if u.id is null then return null; end if;
  select x.* into i from private.invitacion_de(new.raw_user_meta_data ->> 'invitacion') x
    where x.correo = lower(u.email);
  if i.id is not null then
    update private.invitaciones x set usada_en = now() where x.id = i.id and x.usada_en is null;
    if not found then i.id := null; end if;
  end if;
  update auth.users x set raw_user_meta_data = x.raw_user_meta_data - 'invitacion',
      raw_app_meta_data = case when i.id is null then x.raw_app_meta_data
        else coalesce(x.raw_app_meta_data, '{}') || '{"role": "admin"}' end
    where x.id = u.id;
  if i.id is null then return null; end if;
  insert into public.historial (tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre)
    values ('usuarios', u.id::text,
      left(coalesce(nullif(btrim(u.raw_user_meta_data ->> 'username'), ''), split_part(u.email, '@', 1)), 80),
      'alta', null, '{"admin": true}', i.por, private.nombre_de(i.por));
  return null;
end
$$;

-- How far the caller is on the way into the back office: 'dentro', 'codigo', 'alta', or 'nadie', who may not come in.
create function public.panel_paso() returns text
language sql stable security definer set search_path = '' as $$
  select case when private.administra() then coalesce(private.factor_que_falta(), 'dentro') else 'nadie' end
$$;

create function public.segundo_factor_exigido() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.solo_admin('segundo_factor_exigido');
  return (select f.exigido from private.segundo_factor f);
end
$$;

-- Demands a second factor of everybody who administers, or no longer. PT409 'sin_factor': only somebody who has come in
-- with one may demand it, so that at least one person still comes in afterwards.
create function public.segundo_factor_exigir(exigir boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.solo_admin('segundo_factor_exigir');
  if exigir and auth.jwt() ->> 'aal' is distinct from 'aal2' then
    raise exception 'sin_factor' using errcode = 'PT409';
  end if;
  update private.segundo_factor f set exigido = exigir where f.exigido <> exigir;
  if not found then return; end if;
  insert into public.historial (tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre)
    values ('usuarios', 'todos', 'Quienes administran', 'cambio', jsonb_build_object('segundo_factor_exigido', not exigir),
      jsonb_build_object('segundo_factor_exigido', exigir), auth.uid(), private.nombre_de(auth.uid()));
end
$$;

-- For a colleague whose telephone is gone: takes the factors away and ends all sessions. One's own goes with a code only.
--   PT409 propio      one's own account
--   PT404 no_existe   an account without a factor
create function public.usuario_quitar_factor(quien uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.solo_admin('usuario_quitar_factor');
  if usuario_quitar_factor.quien = auth.uid() then raise exception 'propio' using errcode = 'PT409'; end if;
  delete from auth.mfa_factors f where f.user_id = usuario_quitar_factor.quien;
  if not found then raise exception 'no_existe' using errcode = 'PT404'; end if;
  delete from auth.sessions s where s.user_id = usuario_quitar_factor.quien;
  insert into public.historial (tabla, fila, titulo, operacion, antes, despues, quien, quien_nombre)
    values ('usuarios', usuario_quitar_factor.quien::text, coalesce(private.nombre_de(usuario_quitar_factor.quien), 'usuario'),
      'cambio', '{"segundo_factor": true}', '{"segundo_factor": false}', auth.uid(), private.nombre_de(auth.uid()));
end
$$;

create constraint trigger invitacion after update of email_confirmed_at on auth.users
  deferrable initially deferred for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and new.raw_user_meta_data ? 'invitacion')
  execute function private.invitacion_usada();

revoke all on private.invitaciones from public, anon, authenticated;

revoke execute on all functions in schema private from public;
revoke all on function public.usuarios_lista(text, text, integer, boolean), public.usuario_admin(uuid, boolean),
  public.usuario_cerrar_sesiones(uuid), public.usuario_invitar(text), public.invitaciones_lista(),
  public.invitacion_retirar(uuid), public.invitacion_ver(text), public.invitacion_preparar(text), public.panel_paso(),
  public.segundo_factor_exigido(), public.segundo_factor_exigir(boolean), public.usuario_quitar_factor(uuid)
  from public, anon, authenticated;
grant execute on function public.usuarios_lista(text, text, integer, boolean), public.usuario_admin(uuid, boolean),
  public.usuario_cerrar_sesiones(uuid), public.usuario_invitar(text), public.invitaciones_lista(),
  public.invitacion_retirar(uuid), public.panel_paso(), public.segundo_factor_exigido(),
  public.segundo_factor_exigir(boolean), public.usuario_quitar_factor(uuid)
  to authenticated;
grant execute on function public.invitacion_ver(text), public.invitacion_preparar(text) to anon, authenticated;
