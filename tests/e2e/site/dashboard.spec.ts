import { wallClock } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { textos } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'
import { cookies, victim } from '../support/loot.ts'
import { ONLY_NECESSARY } from '../support/paths.ts'
import { enterByDoor } from '../support/perfil.ts'

/** The guest's hub, and how a guest's own pages look: for whoever is signed in and for everybody else. */
type Gap = { hora: string; libre: boolean; motivo: string | null }

test('/dashboard lists what is free today as the availability function tells it; each time leads to the form', async ({
  page,
}) => {
  const { Breve: t, Horas } = textos('de')
  const four = (turno: Gap[]) =>
    turno
      .filter(({ libre }) => libre)
      .slice(0, 4)
      .map(({ hora }) => hora)
  let closed = false
  const free = async () => {
    const { fecha } = wallClock(Date.now())
    const asked = await page.request.get(`/api/disponibilidad?fecha=${fecha}&personas=2`)
    const { comida, cena } = (await asked.json()) as { comida: Gap[]; cena: Gap[] }
    closed = [...comida, ...cena].every(({ motivo }) => motivo === 'cerrado')
    return [fecha, ...four(comida), ...four(cena)]
  }
  const before = await free()
  await page.goto('/de/dashboard')
  const place = page.locator('[data-libres]')
  await expect(place.locator('p')).toHaveText(
    new RegExp(`^(${t.libresHoy}|${t.nadaHoy}|${Horas.cierreHoy})$`),
  )
  const times = place.locator('li li a')
  const shown = await times.allTextContents()
  await expect(place.locator('p')).toHaveText(
    shown.length > 0 ? t.libresHoy : closed ? Horas.cierreHoy : t.nadaHoy,
  )
  // A time may go, and the day may end, between the page's question and ours: what it shows was so before or is so after.
  const told = [before, await free()].find((one) => one.slice(1).join() === shown.join())
  expect(told).toBeDefined()
  const [fecha = '', ...expected] = told ?? []
  for (const [i, hora] of expected.entries())
    await expect(times.nth(i)).toHaveAttribute(
      'href',
      `/de/reservations?${new URLSearchParams({ personas: '2', fecha, hora })}`,
    )
  // The page itself is kept: it names no time of today.
  const kept = await (await page.request.get('/de/dashboard')).text()
  expect(kept).toContain(t.verLibres)
  expect(kept).not.toContain(t.libresHoy)
})

test('/dashboard without scripts, or while nobody can tell what is free: the way to the form', async ({
  page,
  browser,
  baseURL,
  consola,
}) => {
  const t = textos('es').Breve
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const still = await plain.newPage()
  await still.goto('/dashboard')
  await expect(still.getByRole('link', { name: t.verLibres })).toHaveAttribute('href', '/reservations')
  await plain.close()
  consola.allow(/503/)
  await page.route('**/api/mesas*', (route) => route.fulfill({ status: 503, json: { code: 'unreachable' } }))
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: t.verLibres })).toBeVisible()
})

type View = { locale: Locale; width: number; colorScheme: 'light' | 'dark' }
/** Each language, width and light once in CI; every one with every other in verify. */
const VISTAS: readonly View[] = IS_VERIFY
  ? (['es', 'de'] as const).flatMap((locale) =>
      [390, 1440].flatMap((width) =>
        (['light', 'dark'] as const).map((colorScheme) => ({ locale, width, colorScheme })),
      ),
    )
  : [
      { locale: 'es', width: 390, colorScheme: 'light' },
      { locale: 'de', width: 1440, colorScheme: 'dark' },
    ]

test('axe finds nothing on a signed-in guest’s pages, and no page is wider than its screen @matrix', async ({
  browser,
  backend,
  baseURL,
  sql,
  axe,
}) => {
  if (IS_VERIFY) test.slow()
  const ana = await victim(backend, sql, await cookies(browser), 'Ana Ferrer')
  for (const { locale, width, colorScheme } of VISTAS) {
    const size = { width, height: width < 800 ? 844 : 900 }
    const context = await browser.newContext({ viewport: size, colorScheme, ...(baseURL ? { baseURL } : {}) })
    await context.addInitScript(ONLY_NECESSARY)
    await enterByDoor(context.request, ana)
    const page = await context.newPage()
    for (const [path, sign] of [
      ['/profile/datos', '#datos'],
      ['/dashboard', '[data-mio="platos"]:not([hidden])'],
      ['/wine', '[data-vinos="mios"] button[form=favoritos][aria-pressed="true"]'],
    ] as const) {
      await page.goto(localePath(locale, path))
      await expect(page.locator(sign).first()).toBeVisible()
      await axe(page, `${locale} ${path} ${width} ${colorScheme}, signed in`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await context.close()
  }
})
