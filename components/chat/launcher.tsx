import type { ReactNode } from 'react'
import { ChatLoader } from './launcher-button.tsx'

type Props = {
  label: string
  /** Where a press leads when the chat cannot be loaded. */
  contactPath: string
  /** JSON: the window shows these texts until the others have loaded. */
  frameLabels: string
  className: string
  children: ReactNode
}

/**
 * Keeps a press in `data-ya` until the chat's code has loaded, and starts loading (Safari does not focus a pressed
 * button). If loading fails, a press leads to the contact page. A constant without an address.
 */
const LISTEN_SCRIPT =
  '{let b=document.currentScript.previousSibling;b.onclick=()=>{b.dataset.ya=1;b.onfocus?.()};b.onerror=()=>{b.onclick=()=>{location=b.dataset.contacto};if(b.dataset.ya)b.onclick()}}'

export const Launcher = ({ label, contactPath, frameLabels, className, children }: Props) => (
  <>
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      data-contacto={contactPath}
      data-marco={frameLabels}
      className={className}
      suppressHydrationWarning
    >
      {children}
    </button>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
    <script dangerouslySetInnerHTML={{ __html: LISTEN_SCRIPT }} />
    <ChatLoader />
  </>
)
