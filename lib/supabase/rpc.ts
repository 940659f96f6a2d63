import 'server-only'
import { z } from 'zod'
import { env } from '../core/env.ts'
import { ok, type Result, refuse } from '../core/result.ts'

/** How long a visitor waits for an answer of the database. Milliseconds. */
const PATIENCE = 4000

const errorSchema = z.object({ code: z.string().catch(''), message: z.string().catch('') })

/**
 * Calls a function of the database for a visitor (`POST /rest/v1/rpc/<name>`), never from a cache and never twice.
 *
 * @param aviso which messages of the function are refusals a visitor is told (SQLSTATE PT4xx, architecture section 7)
 * @param token the visitor's own access token, for functions that ask who is calling
 * @returns what the function gives, checked against `schema`; its refusal; `unreachable` when the backend is away,
 *   answers anything else or takes longer than four seconds: then nobody knows what has happened
 */
export async function callRpc<S extends z.ZodType, A extends string>(
  name: string,
  args: Readonly<Record<string, unknown>>,
  schema: S,
  aviso: (message: unknown) => message is A,
  { token, patience = PATIENCE }: { token?: string | null; patience?: number } = {},
): Promise<Result<z.output<S>, A | 'unreachable'>> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  try {
    const answer = await fetch(`${SUPABASE_URL}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: SUPABASE_PUBLISHABLE_KEY,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(args),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    if (answer.ok) return ok(schema.parse(body))
    const error = errorSchema.catch({ code: '', message: '' }).parse(body)
    if (error.code.startsWith('PT4') && aviso(error.message)) return refuse(error.message)
    console.error(`${name} answered ${answer.status} ${error.code}`)
  } catch (error) {
    console.error(`${name} got no answer (${error instanceof Error ? error.name : 'unknown'})`)
  }
  return refuse('unreachable')
}
