import { addDays, type HHmm, hhmm, type IsoDate, minutes } from '../../core/dates.ts'
import type { Finding, Known } from '../state.ts'
import { matchesOf } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { alone } from './alone.ts'
import { MY } from './guests.ts'
import {
  blankOut,
  blankOutMatch,
  captured,
  INSTEAD_OF,
  lexiconPattern,
  numberValue,
  perLexicon,
} from './number.ts'

/** What a message says against the values that are known, and the text without it. */
type Shift = { found: Finding[]; rest: string }

type Unit = 'half' | 'quarter' | 'hour' | 'minute' | 'day' | 'week'
/** A stretch of time, how much it is in minutes or days, and whether it is counted. */
const STRETCHES = [
  ['half', 30, false],
  ['quarter', 15, false],
  ['hour', 60, true],
  ['minute', 1, true],
] as const
const DAYS = [
  ['day', 1, true],
  ['week', 7, true],
] as const

function stretch(
  text: string,
  lex: Lexicon,
  units: readonly (readonly [Unit, number, boolean])[],
): { by: number; rest: string } | null {
  const { later, sooner, push, pull } = lex.told
  for (const [unit, size, isCounted] of units) {
    const much = `${isCounted ? `(?:(?:{N}|${lex.article}) ?)?` : ''}(?:${lex.told[unit]})`
    const match =
      lexiconPattern(lex, `${much} (?:(?<later>${later})|${sooner})`).exec(text) ??
      lexiconPattern(lex, `(?:(?<later>${push})|${pull})(?: [a-z]+){0,3}? (?:d')?${much}`).exec(text)
    if (!match) continue
    const by = size * (isCounted ? (numberValue(lex, match[1] ?? '') ?? 1) : 1)
    return { by: match.groups?.later === undefined ? -by : by, rest: blankOutMatch(text, match) }
  }
  return null
}

const NOT = `(?:y no|and not|et pas|et non|und nicht|e non|no|not|non|pas|nicht|${INSTEAD_OF})`
const BUT = '(?:sino|but|mais|sondern|ma|bensi)'

/** "My sister is joining us": one more, where no number is told. */
const joining = (text: string, lex: Lexicon): boolean =>
  !text.includes('?') && joinsIn(lex).test(text) && !countsIn(lex).test(text)
const joinsIn = perLexicon((lex) => {
  const who = `(?:${MY}|${lex.article}) (?:[a-z]+ )?(?:${lex.relative})`
  const { joins } = lex.told
  return lexiconPattern(lex, `${who}(?:'s| [a-z]+)? (?:${joins})|(?:${joins}) ${who}`)
})
const countsIn = perLexicon((lex) => lexiconPattern(lex, `(?:${lex.beforePeople}) {N}|{N} (?:${lex.people})`))

function party(text: string, lex: Lexicon, guests: number): { value: number; rest: string } | null {
  if (joining(text, lex)) return { value: guests + 1, rest: text }
  for (const [kind, sign] of [
    // "Se bajan dos más" are two fewer.
    ['drop', -1],
    ['less', -1],
    ['more', 1],
    ['add', 1],
  ] as const) {
    const said = lex.told[kind].replaceAll('{P}', `(?:${lex.people})`)
    const people = kind === 'drop' || kind === 'add' ? `(?: (?:${lex.people}))?` : ''
    const match = lexiconPattern(lex, `(?:${said})${people}${alone(lex)}`).exec(text)
    if (!match) continue
    const number = captured(match)
    // "Nothing else to add": the verb alone counts nobody.
    if (number === '' && !match[0].includes(' ')) continue
    const n = number === '' ? 1 : numberValue(lex, number)
    if (n === null || n < 1) continue
    const value = guests + sign * n
    const end = match.index + match[0].length
    const left = kind === 'drop' ? lexiconPattern(lex, `{N}${alone(lex)}`).exec(text.slice(end)) : null
    // "One bailed, so 5": so many are left. "Two can't come, and at nine" tells an hour.
    if (left && numberValue(lex, captured(left)) !== value) return null
    return { value, rest: blankOut(text, match.index, left ? end + left.index + left[0].length : end) }
  }
  return null
}

/** An hour that is told with its minutes is read as a whole. */
const MINUTES =
  /\d[:.h]\d|(?<![a-z])(?:media|mezza|mezzo|demie?|half|halb|quarter|viertel|cuarto|quart|quarto)(?![a-z])/

/** "5 not 4", "not 4 people but 5", where 4 is what is known. */
function contrast(text: string, lex: Lexicon, { guests, time }: Known): Shift | null {
  const match =
    lexiconPattern(lex, `{N}(?: [a-z]+){0,2},? ${NOT}(?: [a-z]+)? {N}`).exec(text) ??
    lexiconPattern(
      lex,
      `(?:no|not|non|pas|nicht)(?: [a-z]+)? {N}(?: (?:${lex.people}))?,? ${BUT}(?: [a-z]+)? {N}`,
    ).exec(text)
  if (!match) return null
  const [a, b] = match.slice(1).flatMap((said) => (said === undefined ? [] : (numberValue(lex, said) ?? [])))
  if (a === undefined || b === undefined) return null
  const [right, wrong] = lexiconPattern(lex, BUT).test(match[0]) ? [b, a] : [a, b]
  const ahead = text.slice(0, match.index)
  // "Make it 7 … I mean 5 people, not 7": what was said a moment before is taken back.
  const party = lexiconPattern(lex, `(?:${lex.beforePeople}) {N}(?! ?(?:h|uhr|:|${lex.am}|${lex.pm}))`, 'g')
  const before = matchesOf(party, ahead).find((one) => numberValue(lex, captured(one)) === wrong)
  const rest = blankOutMatch(before ? blankOutMatch(text, before) : text, match)
  if (wrong === guests || before || lexiconPattern(lex, `{N} ?(?:${lex.people})`).test(match[0]))
    return { found: [{ slot: 'guests', values: [String(right)] }], rest }
  if (MINUTES.test(text.slice(match.index))) return null
  const hour = time === null ? null : Math.floor(minutes(time) / 60)
  if (hour !== null && (wrong === hour || wrong + 12 === hour) && right < 25)
    return { found: [{ slot: 'time', values: [hhmm(wrong === hour ? right : right + 12, 0)] }], rest }
  return null
}

const wrapped = (time: HHmm, by: number): HHmm => {
  const at = (((minutes(time) + by) % 1440) + 1440) % 1440
  return hhmm(Math.floor(at / 60), at % 60)
}

/** "An hour later", "one more", "a day earlier", "5 not 4": told against what is known, and meaning nothing without it. */
export function readShifts(text: string, lex: Lexicon, known: Known): Shift {
  const found: Finding[] = []
  const opposed = contrast(text, lex, known)
  let rest = opposed?.rest ?? text
  if (opposed) found.push(...opposed.found)
  const { date, time, guests } = known
  const later = time === null ? null : stretch(rest, lex, STRETCHES)
  if (later && time) {
    found.push({ slot: 'time', values: [wrapped(time, later.by)] })
    rest = later.rest
  }
  const days = date === null ? null : stretch(rest, lex, DAYS)
  if (days && date) {
    found.push({ slot: 'date', values: [addDays(date as IsoDate, days.by)] })
    rest = days.rest
  }
  const more = guests === null ? null : party(rest, lex, guests)
  if (more) {
    found.push({ slot: 'guests', values: [String(more.value)] })
    rest = more.rest
  }
  return { found, rest }
}
