import type { Answered } from '../answer.ts'
import { UNSURE } from '../intents/ids.ts'
import { type Asked, applied, isOurs, reread } from './apply.ts'
import { guessOf } from './guess.ts'
import { masked } from './mask.ts'
import { candidates, instructions } from './vocabulary.ts'

export type Model = (system: string, question: string) => Promise<unknown>

const isUnsure = ({ intent, unanswered }: Answered): boolean =>
  UNSURE.has(intent) || unanswered === 'unclear' || unanswered === 'absent:word'

export type Assistance = {
  model: Model
  /** Seconds to wait; 0 = now. Limits the cost of many questions. */
  limit: () => number
  clock: () => number
  log: (entry: Record<string, unknown>) => void
}

/** One try; on any failure the first answer stands. The guest's words are never logged. */
export function assistance({ model, limit, clock, log }: Assistance) {
  return async (first: Answered, asked: Asked): Promise<Answered> => {
    if (!isUnsure(first)) return first
    const { r, text } = reread(asked)
    const question = masked(text)
    if (isOurs(r) || !/\p{L}{2}/u.test(question)) return first
    const { menu } = asked.knowledge
    const started = clock()
    const told = (outcome: string): void =>
      log({ event: 'enigmito_model', outcome, ms: Math.round(clock() - started) })
    if (limit() > 0) {
      told('limit')
      return first
    }
    try {
      const raw = await model(
        instructions(candidates(menu, question)),
        JSON.stringify({ guest_message: question }),
      )
      const guess = guessOf(raw, menu)
      const helped = guess && applied(guess, asked)
      told(helped ? 'used' : 'ignored')
      return helped ?? first
    } catch (error) {
      told(error instanceof Error && /Timeout|Abort/.test(error.name) ? 'timeout' : 'failed')
      return first
    }
  }
}
