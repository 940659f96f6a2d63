import { expect, type Page } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { bookBySite, openDia } from '../support/gestion.ts'

/** What lies over a page, what is wrong in a form, and a page that is slow to come. */

/** Nothing is left in the history: one step back is the page before. */
async function leavesByOneStep(page: Page, url: string) {
  await expect.poll(() => page.evaluate(() => history.state?.almaSheet ?? null)).toBeNull()
  await page.goBack()
  await page.waitForURL(url)
}

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('19.8 Back closes the filters of the Carta; what was filtered stays, in the address too', async ({
    page,
  }) => {
    await page.goto('/contact')
    await page.goto('/menu')
    const sheet = page.locator('#filtros-panel')
    await page.locator('[popovertarget=filtros-panel]').first().tap()
    await expect(sheet).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.almaSheet ?? null)).toBe(true)
    await sheet.locator('[name=dieta][value=vegano]').check()
    await expect(page).toHaveURL(/dieta=vegano/)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/menu\?.*dieta=vegano/)
    await expect(page.locator('[name=dieta][value=vegano]')).toBeChecked()
    // Closed by its own button, it leaves no entry behind, and the summary is in view.
    await page.locator('[popovertarget=filtros-panel]').first().tap()
    await expect.poll(() => page.evaluate(() => history.state?.almaSheet ?? null)).toBe(true)
    await sheet.locator('[type=submit]').tap()
    await expect(sheet).toBeHidden()
    await leavesByOneStep(page, '**/contact')
  })

  test('19.8 Back closes the filters of the Cava @matrix', async ({ page }) => {
    await page.goto('/contact')
    await page.goto('/wine')
    const sheet = page.locator('#filtros-cava')
    await page.locator('[popovertarget=filtros-cava]').tap()
    await expect(sheet).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.almaSheet ?? null)).toBe(true)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/wine$/)
    await leavesByOneStep(page, '**/contact')
  })

  test('19.8 Back closes the menu; a link in it leads on, and Back from there comes back to this page @matrix', async ({
    page,
  }) => {
    await page.goto('/contact')
    await page.goto('/menu')
    const menu = page.locator('#menu-movil')
    const openMenu = async () => {
      await page.locator('[data-abre=menu-movil]').tap()
      await expect(menu).toBeVisible()
      await expect.poll(() => page.evaluate(() => history.state?.almaSheet ?? null)).toBe(true)
    }
    await openMenu()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/menu$/)
    await openMenu()
    await menu.getByRole('link', { name: 'Cava' }).tap()
    await page.waitForURL('**/wine')
    await page.goBack()
    await page.waitForURL('**/menu')
    await expect(menu).toBeHidden()
    await leavesByOneStep(page, '**/contact')
  })
})

for (const width of [390, 1440])
  test(`19.8 Back closes the lightbox: ${width} @matrix`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    await page.goto('/gallery')
    const first = page.locator('a[data-foto]').first()
    const lightbox = page.getByRole('dialog', { name: 'Galería de imágenes' })
    await expect(first).toHaveAttribute('aria-haspopup', 'dialog')
    await first.click()
    await expect(lightbox).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.almaSheet ?? null)).toBe(true)
    await page.goBack()
    await expect(lightbox).toBeHidden()
    await expect(first).toBeFocused()
    await first.click()
    await expect(lightbox).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.almaSheet ?? null)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await leavesByOneStep(page, '**/contact')
  })

test('19.8 a page that takes longer than 300 ms to come shows the spinner @matrix', async ({ page }) => {
  const { promise: shown, resolve: seen } = Promise.withResolvers<void>()
  await page.exposeFunction('spinnerSeen', () => seen())
  await page.goto('/menu')
  // The page that is left tells it: nothing can be asked of it while the next one is on its way.
  await page.evaluate(() => {
    const tell = (window as unknown as { spinnerSeen(): void }).spinnerSeen
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=status] [data-espera]:not([hidden]) svg')) return
      observer.disconnect()
      tell()
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.route('**/wine', async (route) => {
    await shown
    await route.continue()
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Cava' }).first().click()
  await page.waitForURL('**/wine')
  await shown
})

for (const [path, field, missing] of [
  ['/profile/alta', 'email', 4],
  ['/fr/profile', 'email', 2],
  ['/de/profile/recuperar', 'email', 1],
] as const)
  test(`19.8 what is wrong in a form is told as in the reservations form: ${path} @matrix`, async ({
    page,
    axe,
  }) => {
    await page.goto(path)
    const form = page.locator('form[data-avisos]').first()
    await expect.poll(() => form.evaluate((one: HTMLFormElement) => one.noValidate)).toBe(true)
    await form.locator('[type=submit]').click()
    const list = form.getByRole('alert')
    await expect(list).toBeFocused()
    await expect(list.getByRole('link')).toHaveCount(missing)
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(missing)
    await list.getByRole('link').first().click()
    const first = form.locator(`[name=${field}]`)
    await expect(first).toBeFocused()
    await expect(first).toHaveAccessibleDescription(/./)
    await axe(page)
    await first.fill('clara@example.com')
    await expect(first).not.toHaveAttribute('aria-invalid')
  })

test('19.8 a booking is changed with the real calendar: closed days say so @matrix', async ({
  page,
  sql,
  axe,
}) => {
  const { codigo, url } = await bookBySite(page.request, 'es')
  const fecha = await openDia(page.request, 20)
  await page.goto(`${url}&cambiar=1`)
  const grid = page.getByRole('main').getByRole('grid')
  await expect(grid).toBeVisible()
  await axe(page)
  const day = page.locator(`[data-fecha="${fecha}"]`)
  const next = page.locator('[data-mes] button').last()
  for (let i = 0; i < 3 && !(await day.isVisible()); i++) await next.click()
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Ver las horas' }).click()
  await page.waitForURL(new RegExp(`fecha=${fecha}`))
  await page.getByRole('radio', { name: '13:30' }).check()
  await page.getByRole('button', { name: 'Guardar el cambio' }).click()
  await page.waitForURL(/hecho=cambiada/)
  const [row] = await sql`select fecha_reserva::text as fecha from public.reservas where codigo = ${codigo}`
  expect(row?.fecha).toBe(fecha)
})

test.describe('the cookie banner', () => {
  test.use({ haElegido: false })
  test('19.8 its choices are switches, as in the design @matrix', async ({ page, axe }) => {
    await page.goto('/menu')
    const banner = page.getByRole('region', { name: /cookies/i })
    await expect(banner.getByRole('switch')).toHaveCount(3)
    const analytics = banner.getByRole('switch', { name: /^Analítica/ })
    await expect(analytics).toBeChecked()
    expect(await analytics.boundingBox()).toMatchObject({ width: 44, height: 26 })
    await analytics.click()
    await expect(analytics).not.toBeChecked()
    await axe(page)
  })
})
