import { bookTable, expect, saturday, test } from '../support/libro.ts'

/** How the board tells of a new request while somebody looks elsewhere. */
test.afterAll(async ({ sql }) => {
  await sql`delete from reservas where nombre like 'Libro %'`
})

test('T-RES-11 §9 a new request rings and is counted in the tab, until it is looked at; neither once it is switched off @matrix', async ({
  panel: page,
  sql,
  request,
}) => {
  const dias = await saturday(sql)
  await page.addInitScript(() => {
    const host = window as unknown as { rung: number; away: boolean }
    host.rung = 0
    host.away = false
    Object.defineProperty(document, 'hidden', { get: () => host.away })
    const ring = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      host.rung += 1
      return ring.call(this)
    }
  })
  const rung = () => page.evaluate(() => (window as unknown as { rung: number }).rung)
  const look = (away: boolean) =>
    page.evaluate((gone) => {
      ;(window as unknown as { away: boolean }).away = gone
      document.dispatchEvent(new Event('visibilitychange'))
    }, away)
  const fresh = () => bookTable(request, { fecha_reserva: dias.sabado, hora_reserva: '20:00' })
  const pulse = () => page.waitForResponse(/libro\/pulso/)

  await page.goto(`/almaenigma/reservas?dia=${dias.sabado}`)
  await pulse()
  await look(true)
  await fresh()
  await expect(page).toHaveTitle(/^\(1\) /)
  // Two notes of a bell.
  expect(await rung()).toBe(2)
  await fresh()
  await expect(page).toHaveTitle(/^\(2\) /)
  await look(false)
  await expect(page).not.toHaveTitle(/^\(/)

  await page.getByLabel('Avisar con sonido').uncheck()
  await page.getByLabel('Contar las nuevas en la pestaña').uncheck()
  await page.reload()
  await pulse()
  await expect(page.getByLabel('Avisar con sonido')).not.toBeChecked()
  await look(true)
  const { nombre } = await fresh()
  await expect(page.getByRole('article').filter({ hasText: nombre })).toBeVisible({ timeout: 5000 })
  await expect(page).not.toHaveTitle(/^\(/)
  expect(await rung()).toBe(0)
})
