import { asLocale } from '@/lib/i18n/locales.ts'
import { firstLocale, loadTexts } from './texts.ts'

/**
 * Fetches the chat when a hand comes near its launcher: code and texts at the same time. A press that comes before the
 * code waits in `data-ya` (launcher.tsx).
 */
export function summonChat(): void {
  const button = document.querySelector<HTMLElement>('[data-marco]')
  if (!button) return
  const summon = () => {
    button.onpointerover = button.onfocus = null
    loadTexts(firstLocale(asLocale(document.documentElement.lang))).catch(() => {})
    import('./open.tsx').then(
      ({ openChat }) => openChat(button),
      () => {
        // The next press tries again.
        button.onfocus = summon
        button.onerror?.('')
      },
    )
  }
  button.onpointerover = button.onfocus = summon
  if (button.matches('[data-ya],:focus,:hover')) summon()
}
