import { bookTable, expect, saturday, test } from '../support/libro.ts'

test('a booking by phone begins in its first field @matrix', async ({ panel: page }) => {
  await page.goto('/almaenigma/reservas')
  await page.getByRole('button', { name: 'Apuntar por teléfono' }).click()
  await expect(page.getByRole('dialog').locator('input:visible, select:visible').first()).toBeFocused()
})

test('the sidebar counts the requests as the board does, as soon as one comes @matrix', async ({
  panel: page,
  sql,
  request,
}) => {
  const { sabado: dia } = await saturday(sql)
  await page.goto('/almaenigma/reservas')
  await bookTable(request, { fecha_reserva: dia, hora_reserva: '21:00' })
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from reservas
    where estado = 'pendiente' and fecha_reserva >= (now() at time zone 'Europe/Madrid')::date`
  await expect(page.getByText(`${row?.n} por confirmar en todos los días`)).toBeVisible()
  const link = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: /^Reservas/ })
  await expect(link.locator('b')).toHaveText(`${row?.n} pendientes`)
})
