import type { Page } from '@playwright/test'
import { guest, openDay } from '../support/chat.ts'
import { expect, test } from '../support/fixtures.ts'

/** Before the first touch the page has its calendar only; nothing that is done while the rest of the form comes is lost. */

const REST = '**/scripts/enhance-form-*.js*'
const calendarOf = (page: Page) => page.getByRole('grid')
/** The rest has come: it says of the form whether it is sending. */
const live = (page: Page) => page.locator('form[aria-busy=false]')
const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['[data-personas]', '[role=grid]', '[data-horas]', '#reserva-nombre', '[data-resumen]', 'footer'].map(
      (part) => JSON.stringify(document.querySelector(part)?.getBoundingClientRect()),
    ),
  )

test('G-01 the form’s code waits for the first touch, and moves nothing when it comes', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/reservations', { waitUntil: 'networkidle' })
  await expect(calendarOf(page)).toBeVisible()
  expect(asked.filter((url) => url.includes('enhance-form'))).toEqual([])
  expect(asked.filter((url) => url.includes('/api/disponibilidad'))).toHaveLength(1)
  const before = await placesOf(page)
  await page.locator('[name=personas][value="2"]').hover({ force: true })
  await expect(live(page)).toBeAttached()
  expect(await placesOf(page)).toEqual(before)
})

test('what is pressed and typed while the form’s code comes is carried out: party, day, name, and a request', async ({
  page,
}) => {
  const who = guest('Ana Ibarra')
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(REST, async (route) => {
    await held
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/reservations')
  await expect(calendarOf(page)).toBeVisible()
  const fecha = await openDay(page, 34)
  await page.locator('[name=personas][value="4"]').check()
  const day = page.locator(`[data-fecha="${fecha}"]`)
  while (!(await day.isVisible())) await page.locator('[data-mes] button').last().click()
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#reserva-nombre').fill(who.name)
  await page.locator('[data-enviar]').click()
  await expect(page.locator('[data-enviar]')).toHaveText('Enviando…')
  await expect(live(page)).not.toBeAttached()

  release()
  // The request lacks a time: it is answered as one that was pressed now.
  await expect(page.locator('#reserva-errores')).toBeFocused()
  await expect(page.locator('#reserva-errores')).toContainText('Elige una hora')
  await expect(page.locator('[data-dato=personas]')).toHaveText('4')
  await expect(page.locator('[data-dato=nombre]')).toHaveText(who.name)
  await expect(page.locator('#hora-14\\:15')).toBeEnabled()
  expect(asked.filter((url) => url.includes(`fecha=${fecha}`)).map((url) => new URL(url).search)).toEqual([
    `?fecha=${fecha}&personas=4`,
  ])
  await page.reload()
  await expect(page.locator('#reserva-nombre')).toHaveValue(who.name)
  await expect(page.locator(`[data-fecha="${fecha}"]`)).toHaveAttribute('aria-pressed', 'true')
})

test('the form’s code does not come: a request says so, and the next touch asks for it again @matrix', async ({
  page,
  consola,
}) => {
  consola.allow(/ERR_FAILED|dynamically imported module/)
  await page.goto('/reservations', { waitUntil: 'networkidle' })
  const later = '**/scripts/*.js*'
  await page.route(later, (route) => route.abort())
  const day = page.locator(`[data-fecha="${await openDay(page, 34)}"]`)
  while (!(await day.isVisible())) await page.locator('[data-mes] button').last().click()
  await day.click()
  await expect(page.locator('[data-pintado]')).toContainText('no podemos ver qué horas quedan')
  await page.locator('[data-enviar]').click()
  await expect(page.locator('[data-general]')).toContainText('Hemos tenido un error')
  await expect(page.locator('[data-enviar]')).toHaveText('Solicitar reserva')

  await page.unroute(later)
  await page.locator('#reserva-nombre').fill('Ana Ibarra')
  await expect(page.locator('#hora-14\\:15')).toBeEnabled()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await page.locator('[data-enviar]').click()
  await expect(page.locator('#reserva-errores')).toBeFocused()
  await expect(page.locator('[data-general]')).toBeHidden()
})

test('§5 a page that asks for a waiting list shows its form, with the script too @matrix', async ({
  page,
}) => {
  const query = new URLSearchParams({ personas: '2', fecha: await openDay(page, 34), espera: '14:00' })
  await page.goto(`/reservations?${query}`, { waitUntil: 'networkidle' })
  await expect(page.locator('[data-caja-espera]')).toContainText('14:00')
  await expect(page.locator('[data-caja-espera] button')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apuntarme a la lista' })).toBeVisible()
})
