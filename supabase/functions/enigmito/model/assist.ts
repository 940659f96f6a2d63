import type { Answered } from '../answer.ts'
import { UNSURE } from '../intents/ids.ts'
import { type Asked, applied, isOurs, reread } from './apply.ts'
import { guessOf } from './guess.ts'
import { masked } from './mask.ts'
import { candidates, instructions } from './vocabulary.ts'

/** Asks the model; rejects when it does not answer in time or not in the shape asked for. */
export type Model = (system: string, question: string) => Promise<unknown>

const isUnsure = ({ intent, unanswered }: Answered): boolean =>
  UNSURE.has(intent) || unanswered === 'unclear' || unanswered === 'absent:word'

export type Assistance = {
  model: Model
  /** Seconds to wait before the model may be asked again, 0 = now: a flood must not become a bill. */
  limit: () => number
  clock: () => number
  log: (entry: Record<string, unknown>) => void
}

/**
 * A second look at questions that were not understood: a model sorts them into our closed lists, and the answer is made
 * from the rows as ever. One try; whatever goes wrong, the first answer stands. The log tells how it went and how long it
 * took, never a word of the guest.
 */
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
