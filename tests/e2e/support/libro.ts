import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { awake } from './alive.ts'
import { test as base, expect } from './fixtures.ts'
import { cookieFor } from './identities.ts'

const enter = async (context: BrowserContext, cookie: string, baseURL: string): Promise<void> => {
  const at = {
    domain: new URL(baseURL).hostname,
    path: '/almaenigma',
    httpOnly: true,
    sameSite: 'Lax',
  } as const
  const pairs = cookie.split('; ').map((pair) => pair.split('='))
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
}

/** `panel`: a host signed in; `otro`: another one, at a screen of his own. */
export const test = base.extend<{ panel: Page; otro: Page }>({
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  panel: async ({ page, backend, admin, baseURL }, use) => {
    await enter(page.context(), await cookieFor(backend, admin), baseURL ?? '')
    await use(page)
  },
  otro: async ({ browser, backend, admin, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
    await enter(context, await cookieFor(backend, admin), baseURL ?? '')
    await use(awake(await context.newPage()))
    await context.close()
  },
})
export { expect }

/** The next open Saturday at least a week ahead whose Sunday is open too. */
export async function saturday(sql: Sql): Promise<{ sabado: string; domingo: string }> {
  const [row] = await sql<{ sabado: string; domingo: string }[]>`
    with d as (select (x ->> 'fecha')::date as dia from jsonb_array_elements(public.dias_disponibles(current_date + 7, current_date + 60, 2)) x
      where (x ->> 'libre')::boolean)
    select to_char(a.dia, 'YYYY-MM-DD') as sabado, to_char(b.dia, 'YYYY-MM-DD') as domingo from d a join d b on b.dia = a.dia + 1
    where extract(isodow from a.dia) = 6 order by a.dia limit 1`
  if (!row) throw new Error('no open weekend')
  return row
}

let n = 0
export type Asked = { nombre: string; email: string; codigo: string }
export async function bookTable(
  request: APIRequestContext,
  change: Record<string, unknown> & { fecha_reserva: string; hora_reserva: string },
  locale: Locale = 'es',
): Promise<Asked> {
  n += 1
  const nombre = `Libro ${String.fromCharCode(65 + (n % 26))}${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)}`
  const email = `${randomUUID()}@example.com`
  const answer = await request.post('/api/reservas', {
    // Each guest from an address of his own.
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': randomUUID() },
    data: {
      ...{
        nombre,
        email,
        telefono: `+346${String(Date.now() % 1e8).padStart(8, '0')}${n % 10}`,
        personas: 2,
      },
      ...{ preferencia_mesa: n % 2 ? 'interior' : 'exterior', primera_visita: true, locale, ...change },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return { nombre, email, codigo: (await answer.json()).codigo }
}

export type Correo = { to: string; subject: string; text: string; tipo: string }
/** What has come to some addresses, read from the inbox of the data folder. */
export const mailbox = (emails: readonly string[]): Correo[] => {
  const folder = process.env.E2E_MAIL_DIR ?? ''
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Correo => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => emails.includes(to))
}

export const record = (page: Page, nombre: string) => page.getByRole('article').filter({ hasText: nombre })
