import type { Intent } from '../intents/signs.ts'
import { endsSomething } from './said.ts'

/** "Forget the eggs": what ends may be a food too. */
const SHORT = 5
/** "Q al final no viene él": no question begins so. */
const STATED = 7

/** The guest only ends what was avoided, and asks nothing else. What ended is said before every answer. */
export const AVOID_OVER: Intent = {
  id: 'avoid_over',
  when: ({ r }) =>
    endsSomething(r.avoidance) &&
    (r.targets.items.length + r.targets.wines.length === 0 || r.length <= SHORT) &&
    !r.avoidance.amends &&
    (!r.has('what') || (!r.line.includes('?') && r.length <= STATED)) &&
    !r.has('have', 'recommend', 'price', 'cheap', 'dear', 'menu', 'reserve', 'open', 'wine', 'modify'),
  answer: ({ c }) => {
    c.say(c.texts.Saludo.pregunta)
    c.link('carta', 'reservar')
  },
}
