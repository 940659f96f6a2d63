import type { ReactNode } from 'react'
import { STORAGE_KEYS } from '@/lib/chat/preferences.ts'
import { TAB_KEYS } from './memory.ts'

type Props = {
  label: string
  /** JSON: the window shows these texts until the others have loaded. */
  frameLabels: string
  className: string | undefined
  children: ReactNode
}

/**
 * Keeps a press in `data-ya` until the chat's code has loaded, and starts loading (Safari does not focus a pressed
 * button); `aria-busy` shows at once that it was heard. A window that the page before has left open or minimised comes
 * back, unless its guest has signed out since: then all of it is gone (memory.ts has the names). If loading fails, a press
 * shows away.tsx. A constant without an address.
 */
const LISTEN_SCRIPT = `{let d=document,b=d.currentScript.previousSibling,w=y=>{b.dataset.ya=y;b.onfocus?.()},r=()=>{try{for(let s of[localStorage,sessionStorage])if(s.${TAB_KEYS.account}&&!d.cookie.includes("alma-cuenta"))for(let k of ${JSON.stringify([...Object.values(TAB_KEYS), STORAGE_KEYS.conversation])})s.removeItem(k);sessionStorage.${TAB_KEYS.window}&&w("vuelve")}catch{}};b.onclick=()=>{b.setAttribute("aria-busy",true);w(1)};b.onerror=()=>{if(b.dataset.ya==1)d.getElementById("chat-away").show();delete b.dataset.ya;b.removeAttribute("aria-busy")};addEventListener("pageshow",e=>e.persisted&&r());r()}`

export const Launcher = ({ label, frameLabels, className, children }: Props) => (
  <>
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      data-marco={frameLabels}
      className={className}
      suppressHydrationWarning
    >
      {children}
    </button>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
    <script dangerouslySetInnerHTML={{ __html: LISTEN_SCRIPT }} />
  </>
)
