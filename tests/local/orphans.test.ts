import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { isSilent, type Seen, seenAfter, UNSEEN } from '../../supabase/local/process/liveness.ts'
import { living, ready, recorded, start } from './run.ts'

// What is left when the start itself is killed, and what counts as silent. Parts that really fall silent: lifecycle.long.test.ts.

const guard = pathToFileURL(resolve(import.meta.dirname, '../../supabase/local/process/guard.ts')).href

test('H2 after a kill -9 of the start nothing of it lives on, and the next one is up within ten seconds', async () => {
  const first = start()
  await ready(first)
  const children = recorded()
  expect(living(children)).toEqual(expect.arrayContaining(['PostgreSQL', 'the site', 'function eco']))
  first.child.kill('SIGKILL')
  await expect.poll(() => living(children), { timeout: 10_000, interval: 50 }).toEqual([])
  const since = Date.now()
  const second = start()
  await ready(second)
  expect(Date.now() - since).toBeLessThan(10_000)
  expect(second.output()).not.toContain('left behind')
})

test('H2 a log that nobody reads does not stop the site, and it ends with whoever started it', async () => {
  const program = `
    let turns = 0
    setInterval(() => { turns += 1; console.error('line', turns); console.log('line', turns) }, 5)
    setInterval(() => fetch('data:,').then(() => process.send?.({ turns, cpu: process.cpuUsage().user })), 500)`
  const child = spawn(process.execPath, ['--import', guard, '-e', program], {
    env: { ...process.env, ALMA_PARENT: String(process.pid) },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  })
  const { stdin, stdout, stderr } = child
  if (!stdin || !stdout || !stderr) throw new Error('it was started without pipes')
  await once(stderr, 'data')
  stdout.destroy()
  stderr.destroy()
  await once(child, 'message')
  const [before] = await once(child, 'message')
  const [after] = await once(child, 'message')
  expect(after.turns).toBeGreaterThan(before.turns)
  // Microseconds of one core, in half a second: not all of it.
  expect(after.cpu - before.cpu).toBeLessThan(400_000)
  const ended = once(child, 'exit')
  stdin.destroy()
  await ended
})

test('M12 what is only busy is left in peace, and what works in vain for long is not', () => {
  const after = (misses: number, worked: boolean, before = seenAfter(UNSEEN, true, true)): Seen =>
    misses === 0 ? before : after(misses - 1, worked, seenAfter(before, false, worked))
  expect([1, 2].map((misses) => isSilent(after(misses, false), 9000))).toEqual([false, true])
  expect([2, 7, 8].map((misses) => isSilent(after(misses, true), 40_000))).toEqual([false, false, true])
  // It still starts.
  expect(isSilent(after(9, false, UNSEEN), 60_000)).toBe(false)
  expect(isSilent(after(9, false, UNSEEN), 180_000)).toBe(true)
})
