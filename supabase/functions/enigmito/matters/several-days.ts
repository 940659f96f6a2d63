import { addDays, daysBetween, type IsoDate, isIsoDate, type Now } from '../../../../lib/core/dates.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { BEFORE, NO_DAY, nextDate, nextDayOfMonth, nextWeekday } from '../days.ts'
import { find, type Hit } from '../phrases.ts'
import { feastIn } from '../text/feasts.ts'
import { range, tokens } from '../text/fold.ts'
import { BOOKS } from '../text/lexicon.ts'

const MOST = 7
/** "24/12", "24.12.": a day with its month; what has a clock's minutes is none. */
const FIGURES = /(?<![\d:.,/-])(\d{1,2})[/.-](\d{1,2})(?:[/.-](?:\d{4}|\d{2}))?(?![\d:])(?! ?(?:h|uhr|€))/giu
const CLOCK = /\d{1,2}(?::\d{2}| ?h ?\d{2}| ?(?:h|uhr|am|pm|hrs)\b)/giu
const ORDINAL = /^(?:st|nd|rd|th)$/
const JOIN = /^(?:y|e|o|u|and|or|n|et|ou|und|oder|ed|bzw|sowie|plus)$/
const REACHES = /^(?:al|hasta|to|till|until|til|through|thru|bis|zum|au|jusqu|jusque|fino|all)$/
/** Before the first of several days. */
const FROM = /^(?:vom|from|dall?|between|zwischen|entre|tra|fra|a)$/
/** Behind a number: of which month it is. */
const OF = /^(?:de|di|of|del|d)$/

type Named = { at: number; date: IsoDate }
type Said = { words: readonly string[]; lang: Locale; now: Now; known: IsoDate }

/** The next such day of a month, or that of the month which is spoken of. */
function dayNear(day: number, { now }: Said, known: IsoDate): IsoDate | null {
  if (Number(known.slice(8)) === day) return known
  const same = `${known.slice(0, 8)}${String(day).padStart(2, '0')}`
  const next = nextDayOfMonth(day, now.fecha)
  if (!isIsoDate(same) || same < now.fecha || !next) return next
  return Math.abs(daysBetween(known, same)) <= Math.abs(daysBetween(known, next)) ? same : next
}

function dateOf({ id }: Hit, now: Now): IsoDate | null {
  const [, month, day] = /^feast:(\d+)-(\d+)/.exec(id) ?? []
  return month ? nextDate(Number(month), Number(day), now.fecha) : null
}

/** Numbers that are days: behind an article, an ordinal's letters or another day, or before a month. */
function numbered(
  said: Said,
  months: readonly Hit[],
  weekdays: readonly Hit[],
  feasts: readonly Hit[],
): readonly Named[] {
  const { words, lang, now } = said
  const found: Named[] = []
  const monthAt = (at: number): Hit | undefined => months.find(({ start }) => start === at)
  for (const [at, word] of words.entries()) {
    const day = /^\d{1,2}$/.test(word) ? Number(word) : 0
    if (day < 1 || day > 31) continue
    const ordinal = ORDINAL.test(words[at + 1] ?? '')
    const next = words[at + 1] ?? ''
    if (!ordinal && NO_DAY.test(next)) continue
    const own = monthAt(at + 1) ?? (OF.test(next) ? monthAt(at + 2) : undefined)
    const before = words[at - 1] ?? ''
    const last = found.at(-1)
    const linked = last !== undefined && range(last.at + 1, at).every((one) => isBetween(words[one] ?? ''))
    const article =
      (BEFORE[lang].includes(before) && lang !== 'en') || (months.length > 0 && opens(words, at))
    const named = weekdays.some(({ end }) => end === at)
    if (!(ordinal || own || article || linked || named)) continue
    // "Christmas Eve, the 24th": the number is of the feast, and of no month behind it.
    const feast = own ? undefined : feasts.find(({ end }) => end <= at && at - end < 3)
    const month = feast ? undefined : (own ?? months.find(({ start }) => start > at))
    const date = month
      ? nextDate(Number(month.id.slice('month:'.length)), day, now.fecha)
      : dayNear(day, said, (feast && dateOf(feast, now)) ?? said.known)
    if (!date) continue
    const reaches = last && linked && range(last.at + 1, at).some((one) => REACHES.test(words[one] ?? ''))
    if (reaches && date > last.date)
      for (let one = addDays(last.date, 1); one < date && found.length < MOST; one = addDays(one, 1))
        found.push({ at, date: one })
    found.push({ at, date })
  }
  return found
}

/** "From 5 to 8 December", not from 7 to 9: a number behind "from", and another one soon. */
const opens = (words: readonly string[], at: number): boolean =>
  FROM.test(words[at - 1] ?? '') &&
  words
    .slice(at + 1, at + 4)
    .some((word, i, next) => REACHES.test(word) && /^\d{1,2}$/.test(next[i + 1] ?? ''))

const isBetween = (word: string): boolean =>
  JOIN.test(word) ||
  REACHES.test(word) ||
  ORDINAL.test(word) ||
  /^(?:the|el|le|il|am|den|der|dia)$/.test(word)

/** Feasts and weekdays beside them; "Thursday the 24th" is one day. */
function inWords({ words, lang, now }: Said, hits: readonly Hit[], days: readonly Named[]): readonly Named[] {
  const feasts = hits.flatMap((hit): Named[] => {
    const date = dateOf(hit, now)
    return date ? [{ at: hit.start, date }] : []
  })
  const weekdays = hits.flatMap(({ id, start, end }): Named[] => {
    const day = Number(/^weekday:(\d)/.exec(id)?.[1] ?? 0)
    const dated = days.some(({ at }) => (at >= end && at - end <= 1) || (at < start && start - at <= 2))
    return day && !dated ? [{ at: start, date: nextWeekday(day, now.fecha) }] : []
  })
  const near = (['today', 'tomorrow', 'dayAfter'] as const).flatMap((concept, ahead) =>
    hits
      .filter(({ id }) => id === `concept:${concept}`)
      .map(({ start, end }) => ({
        at: start,
        date: addDays(now.fecha, ahead),
        joined: JOIN.test(words[start - 1] ?? '') || JOIN.test(words[end] ?? ''),
      })),
  )
  // "Habt ihr heut auf? Und morgen?": one that is joined takes the other with it.
  const relative: readonly Named[] = near.some(({ joined }) => joined) ? near : []
  const [first, last] = feasts
  const isBetweenThem =
    first && last && /^(?:between|zwischen|entre|tra|fra)$/.test(words[first.at - 1] ?? '')
  if (isBetweenThem && last.date > first.date)
    // "Between Christmas and New Year": neither of the two.
    return range(1, Math.min(daysBetween(first.date, last.date), MOST + 1)).map((ahead) => ({
      at: first.at,
      date: addDays(first.date, ahead),
    }))
  const named = feastIn(words, lang, now.fecha)
  return [...feasts, ...weekdays, ...relative, ...(named ? [{ at: words.length, date: named }] : [])]
}

/** The days that a message asks together, in their order; null for one. `known`: the day that was read or spoken of. */
export function severalDays(line: string, lang: Locale, known: IsoDate, now: Now): readonly IsoDate[] | null {
  const figures: Named[] = []
  const rest = line
    .replace(FIGURES, (text: string, day: string, month: string, at: number) => {
      const date = Number(month) <= 12 ? nextDate(Number(month), Number(day), now.fecha) : null
      if (!date) return text
      figures.push({ at: tokens(line.slice(0, at)).length, date })
      return ' § '
    })
    .replace(CLOCK, ' § ')
  const words = tokens(rest)
  const said: Said = { words, lang, now, known }
  const hits = find(BOOKS[lang].all, words)
  const of = (prefix: string): readonly Hit[] => hits.filter(({ id }) => id.startsWith(prefix))
  const days = numbered(said, of('month:'), of('weekday:'), of('feast:'))
  const feasts = of('feast:').filter(({ start, end }) => !days.some(({ at }) => at >= start && at < end))
  const others = [...feasts, ...hits.filter(({ id }) => /^(?:weekday:|concept:)/.test(id))]
  const all = [...figures, ...days, ...inWords(said, others, days)].toSorted((a, b) => a.at - b.at)
  const dates = [...new Set(all.map(({ date }) => date))].slice(0, MOST)
  return dates.length > 1 ? dates : null
}
