import type { ReactNode } from 'react'
import type { Mensajes } from '@/lib/chat/say.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { ChatIsland } from './chat-island.tsx'
import { firstLocale, loadTexts } from './use-language.ts'

/**
 * Makes the launcher open the chat: the window is drawn in the same frame as the press, its texts are fetched
 * meanwhile. A press that came before this code is heard now.
 *
 * @param show puts something at the end of the page
 */
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
        // Without its first texts there is no chat: the contact page has the phone.
        unable={() => location.assign(contacto)}
      />,
    )
  }
  button.onclick = () => turn(true)
  if (button.dataset.ya) turn(true)
  // Whoever comes near will want them; whoever is too fast waits for the same ones.
  loadTexts(firstLocale(page)).catch(() => {})
}
