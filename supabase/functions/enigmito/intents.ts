import { sayClosest } from './answers/asked.ts'
import type { Context } from './answers/context.ts'
import { notFound } from './answers/dishes.ts'
import * as house from './answers/house.ts'
import { dayOrMore } from './answers/several-days.ts'
import { AVOID_OVER } from './avoid/over.ts'
import { CARE, PRAISE } from './care/answer.ts'
import { isIronic } from './care/irony.ts'
import { HOUSE } from './intents/house.ts'
import { FOOD, WINE } from './intents/menu.ts'
import { SAFETY } from './intents/safety.ts'
import type { Intent } from './intents/signs.ts'

const TALK: readonly Intent[] = [
  { id: 'identity', when: ({ r }) => r.has('identity'), answer: house.identity },
  { id: 'outside_claim', when: ({ r }) => r.has('freebie'), answer: house.gifts },
  { id: 'capabilities', when: ({ r }) => r.has('capabilities'), answer: house.capabilities },
  { id: 'bye', when: ({ r }) => r.has('bye') && !r.has('have'), answer: house.bye },
  {
    id: 'thanks',
    when: ({ r }) => r.has('thanks') && (!r.has('have') || r.length <= 4) && !isIronic(r.line, r.lang),
    answer: house.thanks,
  },
  { id: 'greet', when: ({ r }) => r.has('greet') && r.length <= 6, answer: house.greet },
  {
    id: 'absent_unknown',
    when: ({ r }) => r.has('have') && r.targets.unknown.length > 0 && !r.has('greet', 'thanks'),
    answer: (x) => {
      if (!sayClosest(x)) notFound(x)
    },
  },

  { id: 'hours_day', when: ({ r }) => r.day !== null, answer: dayOrMore },
  {
    id: 'unknown',
    when: () => true,
    answer: (x) => {
      if (!sayClosest(x)) house.unknown(x)
    },
  },
]

/** Order matters: care and safety first, whatever else a message says. */
export const INTENTS: readonly Intent[] = [...CARE, ...SAFETY, PRAISE, ...HOUSE, ...WINE, ...FOOD, ...TALK]

export function intentOf(context: Context): Intent {
  if (context.r.cares.length === 0 && AVOID_OVER.when(context)) return AVOID_OVER
  const found = INTENTS.find(({ when }) => when(context))
  return found ?? { id: 'unknown', when: () => true, answer: house.unknown }
}
