import { reply } from '@/lib/http/json.ts'
import { requestSupabase } from '@/lib/supabase/request.ts'

export const dynamic = 'force-dynamic'

async function probe(path: `/${string}`, isAlive: (status: number) => boolean): Promise<string> {
  try {
    const answer = await requestSupabase(path, { timeoutMs: 2000 })
    await answer.body?.cancel()
    return isAlive(answer.status) ? 'ok' : `status ${answer.status}`
  } catch (error) {
    if (error instanceof Error && error.message === 'Supabase client is not initialized')
      return 'not configured'
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'
  }
}

/** Readiness: 503 when the database does not answer or has no room to write. Without the assistant the site serves; the body tells of it. */
export async function GET(): Promise<Response> {
  const [database, functions, room] = await Promise.all([
    probe('/rest/v1/footer_info?select=telefono&limit=1', (status) => status === 200),
    // The function serves POST only: its own 405 proves that it runs.
    probe('/functions/v1/enigmito', (status) => status === 405),
    probe('/storage/v1/status', (status) => status !== 507),
  ])
  const isFull = room === 'status 507'
  const ok = database === 'ok' && !isFull
  return reply(ok ? 200 : 503, { ok, database, functions, ...(isFull ? { disk: 'full' } : {}) })
}
