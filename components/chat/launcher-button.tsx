'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** All of the chat that a page loads at first. A press that comes before the rest waits in `data-ya` (launcher.tsx). */
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
