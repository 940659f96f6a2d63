import type { ReactNode } from 'react'
import type { Mensajes } from '@/lib/chat/say.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { ChatIsland } from './chat-island.tsx'
import { firstLocale, loadTexts } from './use-language.ts'

/** Makes the launcher open the chat: the window at once, its texts as they load. */
export function openChat(button: HTMLElement, show: (what: ReactNode) => void): void {
  const page = asLocale(document.documentElement.lang)
  const { contacto = '/', marco = '{}' } = button.dataset
  const frame: Mensajes = JSON.parse(marco)
  const turn = (open: boolean) => {
    button.hidden = open
    show(
      <ChatIsland
        page={page}
        open={open}
        opener={button}
        frame={frame}
        onClose={() => turn(false)}
        unable={() => location.assign(contacto)}
      />,
    )
  }
  button.onclick = () => turn(true)
  if (button.dataset.ya) turn(true)
  // Loaded before the press that will probably follow.
  loadTexts(firstLocale(page)).catch(() => {})
}
