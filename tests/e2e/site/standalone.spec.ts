import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { IS_VERIFY } from '../../runner/long.ts'
import { serve } from '../../runner/serve.ts'
import { standaloneFolder } from '../../runner/sites.ts'
import { cookieFor } from '../support/identities.ts'
import { lightPage } from '../support/pages/light.ts'
import { ROUTES } from '../support/paths.ts'
import { saveTwice } from '../support/plato-editor.ts'
import { expect, test } from '../support/workshop.ts'

/** The standalone folder, as a container runs it: no sources, no packages but the traced ones. */

const MANIFEST = resolve(import.meta.dirname, '../../../.next/app-path-routes-manifest.json')
const ID = '00000000-0000-4000-8000-000000000000'
const FILLED: Readonly<Record<string, string>> = {
  locale: 'en',
  idioma: 'en',
  codigo: 'ABCD2345',
  imagen: 'carta.png',
  coleccion: 'galeria',
}

/** Every route of the app with something in place of its parameters. */
const addresses = (): string[] =>
  Object.values<string>(JSON.parse(readFileSync(MANIFEST, 'utf8')))
    .filter((route) => !route.startsWith('/_'))
    .map((route) => route.replace(/\[(?:\.{3})?(\w+)\]/g, (_, name: string) => FILLED[name] ?? ID))

test('the standalone folder serves every route without sources, and what it needs beside them @matrix', async ({
  request,
  enter,
  backend,
  admin,
  sql,
}) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'alma-standalone-'))
  const children: ChildProcess[] = []
  const env = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.key }
  try {
    const cwd = standaloneFolder(folder)
    for (const source of ['lib', 'components', 'supabase', 'messages', 'node_modules/typescript'])
      expect(existsSync(join(cwd, source)), source).toBe(false)
    const site = await serve(cwd, folder, env, '/api/health', children, { alone: true })
    const cookie = await cookieFor(backend, admin)

    for (const { path } of IS_VERIFY ? ROUTES : ROUTES.filter(({ locale }) => locale === 'en')) {
      const answer = await request.get(site + path)
      expect(answer.status(), path).toBe(200)
      const html = await answer.text()
      for (const asset of [/\/_next\/static\/[^"]+\.css/, /\/scripts\/start-[^"]+\.js/]) {
        const address = html.match(asset)?.[0]
        expect((await request.get(`${site}${address}`)).status(), address).toBe(200)
      }
      await lightPage(request, site + path)
    }
    for (const path of addresses()) {
      const answer = await request.get(site + path, { headers: { cookie }, maxRedirects: 0 })
      expect(answer.status(), path).toBeLessThan(500)
    }
    const picture = await request.get(`${site}/og/en/carta.png`)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    expect((await request.get(`${site}/alergenos.svg`)).status()).toBe(200)

    const page = await enter(site)
    // Whether it says that everybody sees it, or that it takes a moment: what it says is so.
    await saveTwice(page, sql)
    await page.context().close()
  } finally {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    await sql`delete from platos where nombre like 'Prueba %'`
  }
})
