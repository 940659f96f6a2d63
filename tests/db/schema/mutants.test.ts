import { expect, test } from 'vitest'
import { MUTANTS } from '../../mutation/database/mutants.ts'
import { sql } from '../support/client.ts'

// `npm run verify` tries each mutant for minutes. Here it is only seen that each still finds what it changes.

test('at least sixty mutants of the database, each of which can still be made', async () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(60)
  const stale: string[] = []
  for (const { what, sql: change } of MUTANTS)
    await sql
      .begin(async (tx) => {
        await tx.unsafe(change)
        throw new Error('made')
      })
      .catch((error: Error) => {
        // A hosted project's pictures belong to its storage: nobody widens their policies there.
        if (!/^made$|^must be owner of table objects$/.test(error.message))
          stale.push(`${what}: ${error.message}`)
      })
  expect(stale).toEqual([])
})

test('no two mutants have one name: a survivor is explained by it', () => {
  const names = MUTANTS.map(({ what }) => what)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
