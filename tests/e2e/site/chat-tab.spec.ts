import { expect, type Page } from '@playwright/test'
import { STORAGE_KEYS } from '../../../lib/chat/stored/storage-keys.ts'
import { Chat, guest, openDay, texto } from '../support/chat.ts'
import { test } from '../support/fixtures.ts'
import { bookBySite } from '../support/gestion.ts'
import { enterByDoor, send, guest as signedUp } from '../support/perfil.ts'

/** The chat of a tab: what comes back after a change of page, and what goes. */

const TALK = 'assistantTab'
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

/** Answers every question with a long text; tells how often it was asked. */
async function answerLong(page: Page): Promise<() => number> {
  let asked = 0
  await page.route('**/api/enigmito', (route) => {
    asked++
    const message = Array.from({ length: 30 }, (_, i) => `Plato número ${asked}.${i}`).join('\n')
    return route.fulfill({ json: { message, suggestions: [{ text: 'Ver la carta', url: '/menu' }] } })
  })
  return () => asked
}

const thread = (page: Page) => page.locator('.chat-hilo')
const place = (page: Page) => thread(page).evaluate(({ scrollTop }) => Math.round(scrollTop))

test('19.3 a change of page and a reload come back to the same talk, window and place, without the focus', async ({
  page,
}) => {
  const asked = await answerLong(page)
  const chat = new Chat(page, 'es')
  await chat.open('/wine')
  await chat.say('¿Tenéis terraza?')
  await chat.say('¿Y qué se come?')
  const said = await chat.log.textContent()
  await thread(page).evaluate((box) => box.scrollTo({ top: 150 }))
  await expect.poll(() => place(page)).toBe(150)

  for (const go of [() => page.goto('/menu'), () => page.reload()]) {
    await go()
    await expect(chat.window).toBeVisible()
    expect(await chat.log.textContent()).toBe(said)
    expect(await place(page)).toBe(150)
    await expect(page.locator('.chat-escribe')).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  }
  expect(asked()).toBe(2)
  // It goes on from there.
  await chat.say('¿Y para beber?')
  expect(asked()).toBe(3)
  // A link of an answer leaves the window as it is.
  await chat.log.getByRole('link', { name: 'Ver la carta' }).last().click()
  await expect(chat.log).toContainText('¿Y para beber?')
})

test('19.3 minimised, the bar comes back with its exclamation mark; closed, the launcher has the talk @matrix', async ({
  page,
}) => {
  const chat = new Chat(page, 'es')
  const bar = page.getByRole('button', { name: chat.t('Ui.maximizar') })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/enigmito', async (route) => {
    await promise
    await route.fulfill({ json: { message: 'Sí, 32 plazas.', suggestions: [] } })
  })
  await chat.open('/wine')
  await chat.field.fill('¿Tenéis terraza?')
  await chat.field.press('Enter')
  await page.keyboard.press('Escape')
  resolve()
  await expect(bar).toContainText('!')
  await page.getByRole('navigation').getByRole('link', { name: 'Carta' }).first().click()
  await page.waitForURL('**/menu')
  await expect(bar).toContainText('!')
  await bar.click()
  await expect(chat.log).toContainText('Sí, 32 plazas.')
  await chat.button(chat.t('Ui.cerrar')).click()
  await page.goto('/contact')
  await expect(chat.launcher).toBeVisible()
  await chat.launcher.click()
  await expect(chat.log).toContainText('Sí, 32 plazas.')
  await expect(chat.field).toBeFocused()
})

test('19.3 a finished booking leaves its code and its link in the talk, and none of its fields in the tab’s state @matrix', async ({
  page,
}) => {
  const chat = new Chat(page, 'es')
  const who = guest()
  await chat.open('/menu')
  const day = await openDay(page, 9)
  await chat.pick(chat.t('Boton.reservar'))
  await chat.pick(chat.t('Boton.si'))
  for (const line of [who.name, who.email, who.phone, day, '21:00', '2', 'dentro', 'no']) await chat.say(line)
  await chat.pick(chat.t('Boton.confirmar'))
  await chat.expectLast(chat.t('Fin.gracias'))
  const link = chat.log.getByRole('link', { name: chat.t('Enlaces.gestion') })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/reservations\/[0-9A-Z]{8}\?t=/)
  await page.goto('/contact')
  await expect(link).toHaveAttribute('href', href)
  await expect(chat.log).toContainText(href.slice(14, 22))
  const { state } = JSON.parse((await stored(page, TALK)) ?? '{}')
  expect(state).toMatchObject({ mode: 'completed', draft: { name: null, email: null, phone: null } })
})

test('19.3 what was asked when the page was left is answered on the next one @matrix', async ({ page }) => {
  let asked = 0
  await page.route('**/api/enigmito', async (route) => {
    asked++
    // The first answer never comes: its page is left.
    if (asked > 1) await route.fulfill({ json: { message: 'Sí, 32 plazas.', suggestions: [] } })
  })
  const chat = new Chat(page, 'es')
  await chat.open('/wine')
  await chat.field.fill('¿Tenéis terraza?')
  await chat.field.press('Enter')
  await expect.poll(() => asked).toBe(1)
  await expect.poll(() => stored(page, TALK)).toContain('terraza')
  await page.goto('/menu')
  await expect(chat.log).toContainText('Sí, 32 plazas.')
  await expect(chat.log.getByText('¿Tenéis terraza?')).toHaveCount(1)
})

test('19.3 what the tab holds is dropped when it cannot be read @matrix', async ({ page }) => {
  const chat = new Chat(page, 'es')
  await page.addInitScript(
    ([key]) => {
      sessionStorage.setItem(key, '{"v":99,"entries":[]}')
      sessionStorage.setItem('assistantWindow', 'open')
    },
    [TALK] as const,
  )
  await page.goto('/menu')
  await expect(chat.window).toBeVisible()
  await chat.expectLast(chat.t('Saludo.hola').slice(0, 40))
  await expect(chat.replies).toHaveCount(1)
})

test('19.3 starting again forgets the talk and the draft @matrix', async ({ page }) => {
  const chat = new Chat(page, 'es')
  await chat.open('/menu')
  await chat.pick(chat.t('Boton.reservar'))
  await chat.pick(chat.t('Boton.si'))
  await chat.say('Marta Ferrer')
  await chat.button(chat.t('Ui.deNuevo')).click()
  await expect(chat.log).not.toContainText('Marta Ferrer')
  await chat.expectLast(chat.t('Saludo.hola').slice(0, 40))
  await page.reload()
  await expect(chat.window).toBeVisible()
  await expect(chat.replies).toHaveCount(1)
  await expect(chat.log).not.toContainText('Marta Ferrer')
  // Nothing, or a conversation begun anew.
  const kept = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.conversation)
  expect(kept ?? '').not.toContain('Marta')
})

test('19.7 signed in, the chat asks only what the account does not know; signing out takes all of it away @matrix', async ({
  page,
  backend,
  sql,
}) => {
  const who = await signedUp(backend, 'Clara')
  await enterByDoor(page.request, who)
  const { codigo } = await bookBySite(page.request, 'es')
  const [row] =
    await sql`update public.reservas set personas = 5 where codigo = ${codigo} returning nombre, telefono`
  await send(page.request, '/api/perfil/mesa', { dieta: 'vegano', alergenos: 'soja', consentimiento: 'on' })
  const chat = new Chat(page, 'es')
  await chat.open('/profile?ver=1')
  await chat.pick(chat.t('Boton.reservar'))
  await expect(chat.replies.last()).toContainText(String(row?.nombre))
  await chat.pick(chat.t('Boton.si'))
  await chat.expectLast(chat.t('Pregunta.date'))
  for (const known of [String(row?.nombre), who.email, String(row?.telefono), '5 personas'])
    await expect(chat.button(new RegExp(known.replace('+', '\\+')))).toBeVisible()
  const day = await openDay(page, 16)
  for (const line of [day, '21:00', 'dentro']) await chat.say(line)
  await chat.pick('Vegano. Sin: Soja.')
  await chat.expectLast(chat.t('Pregunta.confirm'))
  await expect(chat.replies.last()).toContainText('Vegano. Sin: Soja.')
  await chat
    .button(new RegExp(chat.t('Cambiar.name')))
    .first()
    .click()
  await chat.expectLast(chat.t('Pregunta.name'))

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: texto('es', 'Ui.maximizar') }).waitFor()
  await page.locator('form[action="/api/sesion/salir"] button').first().click()
  await page.waitForURL(/salio=1/)
  await expect(chat.launcher).toBeVisible()
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain(who.email)
})

test('19.3 Enter while the greeting is being typed is not swallowed', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/reservas', async (route) => {
    await promise
    await route.continue()
  })
  await page.route('**/api/enigmito', (route) =>
    route.fulfill({ json: { message: 'Sí, 32 plazas.', suggestions: [] } }),
  )
  const chat = new Chat(page, 'es')
  await page.goto('/menu')
  await chat.launcher.click()
  await chat.field.fill('¿Tenéis terraza?')
  await chat.field.press('Enter')
  await expect(chat.replies).toHaveCount(0)
  resolve()
  await expect(chat.replies).toHaveCount(2)
  await expect(chat.log).toContainText('¿Tenéis terraza?')
  await expect(chat.field).toHaveValue('')
})

test('19.8 a name with a picture, quotation marks or a figure is taken in the chat as in the form @matrix', async ({
  page,
}) => {
  const chat = new Chat(page, 'es')
  await chat.open('/menu')
  await chat.pick(chat.t('Boton.reservar'))
  await chat.pick(chat.t('Boton.si'))
  for (const name of ['José 🍋', '"Pepe" García', 'X Æ A-12']) {
    await chat.say(name)
    await chat.expectLast(chat.t('Pregunta.email'))
    await chat.answered(() => chat.button(new RegExp(chat.t('Cambiar.name'))).click())
  }
  await chat.say('12345')
  await chat.expectLast(chat.t('Error.name'))
})

test('19.9 a free table tonight, asked for as a question, is answered with the times that are free @matrix', async ({
  page,
}) => {
  const chat = new Chat(page, 'es')
  const day = await openDay(page, 3)
  await chat.open('/menu')
  await chat.say(`¿Tenéis mesa libre el ${day}?`)
  await chat.expectLast(chat.t('Oferta.conDatos').split('{')[0] ?? '')
  const time = chat.window
    .getByRole('group', { name: chat.t('Horas.titulo') })
    .getByRole('button', { name: '21:00' })
  await expect(time).toBeEnabled()
  await chat.answered(() => time.click())
  await expect(chat.replies.last()).toContainText('21:00')
})

test('19.9 taking up a booking in another window asks one thing @matrix', async ({ page }) => {
  const one = new Chat(page, 'es')
  await one.open('/menu')
  await one.pick(one.t('Boton.reservar'))
  await one.pick(one.t('Boton.si'))
  const two = new Chat(await page.context().newPage(), 'es')
  await two.open('/contact')
  expect((await two.replies.last().textContent())?.match(/\?/g)).toHaveLength(1)
  await two.page.close()
})
