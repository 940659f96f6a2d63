import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Said } from '../said.ts'
import type { Topic } from '../words/shape.ts'
import { withoutYes } from './apart.ts'
import { type Sign, signsIn, signsOfText } from './signs.ts'

/** The sentences that stand before a stored text which opens with the yes to another question: keys of `Casa`. */
type Lead = 'noCasera' | 'noDentro' | 'sinEscalones'

type Rule = {
  topic: Topic
  /** One of these is asked. */
  asks: readonly Sign[]
  /** And the row tells it. */
  told: Sign
  lead: Lead
}

const RULES: readonly Rule[] = [
  { topic: 'cake', asks: ['homemade'], told: 'bakery', lead: 'noCasera' },
  { topic: 'dogs', asks: ['indoor', 'rain', 'cold'], told: 'outside', lead: 'noDentro' },
  { topic: 'accessibility', asks: ['step'], told: 'level', lead: 'sinEscalones' },
]

type Asked = { words: readonly string[]; lang: Locale }

/** The first word must fit what was asked: "are there steps?" is not answered with a yes because there are none. */
export function leadOf(topic: Topic, text: Said, { words, lang }: Asked): { lead: Lead; text: Said } | null {
  const value = withoutYes(text.value, text.lang)
  if (value === text.value) return null
  const [asks, told] = [signsIn(words, lang), signsOfText(text.value, text.lang)]
  const rule = RULES.find(
    (one) => one.topic === topic && told.has(one.told) && one.asks.some((sign) => asks.has(sign)),
  )
  return rule ? { lead: rule.lead, text: { ...text, value } } : null
}

/** Which signs go on with a matter though its row says nothing of them. */
export const goesOn = (topic: Topic, asks: ReadonlySet<string>): boolean =>
  RULES.some((rule) => rule.topic === topic && rule.asks.some((sign) => asks.has(sign)))

const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+/gu

export const sentencesOf = ({ value, ...rest }: Said): readonly Said[] =>
  (value.match(SENTENCE) ?? []).map((sentence) => ({ ...rest, value: sentence.trim() }))

/** The sentences of a stored text that hold one of these signs, in their order; null where none or all of them do. */
export function sentencesOn(text: Said, ...signs: Sign[]): readonly Said[] | null {
  const all = sentencesOf(text)
  const found = all.filter(({ value, lang }) => signs.some((sign) => signsOfText(value, lang).has(sign)))
  return found.length > 0 && found.length < all.length ? found : null
}

/** "May I come in shorts?" asks for no rule: a no that answers whether there is one would forbid them. */
const RULE =
  /^(?:codigo|etiqueta|(?:dress)?codes?|obligat\w*|required|kleider\w*|vorschrift\w*|pflicht|codice|tenue)$/
const NO = /^(?:no|non|nein)\b/i

/** What a text about clothes says without its first "no", where no rule was asked for; null where it stays as it is. */
export function allowedOf(topic: Topic, text: Said, { words }: Asked): Said | null {
  const [first, second] = sentencesOf(text)
  if (topic !== 'dress_code' || !first || !second || !NO.test(first.value)) return null
  if (first.value.split(' ').length > 1 || words.some((word) => RULE.test(word))) return null
  return { ...text, value: text.value.slice(first.value.length).trim() }
}
