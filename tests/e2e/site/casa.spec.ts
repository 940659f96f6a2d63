import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { wallClock } from '../../../lib/core/dates.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { expect, test } from '../support/fixtures.ts'
import { cookieFor } from '../support/identities.ts'
import { freshPages } from '../support/pages/fresh.ts'

/** Philosophy, contact with its letter, legal texts, and the frame of the reservations page. */

/** A day on which the demo house is closed. */
const EVE = '2026-12-24'

const correo = () => `carta-${randomUUID()}@example.com`
const letters = (sql: Sql, email: string) =>
  sql<
    { nombre: string; texto: string; idioma: string; leido_en: Date | null }[]
  >`select nombre, texto, idioma, leido_en from mensajes where email = ${email}`

async function write(page: Page, email: string) {
  await page.locator('#mensaje-nombre').fill('Ada Ferrer')
  await page.locator('#mensaje-email').fill(email)
  await page.locator('#mensaje-texto').fill('¿Tenéis sitio para un carrito?')
  await page.locator('#mensaje-privacidad').check()
}
const form = (page: Page) => page.locator('form[action="/api/contacto"]')
const send = (page: Page) => form(page).locator('button[type=submit]').click()
/** The form has got its script, which arrives when it is first touched. */
const awake = (page: Page) => expect(form(page)).toHaveJSProperty('noValidate', true)

test.beforeAll(({ playwright, backend, admin, baseURL }) =>
  freshPages({ playwright, backend, admin, baseURL }, ['filosofia', 'contacto', 'preguntas', 'legales']),
)

test.afterEach(async ({ sql }) => {
  await sql`delete from mensajes where email like 'carta-%@example.com'`
})

// In CI in French: the other tests here read the house's own language. In verify in all five.
for (const locale of IS_VERIFY ? LOCALES : (['fr'] as const))
  test(`§2 philosophy, contact, legal and reservations read in ${locale} @matrix`, async ({ page }) => {
    // Five pages and five looks with axe.
    test.setTimeout(150_000)
    for (const path of ['/philosophy', '/contact', '/privacidad', '/terminos', '/reservations'] as const) {
      await page.goto(localePath(locale, path))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const own = page.locator('main')
      const foreign = own.locator(`[lang]:not([lang="${locale}"]):not(address)`).filter({ visible: true })
      expect(await foreign.allTextContents(), path).toEqual([])
    }
    await page.goto(localePath(locale, '/philosophy'))
    await expect(page.locator('main section')).toHaveCount(6)
    await page.goto(localePath(locale, '/contact'))
    await expect(page.locator('#preguntas details')).toHaveCount(33)
    // What is over is not told any more.
    const closed = page.locator(`main time[datetime="${EVE}"]`).filter({ visible: true })
    await expect(closed).toHaveCount(wallClock(Date.now()).fecha > EVE ? 0 : 1)
  })

test('a letter written with script is stored once, thanked for, and another can follow', async ({
  page,
  sql,
}) => {
  const email = correo()
  await page.goto('/en/contact')
  await write(page, email)
  await awake(page)
  await form(page)
    .locator('button[type=submit]')
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await expect(page.getByRole('status').getByRole('heading', { name: 'Message received' })).toBeVisible()
  await expect(form(page)).toBeHidden()
  expect(await letters(sql, email)).toEqual([
    { nombre: 'Ada Ferrer', texto: '¿Tenéis sitio para un carrito?', idioma: 'en', leido_en: null },
  ])
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(page.locator('#mensaje-nombre')).toBeFocused()
  await expect(page.locator('#mensaje-texto')).toHaveValue('')
})

test('what is wrong is listed with links, and said beside its field; what was typed stays @matrix', async ({
  page,
  sql,
  consola,
}) => {
  consola.allow(/422/)
  const email = correo()
  await page.goto('/fr/contact')
  await page.locator('#mensaje-nombre').fill('Ada')
  await awake(page)
  await send(page)
  const list = form(page).getByRole('alert')
  await expect(list).toBeFocused()
  await expect(list.getByRole('link')).toHaveCount(3)
  await list.getByRole('link').first().click()
  await expect(page.locator('#mensaje-email')).toBeFocused()
  await expect(page.locator('#mensaje-email')).toHaveAccessibleDescription(/adresse e-mail valide/)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
  await write(page, email)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  // Good enough for the browser, not for the rules: the server's word.
  await page.locator('#mensaje-nombre').fill('..')
  await send(page)
  await expect(list).toBeFocused()
  await expect(list.getByRole('link')).toHaveAttribute('href', '#mensaje-nombre')
  await expect(page.locator('#mensaje-nombre')).toHaveAccessibleDescription(/2 à 80 lettres/)
  await expect(page.locator('#mensaje-texto')).toHaveValue('¿Tenéis sitio para un carrito?')
  expect(await letters(sql, email)).toEqual([])
})

test('without a connection the letter stays and can be sent later', async ({
  page,
  sql,
  context,
  consola,
}) => {
  consola.allow(/ERR_INTERNET_DISCONNECTED/)
  const email = correo()
  await page.goto('/contact')
  await write(page, email)
  await awake(page)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible()
  await context.setOffline(false)
  await send(page)
  await expect(page.locator('[data-estado]')).toContainText('Mensaje recibido')
  expect(await letters(sql, email)).toHaveLength(1)
})

test('a lost answer does not make two letters', async ({ page, sql, consola }) => {
  consola.allow(/ERR_FAILED/)
  const email = correo()
  await page.goto('/contact')
  await write(page, email)
  await awake(page)
  await page.route(
    '**/api/contacto',
    async (route) => {
      await route.fetch()
      await route.abort('failed')
    },
    { times: 1 },
  )
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'No hemos podido guardar' })).toBeVisible()
  await send(page)
  await expect(page.locator('[data-estado]')).toContainText('Mensaje recibido')
  expect(await letters(sql, email)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the letter is stored and the page says so; sent twice it is one letter', async ({ context, sql }) => {
    const page = await context.newPage()
    const email = correo()
    for (let i = 0; i < 2; i++) {
      await page.goto('/de/contact')
      await write(page, email)
      await send(page)
      await expect(page).toHaveURL(/\/de\/contact\?enviado=1#mensaje$/)
      await expect(page.getByRole('heading', { name: 'Nachricht angekommen' })).toBeVisible()
      await expect(page).toHaveTitle(/^Nachricht angekommen · /)
    }
    expect(await letters(sql, email)).toHaveLength(1)
    await page.getByRole('link', { name: 'Noch eine Nachricht schreiben' }).click()
    await expect(form(page)).toBeVisible()
  })

  test('a refusal leads to the field, and the way back keeps what was typed', async ({ context }) => {
    const page = await context.newPage()
    await page.goto('/it/contact')
    await write(page, correo())
    await page.locator('#mensaje-nombre').fill('..')
    await send(page)
    await expect(page).toHaveURL(/\/it\/contact\?error=nombre&campo=nombre#mensaje$/)
    await expect(page.locator('#mensaje-nombre')).toHaveAttribute('aria-invalid', 'true')
    const way = page.getByRole('alert').getByRole('link')
    await expect(way).toHaveAttribute('href', '#mensaje-nombre')
    await page.goBack()
    await expect(page.locator('#mensaje-texto')).toHaveValue('¿Tenéis sitio para un carrito?')
  })

  test('a link to an answer opens it', async ({ context }) => {
    const page = await context.newPage()
    await page.goto('/contact#pregunta-perros')
    await expect(page.locator('#pregunta-perros')).toBeVisible()
    await expect(page.locator('#pregunta-wifi')).toBeHidden()
  })
})

test.describe('POST /api/contacto', () => {
  // Each test is a visitor of its own: together they write faster than one may.
  test.use({
    extraHTTPHeaders: async ({ browserName: _ }, use) => {
      await use({ 'x-forwarded-for': randomUUID() })
    },
  })
  const letter = (email: string) => ({
    nombre: 'Ada',
    email,
    texto: `Hola ${randomUUID()}`,
    privacidad: true,
    locale: 'en',
  })

  test('stores one row per key, and the same key with another text is another letter', async ({
    request,
    sql,
  }) => {
    const email = correo()
    const body = letter(email)
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => request.post('/api/contacto', { data: body, headers })),
    )
    expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201, 201])
    expect(await letters(sql, email)).toHaveLength(1)
    const changed = await request.post('/api/contacto', { data: letter(email), headers })
    expect(changed.status()).toBe(201)
    expect(await letters(sql, email)).toHaveLength(2)
  })

  test('says which fields are refused, in the language of the page', async ({ request }) => {
    const answer = await request.post('/api/contacto', { data: { locale: 'de', nombre: 'Ada' } })
    expect(answer.status()).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'email',
      campo: 'email',
      message: expect.stringContaining('E-Mail-Adresse'),
      errores: [{ campo: 'email' }, { campo: 'texto' }, { campo: 'privacidad' }],
    })
  })

  test('five letters a day from one address of mail, then the database says it is enough', async ({
    request,
    sql,
  }) => {
    const email = correo()
    const seen: number[] = []
    for (let i = 0; i < 6; i++)
      seen.push((await request.post('/api/contacto', { data: letter(email) })).status())
    expect(seen).toEqual([201, 201, 201, 201, 201, 429])
    expect(await letters(sql, email)).toHaveLength(5)
  })

  test('a visitor who writes without pause is asked to wait', async ({ request }) => {
    const answers = await Promise.all(
      Array.from({ length: 26 }, () => request.post('/api/contacto', { data: { locale: 'fr' } })),
    )
    const waiting = answers.filter((answer) => answer.status() === 429)
    expect(waiting.length).toBeGreaterThan(2)
    expect(Number(waiting[0]?.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await waiting[0]?.json()).toMatchObject({ code: 'frecuencia' })
  })

  test('who fills in what nobody sees is thanked and not stored', async ({ request, sql }) => {
    const email = correo()
    const answer = await request.post('/api/contacto', {
      data: { ...letter(email), casilla: 'https://spam.example' },
    })
    expect(answer.status()).toBe(201)
    expect(await letters(sql, email)).toEqual([])
  })

  test('other sites, other types and oversized bodies are refused', async ({ request }) => {
    const post = async (options: Parameters<typeof request.post>[1]) =>
      (await request.post('/api/contacto', { maxRedirects: 0, ...options })).status()
    expect(await post({ data: letter(correo()), headers: { origin: 'https://evil.example' } })).toBe(403)
    expect(await post({ form: { nombre: 'Ada' } })).toBe(403)
    expect(await post({ data: 'hola', headers: { 'content-type': 'text/plain' } })).toBe(415)
    expect(await post({ data: '{"a":', headers: { 'content-type': 'application/json' } })).toBe(400)
    expect(await post({ data: [] })).toBe(400)
    expect(await post({ data: { texto: 'a'.repeat(40_000) } })).toBe(413)
    expect(await post({ data: letter(correo()), headers: { 'idempotency-key': 'x' } })).toBe(422)
  })
})

test('an address of the page shows only words it knows @matrix', async ({ page }) => {
  await page.goto('/contact?error=<b>x</b>&campo=__proto__#mensaje')
  await expect(page.getByRole('alert').first()).toContainText('No hemos podido leer el mensaje')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.goto('/reservations?error=<b>&fecha=<b>&personas=<b>')
  await expect(page.locator('#reserva-errores')).not.toContainText('<b>')
})

test('what became of a table asked for without script stands on the reservations page @matrix', async ({
  page,
}) => {
  await page.goto('/en/reservations?error=personas')
  const summary = page.locator('#reserva-errores')
  await expect(summary).toContainText('Please enter a number between 1 and 20')
  await expect(summary.getByRole('link', { name: /Call \+34/ })).toHaveAttribute('href', /^tel:\+/)
  await page.goto('/en/reservations?error=nadie-lo-conoce')
  await expect(summary).toContainText('There was an error processing your reservation')
})

test('the owner reads the letters, marks them and can take it back', async ({
  page,
  sql,
  backend,
  admin,
  baseURL,
}) => {
  const email = correo()
  await sql`insert into mensajes (nombre, email, asunto, texto, idioma) values
    ('Otto Braun', ${email}, null, 'Guten Tag, haben Sie einen Kinderstuhl?', 'de')`
  const at = {
    domain: new URL(baseURL ?? '').hostname,
    path: '/almaenigma',
    httpOnly: true,
    sameSite: 'Lax',
  } as const
  const pairs = (await cookieFor(backend, admin)).split('; ').map((pair) => pair.split('='))
  await page.context().addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
  await page.goto('/almaenigma/contacto/mensajes')
  const letter = page.getByRole('article').filter({ hasText: 'Otto Braun' })
  await expect(letter).toContainText('Sin leer')
  await expect(letter.getByRole('link', { name: /Responder/ })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=${encodeURIComponent('Ihre Nachricht an Alma Enigma')}`,
  )
  await letter.getByRole('switch', { name: /leído/ }).click()
  await expect(letter).not.toContainText('Sin leer')
  await expect.poll(async () => (await letters(sql, email))[0]?.leido_en).not.toBeNull()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(letter).toContainText('Sin leer')
  await expect.poll(async () => (await letters(sql, email))[0]?.leido_en).toBeNull()
})
