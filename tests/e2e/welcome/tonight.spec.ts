import { wallClock } from '../../../lib/core/dates.ts'
import { tonightOf } from '../../../lib/reservas/tonight.ts'
import { Chat } from '../support/chat.ts'
import { expect, test } from '../support/fixtures.ts'

test('19.12 free tables of tonight on the home, on the reservations page and in the chat, one tap from the form; nothing where the house is closed @matrix', async ({
  page,
  sql,
}) => {
  const { fecha } = wallClock(Date.now())
  const special = (tipo: string) => sql`
    update public.ajustes set valor = ${sql.json([{ tipo, desde: fecha, hasta: fecha, motivo: null }])} where clave = 'cierres'`
  const [before] = await sql`select valor from public.ajustes where clave = 'cierres'`
  const free = async () => {
    const asked = await page.request.get(`/api/disponibilidad?fecha=${fecha}&personas=2`)
    return asked.ok() ? (tonightOf(await asked.json())?.horas ?? []) : []
  }
  const line = page.locator('[data-de^="/api/mesas"] p')
  /** An answer is shared by everybody for a second: a page opened within it may tell what was. */
  const open = async (path: string) => {
    const told = page.waitForResponse(/\/api\/mesas/)
    await page.goto(path)
    await told
  }
  try {
    await special('apertura_especial')
    const expected = await free()
    for (const path of ['/', '/de/reservations']) {
      await expect(async () => {
        await open(path)
        await expect(line.getByRole('link')).toHaveText([...expected], { timeout: 1000 })
      }).toPass({ timeout: 15_000 })
      const shifted = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            new PerformanceObserver((list) =>
              done(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
              ),
            ).observe({ type: 'layout-shift', buffered: true })
            setTimeout(done, 200, 0)
          }),
      )
      expect(shifted).toBeLessThan(0.005)
    }
    const [hora = ''] = expected
    // After the last table of the day there is no hour to press.
    if (hora) {
      const chat = new Chat(page, 'de')
      await chat.open('/de/menu')
      await expect(chat.button(new RegExp(hora))).toBeVisible()
      await page.goto('/')
      await line.getByRole('link', { name: hora }).click()
      await expect(page.locator(`input[name=hora_reserva][value="${hora}"]`)).toBeChecked()
    }
    await special('cierre')
    await expect(async () => {
      await open('/')
      await expect(line).toBeHidden({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
  } finally {
    await sql`update public.ajustes set valor = ${sql.json(before?.valor)} where clave = 'cierres'`
  }
})
