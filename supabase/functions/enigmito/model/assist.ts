import { NO_TALK } from '../../../../lib/chat/talk.ts'
import type { Answered } from '../answer.ts'
import { knownTalk } from '../talk/known.ts'
import { addedBy } from './added.ts'
import { type Asked, applied, reread } from './apply.ts'
import { guessOf } from './guess.ts'
import { type House, heardOf } from './heard.ts'
import { masked } from './mask.ts'
import { isAnchored, type Openness, opennessOf } from './open.ts'
import { instructions } from './prompt.ts'
import { readBy } from './read.ts'
import { sceneOf } from './scene.ts'
import { candidates } from './vocabulary.ts'

export type Model = (system: string, question: string) => Promise<unknown>

export type Assistance = {
  model: Model
  /** Seconds to wait; 0 = now. Limits the cost of many questions. */
  limit: () => number
  clock: () => number
  log: (entry: Record<string, unknown>) => void
}

/** What a model's reading makes of a question; null when it is of no use. */
function helpedBy(
  raw: unknown,
  first: Answered,
  openness: Openness,
  house: House,
  asked: Asked,
): Answered | null {
  const { r, text } = reread(asked)
  if (openness === 'sorted') {
    const guess = guessOf(raw, house.menu)
    return guess && applied(guess, asked)
  }
  const heard = heardOf(raw, house)
  if (openness === 'avoided' && !heard?.avoid.length) return null
  const careful = r.allergens.length + r.diets.length > 0
  if (heard && careful) return addedBy(heard, r, asked, first)
  if (heard) return readBy(heard, r, asked, { first, anchored: isAnchored(r), text })
  const guess = guessOf(raw, house.menu)
  return guess && applied(guess, asked)
}

/** One try; on any failure the first answer stands. The guest's words are never logged. */
export function assistance({ model, limit, clock, log }: Assistance) {
  return async (first: Answered, asked: Asked): Promise<Answered> => {
    const { r, text } = reread(asked)
    const openness = opennessOf(first, r, asked)
    const question = masked(text)
    if (!openness || !/\p{L}{2}/u.test(question)) return first
    const { knowledge, ahora, talk = NO_TALK } = asked
    const house: House = { ...knowledge, now: ahora, talk: knownTalk(talk, knowledge.menu) }
    const started = clock()
    const told = (outcome: string): void =>
      log({ event: 'enigmito_model', outcome, ms: Math.round(clock() - started) })
    if (limit() > 0) {
      told('limit')
      return first
    }
    try {
      const raw = await model(
        instructions(candidates(house.menu, question), house.menu, house.index),
        JSON.stringify({
          guest_message: question,
          ...(openness === 'sorted' ? {} : { spoken_of: sceneOf(house) }),
        }),
      )
      const helped = helpedBy(raw, first, openness, house, asked)
      told(helped ? 'used' : 'ignored')
      return helped ?? first
    } catch (error) {
      told(error instanceof Error && /Timeout|Abort/.test(error.name) ? 'timeout' : 'failed')
      return first
    }
  }
}
