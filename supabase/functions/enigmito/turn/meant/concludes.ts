import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Reading } from '../../reading.ts'
import { tokens } from '../../text/fold.ts'
import { marked } from '../reference.ts'

/** "It's the whole fish then": said of the thing in hand. */
const CONCLUDES: Record<Locale, RegExp> = {
  es: /^(?:ah |ok |vale |bueno |o sea |entonces |asi que )*(?:que )?(?:es|son|sera|seria) (?:el|la|un|una|los|las|pues)\b/,
  en: /^(?:ah |oh |ok |so |right )*(?:it s|its|that s|thats|it is|that is) (?:the|a|an|by|per)\b/,
  fr: /^(?:ah |ok |bon |donc |alors )*(?:c est|ce sont) (?:le|la|un|une|les|du|au|donc)\b/,
  de: /^(?:ah |ok |also |dann )*(?:das|es|der|die) (?:ist|is|sind|waren?) (?:also |dann |ja )?(?:der|die|das|ein\w*|pro)\b/,
  it: /^(?:ah |ok |quindi |allora )*(?:e|sarebbe|sono) (?:quindi )?(?:il|lo|la|un|una|i|le|al)\b/,
}

const ASKS = /^concept:(?:price|contains|inside|within|what|allergy|cannot|without)$/

/** "C'est le poisson entier donc. Y a de l'œuf dedans ?": what is concluded names nothing that is asked about. */
export const concludes = (left: string, one: Reading, other: Reading): boolean =>
  CONCLUDES[one.lang].test(tokens(left).join(' ')) &&
  one.talk.about !== null &&
  !left.includes('?') &&
  one.hits.every(({ id }) => !ASKS.test(id)) &&
  other.allergens.length > 0 &&
  (marked(other, 'inside') || other.has('inside', 'within', 'contains')) &&
  other.hits.every(({ id }) => !id.startsWith('kind:'))
