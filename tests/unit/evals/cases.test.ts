import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KINDS, readTalks, type Talk } from '../../evals/talks/case.ts'
import { talkFaults } from '../../evals/talks/check.ts'
import { demoHouse } from '../../evals/talks/rows.ts'

const folder = resolve(import.meta.dirname, '../../evals/talks')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.jsonl'),
)
const house = demoHouse()
/** How many conversations of a file each kind has at least, but for those about bookings alone. */
const LEAST = 4
const BOOKINGS = /^(?:probes-)?booking/

const TALK: Talk = {
  ...{ id: 'x-001', lang: 'es', kinds: ['cap'], now: '2026-11-25T18:30:00+01:00' },
  turns: [{ say: 'hola' }, { say: 'algo dulce?' }, { say: 'gracias' }],
}
const withExpect = (expect: object): Talk => ({
  ...TALK,
  turns: [...TALK.turns.slice(0, 2), { say: 'gracias', expect }],
})

describe('the conversations that the assistant is judged by', () => {
  test.each(files)(
    '%s: every key, slug and value is known, and no expectation contradicts the rows',
    (name) => {
      const talks = readTalks(join(folder, name))
      expect(talks.flatMap((talk) => talkFaults(house, talk))).toEqual([])
      if (BOOKINGS.test(name)) return
      const kinds = talks.flatMap((talk) => talk.kinds)
      // The files on answers alone book nothing.
      if (/^(answers|gaps|later|strangers|probes)/.test(name)) return
      expect(KINDS.filter((kind) => kinds.filter((one) => one === kind).length < LEAST)).toEqual([])
    },
  )

  test('each has a name of its own', () => {
    const ids = files.flatMap((name) => readTalks(join(folder, name))).map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
    expect(ids.length).toBeGreaterThanOrEqual(250)
  })

  test.each([
    [{ acts: 'list' }, 'unknown key acts'],
    [{ act: 'sing' }, 'unknown act sing'],
    [{ care: 'hunger' }, 'unknown care hunger'],
    [{ names: 'tarta-de-abuela' }, 'unknown slug tarta-de-abuela'],
    [{ avoid: ['lactosa'] }, 'unknown allergen lactosa'],
    [{ only: { section: 'sopas' } }, 'unknown section sopas'],
    [{ only: { cents: 1 } }, 'unknown key of only cents'],
    [{ step: 'pay' }, 'unknown step pay'],
    [{ slots: { time: '21h' } }, 'time cannot be 21h'],
    [{ slots: { time: '17:00' } }, 'no table at 17:00'],
    [{ slots: { date: '2026-11-30' } }, '2026-11-30 cannot be booked'],
    [{ slots: { date: '2026-12-25' } }, '2026-12-25 is closed'],
    [{ names: ['tarta-queso'], only: { maxCents: 500 } }, 'tarta-queso is wanted and excluded'],
    [{ only: { is: 'dish', maxCents: 100 }, atLeast: 1 }, 'only 0 of at least 1 are right'],
  ])('a fault in the writing is found: %o', (written, found) => {
    expect(talkFaults(house, withExpect(written)).join('\n')).toContain(found)
  })
})
