import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { guest } from '../support/chat.ts'
import { enFoco } from '../support/keyboard.ts'
import { expect, record, saturday, test } from '../support/libro.ts'
import { inEveryWay } from '../support/panel/panel-modes.ts'

/** Point 19: a call is written down from anywhere, while the guest is on the line. */
const CALLED = 'Llamada %'
test.afterAll(async ({ sql }) => {
  await sql`delete from reservas where nombre like ${CALLED}`
})

const name = (who: string) => `Llamada ${who}`
/** A guest who has been here once, three weeks ago, with a party of three on the terrace. */
async function known(sql: Sql, who: string) {
  const { phone: drawn, email } = guest()
  // No other test's guest has a number that begins so: the list shows the first few.
  const phone = drawn.replace('+3461', '+3474')
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    const [card] = await tx`insert into clientes (nombre, email, telefono, notas)
      values (${name(who)}, ${email}, ${phone}, 'Le gusta la mesa del rincón') returning id`
    await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, estado,
        cliente_id, requisitos_dieteticos)
      values (${name(who)}, ${email}, ${phone}, current_date - 21, '14:00', 3, 'exterior', 'finalizada', ${card?.id}, 'Sin gluten')`
  })
  return { phone, typed: phone.slice(3), email }
}
const box = (page: Page) => page.getByRole('dialog', { name: 'Apuntar una reserva por teléfono' })
const written = async (sql: Sql, who: string) =>
  sql`select telefono, personas, preferencia_mesa, estado, canal, to_char(hora_reserva, 'HH24:MI') as hora, requisitos_dieteticos,
    grupo_motivo from reservas where nombre = ${name(who)} and fecha_reserva >= current_date`

/** Presses the key until it is heard: on a busy machine the page may still be coming alive. */
const openByKey = (page: Page) =>
  expect(async () => {
    if (await box(page).isHidden()) await page.keyboard.press('a')
    await expect(box(page)).toBeVisible({ timeout: 1500 })
  }).toPass()

test('point 19: A on any page, the number, Enter, Enter: a guest who was here is booked @matrix', async ({
  panel: page,
  sql,
}) => {
  const { phone, typed } = await known(sql, 'Conocida')
  await page.goto('/almaenigma/platos')
  await openByKey(page)
  const field = box(page).getByRole('combobox', { name: 'Teléfono' })
  await expect(field).toBeFocused()
  await page.keyboard.type(typed.slice(0, 6))
  const option = box(page)
    .getByRole('option')
    .filter({ hasText: name('Conocida') })
  await expect(option).toContainText('1 visita')
  await page.keyboard.type(typed.slice(6))
  await expect(box(page).getByRole('status').filter({ hasText: 'Intro para elegir' })).toContainText(
    name('Conocida'),
  )
  await page.keyboard.press('Enter')
  const card = box(page).getByRole('region', { name: `Ficha de ${name('Conocida')}` })
  await expect(card).toContainText('1 visita, la última el')
  await expect(card).toContainText('La última vez pidió: Sin gluten')
  await expect(card).toContainText('Le gusta la mesa del rincón')
  await expect(box(page).getByRole('radio', { checked: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveCount(0)
  await expect(page.getByText(/^Apuntada: Llamada Conocida/)).toBeVisible()
  // Written down from the menu's page, for another day: one press leads there.
  await expect(page.getByRole('link', { name: 'Ver ese día' })).toHaveAttribute('href', /reservas\?dia=20/)
  const rows = await written(sql, 'Conocida')
  expect(rows).toMatchObject([
    {
      ...{ telefono: phone, personas: 3, preferencia_mesa: 'exterior', estado: 'confirmada' },
      ...{ canal: 'telefono', requisitos_dieteticos: 'Sin gluten' },
    },
  ])
  // Taken back as any step.
  await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(async () => (await written(sql, 'Conocida'))[0]?.estado).toBe('cancelada_restaurante')
})

test('point 19: ⌘K "apuntar" opens it too; +34 is assumed and shown, and a new guest is a name more @matrix', async ({
  panel: page,
  sql,
}) => {
  const digits = `6${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  await page.goto('/almaenigma/ajustes')
  const palette = page.getByRole('combobox', { name: /^Buscar páginas/ })
  await expect(async () => {
    if (await palette.isHidden()) await page.keyboard.press('ControlOrMeta+k')
    await expect(palette).toBeVisible({ timeout: 1500 })
  }).toPass()
  await palette.fill('apuntar')
  await expect(page.getByRole('option').first()).toContainText('Apuntar una reserva por teléfono')
  await palette.press('Enter')
  const field = box(page).getByRole('combobox', { name: 'Teléfono' })
  await expect(field).toBeFocused()
  await field.pressSequentially(digits)
  await expect(box(page).getByText(/^Se guarda como \+34 \d{3} /)).toBeVisible()
  await expect(box(page).getByRole('status').filter({ hasText: 'Nadie ha llamado todavía' })).toHaveCount(1)
  await expect(box(page).getByRole('radio', { checked: true })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await enFoco(page, 'Nombre')
  await page.keyboard.type(name('Nueva'))
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveCount(0)
  expect(await written(sql, 'Nueva')).toMatchObject([{ telefono: `+34${digits}`, personas: 2 }])
})

test('point 19: the arrows choose another free time; a full one says so, with the other area @matrix', async ({
  panel: page,
  sql,
}) => {
  const { sabado } = await saturday(sql)
  await sql`delete from reservas where fecha_reserva = ${sabado}`
  await sql`update zonas set aforo = 3 where clave = 'interior'`
  try {
    await sql`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa)
      values (${name('Vecina')}, ${guest().email}, ${guest().phone}, ${sabado}, '21:00', 2, 'interior')`
    await page.goto(`/almaenigma/reservas?dia=${sabado}`)
    await openByKey(page)
    // The day of the board, the free time nearest to nine.
    await expect(box(page).getByLabel('Día', { exact: true })).toHaveValue(sabado)
    await expect(box(page).getByRole('radio', { checked: true })).toHaveCount(1)
    const chosen = await box(page).getByRole('radio', { checked: true }).getAttribute('value')
    expect(chosen).not.toBe('21:00')
    await expect(box(page).getByRole('radio', { name: /^21:00 ?llena$/ })).toHaveCount(1)
    await box(page).getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowRight')
    const next = await box(page).getByRole('radio', { checked: true }).getAttribute('value')
    expect(next).not.toBe(chosen)
    await box(page)
      .getByRole('radio', { name: /^21:00/ })
      .check({ force: true })
    await expect(box(page).getByText('En la terraza sí hay sitio.')).toBeVisible()
    await expect(box(page).getByLabel('Reservar sobre el aforo, porque…')).toBeVisible()
    await expect(box(page).getByLabel('Dónde')).toHaveValue('interior')
    await box(page).getByLabel('Dónde').selectOption('exterior')
    await expect(box(page).getByLabel('Reservar sobre el aforo, porque…')).toHaveCount(0)
    await box(page).getByLabel('Nombre').fill(name('Terraza'))
    await box(page).getByRole('button', { name: 'Apuntar y confirmar' }).click()
    await expect(record(page, name('Terraza'))).toContainText('terraza')
  } finally {
    await sql`update zonas set aforo = null`
  }
})

test('point 19: whoever types faster than the times come is booked all the same @matrix', async ({
  panel: page,
  sql,
}) => {
  const { promise: later, resolve: letCome } = Promise.withResolvers<void>()
  await page.goto('/almaenigma')
  await page.route('**/almaenigma/libro/turnos', async (route) => {
    await later
    await route.continue()
  })
  await openByKey(page)
  await box(page).getByLabel('Nombre').fill(name('Deprisa'))
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeVisible()
  expect(await written(sql, 'Deprisa')).toEqual([])
  letCome()
  await expect(box(page)).toHaveCount(0)
  expect(await written(sql, 'Deprisa')).toHaveLength(1)
})

test('point 19: a party over twenty is written down with a reason alone @matrix', async ({
  panel: page,
  sql,
}) => {
  const { sabado } = await saturday(sql)
  await page.goto(`/almaenigma/reservas?dia=${sabado}`)
  await page.getByRole('button', { name: 'Apuntar por teléfono' }).click()
  await box(page).getByLabel('Nombre').fill(name('Cofradía'))
  await box(page).getByLabel('Personas').fill('32')
  await expect(box(page).getByRole('radio', { checked: true })).toHaveCount(1)
  await box(page).getByRole('button', { name: 'Apuntar y confirmar' }).click()
  await expect(
    box(page).getByText('Más de 20 personas solo las apunta la casa: escribe por qué.'),
  ).toBeVisible()
  await box(page).getByLabel('Más de 20 personas, porque…').fill('Cena de la cofradía')
  await box(page).getByRole('button', { name: 'Apuntar y confirmar' }).click()
  await expect(record(page, name('Cofradía'))).toContainText('32 personas')
  await expect(record(page, name('Cofradía'))).toContainText('Grupo: Cena de la cofradía')
  expect(await written(sql, 'Cofradía')).toMatchObject([
    { personas: 32, grupo_motivo: 'Cena de la cofradía' },
  ])
  // Its guest may look and call off, and is sent to the telephone for a change.
  const [row] = await sql`select codigo, private.enlace_de(id) as token from reservas
    where nombre = ${name('Cofradía')}`
  await page.goto(`/reservations/${row?.codigo}?t=${row?.token}&cambiar=1`)
  await expect(page.getByText('Sois 32: un cambio lo arreglamos hablando, llámanos.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cambiar la reserva' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cancelar la reserva' })).toBeVisible()
})

test('point 17: a merged guest answers to both numbers @matrix', async ({ panel: page, sql }) => {
  const one = await known(sql, 'Doble')
  const other = await known(sql, 'Doble')
  const cards = await sql`select id from clientes where nombre = ${name('Doble')} order by id`
  await page.goto(`/almaenigma/reservas/clientes/${cards[0]?.id}`)
  await page.getByRole('button', { name: /^Unir/ }).first().click()
  await page
    .getByRole('dialog', { name: /^Unir a/ })
    .getByRole('button', { name: /^Unir/ })
    .click()
  await expect
    .poll(async () => (await sql`select 1 from clientes where nombre = ${name('Doble')}`).length)
    .toBe(1)
  for (const { typed } of [one, other]) {
    await page.goto(`/almaenigma/reservas/clientes?${new URLSearchParams({ busca: typed })}`)
    await expect(page.getByRole('link').filter({ hasText: name('Doble') })).toHaveCount(1)
    await openByKey(page)
    await page.keyboard.type(typed)
    await expect(
      box(page)
        .getByRole('option')
        .filter({ hasText: name('Doble') }),
    ).toHaveCount(1)
  }
})

test('point 19: at every width and in both lights nothing hangs over, and axe has nothing to say @matrix', async ({
  panel: page,
  sql,
}) => {
  const { typed } = await known(sql, 'Ancha')
  await page.goto('/almaenigma')
  await page.getByRole('button', { name: 'Llamada', exact: true }).click()
  await expect(box(page).getByRole('combobox', { name: 'Teléfono' })).toBeFocused()
  await page.keyboard.type(typed)
  await expect(
    box(page)
      .getByRole('option')
      .filter({ hasText: name('Ancha') }),
  ).toHaveCount(1)
  expect(await inEveryWay(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('region', { name: /^Ficha de/ })).toBeVisible()
  expect(await inEveryWay(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Llamada', exact: true })).toBeFocused()
})
