import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayInWords } from '../../../lib/core/date-words.ts'
import type { IsoDate } from '../../../lib/core/dates.ts'
import { awake } from '../support/alive.ts'
import { type Guest, guest, nextMonday, openDay, rowsOf } from '../support/chat.ts'
import { expect, test } from '../support/fixtures.ts'
import { aforo, loneDia, occupy } from '../support/full.ts'

/** A table is asked for on the page: with the mouse, with the keyboard, without a script; and when there is none. */

test.afterEach(({ sql }) => aforo(sql, null))

/** WhatsApp's window is answered here, not on the Internet. */
const whatsapp = (page: Page) =>
  page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    )

/** Opens the form and waits for its calendar. */
async function open(page: Page, path = '/reservations') {
  await whatsapp(page)
  await page.goto(path)
  await expect(page.getByRole('grid')).toBeVisible()
}
async function chooseDia(page: Page, fecha: IsoDate) {
  const day = page.locator(`[data-fecha="${fecha}"]`)
  while (!(await day.isVisible())) await page.locator('[data-mes] button').last().click()
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
}
async function data(page: Page, { name, email, phone }: Guest) {
  await page.locator('#reserva-nombre').fill(name)
  await page.locator('#reserva-email').fill(email)
  await page.locator('#reserva-telefono').fill(phone)
}
const hora = (page: Page, at: string) => page.locator(`#hora-${at.replace(':', '\\:')}`)
const book = (page: Page) => page.locator('[data-enviar]')

test('§7 §9 T-RES-05 with the mouse: one row however often one clicks, WhatsApp a second later', async ({
  page,
  sql,
}) => {
  const who = guest('Lucía Ferrer')
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/reservas')) posts.push(request.url())
  })
  await open(page)
  const fecha = await openDay(page, 30)
  await page.locator('[name=personas][value="4"]').check()
  await chooseDia(page, fecha)
  await hora(page, '14:15').check()
  await page.locator('[name=preferencia_mesa][value=exterior]').check()
  await data(page, { ...who, phone: '600 123 456' })
  await page.locator('#reserva-requisitos_dieteticos').fill('Un comensal celíaco.')

  await book(page).click()
  const summary = page.locator('#reserva-errores')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await page.locator('#reserva-telefono').fill(who.phone)
  await page.locator('#reserva-consiente_dieta').check()
  await expect(summary).toBeHidden()

  const popup = page.waitForEvent('popup')
  await book(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Solicitud recibida' })).toBeFocused()
  const window = await popup
  expect(window.url()).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  await window.close()
  expect(posts).toHaveLength(1)
  const [row, ...more] = await rowsOf(sql, who.email)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    nombre: 'Lucía Ferrer',
    fecha_reserva: fecha,
    hora_reserva: '14:15',
    personas: 4,
    preferencia_mesa: 'exterior',
    requisitos_dieteticos: 'Un comensal celíaco.',
    estado: 'pendiente',
    idioma: 'es',
  })
  const ticket = page.getByRole('complementary', { name: 'Tu reserva' })
  await expect(ticket.locator('[data-sello]')).toHaveText('Solicitada')
  await expect(ticket.locator('[data-codigo]')).toHaveText(row?.codigo)
  await expect(ticket.getByText('Lucía Ferrer')).toBeVisible()
  await expect(ticket.getByRole('button')).toHaveCount(0)
  // Nothing of it is left to be sent again by coming back.
  await page.locator('[data-gestion]:visible').click()
  await expect(page).toHaveURL(new RegExp(`/reservations/${row?.codigo}\\?t=`))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await rowsOf(sql, who.email)).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('alma-reserva'))).toBeNull()
})

test('T-CLI-07 with the keyboard alone, in German; a closed day says so; a blocked window is offered as a link @matrix', async ({
  page,
  sql,
}) => {
  const who = guest('Jürgen Groß')
  await page.addInitScript(() => {
    window.open = () => null
  })
  await open(page, '/de/reservations')
  const fecha = await openDay(page, 9)
  const reach = async (selector: string) => {
    for (let i = 0; i < 60; i++) {
      if (await page.evaluate((css) => document.activeElement?.matches(css), selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The tabulator does not reach ${selector}`)
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await reach('[name=personas]')
  await page.keyboard.press('ArrowRight')
  await reach('[data-fecha]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect.poll(focused).toBe(`${dayInWords(nextMonday(), 'de')}, geschlossen`)
  for (let i = 0; i < 20; i++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-fecha'))) === fecha) break
    await page.keyboard.press('ArrowRight')
  }
  await expect.poll(focused).toBe(`${dayInWords(fecha, 'de')}, verfügbar`)
  await page.keyboard.press('Enter')
  await expect(hora(page, '13:00')).toBeEnabled()
  await reach('#hora-13\\:00')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  for (const [selector, text] of [
    ['#reserva-nombre', who.name],
    ['#reserva-email', who.email],
    ['#reserva-telefono', who.phone],
  ] as const) {
    await reach(selector)
    await page.keyboard.type(text)
  }
  await reach('[data-enviar]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Anfrage erhalten' })).toBeFocused()
  await expect(page.locator('[data-bloqueado]')).toBeVisible()
  await expect(page.locator('[data-whatsapp]')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  expect(await rowsOf(sql, who.email)).toMatchObject([
    { fecha_reserva: fecha, hora_reserva: '13:15', personas: 3, idioma: 'de', requisitos_dieteticos: null },
  ])
})

test('T-RES-05 an answer lost on its way, then the same request in another tab: one row @matrix', async ({
  page,
  context,
  sql,
  consola,
}) => {
  consola.allow(/ERR_FAILED/)
  const who = guest()
  await open(page)
  const fecha = await openDay(page, 31)
  await chooseDia(page, fecha)
  await hora(page, '13:30').check()
  await data(page, who)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('alma-reserva'))).toContain(who.email)
  // The other tab takes up the same draft.
  const other = awake(await context.newPage())
  await other.goto('/reservations')
  await expect(other.locator('#reserva-email')).toHaveValue(who.email)
  await expect(hora(other, '13:30')).toBeChecked()

  await page.bringToFront()
  await page.route(
    '**/api/reservas',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await book(page).click()
  await expect(page.locator('[data-general]')).toBeVisible()
  expect(await rowsOf(sql, who.email)).toHaveLength(1)
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await book(tab).click()
    await expect(tab.locator('[data-codigo]:visible')).toHaveText((await rowsOf(sql, who.email))[0]?.codigo)
  }
  expect(await rowsOf(sql, who.email)).toHaveLength(1)
})

test('a time that has been taken meanwhile: the nearest ones are offered, or the waiting list @matrix', async ({
  page,
  sql,
  consola,
}) => {
  consola.allow(/409/)
  const [first, second] = [guest(), guest()]
  await open(page)
  const fecha = await loneDia(page, 62)
  await chooseDia(page, fecha)
  await hora(page, '14:00').check()
  await data(page, first)
  await aforo(sql, 2)
  await occupy(page, fecha, '14:00')
  await book(page).click()
  await expect(page.locator('#reserva-errores')).toBeFocused()
  await expect(page.locator('#reserva-errores')).toContainText('A las 14:00 ya no queda mesa')
  await expect(hora(page, '14:00')).toBeDisabled()
  const free = page.locator('[data-cerca] button').first()
  const other = (await free.textContent()) ?? ''
  await free.click()
  await expect(hora(page, other)).toBeChecked()
  await book(page).click()
  await expect(page.locator('[data-codigo]:visible')).toBeVisible()
  expect(await rowsOf(sql, first.email)).toMatchObject([{ hora_reserva: other }])

  await open(page)
  await chooseDia(page, fecha)
  await data(page, second)
  await page.getByRole('button', { name: 'Lista de espera a las 14:00' }).click()
  await page.getByRole('button', { name: 'Apuntarme a la lista' }).click()
  await expect(page.getByRole('heading', { name: 'Estás en la lista de espera' })).toBeFocused()
  await expect(page.locator('[data-gestion]:visible')).toHaveAttribute(
    'href',
    /\/reservations\/espera\/\w{8}\?t=/,
  )
  await expect(page.locator('[data-sello]:visible')).toHaveText('En lista')
  expect(await rowsOf(sql, second.email)).toEqual([])
  const [waiting] = await sql`select to_char(hora_reserva, 'HH24:MI') as hora, estado from public.lista_espera
    where email = ${second.email}`
  expect(waiting).toEqual({ hora: '14:00', estado: 'esperando' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('T-PII in French: two steps, a refusal keeps what was typed and says nothing in the address', async ({
    context,
    sql,
  }) => {
    const page = await context.newPage()
    const who = guest('Zoé Lefèvre')
    const fecha = await openDay(page, 35)
    await page.goto('/fr/reservations')
    await page.locator('[name=personas][value="3"]').check()
    await page.locator('[name=fecha]').fill(fecha)
    await page.getByRole('button', { name: 'Voir les horaires' }).click()
    await expect(page).toHaveURL(new RegExp(`personas=3&.*fecha=${fecha}`))
    await hora(page, '20:30').check()
    await data(page, { ...who, phone: '0612345678' })
    await page.locator('#reserva-notas').fill('Une table au calme')
    await page.locator('#reserva-requisitos_dieteticos').fill('Sans noix')
    // Machines are faster than two seconds.
    const stamp = Number(await page.locator('[name=sello]').getAttribute('value'))
    await expect.poll(() => Date.now() - stamp).toBeGreaterThan(2000)
    await book(page).click()

    await expect(page.locator('#reserva-errores')).toContainText('indicatif international')
    await expect(page.locator('#reserva-errores')).toContainText('Sans votre accord')
    expect(page.url()).not.toMatch(/Lef|noix|example|06123/)
    await expect(page.locator('#reserva-nombre')).toHaveValue('Zoé Lefèvre')
    await expect(page.locator('#reserva-notas')).toHaveValue('Une table au calme')
    await expect(hora(page, '20:30')).toBeChecked()
    expect(await rowsOf(sql, who.email)).toEqual([])

    await page.locator('#reserva-telefono').fill(who.phone)
    await page.locator('#reserva-consiente_dieta').check()
    const again = Number(await page.locator('[name=sello]').getAttribute('value'))
    await expect.poll(() => Date.now() - again).toBeGreaterThan(2000)
    await book(page).click()
    await expect(page).toHaveURL(/\/fr\/reservations\/[0-9A-Z]{8}\?t=.*nueva=1/)
    expect(await rowsOf(sql, who.email)).toMatchObject([
      {
        fecha_reserva: fecha,
        hora_reserva: '20:30',
        personas: 3,
        requisitos_dieteticos: 'Sans noix',
        idioma: 'fr',
      },
    ])
    // Back and once more: the same form, the same booking.
    await page.goBack()
    await book(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await rowsOf(sql, who.email)).toHaveLength(1)
  })

  test('a full time leads to its waiting list @matrix', async ({ context, sql }) => {
    const page = await context.newPage()
    const who = guest()
    const fecha = await loneDia(page, 140)
    await aforo(sql, 2)
    await occupy(page, fecha, '21:00')
    await page.goto(`/it/reservations?personas=2&fecha=${fecha}`)
    await expect(hora(page, '21:00')).toBeDisabled()
    await page.getByRole('link', { name: 'Lista d’attesa per le 21:00' }).click()
    await data(page, who)
    const stamp = Number(await page.locator('[name=sello]').getAttribute('value'))
    await expect.poll(() => Date.now() - stamp).toBeGreaterThan(2000)
    await page.getByRole('button', { name: 'Mettiti in lista' }).click()
    await expect(page).toHaveURL(/\/it\/reservations\/espera\/[0-9A-Z]{8}\?t=/)
    expect(await sql`select 1 from public.lista_espera where email = ${who.email}`).toHaveLength(1)
  })
})

test('a machine is refused like anybody else, and a consent is asked of whoever speaks of one', async ({
  request,
  page,
}) => {
  const fecha = await openDay(page, 40)
  const { name, email, phone } = guest()
  const body = {
    nombre: name,
    email,
    telefono: phone,
    fecha_reserva: fecha,
    hora_reserva: '14:00',
    personas: 2,
    locale: 'en',
  }
  const post = async (more: object) => {
    const answer = await request.post('/api/reservas', { data: { ...body, ...more } })
    return { status: answer.status(), code: (await answer.json()).code }
  }
  expect(await post({ segundo_apodo: 'Bot' })).toEqual({ status: 422, code: 'formato' })
  expect(await post({ tardo: 40 })).toEqual({ status: 422, code: 'formato' })
  expect(await post({ requisitos_dieteticos: 'Nueces', consiente_dieta: false })).toEqual({
    status: 422,
    code: 'consentimiento',
  })
  expect(await post({ requisitos_dieteticos: 'Nueces', tardo: 9000 })).toEqual({
    status: 201,
    code: undefined,
  })
})

test('T-SPAM-01 an address that asked for two hundred tables within the hour waits, whatever process it meets; its neighbour does not', async ({
  request,
  page,
  sql,
}) => {
  const [busy, neighbour] = [randomUUID(), randomUUID()]
  await sql`select public.reserva_turno(${busy}) from generate_series(1, 201)`
  const { name, email, phone } = guest()
  const data = {
    nombre: name,
    email,
    telefono: phone,
    fecha_reserva: await openDay(page, 41),
    hora_reserva: '14:00',
    personas: 2,
    locale: 'en',
  }
  const post = (from: string) => request.post('/api/reservas', { data, headers: { 'x-forwarded-for': from } })
  const refused = await post(busy)
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'frecuencia' })
  expect(await rowsOf(sql, email)).toHaveLength(0)
  expect((await post(neighbour)).status()).toBe(201)
})
