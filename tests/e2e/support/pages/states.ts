import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { localePath } from '../../../../lib/i18n/path.ts'
import { QUESTION } from '../chat.ts'
import { textos } from '../cuenta.ts'
import { type Asked, bookBySite, key, openDia } from '../gestion.ts'
import { enterByDoor, guest, send } from '../perfil.ts'

/**
 * How a page comes to a state that depends on the hour, on other guests or on who looks. What is free comes from an answer
 * of our own: the state is there at any hour, and nobody's seats are taken for it.
 */
export type Way = (page: Page, locale: Locale) => Promise<void>

/** The button works once the page has come alive. */
export async function open(page: Page, opener: string, opened: string) {
  const target = page.locator(opened).first()
  const button = page.locator(opener).first()
  for (let turn = 0; turn < 20 && !(await target.isVisible()); turn++) {
    // Once it has opened, its button may be gone.
    await button.click({ timeout: 1000 }).catch(() => {})
    await target.waitFor({ state: 'visible', timeout: 1000 }).catch(() => {})
  }
  await target.waitFor({ state: 'visible' })
}

export const openChat: Way = (page) =>
  open(page, 'button[aria-haspopup="dialog"][aria-label*="Enigmito"]', '[role="log"]')

/** The browser speaks the language that comes after the page's. */
export const offered: Way = async (page, locale) => {
  const other = LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length]
  await page.addInitScript((language) => {
    localStorage.removeItem('alma-idioma')
    Object.defineProperty(navigator, 'languages', { get: () => [language] })
  }, other)
  await page.goto(page.url())
  await page.locator(`.oferta[lang=${other}] a`).waitFor()
}

/** Two tables are left tonight. */
export const tonight: Way = async (page, locale) => {
  const { Breve: t, Horas: names } = textos(locale)
  const [before = '', after = ''] = t.estaNoche.split('{horas}')
  const horas = ['20:30', '21:00'].map((texto) => ({ texto, url: `/reservations?hora=${texto}` }))
  const [first, second] = horas
  const line = [{ texto: before }, first, { texto: ' · ' }, second, { texto: after }]
  const turnos = [{ nombre: names.cena, horas }]
  const enlace = { texto: t.todasHoy, url: '/reservations' }
  await page.route('**/api/mesas?*', (route) =>
    route.fulfill({ json: { linea: line, turnos, enlace, texto: t.libresHoy } }),
  )
  await page.reload()
  await page.getByRole('link', { name: '21:00' }).first().waitFor()
}

/** Dishes that the chat names, as rows under its answer. */
export const named: Way = async (page, locale) => {
  await openChat(page, locale)
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill(QUESTION[locale])
  await field.press('Enter')
  await page.locator('.chat-named summary').first().click()
}

/** The same as `tonight` for the chat, which asks by itself. */
export const tonightInChat: Way = async (page, locale) => {
  const slot = (hora: string) => ({
    hora,
    libre: true,
    motivo: null,
    mesas: { interior: null, exterior: null },
  })
  await page.route('**/api/disponibilidad?*', (route) =>
    route.fulfill({ json: { comida: [], cena: ['20:30', '21:00'].map(slot) } }),
  )
  await openChat(page, locale)
  await page.getByRole('dialog').getByRole('button', { name: /21:00/ }).waitFor()
}

/** An open day of next month, there whatever today is, and its times. */
export async function chooseDay(page: Page) {
  await page.locator('[role=grid]').waitFor()
  await page.locator('[data-mes] button').last().click()
  await page.locator('[data-dia] [aria-busy]').waitFor({ state: 'detached' })
  await page.locator('[data-fecha]:not([aria-disabled])').first().click()
  await page.locator('[name=hora_reserva]:enabled').first().waitFor()
}

/** A month with a struck and a full day; an evening with a full terrace at its first hour and no table at its second. */
export const nearlyFull: Way = async (page) => {
  await page.route('**/api/disponibilidad?*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    if (Array.isArray(json)) {
      const [closed, full] = json.filter(({ libre }) => libre).slice(-2)
      if (closed) Object.assign(closed, { libre: false, motivo: 'cerrado' })
      if (full) Object.assign(full, { libre: false, motivo: 'lleno' })
    } else {
      const [first, second] = json.cena
      first.mesas.exterior = 'lleno'
      Object.assign(second, {
        libre: false,
        motivo: 'lleno',
        mesas: { interior: 'lleno', exterior: 'lleno' },
      })
    }
    await route.fulfill({ response, json })
  })
  await chooseDay(page)
  await page.locator('[data-cerrado-por]').first().waitFor()
  await page.locator('[name=preferencia_mesa][value=exterior]').check()
  await page.locator('label:has([data-en-otra])').first().click()
  await page.locator('[data-zona-llena] button').first().waitFor()
  await page.locator('[data-en-espera] button').first().waitFor()
}

async function submit(page: Page, door: 'reservas' | 'espera', answer: Record<string, string>) {
  await page.route(`**/api/${door}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: answer }) : route.fallback(),
  )
  await page.locator('#reserva-nombre').fill('María de los Desamparados Fernández de Córdoba')
  await page.locator('#reserva-email').fill('maria@example.com')
  await page.locator('#reserva-telefono').fill('+34600123456')
  await page.locator('[data-enviar]').click()
  await page.locator('[data-sello]:visible').waitFor()
}
const MANAGE = '/reservations/AB12CD34?t=0123456789abcdef0123'

/** The ticket where the form was, and the way to WhatsApp, whose window the browser has blocked. */
export const stamped: Way = async (page) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.reload()
  await chooseDay(page)
  await page.locator('[name=hora_reserva]:enabled').first().check()
  await submit(page, 'reservas', { codigo: 'AB12CD34', gestion_url: MANAGE, whatsapp_url: 'https://wa.me/1' })
  await page.locator('[data-bloqueado]').waitFor()
}

/** The form for the waiting list of an hour that is full. */
export const joining: Way = async (page, locale) => {
  await nearlyFull(page, locale)
  await page.locator('[data-en-espera] button').first().click()
  await page.locator('[data-caja-espera]').waitFor()
}

export const joined: Way = async (page, locale) => {
  await joining(page, locale)
  await submit(page, 'espera', { codigo: 'AB12CD34', espera_url: MANAGE })
}

const booked = new Map<Locale, Promise<Asked>>()
/** A booking in the page's language: one for all who only look at it. */
export const booking = (page: Page, locale: Locale): Promise<Asked> => {
  const known = booked.get(locale) ?? bookBySite(page.request, locale)
  booked.set(locale, known)
  return known
}

let offer: Promise<string> | null = null
/** A table that has become free is offered to whoever waits. */
export const waiting: Way = async (page, locale) => {
  const write = async () => {
    const { token, hash, clave } = key()
    const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice() {} })
    const [row] = await sql`
      insert into lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, clave,
        token_hash, estado, ofrecida_en, expira_en)
      values ('Lola Espera', ${`espera-${clave}@example.com`}, '+34600123456', ${await openDia(page.request, 16)}, '21:00', 2,
        'interior', ${clave}, ${hash}, 'ofrecida', now(), now() + interval '1 day')
      returning codigo`
    await sql.end()
    return `/reservations/espera/${row?.codigo}?t=${token}`
  }
  offer ??= write()
  await page.goto(localePath(locale, (await offer) as `/${string}`))
}

type Session = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
let session: Promise<Session> | null = null

/** Signs the visitor in: a guest with a diet and a table, the same one every time. */
export async function signIn(page: Page) {
  const backend = { url: process.env.E2E_SUPABASE_URL ?? '', key: process.env.E2E_PUBLISHABLE_KEY ?? '' }
  const register = async () => {
    const { request } = page
    await enterByDoor(request, await guest(backend, `Clara ${randomUUID().slice(0, 4)}`))
    await send(request, '/api/perfil/mesa', { dieta: 'vegano', consentimiento: 'on' })
    await bookBySite(request, 'es')
    return page.context().cookies()
  }
  session ??= register()
  await page.context().addCookies(await session)
  await page.reload()
}
