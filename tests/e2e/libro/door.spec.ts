import { apunte, expect, test } from '../support/libro.ts'

/** At the door: who was written down by mistake, and who comes after his table was given away. */
const hoy = `delete from reservas where fecha_reserva = (now() at time zone 'Europe/Madrid')::date`
test.afterAll(async ({ sql }) => {
  await sql`update zonas set aforo = null`
  await sql.unsafe(hoy)
})

test('§9 a walk-in by mistake is taken back; who comes late to a table that was given away sits above the seats, with a reason', async ({
  panel: page,
  sql,
}) => {
  await sql.unsafe(hoy)
  await sql`update zonas set aforo = 2 where clave = 'interior'`
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, estado, duracion)
      select 'Libro Tarde', 'tarde@example.com', '+34600123123', t::date,
        case when t::time > '00:30' then t::time - interval '30 minutes' else time '00:00' end, 2, 'interior', 'no_presentada', 120
      from (select date_trunc('minute', now() at time zone 'Europe/Madrid') as t) m`
  })
  const sentar = async () => {
    await page.getByRole('button', { name: 'Sin reserva' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sentar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/almaenigma/reservas')
  await sentar()
  await expect(apunte(page, 'Sin reserva')).toContainText('Sentada')
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Ya no viene una reserva')).toBeVisible()
  expect(await sql`select estado from reservas where canal = 'paso'`).toEqual([
    { estado: 'cancelada_restaurante' },
  ])

  await sentar()
  await apunte(page, 'Libro Tarde')
    .getByRole('button', { name: /^Sí vino/ })
    .click()
  const box = page.getByRole('dialog')
  await expect(box.getByText('Su mesa ya se ha dado')).toBeVisible()
  await box.getByLabel('Reservar sobre el aforo, porque…').fill('Se quedan en la barra')
  await box.getByRole('button', { name: 'Sentar' }).click()
  await expect(apunte(page, 'Libro Tarde')).toContainText('Sentada')
  await expect(apunte(page, 'Libro Tarde')).toContainText('Sobre el aforo: Se quedan en la barra')
})
