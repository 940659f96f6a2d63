import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startBackend } from '../../supabase/local/backend.ts'
import { takeLock } from '../../supabase/local/process/lock.ts'
import { alive, Ledger, startedAt } from '../../supabase/local/process/processes.ts'
import { fileStorage } from '../../supabase/local/storage.ts'
import { ask, drop, startScratch, tempFolder } from './project.ts'

let folder: string
beforeEach(() => {
  folder = tempFolder()
})
afterEach(() => drop(folder))

test('a lock whose process is gone, or whose number another process has now, is taken over', () => {
  const file = join(folder, 'lock')
  for (const holder of [
    { pid: 2 ** 22 + 1, started: '1', token: 'x' },
    { pid: process.pid, started: 'another time', token: 'x' },
  ]) {
    writeFileSync(file, JSON.stringify(holder))
    const release = takeLock(folder)
    expect(JSON.parse(readFileSync(file, 'utf8')).started).toBe(startedAt(process.pid))
    release()
    expect(readdirSync(folder)).toEqual([])
  }
  writeFileSync(file, 'half a li')
  takeLock(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('a held lock refuses, and says who holds it', () => {
  const release = takeLock(folder)
  expect(() => takeLock(folder)).toThrow(`process ${process.pid}`)
  release()
  takeLock(folder)()
})

test('only recorded processes of a dead starter are ended, never one that got the same number', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { detached: true })
  const pid = child.pid ?? 0
  const me = { pid, started: startedAt(pid) ?? '', name: 'x', group: true }
  const dead = { pid: 2 ** 22 + 1, started: '1' }
  const file = join(folder, 'processes.json')
  const record = (known: object) => writeFileSync(file, JSON.stringify([known]))

  record({ ...me, started: 'another time', parent: dead })
  await new Ledger(file).endLeftovers(() => {})
  expect(alive(me)).toBe(true)
  record({ ...me, parent: { pid: process.pid, started: startedAt(process.pid) } })
  await new Ledger(file).endLeftovers(() => {})
  expect(alive(me)).toBe(true)
  record({ ...me, parent: dead })
  await new Ledger(file).endLeftovers(() => {})
  expect(alive(me)).toBe(false)
})

test('storage never leaves its folder', async () => {
  const storage = fileStorage(join(folder, 'storage'))
  const put = (bucket: string, key: string) =>
    storage.uploadObject(bucket, key, undefined, new Uint8Array([1]), 'image/png', '')
  await put('b', 'a/b.png')
  expect((await storage.headObject('b', 'a/b.png', undefined)).size).toBe(1)
  for (const [bucket, key] of [
    ['b', '../../escaped'],
    ['..', 'escaped'],
    ['../..', 'escaped'],
    ['b', '/../../escaped'],
  ] as const)
    await expect(put(bucket, key)).rejects.toThrow('leaves its folder')
  expect(readdirSync(folder)).toEqual(['storage'])
  expect(existsSync(join(folder, '..', 'escaped.object'))).toBe(false)
})

test('a new migration is applied at the next start; one that fails is named and leaves nothing', async () => {
  const data = { functions: false }
  const first = await startScratch(folder, data)
  await first.stop()
  const migrations = join(folder, 'project/supabase/migrations')
  writeFileSync(join(migrations, '20260102000000_otra.sql'), 'create table public.otra (id int);')
  writeFileSync(
    join(migrations, '20260103000000_rota.sql'),
    'create table public.medio (id int);\n\nselect nada;',
  )
  const log: string[] = []
  const projectDir = join(folder, 'project')
  await expect(startScratch(folder, { ...data, projectDir, log: (l) => void log.push(l) })).rejects.toThrow(
    /20260103000000_rota\.sql failed .*line 3/,
  )
  writeFileSync(join(migrations, '20260103000000_rota.sql'), 'create table public.medio (id int);')
  const second = await startScratch(folder, { ...data, projectDir })
  try {
    for (const table of ['otra', 'medio']) expect((await ask(second, `/rest/v1/${table}`)).status).toBe(200)
    expect((await ask(second, '/rest/v1/notas?select=titulo')).body).toEqual([{ titulo: 'primera' }])
  } finally {
    await second.stop()
  }
})

test('H3 a migration that was changed after it was applied stops the start; other line breaks are no change', async () => {
  const first = await startScratch(folder, { functions: false })
  await first.stop()
  const projectDir = join(folder, 'project')
  const again = () => startBackend({ dataDir: join(folder, 'data'), port: 0, projectDir, functions: false })
  const file = join(projectDir, 'supabase/migrations/20260101000000_notas.sql')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}\ncreate table public.luego (id int);`)
  await expect(again()).rejects.toThrow(
    /20260101000000_notas\.sql was changed after it was applied: undo that and put the change into a new file/,
  )
  writeFileSync(file, text.replaceAll('\n', '\r\n'))
  await (await again()).stop()
})

test('the file of keys never tells a password that is no longer true', async () => {
  const first = await startScratch(folder, { functions: false })
  const account = { email: first.adminEmail, password: first.adminPassword }
  const signedIn = await ask(first, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify(account),
  })
  const { access_token: token } = signedIn.body as { access_token: string }
  const changed = await ask(first, '/auth/v1/user', {
    method: 'PUT',
    token,
    body: JSON.stringify({ password: 'otra clave distinta' }),
  })
  expect(changed.status).toBe(200)
  await first.stop()
  const second = await startScratch(folder, { functions: false })
  expect(second.adminPassword).toBe('')
  expect(readFileSync(second.envFile, 'utf8')).toMatch(/^ADMIN_PASSWORD=$/m)
  await second.stop()
})
