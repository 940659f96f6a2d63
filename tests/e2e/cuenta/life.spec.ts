import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import ICAL from 'ical.js'
import type { Sql } from 'postgres'
import { dayAsLabel, dayInWords } from '../../../lib/core/date-words.ts'
import type { IsoDate } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import type es from '../../../messages/es.json'
import { IS_VERIFY } from '../../runner/long.ts'
import { awake } from '../support/alive.ts'
import { guest } from '../support/chat.ts'
import { expect, MOVES, test } from '../support/fixtures.ts'
import { openDia } from '../support/gestion.ts'
import { cookieFor } from '../support/identities.ts'

test.use(MOVES)

/**
 * A table's whole life in the browser, with the mails read from the inbox and their calendar files by a library: in CI in
 * one language that is not the house's own, in verify in two.
 */
test.describe.configure({ mode: 'serial' })

const textos = (locale: Locale): typeof es =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../messages/${locale}.json`), 'utf8'))

type Correo = { to: string; subject: string; text: string; tipo: string; ics: string | null; sent: string }
const mailbox = (email: string): Correo[] => {
  const folder = process.env.E2E_MAIL_DIR ?? ''
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): Correo => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => to === email)
}

/** Waits until exactly these mails have come, in this order, and gives the last one. */
async function arrived(email: string, ...tipos: string[]): Promise<Correo> {
  // What the house decides waits as long as it can be taken back.
  await expect.poll(() => mailbox(email).map(({ tipo }) => tipo), { timeout: 30_000 }).toEqual(tipos)
  const last = mailbox(email).at(-1)
  if (!last) throw new Error('no mail')
  return last
}

/** The link in a mail, as the guest taps it: the path of this site. */
const enlace = ({ text }: Correo): string => {
  const [url] = /https?:\/\/\S+\/reservations\/\S+\?t=[\w-]+/.exec(text) ?? []
  if (!url) throw new Error('no link in the mail')
  const { pathname, search } = new URL(url)
  return pathname + search
}

const appointment = ({ ics }: Correo) => {
  const calendar = new ICAL.Component(ICAL.parse(ics ?? ''))
  const [event] = calendar.getAllSubcomponents('vevent')
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event?.getFirstPropertyValue('status'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
    start: String(event?.getFirstPropertyValue('dtstart')),
  }
}

type Persona = ReturnType<typeof guest>

/** Walks through the calendar to a day, as one does with the arrows of the month. */
async function chooseDia(page: Page, locale: Locale, fecha: IsoDate) {
  const t = textos(locale).Reserva.enVivo
  const day = page.locator(`button[data-fecha="${fecha}"]`)
  await expect(page.locator('button[data-fecha]').first()).toBeVisible()
  for (let month = 0; month < 3 && !(await day.count()); month++)
    await page.getByRole('button', { name: t.siguiente }).click()
  await expect(day).toHaveAccessibleName(new RegExp(dayAsLabel(fecha, locale)))
  await day.click()
}

/** The form up to the button: how many, when, who. */
async function fill(page: Page, locale: Locale, who: Persona, personas: number, fecha: IsoDate) {
  await page.goto(localePath(locale, '/reservations'))
  await chooseDia(page, locale, fecha)
  await page.getByRole('radio', { name: String(personas), exact: true }).check({ force: true })
  await page.locator('[name="nombre"]').fill(who.name)
  await page.locator('[name="email"]').fill(who.email)
  await page.locator('[name="telefono"]').fill(who.phone)
}

/** An open day nobody has a table on: these two want all the seats there are. */
async function emptyDia(request: APIRequestContext, sql: Sql): Promise<IsoDate> {
  for (let days = 16; ; days++) {
    const fecha = await openDia(request, days)
    const taken = await sql`select from reservas where fecha_reserva = ${fecha} and ocupa
      union all select from lista_espera where fecha_reserva = ${fecha} and estado in ('esperando', 'ofrecida')`
    if (taken.length === 0) return fecha
  }
}

async function hostPage(browser: Browser, cookie: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const at = {
    domain: new URL(baseURL).hostname,
    path: '/almaenigma',
    httpOnly: true,
    sameSite: 'Lax',
  } as const
  const pairs = cookie.split('; ').map((pair) => pair.split('='))
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
  return awake(await context.newPage())
}

for (const locale of IS_VERIFY ? (['es', 'fr'] as const) : (['fr'] as const))
  test(`features §3 a whole life: book, change, confirm, cancel; the waiting list is offered the table and takes it: ${locale} @matrix`, async ({
    page,
    browser,
    sql,
    backend,
    admin,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const t = textos(locale)
    const [ana, luis] = [guest(), guest()]
    const fecha = await emptyDia(page.request, sql)
    await page.addInitScript(() => {
      window.open = () => null
    })
    await sql`update zonas set aforo = 4 where clave = 'interior'`
    await sql`update zonas set aforo = 0 where clave = 'exterior'`
    try {
      // Book.
      await fill(page, locale, ana, 4, fecha)
      await page.locator('#hora-21\\:00').check({ force: true })
      await page.getByRole('button', { name: t.Reserva.pedir }).click()
      await expect(page.getByRole('heading', { name: t.Reservas.graciasTitulo })).toBeFocused()
      const codigo = (await page.locator('[data-hecha] [data-codigo]').textContent())?.trim() ?? ''
      const received = await arrived(ana.email, 'recibida')
      expect(received.text).toContain(codigo)
      expect(received.text).toContain(dayInWords(fecha, locale))

      // Change, by the link of the mail.
      await page.goto(`${enlace(received)}&cambiar=1&personas=4&fecha=${fecha}&mesa=interior`)
      await page.getByRole('radio', { name: '21:15' }).check({ force: true })
      await page.getByRole('button', { name: t.Gestion.guardar }).click()
      await expect(page).toHaveURL(/hecho=cambiada/)
      const changed = appointment(await arrived(ana.email, 'recibida', 'cambiada'))
      expect(changed).toMatchObject({ sequence: 1, start: `${fecha}T21:15:00` })

      // The house confirms.
      const host = await hostPage(browser, await cookieFor(backend, admin), baseURL ?? '')
      await host.goto(`/almaenigma/reservas/lista?ver=activas&desde=${fecha}`)
      const fila = host.getByRole('article').filter({ hasText: codigo })
      await fila.getByRole('button', { name: 'Confirmar' }).click()
      await expect(fila).toContainText('Confirmada')
      await host.context().close()
      const confirmed = await arrived(ana.email, 'recibida', 'cambiada', 'confirmada')
      expect(appointment(confirmed)).toMatchObject({ status: 'CONFIRMED', uid: changed.uid })
      await page.goto(enlace(confirmed))
      await expect(page.getByText(t.Gestion.estado.confirmada.titulo)).toBeVisible()

      // Another guest finds the time full and waits for it.
      await fill(page, locale, luis, 2, fecha)
      await expect(page.locator('#hora-21\\:15')).toBeDisabled()
      await page.getByRole('button', { name: t.Reserva.esperaHora.replace('{hora}', '21:15') }).click()
      await page.getByRole('button', { name: t.Reserva.esperaPedir }).click()
      await expect(page.getByRole('heading', { name: t.Reserva.enLista })).toBeFocused()
      await arrived(luis.email, 'espera_apuntada')

      // The first cancels, and the second is offered the table and takes it.
      await page.goto(`${enlace(confirmed)}&cancelar=1`)
      await page.getByRole('button', { name: t.Gestion.cancelarSi }).click()
      await expect(page).toHaveURL(/hecho=cancelada/)
      const cancelled = await arrived(ana.email, 'recibida', 'cambiada', 'confirmada', 'cancelada')
      expect(appointment(cancelled)).toMatchObject({
        method: 'CANCEL',
        status: 'CANCELLED',
        uid: changed.uid,
      })
      expect(appointment(cancelled).sequence).toBeGreaterThan(appointment(confirmed).sequence)
      await page.goto(enlace(await arrived(luis.email, 'espera_apuntada', 'espera_oferta')))
      await page.getByRole('button', { name: t.Espera.aceptar }).click()
      await expect(page.getByText(t.Gestion.estado.confirmada.titulo)).toBeVisible()
      const own = await arrived(luis.email, 'espera_apuntada', 'espera_oferta', 'confirmada')
      expect(appointment(own)).toMatchObject({ status: 'CONFIRMED', start: `${fecha}T21:15:00` })

      const rows =
        await sql`select email, estado, personas from reservas where fecha_reserva = ${fecha} order by creado_en`
      expect(rows).toEqual([
        { email: ana.email, estado: 'cancelada_cliente', personas: 4 },
        { email: luis.email, estado: 'confirmada', personas: 2 },
      ])
    } finally {
      await sql`update zonas set aforo = null`
    }
  })
