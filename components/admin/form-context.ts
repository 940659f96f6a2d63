'use client'
import { createContext, use } from 'react'
import type { FormState } from '@/lib/admin/formulario.ts'

export const INICIAL: FormState = {
  estado: 'nuevo',
  mensaje: null,
  errores: {},
  valores: null,
  id: null,
  deshacer: null,
}

type Contexto = { state: FormState; pestana: string; abrir: (pestana: string) => void }
export const Estado = createContext<Contexto>({ state: INICIAL, pestana: 'es', abrir: () => undefined })
export const useForm = () => use(Estado)

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
