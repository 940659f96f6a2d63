import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Item } from '../menu.ts'
import { fold } from '../text/fold.ts'

const OF_ROWS = /\b(?:frit[oa]s?|rebozad[oa]s?|empanad[oa]s?|bunuelos?)\b/

/** What its own row calls fried or battered. */
export const isFried = ({ nombre, descriptions }: Item): boolean =>
  OF_ROWS.test(fold(`${nombre} ${descriptions.get('es') ?? ''}`))

const SAID: Record<Locale, RegExp> = {
  es: /^(?:frit[oa]s?|fritur\w*|freid\w*|rebozad[oa]s?|empanad[oa]s?)$/,
  en: /^(?:fried|deepfried|frying|battered)$/,
  fr: /^(?:frite?|frits|friture\w*|panee?s?)$/,
  de: /^(?:frittiert\w*|friteus\w*|paniert\w*|fritiert\w*)$/,
  it: /^(?:fritt[oaie]|frittur[ae]|panat[oaie]|impanat[oaie])$/,
}
const RAW = /^(?:crud[oaie]s?|raw|crue?s?|roh(?:e[mnrs]?)?)$/
const NEGATES =
  /^(?:no|not|nothing|without|isnt|nada|sin|ni|tampoco|non|niente|senza|ne|pas|rien|sans|ni|nicht|nichts|nix|nit|ned|net|kein\w*|ohne|weder|noch)$/
/** "Que no vaya frito", "rien de frit", "nothing deep fried". */
const REACH = 3

type Said = { words: readonly string[]; breaks: ReadonlySet<number> }

/** Where a message says that what is fried is not wanted: the positions of the words for it. */
export const notFriedAt = (said: Said, lang: Locale): readonly number[] => deniedAt(said, SAID[lang])
/** The same of what is raw, beside another wish: "with fish, but not raw". */
export const notRawAt = (said: Said): readonly number[] => deniedAt(said, RAW)

const deniedAt = ({ words, breaks }: Said, made: RegExp): readonly number[] =>
  words.flatMap((word, at) => {
    if (!made.test(word)) return []
    for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
      if (breaks.has(before + 1)) return []
      if (NEGATES.test(words[before] ?? '')) return [at]
    }
    return []
  })
