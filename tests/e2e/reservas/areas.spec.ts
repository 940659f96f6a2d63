import type { Page } from '@playwright/test'
import { guest, rowsOf } from '../support/chat.ts'
import { expect, test } from '../support/fixtures.ts'
import { aforo, loneDia, occupy } from '../support/full.ts'

test.afterEach(({ sql }) => aforo(sql, null))

const area = (page: Page, value: string) => page.locator(`[name=preferencia_mesa][value=${value}]`)
const time = (page: Page, at: string) => page.locator(`#hora-${at.replace(':', '\\:')}`)

test('19.6 §5 terrace does not become interior in silence: a time that is full there says so and offers what there is @matrix', async ({
  page,
  sql,
}) => {
  const fecha = await loneDia(page, 165)
  await aforo(sql, 2)
  await occupy(page, fecha, '21:00', ['exterior'])
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    )
  await page.goto(`/reservations?personas=2&fecha=${fecha}`)
  await area(page, 'exterior').check()
  // Beside the hour, for everybody: in words, not by a colour.
  await expect(page.locator('label:has(#hora-21\\:00)')).toContainText('completa')
  await expect(page.locator('label:has(#hora-14\\:00)')).not.toContainText('completa')

  await page.locator('label:has(#hora-21\\:00)').click()
  await expect(area(page, 'exterior')).toBeChecked()
  const offer = page.locator('[data-zona-llena="21:00"]')
  await expect(offer).toContainText('Terraza: completa a las 21:00.')
  await expect(page.locator('[data-dicho]')).toHaveText('Terraza: completa a las 21:00.')
  await expect(offer.getByRole('button', { name: 'Interior a las 21:00' })).toBeVisible()
  await expect(offer.getByRole('button', { name: /^Terraza a las/ }).first()).toBeVisible()
  await expect(offer.getByRole('button', { name: 'Lista de espera a las 21:00' })).toBeVisible()
  await expect(page.locator('[data-dato=mesa]')).toHaveText('Terraza')

  await offer.getByRole('button', { name: 'Interior a las 21:00' }).click()
  await expect(area(page, 'interior')).toBeChecked()
  await expect(time(page, '21:00')).toBeChecked()
  // Back to the terrace: the hour is taken back, the area stays.
  await area(page, 'exterior').check()
  await expect(time(page, '21:00')).not.toBeChecked()
  await expect(area(page, 'exterior')).toBeChecked()

  await offer.getByRole('button', { name: 'Lista de espera a las 21:00' }).click()
  const who = guest()
  await page.locator('#reserva-nombre').fill(who.name)
  await page.locator('#reserva-email').fill(who.email)
  await page.locator('#reserva-telefono').fill(who.phone)
  await page.getByRole('button', { name: 'Apuntarme a la lista' }).click()
  await expect(page.getByRole('heading', { name: 'Estás en la lista de espera' })).toBeFocused()
  expect(await rowsOf(sql, who.email)).toEqual([])
  const waiting = await sql`select preferencia_mesa from public.lista_espera where email = ${who.email}`
  expect(waiting).toEqual([{ preferencia_mesa: 'exterior' }])
})

test('§5 the offer beside a full hour has no faults for axe, on a phone too @matrix', async ({
  page,
  sql,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fecha = await loneDia(page, 165)
  await aforo(sql, 2)
  await occupy(page, fecha, '21:00', ['interior'])
  await page.goto(`/reservations?personas=2&fecha=${fecha}`)
  await page.locator('label:has(#hora-21\\:00)').click()
  await expect(page.locator('[data-zona-llena="21:00"]')).toContainText('Interior: completa a las 21:00.')
  await axe(page)
})
