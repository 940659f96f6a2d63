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
  exit: ReactNode
  children: ReactNode
}

/**
 * A native modal dialog: Escape closes it and the focus returns. wake.tsx opens it, and so does `command` in browsers
 * that know it, before any script. The first focus inside loads the rest (enhance.ts).
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
    <dialog
      id={id}
      aria-label={title}
      data-mejora="menu"
      data-cierra
      className={`sobre-tinta ${styles.menu}`}
    >
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
