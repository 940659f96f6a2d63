import { addDays, type IsoDate } from '../../../lib/core/dates.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { Chat, type Guest, guest, nextMonday, openDay, rowsOf, today } from '../support/chat.ts'
import { expect, test } from '../support/fixtures.ts'
import { matrixUnless } from '../support/paths.ts'

/** What a guest of each language says on the way to a table for four on the terrace. */
const SAYS: Record<Locale, { book: string; yes: string; guests: string; seating: string; notes: string }> = {
  es: {
    book: 'Quiero reservar una mesa',
    yes: 'sí',
    guests: 'seremos 4',
    seating: 'en la terraza',
    notes: 'Una trona, por favor',
  },
  en: {
    book: 'I would like to book a table',
    yes: 'yes',
    guests: 'there are 4 of us',
    seating: 'outside please',
    notes: 'A high chair, please',
  },
  fr: {
    book: 'Je voudrais réserver une table',
    yes: 'oui',
    guests: 'nous serons 4',
    seating: 'en terrasse',
    notes: 'Une chaise haute, s’il vous plaît',
  },
  de: {
    book: 'Ich möchte einen Tisch reservieren',
    yes: 'ja',
    guests: 'wir sind 4',
    seating: 'draußen',
    notes: 'Einen Hochstuhl, bitte',
  },
  it: {
    book: 'Vorrei prenotare un tavolo',
    yes: 'sì',
    guests: 'siamo in 4',
    seating: 'in terrazza',
    notes: 'Un seggiolone, per favore',
  },
}

/** Types a whole reservation up to the summary. */
async function upToSummary(chat: Chat, who: Guest, at?: IsoDate) {
  const day = at ?? (await openDay(chat.page, 6))
  const says = SAYS[chat.locale]
  for (const line of [
    says.book,
    says.yes,
    who.name,
    who.email,
    who.phone,
    day,
    '21:00',
    says.guests,
    says.seating,
  ])
    await chat.say(line)
  await chat.expectLast(chat.t('Pregunta.notes'))
  await chat.say(says.notes)
  await chat.expectLast(chat.t('Pregunta.confirm'))
}

// The words of each language are read in the unit tests; here, that they reach the window: in CI the longest, in verify all.
for (const locale of IS_VERIFY ? LOCALES : (['de'] as const))
  test(`refuses what the rules refuse, in words: ${locale} @matrix`, async ({ page, sql }) => {
    const chat = new Chat(page, locale)
    const who = guest()
    const says = SAYS[locale]
    await chat.open(localePath(locale, '/menu'))
    for (const line of [says.book, says.yes, who.name]) await chat.say(line)

    const refused = async (line: string, key: string, values?: Record<string, string | number>) => {
      await chat.say(line)
      await chat.expectLast(chat.t(key, values))
    }
    await refused('lola@example', 'Error.email')
    await chat.say(who.email)
    await refused('600 123 456', 'Pregunta.prefijo', { telefono: '+34 600 123 456' })
    await chat.say(who.phone)
    await refused(nextMonday(), 'Error.monday')
    await refused(addDays(today(), -1), 'Error.past')
    await chat.say(await openDay(page, 6))
    await refused('17:00', 'Error.time')
    await chat.say('21:00')
    await refused('21', 'Error.many', { min: 1, max: 20 })
    expect(await rowsOf(sql, who.email)).toHaveLength(0)
  })

test('§5 the specified English sentences', async ({ page }) => {
  const chat = new Chat(page, 'en')
  expect(chat.t('Error.monday')).toBe('Sorry, we are closed on Mondays. Please choose another day.')
  expect(chat.t('Error.guests', { min: 1, max: 20 })).toContain('Please enter a number between 1 and 20')
})

test('T-RES-01 a double click on confirm makes one post and one row @matrix', async ({ page, sql }) => {
  const chat = new Chat(page, 'es')
  const who = guest()
  await chat.open('/menu')
  await upToSummary(chat, who)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/reservas')) posts.push(request.url())
  })
  await chat.answered(() => chat.button(chat.t('Boton.confirmar')).dblclick())
  expect(posts).toHaveLength(1)
  expect(await rowsOf(sql, who.email)).toHaveLength(1)
})

test('T-RES-02 saved, but the answer is lost: trying again succeeds with one row @matrix', async ({
  page,
  sql,
  consola,
}) => {
  consola.allow(/ERR_FAILED/)
  const chat = new Chat(page, 'es')
  const who = guest()
  await chat.open('/menu')
  await upToSummary(chat, who)
  let lost = 0
  await page.route('**/api/reservas', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await chat.pick(chat.t('Boton.confirmar'))
  await chat.expectLast(chat.t('Error.save'))
  await expect(chat.log.getByRole('link', { name: chat.t('Enlaces.llamar') }).last()).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  )
  expect(await rowsOf(sql, who.email)).toHaveLength(1)
  await chat.pick(chat.t('Boton.reintentar'))
  const [row, ...more] = await rowsOf(sql, who.email)
  expect(more).toEqual([])
  await expect(chat.log).toContainText(row?.codigo)
})

test('§8 WhatsApp opening errors, T-WA-03 a blocked window is no failure: the link stays @matrix', async ({
  page,
  sql,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const chat = new Chat(page, 'fr')
  const who = guest()
  await chat.open('/fr/menu')
  await upToSummary(chat, who)
  await chat.pick(chat.t('Boton.confirmar'))
  await expect(chat.replies.last()).toContainText(chat.t('Fin.gracias'))
  await expect(chat.log.getByRole('link', { name: chat.t('Enlaces.whatsapp') })).toBeVisible()
  expect(await rowsOf(sql, who.email)).toHaveLength(1)
})

test('minimised by Escape, its button and a click outside; the badge tells of a new message @matrix', async ({
  page,
}) => {
  const chat = new Chat(page, 'es')
  const bar = page.getByRole('button', { name: chat.t('Ui.maximizar') })
  const { promise: minimised, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/enigmito', async (route) => {
    await minimised
    await route.fulfill({ json: { message: 'Abrimos a las 13:00.', suggestions: [] } })
  })
  await chat.open('/menu')
  await page.keyboard.press('Escape')
  await expect(chat.window).toBeHidden()
  await expect(bar).toBeFocused()
  expect((await bar.boundingBox())?.height).toBe(56)
  await bar.click()
  await expect(chat.field).toBeFocused()
  await page.locator('h1').first().click()
  await expect(chat.window).toBeHidden()
  await bar.click()
  await chat.field.fill('¿A qué hora abrís?')
  await chat.field.press('Enter')
  await expect(chat.button(chat.t('Ui.enviar'))).toBeDisabled()
  await chat.field.fill('se puede seguir escribiendo')
  await chat.button(chat.t('Ui.minimizar')).click()
  await expect(bar).not.toContainText('!')
  answer()
  await expect(bar).toContainText('!')
  await expect(bar).toContainText(chat.t('Ui.mensajeNuevo'))
  await bar.click()
  await expect(chat.log).toContainText('Abrimos a las 13:00.')
  await chat.button(chat.t('Ui.cerrar')).click()
  await expect(chat.launcher).toBeFocused()
  await chat.launcher.click()
  await expect(chat.log).toContainText('Abrimos a las 13:00.')
})

for (const [what, answer] of [
  ['does not answer', null],
  ['fails twice', { message: 'x', suggestions: [], fallback: true }],
] as const)
  test(`§8 chat call failure: Enigmito’s function ${what}: the fallback by topic, in the language of the chat${matrixUnless(answer === null)}`, async ({
    page,
    consola,
  }) => {
    consola.allow(/ERR_FAILED/)
    let calls = 0
    await page.route('**/api/enigmito', (route) => {
      calls++
      return answer ? route.fulfill({ json: answer }) : route.abort()
    })
    const chat = new Chat(page, 'it')
    await chat.open('/it/menu')
    await chat.say('Che vini rossi avete?')
    expect(calls).toBe(answer ? 1 : 2)
    await chat.expectLast((await phraseOf(chat, 'Fallo.vino')) ?? '')
    await expect(chat.log.getByRole('link', { name: chat.t('Enlaces.cava') })).toHaveAttribute(
      'href',
      '/it/wine',
    )
  })

/** The part of a text before its first placeholder. */
const phraseOf = async (chat: Chat, key: string) => chat.t(key).split('{')[0]

test('§9 the language: the browser’s, the chosen one kept, the conversation too @matrix', async ({
  page,
}) => {
  const chat = new Chat(page, 'es')
  await chat.open('/menu')
  await chat.say('Quiero reservar una mesa')
  const before = await chat.log.locator('.chat-dice').count()
  await chat.window.getByRole('combobox').selectOption('de')
  const german = new Chat(page, 'de')
  await expect(german.button(german.t('Boton.si'))).toBeVisible()
  expect(await german.log.locator('.chat-dice').count()).toBe(before)
  await expect(german.window).toHaveAttribute('lang', 'de')
  await german.say('ja')
  await german.expectLast(german.t('Pregunta.name'))
  await page.reload()
  await expect(german.replies.last()).toContainText(german.t('Pregunta.name'))
})

test('T-CLI-08 T-PII-08 after completion the device holds nothing of the guest @matrix', async ({
  page,
  sql,
}) => {
  const chat = new Chat(page, 'en')
  const who = guest('Zoe Canary')
  await chat.open('/en/menu')
  await upToSummary(chat, who)
  const stored = () =>
    page.evaluate(
      () =>
        JSON.stringify({ ...localStorage, ...sessionStorage }) +
        document.cookie +
        location.href +
        document.title,
    )
  expect(await stored()).toContain(who.email)
  await chat.pick(chat.t('Boton.confirmar'))
  expect(await rowsOf(sql, who.email)).toHaveLength(1)
  const anything = new RegExp(`Canary|${who.email}|\\${who.phone}`)
  // What the tab keeps of the talk is written a moment after it is said.
  await expect.poll(stored).not.toMatch(anything)
  await page.goto('/en/contact')
  await expect(chat.log).toContainText(chat.t('Fin.guardada').split('{')[0] ?? '')
  expect(await stored()).not.toMatch(anything)
})

test('T-CLI-02 with storage blocked the chat still books @matrix', async ({ page, sql }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const chat = new Chat(page, 'es')
  const who = guest()
  await chat.open('/menu')
  await upToSummary(chat, who)
  await chat.pick(chat.t('Boton.confirmar'))
  expect(await rowsOf(sql, who.email)).toHaveLength(1)
})

test('a question in the middle is answered from the rows, then the step’s question comes again', async ({
  page,
}) => {
  const chat = new Chat(page, 'es')
  await chat.open('/menu')
  for (const line of [SAYS.es.book, SAYS.es.yes, 'Lola Prueba']) await chat.say(line)
  await chat.say('¿A qué hora abrís?')
  await expect(chat.replies.nth(-2)).toContainText('13:00')
  await chat.expectLast(chat.t('Pregunta.email'))
  await chat.say('lola@example.com')
  await chat.expectLast(chat.t('Pregunta.phone'))
})
