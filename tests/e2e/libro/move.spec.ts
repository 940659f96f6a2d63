import { bookTable, expect, record, saturday, test } from '../support/libro.ts'

test.afterAll(async ({ sql }) => {
  await sql`delete from reservas where nombre like 'Libro %'`
})

test('19.19 a booking is moved by the free times of the day: one press fills the hour, another area shows its own @matrix', async ({
  panel: page,
  sql,
  request,
}) => {
  const { sabado: dia, domingo } = await saturday(sql)
  const r = await bookTable(request, { fecha_reserva: dia, hora_reserva: '20:00' })
  await page.goto(`/almaenigma/reservas?dia=${dia}`)
  await record(page, r.nombre).getByRole('button', { name: /^Más/ }).click()
  await page.getByRole('button', { name: `Cambiar… la reserva de ${r.nombre}` }).click()
  const box = page.getByRole('dialog')
  await box.getByLabel('Dónde').selectOption('interior')
  const free = box.getByRole('group', { name: 'Horas libres en la sala ese día' })
  await expect(free.getByRole('button', { name: '20:00' })).toHaveAttribute('aria-pressed', 'true')
  await box.getByLabel('Día', { exact: true }).fill(domingo)
  await free.getByRole('button', { name: '14:00' }).click()
  await expect(box.getByLabel('Hora', { exact: true })).toHaveValue('14:00')
  await box.getByLabel('Dónde').selectOption('exterior')
  await expect(box.getByRole('group', { name: 'Horas libres en la terraza ese día' })).toBeVisible()
  await box.getByLabel('Dónde').selectOption('interior')
  await box.getByRole('button', { name: 'Guardar el cambio' }).click()
  await expect(page.getByText(`La reserva de ${r.nombre} ha cambiado.`)).toBeVisible()
  const [row] =
    await sql`select to_char(fecha_reserva, 'YYYY-MM-DD') as dia, to_char(hora_reserva, 'HH24:MI') as hora
    from reservas where nombre = ${r.nombre}`
  expect(row).toEqual({ dia: domingo, hora: '14:00' })
})
