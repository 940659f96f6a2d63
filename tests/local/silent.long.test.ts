import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { env, ready, recorded, start } from './run.ts'

// What falls silent without dying, and what dies again and again.

const LIVE_MS = { timeout: 25_000, interval: 100 }

const health = async (): Promise<{ status: number; pid: number } | null> => {
  const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/health`, {
    signal: AbortSignal.timeout(2000),
  }).catch(() => null)
  return answer ? { status: answer.status, pid: (await answer.json()).pid } : null
}

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
