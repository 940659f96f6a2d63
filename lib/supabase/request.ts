import 'server-only'
import { z } from 'zod'
import { backendSettings } from '../core/env.ts'

type Options = {
  /** Milliseconds until the answer is given up. */
  timeoutMs: number
  /** Posted as JSON; without one it is a GET. */
  body?: unknown
  /** The visitor's own access token. */
  token?: string | null | undefined
  headers?: Readonly<Record<string, string>>
  /** How the framework caches the answer; never without it. */
  next?: NextFetchRequestConfig
}

/**
 * The one request to the backend without a session of its own: address, public key and timeout. Not cached unless asked.
 *
 * @param path below the backend's address, `/rest/v1/platos?select=slug`
 * @throws at once 'Supabase client is not initialized'; later when nothing answers in time
 */
export function requestSupabase(
  path: `/${string}`,
  { timeoutMs, body, token, headers, next }: Options,
): Promise<Response> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = backendSettings()
  return fetch(SUPABASE_URL + path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      apikey: SUPABASE_PUBLISHABLE_KEY,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(next ? { next } : { cache: 'no-store' }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
}

const NO_ERROR = { code: '', message: '' }
const errorSchema = z.object({ code: z.string().catch(''), message: z.string().catch('') }).catch(NO_ERROR)

/** What PostgREST says of a refused request: SQLSTATE and message, '' where the body does not tell. */
export const errorOf = (body: unknown): { code: string; message: string } => errorSchema.parse(body)

/** The name of whatever was thrown, for the log: it never holds what a guest wrote. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
