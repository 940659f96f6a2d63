import type { Talk } from './case.ts'
import { judge, type Verdict } from './judge.ts'
import { replay } from './replay.ts'
import { demoHouse, demoRows } from './rows.ts'
import { startServer } from './server.ts'

/** Replays conversations one after the other and judges them by the demo's rows. */
export async function judgeAll(talks: readonly Talk[]): Promise<Verdict[]> {
  const rows = demoRows()
  const backend = await startServer(rows)
  const house = demoHouse(rows)
  const verdicts: Verdict[] = []
  try {
    for (const talk of talks) verdicts.push(judge(house, await replay(talk, backend)))
    return verdicts
  } finally {
    await backend.stop()
  }
}
