import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Estado, INICIAL } from './context.ts'

/**
 * The fields of a form once more, with what somebody else has saved, so that every kind of field can be read and
 * compared without knowing it. Drawn, and at once taken out of the page: nobody finds a field twice, not by its label
 * and not by its id. React goes on keeping what is in it; of the page it only ever removes the empty frame.
 */
export function Ajeno({
  formulario,
  children,
}: {
  formulario: RefObject<HTMLFormElement | null>
  children: ReactNode
}) {
  const dentro = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => dentro.current?.remove(), [])
  return (
    <div hidden>
      <div ref={dentro}>
        <Estado value={{ state: INICIAL, pestana: 'es', abrir: () => undefined, form: formulario }}>
          <form ref={formulario}>{children}</form>
        </Estado>
      </div>
    </div>
  )
}
