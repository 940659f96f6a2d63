import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Enrol } from '@/components/admin/cuenta/enrol.tsx'
import { CODE, CURRENT_PASSWORD, NEW_PASSWORD } from '@/components/admin/cuenta/fields.ts'
import { PlainForm } from '@/components/admin/form/plain-form.tsx'
import { factorsOf, offersFactor } from '@/lib/admin/cuenta/second-factor.ts'
import { isFactorDemanded } from '@/lib/admin/cuenta/usuarios.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import {
  beginOwnFactorAction,
  changeCorreoAction,
  changePasswordAction,
  confirmOwnFactorAction,
  removeOwnFactorAction,
} from './actions.ts'

export const metadata: Metadata = { title: 'Mi cuenta' }

function Part({ id, titulo, children }: { id: string; titulo: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-6 max-w-[640px] rounded-xs bg-fondo-2 p-4 movil:p-5">
      <h2 id={id} className="text-[1.0625rem] font-semibold">
        {titulo}
      </h2>
      {children}
    </section>
  )
}

const NOTE = 'mt-1 max-w-prose text-sm text-texto-2'

export default async function AccountPage() {
  const db = await adminDb('/almaenigma/cuenta')
  const [factors, demanded] = await Promise.all([factorsOf(db), isFactorDemanded(db)])
  const has = factors.length > 0
  const offered = has || (await offersFactor(db, Date.now()))
  const proof = has ? [CURRENT_PASSWORD, CODE] : [CURRENT_PASSWORD]
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:pt-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Mi cuenta</h1>
      <p className="mt-2 max-w-prose text-texto-2 wrap-anywhere">
        {db.quien.nombre}, <b className="font-semibold text-texto">{db.quien.email}</b>. Es la misma cuenta
        que tienes en la web.
      </p>
      {offered && (
        <Part id="factor" titulo="Segundo factor">
          {has ? (
            <>
              <p className={NOTE}>
                <b className="font-semibold text-exito">Activado.</b> Al entrar se te pide, además de la
                contraseña, un código de tu aplicación. Para cambiar de móvil, quítalo y actívalo en el nuevo.
                Si lo pierdes, otra persona que administre puede quitártelo en Usuarios.
                {demanded &&
                  ' La casa lo exige: si lo quitas, tendrás que activar otro para volver a entrar.'}
              </p>
              <PlainForm
                action={removeOwnFactorAction}
                fields={[CURRENT_PASSWORD, CODE]}
                button="Quitar el segundo factor"
                busy="Quitando…"
              />
            </>
          ) : (
            <>
              <p className={NOTE}>
                Con él no basta tu contraseña para entrar: hace falta también un código que cambia cada medio
                minuto, de una aplicación de tu móvil. Tu sesión en los demás dispositivos se cierra.
              </p>
              <Enrol begin={beginOwnFactorAction} confirm={confirmOwnFactorAction} asksPassword next="" />
            </>
          )}
        </Part>
      )}
      <Part id="clave" titulo="Contraseña">
        <p className={NOTE}>Los demás dispositivos en los que hayas entrado tendrán que volver a entrar.</p>
        <PlainForm
          action={changePasswordAction}
          fields={[NEW_PASSWORD, ...proof]}
          button="Cambiar la contraseña"
          busy="Cambiando…"
        />
      </Part>
      <Part id="correo" titulo="Correo electrónico">
        <p className={NOTE}>
          Te enviamos un enlace al correo nuevo. Hasta que lo abras vale el de antes; después tendrás que
          volver a entrar.
        </p>
        <PlainForm
          action={changeCorreoAction}
          fields={[{ name: 'email', label: 'Correo nuevo', kind: 'email' }, ...proof]}
          button="Cambiar el correo"
          busy="Enviando…"
        />
      </Part>
    </section>
  )
}
