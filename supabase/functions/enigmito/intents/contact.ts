import * as house from '../answers/house.ts'
import { sayWhenReached } from '../answers/reached.ts'
import { sayTopics } from '../answers/topics.ts'
import { marked } from '../turn/reference.ts'
import { hasFood, hasTopic, type Intent, speaksOfWine } from './signs.ts'

/** How the house is reached: by phone, in writing, on the way there. */
export const CONTACT: readonly Intent[] = [
  {
    id: 'topic',
    when: ({ r }) =>
      marked(r, 'call') && marked(r, 'when') && !r.has('reserve') && r.targets.items.length === 0,
    answer: (x) => {
      sayTopics(['attention'], x)
      house.phone(x)
    },
  },
  { id: 'whatsapp', when: ({ r }) => r.has('whatsapp'), answer: house.whatsapp },
  { id: 'instagram', when: ({ r }) => r.has('instagram'), answer: house.instagram },
  { id: 'tripadvisor', when: ({ r }) => r.has('tripadvisor'), answer: house.tripadvisor },
  { id: 'email', when: ({ r }) => r.has('email'), answer: house.email },
  {
    id: 'phone',
    when: (x) => x.r.has('phone') && !hasFood(x),
    answer: (x) => {
      house.phone(x)
      sayWhenReached(x)
      if (x.r.has('address', 'maps')) house.address(x)
    },
  },
  {
    id: 'address',
    when: (x) => (x.r.has('address', 'maps') || hasTopic(x, 'directions')) && !hasFood(x) && !speaksOfWine(x),
    answer: house.address,
  },
  { id: 'human', when: (x) => x.r.has('human') && !x.r.has('identity') && !hasFood(x), answer: house.human },
]
