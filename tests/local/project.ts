import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, type BackendOptions, startBackend } from '../../supabase/local/backend.ts'
import { freePort } from '../../supabase/local/process/ports.ts'

/** A folder of its own below the system's temporary one, passable for the user that runs PostgreSQL. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alma-local-'))
  chmodSync(folder, 0o755)
  return folder
}

export const drop = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** A small Supabase project with one table per trap, so that these tests do not depend on the product's tables. */
export function scratchProject(folder: string, withFunction = false): string {
  const project = join(folder, 'project')
  mkdirSync(join(project, 'supabase/migrations'), { recursive: true })
  writeFileSync(join(project, 'supabase/migrations/20260101000000_notas.sql'), NOTES)
  writeFileSync(join(project, 'supabase/seed.sql'), "insert into public.notas (titulo) values ('primera');\n")
  if (withFunction) {
    mkdirSync(join(project, 'supabase/functions/eco'), { recursive: true })
    writeFileSync(join(project, 'supabase/functions/eco/index.ts'), ECHO)
  }
  return project
}

export function startScratch(folder: string, more: Partial<BackendOptions> = {}): Promise<Backend> {
  return startBackend({
    dataDir: join(folder, 'data'),
    port: 0,
    projectDir: scratchProject(folder),
    ...more,
  })
}

/** Ports that were free a moment ago. */
export const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => freePort()))

/** One request to a backend, as the site makes it: with the publishable key. */
export async function ask(
  backend: { url: string; publishableKey: string },
  path: string,
  init: RequestInit & { token?: string } = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const headers = new Headers(init.headers)
  if (!headers.has('apikey')) headers.set('apikey', backend.publishableKey)
  if (init.token) headers.set('authorization', `Bearer ${init.token}`)
  if (init.body) headers.set('content-type', 'application/json')
  const answer = await fetch(backend.url + path, { ...init, headers })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : safeJson(text), headers: answer.headers }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const NOTES = `
create table public.notas (
  id uuid primary key default gen_random_uuid(),
  titulo text not null check (char_length(titulo) < 20),
  secreto text not null default 'canario',
  precio numeric(8,2) not null default 1.50,
  creado timestamptz not null default '2026-11-21 01:38:35+00',
  duena uuid default auth.uid()
);
revoke all on public.notas from anon, authenticated;
grant select (id, titulo, precio, creado), insert (titulo) on public.notas to anon, authenticated;
alter table public.notas enable row level security;
create policy leer on public.notas for select using (true);
create policy crear on public.notas for insert with check (true);

create function public.comprobar() returns trigger language plpgsql as $$
begin
  if new.titulo = 'lleno' then
    raise exception 'lleno' using errcode = 'PT409', hint = 'Another time', detail = 'Nothing free';
  end if;
  if new.titulo = 'propio' then raise exception 'propio' using errcode = 'AE001', hint = 'Mine'; end if;
  if new.titulo = 'simple' then raise exception 'simple'; end if;
  return new;
end $$;
create trigger comprobar before insert on public.notas for each row execute function public.comprobar();

create table public.altas (id uuid primary key, nombre text, tipo text);
create function public.al_alta() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.altas values (new.id, new.raw_user_meta_data ->> 'username',
    jsonb_typeof(new.raw_user_meta_data || '{"x":1}'::jsonb));
  return new;
end $$;
create trigger al_alta after insert on auth.users for each row execute function public.al_alta();

create function public.mi_token() returns jsonb language sql stable as 'select auth.jwt()';
create function public.quien_soy() returns uuid language sql stable as 'select auth.uid()';
`

const ECHO = `
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { 'x-echo': 'options' } })
  const body = await request.text()
  if (body === 'die') Deno.exit(3)
  let outside = 'allowed'
  try { await fetch('http://127.0.0.1:55999/') } catch (e) { outside = e.name }
  return Response.json({
    path: new URL(request.url).pathname,
    body,
    authorization: request.headers.get('authorization'),
    url: Deno.env.get('SUPABASE_URL'),
    key: Deno.env.get('SUPABASE_ANON_KEY'),
    clock: Deno.env.get('ENIGMITO_NOW') ?? null,
    site: Deno.env.get('ENIGMITO_SITE_SECRET') ?? null,
    from: ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'].map((name) => request.headers.get(name)),
    outside,
  })
})
`
