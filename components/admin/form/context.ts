'use client'
import { createContext, type RefObject, use, useEffect, useRef } from 'react'
import type { FormState } from '@/lib/admin/action/form.ts'

export const INITIAL_STATE: FormState = {
  estado: 'nuevo',
  mensaje: null,
  errores: {},
  valores: null,
  aviso: null,
  id: null,
  deshacer: null,
}

type FormContextValue = {
  state: FormState
  tab: string
  open: (tab: string) => void
  /** The form itself, for what reads the fields as they are typed: preview, translation. */
  form: RefObject<HTMLFormElement | null>
}
export const FormContext = createContext<FormContextValue>({
  state: INITIAL_STATE,
  tab: 'es',
  open: () => undefined,
  form: { current: null },
})
export const useForm = () => use(FormContext)

/** A field's id, its error and what it starts with: what was typed before a refusal, else the row's value. */
export function useField(name: string, value: string) {
  const { state } = useForm()
  const id = `c-${name.replaceAll('.', '-')}`
  const error = state.errores[name]
  return {
    id,
    error,
    errorId: `${id}-error`,
    value: state.valores ? (state.valores[name] ?? '') : value,
    aria: error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {},
  }
}

/** Writes into a field that keeps its own value, so that everybody who listens to the form hears of it. */
export function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Tells the form when fields come or go: only typing is heard by itself. `cuantos` is their number. */
export function useNotify(box: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (before.current === count) return
    before.current = count
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [box, count])
}
