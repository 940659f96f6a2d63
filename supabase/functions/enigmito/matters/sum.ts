import type { Talk } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from '../text/fold.ts'
import { numberOf } from '../text/numbers.ts'
import { signsIn } from './signs.ts'

const AMOUNT =
  '(?:(\\d{1,3})(?:[.,](\\d{2}))?\\s*€|€\\s*(\\d{1,3})(?:[.,](\\d{2}))?)\\s*(?:por|per|par|pro|a)\\s+'
const EACH = new RegExp(`${AMOUNT}person`, 'iu')
const BOTTLE = '(?:botella|bottle|bouteille|flasche|bottiglia)'
const EACH_BOTTLE = new RegExp(`${AMOUNT}${BOTTLE}`, 'iu')

function centsOf(text: string, each: RegExp): number | null {
  const [, after, afterCents, before, beforeCents] = each.exec(text.replaceAll('\u00a0', ' ')) ?? []
  const whole = after ?? before
  return whole ? Number(whole) * 100 + Number(afterCents ?? beforeCents ?? 0) : null
}

/** The cents that a text of the house asks of each person, or for each bottle; null where it names none. */
export const perPersonIn = (text: string): number | null => centsOf(text, EACH)
export const perBottleIn = (text: string): number | null => centsOf(text, EACH_BOTTLE)

const BOTTLES = /^(?:botellas|bottles|bouteilles|flaschen|bottiglie)$/
/** "For two bottles": how many are brought. */
export function bottlesIn({ words, lang }: Pick<Said, 'words' | 'lang'>): number | null {
  const at = words.findIndex((word) => BOTTLES.test(word))
  const count = numberOf(words[at - 1] ?? '', lang)
  return count > 1 ? count : null
}

const TIMES = /\b(?:mal|x|times|fois|por|per|volte)\s+(\d{1,2})\b(?! *(?:euro|%))/

type Said = {
  guests: number | null
  line: string
  words: readonly string[]
  lang: Locale
  talk: Talk
}

/** For how many the sum is asked: "we are 8", "2 euros times 8", or those of the table spoken of. */
export function headsIn({ guests, line, words, lang, talk }: Said): number | null {
  const times = TIMES.exec(fold(line))
  const count = guests ?? (times ? Number(times[1]) : null)
  if (count !== null) return count > 1 ? count : null
  const signs = signsIn(words, lang)
  return signs.has('cost') || signs.has('perHead') ? talk.guests : null
}
