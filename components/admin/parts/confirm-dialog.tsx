'use client'
import { type ReactNode, useId, useRef } from 'react'
import { BUTTON } from './classes.ts'

type Props = {
  /** The words on the button that asks, and what a reader who does not see the row is told besides. */
  button: string
  de: string
  titulo: string
  consequence: ReactNode
  danger: boolean
  children: ReactNode
}

export function ConfirmDialog({ button: label, de, titulo, consequence, danger, children }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button" popoverTarget={id} className={`${danger ? BUTTON.suave : BUTTON.linea} text-sm`}>
        {label}
        <span className="sr-only"> {de}</span>
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-titulo`}
        onToggle={(event) => {
          if (event.newState === 'open') cancel.current?.focus()
        }}
        onSubmit={() => box.current?.hidePopover()}
        className="m-auto w-[min(460px,calc(100vw-32px))] rounded-xs border border-linea bg-fondo p-6 text-texto backdrop:bg-tinta/50"
      >
        <h2 id={`${id}-titulo`} className="font-serif text-2xl font-medium leading-tight">
          {titulo}
        </h2>
        <div className="mt-3 text-texto-2">{consequence}</div>
        <div className="mt-5 flex flex-wrap justify-end gap-2.5">
          <button
            ref={cancel}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={BUTTON.suave}
          >
            Cancelar
          </button>
          {children}
        </div>
      </div>
    </>
  )
}
