import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { fold } from '../../text/fold.ts'
import { numberOf } from '../../text/numbers.ts'

/** One word of a name, with what joins it to the name: "calamares", "a la andaluza". */
const WORD =
  '(?:(?:al?|à|de|del|con|en|in|of|with|avec|sur|mit|vom|im|di|alla) (?:(?:la|el|los|las|the|les?) )?)?\\S+'
/** "Instead of the beers": what leaves an order, up to three words. */
const leaving = (lead: string): RegExp => new RegExp(`${lead}(\\S+(?: ${WORD}){0,2})`, 'iu')
const INSTEAD_OF: Record<Locale, RegExp> = {
  es: leaving('\\b(?:en (?:ve[sz]?|lugar)|a cambio) d(?:el?)? (?:(?:l[oa]s?|el|un[oa]s?) )?'),
  en: leaving('\\b(?:instead|in (?:the )?place|rather than) (?:of )?(?:(?:the|that|those|an?) )?'),
  fr: leaving("(?:au lieu|(?:à|a) la place) d(?:e la |e l['’]|es |u |e |['’])"),
  de: leaving('\\b(?:anstatt|statt|anstelle)(?: von)? (?:(?:de[rnms]|die|das|eine[rmns]?) )?'),
  it: leaving("\\b(?:al posto|invece) d(?:i |el |ei |egli |ella |elle |ell['’])"),
}

/** Words with which the next thing begins. */
const NEXT =
  /^(?:son|sean|pon\w*|y|e|and|make|et|und|nehm\w*|ein(?:e[nmrs]?)?|una?|une|an?|one|we|i|on|je|nous|wir|ich|ped\w*|tom\w*|cog\w*|prend\w*|facciamo|mejor|rather|plutot|lieber|doch|dann|meglio)$/

/** "Statt Oktopus die Rinderbacke": an article begins the next thing, unless it stands inside a name ("a la plancha"). */
const ARTICLE = /^(?:el|l[oa]s?|the|les?|die|der|das|den|il|gli)$/
const INSIDE = /^(?:a|al|de|del|con|en|in|of|on|with|avec|sur|dans|mit|vom|im|di|alla)$/

/** "Rather than that" names nothing. */
const IT = /^(?:that|this|it|eso|esto|ello|ca|cela|das|dem|dessen|quello|questo)$/

/** The message without what is to go, and what that is in words; null where nothing is said to go. */
export function takenOut(line: string, lang: Locale): { rest: string; out: string } | null {
  const found = INSTEAD_OF[lang].exec(line)
  if (!found) return null
  const [whole, named = ''] = found
  // "En vez de cañas son 3 claras": its name ends where the next thing begins.
  const [first = '', ...more] = named.split(/[,.;?!]/)[0]?.split(' ') ?? []
  const end = more.findIndex((word, at) => {
    const said = fold(word)
    const before = fold(more[at - 1] ?? first)
    // Only in English "a" is an article.
    const begins = NEXT.test(said) && (lang === 'en' || said !== 'a')
    return numberOf(said, lang) > 1 || begins || (ARTICLE.test(said) && !INSIDE.test(before))
  })
  const out = [first, ...more.slice(0, end < 0 ? more.length : end)].join(' ')
  if (IT.test(fold(out))) return null
  return { rest: line.replace(whole, whole.slice(0, -named.length) + named.slice(out.length)), out }
}

/** Whether a thing is what a text names, by its own name or by its kind. */
export const isNamedIn = (item: Item, { targets }: Reading, index: Index): boolean =>
  targets.items.includes(item) ||
  targets.wines.includes(item) ||
  (index.kindsOf.get(item)?.some((kind) => targets.kinds.includes(kind)) ?? false)
