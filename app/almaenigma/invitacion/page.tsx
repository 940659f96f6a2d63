import type { Metadata } from 'next'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Brand } from '@/components/ui/brand.tsx'
import { invitedCorreo } from '@/lib/admin/cuenta/invitacion.ts'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { acceptAction } from './actions.ts'
import { InvitacionForm } from './form.tsx'

// The address holds the e-mail's token: no other site may learn it as the referrer (next.config.ts).
export const metadata: Metadata = { title: 'Invitación', referrer: 'same-origin' }

/** Opening the link changes nothing. */
export default async function Invitacion({ searchParams }: PageProps<'/almaenigma/invitacion'>) {
  const { t } = await searchParams
  const correo = await invitedCorreo(t)
  return (
    <main className="grid min-h-dvh place-items-center bg-fondo-2 p-4">
      <div className="w-full max-w-[440px] rounded-xs border border-linea bg-fondo p-7 text-[0.9375rem]">
        <p className="flex items-center gap-3">
          <Brand className="h-11 w-auto" />
          <span>
            <span className="block font-serif text-xl font-semibold leading-none">{await casaName()}</span>
            <span className="mt-1.5 block text-[0.8125rem] leading-none text-texto-2">Administración</span>
          </span>
        </p>
        <h1 className="mt-7 font-serif text-[2rem] font-medium leading-none tracking-tight">Invitación</h1>
        {correo && typeof t === 'string' ? (
          <InvitacionForm action={acceptAction} token={t} correo={correo} />
        ) : (
          <>
            <p className="mt-5 leading-relaxed">
              Esta invitación ya no sirve: se ha usado, se ha retirado o ha caducado. Pide a quien te invitó
              que te envíe otra.
            </p>
            <a href="/" className={`${BUTTON.suave} mt-5 min-h-12 w-full`}>
              Volver a la web
            </a>
          </>
        )}
      </div>
    </main>
  )
}
