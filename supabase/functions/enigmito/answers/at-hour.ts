import { readHora } from '../../../../lib/chat/slots/time.ts'
import { LEXICON } from '../../../../lib/chat/words/all.ts'
import type { HHmm } from '../../../../lib/core/dates.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'
import { BEFORE } from '../days.ts'
import type { Reading } from '../reading.ts'
import { fold } from '../text/fold.ts'
import type { Answer } from './context.ts'
import { day, ends, nextOpen, opensOn, sayServices, timesOn } from './hours.ts'

const BRIEF = 9
/** Words that say a day themselves. */
const DAY = /^(?:weekday|month|feast):|^concept:(?:today|tomorrow|dayAfter|weekend|now)$/

/** Coming, and eating: "is a quarter to eleven too late for dinner?" */
const EATS =
  /\b(?:cen(?:ar|amos|o|a)|comer|comemos|tarde|cocina|lleg\w+|eat|dine|dinner|late|kitchen|come|arriv\w+|din(?:er|e|ons)|mang\w+|tard|cuisine|essen|spat|kuche|kommen|tardi|cucina|veni\w+)\b/
/** With its minutes: an hour alone may be many other things. */
const CLOCK = /\b\d{1,2} ?(?:[:h.]|uhr) ?\d{2}\b/
const REACH = 14
const asksWhetherAt = ({ line, length }: Reading): boolean =>
  length <= REACH && CLOCK.test(line) && EATS.test(fold(line))

/** The hour that is asked behind the hours of a day, "and at half past three?", or whether one may still come then. */
export function hourAfter(r: Reading): HHmm | null {
  const { items, wines, kinds } = r.targets
  const follows = r.talk.frame?.act === 'hours' && r.length <= BRIEF
  if (!(follows || asksWhetherAt(r)) || r.guests !== null) return null
  if (items.length + wines.length + kinds.length + r.topics.length > 0) return null
  if (r.has('reserve', 'table', 'price', 'people', 'glass') || r.hits.some(({ id }) => DAY.test(id)))
    return null
  // "And the 24th at night?"
  const isDate = r.words.some(
    (word, at) => /^\d/.test(word) && BEFORE[r.lang].includes(r.words[at - 1] ?? ''),
  )
  if (isDate) return null
  const read = readHora(fold(r.line), { lex: LEXICON[r.lang], rules: DEFAULT_RULES, asked: false })
  const [hour, other] = read?.values ?? []
  return hour && !other ? (hour as HHmm) : null
}

/** Whether there are tables at that hour of the day that was spoken of, with the hours of that day. */
export const atHour: Answer = (context) => {
  const { r, c, ahora } = context
  const hour = hourAfter(r)
  const spoken = r.talk.day
  // Of no day: of the next that is open.
  const date = spoken ?? nextOpen(ahora.fecha, context)
  if (!hour || !date || !opensOn(date, context)) return day(context)
  const { lunch, dinner } = timesOn(date, context)
  const served = [ends(lunch), ends(dinner)].some((both) => both && both[0] <= hour && hour <= both[1])
  c.say(served ? c.texts.Horario.horaSi : c.texts.Horario.horaNo)
  sayServices(context, date)
  c.link('reservar', 'contacto')
}
