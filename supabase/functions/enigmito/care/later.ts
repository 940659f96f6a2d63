import { hasOwn } from '../../../../lib/chat/idioms.ts'
import { readHora } from '../../../../lib/chat/slots/time.ts'
import { LEXICON } from '../../../../lib/chat/words/all.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'
import { fold, tokens } from '../text/fold.ts'

/** "At 8 or 9", "from 8 to 9": one hour of two, or both. */
const EITHER = /\d\S* (?:uhr )?(?:o|or|ou|oder|to|bis) (?:a las |alle |a |um |at )?\d/
/** Who gets there, and wishes nothing. */
const COMES =
  /\b(?:lleg(?:o|a(?:mos|r\w+))|est(?:are|aremos) ahi|arriv(?:o|iamo|ero|eremo|e|era|ons|erai|erons)|(?:get|be|make it) (?:there|to you|with you)|get to you|coming|kommen?|sind|bin|ser(?:a|ai|ons) (?:la|chez)|(?:va|vais|allons) etre la|sar(?:o|emo) (?:li|da))\b/

const QUARTER = /\b(?:cuarto de hora|quarter of an hour|quart d heure|viertelstunde|quarto d ora)\b/
const HALF = /\b(?:media hora|half (?:an )?hour|demi heure|halbe stunde|mezz ?ora)\b/
const HOUR = /\b(?:una hora|an hour|une heure|eine stunde|un ora)\b/
const HOURS = /\b(?:2|two|dos|deux|zwei|due|3|three|tres|trois|drei|tre) (?:hours|horas|heures|stunden|ore)\b/
/** How many minutes late somebody says to be; of hours, two at least. Null when it is not said. */
export function minutesLate(line: string): number | null {
  const said = tokens(line).join(' ')
  // "25 minutes away, but only 5 minutes late".
  const figures = [...said.matchAll(/\b(\d{1,3}) ?(?:min(?:s|ut\w*)?|mn)\b/g)].at(-1)?.[1]
  if (figures) return Number(figures)
  const spoken = [
    [QUARTER, 15],
    [HALF, 30],
    [HOURS, 120],
    [HOUR, 60],
  ] as const
  return spoken.find(([words]) => words.test(said))?.[1] ?? null
}

/** The second of two hours is the later. */
function isLaterHour(text: string, lang: Locale): boolean {
  if (text.includes('?') || EITHER.test(text)) return false
  const read = readHora(text, { lex: LEXICON[lang], rules: DEFAULT_RULES, asked: false })
  const [booked = '', comes = ''] = read?.values ?? []
  return booked < comes
}

/** "We booked for eight, and get there at half past": who runs late, in whatever words. */
export function comesAfter(line: string, lang: Locale): boolean {
  const text = fold(line)
  return COMES.test(text) && isLaterHour(text, lang)
}

/** "I have a table at eight, nine would be better". */
export function movesHour({ line, lang }: { line: string; lang: Locale }): boolean {
  const text = fold(line)
  return hasOwn(text, LEXICON[lang]) && isLaterHour(text, lang)
}
