import { bookTable, expect, mailbox, saturday, test } from '../support/libro.ts'

/** The link with which the house decides, as scanners, strangers and old browsers use it. */
test.afterAll(async ({ sql }) => {
  await sql`delete from reservas where nombre like 'Libro %'`
})

type Sql = Parameters<typeof saturday>[0]
type Asked = Parameters<typeof bookTable>[0]

/** A request, and the address that its notice to the house carries. */
async function withLink(sql: Sql, request: Asked, hora: string) {
  const dias = await saturday(sql)
  const casa = `sala-${hora.replace(':', '')}-${Date.now()}@example.com`
  await sql`update ajustes set valor = ${sql.json(casa)} where clave = 'avisos_correo'`
  const r = await bookTable(request, { fecha_reserva: dias.sabado, hora_reserva: hora })
  await sql`update ajustes set valor = '""' where clave = 'avisos_correo'`
  await expect.poll(() => mailbox([casa]).length, { timeout: 15_000 }).toBe(1)
  const [, path = ''] =
    /https?:\/\/[^/\s]+(\/almaenigma\/decision\?t=[\w-]+)/.exec(mailbox([casa])[0]?.text ?? '') ?? []
  expect(path).not.toBe('')
  const state = async () => (await sql`select estado, version from reservas where codigo = ${r.codigo}`)[0]
  return { r, path, state }
}

test('§decision: without scripts too the house decides', async ({ browser, baseURL, sql, request }) => {
  const { path, state } = await withLink(sql, request, '13:15')
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByText(/^Confirmada\.|Ya está contestada: confirmada/)).toBeVisible()
  expect(await state()).toEqual({ estado: 'confirmada', version: 2 })
  await context.close()
})

test('§decision: the page is kept by nobody, told to no other site, and changed by no stranger’s request @matrix', async ({
  page,
  sql,
  request,
  baseURL,
}) => {
  const { r, path, state } = await withLink(sql, request, '13:30')
  for (const method of ['GET', 'HEAD']) {
    const answer = await request.fetch(path, { method })
    const headers = answer.headers()
    expect(answer.status()).toBe(200)
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['referrer-policy']).toBe('same-origin')
  }
  await request.fetch(path, { headers: { purpose: 'prefetch', rsc: '1', 'next-router-prefetch': '1' } })
  await page.goto(path)
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Aceptar' }) })
  const fields = await form
    .locator('input')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('name') ?? '', one.getAttribute('value') ?? '']))
  const multipart = { ...Object.fromEntries(fields), accion: 'aceptar' }
  // The very fields of the form, but from nowhere, from elsewhere, or from a page that hides where it is.
  for (const origin of [undefined, 'https://malo.example', 'null']) {
    const answer = await request.post(path, {
      multipart,
      headers: origin ? { origin } : {},
    })
    expect([origin, await answer.text()]).toEqual([origin, expect.not.stringContaining('Confirmada.')])
  }
  for (const data of [{ accion: 'aceptar' }, [], 'accion=aceptar']) await request.post(path, { data })
  expect(await state()).toEqual({ estado: 'pendiente', version: 1 })
  // No other address is told of it: neither script, picture nor font of the page comes from elsewhere.
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  await page.reload()
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '-') && !url.startsWith('data:'))).toEqual([])
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('status')).toContainText('Confirmada.')
  expect(await state()).toEqual({ estado: 'confirmada', version: 2 })
  await page.goto(path)
  expect(await page.content()).not.toContain(r.nombre)
})
