-- Once accounts and storage have made their tables: these belong to their servers, `postgres` may use them, no more.

do $$
declare
  one record;
begin
  for one in select n.nspname as schema, c.relname as name, c.relkind from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('auth', 'storage') and c.relkind in ('r', 'S')
  loop
    if one.relkind = 'r' then
      execute format('alter table %I.%I owner to supabase_%s_admin', one.schema, one.name, one.schema);
    end if;
  end loop;
  for one in select n.nspname as schema, p.oid::regprocedure as name from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('auth', 'storage')
  loop
    execute format('alter function %s owner to supabase_%s_admin', one.name, one.schema);
  end loop;
end
$$;
alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;
alter schema supabase_migrations owner to postgres;
alter table supabase_migrations.schema_migrations owner to postgres;
alter table supabase_migrations.seed_files owner to postgres;

grant usage on schema auth, storage to postgres, anon, authenticated, service_role;
grant select, insert, update, delete, references, trigger on all tables in schema auth to postgres;
grant all on all tables in schema storage to postgres, anon, authenticated, service_role;
grant execute on all functions in schema auth, storage to postgres, anon, authenticated, service_role;

-- As Supabase's account server makes them: PostgREST hands claims over as one JSON, older ones gave each by itself.
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'))::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'))::text
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'))::text
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;

-- The account server confirms an address and, in the same transaction, writes back its own copies of both metadata. What
-- the statement itself said is that copy; what triggers made of it in between is lost, as there.
create schema imitation;
grant usage on schema imitation to public;
create function imitation.own_copy() returns trigger language plpgsql set search_path = '' as $$
begin
  perform set_config('imitation.app', coalesce(new.raw_app_meta_data::text, ''), true),
    set_config('imitation.user', coalesce(new.raw_user_meta_data::text, ''), true);
  return new;
end
$$;
create function imitation.write_back() returns trigger language plpgsql set search_path = '' as $$
begin
  update auth.users set raw_app_meta_data = nullif(current_setting('imitation.app'), '')::jsonb,
    raw_user_meta_data = nullif(current_setting('imitation.user'), '')::jsonb where id = new.id;
  return null;
end
$$;
-- Triggers run in the order of their names: this one before all others, and after all that are not deferred.
create trigger "00_own_copy" before update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function imitation.own_copy();
create trigger zz_write_back after update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function imitation.write_back();

-- The storage's own: files are deleted through its API alone, which here comes as the superuser.
create function storage.protect_delete() returns trigger language plpgsql set search_path = '' as $$
begin
  if session_user <> 'supabase_admin' and coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception using errcode = '42501',
      message = 'Direct deletion from storage tables is not allowed. Use the Storage API instead.';
  end if;
  return null;
end
$$;
create trigger protect_objects_delete before delete on storage.objects for each statement
  execute function storage.protect_delete();
create trigger protect_buckets_delete before delete on storage.buckets for each statement
  execute function storage.protect_delete();
