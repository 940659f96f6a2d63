import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { addDays, type IsoDate, wallClock, weekday } from '../../../lib/core/dates.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { dateIssue, type ReservaRules } from '../../../lib/reservas/rules.ts'

type Textos = Record<string, Record<string, string>>
const folder = resolve(import.meta.dirname, '../../../messages/chat')
const read = (locale: Locale): Textos => JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8'))
const TEXTOS = Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as Record<Locale, Textos>

/** A text of the chat; `{placeholders}` are filled from `values`. */
export function texto(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const [space = '', name = ''] = key.split('.')
  const found = TEXTOS[locale][space]?.[name]
  if (found === undefined) throw new Error(`No text ${key} in ${locale}`)
  return found.replace(/\{(\w+)\}/g, (hole, id: string) => String(values[id] ?? hole))
}

/** A question whose answer names dishes. */
export const QUESTION = {
  es: '¿qué arroces tenéis?',
  en: 'which rice dishes do you have?',
  fr: 'quels riz avez-vous ?',
  de: 'welche Reisgerichte habt ihr?',
  it: 'quali risi avete?',
} as const

export const today = (): IsoDate => wallClock(Date.now()).fecha
/** An open day at least `days` ahead, by the restaurant's own rules: there are closed days other than Mondays. */
export async function openDay(page: Page, days: number): Promise<IsoDate> {
  const { reglas }: { reglas: ReservaRules } = await (await page.request.get('/api/reservas')).json()
  let day = addDays(today(), days)
  while (dateIssue(day, reglas, wallClock(Date.now()))) day = addDays(day, 1)
  return day
}
export const nextMonday = (): IsoDate => addDays(today(), 8 - weekday(today()))

let count = Math.floor(Math.random() * 1e6)
/** A guest nobody has seen: the database limits reservations per contact. */
export const guest = (name = 'Lola Prueba') => {
  const n = String(++count).padStart(7, '0')
  return { name, email: `prueba.${n}@example.com`, phone: `+3461${n}` }
}
export type Guest = ReturnType<typeof guest>

export const rowsOf = (sql: Sql, email: string) => sql`
  select nombre, email, telefono, fecha_reserva::text, to_char(hora_reserva, 'HH24:MI') as hora_reserva, personas, ocasion,
    preferencia_mesa, requisitos_dieteticos, notas, primera_visita, estado, idioma, codigo, clave::text, token_hash
  from public.reservas where email = ${email}`

export class Chat {
  readonly page: Page
  readonly locale: Locale
  readonly window: Locator
  readonly field: Locator
  readonly log: Locator
  readonly replies: Locator

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.locale = locale
    this.window = page.getByRole('dialog', { name: 'Enigmito' })
    this.field = this.window.getByRole('textbox')
    this.log = this.window.getByRole('log')
    this.replies = this.log.locator('.chat-dice:not(.chat-dice-tu)')
  }

  get launcher() {
    return this.page.locator('button[aria-haspopup="dialog"][aria-label*="Enigmito"]')
  }
  t = (key: string, values?: Record<string, string | number>): string => texto(this.locale, key, values)
  button(name: string | RegExp) {
    return this.window.getByRole('button', { name })
  }

  /** The visitor's clock is ours: Enigmito's pauses pass at once. */
  private apace = false

  /**
   * Goes to a page and opens the chat; WhatsApp's window is answered here, not on the Internet.
   * @param pauses whether Enigmito's pauses are waited for as a guest waits; they pass at once otherwise
   * @param press how the launcher is worked
   */
  async open(
    path: string,
    pauses: 'real' | 'short' = 'short',
    press: (launcher: Locator) => Promise<void> = (launcher) => launcher.click(),
  ) {
    this.apace = pauses === 'short'
    if (this.apace) await this.page.clock.install()
    await this.page
      .context()
      .route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
      )
    await this.page.goto(path)
    // One press, however early: it is heard before the page has come alive.
    await press(this.launcher)
    await expect(this.window).toBeVisible()
    await expect(this.replies).toHaveCount(1)
  }

  /** Lets the visitor's time pass where it is ours. */
  private async pass() {
    if (this.apace) await this.page.clock.runFor(500)
  }

  /** Does something and waits until Enigmito has answered it. */
  async answered(act: () => Promise<unknown>) {
    const before = await this.replies.count()
    await act()
    const settled = async () => {
      await this.pass()
      const [replies, writing] = [
        await this.replies.count(),
        await this.window.locator('.chat-escribe').count(),
      ]
      return replies > before && writing === 0
    }
    await expect.poll(settled, { timeout: 15_000, intervals: [20, 50, 100] }).toBe(true)
  }
  say(text: string) {
    return this.answered(async () => {
      await this.field.fill(text)
      await this.field.press('Enter')
    })
  }
  pick(name: string | RegExp) {
    return this.answered(() => this.button(name).click())
  }
  /** The last reply holds a text; whatever stands in the place of a `{value}` that was not given. */
  async expectLast(text: string) {
    const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    await expect(this.replies.last()).toContainText(parts.length > 1 ? new RegExp(parts.join('.*')) : text)
  }
}
