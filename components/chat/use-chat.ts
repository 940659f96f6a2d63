import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/i18n/locales.ts'
import { type Conversation, createConversation, type Snapshot, type World } from './conversacion.ts'
import { keep, recall } from './memoria.ts'
import { puerta } from './puerta.ts'

/** A random UUID, also where the page is not served over https and the browser keeps `randomUUID` to itself. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

function openWindow(url: string): boolean {
  const opened = window.open(url, '_blank')
  if (opened) opened.opener = null
  return opened !== null
}

const phoneOnPage = (): string =>
  document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.textContent?.trim() ?? ''

const world = (): World => ({
  now: Date.now,
  wait: (ms) => (ms > 0 ? new Promise((later) => setTimeout(later, ms)) : Promise.resolve()),
  newKey,
  recall,
  keep,
  openWindow,
  puerta,
  machine: async () => (await import('@/lib/chat/maquina.ts')).step,
  reader: async () => (await import('@/lib/chat/entender.ts')).entender,
  telefono: phoneOnPage(),
})

/** One conversation for as long as the page lives, whether its window is open, minimised or closed. */
export function useChat(locale: Locale): [Snapshot, Conversation] {
  const [chat] = useState(() => createConversation(world(), locale))
  const snapshot = useSyncExternalStore(chat.subscribe, chat.get)
  useEffect(() => {
    chat.start()
    const timer = setInterval(chat.tick, 60_000)
    return () => clearInterval(timer)
  }, [chat])
  useEffect(() => chat.speak(locale), [chat, locale])
  return [snapshot, chat]
}
