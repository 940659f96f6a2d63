import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { isSilent, type Seen, seenAfter, UNSEEN } from '../../supabase/local/process/liveness.ts'
import { env, living, ready, recorded, start } from './run.ts'

// What is left when the start itself is killed, and what falls silent without dying.

const LIVE_MS = { timeout: 25_000, interval: 100 }
const guard = pathToFileURL(resolve(import.meta.dirname, '../../supabase/local/process/guard.ts')).href

const health = async (): Promise<{ status: number; pid: number } | null> => {
  const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/health`, {
    signal: AbortSignal.timeout(2000),
  }).catch(() => null)
  return answer ? { status: answer.status, pid: (await answer.json()).pid } : null
}

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

test('M12 a site that is frozen is noticed and replaced', async () => {
  const run = start()
  await ready(run)
  const before = await health()
  // It has to be seen alive once.
  await sleep(3000)
  process.kill(before?.pid ?? 0, 'SIGSTOP')
  const replaced = async () => {
    const now = await health()
    return now?.status === 200 && now.pid !== before?.pid
  }
  await expect.poll(replaced, LIVE_MS).toBe(true)
  expect(run.output()).toContain('the site does not answer; ending it')
})

test('M12 a function that is frozen is noticed and replaced', async () => {
  const run = start()
  await ready(run)
  const [eco] = recorded().filter(({ name }) => name === 'function eco')
  await sleep(3000)
  process.kill(eco?.pid ?? 0, 'SIGSTOP')
  const replaced = () => recorded().some(({ name, pid }) => name === 'function eco' && pid !== eco?.pid)
  await expect.poll(replaced, LIVE_MS).toBe(true)
})

test('M12 eight crashes in a row end nothing: it is tried again, ever more slowly', async () => {
  const run = start()
  await ready(run)
  for (let killed = 0; killed < 8; killed += 1) {
    await expect.poll(async () => (await health())?.status, LIVE_MS).toBe(200)
    process.kill((await health())?.pid ?? 0, 'SIGKILL')
  }
  await expect.poll(async () => (await health())?.status, LIVE_MS).toBe(200)
  expect(run.child.exitCode).toBeNull()
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
