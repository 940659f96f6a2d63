import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { ICON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'

type Props = { title: string; close: () => void; wide?: boolean; children: ReactNode }

export function Dialog({ title, close, wide = false, children }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before unmount: only a dialog that was closed gives the focus back.
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    // By itself the focus would be on the cross: who is on the phone types at once.
    dialog
      ?.querySelector<HTMLElement>('form :is(input:not([type=hidden]), select, textarea)')
      ?.focus({ preventScroll: true })
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={box}
      aria-labelledby={id}
      // With Escape the browser closes it, and tells of it a moment later: a press meanwhile would open nothing.
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={close}
      className={`m-auto max-h-[92dvh] scroll-pb-32 overflow-auto ${wide ? 'w-[min(900px,calc(100vw-24px))]' : 'w-[min(560px,calc(100vw-24px))]'} rounded-xs border border-linea bg-fondo p-5 text-texto backdrop:bg-tinta/50 movil:p-6`}
    >
      <div className="flex items-start gap-4">
        <h2 id={id} className="font-serif text-2xl font-medium leading-tight wrap-anywhere">
          {title}
        </h2>
        <button type="button" aria-label="Cerrar" onClick={close} className={`${ICON} -mr-2 -mt-1.5 ml-auto`}>
          <Icon name="cerrar" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
