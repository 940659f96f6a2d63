import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { siteUser } from '../../supabase/local/process/site-user.ts'
import { env, folder, project, ready, start } from './run.ts'

type Rights = { user: number; reads: boolean; writes: boolean }
const rightsTo = async (path: string): Promise<Rights> =>
  (await fetch(`http://127.0.0.1:${env.PORT}/?rights=${encodeURIComponent(path)}`)).json()

const isRoot = process.getuid?.() === 0

test('M11 started by root, the site is run by a user who reads no secret and writes nothing but the kept pages', async () => {
  await ready(start())
  const secrets = await rightsTo(join(folder, 'data/secrets.json'))
  const keys = await rightsTo(join(folder, 'data/env'))
  const code = await rightsTo(resolve(import.meta.dirname, 'stub-site.ts'))
  const build = await rightsTo(join(project, '.next/server'))
  const kept = await rightsTo(join(project, '.next/server/route-cache'))
  expect([code.reads, build.reads]).toEqual([true, true])
  expect([kept.reads, kept.writes]).toEqual([true, true])
  // An ordinary user has no second one to run it as.
  expect([secrets.user === 0, secrets.user === process.getuid?.()]).toEqual([false, !isRoot])
  expect([secrets.reads, keys.reads, code.writes, build.writes]).toEqual(Array(4).fill(!isRoot))
})

test('M11 where that user cannot read the project, or a port is for root alone, the site runs as before and the log says so', () => {
  const told: string[] = []
  const log = (line: string): void => void told.push(line)
  const places = { reads: [import.meta.filename], written: [], port: 3000 }
  expect(siteUser(join(folder, 'nowhere'), places, log)).toEqual({})
  expect(siteUser(folder, { ...places, port: 80 }, log)).toEqual({})
  expect(told.map((line) => line.includes('runs as root'))).toEqual(isRoot ? [true, true] : [])
})
