import { reply } from '@/lib/http/json.ts'

export const dynamic = 'force-dynamic'

/** Liveness: this process answers. Nothing else is asked, so an outage elsewhere restarts nobody. */
export const GET = (): Response => reply(200, { ok: true })
