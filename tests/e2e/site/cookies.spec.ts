import type { Page } from '@playwright/test'
import { IS_VERIFY } from '../../runner/long.ts'
import { hold } from '../support/alive.ts'
import { expect, test } from '../support/fixtures.ts'

/** The cookie banner (§2, §3, §8), as somebody meets it who has not chosen yet: in CI on two screens, in verify on five. */
test.use({ haElegido: false })

const banner = (page: Page) => page.getByRole('region', { name: /^Cookies?,/ })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Aceptar' })
const necessaryOnly = (page: Page) => banner(page).getByRole('button', { name: 'Solo necesarias' })
const terms = (page: Page) => banner(page).getByRole('checkbox', { name: /He leído/ })

/** The visits a page reports, noted before they leave. */
const visits = async (page: Page): Promise<unknown[]> => {
  const seen: unknown[] = []
  await page.route('**/api/visita', async (route) => {
    seen.push(route.request().postDataJSON())
    await route.continue()
  })
  return seen
}

test('stands on every page until a choice is stored, first in tab order after the way past everything, and is no dialog @matrix', async ({
  page,
}) => {
  for (const path of ['/', '/dashboard', '/menu', '/privacidad']) {
    await page.goto(path)
    await expect(banner(page), path).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await banner(page).evaluate((node) => node.contains(document.activeElement)), path).toBe(true)
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeVisible()
    expect(await stored(page)).toBeNull()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('necessary is locked, analytics begins on, marketing off; accepting waits for the box, with the reason written', async ({
  page,
}) => {
  await page.goto('/menu')
  const box = (name: RegExp) => banner(page).getByRole('switch', { name })
  await expect(box(/^Necesarias/)).toBeChecked()
  await expect(box(/^Necesarias/)).toBeDisabled()
  await expect(box(/^Analítica/)).toBeChecked()
  await expect(box(/^Marketing/)).not.toBeChecked()
  await expect(accept(page)).toBeDisabled()
  await expect(banner(page).getByText('Marca la casilla para poder aceptar.')).toBeVisible()
  await expect(terms(page)).toHaveAccessibleDescription('Marca la casilla para poder aceptar.')
  await expect(necessaryOnly(page)).toBeEnabled()
  const [a, b] = [await accept(page).boundingBox(), await necessaryOnly(page).boundingBox()]
  expect([a?.width, a?.height]).toEqual([b?.width, b?.height])

  await terms(page).check()
  await accept(page).click()
  await expect(banner(page)).toBeHidden()
  const choice = JSON.parse((await stored(page)) ?? 'null')
  expect(Object.keys(choice).sort()).toEqual(['accepted_at', 'analytics', 'marketing'])
  expect(choice).toMatchObject({ analytics: true, marketing: false })
  expect(Math.abs(Date.now() - Date.parse(choice.accepted_at))).toBeLessThan(60_000)

  await page.reload({ waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()
})

test('"Solo necesarias" takes one press and counts nothing; the footer asks again with what was chosen', async ({
  page,
}) => {
  const seen = await visits(page)
  await page.goto('/menu')
  await necessaryOnly(page).click()
  await expect(banner(page)).toBeHidden()
  expect(JSON.parse((await stored(page)) ?? 'null')).toMatchObject({ analytics: false, marketing: false })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()

  const again = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })
  await again.click()
  await expect(banner(page)).toBeFocused()
  const analytics = banner(page).getByRole('switch', { name: /^Analítica/ })
  await expect(analytics).not.toBeChecked()
  expect(seen).toEqual([])

  await analytics.check()
  await terms(page).check()
  await accept(page).click()
  await expect(again).toBeFocused()
  await expect.poll(() => seen).toEqual([{ pagina: '/contact', idioma: 'es' }])
})

test('a press that comes before the code does is heard, on a slow line too @matrix', async ({ page }) => {
  const go = await hold(page)
  await page.goto('/menu', { waitUntil: 'commit' })
  await terms(page).check()
  await necessaryOnly(page).click()
  expect(await stored(page)).toBeNull()
  go()
  await expect(banner(page)).toBeHidden()
  expect(JSON.parse((await stored(page)) ?? 'null')).toMatchObject({ analytics: false, marketing: false })
})

test('a visit is counted with leave only, once a page, and without a name @matrix', async ({ page, sql }) => {
  const seen = await visits(page)
  const count = async () => {
    const [row] =
      await sql`select coalesce(sum(cuenta), 0)::int as n from visitas where pagina = '/philosophy' and idioma = 'de'`
    return row?.n
  }
  const before = await count()
  await page.goto('/de/philosophy', { waitUntil: 'networkidle' })
  expect(seen).toEqual([])
  const region = page.getByRole('region', { name: /^Cookies?,/ })
  await region.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await region.getByRole('button', { name: 'Zustimmen' }).click()
  await expect.poll(() => seen).toEqual([{ pagina: '/de/philosophy', idioma: 'de' }])
  await expect.poll(count).toBe(before + 1)
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(count).toBe(before + 2)
  expect(await page.context().cookies()).toEqual([])
})

test('who asks not to be counted is not, whatever the page says; nor are strangers and addresses that are no page', async ({
  request,
  sql,
}) => {
  const total = async () => (await sql`select coalesce(sum(cuenta), 0)::int as n from visitas`)[0]?.n
  const before = await total()
  const post = (data: unknown, headers: Record<string, string> = {}) =>
    request.post('/api/visita', { data, headers: { 'content-type': 'application/json', ...headers } })
  const visita = { pagina: '/menu', idioma: 'es' }
  expect((await post(visita, { dnt: '1' })).status()).toBe(204)
  expect((await post(visita, { 'sec-gpc': '1' })).status()).toBe(204)
  expect((await post({ pagina: '/../etc', idioma: 'es' })).status()).toBe(204)
  expect((await post({ ...visita, nombre: 'Ana' })).status()).toBe(422)
  expect((await post({ ...visita, idioma: 'pt' })).status()).toBe(422)
  expect((await post(visita, { origin: 'https://other.example' })).status()).toBe(403)
  expect((await request.post('/api/visita', { form: visita })).status()).toBe(415)
  expect(await total()).toBe(before)
  expect((await post(visita)).status()).toBe(204)
  expect(await total()).toBe(before + 1)
})

for (const [what, value] of [
  ['broken', '{'],
  ['of another shape', '{"analytics":"yes"}'],
  ['null', 'null'],
] as const)
  test(`§8 cookie preference parse errors: a stored choice that is ${what} is only logged, and asked again @matrix`, async ({
    page,
  }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.addInitScript((text) => localStorage.setItem('cookieConsent', text), value)
    await page.goto('/menu')
    await expect(banner(page)).toBeVisible()
    await expect.poll(() => lines.filter((line) => line.includes('cookieConsent'))).toHaveLength(1)
  })

test('a choice older than the 24 months the legal text promises is asked again, without a word', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const accepted_at = new Date(Date.now() - 731 * 864e5).toISOString()
    localStorage.setItem('cookieConsent', JSON.stringify({ analytics: true, marketing: true, accepted_at }))
  })
  const seen = await visits(page)
  await page.goto('/menu')
  await expect(banner(page)).toBeVisible()
  expect(seen).toEqual([])
})

/** A laptop at 400 %, a tablet upright; in verify also a phone, a small phone and a laptop. */
const SIZES = [
  [320, 256],
  [821, 1180],
  ...(IS_VERIFY
    ? ([
        [390, 844],
        [320, 568],
        [1440, 900],
      ] as const)
    : []),
] as const

for (const [width, height] of SIZES)
  test(`at ${width} × ${height} it hides neither the launcher nor what has the focus, and nothing scrolls sideways @matrix`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/de/menu')
    const region = page.getByRole('region', { name: /^Cookies?,/ })
    await expect(region).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const box = await region.boundingBox()
    const launcher = await page.getByRole('button', { name: /Enigmito/ }).boundingBox()
    if (!box || !launcher) throw new Error('not on the page')
    const apart =
      box.x + box.width <= launcher.x ||
      box.y + box.height <= launcher.y ||
      launcher.y + launcher.height <= box.y
    // At the very top of a tiny screen the banner is part of the page and scrolls away.
    if (height > 480) expect(apart).toBe(true)

    const hidden: string[] = []
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab')
      hidden.push(
        ...(await page.evaluate(() => {
          const at = document.activeElement
          const notice = document.querySelector('[data-cookies=aviso]')
          if (!at || !notice || at === document.body || notice.contains(at)) return []
          const { left, right, top, bottom } = at.getBoundingClientRect()
          const corners = [left + 1, right - 1].flatMap((x) =>
            [top + 1, bottom - 1].map((y) => [x, y] as const),
          )
          const covered = corners.some(([x, y]) => notice.contains(document.elementFromPoint(x, y)))
          return covered ? [at.outerHTML.slice(0, 120)] : []
        })),
      )
    }
    expect(hidden).toEqual([])
  })

test('T-CLI-05 without a choice nothing leaves for anybody else, and nothing is stored', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  for (const path of ['/', '/menu', '/en/wine', '/contact'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('without JavaScript nothing is stored, so nothing is asked', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/menu`)
  await expect(page.getByRole('region', { name: /^Cookies?,/ })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' })).toHaveCount(0)
  await context.close()
})
