'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'
import styles from './menu-movil.module.css'

type Props = {
  id: string
  abrir: string
  cerrar: string
  titulo: string
  iconoAbrir: ReactNode
  iconoCerrar: ReactNode
  logo: ReactNode
  className: string | undefined
  /** The way out without JavaScript. */
  salida: ReactNode
  children: ReactNode
}

/** The full-screen menu: a native modal dialog, so Escape closes it and focus goes back to its button. */
export function MenuMovil({
  id,
  abrir,
  cerrar,
  titulo,
  iconoAbrir,
  iconoCerrar,
  logo,
  className,
  salida,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  /** Following a link closes it too: coming back, the page is not found covered. */
  const followed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={abrir}
        className={className}
        onClick={() => dialog.current?.showModal()}
      >
        {iconoAbrir}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is that of a link inside, which the keyboard makes too */}
      <dialog
        id={id}
        ref={dialog}
        aria-label={titulo}
        className={`sobre-tinta ${styles.menu}`}
        onClick={followed}
      >
        <div className={styles.barra}>
          {logo}
          <button type="button" aria-label={cerrar} className={styles.cerrar} onClick={close}>
            {iconoCerrar}
          </button>
          {salida}
        </div>
        {children}
      </dialog>
    </>
  )
}
