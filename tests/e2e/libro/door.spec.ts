import { expect, record, test } from '../support/libro.ts'

/** At the door: who was written down by mistake, and who comes after his table was given away. */
const today = `delete from reservas where fecha_reserva = (now() at time zone 'Europe/Madrid')::date`
test.afterAll(async ({ sql }) => {
  await sql`update zonas set aforo = null`
  await sql.unsafe(today)
})

test('§9 a walk-in by mistake is taken back; who comes late to a table that was given away sits above the seats, with a reason @matrix', async ({
  panel: page,
  sql,
}) => {
  await sql.unsafe(today)
  await sql`update zonas set aforo = 2 where clave = 'interior'`
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, estado, duracion)
      select 'Libro Tarde', 'tarde@example.com', '+34600123123', t::date,
        case when t::time > '00:30' then t::time - interval '30 minutes' else time '00:00' end, 2, 'interior', 'no_presentada', 120
      from (select date_trunc('minute', now() at time zone 'Europe/Madrid') as t) m`
  })
  const seat = async () => {
    await page.getByRole('button', { name: 'Sin reserva' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sentar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/almaenigma/reservas')
  await seat()
  await expect(record(page, 'Sin reserva')).toContainText('Sentada')
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Ya no viene una reserva')).toBeVisible()
  expect(await sql`select estado from reservas where canal = 'paso'`).toEqual([
    { estado: 'cancelada_restaurante' },
  ])

  await seat()
  await record(page, 'Libro Tarde')
    .getByRole('button', { name: /^Sí vino/ })
    .click()
  const box = page.getByRole('dialog')
  await expect(box.getByText('Su mesa ya se ha dado')).toBeVisible()
  await box.getByLabel('Reservar sobre el aforo, porque…').fill('Se quedan en la barra')
  await box.getByRole('button', { name: 'Sentar' }).click()
  await expect(record(page, 'Libro Tarde')).toContainText('Sentada')
  await expect(record(page, 'Libro Tarde')).toContainText('Sobre el aforo: Se quedan en la barra')
})
