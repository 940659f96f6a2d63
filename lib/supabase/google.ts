import 'server-only'
import { z } from 'zod'
import { requestSupabase } from './request.ts'

const schema = z.object({ external: z.object({ google: z.boolean().catch(false) }) })

export async function hasGoogle(): Promise<boolean> {
  try {
    const answer = await requestSupabase('/auth/v1/settings', { timeoutMs: 2000, next: { revalidate: 300 } })
    return answer.ok && schema.parse(await answer.json()).external.google
  } catch {
    return false
  }
}
