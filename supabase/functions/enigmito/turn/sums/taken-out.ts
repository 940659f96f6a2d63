import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { fold } from '../../text/fold.ts'
import { numberOf } from '../../text/numbers.ts'

/** "Instead of the beers": what leaves an order, up to three words. */
const INSTEAD_OF: Record<Locale, RegExp> = {
  es: /\b(?:en (?:vez|lugar)|a cambio) d(?:el?)? (?:(?:l[oa]s?|el|un[oa]s?) )?(\S+(?: \S+){0,2})/iu,
  en: /\b(?:instead|in (?:the )?place|rather than) (?:of )?(?:(?:the|that|those|an?) )?(\S+(?: \S+){0,2})/iu,
  fr: /(?:au lieu|(?:à|a) la place) d(?:e la |e l['’]|es |u |e |['’])(\S+(?: \S+){0,2})/iu,
  de: /\b(?:anstatt|statt|anstelle)(?: von)? (?:(?:de[rnms]|die|das|eine[rmns]?) )?(\S+(?: \S+){0,2})/iu,
  it: /\b(?:al posto|invece) d(?:i |el |ei |egli |ella |elle |ell['’])(\S+(?: \S+){0,2})/iu,
}

/** Words with which the next thing begins. */
const NEXT =
  /^(?:son|sean|pon\w*|y|e|and|make|et|und|nehm\w*|ein(?:e[nmrs]?)?|una?|une|an?|one|we|i|on|je|nous|wir|ich|ped\w*|tom\w*|cog\w*|prend\w*|facciamo|mejor|rather|plutot|lieber|doch|dann|meglio)$/

/** "Rather than that" names nothing. */
const IT = /^(?:that|this|it|eso|esto|ello|ca|cela|das|dem|dessen|quello|questo)$/

/** The message without what is to go, and what that is in words; null where nothing is said to go. */
export function takenOut(line: string, lang: Locale): { rest: string; out: string } | null {
  const found = INSTEAD_OF[lang].exec(line)
  if (!found) return null
  const [whole, named = ''] = found
  // "En vez de cañas son 3 claras": its name ends where the next thing begins.
  const [first = '', ...more] = named.split(/[,.;?!]/)[0]?.split(' ') ?? []
  const end = more.findIndex((word) => numberOf(fold(word), lang) > 1 || NEXT.test(fold(word)))
  const out = [first, ...more.slice(0, end < 0 ? more.length : end)].join(' ')
  if (IT.test(fold(out))) return null
  return { rest: line.replace(whole, whole.slice(0, -named.length) + named.slice(out.length)), out }
}

/** Whether a thing is what a text names, by its own name or by its kind. */
export const isNamedIn = (item: Item, { targets }: Reading, index: Index): boolean =>
  targets.items.includes(item) ||
  targets.wines.includes(item) ||
  (index.kindsOf.get(item)?.some((kind) => targets.kinds.includes(kind)) ?? false)
