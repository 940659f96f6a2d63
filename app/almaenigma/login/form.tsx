'use client'
import { useActionState, useEffect, useRef } from 'react'
import { INITIAL_STATE } from '@/components/admin/form/context.ts'
import { BUTTON, INPUT, LABEL, MENSAJE_ERROR } from '@/components/admin/parts/classes.ts'
import type { FormAction } from '@/lib/admin/action/form.ts'

export function LoginForm({ action, next }: { action: FormAction; next: string }) {
  const [state, dispatch, pending] = useActionState(action, INITIAL_STATE)
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.estado === 'rechazado') box.current?.focus()
  }, [state])
  return (
    <form action={dispatch} className="mt-5 grid gap-4">
      {state.mensaje && !pending && (
        <p ref={box} role="alert" tabIndex={-1} className={MENSAJE_ERROR}>
          {state.mensaje}
        </p>
      )}
      <input type="hidden" name="next" value={next} />
      <div>
        <label htmlFor="email" className={LABEL}>
          Correo electrónico
        </label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          defaultValue={state.valores?.email ?? ''}
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
          autoComplete="current-password"
          required
          maxLength={200}
          className={INPUT}
        />
      </div>
      <button type="submit" aria-disabled={pending} className={`${BUTTON.lleno} mt-1 min-h-12`}>
        {pending ? 'Entrando…' : 'Entrar'}
      </button>
      <a href="/almaenigma/recuperar" className="text-center text-sm underline underline-offset-4">
        ¿Has olvidado la contraseña?
      </a>
      <a href="/" className={`${BUTTON.suave} min-h-12`}>
        Volver a la web
      </a>
    </form>
  )
}
