import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Context } from '../answers/context.ts'
import { extremeCents, sayExtreme } from '../answers/lists/framed.ts'
import { isKnownKey } from '../frame/keys.ts'
import { found } from '../frame/query.ts'
import { fold } from '../text/fold.ts'
import type { Chosen } from './narrow.ts'
import { listedIn, marked } from './reference.ts'
import type { Turn } from './turn.ts'

const BRIEF = 6
const LONG = 14

/** "And the dearest?" after the cheapest white by the glass: of the same things. */
export function otherEnd({ r, asked, pool }: Turn, x: Context): Chosen | null {
  const { frame } = r.talk
  const { items, wines } = r.targets
  const { sort } = asked
  // "It needn't be organic, the cheapest": what is taken back is not asked of them.
  const without = r.needless.size > 0
  if (!sort || !frame || pool || r.length > (without ? LONG : BRIEF)) return null
  if (!without && (frame.sort === null || frame.sort === sort)) return null
  if (items.length + wines.length + asked.want.length + asked.exclude.length > 0) return null
  if (r.has('wine', 'drink', 'menu', 'food') || marked(r, 'both', 'those')) return null
  const want = frame.want.filter((key) => isKnownKey(key, x.menu, x.index) && !r.needless.has(key))
  if (want.length === 0 && frame.of === null) return null
  const glass = r.has('glass') || frame.ask.includes('glass')
  const all = found({ ...frame, want, glass }, x.menu.items, x)
  if (all.length === 0) return null
  return {
    id: 'extreme',
    answer: (context) => void sayExtreme(all, sort, glass, context),
    frame: { ...frame, want, act: 'list', sort },
  }
}

const NEXT: Record<Locale, RegExp> = {
  es: /\b(?:siguiente|segund[oa]|despues de es[eoa])\b/,
  en: /\b(?:next|second|after that)\b/,
  fr: /\b(?:suivante?|deuxieme|seconde?|juste apres)\b/,
  de: /\b(?:nachst\w*|zweit\w*|danach)\b/,
  it: /\b(?:quell[oa] dopo|successiv[oa]|second[oa]|subito dopo|seguente)\b/,
}

/** "And the next cheapest?", behind the cheapest of something: the one that comes after it. */
export function nextInPrice({ r, asked, pool }: Turn, x: Context): Chosen | null {
  const { frame } = r.talk
  const sort = frame?.sort
  if (!frame || !sort || r.length > BRIEF + 2 || !NEXT[r.lang].test(fold(r.line))) return null
  if (asked.sort !== null && asked.sort !== sort) return null
  const { items, wines, kinds } = r.targets
  if (pool && pool.length > 1) return null
  if (items.length + wines.length + kinds.length > (r.last ? 1 : 0) || r.day || r.has('price', 'open'))
    return null
  const told = r.last ?? listedIn(r, x.menu)[0]
  if (!told) return null
  const glass = r.has('glass') || frame.ask.includes('glass')
  const want = frame.want.filter((key) => isKnownKey(key, x.menu, x.index))
  const sign = sort === 'cheapest' ? 1 : -1
  const cents = (item: typeof told): number => sign * extremeCents(item, sort, glass)
  // Of what it is the cheapest must be known: a few that were listed are kept no more.
  if (want.length === 0 && frame.of === null) return null
  const rest = found({ ...frame, want, glass }, x.menu.items, x).filter((item) => cents(item) > cents(told))
  if (rest.length === 0) return null
  return {
    id: 'extreme',
    answer: (context) => void sayExtreme(rest, sort, glass, context, 'siguiente'),
    frame: { ...frame, want, act: 'list', sort },
  }
}
