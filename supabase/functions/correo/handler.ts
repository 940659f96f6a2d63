import { isSameText } from '../../../lib/core/same-text.ts'

type Log = (entry: Record<string, unknown>) => void

/** A hosted function may run for 150 s; what is being sent then gets the rest to end in order. */
const WORK_MS = 100_000

/**
 * Answers the database's calls: one round of the mail worker for each, one at a time.
 * @param round does the work, and gives up when the signal fires
 */
export function handlerOf(opts: {
  secret: string
  round: (aborted: AbortSignal) => Promise<number>
  log: Log
}): (request: Request) => Promise<Response> {
  let running: Promise<number> | null = null
  return async (request) => {
    if (request.method !== 'POST') return Response.json({ error: 'method' }, { status: 405 })
    const given = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    if (!isSameText(given, opts.secret)) return Response.json({ error: 'unauthorized' }, { status: 401 })
    if (running) return Response.json({ busy: true }, { status: 202 })
    try {
      running = opts.round(AbortSignal.timeout(WORK_MS))
      return Response.json({ handled: await running })
    } catch (error) {
      opts.log({ event: 'correo', reason: error instanceof Error ? error.message.slice(0, 200) : 'unknown' })
      return Response.json({ error: 'failed' }, { status: 500 })
    } finally {
      running = null
    }
  }
}
