import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Mensajes } from '@/lib/chat/say.ts'
import type { Tab, WindowState } from '@/lib/chat/tab/shape.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { ChatIsland } from './chat-island.tsx'
import { recallInTab, TAB_KEYS } from './memory.ts'
import { NARROW } from './panel.tsx'
import { firstLocale, loadTexts } from './texts.ts'

/** Shows the chat as an application of its own, beside its launcher: the page has none. */
function createShow(button: HTMLElement): (what: ReactNode) => void {
  const box = document.createElement('div')
  button.after(box)
  const root = createRoot(box)
  return (what) => root.render(what)
}

/** How the page before has left the window: `open`, or the last message seen before it was minimised. */
function windowLeft(): WindowState | null {
  const left = recallInTab(TAB_KEYS.window)
  if (left === 'open') return { isOpen: true }
  return left && /^\d{1,9}$/.test(left) ? { isOpen: false, since: Number(left) } : null
}

/** What the tab has said so far. The code that reads it loads only when there is something. */
async function tabTalk(): Promise<Tab | null> {
  if (recallInTab(TAB_KEYS.talk) === null) return null
  const found = await import('./tab.ts').catch(() => null)
  return found?.recallTab() ?? null
}

/** Makes the launcher open the chat: the window at once, its texts as they load. What the tab has left goes on. */
export function openChat(button: HTMLElement): void {
  const show = createShow(button)
  const page = asLocale(document.documentElement.lang)
  const { marco = '{}', ya } = button.dataset
  const frame: Mensajes = JSON.parse(marco)
  let turns = 0
  const begin = (tab: Tab | null, left: WindowState | null) => {
    const mine = ++turns
    button.removeAttribute('aria-busy')
    const turn = (open: boolean) => {
      if (mine !== turns) return
      button.hidden = open
      show(
        <ChatIsland
          key={mine}
          page={page}
          open={open}
          opener={button}
          frame={frame}
          tab={tab}
          left={left}
          onClose={() => turn(false)}
          onAnew={async () => {
            const { forgetTab } = await import('./tab.ts')
            forgetTab()
            begin(null, null)
          }}
          unable={() => {
            turn(false)
            document.querySelector<HTMLDialogElement>('#chat-away')?.show()
          }}
        />,
      )
    }
    button.onclick = () => turn(true)
    turn(true)
  }
  const press = async () => {
    button.setAttribute('aria-busy', 'true')
    const before = turns
    const tab = await tabTalk()
    if (before === turns) begin(tab, null)
  }
  const restore = async () => {
    const before = turns
    const [tab] = await Promise.all([tabTalk(), texts])
    const left = windowLeft()
    if (before !== turns) return
    if (left) return begin(tab, left)
    turns += 1
    show(null)
    button.hidden = false
    button.onclick = press
  }
  // Loaded before the press that will probably follow.
  const texts = loadTexts(firstLocale(page)).catch(() => null)
  if (matchMedia(NARROW).matches) import('./modal.ts').catch(() => {})
  delete button.dataset.ya
  button.onclick = press
  if (ya === '1') press()
  else if (ya) restore()
  // A page out of the browser's memory stands where it was left; the tab has gone on since.
  addEventListener('pageshow', ({ persisted }) => persisted && restore())
}
