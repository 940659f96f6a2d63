import { randomUUID } from 'node:crypto'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { textos } from '../support/cuenta.ts'
import { type Asked, bookTable, expect, mailbox, record, saturday, test } from '../support/libro.ts'

/** The reservation book in the browser: a Saturday from the first request to the figures. */
const HORAS = ['13:00', '13:45', '14:30', '20:00', '20:45', '21:00', '21:30', '22:15']

test.afterAll(async ({ sql }) => {
  await sql`update ajustes set valor = coalesce((select jsonb_agg(c) from jsonb_array_elements(valor) c where c ->> 'motivo' is distinct from 'Obras'), '[]')
    where clave = 'cierres'`
  await sql`delete from lista_espera where nombre = 'Libro Espera'`
  await sql`delete from reservas where nombre like 'Libro %' or nombre in ('Sin reserva', 'Marta Llama', 'Hora Pasada')`
})

test('a whole Saturday: sixty bookings from page, chat, telephone and door, changes, a no-show, Sunday closed, and the figures are the rows @matrix', async ({
  panel: page,
  sql,
  request,
}) => {
  test.setTimeout(120_000)
  const dias = await saturday(sql)
  // Others may have booked there before.
  await sql`delete from reservas where fecha_reserva in (${dias.sabado}, ${dias.domingo})`
  const made: Asked[] = []
  // Chat and page, in five languages.
  for (let i = 0; i < 56; i += 8)
    made.push(
      ...(await Promise.all(
        Array.from({ length: 8 }, (_, k) =>
          bookTable(
            request,
            {
              fecha_reserva: dias.sabado,
              hora_reserva: HORAS[k] ?? '21:00',
              ...(i % 16 ? { canal: 'chat' } : {}),
            },
            LOCALES[(i + k) % 5],
          ),
        ),
      )),
    )
  await page.goto(`/almaenigma/reservas?dia=${dias.sabado}`)
  await expect(page.getByRole('article')).toHaveCount(56)

  await test.step('a new one appears by itself, and is heard of', async () => {
    const fresh = await bookTable(
      request,
      { fecha_reserva: dias.sabado, hora_reserva: '21:00', canal: 'chat' },
      'fr',
    )
    made.push(fresh)
    await expect(record(page, fresh.nombre)).toBeVisible({ timeout: 5000 })
    await expect(page.getByText(/^\d+ por confirmar en todos los días$/)).toBeVisible()
  })

  await test.step('by telephone', async () => {
    await page.getByRole('button', { name: 'Apuntar por teléfono' }).click()
    const box = page.getByRole('dialog')
    await box.getByRole('radio', { name: /^20:00/ }).check({ force: true })
    await box.getByLabel('Personas').fill('4')
    await box.getByLabel('Nombre').fill('Marta Llama')
    await box.getByLabel('Teléfono').fill('+34 611 222 333')
    await box.getByRole('button', { name: 'Apuntar y confirmar' }).click()
    await expect(record(page, 'Marta Llama')).toContainText('Confirmada')
  })

  await test.step('with the keys: J, K, C, and taken back', async () => {
    const rows = page.getByRole('article')
    await page.keyboard.press('j')
    await expect(rows.nth(0)).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('c')
    await expect(rows.nth(1)).toContainText('Confirmada')
    await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
    await expect(rows.nth(1)).toContainText('Por confirmar')
    // With another state it says that it cannot be done.
    await record(page, 'Marta Llama').focus()
    await page.keyboard.press('c')
    await expect(page.getByText('Con Marta Llama eso no se puede hacer ahora.')).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Buscar por nombre, teléfono o código')).toBeFocused()
    await page.keyboard.type('611222')
    await expect(rows).toHaveCount(1)
    await page.getByLabel('Buscar por nombre, teléfono o código').fill('')
  })

  await test.step('a change, told as firm', async () => {
    const [first] = made
    const row = record(page, first?.nombre ?? '')
    await row.getByRole('button', { name: /^Confirmar la reserva/ }).click()
    await expect(row).toContainText('Confirmada')
    await row.getByRole('button', { name: /^Más/ }).click()
    await row.getByRole('button', { name: /^Cambiar…/ }).click()
    await page.getByRole('dialog').getByLabel('Personas').fill('5')
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar el cambio' }).click()
    await expect(row).toContainText('5 personas')
  })

  await test.step('at the door, and one who did not come', async () => {
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, estado)
        values ('Hora Pasada', 'pasada@example.com', '+34600123123', (now() at time zone 'Europe/Madrid')::date, '00:00', 2, 'interior', 'confirmada')`
    })
    await page.goto('/almaenigma/reservas')
    await page.getByRole('button', { name: 'Sin reserva' }).click()
    await page.getByRole('dialog').getByLabel('Personas').fill('3')
    await page.getByRole('dialog').getByRole('button', { name: 'Sentar' }).click()
    await expect(record(page, 'Sin reserva').first()).toContainText('Sentada')
    const late = record(page, 'Hora Pasada')
    await late.getByRole('button', { name: /^No vino/ }).click()
    await expect(late).toContainText('No vino')
  })

  await test.step('Sunday is closed: twelve guests in five languages', async () => {
    const victims = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        bookTable(
          request,
          { fecha_reserva: dias.domingo, hora_reserva: i % 2 ? '14:00' : '21:00' },
          LOCALES[i % 5],
        ),
      ),
    )
    // Nobody counts seats here: whoever waits is put on the list past its door.
    const espera = `${randomUUID()}@example.com`
    const [waits] = await sql<{ codigo: string; token: string }[]>`
      insert into lista_espera (clave, nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, idioma)
      values (${randomUUID()}, 'Libro Espera', ${espera}, '+34611444555', ${dias.domingo}, '21:00', 4, 'interior', 'fr')
      returning codigo, private.enlace_de(id) as token`
    await page.goto(`/almaenigma/reservas/cierres?desde=${dias.domingo}`)
    await expect(page.getByText('Hay 12 reservas')).toBeVisible()
    const waiting = page.getByRole('region', { name: 'En lista de espera: 1' })
    for (const words of ['21:00', 'Libro Espera', '4 personas', '+34 611 444 555', 'Correo en francés'])
      await expect(waiting).toContainText(words)
    await page.getByLabel('Motivo').fill('Obras')
    await page.getByRole('button', { name: /^Cerrar (ese día|esos días|la comida|la cena)$/ }).click()
    await expect(
      page.getByText('Se han cancelado 12 reservas y se ha escrito a 12 clientes en su idioma.'),
    ).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Se ha escrito en su idioma a 1 cliente que esperaba mesa.')).toBeVisible()
    const emails = victims.map(({ email }) => email)
    const told = () => mailbox(emails).filter(({ tipo }) => tipo === 'cancelada')
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(12)
    expect(new Set(told().map(({ subject }) => subject.split(':')[0])).size).toBe(5)
    for (const { text } of told()) expect(text).toMatch(/fecha=\d{4}-\d\d-\d\d/)
    const letter = () => mailbox([espera]).find(({ tipo }) => tipo === 'espera_cerrada')
    await expect.poll(() => letter()?.text, { timeout: 20_000 }).toContain('« Obras »')
    expect(letter()?.text).toMatch(/fr\/reservations\?\S*fecha=\d{4}-\d\d-\d\d/)
    // His old link says so in every language, and with scripts too.
    const path: `/${string}` = `/reservations/espera/${waits?.codigo}?t=${waits?.token}`
    for (const locale of LOCALES) {
      const own = await request.get(localePath(locale, path))
      expect(await own.text()).toContain(textos(locale).Espera.estado.cerrada.titulo)
    }
    await page.goto(path)
    await expect(page.getByRole('heading', { name: textos('es').Espera.estado.cerrada.titulo })).toBeVisible()
    const open = await request.get(`/api/disponibilidad?fecha=${dias.domingo}&personas=2`)
    expect(JSON.stringify(await open.json())).not.toContain('"libre":true')
  })

  await test.step('the figures are the rows', async () => {
    const from = new Date(Date.parse(dias.sabado) - 40 * 86_400_000).toISOString().slice(0, 10)
    const [rows] = await sql<
      Record<string, string>[]
    >`select count(*) filter (where estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada'))::text as reservas,
      sum(personas) filter (where estado in ('pendiente', 'confirmada', 'llegada', 'sentada', 'finalizada'))::text as cubiertos,
      count(*) filter (where canal = 'chat')::text as chat, count(*) filter (where canal = 'telefono')::text as telefono,
      count(*) filter (where canal = 'paso')::text as paso, count(*) filter (where estado = 'no_presentada')::text as faltas,
      count(*) filter (where idioma = 'it')::text as italiano, count(*) filter (where estado = 'cancelada_restaurante')::text as canceladas
      from reservas where fecha_reserva between ${from} and ${dias.domingo}`
    await page.goto(`/almaenigma/reservas/informes?desde=${from}&hasta=${dias.domingo}`)
    const figure = (name: string) =>
      page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    await expect(figure('Cubiertos').locator('dd').first()).toHaveText(rows?.cubiertos ?? '')
    await expect(figure('Cubiertos')).toContainText(`en ${rows?.reservas} reservas`)
    await expect(figure('No vinieron')).toContainText(`${rows?.faltas} de`)
    const cell = (name: string) =>
      page
        .getByRole('row', { name: new RegExp(`^${name} `) })
        .getByRole('cell')
        .first()
    await expect(cell('Enigmito')).toHaveText(rows?.chat ?? '')
    await expect(cell('Teléfono')).toHaveText(rows?.telefono ?? '')
    await expect(cell('Sin reserva')).toHaveText(rows?.paso ?? '')
    await expect(cell('Italiano')).toHaveText(rows?.italiano ?? '')
    await expect(cell('Cancelada por la casa')).toHaveText(rows?.canceladas ?? '')
    expect(Number(rows?.chat)).toBeGreaterThanOrEqual(25)
    const csv = await page.request.get(
      `/almaenigma/reservas/informes/csv?desde=${from}&hasta=${dias.domingo}`,
    )
    const lines = (await csv.text()).split('\r\n').slice(1, -1)
    const total = (column: number) =>
      lines.reduce((sum, line) => sum + Number(line.split(';')[column]?.replaceAll('"', '')), 0)
    // Covers and the bookings they are counted from.
    expect([String(total(2)), String(total(3))]).toEqual([rows?.reservas, rows?.cubiertos])
  })
})
