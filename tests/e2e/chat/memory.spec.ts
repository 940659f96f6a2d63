import { STORAGE_KEYS } from '../../../lib/chat/stored/storage-keys.ts'
import { hold } from '../support/alive.ts'
import { Chat, guest } from '../support/chat.ts'
import { expect, test } from '../support/fixtures.ts'

/** What the chat keeps on the device, and what it does without; and the press that comes before its code. */

const stored = (chat: Chat, key: string) => chat.page.evaluate((name) => localStorage.getItem(name), key)

test('§9 the draft is taken up again in another window; each keeps what the other has learnt of the guest @matrix', async ({
  page,
}) => {
  const who = guest('Marta Ferrer')
  const one = new Chat(page, 'es')
  await one.open('/menu')
  await one.pick(one.t('Boton.reservar'))
  await one.pick(one.t('Boton.si'))
  for (const line of [who.name, who.email]) await one.say(line)

  const two = new Chat(await page.context().newPage(), 'es')
  await two.open('/contact')
  await two.expectLast(two.t('Fin.seguir'))
  await two.expectLast(two.t('Pregunta.phone'))
  await expect(two.button(new RegExp(who.email))).toBeVisible()
  await two.say('soy vegano')
  await one.say('me gusta el vino tinto')
  for (const word of ['vegano', 'tinto'])
    await expect.poll(() => stored(two, STORAGE_KEYS.preferences)).toContain(word)
  // Both go on by themselves.
  await one.say(who.phone)
  await one.expectLast(one.t('Pregunta.date'))
  await two.pick(two.t('Boton.cancelar'))
  await two.expectLast(two.t('Cancelar.hecho'))
  await two.page.close()
})

for (const [what, value] of [
  ['text that is no JSON', '{'],
  ['another version', '{"v":99,"state":{"mode":"confirming"}}'],
  [
    'values of another kind',
    '{"v":1,"state":{"mode":"booking","draft":[],"step":"x"},"dietaryRestrictions":7}',
  ],
] as const)
  test(`§9 what is stored is corrupt (${what}): the chat begins anew @matrix`, async ({ page }) => {
    await page.addInitScript(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(key, text)
      },
      [Object.values(STORAGE_KEYS), value] as const,
    )
    const chat = new Chat(page, 'es')
    await chat.open('/menu')
    await chat.expectLast(chat.t('Saludo.hola').slice(0, 40))
    await chat.pick(chat.t('Boton.reservar'))
    await chat.expectLast(chat.t('Oferta.pregunta'))
  })

test('§7 a question takes its hints along: diet, wine, service period, what was last spoken of @matrix', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('**/api/enigmito', async (route) => {
    asked.push(route.request().postDataJSON().message)
    await route.fulfill({ json: { message: 'Sí.', suggestions: [], context: 'dish:fideua-de-gandia' } })
  })
  const chat = new Chat(page, 'es')
  await chat.open('/menu')
  await chat.say('Soy vegano y me gusta el vino tinto, ¿qué me recomendáis?')
  await chat.say('¿Y cuánto cuesta?')
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[0]).toMatch(/\? \[dietary: vegano\] \[wine: tinto\] \[time: (comida|cena|cerrado)\]$/)
  expect(asked[1]).toMatch(
    /^¿Y cuánto cuesta\? \[dietary: vegano\] \[wine: tinto\] \[time: \w+\] \[context: last=dish:fideua-de-gandia\]$/,
  )
})

test('a press that comes before the code does opens the chat when it is here', async ({ page }) => {
  const go = await hold(page)
  const chat = new Chat(page, 'es')
  await page.goto('/menu', { waitUntil: 'commit' })
  await chat.launcher.click()
  await expect(chat.window).toBeHidden()
  go()
  await expect(chat.field).toBeFocused()
  await expect(chat.replies).toHaveCount(1)
})

test('T-FLT-11 the chat’s code cannot be had: one retry, then the fallback in the language, with its links @matrix', async ({
  page,
  consola,
}) => {
  consola.allow(/./)
  const chat = new Chat(page, 'de')
  await page.goto('/de/menu', { waitUntil: 'networkidle' })
  const tries: string[] = []
  await page.route('**/scripts/*.js*', (route) => {
    tries.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await chat.launcher.click()
  const away = page.getByRole('dialog', { name: 'Enigmito' })
  await expect(away).toContainText(chat.t('Fallo.general').split('{')[0] ?? '')
  expect(page.url()).toContain('/de/menu')
  for (const [key, href] of [
    ['Enlaces.carta', '/de/menu'],
    ['Enlaces.reservas', '/de/reservations'],
  ] as const)
    await expect(away.getByRole('link', { name: chat.t(key), exact: true })).toHaveAttribute('href', href)
  await expect(away.getByRole('link', { name: chat.t('Enlaces.llamar') })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  )
  // The same script was asked for twice.
  expect(new Set(tries).size).toBeLessThan(tries.length)
  await away.getByRole('button', { name: chat.t('Ui.cerrar') }).click()
  await page.unroute('**/scripts/*.js*')
  await chat.launcher.click()
  await expect(chat.field).toBeFocused()
})
