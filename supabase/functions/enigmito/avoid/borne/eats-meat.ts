import type { Avoided } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { tokens } from '../../text/fold.ts'

/** "He eats meat and fish", said of somebody, and not denied. */
const EATS_MEAT: Record<Locale, RegExp> = {
  es: /(?<!\b(?:no|ni|tampoco) (?:\w+ )?)\bcomen? (?:\w+ )?(?:carne|pescado|marisco)\b/,
  en: /(?<!\b(?:t|not|never|nobody) (?:\w+ )?)\beats? (?:\w+ )?(?:meat|fish|seafood)\b/,
  fr: /(?<!\bne? )\bmange(?:nt)? (?!pas|ni|plus|jamais)(?:\w+ ){0,2}(?:viande|poisson)\b/,
  de: /\b(?:isst|ißt|essen) (?!kein|nicht|weder)(?:\w+ )?(?:fleisch|fisch)\b/,
  it: /(?<!\b(?:non|ne|mai) (?:\w+ )?)\bmangia(?:no)? (?:\w+ )?(?:carne|pesce)\b/,
}
const NO_MEAT: ReadonlySet<string> = new Set(['vegan', 'vegetarian'])
type Said = { line: string; lang: Locale }

/** Asked for who eats meat, somebody else's diet is no condition: "my wife is vegan"; "he eats meat and fish". */
const eatsMeat = ({ line, lang }: Said): boolean => EATS_MEAT[lang].test(tokens(line).join(' '))

export const isOtherDiet = (diet: string, said: Said): boolean => NO_MEAT.has(diet) && eatsMeat(said)

/** What is left out for the eaters of whom is asked. */
export const forWhoEats = (avoid: readonly Avoided[], said: Said): readonly Avoided[] =>
  eatsMeat(said)
    ? avoid.map((one) => ({ ...one, diets: one.diets.filter((diet) => !NO_MEAT.has(diet)) }))
    : avoid
