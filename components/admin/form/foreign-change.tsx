import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Estado, INITIAL_STATE } from './context.ts'

/**
 * The fields of a form once more, with what somebody else has saved, so that every kind of field can be read and
 * compared without knowing it. Drawn, and at once taken out of the page: nobody finds a field twice, not by its label
 * and not by its id. React goes on keeping what is in it; of the page it only ever removes the empty frame.
 */
export function ForeignFields({
  formRef,
  children,
}: {
  formRef: RefObject<HTMLFormElement | null>
  children: ReactNode
}) {
  const inner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => inner.current?.remove(), [])
  return (
    <div hidden>
      <div ref={inner}>
        <Estado value={{ state: INITIAL_STATE, tab: 'es', open: () => undefined, form: formRef }}>
          <form ref={formRef}>{children}</form>
        </Estado>
      </div>
    </div>
  )
}
