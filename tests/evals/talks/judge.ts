import type { Casa } from '../judge/house.ts'
import { actWrong, careWrong } from './acts.ts'
import { bookedTwice, bookingWrong, storedQuestion } from './booking.ts'
import { type Expect, type Line, many, type Talk } from './case.ts'
import { namedWrong, saidWrong } from './facts.ts'
import { type Heard, inventedHours, inventedItems, inventedLinks, inventedPrices } from './inventions.ts'
import { type Reading, readLine } from './reading.ts'
import type { Replayed } from './replay.ts'
import { claimsOf, falseClaims, stateTold, unwarned } from './states.ts'

export const LAWS = [
  'invented_item',
  'invented_price',
  'invented_hour',
  'invented_link',
  'false_allergen_claim',
  'question_stored',
  'complaint_menu',
  'booked_twice',
  'empty',
  'no_answer',
] as const
const EXPECTATIONS = ['named', 'said', 'allergen', 'avoid', 'care', 'booking', 'act'] as const
export type FaultKind = (typeof LAWS)[number] | (typeof EXPECTATIONS)[number]
export type Fault = { kind: FaultKind; what: string }
export type JudgedTurn = {
  say: string
  answer: string
  links: readonly string[]
  step: string | null
  faults: Fault[]
}
export type Verdict = { talk: Talk; turns: JudgedTurn[]; bad: number }

const all = (kind: FaultKind, list: readonly string[]): Fault[] => list.map((what) => ({ kind, what }))
const one = (kind: FaultKind, what: string | null): Fault[] => (what === null ? [] : [{ kind, what }])

type Turn = {
  say: string
  expect: Expect
  expects: readonly Expect[]
  before: readonly Line[]
  line: Line
  reading: Reading
  heard: Heard
}

/** What no answer may do, whatever was said. */
function lawsBroken({ say, expect, expects, before, line, reading, heard }: Turn): Fault[] {
  const last = before.at(-1) ?? line
  const { named } = reading
  return [
    ...all('invented_item', inventedItems(reading, heard)),
    ...all('invented_price', inventedPrices(reading, heard)),
    ...all('invented_hour', inventedHours(reading, heard)),
    ...all('invented_link', inventedLinks(reading)),
    ...all('false_allergen_claim', falseClaims(reading, claimsOf(reading, many(expect.allergen)))),
    ...one('question_stored', storedQuestion(say, expects, last, line)),
    ...(expect.care && named.length > 0
      ? [{ kind: 'complaint_menu' as const, what: named.map(({ slug }) => slug).join(', ') }]
      : []),
    ...(bookedTwice(expect, before, line)
      ? [{ kind: 'booked_twice' as const, what: 'a second booking' }]
      : []),
    ...(line.error === 'connection'
      ? [{ kind: 'no_answer' as const, what: 'the question was not answered' }]
      : []),
  ]
}

function expectationsMissed({ expect, before, line, reading }: Turn): Fault[] {
  const claims = claimsOf(reading, many(expect.allergen))
  return [
    ...all('named', namedWrong(reading, expect)),
    ...all('said', saidWrong(reading, expect)),
    ...many(expect.allergen).flatMap((wanted) => one('allergen', stateTold(claims, wanted))),
    ...all('avoid', unwarned(reading, claims, many(expect.avoid))),
    ...all('care', careWrong(reading, expect)),
    ...all('booking', bookingWrong(expect, before.at(-1) ?? line, line)),
    ...one('act', actWrong(reading, line, expect)),
  ]
}

/** Judges a replayed conversation by the rows: each turn with all that is wrong in it. */
export function judge(house: Casa, { talk, lines, broken }: Replayed): Verdict {
  const readings: Reading[] = []
  const turns = talk.turns.map(({ say, expect = {} }, i): JudgedTurn => {
    const line = lines[i + 1]
    if (!line)
      return {
        say,
        answer: '',
        links: [],
        step: null,
        faults: [{ kind: 'no_answer', what: broken ?? 'nothing' }],
      }
    const reading = readLine(house, talk.lang, line)
    readings.push(reading)
    const expects = talk.turns.slice(0, i + 1).map((turn) => turn.expect ?? {})
    const says = talk.turns.slice(0, i + 1).map((turn) => turn.say)
    const earlier = readings.slice(-3, -1).flatMap(({ named }) => named)
    const turn: Turn = {
      ...{ say, expect, expects, line, reading },
      before: lines.slice(0, i + 1),
      heard: { says, expects, line, earlier },
    }
    const empty = reading.folded === ''
    const faults: Fault[] = empty
      ? [{ kind: 'empty', what: 'nothing is said' }]
      : [...lawsBroken(turn), ...expectationsMissed(turn)]
    return {
      ...{ say, answer: reading.text, step: line.step, faults },
      links: reading.links.map(({ url }) => url),
    }
  })
  return { talk, turns, bad: turns.filter(({ faults }) => faults.length > 0).length }
}
