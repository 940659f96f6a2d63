import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Reading } from '../reading.ts'
import { fold } from '../text/fold.ts'

/** "Can you leave the egg off?": the kitchen is asked to change the dish, in a question and with a verb of taking away. */
const LEAVES_OFF: Record<Locale, RegExp> = {
  es: /\b(?:quit(?:ar|ais|an|as)\w*|dejar\w* fuera|(?:pued\w+|pod\w+|se puede) (?:\w+ ){0,3}sin)\b/,
  en: /\b(?:(?:leave|take|keep|hold|miss) (?:\w+ ){0,3}(?:off|out)|(?:can|could) (?:you|they|it|i|we) (?:\w+ ){0,5}without|(?:can|could) (?:you|they) (?:\w+ )?(?:skip|omit|drop|remove))\b/,
  fr: /\b(?:enlev\w+|retir\w+|(?:peu[tx]|pouvez|possible|faites)(?:[ -]\w+){0,4} sans)\b/,
  de: /\b(?:weg ?(?:zu)?lassen|weglasst|(?:lasst|lassen) .*weg|(?:kann|konnt|konnen|geht|macht|gibt es) (?:\w+ ){0,4}ohne)\b/,
  it: /\b(?:togli\w*|tolt\w*|levar\w*|(?:puo|potete|possibile|fate|si puo) (?:\w+ ){0,3}senza)\b/,
}
export const asksToLeaveOff = ({ line, lang }: Pick<Reading, 'line' | 'lang'>): boolean =>
  LEAVES_OFF[lang].test(
    fold(line)
      .replaceAll(/['’,]+/g, ' ')
      .replaceAll(/ +/g, ' '),
  )
