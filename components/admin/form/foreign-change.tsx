import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { FormContext, INITIAL_STATE } from './context.ts'

/**
 * The same fields with the version somebody else saved, rendered once more and detached from the page: every
 * kind of field can be compared this way, and nobody finds a label or an id twice.
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
        <FormContext value={{ state: INITIAL_STATE, tab: 'es', open: () => undefined, form: formRef }}>
          <form ref={formRef}>{children}</form>
        </FormContext>
      </div>
    </div>
  )
}
