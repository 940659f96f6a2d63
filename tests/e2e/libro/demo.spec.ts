import { guest } from '../support/chat.ts'
import { expect, record, saturday, test } from '../support/libro.ts'
import { inEveryWay } from '../support/panel/panel-modes.ts'

/** Point 5: the bookings of the demo are marked, and one press takes them away. */
test('point 5: a booking of the demo says so, and goes with all of them after a second press @matrix', async ({
  panel: page,
  sql,
}) => {
  const { sabado } = await saturday(sql)
  const insert = (nombre: string, demo: boolean) => sql`
    insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, estado, demo)
    values (${nombre}, ${guest().email}, ${guest().phone}, ${sabado}, '20:00', 2, 'confirmada', ${demo})`
  await insert('Muestra Inventada', true)
  await insert('Muestra Verdadera', false)
  try {
    await page.goto(`/almaenigma/reservas?dia=${sabado}`)
    await expect(record(page, 'Muestra Inventada')).toContainText('De muestra')
    await expect(record(page, 'Muestra Verdadera')).not.toContainText('De muestra')
    expect(await inEveryWay(page)).toEqual([])
    await page.goto('/almaenigma')
    const notice = page.getByRole('region', { name: 'Reservas de muestra' })
    await expect(notice).toContainText('Hay una reserva de muestra')
    expect(await inEveryWay(page)).toEqual([])
    await notice.getByRole('button', { name: 'Quitar las reservas de muestra' }).click()
    const asks = page.getByRole('dialog', { name: '¿Quitar las reservas de muestra?' })
    await expect(asks.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    expect(await inEveryWay(page)).toEqual([])
    await asks.getByRole('button', { name: 'Cancelar' }).click()
    expect(await sql`select 1 from reservas where demo`).toHaveLength(1)
    await notice.getByRole('button', { name: 'Quitar las reservas de muestra' }).click()
    await asks.getByRole('button', { name: 'Quitarlas' }).click()
    await expect(page.getByText('Las reservas de muestra ya no están.')).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(await sql`select nombre from reservas where nombre like 'Muestra %'`).toMatchObject([
      { nombre: 'Muestra Verdadera' },
    ])
  } finally {
    await sql`delete from reservas where nombre like 'Muestra %'`
  }
})
