import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Where a press leads when the chat cannot be fetched. */
  contacto: string
  /** The texts of the chat's frame as JSON, so that the window need not wait for the others. */
  marco: string
  className: string
  children: ReactNode
}

/**
 * Until the chat's code is here a press waits in `data-ya`, which `despertar.tsx` and `abrir.tsx` read (Safari gives a
 * pressed button no focus to be woken by); where the code cannot be had (`error`), it leads to the contact page and its
 * phone. A constant without an address.
 */
const OIR =
  '{let b=document.currentScript.previousSibling;b.onclick=()=>{b.dataset.ya="siempre";b.dispatchEvent(new Event("focusin",{bubbles:true}))};b.onerror=()=>{b.onclick=()=>{location=b.dataset.contacto};if(b.dataset.ya)b.onclick()}}'

/**
 * The round button at the bottom right, and all of the chat that a page carries: no JavaScript of its own. The first
 * hand or focus that comes near fetches the conversation, the press opens it. Its look and its drawing come from the
 * page, which the browser has anyway; `label` is its name for those who listen.
 */
export const Launcher = ({ label, contacto, marco, className, children }: Props) => (
  <>
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      data-mejora="chat"
      data-contacto={contacto}
      data-marco={marco}
      className={className}
      suppressHydrationWarning
    >
      {children}
    </button>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
    <script dangerouslySetInnerHTML={{ __html: OIR }} />
  </>
)
