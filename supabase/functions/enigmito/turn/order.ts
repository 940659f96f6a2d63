import type { Locale } from '../../../../lib/i18n/locales.ts'
import { sayOrder } from '../answers/total.ts'
import { fold } from '../text/fold.ts'
import type { Chosen } from './narrow.ts'
import { marked } from './reference.ts'
import type { Turn } from './turn.ts'

/** Ways to ask for a sum without a word for a price. */
const SPENDS: Record<Locale, RegExp> = {
  es: /\b(cuanto|a cuanto|por cuanto)\b.*\b(sube|sale|salen|saldria|seria|es|hace|gasta\w*|pon\w*|queda|dejamos)\b|\bcuanto (sube|sale|seria|es|hace)|\bgasta\w*|la (broma|dolorosa)|\bcuanto\W*$/,
  en: /\bspend|\bcome to|comes to|set (us|me) back|damage|how much (is|s|would|will|for|in all)|what (does|would|will) (that|it|this) (make|be|cost)|\bhow much\W*$/,
  fr: /combien|\bdepens\w*|\ben (a|aura|aurait|aurons) pour|revient a|\bnote\b/,
  de: /\bwas macht|\bmacht das|wie ?viel|\bausgeben|geben wir|kommen wir|landen wir|\bzahlen\b|\bkommt das/,
  it: /\bquanto\b|\bspend\w*|\bspes\w*|\bfa in tutto|\bconto\b/,
}
const MOST = 8

/** "3 croquettes and a bottle of X, how much": an order is added up, whatever else the message says. */
export function ordered(turn: Turn): Chosen | null {
  const { r } = turn
  const before = r.talk.frame?.ask.includes('price') ?? false
  const asks = r.has('price', 'bill', 'range') || SPENDS[r.lang].test(fold(r.line)) || marked(r, 'together')
  if (!(asks || before) || r.allergens.length > 0 || r.diets.length > 0) return null
  if (r.targets.items.length + r.targets.wines.length === 0) return null
  const { things, whole } = turn.order()
  const numbered = things.some(({ times }) => times > 1)
  const measured = things.some(({ format }) => format) || r.has('glass')
  if (!whole || things.length < 2 || things.length > MOST || !(numbered || (asks && measured))) return null
  return {
    id: 'total',
    answer: (context) => sayOrder(things, r.guests, context),
    frame: { act: 'price', ask: ['price'] },
  }
}
