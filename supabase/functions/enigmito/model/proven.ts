import type { Answered } from '../answer.ts'
import { UNSURE } from '../intents/ids.ts'

/** Nothing that is avoided may get lost on the way. */
export const keeps = (after: Answered, before: Answered): boolean =>
  before.talk.avoid.every(({ who, allergens, diets }) => {
    const own = after.talk.avoid.find((one) => one.who === who)
    return (
      allergens.every((key) => own?.allergens.includes(key)) &&
      diets.every((diet) => own?.diets.includes(diet))
    )
  })

export const isProven = ({ notes, intent }: Answered): boolean =>
  !UNSURE.has(intent) && !notes.some((note) => note.startsWith('unverified'))
