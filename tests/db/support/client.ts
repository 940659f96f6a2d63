import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll } from 'vitest'
import { own } from './own.ts'

const url = own.url
const apikey = own.publishableKey

/** The superuser's view, beside Row Level Security: what really is in the tables. */
export const sql = postgres(own.databaseUrl, { max: 4, onnotice: () => {} })
afterAll(() => sql.end({ timeout: 5 }))

export type Session = { id: string; email: string; token: string }

type Call = { method?: string; body?: unknown; prefer?: string; token?: string; apikey?: string }

/** One request to PostgREST as it comes from outside; without a token the caller is anonymous. */
export const rest = (path: string, call: Call = {}): Promise<Response> =>
  fetch(`${url}/rest/v1/${path}`, {
    method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
    headers: {
      apikey: call.apikey ?? apikey,
      ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.prefer ? { prefer: call.prefer } : {}),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })

async function auth(
  path: string,
  method: string,
  body: unknown,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const json = (await answer.json()) as Record<string, unknown>
  if (!answer.ok) throw new Error(`auth/v1/${path}: ${answer.status} ${JSON.stringify(json)}`)
  return json
}

const sessionOf = (json: Record<string, unknown>): Session => {
  const { id, email } = json.user as { id: string; email: string }
  return { id, email, token: json.access_token as string }
}

/** A new registered guest, whose address is confirmed. */
export async function signUp(data: Record<string, unknown> = {}): Promise<Session> {
  const email = `${randomUUID()}@example.com`
  await auth('signup', 'POST', { email, password: 'una-clave-larga', data })
  await sql`update auth.users set email_confirmed_at = now() where email = ${email}`
  return signIn(email, 'una-clave-larga')
}

export const signIn = async (email: string, password: string): Promise<Session> =>
  sessionOf(await auth('token?grant_type=password', 'POST', { email, password }))

/** Changes the guest's own user_metadata, as anybody may, and takes a token that carries it. */
export async function pretend({ email, token }: Session, data: Record<string, unknown>): Promise<Session> {
  await auth('user', 'PUT', { data }, token)
  return signIn(email, 'una-clave-larga')
}

/** A guest whom the operator makes an administrator, in the database as `app_metadata` says it. */
export async function makeAdmin(session: Session): Promise<Session> {
  await sql`update auth.users set raw_app_meta_data =
    coalesce(raw_app_meta_data, '{}') || '{"role":"admin"}' where id = ${session.id}`
  return session
}

/** The operator's key, which no web process holds. */
export const secretKey = own.secretKey
/** A hosted project made since May 2026 opens no table to it: nothing was granted, and nothing needs it. */
export const isSecretKeyClosed = await sql`
  select has_table_privilege('service_role', 'public.reservas', 'select') as open`.then(([row]) => !row?.open)

/** A file's tests speak of the same days, also when midnight passes. */
const NOW = Date.now()

/** The next day on the given ISO weekday (1 = Monday), at least a week ahead, YYYY-MM-DD. Never Christmas: the house is closed. */
export function nextDay(weekday: number): string {
  const day = new Date(NOW + 7 * 86_400_000)
  const suits = () =>
    ((day.getUTCDay() + 6) % 7) + 1 === weekday && !/-12-2[45]$/.test(day.toISOString().slice(0, 10))
  while (!suits()) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

let contacts = 0
/** A reservation in order, of a guest nobody has seen before. */
export function reserva(change: Record<string, unknown> = {}): Record<string, unknown> {
  contacts += 1
  const n = `${process.pid % 1000}${Date.now() % 1_000_000}${contacts}`
  return {
    nombre: 'Lola Prueba',
    email: `lola.${n}@example.com`,
    telefono: `+346${n.padStart(11, '0').slice(-11)}`,
    fecha_reserva: nextDay(4),
    hora_reserva: '21:00',
    personas: 2,
    ocasion: null,
    preferencia_mesa: 'interior',
    requisitos_dieteticos: null,
    notas: null,
    primera_visita: true,
    estado: 'pendiente',
    clave: randomUUID(),
    idioma: 'es',
    token_hash: 'a'.repeat(64),
    ...change,
  }
}

/** Posts a reservation as the site does. */
export const post = (body: unknown, token?: string): Promise<Response> =>
  rest('reservas', { body, prefer: 'return=minimal', ...(token ? { token } : {}) })

/** Calls a function of the database as the site does. */
export const rpc = (name: string, body: Record<string, unknown> = {}, token?: string): Promise<Response> =>
  rest(`rpc/${name}`, { body, ...(token ? { token } : {}) })

/** Leads reservations on as the staff would, beside the functions: `estados` one after another. */
export const pass = (where: string, ...estados: string[]) =>
  sql.begin(async (tx) => {
    await tx`select private.set_step('{"actor": "personal"}')`
    for (const estado of estados) await tx.unsafe(`update reservas set estado = $1 where ${where}`, [estado])
  })

export async function countReservas(): Promise<number> {
  const [row] = await sql`select count(*)::int as n from reservas`
  return row?.n
}
