import { expect, test } from '../support/fixtures.ts'

test.describe('the cookie banner', () => {
  test.use({ haElegido: false })
  test('at 320 × 568 the required box and its reason are in view, and a choice above them @matrix', async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/menu')
    const banner = page.getByRole('region', { name: /cookies/i })
    await expect(banner).toBeVisible()
    await expect(banner.locator('[name=terms]')).toBeInViewport({ ratio: 1 })
    await expect(banner.locator('#cookies-razon')).toBeInViewport({ ratio: 1 })
    await expect(banner.getByRole('button', { name: 'Aceptar' })).toBeInViewport({ ratio: 1 })
    await expect(banner.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await axe(page)
  })
})

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('the first tap on an allergen’s pictogram says its name @matrix', async ({ page }) => {
    await page.goto('/menu')
    const list = page.locator('article:not([data-firma]) > ul').first()
    const name = (await list.locator('li').first().textContent()) ?? ''
    await list.scrollIntoViewIfNeeded()
    await list.locator('li').first().tap()
    await expect(page.locator('[data-globo]')).toBeVisible()
    await expect(page.locator('[data-globo]')).toContainText(name.trim())
  })
})

for (const [path, q] of [
  ['/menu', 'postre'],
  ['/menu', 'vegan'],
  ['/menu', 'sin gluten'],
  ['/menu', 'arros'],
  ['/en/menu', 'gluten free'],
  ['/fr/menu', 'sans gluten'],
  ['/de/menu', 'vegetarisch'],
  ['/it/menu', 'senza glutine'],
] as const)
  test(`the search of the Carta finds dishes for "${q}", with and without a script @matrix`, async ({
    page,
    request,
  }) => {
    const asked = `${path}?q=${encodeURIComponent(q)}`
    const served = await request.get(asked)
    expect(served.status()).toBe(200)
    const shown = page.locator('[data-seccion] article:visible')
    // Another test may publish a dish between the two: then both are counted again.
    await expect(async () => {
      await page.goto(asked)
      const few = await shown.count()
      expect(few).toBeGreaterThan(0)
      await page.goto(path)
      expect(await shown.count()).toBeGreaterThan(few)
      await page.getByRole('searchbox').fill(q)
      await expect.poll(() => shown.count(), { timeout: 3000 }).toBe(few)
    }).toPass()
  })

test('beside the calendar stands the reason of each struck day that is no weekly rest @matrix', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-01T10:00:00+01:00'))
  await page.goto('/reservations')
  await expect(page.getByRole('grid')).toBeVisible()
  const months = page.locator('[data-mes] button').last()
  for (let i = 0; i < 2 && !(await page.locator('[data-fecha="2026-12-24"]').isVisible()); i++)
    await months.click()
  await expect(page.locator('[data-cerrado-por="2026-12-24"]')).toHaveText(
    'Cerrado: jueves, 24 de diciembre. Nochebuena: el equipo cena en casa.',
  )
})
