import type { ReactNode } from 'react'
import { ChatLoader } from './launcher-button.tsx'

type Props = {
  label: string
  /** Where a press leads when the chat cannot be fetched. */
  contactPath: string
  /** The texts of the chat's frame as JSON, so that the window need not wait for the others. */
  frameLabels: string
  className: string
  children: ReactNode
}

/**
 * Until the chat's code is here a press waits in `data-ya`, and wakes what fetches it (Safari gives a pressed button no
 * focus to be woken by). Where the code cannot be had the press leads to the contact page and its phone. A constant
 * without an address.
 */
const LISTEN_SCRIPT =
  '{let b=document.currentScript.previousSibling;b.onclick=()=>{b.dataset.ya=1;b.onfocus?.()};b.onerror=()=>{b.onclick=()=>{location=b.dataset.contacto};if(b.dataset.ya)b.onclick()}}'

/**
 * The round button at the bottom right. The first hand or focus that comes near fetches the conversation (`Timbre`), the
 * press opens it. Its look and its drawing come from the page, which the browser has anyway; `label` is its name for those
 * who listen.
 */
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
