import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONValue } from 'postgres'
import { IS_VERIFY } from '../../runner/long.ts'
import { serve } from '../../runner/serve.ts'
import { copyOfTheBuild } from '../../runner/sites.ts'
import { findStore, startStore } from '../../runner/store.ts'
import { expect, test } from '../support/fixtures.ts'
import { cookieFor } from '../support/identities.ts'

/** Two instances of one build with a folder each, and `REDIS_URL` between them. */

const PATHS = ['/contact', '/de/contact']
const SAVES = IS_VERIFY ? 200 : 30

test('a save published on one of two instances shows on the other at once, and both outlive the store @matrix', async ({
  request,
  backend,
  admin,
  sql,
}) => {
  test.setTimeout(300_000)
  const program = findStore()
  test.skip(!program, 'Neither redis-server nor valkey-server is installed: apt-get install redis-server')
  if (!program) return
  const folder = mkdtempSync(join(tmpdir(), 'alma-instances-'))
  chmodSync(folder, 0o755)
  const children: ChildProcess[] = []
  const [row] = await sql<{ id: string; pregunta: string; traducciones: JSONValue }[]>`
    select id, pregunta, traducciones from preguntas_frecuentes where visible order by orden limit 1`
  if (!row) throw new Error('no question')
  // Without a translation every language shows it.
  const ask = (pregunta: string, traducciones: JSONValue = {}) =>
    sql`update preguntas_frecuentes set pregunta = ${pregunta}, traducciones = ${sql.json(traducciones)} where id = ${row.id}`
  try {
    const store = await startStore(program)
    children.push(store.child)
    const env = {
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.key,
      // Part of what makes pages one another's.
      SITE_URL: 'http://localhost:3000',
      REDIS_URL: store.url,
    }
    const sites = await Promise.all(
      ['one', 'two'].map((name) =>
        serve(copyOfTheBuild(join(folder, name)), folder, env, '/api/health', children),
      ),
    )
    const cookie = await cookieFor(backend, admin)
    const see = async (site: string, path: string) => (await request.get(site + path)).text()
    /** As publish.ts does: mark, then ask until it is fresh. */
    const publish = async (site: string) => {
      const headers = { cookie, origin: site }
      const marked = await request.post(`${site}/almaenigma/publicar`, { headers, data: ['preguntas'] })
      expect(marked.status()).toBe(204)
      for (const path of PATHS)
        await expect
          .poll(async () => (await request.head(site + path)).headers()['x-nextjs-cache'], {
            intervals: [10, 20, 40],
          })
          .not.toBe('STALE')
    }
    for (const site of sites) for (const path of PATHS) await see(site, path)

    const stale: string[] = []
    for (let save = 0; save < SAVES; save++) {
      const pregunta = `¿Prueba número ${save}?`
      await ask(pregunta)
      const [here = '', there = ''] = save % 2 === 0 ? sites : [...sites].reverse()
      await publish(here)
      for (const site of [there, here])
        for (const path of PATHS)
          if (!(await see(site, path)).includes(pregunta)) stale.push(`save ${save}: ${path} at ${site}`)
    }
    console.log(`  ${SAVES} saves, ${stale.length} stale views`)
    expect(stale).toEqual([])

    store.child.kill('SIGKILL')
    for (const site of sites)
      for (const path of PATHS) expect((await request.get(site + path)).status()).toBe(200)
    await ask('¿Y sin almacén?')
    await publish(sites[0] ?? '')
    expect(await see(sites[0] ?? '', '/contact')).toContain('¿Y sin almacén?')
  } finally {
    await ask(row.pregunta, row.traducciones)
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
})
