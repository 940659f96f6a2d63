import type { ReactNode } from 'react'

type Props = {
  label: string
  /** JSON: the window shows these texts until the others have loaded. */
  frameLabels: string
  className: string | undefined
  children: ReactNode
}

/**
 * Keeps a press in `data-ya` until the chat's code has loaded, and starts loading (Safari does not focus a pressed
 * button); `aria-busy` shows at once that it was heard. summon.ts does the rest. A constant without an address.
 */
const LISTEN_SCRIPT =
  '{let b=document.currentScript.previousSibling;b.onclick=()=>{b.setAttribute("aria-busy",true);b.dataset.ya=1;b.onfocus?.()}}'

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
