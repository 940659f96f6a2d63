import 'server-only'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { Idioma } from '@/lib/admin/translations/schema.ts'
import { backendSettings } from '@/lib/core/env.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'

export type Textos = Readonly<Record<string, string | readonly string[]>>
export type TranslatorAviso = 'tarda' | 'muchas' | 'falla'

const TIMEOUT_MS = 23_000
/** The panel's frame does not wait longer for this answer; a later request may have it. */
const DELAY_MS = 700
const PREGUNTA_MS = 10_000
const TTL_MS = 300_000

const apiUrl = (): string => `${backendSettings().SUPABASE_URL}/functions/v1/enigmito/traducir`

let cached: { hay: boolean; hasta: number } | null = null
let pendingQuestion: Promise<boolean> | null = null

async function ask(now: number): Promise<boolean> {
  try {
    const answer = await fetch(apiUrl(), {
      headers: { apikey: backendSettings().SUPABASE_PUBLISHABLE_KEY },
      cache: 'no-store',
      signal: AbortSignal.timeout(PREGUNTA_MS),
    })
    const body: unknown = answer.ok ? await answer.json() : null
    const available = typeof body === 'object' && body !== null && 'model' in body && body.model === true
    cached = { hay: available, hasta: now + TTL_MS }
    return available
  } catch {
    return false
  } finally {
    pendingQuestion = null
  }
}

/** Whether the assistant's function has a translation model. Only the function has the model's key and address. */
export async function hasTranslator(now: number): Promise<boolean> {
  if (cached && now < cached.hasta) return cached.hay
  pendingQuestion ??= ask(now)
  const timeout = new Promise<boolean>((done) => setTimeout(() => done(cached?.hay ?? false), DELAY_MS))
  return Promise.race([pendingQuestion, timeout])
}

export async function requestTraduccion(
  db: AdminDb,
  language: Idioma,
  texts: Textos,
): Promise<Result<unknown, TranslatorAviso>> {
  const { SUPABASE_PUBLISHABLE_KEY: apikey } = backendSettings()
  const { data } = await db.auth.getSession()
  const token = data.session?.access_token ?? apikey
  try {
    const answer = await fetch(apiUrl(), {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ language, texts }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 504) return refuse('tarda')
    if (answer.status === 429) return refuse('muchas')
    if (!answer.ok) return refuse('falla')
    const body: unknown = await answer.json()
    return ok(typeof body === 'object' && body !== null && 'texts' in body ? body.texts : null)
  } catch (error) {
    return refuse(error instanceof Error && error.name === 'TimeoutError' ? 'tarda' : 'falla')
  }
}
