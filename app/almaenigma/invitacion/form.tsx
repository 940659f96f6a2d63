'use client'
import { useActionState, useEffect, useRef } from 'react'
import { INITIAL_STATE } from '@/components/admin/form/context.ts'
import { BUTTON, HINT, INPUT, LABEL, MENSAJE_ERROR } from '@/components/admin/parts/classes.ts'
import type { FormAction } from '@/lib/admin/action/form.ts'

export function InvitacionForm({
  action,
  token,
  correo,
}: {
  action: FormAction
  token: string
  correo: string
}) {
  const [state, dispatch, pending] = useActionState(action, INITIAL_STATE)
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.estado !== 'nuevo') box.current?.focus()
  }, [state])
  if (state.estado === 'hecho')
    return (
      <>
        <p ref={box} role="status" tabIndex={-1} className="mt-5 leading-relaxed">
          {state.mensaje}
        </p>
        <a href="/almaenigma/login" className={`${BUTTON.lleno} mt-5 min-h-12 w-full`}>
          Ir a la entrada
        </a>
      </>
    )
  return (
    <form action={dispatch} className="mt-5 grid gap-4">
      {state.mensaje && !pending && (
        <p ref={box} role="alert" tabIndex={-1} className={MENSAJE_ERROR}>
          {state.mensaje}
        </p>
      )}
      <input type="hidden" name="t" value={token} />
      <div>
        <label htmlFor="email" className={LABEL}>
          Correo electrónico
        </label>
        <input
          id="email"
          type="email"
          autoComplete="username"
          readOnly
          value={correo}
          className={`${INPUT} bg-fondo-2`}
        />
      </div>
      <div>
        <label htmlFor="nombre" className={LABEL}>
          Tu nombre
        </label>
        <input
          id="nombre"
          name="nombre"
          autoComplete="name"
          required
          maxLength={60}
          defaultValue={state.valores?.nombre ?? ''}
          className={INPUT}
        />
      </div>
      <div>
        <label htmlFor="password" className={LABEL}>
          Contraseña
        </label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={200}
          aria-describedby="clave-ayuda"
          className={INPUT}
        />
        <p id="clave-ayuda" className={HINT}>
          Al menos 8 caracteres. Tres o cuatro palabras sin relación entre sí son fáciles de recordar y
          difíciles de adivinar.
        </p>
      </div>
      <label className="flex items-start gap-3 text-sm leading-snug">
        <input type="checkbox" name="acepto" required className="mt-0.5 size-5 shrink-0 accent-(--anil)" />
        <span>
          Acepto las{' '}
          <a href="/terminos" target="_blank" rel="noopener" className="underline underline-offset-4">
            condiciones
          </a>{' '}
          y la{' '}
          <a href="/privacidad" target="_blank" rel="noopener" className="underline underline-offset-4">
            política de privacidad
          </a>
          .
        </span>
      </label>
      <button type="submit" aria-disabled={pending} className={`${BUTTON.lleno} mt-1 min-h-12`}>
        {pending ? 'Abriendo la cuenta…' : 'Abrir mi cuenta'}
      </button>
    </form>
  )
}
