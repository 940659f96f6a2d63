import type { Avoided } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { tokens } from '../../text/fold.ts'

/** "He eats meat and fish", said of somebody. */
const EATS_MEAT: Record<Locale, RegExp> = {
  es: /\bcomen? (?:\w+ )?(?:carne|pescado|marisco)\b/,
  en: /\beats? (?:\w+ )?(?:meat|fish|seafood)\b/,
  fr: /\bmange(?:nt)? (?:\w+ ){0,2}(?:viande|poisson)\b/,
  de: /\b(?:isst|essen) (?:\w+ )?(?:fleisch|fisch)\b|^ ?(?:aber |nur )?fisch (?:schon|ja|geht|okay|ok|isst|mag)\b/,
  it: /\bmangia(?:no)? (?:\w+ )?(?:carne|pesce)\b/,
}
/** "She is not vegetarian", whoever else is. */
const NO_VEGETARIAN: Record<Locale, RegExp> = {
  es: /\bno (?:es|soy|somos|son) (?:\w+ )?(?:vegetarian|vegan)/,
  en: /\b(?:(?:is|am|are) not|isn ?t|aren ?t|(?:s|m|re) not) (?:an? )?veg/,
  fr: /\b(?:est|suis|sont|sommes) pas (?:du tout )?veg/,
  de: /\b(?:ist|bin|sind) (?:gar |ja |doch )?(?:kein\w*|nicht) veg/,
  it: /\bnon (?:e|sono|siamo) (?:\w+ )?veg/,
}
export const deniesDiet = ({ line, lang }: Said): boolean =>
  line.split(/[,.;!?]/).some((clause) => NO_VEGETARIAN[lang].test(tokens(clause).join(' ')))

/** "Never", "hardly", "nobody", "without": whoever it is said of may be who keeps the diet. */
const DENIES =
  /\b(?:no|ni|nunca|jamas|nadie|tampoco|apenas|casi|sin|t|not|never|hardly|rarely|barely|nobody|neither|without|n|ne|pas|ni|plus|jamais|personne|rarement|sans|nicht|nie|niemals|kein\w*|kaum|selten|weder|niemand|ohne|non|mai|ne|neanche|nessuno|quasi|raramente|senza)\b/
const NO_MEAT: ReadonlySet<string> = new Set(['vegan', 'vegetarian'])
type Said = { line: string; lang: Locale }

/** Asked for who eats meat, somebody else's diet is no condition: "my wife is vegan"; "he eats meat and fish". */
const eatsMeat = ({ line, lang }: Said): boolean =>
  line.split(/[,.;!?]/).some((clause) => {
    const said = tokens(clause).join(' ')
    return (EATS_MEAT[lang].test(said) && !DENIES.test(said)) || NO_VEGETARIAN[lang].test(said)
  })

export const isOtherDiet = (diet: string, said: Said): boolean => NO_MEAT.has(diet) && eatsMeat(said)

/** What is left out for the eaters of whom is asked. */
export const forWhoEats = (avoid: readonly Avoided[], said: Said): readonly Avoided[] =>
  eatsMeat(said)
    ? avoid.map((one) => ({ ...one, diets: one.diets.filter((diet) => !NO_MEAT.has(diet)) }))
    : avoid
