'use client'

import { type ReactNode, useEffect, useState } from 'react'

/**
 * What the launcher does: the first pointer or focus on it fetches the chat, which draws its window here. It is all of
 * the chat that a page loads before. A press that came first waits in `data-ya` (launcher.tsx).
 */
export function ChatLoader() {
  const [shown, show] = useState<ReactNode>(null)
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('[data-marco]')
    if (!button) return
    const wake = () => {
      button.onpointerover = button.onfocus = null
      import('./open.tsx').then(
        ({ openChat }) => openChat(button, show),
        () => button.onerror?.(''),
      )
    }
    button.onpointerover = button.onfocus = wake
    if (button.matches('[data-ya],:focus,:hover')) wake()
  }, [])
  return shown
}
