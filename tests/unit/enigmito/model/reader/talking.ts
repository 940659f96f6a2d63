import type { EnigmitoAnswer } from '../../../../../lib/chat/contract.ts'
import { NO_TALK, type Talk } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { answer } from '../../../../../supabase/functions/enigmito/answer.ts'
import { fakeModel, says } from '../../../../evals/function/fake-model.ts'
import { postgrest } from '../../../../evals/function/postgrest.ts'
import { startFunction } from '../../../../evals/function/start.ts'
import { seedRows } from '../../rows.ts'
import { knowing, NOW } from '../../support.ts'

export type Said = EnigmitoAnswer & { talk: Talk; ms: number }

const demo = knowing()

/** What the rules alone answer in a talk. */
export const alone = (text: string, lang: Locale, talk: Talk = NO_TALK) =>
  answer(text, lang, demo, NOW, { ...talk })

/** The real function in Deno with a model behind a real HTTP server, and a guest who talks with it. */
export async function startTalking() {
  const [database, model] = await Promise.all([postgrest(seedRows()), fakeModel()])
  const enigmito = await startFunction(database.port, {
    ENIGMITO_LLM_URL: model.url,
    ENIGMITO_LLM_KEY: 'a key',
    ENIGMITO_LLM_MODEL: 'small-model',
  })
  return {
    model,
    log: enigmito.said,
    /** One line of a talk; `told`: what the model answers when it is asked. */
    async say(text: string, lang: Locale, talk: Talk = NO_TALK, told?: unknown): Promise<Said> {
      model.seen.length = 0
      if (told !== undefined) model.answers = says(told)
      const started = performance.now()
      const reply = await enigmito.ask({ message: text, userLanguage: lang, talk })
      const body = (await reply.json()) as EnigmitoAnswer & { talk: Talk }
      return { ...body, ms: performance.now() - started }
    },
    /** What the model was told beside its instructions. */
    shown(): Record<string, unknown> {
      const messages = (model.seen[0]?.body.messages ?? []) as { role: string; content: string }[]
      return JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}')
    },
    async stop() {
      await Promise.all([enigmito.stop(), database.close(), model.close()])
    },
  }
}
export type Talking = Awaited<ReturnType<typeof startTalking>>
