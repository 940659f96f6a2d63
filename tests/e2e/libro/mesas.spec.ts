import { enFoco } from '../support/keyboard.ts'
import { bookTable, expect, record, saturday, test } from '../support/libro.ts'
import { inEveryWay } from '../support/panel/panel-modes.ts'
import { save } from '../support/workshop.ts'

/** Point 21: tables of an area, from the owner's list to the host's plan. */

const today = `delete from reservas where fecha_reserva = (now() at time zone 'Europe/Madrid')::date`
test.afterAll(async ({ sql }) => {
  await sql`update zonas set por_mesas = false where por_mesas`
  await sql`delete from reservas where nombre like 'Libro %'`
  await sql.unsafe(today)
  await sql`delete from mesas`
})

test('19.21 tables are named, given by the rule, moved by key and on the plan, taken back; then the hour is full @matrix', async ({
  panel: page,
  sql,
  request,
}) => {
  test.slow()
  const { sabado } = await saturday(sql)
  await sql`delete from reservas where fecha_reserva = ${sabado}`
  const before = await bookTable(request, {
    ...{ fecha_reserva: sabado, hora_reserva: '21:00', preferencia_mesa: 'interior' },
  })
  const row = (nombre: string) => record(page, nombre)
  const box = page.getByRole('dialog')

  await test.step('without tables the book has none, nor a plan', async () => {
    await page.goto(`/almaenigma/reservas?dia=${sabado}`)
    await expect(row(before.nombre)).toContainText('sala, hasta las')
    await expect(page.getByText('Plano', { exact: true })).toHaveCount(0)
  })

  await test.step('the owner writes three tables and a join; what is wrong is said at its field', async () => {
    await page.goto('/almaenigma/ajustes/zonas?zona=interior')
    await page
      .getByRole('link', { name: /^Mesas de/ })
      .first()
      .click()
    await expect(page.getByText('Cómo se cuenta')).toBeVisible()
    await page.getByRole('checkbox', { name: /^Contar .* por mesas$/ }).check()
    for (const [i, [nombre, plazas]] of [
      ['1', '2'],
      ['2', '2'],
      ['3', '4'],
    ].entries()) {
      await page.locator(`[name="mesa.${i}.nombre"]`).fill(nombre ?? '')
      await page.locator(`[name="mesa.${i}.plazas"]`).fill(plazas ?? '')
      await page.locator(`[name="mesa.${i}.x"]`).fill(String(i + 1))
      await page.locator(`[name="mesa.${i}.y"]`).fill('1')
    }
    await page.locator('[name="union.0.nombre"]').fill('1+2')
    await page.locator('[name="union.0.plazas"]').fill('4')
    await page.locator('[name="union.0.minimo"]').fill('3')
    await page.locator('[name="union.0.unidas"]').fill('1 + 9')
    await page.getByRole('button', { name: /^Guardar/ }).click()
    await expect(page.getByText('No hay ninguna mesa «9».').first()).toBeVisible()
    await page.locator('[name="union.0.unidas"]').fill('1 + 2')
    await save(page)
    await expect(page.locator('[name="mesa.2.nombre"]')).toHaveValue('3')
    await expect(page.locator('[name="union.0.unidas"]')).toHaveValue('1 + 2')
    expect(await inEveryWay(page)).toEqual([])
  })

  await test.step('who had booked has a table by now, and whoever books gets the next', async () => {
    const four = await bookTable(request, {
      ...{ fecha_reserva: sabado, hora_reserva: '21:00', personas: 4, preferencia_mesa: 'interior' },
    })
    await page.goto(`/almaenigma/reservas?dia=${sabado}`)
    await expect(row(before.nombre)).toContainText('mesa 1')
    await expect(row(four.nombre)).toContainText('mesa 3')
    await expect(page.getByText('Plano', { exact: true })).toBeVisible()
    expect(await inEveryWay(page)).toEqual([])
  })

  await test.step('M, the arrow and Enter move a party; Control Z brings it back', async () => {
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(row(before.nombre)).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('m')
    await expect(box.getByLabel('Mesa')).toBeFocused()
    await enFoco(page)
    expect(await inEveryWay(page)).toEqual([])
    await expect(box.getByRole('option')).toHaveText([
      'Mesa 1 (2 plazas)',
      'Mesa 2 (2 plazas)',
      'Mesa 1+2 (4 plazas)',
      'Sin mesa',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    if ((await box.count()) > 0) await box.getByRole('button', { name: 'Guardar la mesa' }).press('Enter')
    await expect(row(before.nombre)).toContainText('mesa 2')
    await expect(row(before.nombre)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(row(before.nombre)).toContainText('mesa 1')
    await expect(page.getByText('Deshecho.')).toBeVisible()
  })

  await test.step('on the plan: who sits where at an hour, and a free table is given', async () => {
    const hour = page.getByLabel('A qué hora')
    await hour.selectOption('18:30')
    await expect(page.getByRole('button', { name: /^Mesa 1.*Libre.*hasta 21:00/ })).toBeVisible()
    await hour.selectOption('21:00')
    await expect(page.getByRole('button', { name: /^Mesa 3.*Reservada/ })).toBeVisible()
    const free = page.getByRole('button', { name: /^Mesa 2.*Libre/ })
    await free.focus()
    await enFoco(page)
    await page.keyboard.press('Enter')
    await expect(box).toContainText('Mesa 2 (2 plazas)')
    expect(await inEveryWay(page)).toEqual([])
    await box.getByRole('button', { name: 'Dar esta mesa' }).click()
    await expect(row(before.nombre)).toContainText('mesa 2')
    await page.getByRole('button', { name: `Cambiar de mesa a ${before.nombre}` }).click()
    await box.getByLabel('Mesa').selectOption({ label: 'Sin mesa' })
    await box.getByRole('button', { name: 'Guardar la mesa' }).click()
    await expect(row(before.nombre)).toContainText('sin mesa')
    await page.getByRole('button', { name: /^Mesa 1.*Libre/ }).click()
    await box.getByRole('button', { name: 'Dar esta mesa' }).click()
    await expect(row(before.nombre)).toContainText('mesa 1')
    await row(before.nombre).getByRole('button', { name: /^Más/ }).click()
    await expect(row(before.nombre)).toContainText('Mesa 1 (antes: sin mesa)')
  })

  await test.step('the last table makes the hour full for guests, and the book says why', async () => {
    await bookTable(request, { fecha_reserva: sabado, hora_reserva: '21:00', preferencia_mesa: 'interior' })
    const answer = await request.get(`/api/disponibilidad?fecha=${sabado}&personas=2`)
    const { cena } = (await answer.json()) as { cena: { hora: string; mesas: Record<string, unknown> }[] }
    expect(cena.find(({ hora }) => hora === '21:00')?.mesas.interior).toBe('lleno')
    await page
      .getByRole('region', { name: /^Cena/ })
      .getByRole('button', { name: /^21:00/ })
      .click()
    await expect(box).toContainText('No queda ninguna mesa de la sala para 2 personas')
    await page.keyboard.press('Escape')
  })

  await test.step('a walk-in gets a table; on a phone nothing is cut off', async () => {
    await sql.unsafe(today)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/almaenigma/reservas')
    await page.getByRole('button', { name: 'Sin reserva' }).click()
    await box.getByRole('button', { name: 'Sentar' }).click()
    await expect(row('Sin reserva')).toContainText('mesa 1')
    await expect(page.getByRole('button', { name: /^Mesa 1.*Sentada/ })).toBeVisible()
    expect(await inEveryWay(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
    await page.goto('/almaenigma/ajustes/zonas/mesas?zona=interior')
    expect(await inEveryWay(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  })
})
