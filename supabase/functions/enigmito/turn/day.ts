import { addDays, daysBetween, type IsoDate, isoDate, type Now, weekday } from '../../../../lib/core/dates.ts'
import { hourAfter } from '../answers/at-hour.ts'
import { type Day, dayFrom, dayIn, dayInWords } from '../days.ts'
import type { Reading } from '../reading.ts'
import { asksWeekday } from '../text/weekday-asked.ts'
import { SHORT, saying } from './carry.ts'
import { marked } from './reference.ts'

const WEEKDAY_ASKED = 10
const BRIEF = 5
/** Words of a message that goes on with a day in figures. */
const SHORT_DATED = 8

const BARE = 4
const KITCHEN = /^(?:cocina|kitchen|cuisine|kuche|cucina)$/

/** "The 24th" after the 26th of December is in the same month. */
function nearer(day: IsoDate, today: IsoDate, first: Day | null, second: Day | null): Day | null {
  const far = (one: Day | null): number =>
    one && one.of !== 'weekend' ? Math.abs(daysBetween(day, one.date)) : Number.MAX_SAFE_INTEGER
  const ahead = second && second.of !== 'weekend' && second.date > today
  return ahead && far(second) < far(first) ? second : first
}

const IN_PASSING = /^(?:then|entonces|alors|da|dann|allora)$/
const isDay = ({ start, end }: { start: number; end: number }, { words }: Reading): boolean =>
  end - start > 1 || !IN_PASSING.test(words[start] ?? '')

/** "Los martes": every one. */
const EVERY = /^(?:los|les|jeden|every|ogni|tous|todos|chaque|cada)$/
/** "And Tuesday?", behind the 7th of December: the Tuesday of its week. */
function sameWeek({ talk, words, hits }: Reading, day: Day, { fecha }: Now): Day {
  const before = talk.day
  if (day.of !== 'weekday' || !before || before <= fecha) return day
  const every = hits.some(({ id, start }) => id.startsWith('weekday:') && EVERY.test(words[start - 1] ?? ''))
  const date = addDays(before, day.day - weekday(before))
  return every || date <= fecha ? day : { of: 'date', date }
}

/** A day that was spoken of: "are you open then?", "and on Monday?" after a question about hours. */
export function sameDay(r: Reading, now: Now): Reading {
  const { frame, day } = r.talk
  // "And at 4?", of the hours of a day: no fourth of the month.
  if (hourAfter(r)) return saying({ ...r, day: day ? { of: 'date', date: day } : null }, 'open')
  // "Is that a Friday?" swaps no day.
  if (r.day?.of !== 'date' && asksWeekday(r.line, r.lang)) {
    const here = { id: 'concept:open', start: 0, end: 0, letters: 0, loose: false }
    // "Is tomorrow a Sunday?": the day is the other one.
    const others = r.hits.filter(({ id }) => !id.startsWith('weekday:'))
    const own = dayIn([...others, here], r.words, r.line, r.lang, now)
    const named = own?.of === 'date' ? own : null
    const meant =
      named ?? (day && (r.day || r.length <= WEEKDAY_ASKED) ? { of: 'date' as const, date: day } : null)
    if (meant) return saying({ ...r, day: meant }, 'open')
  }
  // "And the 7th?" also behind a question of the house, where a day was spoken of.
  const isBare = day !== null && r.length <= BARE && r.hits.length === 0 && /\d/.test(r.line)
  const ofHours = frame?.act === 'hours' || (isBare && frame?.act === 'house')
  // "And the kitchen?"
  if (ofHours && r.length <= BARE && r.words.some((word) => KITCHEN.test(word)))
    return saying(day ? { ...r, day: { of: 'date', date: day } } : r, 'open')
  const related = ofHours && day && !r.day && r.length <= BRIEF ? dayFrom(day, r.line, r.lang, now) : null
  if (related) return saying({ ...r, day: related }, 'open')
  const hourly = ofHours && r.has('lunch', 'dinner')
  const quiet =
    r.targets.items.length === 0 && (hourly || r.targets.wines.length === 0) && r.topics.length === 0
  if (r.day) {
    const goesOn = ofHours && quiet && !r.has('reserve', 'table') && r.length <= SHORT
    return goesOn ? saying({ ...r, day: sameWeek(r, r.day, now) }, 'open') : r
  }
  if (!quiet) return r
  const brief = /\d/.test(r.line) ? SHORT_DATED : 6
  if (ofHours && r.length <= brief && r.guests === null && !r.has('people', 'price')) {
    const here = { id: 'concept:open', start: 0, end: 0, letters: 0, loose: false }
    const bare = r.words.filter((word) => /^\d{1,2}$/.test(word))
    const words = bare.length === 1 && r.length <= 4 ? ['the', ...bare, 'th'] : null
    const after = (fecha: IsoDate): Day | null => {
      const from = fecha > now.fecha ? { ...now, fecha } : now
      const own = dayIn([...r.hits, here], r.words, r.line, r.lang, from)
      return own ?? (words && dayIn([here], words, '', 'en', from)) ?? dayInWords(r.line, r.lang, from, day)
    }
    const found = day
      ? nearer(
          day,
          now.fecha,
          after(day),
          after(isoDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1)),
        )
      : after(now.fecha)
    if (found) return saying({ ...r, day: found }, 'open')
  }
  const opens = r.has('open', 'lunch', 'dinner', 'come')
  // "Best leave it then": only said in passing, where no hours are spoken of.
  const then =
    marked(r, 'thatDay') && (opens || ofHours || r.marks.some((one) => one.id === 'thatDay' && isDay(one, r)))
  const about = opens || then
  // "And for lunch?", of the hours of every day.
  if (!day && ofHours && r.length <= BRIEF && r.has('lunch', 'dinner') && !r.has('reserve', 'table'))
    return saying(r, 'open')
  if (!day || !about || r.has('reserve', 'now', 'today') || (r.has('table') && !hourly)) return r
  const none = hourly ? { ...r, targets: { ...r.targets, wines: [] } } : r
  return then || ofHours ? saying({ ...none, day: { of: 'date', date: day } }, 'open') : r
}
