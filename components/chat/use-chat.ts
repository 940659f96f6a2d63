import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Conversation, createConversation, type Snapshot, type World } from '@/lib/chat/conversation.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

import { afterPaint } from './after-paint.ts'
import { api } from './api.ts'
import { newKey, openWindow } from './key.ts'
import { keep, recall } from './memory.ts'

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
  machine: async () => (await import('@/lib/chat/machine.ts')).step,
  reader: async () => (await import('@/lib/chat/understand.ts')).understand,
  telefono: phoneOnPage(),
})

/** One conversation as long as the page lives, even with the window closed. It starts when its texts are `ready`. */
export function useChat(locale: Locale, ready: boolean): [Snapshot, Conversation] {
  const [chat] = useState(() => createConversation(world(), locale))
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
