import { type HHmm, hhmm, minutes } from '../../core/dates.ts'
import type { ReservaRules } from '../../reservas/rules.ts'
import { timesOfAnyDay } from '../../reservas/semana.ts'
import { PLANE, SHOW } from '../idioms.ts'
import { wantsMeal } from '../questions.ts'
import type { Talk } from '../talk.ts'
import { cachedRegExp, matchesOf, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { somebodyComes } from './days/arrival.ts'
import { MY } from './guests.ts'
import { blankOut, INSTEAD_OF, lexiconPattern, numberValue, perLexicon, type SlotReading } from './number.ts'

/** `counted`: the party is known, so that "for 8" and "say 8" are hours. `set`: the hour that is told already. */
export type TimeContext = {
  lex: Lexicon
  rules: ReservaRules
  asked: boolean
  counted?: boolean
  set?: HHmm | null | undefined
}
type HalfDay = 'am' | 'pm' | null
type SaidTime = { h: number; m: number; half: HalfDay; from: number; to: number }

const DAY = 24 * 60
/** "22h c'est trop tard", "half seven we can't make": such an hour is not wanted. */
const tooLate = perLexicon(({ idioms }) => cachedRegExp(`^ ?(?:${idioms.tooLate})(?![a-z])`))
const cannot = perLexicon(({ idioms }) => cachedRegExp(`^ ?(?:[a-z']+ ){0,3}?(?:${idioms.cannot})(?![a-z])`))
const DENIED = new RegExp(`(?:\\bno|not|nicht|pas|non|${INSTEAD_OF}|mejor que|lieber als)(?: a| las| de)* ?$`)
/** Where one clause ends and another begins. */
const CLAUSE_END = /[,.;!?]|(?<![a-z])(?:so|also|asi|donc|du coup|quindi|percio|dann|then)(?![a-z])/g

const awayOf = ({ away }: Lexicon['idioms']): string => `${PLANE}|${SHOW}|${away}`
const awayIn = perLexicon(({ idioms }) => wordPattern(awayOf(idioms)))
/** What stands behind an hour that is no table's: right there, or, where it is the only hour, up to three words on. */
const awayBehind = ({ idioms }: Lexicon, isOnly: boolean): RegExp =>
  cachedRegExp(`^ (?:[a-z']+ ){0,${isOnly ? 3 : 0}}?(?:${awayOf(idioms)})(?![a-z])`)

const isOfTable = (text: string, lex: Lexicon): boolean =>
  lexiconPattern(lex, lex.book).test(text) || wantsMeal(text, lex)

/** "Our train is at 4", "I finish work at 2", "we must be out by 3": an hour that is no table's, told before it or behind. */
function isAway(text: string, { from, to }: SaidTime, said: readonly SaidTime[], q: TimeContext): boolean {
  const { lex, asked } = q
  const earlier = Math.max(0, ...said.filter((one) => one.to <= from).map((one) => one.to))
  const head = text.slice(earlier, from)
  const clause = head.slice(matchesOf(CLAUSE_END, head).at(-1)?.index ?? 0)
  const tail = text.slice(to)
  const whole = `${clause}${text.slice(from, to)}${tail.split(/[,.;!?]/)[0]}`
  if ((said.length > 1 || !asked) && somebodyComes(whole, lex)) return true
  const gone = awayIn(lex).exec(clause)
  // "We booked the train and want to eat there at 10".
  if (gone) return !isOfTable(clause.slice(gone.index), lex)
  const isOnly = said.length === 1 && !lexiconPattern(lex, lex.book).test(clause) && !partIn(clause, lex)
  return awayBehind(lex, isOnly).test(tail)
}

/** The day may still be unknown. */
const slotsOfAnyDay = (rules: ReservaRules): HHmm[] => [
  ...timesOfAnyDay('comida', rules),
  ...timesOfAnyDay('cena', rules),
]

const distance = (at: number, slots: readonly HHmm[]): number =>
  Math.min(...slots.map((slot) => Math.abs(minutes(slot) - at)), DAY)

/**
 * The bookable readings of a clock time: "at 10" has one reading. When none is bookable, the reading nearest to a slot,
 * which is then refused with the nearest slots.
 */
function timeReadings(
  h: number,
  m: number,
  half: HalfDay,
  hint: 'comida' | 'cena' | null,
  rules: ReservaRules,
): HHmm[] {
  const slots = slotsOfAnyDay(rules)
  const total = h * 60 + m
  const hours =
    half === 'am'
      ? [total % (12 * 60)]
      : half === 'pm'
        ? [h < 12 ? total + 12 * 60 : total]
        : h > 12
          ? [total]
          : [total, total + 12 * 60]
  const times = hours.map((at) => ((at % DAY) + DAY) % DAY).map((at) => hhmm(Math.floor(at / 60), at % 60))
  const open = times.filter((time) => slots.includes(time))
  if (open.length === 0)
    return times.sort((a, b) => distance(minutes(a), slots) - distance(minutes(b), slots)).slice(0, 1)
  const hinted = hint ? open.filter((time) => timesOfAnyDay(hint, rules).includes(time)) : []
  return hinted.length > 0 ? hinted : open
}

const clockPatterns = perLexicon((lex) => {
  const before = `(?:${lex.beforeTime})`
  const people = `(?:${lex.people}|${lex.children}|(?:${lex.relative})(?:e?[sn]|[ei])?)(?![a-z])`
  const notPeople = `(?! ?${people})(?![.,/]\\d)`
  // "19 Uhr 14 nette Leute": what stands apart behind the hour counts them, one word between or none.
  const some = `(?:(?!(?:{N}|${lex.beforePeople}|${lex.and}|${MY})(?![a-z]))[a-z]+ )?${people}`
  // "6ish people", "half 8": an hour counts nobody.
  const bounded = (source: string): string =>
    /(?:\{M\}|ish(?:\)\?)?|45\))$/.test(source) ? `(?! ?${some})(?![.,/]\\d)` : ''
  const spoken = (led: string): readonly RegExp[] =>
    lex.clock.map(([source]) => lexiconPattern(lex, `${led}${source}${bounded(source)}`, 'g'))
  return {
    ofPeople: lexiconPattern(lex, `(?<=^ ?)${some}`),
    am: cachedRegExp(`^ ?(?:o'?clock )?(?:${lex.am})(?![a-z])`),
    pm: cachedRegExp(`^ ?(?:o'?clock )?(?:${lex.pm})(?![a-z])`),
    digits: cachedRegExp(
      `(?:(?<![a-z0-9])${before} ?)?(?<![\\d.,:/-])(\\d{1,2})(?: ?(:|h) ?| ?uhr ?|([.,])${lex.locale === 'en' ? '|(?=\\d\\d ?[ap]m\\b)' : ''})([0-5]\\d)(?: ?(?:h|uhr|horas|ore|hrs))?(?![\\d/]|[.,]\\d|€| ?€)`,
      'g',
    ),
    led: spoken(`${before} ?`),
    free: spoken(`(?:${before} ?)?`),
    half: lexiconPattern(lex, `(?:${before} )?{H} ?(?:${lex.am}|${lex.pm})`, 'g'),
    lone: lexiconPattern(lex, `(?<!tavolo (?=da ))${before} ?{H}${notPeople}`, 'g'),
    answered: lexiconPattern(lex, `(?:${before} ?)?{H}${notPeople}`, 'g'),
  }
})

const EITHER = '(?:o|u|or|oder|ou|od|oppure)'
const OR = new RegExp(`(?<![a-z])${EITHER}(?![a-z])`)
const eitherHour = (lex: Lexicon): RegExp => lexiconPattern(lex, `^ ${EITHER} {H}(?=[ ,.;!?]|$)`)

function candidates(text: string, { lex, asked, counted }: TimeContext): SaidTime[] {
  const found: SaidTime[] = []
  let rest = text
  const patterns = clockPatterns(lex)
  const halfAfter = (to: number): { half: HalfDay; to: number } => {
    const tail = text.slice(to)
    const am = patterns.am.exec(tail)
    const pm = patterns.pm.exec(tail)
    if (am) return { half: 'am', to: to + am[0].length }
    return pm ? { half: 'pm', to: to + pm[0].length } : { half: null, to }
  }
  const take = (match: RegExpMatchArray, h: number, m: number): void => {
    const from = match.index ?? 0
    const end = halfAfter(from + match[0].length)
    if (h > 24 || m < -59 || m > 59) return
    found.push({ h: m < 0 ? h - 1 : h, m: (m + 60) % 60, half: end.half, from, to: end.to })
    rest = blankOut(rest, from, end.to)
  }
  for (const match of matchesOf(patterns.digits, rest)) {
    const bare = match[3] !== undefined
    const said = /[a-z@]/.test(match[0]) || halfAfter(match.index + match[0].length).half !== null
    const noDate = /^(?:00|15|30|45)$/.test(match[4] ?? '')
    if (
      /(?:uhr ?|h )\d\d$/.test(match[0]) &&
      patterns.ofPeople.test(text.slice(match.index + match[0].length))
    )
      continue
    if (!bare || asked || said || noDate) take(match, Number(match[1]), Number(match[4]))
  }
  lex.clock.forEach(([, add, sign, needs], i) => {
    const pattern = (needs && !asked ? patterns.led : patterns.free)[i]
    for (const match of pattern ? matchesOf(pattern, rest) : []) {
      const hour = match.groups?.H === undefined ? 0 : numberValue(lex, match.groups.H)
      const minute = match.groups?.M === undefined ? 0 : numberValue(lex, match.groups.M)
      if (hour !== null && minute !== null && minute < 60)
        take(match, hour + Math.trunc(add / 60), (add % 60) + sign * minute)
    }
  })
  for (const match of matchesOf(patterns.half, rest)) {
    const hour = numberValue(lex, match.groups?.H ?? '')
    const spoken = match.groups?.H ?? ''
    const upTo = match[0].indexOf(spoken) + spoken.length
    if (hour !== null)
      take({ ...match, 0: match[0].slice(0, upTo), index: match.index } as RegExpMatchArray, hour, 0)
  }
  const four = asked ? /^[^\d§]*(?!20(?:1[^5]|2\d))([01]?\d|2[0-3]) ?([0-5]\d)[^\d§]*$/.exec(rest) : null
  if (four) take(four, Number(four[1]), Number(four[2]))
  for (const match of matchesOf(asked ? patterns.answered : patterns.lone, rest)) {
    const spoken = match.groups?.H ?? ''
    const hour = numberValue(lex, spoken)
    const word = match[0].slice(0, match[0].length - spoken.length).trim()
    const article =
      word === '' &&
      cachedRegExp(`^(?:${lex.article})$`).test(spoken) &&
      /^ [a-z]/.test(rest.slice(match.index + match[0].length))
    if (
      hour === null ||
      article ||
      (!asked && !(counted && word !== '' && /\d/.test(spoken)) && isDoubtful(lex, word, hour))
    )
      continue
    take(match, hour, 0)
  }
  // "At 8 or 9": the second is an hour like the first.
  for (const { to } of [...found]) {
    const match = eitherHour(lex).exec(rest.slice(to))
    const hour = match ? numberValue(lex, match.groups?.H ?? '') : null
    if (match && hour !== null && !patterns.ofPeople.test(rest.slice(to + match[0].length)))
      take({ ...match, 0: match[0], index: to } as RegExpMatchArray, hour, 0)
  }
  if (asked && found.length === 0) {
    for (const [source, h, half] of [
      [lex.noon, 12, 'pm'],
      [lex.midnight, 0, 'am'],
    ] as const) {
      const match = lexiconPattern(lex, source).exec(rest)
      if (match) found.push({ h, m: 0, half, from: match.index, to: match.index + match[0].length })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

function isDoubtful(lex: Lexicon, word: string, hour: number): boolean {
  return ['a', 'pour', 'des', 'fur', 'bis', 'tipo', 'from', 'say', 'hacia', 'sobre', ''].includes(word)
    ? hour < 13 || cachedRegExp(`^(?:${lex.beforePeople})$`).test(word)
    : false
}

/** Lunch or dinner, where a folded text speaks of one of them. */
export function partIn(text: string, lex: Lexicon): Talk['part'] {
  const lunch = lexiconPattern(lex, lex.comida).test(text)
  const dinner = lexiconPattern(lex, lex.cena).test(text)
  return lunch === dinner ? null : lunch ? 'comida' : 'cena'
}

/** The text without the hours of trains and of work, which are no table's. */
export function withoutAway(text: string, q: TimeContext): string {
  const said = candidates(text, q)
  return said
    .filter((one) => isAway(text, one, said, q))
    .reduce((rest, { from, to }) => blankOut(rest, from, to), text)
}

/** "20:30 is awkward, let's go for 9", of a table at 20:30: the other one is meant, also where it is a bare number. */
function besideOld(text: string, said: SaidTime[], q: TimeContext): SaidTime[] {
  const { lex, rules, set } = q
  if (!set) return said
  const isOld = ({ h, m, half }: SaidTime): boolean => timeReadings(h, m, half, null, rules).includes(set)
  const [old] = said.filter(isOld)
  if (!old) return said
  // "At half past eight or at nine": either will do.
  const isOther = (one: SaidTime): boolean =>
    !isOld(one) && !OR.test(one.from > old.to ? text.slice(old.to, one.from) : text.slice(one.to, old.from))
  const others = said.filter(isOther)
  if (others.length > 0) return others
  const bare = candidates(text, { ...q, asked: true }).filter(
    (one) =>
      (one.to <= old.from || one.from >= old.to) &&
      isOther(one) &&
      // "Quick one" is no hour.
      /\d|[a-z] [a-z]/.test(text.slice(one.from, one.to)) &&
      !lexiconPattern(lex, `(?<!go )(?:${lex.beforePeople}) $`).test(text.slice(0, one.from)),
  )
  return bare.length > 0 ? bare : said
}

/**
 * Reads a time from folded text: bookable readings, or one that is not bookable. Two: the guest chooses. Null: no time.
 */
export function readHora(text: string, q: TimeContext): SlotReading | null {
  const { lex, rules } = q
  const heard = candidates(text, q)
  const said = besideOld(text, heard, q)
  const denied = (one: SaidTime): boolean =>
    DENIED.test(text.slice(0, one.from)) ||
    tooLate(lex).test(text.slice(one.to)) ||
    cannot(lex).test(text.slice(one.to).replace(/[,.;!?].*$/, ''))
  const kept = said.some((one) => !denied(one)) ? said.filter((one) => !denied(one)) : said
  const last = kept.at(-1)
  const first = kept[0]
  if (!first || !last) return null
  let rest = text
  for (const one of [...heard, ...said]) rest = blankOut(rest, one.from, one.to)
  const hint = partIn(text, lex)
  const corrected =
    kept.length > 1 && lexiconPattern(lex, lex.correction).test(text.slice(first.to, last.from))
  const meant = corrected ? [last] : kept.slice(0, 2)
  if (meant.length === 1 && lexiconPattern(lex, lex.openMinutes).test(text)) {
    const [at] = timeReadings(first.h, first.m, first.half, hint, rules)
    const after = slotsOfAnyDay(rules).filter((slot) => at !== undefined && slot > at)
    return { values: after.slice(0, 2), rest }
  }
  const all = [...new Set(meant.flatMap((one) => timeReadings(one.h, one.m, one.half, hint, rules)))]
  // "At two or at nine for dinner": one of them is no dinner.
  const fit = hint ? all.filter((time) => timesOfAnyDay(hint, rules).includes(time)) : []
  const values = fit.length > 0 ? fit : all
  return { values: values.slice(0, 3), rest }
}
