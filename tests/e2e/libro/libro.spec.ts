import { bookTable, expect, mailbox, record, saturday, test } from '../support/libro.ts'

/** The reservation book in the browser: two hosts, a full house, the house's own mail, guests. */
test.afterAll(async ({ sql }) => {
  await sql`update ajustes set valor = '""' where clave = 'avisos_correo'`
  await sql`delete from reservas where nombre like 'Libro %' or nombre = 'Marta Llama'`
})

test('two hosts: the second is told, and sees how it stands @matrix', async ({
  panel: page,
  otro,
  sql,
  request,
}) => {
  const dias = await saturday(sql)
  const r = await bookTable(request, { fecha_reserva: dias.sabado, hora_reserva: '22:15' })
  await otro.goto(`/almaenigma/reservas?dia=${dias.sabado}`)
  // His screen stands still: he has not seen what the other does.
  await otro.route('**/almaenigma/libro/*', (route) => route.abort())
  await page.goto(`/almaenigma/reservas?dia=${dias.sabado}`)
  await record(page, r.nombre)
    .getByRole('button', { name: /^Confirmar la reserva/ })
    .click()
  await expect(record(page, r.nombre)).toContainText('Confirmada')
  await expect(record(otro, r.nombre)).toContainText('Por confirmar')
  await record(otro, r.nombre)
    .getByRole('button', { name: /^Confirmar la reserva/ })
    .click()
  await expect(otro.getByText(/se te ha adelantado/)).toBeVisible()
  await otro.unroute('**/almaenigma/libro/*')
  await expect(record(otro, r.nombre)).toContainText('Confirmada')
})

test('why a time is full, over it only with a reason, on a phone, and the day stays when the line is cut @matrix', async ({
  panel: page,
  sql,
  request,
  consola,
}) => {
  const dias = await saturday(sql)
  await page.setViewportSize({ width: 390, height: 844 })
  await sql`delete from reservas where fecha_reserva = ${dias.sabado}`
  const r = await bookTable(request, {
    fecha_reserva: dias.sabado,
    hora_reserva: '21:00',
    personas: 4,
    preferencia_mesa: 'interior',
  })
  await sql`update zonas set aforo = 5 where clave = 'interior'`
  try {
    await page.goto(`/almaenigma/reservas?dia=${dias.sabado}`)
    await page.getByRole('button', { name: /^21:00.*Sala 4\/5/ }).click()
    await expect(page.getByRole('region', { name: 'sala' })).toContainText(
      'No caben 2 personas: de las 5 plazas de la sala hay 4 ocupadas',
    )
    await page.getByLabel('Para cuántas personas').fill('1')
    await expect(page.getByRole('region', { name: 'sala' })).toContainText('quedan 1 de 5 plazas')
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await page.getByRole('button', { name: 'Apuntar por teléfono' }).click()
    const box = page.getByRole('dialog')
    // What is full says so before it is asked, and is taken with a reason alone.
    await expect(box.getByRole('radio', { name: /^21:00/ })).not.toBeChecked()
    await box.getByRole('radio', { name: /^21:00 ?llena/ }).check({ force: true })
    await box.getByLabel('Nombre').fill('Marta Llama')
    await box.getByRole('button', { name: 'Apuntar y confirmar' }).click()
    await expect(box.getByRole('alert')).toContainText('ya no queda sitio')
    await box.getByLabel('Reservar sobre el aforo, porque…').fill('Vecina de la casa')
    await box.getByRole('button', { name: 'Apuntar y confirmar' }).click()
    await expect(record(page, 'Marta Llama')).toContainText('Sobre el aforo: Vecina de la casa')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    consola.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await page.context().setOffline(true)
    await expect(page.getByText('Sin conexión con la casa.')).toBeVisible()
    await expect(record(page, r.nombre)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Sin conexión con la casa.')).toHaveCount(0)
  } finally {
    await sql`update zonas set aforo = null`
  }
})

test('the house decides by the link of its own mail: looking changes nothing, once it decides', async ({
  page,
  sql,
  request,
}) => {
  const dias = await saturday(sql)
  const casa = `sala-${Date.now()}@example.com`
  await sql`update ajustes set valor = ${sql.json(casa)} where clave = 'avisos_correo'`
  const r = await bookTable(request, { fecha_reserva: dias.sabado, hora_reserva: '13:00' }, 'de')
  await sql`update ajustes set valor = '""' where clave = 'avisos_correo'`
  await expect.poll(() => mailbox([casa]).length, { timeout: 15_000 }).toBe(1)
  const [, path = ''] =
    /https?:\/\/[^/\s]+(\/almaenigma\/decision\?t=[\w-]+)/.exec(mailbox([casa])[0]?.text ?? '') ?? []
  expect(path).not.toBe('')
  const state = async () => (await sql`select estado, version from reservas where codigo = ${r.codigo}`)[0]
  for (let i = 0; i < 3; i += 1)
    for (const method of ['GET', 'HEAD']) expect((await request.fetch(path, { method })).status()).toBe(200)
  expect(await state()).toEqual({ estado: 'pendiente', version: 1 })
  await page.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)
  await expect(page.getByText('Este enlace no es de ninguna solicitud')).toBeVisible()
  await page.goto(path)
  await expect(page.getByText(r.nombre)).toBeVisible()
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('status')).toContainText('Confirmada.')
  expect(await state()).toEqual({ estado: 'confirmada', version: 2 })
  await expect
    .poll(() => mailbox([r.email]).map(({ tipo }) => tipo), { timeout: 15_000 })
    .toContain('confirmada')
  await page.goto(path)
  await expect(page.getByText('Ya está contestada: confirmada.')).toBeVisible()
  expect(await page.content()).not.toContain(r.nombre)
})

test('guests: a card with notes and allergies by consent, found again, barred and free again @matrix', async ({
  panel: page,
  sql,
  request,
}) => {
  const dias = await saturday(sql)
  const r = await bookTable(request, { fecha_reserva: dias.sabado, hora_reserva: '20:00' })
  await page.goto(`/almaenigma/reservas/clientes?q=${encodeURIComponent(r.nombre)}`)
  await page.getByRole('link', { name: new RegExp(r.nombre) }).click()
  await expect(page.getByRole('heading', { level: 1, name: r.nombre })).toBeVisible()
  const card = page.url()
  await page.getByLabel('Alergias', { exact: true }).fill('Nueces')
  await page.getByRole('button', { name: 'Guardar la ficha' }).click()
  await expect(page.getByText(/Las alergias solo se guardan con el permiso/)).toBeVisible()
  // Whoever is refused is led to what is missing.
  await expect(page.getByLabel(/ha dado permiso/)).toBeFocused()
  await page.getByLabel(/ha dado permiso/).check()
  await page.getByRole('button', { name: 'Guardar la ficha' }).click()
  await expect(page.getByText('Ficha guardada.')).toBeVisible()
  // The page as it is now has the day of his yes.
  await expect(page.getByLabel(/ha dado permiso para guardarlas \(el /)).toBeChecked()
  await page.getByLabel('Por qué no puede reservar solo').fill('No vino tres veces')
  await page.getByRole('button', { name: 'Vetar' }).click()
  await expect(page.getByText('No vino tres veces Si reserva en la web')).toBeVisible()
  const again = await request.post('/api/reservas', {
    headers: { 'x-forwarded-for': r.email },
    data: {
      nombre: r.nombre,
      email: r.email.toUpperCase(),
      telefono: '+34699000111',
      fecha_reserva: dias.sabado,
      hora_reserva: '20:45',
      personas: 2,
      preferencia_mesa: 'interior',
      primera_visita: false,
    },
  })
  expect(again.status()).toBe(429)
  // The message at the foot may stand over it.
  await page
    .getByRole('status')
    .getByRole('button', { name: /^Cerrar/ })
    .click()
  await page.getByRole('button', { name: 'Quitar el veto' }).click()
  await expect(page.getByText('Ya puede volver a reservar.')).toBeVisible()
  await page.goto(`/almaenigma/reservas?dia=${dias.sabado}`)
  await expect(record(page, r.nombre)).toContainText('Alergias (ficha): Nueces')

  await test.step('erased when he asks for it, not while he has a table', async () => {
    const remove = async () => {
      await page.goto(card)
      await page.getByRole('button', { name: /^Borrar sus datos…/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click()
    }
    await remove()
    await expect(page.getByText('Todavía tiene una reserva')).toBeVisible()
    await sql.begin(async (tx) => {
      await tx`select private.set_step('{"actor": "personal"}')`
      await tx`update reservas set estado = 'rechazada' where nombre = ${r.nombre}`
    })
    await remove()
    await expect(page.getByText('Borrado. Sus visitas quedan como números')).toBeVisible()
    expect(await sql`select 1 from clientes where nombre = ${r.nombre}`).toHaveLength(0)
  })
})

test('weeks, months and the jobs of the house stand', async ({ panel: page }) => {
  await page.goto('/almaenigma/reservas/calendario')
  await page.getByRole('link', { name: 'Ver el mes' }).click()
  await expect(page.getByRole('link', { name: 'Ver la semana' })).toBeVisible()
  await page.goto('/almaenigma/correo/tareas')
  await expect(page.getByText('Envío de los correos que esperan')).toBeVisible()
  await expect(page.getByText(/Recordatorios, solicitudes/)).toBeVisible()
})
