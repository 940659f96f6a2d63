import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Talk } from './case.ts'
import { judge, type Verdict } from './judge.ts'
import { replay } from './replay.ts'
import { demoHouse, demoRows } from './rows.ts'
import { startServer } from './server.ts'

type Judged = Omit<Verdict, 'talk'>

/** Fewer than this are judged sooner here than another process has started. */
const WORTH_A_PROCESS = 20

/** Replays conversations one after the other, in this process, and judges them by the demo's rows. */
export async function judgeHere(talks: readonly Talk[]): Promise<Judged[]> {
  const rows = demoRows()
  const backend = await startServer(rows)
  const house = demoHouse(rows)
  const judged: Judged[] = []
  try {
    for (const talk of talks) {
      const { turns, bad } = judge(house, await replay(talk, backend))
      judged.push({ turns, bad })
    }
    return judged
  } finally {
    await backend.stop()
  }
}

/** The same in a process of its own. It fails when that process ends without an answer. */
async function judgeThere(talks: readonly Talk[]): Promise<Judged[]> {
  const child = fork(join(import.meta.dirname, 'worker.ts'))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process that judged conversations ended with ${code}`)
  })
  const answered = once(child, 'message').then(([judged]) => judged as Judged[])
  child.send(talks)
  try {
    return await Promise.race([answered, ended])
  } finally {
    ended.catch(() => {})
    child.kill()
  }
}

/** Replays and judges conversations, as many at a time as there are cores. The verdicts are in the order of the talks. */
export async function judgeAll(talks: readonly Talk[]): Promise<Verdict[]> {
  const cores = talks.length < WORTH_A_PROCESS ? 1 : availableParallelism()
  // Every second, every third: files of long conversations are shared too.
  const shares = Array.from({ length: cores }, (_, core) => talks.filter((_talk, at) => at % cores === core))
  const judged = await Promise.all(cores === 1 ? shares.map(judgeHere) : shares.map(judgeThere))
  return talks.map((talk, at) => {
    const own = judged[at % cores]?.[Math.floor(at / cores)]
    if (!own) throw new Error(`${talk.id} was not judged`)
    return { talk, ...own }
  })
}
