import type { ReactNode } from 'react'
import styles from './mobile-menu.module.css'

type Props = {
  id: string
  openLabel: string
  closeLabel: string
  title: string
  openIcon: ReactNode
  closeIcon: ReactNode
  logo: ReactNode
  className: string | undefined
  /** The way out without JavaScript. */
  exit: ReactNode
  children: ReactNode
}

/**
 * The full-screen menu: a native modal dialog, so Escape closes it and focus goes back to its button. `Despertar` opens
 * it, and so does the browser by itself where it knows `command`: a press before the page has come alive is heard. Its own
 * form closes it. The first focus inside fetches today's hours (`mejoras/hoy.ts`).
 */
export const MobileMenu = ({
  id,
  openLabel,
  closeLabel,
  title,
  openIcon,
  closeIcon,
  logo,
  className,
  exit,
  children,
}: Props) => (
  <>
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={openLabel}
      className={className}
      data-abre={id}
      {...{ command: 'show-modal', commandfor: id }}
    >
      {openIcon}
    </button>
    <dialog id={id} aria-label={title} data-mejora="hoy" data-cierra className={`sobre-tinta ${styles.menu}`}>
      <div className={styles.barra}>
        {logo}
        <form method="dialog" className="contents">
          <button type="submit" aria-label={closeLabel} className={styles.cerrar}>
            {closeIcon}
          </button>
        </form>
        {exit}
      </div>
      {children}
    </dialog>
  </>
)
