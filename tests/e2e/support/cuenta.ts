import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import type es from '../../../messages/es.json'
import { expect } from './fixtures.ts'

export const textos = (locale: Locale): typeof es =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../messages/${locale}.json`), 'utf8'))

export type Carta = { to: string; subject: string; text: string; tipo: string; idioma: string }
/** What has come to an address, the latest last, read from the inbox of the data folder. */
export const cartas = (email: string): Carta[] => {
  const folder = process.env.E2E_MAIL_DIR ?? ''
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): Carta => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => to === email)
}

/** The link of the latest letter of a kind, as a path of this site. */
export function enlace(email: string, tipo: string): string {
  const carta = cartas(email).findLast((one) => one.tipo === `cuenta_${tipo}`)
  const link = /http\S+\/auth\/confirm\S+/.exec(carta?.text ?? '')?.[0]
  if (!link) throw new Error(`no letter "${tipo}"`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

export const freshCorreo = () => `lola-${randomUUID()}@example.com`
/** An address of one's own: the limits of one test are not another's. */
export const direccion = () => `2001:db8::${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`

export const CLAVE = 'caballo grapa batería'

export async function openCuenta(
  page: Page,
  locale: Locale,
  email: string,
  username = 'Lola',
): Promise<void> {
  const t = textos(locale).Acceso
  await page.goto(localePath(locale, '/profile/alta'))
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(CLAVE)
  await page.locator('[name=accepted_privacy]').check()
  await page.locator('[name=accepted_terms]').check()
  await page.getByRole('button', { name: t.alta.enviar }).click()
  await expect(page).toHaveURL(/\/profile\/reenviar\?hecho=alta/)
  await page.goto(enlace(email, 'confirmacion'))
  await page.getByRole('button', { name: t.confirmar.boton }).click()
  await expect(page).toHaveURL(/\/profile\?ver=1/)
}

export async function enter(page: Page, locale: Locale, email: string, password: string): Promise<void> {
  await page.goto(`${localePath(locale, '/profile')}?error=x`)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: textos(locale).Perfil.entrar, exact: true }).click()
}
