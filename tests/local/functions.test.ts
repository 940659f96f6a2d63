import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../supabase/local/backend.ts'
import { startFunctions } from '../../supabase/local/functions.ts'
import { Ledger } from '../../supabase/local/process/processes.ts'
import { ask, drop, scratchProject, startScratch, tempFolder } from './project.ts'

const folder = tempFolder()
let backend: Backend
let siteSecret = ''

beforeAll(async () => {
  backend = await startScratch(folder, {
    onListening: (known) => {
      siteSecret = known.siteSecret
    },
    projectDir: scratchProject(folder, true),
    watchFunctions: true,
    functionEnv: { ENIGMITO_NOW: '2026-11-25T11:00:00+01:00' },
  })
})
afterAll(async () => {
  await backend?.stop()
  drop(folder)
})

const call = (body: string, token = 'x') =>
  ask(backend, '/functions/v1/eco', { method: 'POST', body, headers: { authorization: `Bearer ${token}` } })

test('a function in its hosted form answers behind the gateway, with the settings of the platform', async () => {
  expect(await call('hola', 'the-users-token')).toMatchObject({
    status: 200,
    body: {
      path: '/eco',
      body: 'hola',
      authorization: 'Bearer the-users-token',
      url: backend.url,
      key: backend.publishableKey,
      clock: '2026-11-25T11:00:00+01:00',
    },
  })
})

test('T-SSRF-02 a function reaches its backend and no other address', async () => {
  expect(await call('hola')).toMatchObject({ body: { outside: 'NotCapable' } })
})

test('a function is told who knocked at the gateway, not what he says of himself, and the secret of the site', async () => {
  const { body } = await ask(backend, '/functions/v1/eco', {
    method: 'POST',
    body: 'hola',
    headers: {
      'x-forwarded-for': '203.0.113.1',
      'x-real-ip': '203.0.113.2',
      forwarded: 'for=203.0.113.3',
      'cf-connecting-ip': '203.0.113.4',
    },
  })
  expect(siteSecret).toMatch(/^[\w-]{32}$/)
  expect(body).toMatchObject({ from: ['127.0.0.1', null, null, null], site: siteSecret })
})

test('a preflight passes without a key', async () => {
  const answer = await fetch(`${backend.url}/functions/v1/eco`, { method: 'OPTIONS' })
  expect([answer.status, answer.headers.get('x-echo')]).toEqual([204, 'options'])
})

test('an unknown function is not found', async () => {
  expect((await ask(backend, '/functions/v1/otra', { method: 'POST', body: '{}' })).status).toBe(404)
})

test('what only a hosted project needs is not started: here the mail worker sends', async () => {
  const project = join(folder, 'hosted')
  mkdirSync(join(project, 'supabase/functions/correo'), { recursive: true })
  writeFileSync(join(project, 'supabase/functions/correo/index.ts'), "Deno.serve(() => new Response('sent'))")
  const functions = await startFunctions({
    projectDir: project,
    dataDir: project,
    env: {},
    gatewayPort: 1,
    ledger: new Ledger(join(project, 'processes.json')),
    log: () => {},
    watch: false,
  })
  const asked = new Request('http://gateway/functions/v1/correo', { method: 'POST' })
  expect((await functions.fetch(asked, '127.0.0.1')).status).toBe(404)
  await functions.stop()
})

test('a function that has not come up yet answers 503, one that there is not 404', async () => {
  const project = join(folder, 'rota')
  mkdirSync(join(project, 'supabase/functions/rota'), { recursive: true })
  // A function that serves nothing does not come up.
  writeFileSync(join(project, 'supabase/functions/rota/index.ts'), 'export {}')
  const functions = await startFunctions({
    projectDir: project,
    dataDir: project,
    env: {},
    gatewayPort: 1,
    ledger: new Ledger(join(project, 'processes.json')),
    log: () => {},
    watch: false,
  })
  try {
    const status = async (name: string) =>
      (await functions.fetch(new Request(`http://gateway/functions/v1/${name}`), '127.0.0.1')).status
    expect([await status('rota'), await status('otra')]).toEqual([503, 404])
  } finally {
    await functions.stop()
  }
})

test('a function that dies answers 503 and is back soon', async () => {
  expect(await call('die')).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  while ((await call('otra vez')).status !== 200) await sleep(100)
}, 15_000)

test('while developing, a changed function answers anew', async () => {
  const source = join(folder, 'project/supabase/functions/eco/index.ts')
  writeFileSync(source, "Deno.serve(() => new Response('cambiada'))")
  while ((await call('hola')).body !== 'cambiada') await sleep(100)
})
