import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Context } from '../../answers/context.ts'
import { peopleIn } from '../../avoid/people.ts'
import { asksForChild } from '../../frame/for-child.ts'
import type { IntentId } from '../../intents/ids.ts'
import type { Reading } from '../../reading.ts'
import { fold, range } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { type Chosen, list, queryOf } from '../narrow.ts'
import { marked } from '../reference.ts'
import type { Turn } from '../turn.ts'

/** Answers that pass over the child, or ask what is to be eaten. */
const PASSES: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['unknown', 'recommend', 'menu', 'reserve', 'incidental', 'ingredients_which'] as const),
  ...(['allergy_unclear', 'allergen_list', 'diet_list', 'dish', 'absent_unknown'] as const),
])
const KIDS = 'kind:kids'

/** "My daughter is four, what can she eat?", "something for the little one": the dishes for children. */
export function forChild(first: IntentId, turn: Turn, x: Context): Chosen | null {
  const { r, asked, pool } = turn
  const suits = SUITS[r.lang].test(fold(r.line))
  // "Qué le va a mi hija" sounds like what goes with a wine.
  if (
    !(PASSES.has(first) || (first === 'wine_pairing' && suits)) ||
    pool ||
    !x.index.byKind.get('kids') ||
    !asksForChild(r)
  )
    return null
  const { items, wines, kinds } = r.targets
  if (items.length + wines.length + kinds.length + r.allergens.length > 0 || r.avoidance.all.length > 0)
    return null
  if (asked.of === 'drink' || r.has('drink', 'allergy', 'open') || r.day || r.guests !== null) return null
  const asks = r.has('eat', 'food', 'recommend') || (marked(r, 'something') && (saysNoMore(r) || suits))
  if (!asks) return null
  return list({ ...queryOf(turn), of: 'dish', want: [...asked.want, KIDS] }, null)
}

/** "What suits my daughter, she is five?" */
const SUITS: Record<Locale, RegExp> = {
  es: /\bque (?:le|les) (?:va|iria|viene|vendria|pega|pegaria)\b/,
  en: /\bwhat(?: would| could| might|'d|'s)? (?:fits?|suits?|works?|goes|suitable|right)\b/,
  fr: /\b(?:qu'est-ce qui|qu.est ce qui|c'?est quoi qui|quoi qui) (?:convien\w*|irait|va|passe)\b/,
  de: /\bwas (?:passt|eignet|wurde passen|ware was|ginge|geht)\b/,
  it: /\b(?:cosa|che cosa|che) (?:va|andrebbe|sarebbe|e) (?:bene|adatt\w+)\b/,
}

/** "Something for the little one" names nothing else; "a changing table for her" does. */
function saysNoMore(r: Reading): boolean {
  const said = [...r.hits.filter(({ id }) => PLAIN.test(id)), ...r.marks, ...peopleIn(r.words, r.lang)]
  const covered = new Set(said.flatMap(({ start, end }) => range(start, end)))
  return (
    r.topics.every((topic) => topic === 'children') &&
    r.words.every((word, at) => covered.has(at) || STOP.has(word) || word.length < LONG)
  )
}
const LONG = 4
const PLAIN = /^(?:concept:(?:have|what|eat|food|recommend|copula)|kind:kids)$/
