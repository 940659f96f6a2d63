import { numberValue } from '../../../../lib/chat/slots/number.ts'
import { LEXICON } from '../../../../lib/chat/words/all.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from './fold.ts'

/** Up to four words, or two with hyphens, before the currency. */
const BEFORE_EUROS =
  /(?<!\p{L})((?:\p{L}+[ -]+){0,3}\p{L}+)(?=\s+(?:euros?|eur|eurillos|pavos|€)(?!\p{L}))/giu

/** "Not above thirty-five euros": an amount of money in words becomes its figure; the words before it stay. */
export const amountsInFigures = (line: string, lang: Locale): string =>
  line.replace(BEFORE_EUROS, (said: string) => {
    const starts = [...said.matchAll(/\p{L}+/gu)].map(({ index }) => index)
    for (const start of starts) {
      const value = numberValue(LEXICON[lang], fold(said.slice(start)).replaceAll('-', ' '))
      if (value !== null && value > 1) return said.slice(0, start) + value
    }
    return said
  })
