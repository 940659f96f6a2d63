import { byHead, type Ordered } from '../../answers/total.ts'
import type { Reading } from '../../reading.ts'
import { fold } from '../../text/fold.ts'
import { numberOf } from '../../text/numbers.ts'
import type { Cues } from './cues.ts'
import { isNumber, type Part } from './order-part.ts'

type Order = readonly Ordered[]
/** What was said, right behind an order. */
type Said = {
  r: Reading
  order: Order
  parts: readonly Part[]
  /** What the words of the whole message do to it. */
  cues: Cues
  /** Whether something is named. */
  named: boolean
}
/** Nothing is named, and no price is shared. */
const isPlain = ({ named, cues }: Said): boolean => !named && !cues.shares

/** "No, two and two": a number for each thing of the order, in its order. */
function inTurn({ order, parts }: Said): Order | null {
  const numbers = parts.filter(isNumber)
  const others = parts.some(({ own, fresh, format }) => own.length > 0 || fresh || format !== null)
  return order.length > 1 && numbers.length === order.length && !others
    ? order.map((one, at) => ({ ...one, times: numbers[at]?.times ?? one.times }))
    : null
}

/** "Make it all three of the Tardana": as many as there were together. */
const ALL_OF =
  /\b(?:l[oa]s|the|les|die|alle|all|le|i|tutt[ei](?: e)?|tod[oa]s)(?: l[oa]s)? (?:\d+|\p{L}+) (?:de|of|von|di|d)\b/u
function allOfOne({ r, order, parts }: Said): Order | null {
  const [{ own: [item, more] = [], times } = { times: null }, other] = parts
  const all = order.reduce((sum, one) => sum + one.times, 0)
  const line = order.find((one) => one.item === item)
  return line && !more && !other && order.length > 1 && times === all && ALL_OF.test(fold(r.line))
    ? [{ ...line, times: all }]
    : null
}

/** "We are four now": so many eat of what is sold by the head. */
const WE =
  /\b(?:on (?:est|sera|serait)|nous (?:sommes|serons)|somos|seremos|we (?:are|re|will be|ll be)|were now|wir (?:sind|waren|werden)|sind (?:jetzt|doch|nun)|siamo|saremo)\b/
function forParty({ r, order }: Said): Order | null {
  const numbers = r.words.map((word) => numberOf(word, r.lang)).filter((one) => one > 1)
  const count = r.guests ?? numbers.at(-1) ?? null
  const eaten = order.some(({ item }) => byHead(item))
  return count && eaten && WE.test(fold(r.line))
    ? order.map((one) => (byHead(one.item) ? { ...one, times: count } : one))
    : null
}

/** "The same again for the twins": once more for each of them. */
const SAME_AGAIN =
  /\b(?:same again|the same (?:again )?for|lo mismo (?:para|otra vez)|otra ronda igual|igual para|pareil pour|(?:exactement )?la meme chose|das ?(?:selbe|ganze)(?: \w+)? (?:noch ?mal|fur)|nochmal das ?selbe|idem per|lo stesso per)\b/
function againFor({ r, order }: Said): Order | null {
  if (!SAME_AGAIN.test(fold(r.line))) return null
  const [number] = r.words.map((word) => numberOf(word, r.lang)).filter((one) => one > 1)
  const pair = /\b(?:twins|gemelos|mellizos|jumeaux|zwillinge|gemelli)\b/.test(fold(r.line))
    ? 2
    : (number ?? 1)
  // What is there for several is for as many once more.
  const factor = order.every(({ times }) => times === 1) ? 1 + pair : 2
  return order.map((one) => ({ ...one, times: one.times * factor }))
}

/** "Both of them half", of two things that are sold so. */
const BOTH = /\b(?:both|l[oa]s dos|ambos|ambas|les deux|beide|tutt[ei] e due|entramb[ei])\b/
function bothSized({ r, order, cues: { half, whole } }: Said): Order | null {
  const isHalved = ({ item }: Ordered): boolean => item.prices.some(({ formato }) => formato === 'media')
  if (half === whole || order.length !== 2 || !order.every(isHalved) || !BOTH.test(fold(r.line))) return null
  return order.map((one) => ({ ...one, format: half ? 'media' : null }))
}

/** Changes of the whole order at once, each tried where it may be meant; the first that is holds. */
const RULES: readonly { name: string; when: (said: Said) => boolean; gives: (said: Said) => Order | null }[] =
  [
    { name: 'a number for each in turn', when: ({ cues }) => cues.putsRight, gives: inTurn },
    { name: 'all of one', when: ({ cues }) => cues.putsRight, gives: allOfOne },
    { name: 'the same again', when: isPlain, gives: againFor },
    { name: 'both in one size', when: isPlain, gives: bothSized },
    { name: 'for as many as come', when: isPlain, gives: forParty },
  ]

/** The order after such a change; null where the message says none. */
export function changedAtOnce(said: Said): Order | null {
  for (const { when, gives } of RULES) {
    const order = when(said) ? gives(said) : null
    if (order) return order
  }
  return null
}
