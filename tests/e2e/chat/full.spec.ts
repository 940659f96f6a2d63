import { dayInWords } from '../../../lib/core/date-words.ts'
import { Chat, guest, nextMonday, rowsOf } from '../support/chat.ts'
import { handOf } from '../support/chat-hands.ts'
import { expect, test } from '../support/fixtures.ts'
import { aforo, loneDia, occupy } from '../support/full.ts'

/** Seats run out: what the chat shows before, and what it says when the last one goes at the guest's yes. */

test.afterEach(({ sql }) => aforo(sql, null))

/** Up to the calendar. */
async function upToDay(chat: Chat, who: ReturnType<typeof guest>) {
  await chat.open('/menu')
  await chat.pick(chat.t('Boton.reservar'))
  await chat.pick(chat.t('Boton.si'))
  for (const line of [who.name, who.email, who.phone]) await chat.say(line)
}

test('a closed day and a full day say so, a full time is struck; each leads to its waiting list @matrix', async ({
  page,
  sql,
}) => {
  const chat = new Chat(page, 'es')
  const hand = handOf(chat, 'mouse')
  const { t } = chat
  const fecha = await loneDia(page, 95)
  const who = guest()
  await aforo(sql, 2)
  await occupy(page, fecha, '21:00')
  await upToDay(chat, who)
  const monday = chat.button(dayInWords(nextMonday(), 'es'))
  if (await monday.count()) {
    await expect(monday).toHaveAccessibleName(new RegExp(t('Calendario.cerrado')))
    await expect(monday).toHaveAttribute('aria-disabled', 'true')
  }
  await chat.answered(() => hand.day(fecha))
  const full = chat.button(new RegExp(`^21:00, ${t('Horas.completa')}`))
  await expect(full).toBeDisabled()
  await expect(chat.button(/^13:00$/)).toBeEnabled()
  const waiting = chat.window.getByRole('link', { name: t('Enlaces.espera') })
  await expect(waiting).toHaveAttribute('href', `/reservations?personas=2&fecha=${fecha}`)

  // No seat at all: the day itself is full, and cannot be taken.
  await aforo(sql, 0)
  await chat.answered(() => hand.press(chat.button(t('Cambiar.date')).first()))
  const day = chat.window.locator(`[data-dia="${fecha}"]`)
  await expect(day).toHaveAccessibleName(new RegExp(t('Calendario.completo')))
  await expect(day).toHaveAttribute('aria-disabled', 'true')
  await expect(waiting).toHaveAttribute('href', /^\/reservations\?personas=2&fecha=\d{4}-\d{2}-\d{2}$/)
  await waiting.click()
  await page.waitForURL(/\/reservations\?personas=2&fecha=/)
  await expect(page.getByRole('main').getByRole('grid')).toBeVisible()
})

test('§8 a time that becomes full at the yes: free ones as buttons, the waiting list, nothing lost @matrix', async ({
  page,
  sql,
  consola,
}) => {
  consola.allow(/409/)
  const chat = new Chat(page, 'es')
  const hand = handOf(chat, 'mouse')
  const { t } = chat
  const fecha = await loneDia(page, 118)
  const who = guest()
  await aforo(sql, 2)
  await upToDay(chat, who)
  await chat.answered(() => hand.day(fecha))
  await chat.pick('21:00')
  await chat.pick(t('Personas.elegir', { n: 2 }))
  await chat.pick(t('Mesa.indoor'))
  await chat.pick(t('Boton.sinNotas'))
  await chat.expectLast(t('Pregunta.confirm'))

  await occupy(page, fecha, '21:00')
  await chat.pick(t('Boton.confirmar'))
  await chat.expectLast(t('Error.full'))
  expect(await rowsOf(sql, who.email)).toHaveLength(0)
  await expect(chat.log.getByRole('link', { name: t('Enlaces.espera') })).toHaveAttribute(
    'href',
    `/reservations?personas=2&fecha=${fecha}&espera=21:00`,
  )
  const offered = chat.window.getByRole('group', { name: t('Ui.opciones') }).getByRole('button')
  const free = offered.filter({ hasText: /^\d\d:\d\d$/ })
  await expect(free).not.toHaveCount(0)
  const hora = (await free.first().textContent()) ?? ''
  await chat.answered(() => free.first().click())
  await chat.expectLast(t('Pregunta.confirm'))
  await chat.pick(t('Boton.confirmar'))
  await expect
    .poll(() => rowsOf(sql, who.email))
    .toMatchObject([{ nombre: who.name, fecha_reserva: fecha, hora_reserva: hora, personas: 2 }])
})
