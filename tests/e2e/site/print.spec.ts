import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { expect, test } from '../support/fixtures.ts'
import { matrixUnless } from '../support/paths.ts'

/** What stands on a printed menu: an allergen by name, "may contain", the head of the sheet, and a filtered one. */
const PAPER: Record<Locale, { moluscos: string; puede: RegExp; impreso: RegExp; filtrada: RegExp }> = {
  es: { moluscos: 'Moluscos', puede: /puede contener/, impreso: /Impreso el \d+ de/, filtrada: /filtrada/ },
  en: {
    moluscos: 'Molluscs',
    puede: /may contain/,
    impreso: /Printed on \d+ \w+ \d{4}/,
    filtrada: /Filtered/,
  },
  fr: { moluscos: 'Mollusques', puede: /traces possibles/, impreso: /Imprimé le \d+/, filtrada: /filtrée/ },
  de: {
    moluscos: 'Weichtiere',
    puede: /Spuren möglich/,
    impreso: /Gedruckt am \d+\./,
    filtrada: /Gefilterte/,
  },
  it: { moluscos: 'Molluschi', puede: /può contenere/, impreso: /Stampato il \d+/, filtrada: /filtrato/ },
}
/** In CI the house's own language and the one with the longest words; in verify all five. */
const READ: readonly Locale[] = IS_VERIFY ? LOCALES : ['es', 'de']
const OYSTER = '#ostra-granizado-limon-pepino'
const CROQUETTE = '#croqueta-sepia-tinta'

for (const locale of READ)
  test(`the menu prints in ${locale}: no chrome, two columns, allergens by name, prices in line, the day @matrix`, async ({
    page,
  }) => {
    // Two whole menus, and axe on both.
    test.slow()
    const words = PAPER[locale]
    await page.goto(localePath(locale, '/menu'))
    const menu = page.locator('#contenido')
    await expect(menu.locator('[data-membrete]')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const chrome of ['banner', 'contentinfo', 'navigation', 'search', 'button'] as const)
      await expect(page.getByRole(chrome), chrome).toHaveCount(0)

    await expect(menu.locator('[data-membrete]')).toContainText(words.impreso)
    const columns = menu.locator('[data-columnas]')
    expect(await columns.evaluate((e) => getComputedStyle(e).columnCount)).toBe('2')
    await expect(menu.locator(`${OYSTER} li`, { hasText: words.moluscos }).first()).toBeVisible()
    await expect(menu.locator(`${CROQUETTE} li`, { hasText: words.puede }).first()).toBeVisible()
    for (const name of await menu.locator(`${CROQUETTE} li span`).all())
      expect((await name.boundingBox())?.width).toBeGreaterThan(15)
    const rights = await menu
      .locator(`${OYSTER} > b, ${CROQUETTE} > b`)
      .evaluateAll((all) => all.map((e) => Math.round(e.getBoundingClientRect().right)))
    expect(new Set(rights).size).toBe(1)
    await expect(menu.locator('[data-papel]')).toBeHidden()
    await expect(menu.locator('[data-avisos]')).toBeVisible()

    await page.goto(`${localePath(locale, '/menu')}?sin=gluten`)
    await expect(menu.locator('[data-papel]')).toBeVisible()
    await expect(menu.locator('[data-papel]')).toHaveText(words.filtrada)
    await expect(menu.locator(CROQUETTE)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(menu.locator('[data-papel]')).toBeHidden()
  })

test('a page made yesterday prints the day of today', async ({ page }) => {
  await page.goto('/menu')
  const day = page.locator('[data-membrete] time')
  await day.evaluate((time) => {
    time.textContent = 'ayer'
    dispatchEvent(new Event('beforeprint'))
  })
  const today = new Date().toLocaleDateString('es', { dateStyle: 'long', timeZone: 'Europe/Madrid' })
  await expect(day).toHaveText(today)
})

test('paper is A4 for the menu, A6 for the table card, which is one sheet @matrix', async ({ page }) => {
  const sheets = async (path: string) => {
    await page.goto(path)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    return boxes.map(([, w, h]) => [Math.round(Number(w) / 2.835), Math.round(Number(h) / 2.835)])
  }
  const menu = await sheets('/menu')
  expect(menu.length).toBeLessThanOrEqual(8)
  expect(menu[0]).toEqual([210, 297])
  for (const locale of LOCALES) expect(await sheets(localePath(locale, '/menu/mesa'))).toEqual([[105, 148]])
})

for (const locale of READ)
  test(`the QR code of the menu in ${locale}: a file, a card, the same code, and an address that answers${matrixUnless(locale === 'es')}`, async ({
    page,
    baseURL,
  }) => {
    const answer = await page.request.get(localePath(locale, '/menu/qr.svg'))
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/svg+xml')
    const path = /<path d="([^"]+)"\/>/.exec(await answer.text())?.[1]
    expect(path).toBeTruthy()

    await page.goto(localePath(locale, '/menu'))
    await expect(page.locator(`a[href="${localePath(locale, '/menu/mesa')}"]`).first()).toBeAttached()
    await page.goto(localePath(locale, '/menu/mesa'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('a[download]')).toHaveAttribute('href', localePath(locale, '/menu/qr.svg'))
    const code = page.getByRole('img', { name: /QR/ })
    await expect(code.locator('path')).toHaveAttribute('d', path ?? '')
    const shown = `${new URL(baseURL ?? '').host}${localePath(locale, '/menu')}`
    await expect(page.locator('[data-tarjeta]').getByText(shown, { exact: true })).toBeVisible()
    expect((await page.request.get(`http://${shown}`)).status()).toBe(200)
  })

test('each dish leads to its wine in the Cava, in the language of the page @matrix', async ({ page }) => {
  await page.goto('/de/menu')
  const wines = await page
    .locator('article a[href^="/de/wine#"][lang="es"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''))
  expect(wines.length).toBeGreaterThan(50)
  await page.goto('/de/wine')
  const ids = new Set(await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id)))
  expect(wines.filter((slug) => !ids.has(slug))).toEqual([])
})

test('drinks tell their volume and strength, as each language writes them @matrix', async ({ page }) => {
  for (const [locale, ml, strength] of [
    ['es', /20\scl/, /4,8\s% vol\./],
    ['en', /200\sml/, /4\.8% ABV/],
    ['de', /0,2\sl/, /4,8\s% vol/],
  ] as const) {
    await page.goto(localePath(locale, '/menu'))
    const row = page.locator('article#cana-rubia')
    await expect(row).toContainText(ml)
    await expect(row).toContainText(strength)
  }
})
