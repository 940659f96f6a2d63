import { wallClock } from '../../../lib/fechas.ts'
import { knowledgeOf } from './answer.ts'
import { handlerOf } from './http/handler.ts'
import { limiter } from './http/limit.ts'
import { keepRows } from './rows/cache.ts'
import { readRows } from './rows/read.ts'

/** The assistant of the restaurant. Contract: POST { message, userLanguage } -> { message, suggestions }. */
const log = (entry: Record<string, unknown>): void => console.warn(JSON.stringify(entry))

/** Hosted projects give their publishable keys as one JSON object. */
function listedKeys(): string[] {
  try {
    return Object.values(JSON.parse(Deno.env.get('SUPABASE_PUBLISHABLE_KEYS') ?? '{}')).filter(
      (key): key is string => typeof key === 'string',
    )
  } catch {
    return []
  }
}

const keys = [
  Deno.env.get('SUPABASE_PUBLISHABLE_KEY'),
  ...listedKeys(),
  Deno.env.get('SUPABASE_ANON_KEY'),
].filter((key): key is string => Boolean(key))

/** Requests a minute from one client; ten a second unless set. */
const perMinute = Number(Deno.env.get('ENIGMITO_RATE_LIMIT') ?? 600)

const fixed = Date.parse(Deno.env.get('ENIGMITO_NOW') ?? '')
const now = (): number => (Number.isNaN(fixed) ? Date.now() : fixed)

const knowledge = keepRows(
  () => readRows({ url: Deno.env.get('SUPABASE_URL') ?? '', key: keys[0] ?? '', fetch }),
  ({ rows }) => knowledgeOf(rows),
  Date.now,
  (error) => log({ event: 'enigmito_rows', reason: error instanceof Error ? error.message : 'unknown' }),
)

Deno.serve(
  handlerOf({
    keys,
    limit: limiter(Number.isNaN(perMinute) ? 600 : perMinute, Date.now),
    knowledge,
    ahora: () => wallClock(now()),
    log,
  }),
)
