import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Verdict } from './judge.ts'
import { reportOf } from './report.ts'

/** Of a file: right turns and conversations, which may only grow, and broken laws, which may only become fewer. */
export type Held = { turns: number; talks: number; broken: number }
export type Baseline = Record<string, Held>

const FILE = resolve(import.meta.dirname, 'baseline.json')

/** The figures of a file's verdicts that are held. */
export function heldOf(verdicts: readonly Verdict[]): Held {
  const { turns, talks, inventions, complaintMenus, storedQuestions, faults } = reportOf(verdicts)
  const other = (faults.booked_twice ?? 0) + (faults.empty ?? 0) + (faults.no_answer ?? 0)
  return {
    turns: turns.right,
    talks: talks.right,
    broken: inventions + complaintMenus + storedQuestions + other,
  }
}

/** What is below the stored figures, one sentence each. A file without figures holds nothing yet. */
export const below = (stored: Baseline, now: Baseline): string[] =>
  Object.entries(now).flatMap(([name, { turns, talks, broken }]) => {
    const held = stored[name]
    if (!held) return []
    return [
      ...(turns < held.turns ? [`${name}: ${turns} turns are right, ${held.turns} were`] : []),
      ...(talks < held.talks ? [`${name}: ${talks} conversations are right, ${held.talks} were`] : []),
      ...(broken > held.broken ? [`${name}: laws are broken ${broken} times, it was ${held.broken}`] : []),
    ]
  })

/** The better of the two in each figure. */
export const grown = (stored: Baseline, now: Baseline): Baseline =>
  Object.fromEntries(
    Object.entries({ ...stored, ...now }).map(([name, { turns, talks, broken }]) => {
      const held = stored[name]
      return [
        name,
        {
          turns: Math.max(turns, held?.turns ?? 0),
          talks: Math.max(talks, held?.talks ?? 0),
          broken: Math.min(broken, held?.broken ?? broken),
        },
      ]
    }),
  )

/**
 * Compares with the stored figures. With `ALMA_BASELINE=grow` in the environment what has become better is stored.
 *
 * @returns what is worse, one sentence each
 */
export function compare(now: Baseline): string[] {
  const stored: Baseline = JSON.parse(readFileSync(FILE, 'utf8'))
  if (process.env.ALMA_BASELINE === 'grow')
    writeFileSync(FILE, `${JSON.stringify(grown(stored, now), null, 2)}\n`)
  return below(stored, now)
}
