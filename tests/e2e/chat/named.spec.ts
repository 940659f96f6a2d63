import { euros } from '../../../components/ui/euros.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { Chat, QUESTION } from '../support/chat.ts'
import { expect, test, violations } from '../support/fixtures.ts'

for (const locale of LOCALES)
  test(`19.12 ${locale}: what Enigmito names stands under the answer as rows, in the dark and at 320 px @matrix`, async ({
    page,
    sql,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.emulateMedia({ colorScheme: 'dark' })
    const chat = new Chat(page, locale)
    await chat.open(localePath(locale, '/philosophy'))
    await chat.say(QUESTION[locale])
    const rows = chat.log.locator('.chat-named li')
    await expect(rows.first()).toBeVisible()
    for (const row of await rows.all()) {
      const link = row.getByRole('link')
      const [where = '', slug = ''] = (await link.getAttribute('href'))?.split('#') ?? []
      expect(where).toBe(localePath(locale, '/menu'))
      const [dish] = await sql`
        select p.id, p.nombre, p.traducciones->${locale}->>'nombre' as traducido, p.declarado_en is not null as declarado
        from platos p where slug = ${slug}`
      expect(await link.textContent()).toBe(dish?.traducido ?? dish?.nombre)
      const prices = await sql`select cents from plato_precios where plato_id = ${dish?.id} order by orden`
      for (const { cents } of prices)
        await expect(row.locator('.chat-named-price')).toContainText(euros(cents, locale))
      const contained = await sql`
        select a.nombre, a.traducciones->${locale}->>'nombre' as traducido from plato_alergenos p
        join alergenos a on a.id = p.alergeno_id where plato_id = ${dish?.id} and presencia = 'contiene'`
      for (const { nombre, traducido } of contained)
        await expect(row.locator('summary')).toContainText(traducido ?? nombre)
    }
    const width = await chat.log.evaluate((log) => [
      log.scrollWidth - log.clientWidth,
      document.documentElement.scrollWidth,
    ])
    expect(width).toEqual([0, 320])
    expect(await violations(page, { within: '.chat' })).toEqual([])
  })

test('19.12 rows by keyboard: names of allergens with one press, the dish with another @matrix', async ({
  page,
}) => {
  const chat = new Chat(page, 'es')
  await chat.open('/philosophy')
  await chat.say(QUESTION.es)
  const row = chat.log.locator('.chat-named li', { has: page.locator('summary') }).first()
  const link = row.getByRole('link')
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Tab')
  await expect(row.locator('summary')).toBeFocused()
  await expect(row.locator('details > p')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(row.locator('details > p')).toBeVisible()
  expect(await violations(page, { within: '.chat' })).toEqual([])
  const href = `${await link.getAttribute('href')}`
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href}`)
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
})

test('19.12 only rows of the house are drawn, at their own price, five at most and then the way to all @matrix', async ({
  page,
  sql,
}) => {
  const dishes = await sql`
    select slug, (select cents from plato_precios where plato_id = p.id order by orden limit 1) as cents
    from platos p where visible and agotado_hasta is null and servicio is null order by orden, slug limit 7`
  const wines =
    await sql`select slug, precio_botella_cents as cents from vinos where visible and stock > 0 limit 1`
  const named = [
    ...['dish:kebab', '<b>', 'page:/menu', 7],
    ...wines.map(({ slug }) => `wine:${slug}`),
    ...dishes.map(({ slug }) => `dish:${slug}`),
  ]
  await page.route('**/api/enigmito', (route) =>
    route.fulfill({ json: { message: 'Todo a 1,00 €.', suggestions: [], named } }),
  )
  const chat = new Chat(page, 'es')
  await chat.open('/philosophy')
  await chat.say('¿Qué tenéis?')
  const rows = chat.log.locator('.chat-named li')
  await expect(rows).toHaveCount(5)
  const drawn = [...wines, ...dishes].slice(0, 5)
  for (const [at, { cents }] of drawn.entries()) await expect(rows.nth(at)).toContainText(euros(cents, 'es'))
  await expect(chat.log.locator('.chat-named > p').getByRole('link')).toHaveAttribute('href', '/wine')
  await page.reload()
  await expect(rows).toHaveCount(5)
})

test('19.12 a line that its row says as well is seen once, and still read and copied @matrix', async ({
  page,
}) => {
  const chat = new Chat(page, 'es')
  await chat.open('/philosophy')
  await chat.say('soy celíaco, ¿qué arroces puedo comer?')
  const reply = chat.replies.last()
  const rows = reply.locator('.chat-named li')
  await expect(rows.first()).toBeVisible()
  const lines = reply.locator('> span.oculto', { hasText: /^- / })
  expect(await lines.count()).toBe(await rows.count())
  for (const [at, line] of (await lines.allTextContents()).entries()) {
    const name = await rows.nth(at).getByRole('link').textContent()
    expect(line.startsWith(`- ${name}: `), line).toBe(true)
    for (const amount of line.match(/[\d,]+\s€/g) ?? []) await expect(rows.nth(at)).toContainText(amount)
  }
  // What rows do not say of allergens stays in words, before its dishes and in their order.
  const words = reply.locator('> span:not(.oculto)')
  expect((await words.allTextContents()).join('')).toMatch(/gluten/i)
  const copied = await reply.evaluate((bubble) => {
    window.getSelection()?.selectAllChildren(bubble)
    return `${window.getSelection()}`
  })
  for (const line of await lines.allTextContents()) expect(copied).toContain(line.trim().slice(2, 20))
})

test('19.12 without the rows the answer stands alone, and the conversation goes on @matrix', async ({
  page,
  consola,
}) => {
  consola.allow(/503|Failed to load resource/)
  await page.route('**/api/enigmito/fichas**', (route) => route.fulfill({ status: 503, json: {} }))
  const chat = new Chat(page, 'es')
  await chat.open('/philosophy')
  await chat.say(QUESTION.es)
  await chat.say('¿a qué hora abrís?')
  await expect(chat.replies.nth(1).locator('> span', { hasText: /^- / }).first()).not.toHaveClass(/oculto/)
  await expect(chat.replies.last()).toContainText('13:00')
  await expect(chat.log.locator('.chat-named')).toHaveCount(0)
})

test('19.12 an answer that is longer than the window opens at its beginning @matrix', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const chat = new Chat(page, 'es')
  await chat.open('/philosophy')
  await chat.say(QUESTION.es)
  await expect(chat.log.locator('.chat-named li').first()).toBeVisible()
  await expect(chat.replies.last()).toBeInViewport()
})
