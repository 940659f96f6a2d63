import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { clientModules, neededClientModules } from '../../../server/cache/client-modules.ts'
import { withoutFramework } from '../../../server/cache/filter.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { serve } from '../../runner/serve.ts'
import { copyOfTheBuild } from '../../runner/sites.ts'
import { expect, test } from '../support/fixtures.ts'
import { hasReact, lightPage } from '../support/pages/light.ts'
import { ROUTES } from '../support/paths.ts'

const SERVER = resolve(import.meta.dirname, '../../../.next/server')
const paths = ROUTES.filter(({ locale }) => IS_VERIFY || locale === 'es' || locale === 'de')

test('no public page needs a client component: the ones that do are named', async ({ request }) => {
  const known = clientModules(SERVER)
  expect(known.size).toBeGreaterThan(10)
  for (const { path } of paths) {
    const data = await (await request.get(path, { headers: { RSC: '1' } })).text()
    expect(data, path).toMatch(/:I\[/)
    expect(neededClientModules(data, known), path).toEqual([])
  }
})

test('every public page is kept without React, and lets only its own scripts run', async ({ request }) => {
  for (const { path } of paths) {
    const html = await lightPage(request, path)
    expect(html, path).toMatch(/<script type="module" src="\/scripts\/start-[\w-]{8}\.js"/)
    const [, policy = ''] =
      html.match(/http-equiv="Content-Security-Policy" content="script-src ([^"]+)"/) ?? []
    expect(policy, path).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/)
    for (const stays of ['<title>', '<link rel="canonical"', '</html>']) expect(html, path).toContain(stays)
  }
})

test('a browser reads the shorter page as the same elements, attributes and texts', async ({
  page,
  request,
}) => {
  // Pages with a question are not kept: they come as Next makes them.
  for (const path of ['/menu?q=arroz', '/de/wine?copa=1', '/en/contact?enviado=1']) {
    const whole = await (await request.get(path)).text()
    expect(hasReact(whole), path).toBe(true)
    const light = withoutFramework(whole)
    expect(hasReact(light), path).toBe(false)
    const [before, after] = await page.evaluate(
      (pages) =>
        pages.map((html) => {
          const read = new DOMParser().parseFromString(html, 'text/html')
          const comments = read.createTreeWalker(read, NodeFilter.SHOW_COMMENT)
          const gone: { remove(): void }[] = [
            ...read.querySelectorAll('script, link[as="script"], meta[http-equiv]'),
          ]
          while (comments.nextNode()) gone.push(comments.currentNode as Comment)
          for (const node of gone) node.remove()
          // React's own mark, for the order of style sheets.
          for (const sheet of read.querySelectorAll('[data-precedence]'))
            sheet.removeAttribute('data-precedence')
          read.normalize()
          return read.documentElement.outerHTML
        }),
      [whole, light],
    )
    expect(after, path).toBe(before)
  }
})

test('a script that is not the page’s own does not run', async ({ page, request, consola }) => {
  consola.allow(/Content Security Policy/)
  const html = await lightPage(request, '/contact')
  await page.route('**/contact', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replace('</body>', '<script>document.documentElement.dataset.ajena=1</script></body>'),
    }),
  )
  await page.goto('/contact')
  expect(await page.evaluate(() => document.documentElement.dataset.ajena)).toBeUndefined()
})

test('ALMA_LIGHT_PAGES=0 keeps React, and the page does the same @matrix', async ({ browser, backend }) => {
  const folder = mkdtempSync(join(tmpdir(), 'alma-whole-'))
  chmodSync(folder, 0o755)
  const children: ChildProcess[] = []
  const env = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.key, ALMA_LIGHT_PAGES: '0' }
  try {
    const site = await serve(copyOfTheBuild(join(folder, 'site')), folder, env, '/api/health', children)
    const page = await (await browser.newContext({ baseURL: site })).newPage()
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto('/menu')
    expect(hasReact(await (await page.request.get('/menu')).text())).toBe(true)
    await expect(page.locator('html[data-viva][data-hidratada]')).toBeAttached()
    await page.getByRole('button', { name: /Enigmito/ }).click()
    await expect(page.getByRole('dialog', { name: 'Enigmito' })).toBeVisible()
    expect(problems).toEqual([])
    await page.context().close()
  } finally {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
})
