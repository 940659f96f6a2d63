import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Hit } from '../../phrases.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { itemAt } from '../../talk/known.ts'
import { listedIn } from '../reference.ts'

/** Words that point before a noun: "that rosé", "ese tinto", "cette bière". */
const THAT: Record<Locale, RegExp> = {
  es: /^(?:es[ea]|es[oa]s|est[ea]|est[oa]s|aquel|aquella|dich[oa])$/,
  en: /^(?:that|this|those|these)$/,
  fr: /^(?:ce|cet|cette|ces)$/,
  de: /^(?:diese[mnrs]?|dem|jene[mnrs]?)$/,
  it: /^(?:quel|quell|quell[aeo]|quest|quest[aeio]|quei|quegli)$/,
}

/** What a noun says of a thing; null where it says nothing. */
function fits({ id }: Hit, index: Index): ((item: Item) => boolean) | null {
  const [type, key = ''] = id.split(':')
  if (type === 'style') return ({ wine }) => wine?.estilo === key
  if (type === 'kind') return (item) => index.kindsOf.get(item)?.some((kind) => kind === key) ?? false
  return id === 'concept:wine' ? ({ kind }) => kind === 'wine' : null
}

/** "Ten bottles of that rosé": the thing in hand, where it is what the noun says, else the only one that was told and is. */
export function thatThing(r: Reading, menu: Menu, index: Index): Item | null {
  if (r.targets.wines.length > 0 || r.targets.named) return null
  const told = [itemAt(r.talk.about, menu), ...listedIn(r, menu)].flatMap((item) => item ?? [])
  for (const hit of r.hits) {
    if (!THAT[r.lang].test(r.words[hit.start - 1] ?? '')) continue
    const fit = fits(hit, index)
    const [first, ...rest] = fit ? [...new Set(told.filter(fit))] : []
    if (first && (rest.length === 0 || first === itemAt(r.talk.about, menu))) return first
  }
  return null
}
