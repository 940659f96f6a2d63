import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Hit } from '../../phrases.ts'

/** "For the coeliac one", "what can the vegan eat": what stands before the need by which somebody is meant. */
const BY_NEED: Record<Locale, RegExp> = {
  es: /\b(?:para|puede(?: comer| tomar)?|y) (?:el|la)(?: (?:que es|de la|del))?$/,
  en: /\b(?:for|can|could|may|and|about) (?:the|our|my)(?: (?:one|person|guest) (?:with|who is|who s)(?: (?:the|a))?)?$/,
  fr: /\b(?:pour|peut(?: manger)?|et) (?:le|la|l|celui|celle)(?: (?:qui est|avec))?$/,
  de: /\b(?:fur|kann|darf|und) (?:den|die|der|das)(?: (?:gast|person))?(?: mit(?: (?:der|dem))?)?$/,
  it: /\b(?:per|puo(?: mangiare)?|e) (?:il|la|l|lo|chi e)(?: che e)?$/,
}
const REACH = 6
/** What goes on behind it is of a dish: "the vegan dishes". */
const OF_DISH =
  /^(?:dish(?:es)?|options?|menu|food|stuff|platos?|opcion\w*|comida|carta|plats?|choix|gericht\w*|speisen?|piatt[oi]|opzion[ei])$/

/** Whether a diet or an allergen stands for who has it, and tells of nobody that they do. */
export const meansPerson = (
  { words, lang }: { words: readonly string[]; lang: Locale },
  { start, end }: Pick<Hit, 'start' | 'end'>,
): boolean =>
  BY_NEED[lang].test(words.slice(Math.max(0, start - REACH), start).join(' ')) &&
  !OF_DISH.test(words[end] ?? '')
