import { violations } from '../support/fixtures.ts'
import { enFoco, foco, tab } from '../support/keyboard.ts'
import { bookTable, expect, record, saturday, test } from '../support/libro.ts'

/** The day board with the keys alone, from the moment it has loaded; at every stop a focus that can be seen. */
test.afterAll(async ({ sql }) => {
  await sql`delete from reservas where nombre like 'Libro %' or nombre in ('Tecla Llama', 'Hora Pasada', 'Hora Llegada', 'Sin reserva')`
})

test('a Saturday with the keys alone: confirm, take back, move, write down, search, ask why, refuse @matrix', async ({
  panel: page,
  sql,
  request,
}) => {
  const dias = await saturday(sql)
  await sql`delete from reservas where fecha_reserva = ${dias.sabado}`
  const horas = ['13:00', '13:45', '21:00']
  const [first, second, third] = await Promise.all(
    horas.map((hora_reserva) => bookTable(request, { fecha_reserva: dias.sabado, hora_reserva })),
  )
  if (!first || !second || !third) throw new Error('no bookings')
  const rows = page.getByRole('article')
  const box = page.getByRole('dialog')
  await page.goto(`/almaenigma/reservas?dia=${dias.sabado}`)
  await expect(rows).toHaveCount(3)

  await test.step('J, C and Control Z: confirmed and taken back, the focus on the row', async () => {
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(rows.nth(0)).toBeFocused({ timeout: 500 })
    }).toPass()
    await enFoco(page)
    await page.keyboard.press('c')
    await expect(rows.nth(0)).toContainText('Confirmada')
    await enFoco(page)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rows.nth(0)).toContainText('Por confirmar')
    await expect(page.getByText('Deshecho.')).toBeVisible()
    await expect(rows.nth(0)).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(rows.nth(2)).toBeFocused()
    await enFoco(page)
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    await expect(rows.nth(0)).toBeFocused()
  })

  await test.step('with its buttons too, and back on the row when the button is gone', async () => {
    await tab(page, /^Confirmar la reserva de/)
    await page.keyboard.press('Enter')
    await expect(rows.nth(0)).toContainText('Confirmada')
    await enFoco(page, first.nombre)
    await tab(page, /^Deshacer el último paso/)
    await page.keyboard.press('Enter')
    await expect(rows.nth(0)).toContainText('Por confirmar')
    await enFoco(page, first.nombre)
  })

  await test.step('"Más", and to another hour in its window', async () => {
    await tab(page, /^Más sobre/)
    await page.keyboard.press('Enter')
    await enFoco(page, /^Menos sobre/)
    await tab(page, /^Cambiar… la reserva de/)
    await page.keyboard.press('Enter')
    await expect(box).toBeVisible()
    await enFoco(page)
    await tab(page, /^Hora$/)
    // One hour later, however the browser writes an hour.
    await page.keyboard.press('ArrowUp')
    await expect(box.getByLabel('Hora')).toHaveValue('14:00')
    await tab(page, /^Guardar el cambio$/)
    await page.keyboard.press('Enter')
    await expect(box).toHaveCount(0)
    await expect(record(page, first.nombre)).toContainText('14:00')
    await enFoco(page, new RegExp(first.nombre))
  })

  await test.step('a call is written down, and a window left with Escape', async () => {
    await page.keyboard.press('/')
    await enFoco(page, 'Buscar por nombre, teléfono o código')
    await tab(page, /^Apuntar por teléfono$/)
    await page.keyboard.press('Enter')
    await expect(box).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await enFoco(page, 'Apuntar por teléfono')
    await page.keyboard.press('Enter')
    await enFoco(page, 'Teléfono')
    await page.keyboard.type('611 444 555')
    await page.keyboard.press('Enter')
    await enFoco(page, 'Nombre')
    await page.keyboard.type('Tecla Llama')
    await tab(page, /^Personas$/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(box).toHaveCount(0)
    await expect(record(page, 'Tecla Llama')).toContainText('3 personas')
    await enFoco(page, 'Apuntar por teléfono')
  })

  await test.step('searched for, and back', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('611444')
    await expect(rows).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(rows).toHaveCount(4)
    await enFoco(page, 'Buscar por nombre, teléfono o código')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE')
    await enFoco(page)
  })

  await test.step('why is it full: asked, and back where one was', async () => {
    await page.keyboard.press('/')
    await tab(page, /^13:45/)
    const asked = (await foco(page)).nombre
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'sala' })).toBeVisible()
    await enFoco(page)
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await enFoco(page, asked)
    await page.keyboard.press('Enter')
    await expect(box).toBeVisible()
    // With its cross as well.
    await enFoco(page, 'Cerrar')
    await page.keyboard.press('Enter')
    await expect(box).toHaveCount(0)
    await enFoco(page, asked)
  })

  await test.step('refused, with a reason', async () => {
    const row = record(page, second.nombre)
    await tab(page, new RegExp(`^Más sobre ${second.nombre}`))
    await page.keyboard.press('Enter')
    await tab(page, /^Rechazar… la reserva de/)
    await page.keyboard.press('Enter')
    await expect(box).toBeVisible()
    await enFoco(page, /^Motivo/)
    await page.keyboard.type('Esa noche hay una boda')
    await page.keyboard.press('Enter')
    await expect(box).toHaveCount(0)
    await expect(row).toContainText('Rechazada')
    await expect(row).toContainText('Esa noche hay una boda')
    await enFoco(page, new RegExp(second.nombre))
  })
  expect(await violations(page)).toEqual([])
})

test('tonight at the door with the keys alone: seat, did not come, take back, whoever walks in @matrix', async ({
  panel: page,
  sql,
}) => {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const [nombre, telefono] of [
      ['Hora Pasada', '+34600123123'],
      ['Hora Llegada', '+34600123124'],
    ] as const)
      await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, estado)
        values (${nombre}, ${`${telefono.slice(1)}@example.com`}, ${telefono}, (now() at time zone 'Europe/Madrid')::date, '00:00', 2, 'interior', 'confirmada')`
  })
  const ir = async (nombre: string) => {
    for (let i = 0; i < 80; i += 1) {
      await page.keyboard.press(i < 40 ? 'j' : 'k')
      if ((await foco(page)).nombre.includes(nombre)) return
    }
    throw new Error(`${nombre} is not reached with J and K`)
  }
  await page.goto('/almaenigma/reservas')
  const missing = record(page, 'Hora Pasada')
  const arrive = record(page, 'Hora Llegada')
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.locator('article:focus')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await ir('Hora Pasada')
  await page.keyboard.press('n')
  await expect(missing).toContainText('No vino')
  await enFoco(page, /Hora Pasada/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(missing).toContainText('Confirmada')
  await ir('Hora Llegada')
  await page.keyboard.press('s')
  await expect(arrive).toContainText('Sentada')
  await enFoco(page, /Hora Llegada/)

  await page.keyboard.press('/')
  await tab(page, /^Sin reserva$/)
  await page.keyboard.press('Enter')
  await enFoco(page, /^Personas$/)
  await page.keyboard.press('ArrowUp')
  await tab(page, /^Sentar$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(record(page, 'Sin reserva').first()).toContainText('Sentada')
  await enFoco(page, 'Sin reserva')
})
