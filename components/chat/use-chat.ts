import { useEffect, useState, useSyncExternalStore } from 'react'
import type { World } from '@/lib/chat/api.ts'
import { type Conversation, createConversation, type Snapshot } from '@/lib/chat/conversation.ts'
import type { Kept } from '@/lib/chat/tab/shape.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { TONIGHT_PERSONAS, tonightOf } from '@/lib/reservas/tonight.ts'

import { afterPaint } from './after-paint.ts'
import { api } from './api.ts'
import { newKey, openWindow } from './key.ts'
import { keep, recall } from './memory.ts'

const brought = async () => (await import('./presses.ts')).presses

const phoneOnPage = (): string =>
  document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.textContent?.trim() ?? ''

const world = (): World => ({
  now: Date.now,
  wait: (ms) => (ms > 0 ? new Promise((later) => setTimeout(later, ms)) : Promise.resolve()),
  newKey,
  recall,
  keep,
  openWindow,
  puerta: api,
  machine: async () => (await brought()).press,
  typed: async () => (await (await brought()).typing()).step,
  reader: async (locale) => {
    const { typing, bringLexicon } = await brought()
    const [{ understand }] = await Promise.all([typing(), bringLexicon(locale)])
    return understand
  },
  learn: async (text) => (await (await brought()).typing()).learn(text),
  restore: async (stored) => (await import('./tab.ts')).restore(stored),
  complete: async () => (await (await brought()).typing()).complete(),
  known: async (locale) =>
    document.cookie.includes('alma-cuenta')
      ? (await import('./account.ts')).readAccount(locale)
      : { found: [], visited: false },
  tonight: async (fecha) => {
    const today = await api.slots(fecha, TONIGHT_PERSONAS)
    return today && tonightOf(today)
  },
  telefono: phoneOnPage(),
})

/**
 * One conversation as long as the page lives, even with the window closed. It starts when its texts are `ready`.
 * @param kept that of the page before, which goes on
 */
export function useChat(locale: Locale, ready: boolean, kept: Kept | null): [Snapshot, Conversation] {
  const [chat] = useState(() => createConversation(world(), locale, kept))
  const snapshot = useSyncExternalStore(chat.subscribe, chat.get)
  useEffect(() => {
    if (!ready) return
    // The window comes first; the greeting waits half a second anyway.
    afterPaint(() => chat.start())
    const timer = setInterval(chat.tick, 60_000)
    return () => clearInterval(timer)
  }, [chat, ready])
  useEffect(() => chat.speak(locale), [chat, locale])
  return [snapshot, chat]
}
