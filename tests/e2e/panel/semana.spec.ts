import type { Sql } from 'postgres'
import { bookTable } from '../support/libro.ts'
import { inEveryWay } from '../support/panel/panel-modes.ts'
import { expect, read, save, saying, seVe, test, undo } from '../support/workshop.ts'

/** Point 18: hours of each weekday and service. Sundays far enough away that nobody else books them. */

const WEEKS_AHEAD = 40

test.afterEach(async ({ sql }) => {
  await sql`update ajustes set valor = '[]' where clave = 'semana' and valor <> '[]'`
})

type Sunday = { first: string }

async function sundayOf(sql: Sql): Promise<Sunday> {
  const [row] = await sql<Sunday[]>`
    select to_char(date_trunc('week', now() at time zone 'Europe/Madrid')::date + 6 + 7 * ${WEEKS_AHEAD}::integer,
      'YYYY-MM-DD') as first`
  if (!row) throw new Error('no day')
  return row
}

test('point 18: no dinner on Sundays from a day on: previewed, shown in two languages, enforced, deleted, undone @matrix', async ({
  panel: page,
  request,
  sql,
}) => {
  test.slow()
  const { first } = await sundayOf(sql)
  const slots = async (): Promise<number[]> => {
    const answer = await request.get(`/api/disponibilidad?fecha=${first}&personas=2`)
    const { comida, cena } = (await answer.json()) as { comida: unknown[]; cena: unknown[] }
    return [comida.length, cena.length]
  }
  const stamp = `dateTime="${first}"`
  await page.goto('/almaenigma/ajustes/semana')
  await expect(page.getByText('Todos los días abiertos tienen el horario general.')).toBeVisible()
  await page.getByRole('link', { name: 'Nuevo cambio' }).click()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText(/^Di qué cambia/).first()).toBeVisible()

  await page.getByLabel('Desde el día').fill(first)
  const sunday = page.getByLabel('Domingo, cena', { exact: true })
  await expect(sunday).toContainText('Sin cambio: 18:30–22:30')
  await sunday.selectOption({ label: 'Cerrado' })
  const preview = page.getByRole('list', { name: 'Vista previa' }).getByRole('listitem')
  await expect(preview).toHaveCount(14)
  await expect(preview.filter({ hasText: 'Cena cerrado' })).toHaveCount(2)
  await expect(preview.first()).toContainText('Comida 13:00–15:15 · Cena cerrado (cambia)')

  await page.getByLabel('Viernes, cena', { exact: true }).selectOption({ label: 'A otra hora' })
  const friday = page.getByRole('group', { name: 'Viernes' })
  await friday.getByLabel('Primera mesa').last().fill('20:00')
  await friday.getByLabel('Última mesa').last().fill('23:30')
  await expect(preview.filter({ hasText: 'Cena 20:00–23:30' })).toHaveCount(2)
  expect(await inEveryWay(page)).toEqual([])

  let ya = await save(page)
  await page.waitForURL(new RegExp(`semana/${first}`))
  await seVe(page, ya, '/contact', [stamp, 'Cena: Cerrado'], [true, true])
  await seVe(page, ya, '/de/contact', [stamp, 'Abends: Geschlossen'], [true, true])
  await seVe(page, ya, '/it/reservations', [stamp, 'Cena: Chiuso'], [true, true])
  expect(await slots()).toEqual([10, 0])
  expect((await read(page, '/en/contact', ['"validFrom"', '"validThrough"'])).every(Boolean)).toBe(true)

  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  expect(await inEveryWay(page)).toEqual([])
  await page.getByRole('button', { name: 'Sí, borrar' }).click()
  ya = await saying(page, / se ha borrado\./)
  expect(await slots()).toEqual([10, 17])
  await seVe(page, ya, '/contact', [stamp], [false])
  ya = await undo(page, / vuelve a estar como antes\./)
  await seVe(page, ya, '/contact', [stamp], [true])
  expect(await slots()).toEqual([10, 0])
})

test('point 18: whoever has booked at an hour that goes is told before anything is saved @matrix', async ({
  panel: page,
  request,
  sql,
}) => {
  const { first } = await sundayOf(sql)
  const { nombre } = await bookTable(request, { fecha_reserva: first, hora_reserva: '21:00' })
  const stored = async () => (await sql`select private.reglas_reserva() -> 'semana' as valor`)[0]?.valor
  await page.goto('/almaenigma/ajustes/semana/nuevo')
  await page.getByLabel('Desde el día').fill(first)
  await page.getByLabel('Domingo, cena', { exact: true }).selectOption({ label: 'Cerrado' })
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.locator('#c-quedan-error')).toContainText(nombre)
  expect(await inEveryWay(page)).toEqual([])
  expect(await stored()).toEqual([])
  await expect(page.getByLabel('Domingo, cena', { exact: true })).toHaveValue('cerrado')
  await page.getByLabel('Dejar esas reservas como están y guardar').check()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page).toHaveURL(new RegExp(`/ajustes/semana/${first}$`), { timeout: 20_000 })
  expect(await stored()).toEqual([{ dia: 7, servicio: 'cena', desde: first, horas: [] }])
})

test('point 18: the editor stands on a phone without anything cut off', async ({ panel: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/almaenigma/ajustes/semana/nuevo')
  for (const dia of ['Lunes', 'Miércoles', 'Domingo'])
    for (const servicio of ['comida', 'cena']) {
      const field = page.getByLabel(`${dia}, ${servicio}`, { exact: true })
      await field.scrollIntoViewIfNeeded()
      const box = await field.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
    }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
