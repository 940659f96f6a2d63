import type { Frame } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { isKind } from '../../frame/held.ts'
import type { IntentId } from '../../intents/ids.ts'
import { KINDS } from '../../kinds.ts'
import type { Reading } from '../../reading.ts'
import { actOf } from '../../talk/acts.ts'
import { fold } from '../../text/fold.ts'
import { marked } from '../reference.ts'
import { hasNothing } from './likened.ts'

/** A part of a message, read on its own. */
export type Part = {
  r: Reading
  intent: { id: IntentId; frame: Pick<Frame, 'want' | 'exclude' | 'sort' | 'ask'> }
}

/** "A beer for him, and what would I drink with the mussels?": a drink that is wished asks for itself. */
export const ordersDrink = (left: Part, right: Part): boolean => {
  const { kinds, named } = left.r.targets
  return (
    kinds.length > 0 &&
    !named &&
    kinds.every((kind) => KINDS[kind].of === 'drink') &&
    actOf(left.intent.id) === 'list' &&
    actOf(right.intent.id) === 'pairing' &&
    right.r.targets.items.length > 0 &&
    !right.r.targets.kinds.some((kind) => KINDS[kind].of === 'drink')
  )
}

/** Whether all that is wished is eaten, or all of it drunk; null where it is neither. */
function eatenOrDrunk({ intent: { frame } }: Part): 'eaten' | 'drunk' | null {
  const drunk = frame.want.flatMap((key) => {
    const kind = key.slice('kind:'.length)
    return key.startsWith('style:') ? [true] : isKind(kind) ? [KINDS[kind].of !== 'dish'] : []
  })
  if (drunk.length === 0) return null
  return drunk.every(Boolean) ? 'drunk' : drunk.some(Boolean) ? null : 'eaten'
}

/** "Allergic to nuts. Which desserts may I have, and have you a sweet wine?": something to eat and something to drink. */
export function eatsAndDrinks(left: Part, right: Part): boolean {
  const [one, other] = [eatenOrDrunk(left), eatenOrDrunk(right)]
  if (one === null || other === null || one === other) return false
  const wishes = ({ r, intent }: Part): boolean =>
    ['list', 'allergens'].includes(actOf(intent.id)) &&
    r.has('what', 'have', 'eat', 'recommend') &&
    !r.has('pairing', 'contains', 'inside', 'within') &&
    !r.targets.named
  return wishes(left) && wishes(right)
}

const SHORT = 6
const MOST = 3
/** "What does that cost, and also a water?": of the thing in hand, and of what is named behind. */
export const pricesBoth = (left: Part, right: Part): boolean => {
  const { items, wines, kinds } = left.r.targets
  const ofIt = left.r.last !== null && items.length + wines.length + kinds.length === 0
  const named = right.r.targets.items.length + right.r.targets.wines.length
  return (
    (ofIt || items[0] === left.r.last) &&
    left.r.last !== null &&
    left.r.has('price') &&
    !left.r.hits.some(({ id }) => id.startsWith('kind:')) &&
    named > 0 &&
    (named <= MOST || right.r.targets.kinds.length === 1) &&
    right.r.length <= SHORT &&
    [...left.r.hits, ...right.r.hits].every(({ id }) => !FREE_OF.test(id))
  )
}
const FREE_OF = /^(?:allergen|group):|^concept:(?:vegan|vegetarian|without)$/

const PLAINLY: Record<Locale, RegExp> = {
  es: /^(?:o sea|digo|es decir|me refiero|vamos|quiero decir)\b/,
  en: /^(?:as in|i mean|meaning|like|i e|that is)\b/,
  fr: /^(?:c est a dire|je veux dire|enfin|genre|comme)\b/,
  de: /^(?:ich meine?|mein\w* ich|also|sprich|das heisst|im sinne)\b/,
  it: /^(?:cioe|intendo|nel senso|voglio dire|tipo)\b/,
}
const FEW = 4
/** "Are the prawns hot? As in spicy": what was asked, in other words. */
export const explains = (right: string, lang: Locale): boolean => {
  const line = fold(right)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  return PLAINLY[lang].test(line) && line.split(' ').length <= FEW
}

/** "Under 25 euros", and nothing else. */
const limits = ({ r }: Part): boolean =>
  (r.money.max !== null || r.money.min !== null) &&
  hasNothing(r.targets) &&
  r.topics.length + r.styles.length === 0 &&
  r.length <= LIMIT_WORDS
const LIMIT_WORDS = 5

/** "A dessert then. Which are without nuts?", "something with fish. Under 25 euros": of what the first part wishes. */
export const narrows = (left: Part, right: Part): boolean =>
  actOf(left.intent.id) === 'list' &&
  left.r.targets.kinds.length > 0 &&
  !left.r.targets.named &&
  (limits(right) ||
    (marked(right.r, 'which') &&
      right.r.has('without') &&
      right.r.allergens.length > 0 &&
      right.r.targets.kinds.length + right.r.targets.wines.length === 0))
