import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { Sql } from 'postgres'
import { IS_VERIFY } from '../../runner/long.ts'
import { bookBySite } from './gestion.ts'
import type { Backend } from './identities.ts'
import { enterByDoor, foto, type Guest, guest, loDe, send } from './perfil.ts'

/** A guest with something of everything, and what of it nobody else may ever see. */
export type Victim = Guest & {
  jar: APIRequestContext
  /** What gives the guest away wherever it is read. */
  secretos: readonly string[]
  /** Everything that can be pointed at: ids of the guest's rows. */
  ids: readonly string[]
  codigo: string
  foto: string
  /** Names of the guest's objects in the store, each with its bucket. */
  objetos: readonly { cajon: string; nombre: string }[]
}

/** What a thief sends of another's: without the words that must not come back, or an echo would look like a leak. */
export const withoutSecrets = <T>(what: T, { secretos }: Victim): T =>
  JSON.parse(secretos.reduce((text, secret) => text.replaceAll(secret, 'otro'), JSON.stringify(what)))

/** Makes a guest with a picture, a booking, a post with a photo, needs, a wine, a place on the list and a goodbye. */
export async function victim(
  backend: Backend,
  sql: Sql,
  jar: APIRequestContext,
  canary: string,
): Promise<Victim> {
  const who = await guest(backend, canary)
  await enterByDoor(jar, who)
  const referer = { referer: `${process.env.E2E_SITE}/profile/datos` }
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await foto() }
  const [wine] = await sql`select slug from vinos where visible limit 1`
  const said = [
    await jar.post('/api/perfil/foto', { multipart: { foto: picture }, headers: referer, maxRedirects: 0 }),
    await jar.post('/api/experiencias', {
      multipart: {
        nombre: canary,
        texto: canary,
        idioma: 'es',
        locale: 'es',
        foto: picture,
        consentimiento: 'on',
      },
      headers: referer,
      maxRedirects: 0,
    }),
    await send(jar, '/api/perfil/mesa', { alergenos: 'soja', consentimiento: 'on' }),
    await send(jar, '/api/perfil/vinos', { vino: String(wine?.slug) }),
    await send(jar, '/api/perfil/baja', { confirmo: 'on' }),
  ]
  const bad = said.find((answer) => answer.status() !== 303 || /error=/.test(answer.headers().location ?? ''))
  if (bad) throw new Error(`${bad.url()} ${bad.status()} ${bad.headers().location}`)
  const { codigo } = await bookBySite(jar, 'es')
  const [booking] = await sql`update reservas set notas = ${canary} where codigo = ${codigo} returning id`
  const [waiting] =
    await sql`insert into lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas,
      preferencia_mesa, notas, idioma, clave, token_hash, user_id, estado)
    select nombre, ${who.email}, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, ${canary}, idioma,
      gen_random_uuid(), token_hash, ${who.id}, 'retirada' from reservas where id = ${booking?.id} returning id`
  // A mail that is under way would change while we look.
  const under = () => sql`select 1 from correos where estado in ('pendiente', 'enviando')`
  while ((await under()).length > 0) await sql`select pg_notify('correos', '')`
  const own = (await loDe(backend, who)) as {
    perfil: { avatar_url: string }
    experiencias: { id: string; foto: string }[]
    sesiones: { id: string }[]
  }
  const objects = await sql<{ cajon: string; nombre: string }[]>`select bucket_id as cajon, name as nombre
    from storage.objects where name like ${`${who.id}/%`} order by 1`
  return {
    ...who,
    jar,
    secretos: [canary, who.email],
    ids: [
      who.id,
      String(booking?.id),
      String(waiting?.id),
      ...own.experiencias.map(({ id }) => id),
      ...own.sesiones.map(({ id }) => id),
    ],
    codigo,
    foto: own.perfil.avatar_url,
    objetos: [...objects],
  }
}

export type Tabla = { tabla: string; columnas: string[]; clave: string[] }

/** Every table and view that the REST door shows, from the database's catalogue. */
export const tablas = async (sql: Sql): Promise<Tabla[]> =>
  (
    await sql<Tabla[]>`select c.relname as tabla,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        order by a.attnum) as columnas,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as clave
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') order by 1`
  ).map((row) => ({ ...row }))

export type DatabaseFunction = { nombre: string; args: string[]; tipos: string[] }

/** Every function that the REST door offers. */
export const functions = async (sql: Sql): Promise<DatabaseFunction[]> =>
  (
    await sql<
      DatabaseFunction[]
    >`select p.proname as nombre, (coalesce(p.proargnames, '{}'))[1:p.pronargs] as args,
      array(select format_type(t, null) from unnest(p.proargtypes) with ordinality u (t, n) order by n) as tipos
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by 1`
  ).map((row) => ({ ...row }))

/** The tables from which a chain of keys leads to an account: a victim must have a row in each of them. */
export const hanging = async (sql: Sql): Promise<string[]> =>
  (
    await sql`with recursive cuelga (tabla) as (
        select 'auth.users'::regclass::oid
        union
        select c.conrelid from pg_constraint c join cuelga on c.confrelid = cuelga.tabla where c.contype = 'f')
      select k.relname as tabla from cuelga c join pg_class k on k.oid = c.tabla
      where k.relnamespace = 'public'::regnamespace`
  ).map(({ tabla }) => tabla)

export const allRows = async (sql: Sql, tabla: string, { ids, secretos }: Victim) =>
  (
    await sql.unsafe(`select to_jsonb(t) as fila from ${tabla} t where t::text ilike any ($1)`, [
      [...ids, ...secretos].map((text) => `%${text}%`),
    ])
  ).map(({ fila }) => fila as Record<string, unknown>)

/** All that is kept of a guest, wherever it is kept: the same before and after, or somebody has written there. */
export async function portray(sql: Sql, who: Victim): Promise<Record<string, unknown[]>> {
  const every = await sql`select format('%I.%I', n.nspname, c.relname) as tabla from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and (n.nspname in ('public', 'private')
      or (n.nspname, c.relname) in (('auth', 'users'), ('auth', 'identities'), ('auth', 'sessions'), ('storage', 'objects')))
    order by 1`
  const found: Record<string, unknown[]> = {}
  for (const { tabla } of every) {
    // Turns of asking: who asks names a number of their own choice, which belongs to nobody.
    if (tabla === 'private.reserva_turnos') continue
    const rows = await allRows(sql, tabla, who)
    // Being looked at by its owner is no change.
    for (const row of rows) delete row.last_accessed_at
    if (rows.length > 0) found[tabla] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return found
}

export type Door = { ruta: string; metodos: string[] }

export async function allDoors(): Promise<Door[]> {
  const root = resolve(import.meta.dirname, '../../..')
  const found: Door[] = []
  for await (const file of glob('app/**/route.{ts,tsx}', { cwd: root })) {
    const code = readFileSync(resolve(root, file), 'utf8')
    const methods = [...code.matchAll(/^export (?:async function|const) (GET|POST|PUT|PATCH|DELETE)\b/gm)]
    found.push({
      ruta: `/${file
        .split('/')
        .slice(1, -1)
        .filter((part) => !part.startsWith('('))
        .join('/')}`.replace('/[locale]', ''),
      metodos: methods.flatMap(([, method]) => method ?? []),
    })
  }
  return found.sort((a, b) => a.ruta.localeCompare(b.ruta))
}

type Browser = { newContext(options: object): Promise<{ request: APIRequestContext }> }
export const cookies = async (browser: Browser, headers: Record<string, string> = {}) =>
  (
    await browser.newContext({
      ...(process.env.E2E_SITE ? { baseURL: process.env.E2E_SITE } : {}),
      extraHTTPHeaders: headers,
    })
  ).request

/** Counts the tries, and keeps the answers that gave something away. */
export function judgeOf(who: Victim) {
  const broke: string[] = []
  let tried = 0
  return {
    broke,
    tried: () => tried,
    judge(what: string, status: number, text: string) {
      tried += 1
      const told = who.secretos.filter((secret) => text.includes(secret))
      if (told.length > 0) broke.push(`${what}: ${status} ${text.slice(0, 300)}`)
    },
  }
}
const total: number[] = []
export const saying = (where: string, tried: number) => {
  total.push(tried)
  console.log(`  ${where}: ${tried} tries, 0 successes (so far ${total.reduce((sum, n) => sum + n, 0)})`)
}

/** Who is robbed by whom: in CI one by the other, in verify each by the other. */
export const thefts = <T>(ana: T, eva: T): readonly (readonly [T, T])[] =>
  IS_VERIFY
    ? [
        [ana, eva],
        [eva, ana],
      ]
    : [[ana, eva]]
