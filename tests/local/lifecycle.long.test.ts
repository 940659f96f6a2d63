import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask, drop, startScratch, tempFolder } from './project.ts'
import { endRecorded, env, folder, notes, ready, recorded, start, write } from './run.ts'

// What a power cut does to the start, what falls silent without dying, and what dies again and again: `npm test` kills the
// start alone, and every part alone.

test('E-08: a start after kill -9 of everything goes on with every note that was answered', async () => {
  for (let round = 1; round <= 3; round++) {
    const run = start()
    await ready(run)
    await write(`ronda ${round}`)
    run.child.kill('SIGKILL')
    endRecorded()
    await run.ended
  }
  await ready(start())
  expect(await notes()).toEqual(['primera', ...['ronda 1', 'ronda 2', 'ronda 3']])
})

const preparing = () =>
  existsSync(join(folder, 'data')) &&
  readdirSync(join(folder, 'data')).some((name) => name.startsWith('postgres.new'))

test('a start that is killed while it makes the database is made good by the next', async () => {
  const first = start()
  for (let i = 0; i < 2000 && !preparing(); i++) await sleep(5)
  first.child.kill('SIGKILL')
  await first.ended
  await ready(start())
  expect(await notes()).toEqual(['primera'])
})

test('two backends run side by side, and each stops alone', async () => {
  const folders = [tempFolder(), tempFolder()] as const
  const [a, b] = await Promise.all([
    startScratch(folders[0], { functions: false }),
    startScratch(folders[1], { functions: false }),
  ])
  try {
    expect(a.url).not.toBe(b.url)
    expect(a.publishableKey).not.toBe(b.publishableKey)
    await a.stop()
    expect((await ask(b, '/rest/v1/notas?select=titulo')).body).toEqual([{ titulo: 'primera' }])
    await expect(ask(a, '/rest/v1/notas')).rejects.toThrow()
  } finally {
    await Promise.all([a.stop(), b.stop()])
    for (const folder of folders) drop(folder)
  }
})

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
