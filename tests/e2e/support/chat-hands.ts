import { expect, type Locator, type Page } from '@playwright/test'
import { daysBetween, type IsoDate, isIsoDate } from '../../../lib/core/dates.ts'
import type { Chat } from './chat.ts'

export type Way = 'mouse' | 'keyboard' | 'touch'
export type Hand = {
  press(target: Locator): Promise<void>
  write(text: string): Promise<void>
  day(fecha: IsoDate): Promise<void>
}

/** Where a control lies from the focus: the key that leads there; null when it has the focus. */
const keyTo = (target: Element): string | null => {
  const at = document.activeElement ?? document.body
  if (at === target) return null
  const ahead = at !== document.body && at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING
  return ahead ? 'Tab' : 'Shift+Tab'
}

/** Walks with the tabulator, the shorter way, until the control has the focus. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let i = 0; i < 60; i++) {
    const key = await target.evaluate(keyTo)
    if (!key) return
    await page.keyboard.press(key)
  }
  throw new Error(`The tabulator does not reach ${target}`)
}

function keyboard(chat: Chat): Hand {
  const { page } = chat
  return {
    async press(target) {
      await reach(page, target)
      await page.keyboard.press('Enter')
    },
    async write(text) {
      await reach(page, chat.field)
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    },
    async day(fecha) {
      // The grid is one stop of the tabulator; arrows move inside it, over closed days too.
      const current = chat.window.locator('[data-dia][tabindex="0"]')
      await reach(page, current)
      const from = (await current.getAttribute('data-dia')) ?? ''
      const days = isIsoDate(from) ? daysBetween(from, fecha) : 0
      for (let week = 0; week < Math.floor(days / 7); week++) await page.keyboard.press('ArrowDown')
      for (let day = 0; day < days % 7; day++) await page.keyboard.press('ArrowRight')
      await expect(chat.window.locator(`[data-dia="${fecha}"]`)).toBeFocused()
      await page.keyboard.press('Enter')
    },
  }
}

function pointer(chat: Chat, press: (target: Locator) => Promise<void>): Hand {
  return {
    press,
    async write(text) {
      await press(chat.field)
      await chat.page.keyboard.type(text)
      await press(chat.button(chat.t('Ui.enviar')))
    },
    async day(fecha) {
      const day = chat.window.locator(`[data-dia="${fecha}"]`)
      await expect(chat.window.getByRole('grid')).toBeVisible()
      while (!(await day.isVisible())) await press(chat.button(chat.t('Calendario.siguiente')))
      await press(day)
    },
  }
}

/** The hand that works a chat in one of the three ways. */
export const handOf = (chat: Chat, way: Way): Hand =>
  way === 'keyboard'
    ? keyboard(chat)
    : pointer(chat, (target) => (way === 'touch' ? target.tap() : target.click()))
