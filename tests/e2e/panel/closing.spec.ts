import { bookTable, expect, saturday, test } from '../support/libro.ts'

/** §2: closing days shows first who has booked, wherever it is closed. */

test.afterEach(async ({ sql }) => {
  await sql`update ajustes set valor = (select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(valor) c
    where coalesce(c ->> 'motivo', '') not like 'Prueba %') where clave = 'cierres'`
})

test('19.13 §2 a special day that closes over a booking tells who it is, closes nothing, and leads to Cierres @matrix', async ({
  panel: page,
  sql,
  request,
}) => {
  const { sabado: dia } = await saturday(sql)
  const { nombre } = await bookTable(request, { fecha_reserva: dia, hora_reserva: '21:00' })
  const stored = async () =>
    (await sql`select private.reglas_reserva() -> 'cierres' @> ${sql.json([{ desde: dia }])} as si`)[0]?.si
  await page.goto('/almaenigma/ajustes/dias/nuevo')
  await page.getByLabel('Día', { exact: true }).fill(dia)
  await page.getByLabel('Motivo', { exact: true }).fill('Prueba de cierre')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  const said = page.getByRole('alert').filter({ hasText: 'No se ha cerrado nada todavía' })
  await expect(said).toContainText(nombre)
  expect(await stored()).toBe(false)
  await page.getByRole('button', { name: 'Ver a quién afecta y cerrar' }).click()
  await page.waitForURL(/reservas\/cierres\?/)
  await expect(page.getByRole('main')).toContainText(nombre)
  await expect(page.getByLabel('Motivo')).toHaveValue('Prueba de cierre')

  // Other hours leave nobody without a word either: they are seen, and may stay.
  await page.goto('/almaenigma/ajustes/dias/nuevo')
  await page.getByLabel('Día', { exact: true }).fill(dia)
  await page.getByLabel('Qué pasa').selectOption({ label: 'Otro horario' })
  await page.getByLabel('Cena', { exact: true }).selectOption({ label: 'A estas horas' })
  await page.getByLabel('Horas de cena').fill('20:00 20:30')
  await page.getByLabel('Motivo', { exact: true }).fill('Prueba de horas')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.locator('#c-quedan-error')).toContainText(nombre)
  expect(await stored()).toBe(false)
  await page.getByLabel('Dejar esas reservas como están y guardar').check()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect.poll(stored, { timeout: 20_000 }).toBe(true)
})
