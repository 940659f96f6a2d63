import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../runner/serve.ts'
import { copyOfTheBuild } from '../../runner/sites.ts'
import { saveTwice } from '../support/plato-editor.ts'
import { expect, test } from '../support/workshop.ts'

/** The site as a serverless host or a container runs it: it listens elsewhere, and at 127.0.0.1 nobody answers. */
const HOST = '127.0.0.2'

test.skip(process.platform !== 'linux', 'only Linux answers at 127.0.0.2 without being told to')

test('a save shows at the very next request where the site cannot call itself @matrix', async ({
  enter,
  backend,
  sql,
}) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'alma-closed-'))
  const children: ChildProcess[] = []
  const env = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.key }
  try {
    const site = await serve(copyOfTheBuild(folder), folder, env, '/api/health', children, { host: HOST })
    const page = await enter(site)
    expect(await saveTwice(page, sql)).toEqual([true, true])
    await page.context().close()
  } finally {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    await sql`delete from platos where nombre like 'Prueba %'`
  }
})
