import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Context } from '../answers/context.ts'
import type { Reading } from '../reading.ts'
import { THRIFTY } from '../text/aside.ts'
import { fold } from '../text/fold.ts'
import { type Chosen, list, narrowing, queryOf } from './narrow.ts'
import type { Turn } from './turn.ts'

/** "Something cheap", "not too dear": a wish for several at a low price, where "the cheapest" is one. */
const MODEST: Record<Locale, RegExp> = {
  es: /\bbarat\w+|\beconomic\w+|\basequible|\bno (?:sea |sean )?(?:muy |tan |demasiado )?car[oa]s?\b|\bbien de precio/,
  en: /\bcheap(?:ish|o)?\b|\binexpensive|\baffordable|\bnot (?:too |very |so |that |super )*(?:expensive|dear|pricey)|\bgood value/,
  fr: /\bpas (?:trop |tres |si )?cher\w*|\bbon marche|\babordable|\beconomique|\bpetits? prix/,
  de: /\bgunstig(?:e[rsmn]?)?\b|\bbillig(?:e[rsmn]?)?\b|\bpreiswert(?:e[rsmn]?)?\b|\bnicht (?:zu |so |allzu |sehr )?teuer/,
  it: /\beconomic\w+|\bnon (?:troppo |molto |tanto |cosi )?car[oaie]\b|\ba buon prezzo|\bpoco costos|\babbordabil/,
}

const isModest = (r: Reading): boolean =>
  !r.has('cheap', 'dear') && (MODEST[r.lang].test(fold(r.line)) || THRIFTY[r.lang].test(r.words.join(' ')))

const MAX_SAID = 8

/** "Cheap starters", "something not too dear" after a list: all that fits, the cheapest first. */
export function modestly(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  if (!isModest(r) || r.targets.named || r.has('pairing', 'price', 'copula')) return null
  const { frame } = r.talk
  // "A wine, not too dear, for the mussels."
  if (asked.of === 'wine' && r.targets.kinds.length > 0) return null
  const own = asked.want.length > 0 || r.has('eat', 'food', 'menu', 'wine', 'drink', 'have', 'recommend')
  const asks = list({ ...queryOf(turn), modest: true }, null)
  if (own) return asked.of === 'wine' ? { ...asks, id: 'wine_list' } : asks
  return frame?.act === 'list' && r.length <= MAX_SAID
    ? list({ ...narrowing(turn, frame, x), modest: true }, null)
    : null
}
