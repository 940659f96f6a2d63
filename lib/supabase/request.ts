import 'server-only'
import { z } from 'zod'
import { backendSettings } from '../core/env.ts'

type Options = {
  timeoutMs: number
  body?: unknown
  token?: string | null | undefined
  headers?: Readonly<Record<string, string>>
  next?: NextFetchRequestConfig
}

/** The one request to the backend without cookies. GET, or POST with a `body`; not cached unless `next` says so.
 * Throws at once 'Supabase client is not initialized'. */
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

export const errorOf = (body: unknown): { code: string; message: string } => errorSchema.parse(body)

/** For the log: unlike the message it never holds what a guest wrote. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
