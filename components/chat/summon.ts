import { STORAGE_KEYS } from '@/lib/chat/stored/storage-keys.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { forgetSignedOut, recallInTab, TAB_KEYS } from './memory.ts'
import { firstLocale, loadTexts } from './texts.ts'

/**
 * Fetches the chat when a hand comes near its launcher: code and texts at the same time. A press that comes before the
 * code waits in `data-ya` (launcher.tsx); if the code does not come, it is answered with away.tsx. A window that the page
 * before has left open or minimised comes back.
 */
export function summonChat(): void {
  const button = document.querySelector<HTMLElement>('[data-marco]')
  if (!button) return
  const fail = () => {
    if (button.dataset.ya === '1') document.querySelector<HTMLDialogElement>('#chat-away')?.show()
    delete button.dataset.ya
    button.removeAttribute('aria-busy')
    // The next press tries again.
    button.onfocus = summon
  }
  const summon = () => {
    button.onpointerover = button.onfocus = null
    loadTexts(firstLocale(asLocale(document.documentElement.lang))).catch(() => {})
    import('./open.tsx').then(({ openChat }) => openChat(button), fail)
  }
  const comeBack = () => {
    forgetSignedOut([STORAGE_KEYS.conversation])
    // A press comes before.
    if (recallInTab(TAB_KEYS.window) !== null) button.dataset.ya ??= 'vuelve'
  }
  comeBack()
  button.onpointerover = button.onfocus = summon
  if (button.matches('[data-ya],:focus,:hover')) summon()
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    comeBack()
    if (button.onfocus && button.dataset.ya) summon()
  })
}
