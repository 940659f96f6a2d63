import { expect, type Page } from '@playwright/test'
import { hold } from '../support/alive.ts'
import { Chat } from '../support/chat.ts'
import { test } from '../support/fixtures.ts'

/** The chat on a telephone, and before or without its code. */

const PHONE = { hasTouch: true, viewport: { width: 390, height: 844 } }
const tap = (chat: Chat) => chat.launcher.tap()
/** What lies at a point, where a finger would press. */
const isBehind = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return main !== null && (main.inert || main.closest('[inert]') !== null)
  })

test.describe('on a telephone', () => {
  test.use(PHONE)

  test('19.3 the window is modal: nothing behind it is in reach, the focus stays inside, the page does not scroll @matrix', async ({
    page,
    axe,
  }) => {
    const chat = new Chat(page, 'es')
    await page.goto('/menu')
    await tap(chat)
    await expect(chat.replies).toHaveCount(1)
    await expect(page.locator('dialog.chat:modal')).toBeVisible()
    expect(await isBehind(page)).toBe(true)
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press(i < 8 ? 'Tab' : 'Shift+Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('.chat, body')?.tagName)).not.toBe(
        'MAIN',
      )
      expect(
        await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      ).toBe(false)
    }
    await page.mouse.move(195, 20)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await axe(page)
  })

  test('19.3 Back closes the window and leaves the page where it was; the next Back leaves the page @matrix', async ({
    page,
  }) => {
    const chat = new Chat(page, 'es')
    await page.goto('/contact')
    await page.goto('/menu')
    await page.evaluate(() => scrollTo(0, 400))
    for (let round = 0; round < 2; round++) {
      await tap(chat)
      await expect(page.locator('dialog.chat:modal')).toBeVisible()
      await page.goBack()
      await expect(chat.window).toBeHidden()
      await expect(chat.launcher).toBeFocused()
      expect(page.url()).toMatch(/\/menu$/)
      expect(await page.evaluate(() => scrollY)).toBe(400)
      expect(await isBehind(page)).toBe(false)
    }
    // Closed by its own button, it leaves no entry behind.
    await tap(chat)
    await expect(page.locator('dialog.chat:modal')).toBeVisible()
    await chat.button(chat.t('Ui.cerrar')).tap()
    await expect(chat.window).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.almaSheet ?? null)).toBeNull()
    await page.goBack()
    await page.waitForURL('**/contact')
  })

  test('19.3 a reload finds the window open, and Back closes it still @matrix', async ({ page }) => {
    const chat = new Chat(page, 'es')
    await page.goto('/contact')
    await page.goto('/menu')
    await tap(chat)
    await expect(page.locator('dialog.chat:modal')).toBeVisible()
    await expect(chat.replies).toHaveCount(1)
    await page.reload()
    await expect(page.locator('dialog.chat:modal')).toBeVisible()
    // The window has the focus, as a modal one must; no control of it has.
    await expect(page.locator('dialog.chat')).toBeFocused()
    await page.goBack()
    await expect(chat.window).toBeHidden()
    expect(page.url()).toMatch(/\/menu$/)
    await page.goBack()
    await page.waitForURL('**/contact')
  })

  test('19.3 a link of an answer leads to its page with the chat minimised, and Back comes back to this one @matrix', async ({
    page,
  }) => {
    await page.route('**/api/enigmito', (route) =>
      route.fulfill({ json: { message: 'Sí.', suggestions: [{ text: 'La cava', url: '/wine' }] } }),
    )
    const chat = new Chat(page, 'es')
    await page.goto('/contact')
    await page.goto('/menu')
    await tap(chat)
    await expect(page.locator('dialog.chat:modal')).toBeVisible()
    await expect(chat.replies).toHaveCount(1)
    await chat.field.fill('¿Qué vinos hay?')
    await chat.field.press('Enter')
    await chat.log.getByRole('link', { name: 'La cava' }).tap()
    await page.waitForURL('**/wine')
    const bar = page.getByRole('button', { name: chat.t('Ui.maximizar') })
    await expect(bar).toBeVisible()
    await page.goBack()
    await page.waitForURL('**/menu')
    await page.goBack()
    await page.waitForURL('**/contact')
  })
})

test('19.3 on a desktop Back is nobody’s: it leaves the page @matrix', async ({ page }) => {
  const chat = new Chat(page, 'es')
  await page.goto('/contact')
  await page.goto('/menu')
  const before = await page.evaluate(() => history.length)
  await chat.launcher.click()
  await expect(chat.replies).toHaveCount(1)
  expect(await page.evaluate(() => history.length)).toBe(before)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.goBack()
  await page.waitForURL('**/contact')
})

test('19.3 before its code has come a press shows within 100 ms that it was heard', async ({ page }) => {
  const go = await hold(page)
  const chat = new Chat(page, 'es')
  await page.goto('/menu', { waitUntil: 'commit' })
  await expect(chat.launcher).toBeVisible()
  // The press itself draws it: nothing is waited for.
  const shown = await chat.launcher.evaluate((button: HTMLElement) => {
    button.click()
    const { content, borderTopWidth } = getComputedStyle(button, '::after')
    return `${content} ${borderTopWidth}`
  })
  expect(shown).toBe('"" 4px')
  await expect(chat.launcher).toHaveAttribute('aria-busy', 'true')
  go()
  await expect(chat.field).toBeFocused()
  await chat.button(chat.t('Ui.cerrar')).click()
  await expect(chat.launcher).not.toHaveAttribute('aria-busy')
})

for (const [locale, path, question, key, link] of [
  ['es', '/menu', '¿Qué vino tinto me recomendáis?', 'Fallo.vino', '/wine'],
  ['de', '/de/menu', 'Welche Gerichte sind vegan?', 'Fallo.carta', '/de/menu'],
] as const)
  test(`19.3 what reads a question cannot be had: the topic’s own fallback with its links: ${locale} @matrix`, async ({
    page,
    consola,
  }) => {
    consola.allow(/./)
    const chat = new Chat(page, locale)
    await chat.open(path)
    await page.route('**/scripts/*.js*', (route) => route.abort())
    await chat.say(question)
    await chat.expectLast(chat.t(key))
    const last = page.locator('.chat-turno').last()
    await expect(last.locator(`a[href="${link}"]`)).toBeVisible()
    await expect(last.locator('a[href$="/reservations"]')).toBeVisible()
    await expect(last.locator('a[href^="tel:"]')).toBeVisible()
  })
