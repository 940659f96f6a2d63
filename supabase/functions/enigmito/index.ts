import { wallClock } from '../../../lib/core/dates.ts'
import { knowledgeOf } from './answer.ts'
import { handlerOf } from './http/handler.ts'
import { limiter } from './http/limit.ts'
import { settingsOf } from './http/settings.ts'
import { translatorOf } from './http/translate.ts'
import { keepRows } from './rows/cache.ts'
import { readRows } from './rows/read.ts'

/** Contract: POST { message, userLanguage } -> { message, suggestions }. */
const log = (entry: Record<string, unknown>): void => console.warn(JSON.stringify(entry))

/** These questions may cost the restaurant money. */
const MODEL_PER_MINUTE = 120
const TRANSLATIONS_PER_MINUTE = 30

const settings = settingsOf((name) => Deno.env.get(name))
if (settings.ignored.length > 0) log({ event: 'enigmito_settings', ignored: settings.ignored })

const knowledge = keepRows(
  () => readRows({ url: settings.url, key: settings.keys[0] ?? '', fetch }),
  ({ rows }) => knowledgeOf(rows),
  Date.now,
  (error) => log({ event: 'enigmito_rows', reason: error instanceof Error ? error.message : 'unknown' }),
)

async function assist() {
  if (!settings.model) return null
  try {
    const [{ assistance }, { modelOf, SORTED }] = await Promise.all([
      import('./model/assist.ts'),
      import('./model/sdk.ts'),
    ])
    const turn = limiter(MODEL_PER_MINUTE, Date.now)
    return assistance({
      model: modelOf(settings.model, SORTED),
      limit: () => turn('model'),
      clock: () => performance.now(),
      log,
    })
  } catch (error) {
    log({
      event: 'enigmito_model',
      outcome: 'absent',
      reason: error instanceof Error ? error.name : 'unknown',
    })
    return null
  }
}

const assisting = assist()

const answering = handlerOf({
  keys: settings.keys,
  limit: limiter(settings.perMinute, Date.now),
  siteSecret: settings.siteSecret,
  knowledge,
  ahora: () => wallClock(settings.fixed ?? Date.now()),
  assist: async (first, question) => (await assisting)?.(first, question) ?? first,
  log,
})
const { model } = settings
const turn = limiter(TRANSLATIONS_PER_MINUTE, Date.now)
const translating = translatorOf({
  keys: settings.keys,
  url: settings.url,
  fetch,
  limit: () => turn('panel'),
  model: model && (async (wanted) => (await import('./model/sdk.ts')).modelOf(model, wanted)),
  clock: () => performance.now(),
  log,
})

Deno.serve((request) =>
  /\/traducir\/?$/.test(new URL(request.url).pathname) ? translating(request) : answering(request),
)
