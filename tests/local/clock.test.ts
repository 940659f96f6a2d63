import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchAnswers } from '../../supabase/local/process/liveness.ts'
import { alive, end, Ledger } from '../../supabase/local/process/processes.ts'
import { drop, tempFolder } from './project.ts'

// The machine's clock jumps, as it does when it is set after a start: how long something takes is told by another clock.

const HOUR_MS = 3_600_000
const now = Date.now()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => vi.useRealTimers())

test.each([-HOUR_MS, 2 * HOUR_MS])(
  'a process that ignores its end is killed in time, though the clock jumps by %i ms meanwhile',
  async (jump) => {
    const folder = tempFolder()
    const stubborn = `process.on('SIGTERM', () => process.send('asked')); process.send('here'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['-e', stubborn], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    try {
      await once(child, 'message')
      const known = new Ledger(`${folder}/processes.json`).add('stubborn', child.pid ?? 0, false)
      if (!known) throw new Error('it is not there')
      const asked = once(child, 'message')
      const since = performance.now()
      const ended = end(known, 'SIGTERM', 700)
      await asked
      vi.setSystemTime(now + jump)
      await ended
      expect(alive(known)).toBe(false)
      // It has had its time, and no more of it.
      expect(performance.now() - since).toBeGreaterThanOrEqual(700)
      expect(performance.now() - since).toBeLessThan(5000)
    } finally {
      child.kill('SIGKILL')
      drop(folder)
    }
  },
)

test('a part that is still starting is not taken for a silent one when the clock jumps ahead', async () => {
  let asked = 0
  let silent = 0
  const stop = watchAnswers(
    () => {
      asked += 1
      vi.setSystemTime(now + asked * HOUR_MS)
      return Promise.reject(new Error('not yet'))
    },
    100,
    () => 0,
    () => {
      silent += 1
    },
  )
  await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(3)
  stop()
  expect(silent).toBe(0)
})
