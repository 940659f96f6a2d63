import type { Page } from '@playwright/test'
import { portrait, wake, withoutScript } from '../support/carta.ts'
import { expect, MOVES, test } from '../support/fixtures.ts'

test.use(MOVES)

const estado = (page: Page) => page.getByRole('status').first()
const visible = (page: Page) => page.locator('article:visible').count()

test('§Carta exclude: a coeliac leaves gluten out with one click, and nothing with gluten stays', async ({
  page,
}) => {
  await page.goto('/menu')
  const all = await visible(page)
  await page.getByRole('checkbox', { name: 'Excluir gluten' }).check()
  await expect(estado(page)).toContainText(/^\d+ de \d+ platos y \d+ de \d+ bebidas$/)
  await expect.poll(() => visible(page)).toBeLessThan(all)
  await expect(page.locator('article:visible [href$="#gluten"]')).toHaveCount(0)
  // Who has not declared what is in it is not safe for anybody.
  await expect(page.locator('article:visible').getByText('Alérgenos sin confirmar')).toHaveCount(0)
  await expect(page).toHaveURL(/\/menu\?sin=gluten$/)
})

test('§Carta hidden dishes are counted, say why, and can be shown with a warning @matrix', async ({
  page,
}) => {
  await page.goto('/menu?sin=soja,gluten')
  await wake(page)
  const desserts = page.locator('section[aria-labelledby=postres]')
  const nota = desserts.locator('[data-ocultos]')
  await expect(nota).toContainText(/platos? ocultos?: contienen? gluten/)
  const before = await desserts.locator('article:visible').count()
  const said = await estado(page).textContent()
  await nota.getByRole('link', { name: 'Mostrar igualmente' }).click()
  await expect(page).toHaveURL(/mostrar=postres/)
  await expect.poll(() => desserts.locator('article:visible').count()).toBeGreaterThan(before)
  await expect(desserts.locator('[data-aviso]').first()).toContainText(
    /Contiene|Puede contener|sin confirmar/,
  )
  // Shown, but not counted among those without.
  await expect(estado(page)).toHaveText(said ?? '')
  await nota.getByRole('link', { name: 'Ocultar' }).click()
  await expect(desserts.locator('article:visible')).toHaveCount(before)
})

test('§Carta search finds without accents or case, marks the hits and says what is in the dish', async ({
  page,
}) => {
  await page.goto('/menu')
  await wake(page)
  const wanted = page.getByRole('searchbox', { name: 'Buscar en la carta' })
  await wanted.fill('LIMON')
  await expect(page.locator('article:visible mark').first()).toHaveText(/limón/i)
  await expect(page).toHaveURL(/\?q=LIMON$/)
  await wanted.fill('ostra pepino')
  await expect(page.locator('article:visible')).toHaveCount(1)
  await expect(page.locator('article:visible mark')).toHaveText(['Ostra', 'pepino', 'Ostra'])
  await wanted.fill('xyzxyz')
  await expect(page.locator('article:visible')).toHaveCount(0)
  await expect(page.getByText('No hay nada que coincida con «xyzxyz»')).toBeVisible()
  await page.locator('[data-vacio]').getByRole('link', { name: 'Quitar filtros' }).click()
  await expect(page.locator('article:visible mark')).toHaveCount(0)
  await expect.poll(() => visible(page)).toBeGreaterThan(60)
  await expect(page).toHaveURL(/\/menu$/)
})

test('§Carta the address holds the filter: shared, reloaded, and left with Back @matrix', async ({
  page,
}) => {
  await page.goto('/wine')
  await page.goto('/menu')
  await wake(page)
  await page.getByRole('checkbox', { name: 'Excluir soja' }).check()
  await page.locator('label', { hasText: /^Vegano$/ }).click()
  await expect(page).toHaveURL(/\?sin=soja&dieta=vegano$/)
  const before = await portrait(page)
  await page.reload()
  await expect.poll(() => portrait(page)).toEqual(before)
  await page.goBack()
  await expect(page).toHaveURL(/\/wine$/)
  await page.goForward()
  await expect(page).toHaveURL(/\?sin=soja&dieta=vegano$/)
  await expect(page.getByRole('checkbox', { name: 'Excluir soja' })).toBeChecked()
})

test('§Carta by keyboard alone: search, exclude, take back, jump to a section @matrix', async ({ page }) => {
  await page.goto('/menu')
  const wanted = page.getByRole('searchbox', { name: 'Buscar en la carta' })
  await wanted.focus()
  await expect(page.locator('[data-vivo]')).toHaveCount(1)
  await page.keyboard.type('arroz')
  await expect(estado(page)).not.toBeEmpty()
  const gluten = page.getByRole('checkbox', { name: 'Excluir gluten' })
  for (let i = 0; i < 40 && !(await gluten.evaluate((box) => box === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(gluten).toBeChecked()
  const token = page.getByRole('link', { name: 'Quitar gluten' })
  await token.focus()
  await page.keyboard.press('Enter')
  await expect(gluten).not.toBeChecked()
  await expect(page.locator('[data-resumen]')).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Secciones de la carta' })
    .getByRole('link', { name: 'Arroces' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Arroces' })).toBeFocused()
})

test('§Carta without JavaScript: search, exclude, take back, show anyway @matrix', async ({ browser }) => {
  const { page, close } = await withoutScript(browser)
  await page.goto('/menu')
  await page.getByRole('searchbox').fill('gamba')
  await page.getByRole('checkbox', { name: 'Excluir gluten' }).check()
  await page.getByRole('button', { name: 'Ver platos' }).click()
  await expect(page).toHaveURL(/q=gamba&sin=gluten/)
  await expect(estado(page)).toContainText(/\d+ de \d+ platos/)
  await expect(page.locator('article:visible [href$="#gluten"]')).toHaveCount(0)
  await expect(page.locator('article:visible mark').first()).toHaveText(/gamba/i)
  await expect(page.getByRole('checkbox', { name: 'Excluir gluten' })).toBeChecked()
  await page.getByRole('link', { name: 'Quitar «gamba»' }).click()
  await expect(page).toHaveURL(/\?sin=gluten$/)
  await page
    .locator('section[aria-labelledby=postres]')
    .getByRole('link', { name: 'Mostrar igualmente' })
    .click()
  await expect(page.locator('[data-aviso]:visible').first()).toContainText('gluten')
  await page.getByRole('link', { name: 'Quitar filtros' }).first().click()
  await expect(page).toHaveURL(/\/menu$/)
  await close()
})

test('§Carta on a phone the filters are a sheet that counts as one taps', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto('/menu')
  await page.getByRole('button', { name: 'Filtros', exact: true }).tap()
  await page.locator('label', { hasText: 'Gluten' }).tap()
  const see = page.getByRole('button', { name: /^Ver \d+ platos$/ })
  await expect(see).toBeVisible()
  await see.tap()
  await expect(page.locator('#filtros-panel')).toBeHidden()
  await expect(page.locator('[data-resumen]')).toBeInViewport()
  await expect(page.locator('[data-resumen]')).toContainText(/\d+ de \d+ platos/)
  await expect(page.getByRole('button', { name: 'Filtros 1' })).toBeVisible()
  await context.close()
})

test('§Carta the drawings tell their names under the pointer, and Escape puts them away @matrix', async ({
  page,
}) => {
  await page.goto('/menu')
  await wake(page)
  const drawings = page.locator('article:not([data-firma]) > ul').first()
  await drawings.scrollIntoViewIfNeeded()
  await drawings.locator('li').first().hover()
  const balloon = page.locator('[data-globo]')
  await expect(balloon).toBeVisible()
  await expect(balloon).toContainText((await drawings.locator('li').first().textContent()) ?? '?')
  await balloon.hover()
  await page.waitForTimeout(400)
  await expect(balloon).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(balloon).toBeHidden()
  await page.getByRole('checkbox', { name: 'Mostrar los nombres' }).check()
  // Names out of sight are cut to nothing: only what is shown can be scrolled to.
  await drawings.scrollIntoViewIfNeeded()
  await expect(drawings.locator('li span').first()).toBeInViewport()
})

test('§Carta allergens are remembered on this device only when asked @matrix', async ({ page }) => {
  await page.goto('/menu')
  await wake(page)
  await page.getByRole('checkbox', { name: 'Excluir apio' }).check()
  expect(await page.evaluate(() => localStorage.getItem('alma-sin'))).toBeNull()
  await page.getByRole('checkbox', { name: 'Recordar en este dispositivo' }).check()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('alma-sin'))).toBe('apio')
  await page.goto('/menu')
  await expect(page).toHaveURL(/\?sin=apio$/)
  await expect(page.getByRole('checkbox', { name: 'Excluir apio' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Recordar en este dispositivo' }).uncheck()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('alma-sin'))).toBeNull()
})

for (const address of [
  '/menu',
  '/menu?sin=gluten,frutos_cascara&dieta=vegetariano&q=a&mostrar=postres',
  '/de/menu?sin=sulfitos',
])
  test(`§Carta ${address} needs no sideways scroll at 320 px @matrix`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: /^Filt/ }).click()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  })

test('§Carta a dish nobody has declared says so, with the phone', async ({ page }) => {
  await page.goto('/menu')
  const undeclared = page.locator('article:not([data-a], :has(> ul))')
  expect(await undeclared.count()).toBeGreaterThan(0)
  for (const row of await undeclared.all()) {
    await expect(row).toContainText('Alérgenos sin confirmar: pregúntanos')
    await expect(row.locator('a[href^="tel:"]')).toBeVisible()
  }
})

test('§Carta the language switch keeps what was asked: in the address, and after filtering on the spot @matrix', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto('/menu?sin=gluten')
  await expect(still.locator('header a[hreflang=de]').first()).toHaveAttribute('href', '/de/menu?sin=gluten')
  await still.goto('/wine?estilo=tinto')
  await expect(still.locator('header a[hreflang=en]').first()).toHaveAttribute(
    'href',
    '/en/wine?estilo=tinto',
  )
  await plain.close()

  await page.goto('/menu')
  await page.getByRole('checkbox', { name: 'Excluir soja' }).check()
  await expect(page).toHaveURL(/sin=soja/)
  await page.locator('header button[popovertarget="idiomas"]').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/menu\?sin=soja$/)
})
