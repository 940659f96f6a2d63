import { bookTable, expect, mailbox, record, saturday, test } from '../support/libro.ts'

/** Another time instead of the one that was asked for: from the board to the guest's own page. */
test.afterAll(async ({ sql }) => {
  await sql`delete from lista_espera where nombre like 'Libro %'`
  await sql`delete from reservas where nombre like 'Libro %'`
})

test('§9 the house proposes another time, the guest takes it with one tap, and it stands in the book @matrix', async ({
  panel: page,
  browser,
  baseURL,
  sql,
  request,
}) => {
  const dias = await saturday(sql)
  const r = await bookTable(request, { fecha_reserva: dias.sabado, hora_reserva: '21:00' }, 'de')
  await page.goto(`/almaenigma/reservas?dia=${dias.sabado}`)
  const row = record(page, r.nombre)
  await row.getByRole('button', { name: /^Más/ }).click()
  await row.getByRole('button', { name: /^Proponer otra hora/ }).click()
  const box = page.getByRole('dialog')
  await box.getByLabel('Hora').fill('03:00')
  await box.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(box.getByRole('alert')).toBeVisible()
  await box.getByLabel('Hora').fill('20:15')
  await box.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(page.getByText(`Propuesta enviada a ${r.nombre}.`)).toBeVisible()
  await expect(box).toHaveCount(0)
  await expect(page.getByText('Le hemos propuesto esta mesa')).toBeVisible()

  const letter = () => mailbox([r.email]).find(({ tipo }) => tipo === 'espera_oferta')
  await expect.poll(() => letter()?.subject, { timeout: 15_000 }).toContain('Eine andere Zeit für Sie')
  const [, path = ''] = /https?:\/\/[^/\s]+(\/\S*espera\S+)/.exec(letter()?.text ?? '') ?? []
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(path)
  await expect(guest.getByRole('heading', { name: 'Wir halten diesen Tisch für Sie' })).toBeVisible()
  await guest.getByRole('button', { name: 'Tisch annehmen' }).click()
  await expect(guest.getByText('20:15').first()).toBeVisible()
  await context.close()

  await expect(record(page, r.nombre).filter({ hasText: '20:15' })).toContainText('Confirmada')
  expect(
    await sql`select estado, to_char(hora_reserva, 'HH24:MI') as hora from reservas where nombre = ${r.nombre} order by hora_reserva`,
  ).toEqual([
    { estado: 'confirmada', hora: '20:15' },
    { estado: 'rechazada', hora: '21:00' },
  ])
})
