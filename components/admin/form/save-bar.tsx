import type { ReactNode } from 'react'
import { BUTTON } from '../parts/classes.ts'
import { useModKey } from '../parts/mod-key.ts'
import { SAVE_BUTTON } from './focus.ts'

type Props = { dirty: boolean; pending: boolean; back: string; discard: () => void; children: ReactNode }

export function SaveBar({ dirty, pending, back, discard, children }: Props) {
  const mod = useModKey()
  return (
    <div
      className={`@container fixed inset-x-0 bottom-0 z-20 mt-auto flex items-center gap-2.5 border-t border-linea px-4 py-3 text-[0.9063rem] movil:sticky movil:px-7 ${dirty ? 'bg-(--limon-velo)' : 'bg-fondo-2'}`}
    >
      <span role="status" className="mr-auto min-w-0 font-semibold leading-tight">
        {dirty ? 'Cambios sin guardar' : ''}
      </span>
      {children}
      {dirty ? (
        <button type="button" className={BUTTON.llano} onClick={discard}>
          Descartar
        </button>
      ) : (
        <a href={back} className={BUTTON.llano}>
          Cerrar
        </a>
      )}
      <button id={SAVE_BUTTON} type="submit" aria-disabled={pending} className={BUTTON.lleno}>
        {pending ? 'Guardando…' : 'Guardar'}
        <kbd className="rounded-xs border border-current px-1.5 font-sans text-xs font-medium leading-5 max-movil:hidden">
          {mod} S
        </kbd>
      </button>
    </div>
  )
}
