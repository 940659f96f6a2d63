import type { Metadata } from 'next'
import { Door } from '@/components/admin/cuenta/door.tsx'
import { PlainForm } from '@/components/admin/form/plain-form.tsx'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { recoverAction } from './actions.ts'

export const metadata: Metadata = { title: 'Contraseña olvidada' }

export default async function Recover() {
  return (
    <Door casa={await casaName()} titulo="Contraseña olvidada">
      <p className="mt-4 leading-relaxed">
        Te enviamos un enlace para elegir otra. Sirve una vez, durante una hora.
      </p>
      <PlainForm
        action={recoverAction}
        fields={[{ name: 'email', label: 'Correo electrónico', kind: 'email' }]}
        button="Enviar el enlace"
        busy="Enviando…"
      >
        <a href="/almaenigma/login" className={`${BUTTON.suave} min-h-12`}>
          Volver a la entrada
        </a>
      </PlainForm>
    </Door>
  )
}
