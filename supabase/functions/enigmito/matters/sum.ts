import type { Talk } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from '../text/fold.ts'
import { signsIn } from './signs.ts'

const EACH =
  /(?:(\d{1,3})(?:[.,](\d{2}))?\s*€|€\s*(\d{1,3})(?:[.,](\d{2}))?)\s*(?:por|per|par|pro|a)\s+person/iu

/** The cents that a text of the house asks of each person; null where it names none. */
export function perPersonIn(text: string): number | null {
  const [, after, afterCents, before, beforeCents] = EACH.exec(text.replaceAll('\u00a0', ' ')) ?? []
  const whole = after ?? before
  return whole ? Number(whole) * 100 + Number(afterCents ?? beforeCents ?? 0) : null
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
