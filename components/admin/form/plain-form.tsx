'use client'
import { type ReactNode, useActionState, useEffect, useId, useRef } from 'react'
import type { FormAction, FormState } from '@/lib/admin/action/form.ts'
import { BUTTON, HINT, INPUT, LABEL, MENSAJE_ERROR } from '../parts/classes.ts'
import { INITIAL_STATE } from './context.ts'

export type PlainField = {
  name: string
  label: string
  hint?: string
  /** `code`: six digits of an authenticator app. */
  kind: 'email' | 'password' | 'new-password' | 'code'
  optional?: boolean
}

const ATTRIBUTES = {
  email: { type: 'email', autoComplete: 'username', maxLength: 254 },
  password: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
  'new-password': { type: 'password', autoComplete: 'new-password', minLength: 8, maxLength: 200 },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
} as const

function Field({ field, id, typed }: { field: PlainField; id: string; typed: string | undefined }) {
  const { name, label, hint, kind, optional } = field
  return (
    <div>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        {...ATTRIBUTES[kind]}
        required={!optional}
        defaultValue={kind === 'email' ? typed : undefined}
        aria-describedby={hint ? `${id}-ayuda` : undefined}
        className={`${INPUT} ${kind === 'code' ? 'max-w-44 tracking-[0.2em] tabular-nums' : ''}`}
      />
      {hint && (
        <p id={`${id}-ayuda`} className={HINT}>
          {hint}
        </p>
      )}
    </div>
  )
}

type Shown = {
  fields: readonly PlainField[]
  hidden?: Readonly<Record<string, string>>
  button: string
  busy: string
  children?: ReactNode
}

/** The form itself, for whoever keeps its answer, which is said above it and takes the focus. */
export function PlainFields({
  state,
  dispatch,
  pending,
  fields,
  hidden = {},
  button,
  busy,
  children,
}: Shown & { state: FormState; dispatch: (form: FormData) => void; pending: boolean }) {
  const box = useRef<HTMLParagraphElement>(null)
  const id = useId()
  useEffect(() => {
    if (state.mensaje) box.current?.focus()
  }, [state])
  return (
    <form action={dispatch} className="mt-5 grid max-w-[420px] gap-4">
      {state.mensaje && !pending && (
        <p
          ref={box}
          role={state.estado === 'hecho' ? 'status' : 'alert'}
          tabIndex={-1}
          className={state.estado === 'hecho' ? 'leading-relaxed' : MENSAJE_ERROR}
        >
          {state.mensaje}
        </p>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          typed={state.valores?.[field.name]}
        />
      ))}
      <button type="submit" aria-disabled={pending} className={`${BUTTON.lleno} mt-1 min-h-12`}>
        {pending ? busy : button}
      </button>
      {children}
    </form>
  )
}

/** A short form of its own page or section: a few fields, one button, and no draft that could be lost. */
export function PlainForm({ action, ...shown }: Shown & { action: FormAction }) {
  const [state, dispatch, pending] = useActionState(action, INITIAL_STATE)
  return <PlainFields state={state} dispatch={dispatch} pending={pending} {...shown} />
}
