import 'server-only'
import { z } from 'zod'
import { env } from '../core/env.ts'

/** A page does not wait long for what it can do without. Milliseconds. */
const PATIENCE = 2000
/** Seconds. */
const FRESH = 300

const schema = z.object({ external: z.object({ google: z.boolean().catch(false) }) })

/** Whether the backend lets people in with Google: it is offered nowhere else. False while nobody can say. */
export async function hasGoogle(): Promise<boolean> {
  try {
    const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
    const answer = await fetch(`${SUPABASE_URL}/auth/v1/settings`, {
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
      signal: AbortSignal.timeout(PATIENCE),
      next: { revalidate: FRESH },
    })
    return answer.ok && schema.parse(await answer.json()).external.google
  } catch {
    return false
  }
}
