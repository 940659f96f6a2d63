'use client'
import { useActionState } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { INITIAL_STATE } from '../form/context.ts'
import { PlainFields } from '../form/plain-form.tsx'
import { CODE, CURRENT_PASSWORD } from './fields.ts'

type Props = {
  begin: FormAction
  confirm: FormAction
  /** Whoever has just signed in has just typed it. */
  asksPassword: boolean
  next: string
}

/** Enrols a second factor in two steps: the key for the app, then a code that shows the app has it. */
export function Enrol({ begin, confirm, asksPassword, next }: Props) {
  const [begun, start, starting] = useActionState(begin, INITIAL_STATE)
  const [confirmed, finish, finishing] = useActionState(confirm, INITIAL_STATE)
  // Without JavaScript the answer to the second form is all the page knows.
  const key = confirmed.valores?.secreto ? confirmed.valores : begun.valores
  if (!key?.secreto)
    return (
      <PlainFields
        state={begun}
        dispatch={start}
        pending={starting}
        fields={asksPassword ? [CURRENT_PASSWORD] : []}
        button="Activar el segundo factor"
        busy="Preparando…"
      />
    )
  const { id = '', secreto, uri = '', lado = '', trazo = '' } = key
  return (
    <div className="mt-5 grid gap-4">
      <p>
        <b className="font-semibold">1.</b> Abre tu aplicación de códigos (Google Authenticator, 1Password,
        Aegis, Contraseñas del iPhone…) y escanea esto. En el mismo móvil, toca{' '}
        <a href={uri} className="underline underline-offset-4">
          abrir en la aplicación
        </a>
        .
      </p>
      <svg
        viewBox={`0 0 ${lado} ${lado}`}
        role="img"
        aria-label="Código QR con la clave"
        shapeRendering="crispEdges"
        className="w-56 max-w-full border border-linea"
      >
        <path fill="#fff" d={`M0 0h${lado}v${lado}H0z`} />
        <path fill="#000" d={trazo} />
      </svg>
      <p>
        Si no puedes escanearlo, escribe esta clave:
        <br />
        <code className="font-mono text-base wrap-anywhere select-all">
          {secreto.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <p>
        <b className="font-semibold">2.</b> Escribe el código que te muestra.
      </p>
      <PlainFields
        state={confirmed}
        dispatch={finish}
        pending={finishing}
        fields={[CODE]}
        hidden={{ id, secreto, uri, next }}
        button="Confirmar"
        busy="Comprobando…"
      />
    </div>
  )
}
