import { wallClock } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { expect, test } from '../support/fixtures.ts'

/** One dish of the demo menu, as its row has it in each language. */
const OYSTER: Record<Locale, string> = {
  es: 'Ostra, granizado de limón y pepino',
  en: 'Oyster, lemon and cucumber granita',
  fr: 'Huître, granité de citron et concombre',
  de: 'Auster mit Zitronen-Gurken-Granita',
  it: 'Ostrica, granita di limone e cetriolo',
}

/** In CI the house's own language and the one with the longest words; in verify all five. */
for (const locale of IS_VERIFY ? LOCALES : (['es', 'de'] as const))
  test(`§2 /menu reads in ${locale}: dishes, prices and allergens from rows`, async ({ page }) => {
    await page.goto(localePath(locale, '/menu'))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: OYSTER[locale] })).toBeVisible()
    await expect(page.getByText(/5[.,]50/).first()).toBeVisible()
  })

test('§2 the header is transparent at the top and solid after 10 px', async ({ page }) => {
  await page.goto('/menu')
  const paint = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => getComputedStyle(header).backgroundColor)
  const atTop = await paint()
  await page.mouse.wheel(0, 400)
  await expect.poll(paint).not.toBe(atTop)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(paint).toBe(atTop)
})

test('§2 every address of the header and footer answers, in the language of the page', async ({ page }) => {
  await page.goto('/fr/menu')
  const links = await page
    .locator('header a, footer a')
    .evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))])
  const own = links.filter((href) => href.startsWith('/') && href !== '/fr/menu')
  expect(own.length).toBeGreaterThan(10)
  for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200)
})

test('§2 the footer has the contact data and the current year; home and dashboard have neither header nor footer', async ({
  page,
}) => {
  await page.goto('/menu')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'hola@almaenigma.example.com' })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(footer).toContainText(wallClock(Date.now()).fecha.slice(0, 4))
  for (const path of ['/', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Abrir el chat con Enigmito' })).toHaveCount(0)
  }
})

test('§2 on a phone the menu fills the screen, Escape closes it and the focus returns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu')
  const open = page.getByRole('button', { name: 'Abrir menú' })
  await open.click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Mi Perfil' })).toBeVisible()
  await expect(menu.getByText(/^Hoy/)).toBeVisible()
  await menu.getByRole('button', { name: 'Cerrar menú' }).click()
  await expect(menu).toBeHidden()
  await open.click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
})

test('§8 unmatched route view: an unknown address answers 404 in the visitor’s language', async ({
  page,
  consola,
}) => {
  consola.allow(/404/)
  for (const [path, lang] of [
    ['/no-existe', 'es'],
    ['/de/gibt-es-nicht', 'de'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})
