import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Door } from '@/components/admin/cuenta/door.tsx'
import { Enrol } from '@/components/admin/cuenta/enrol.tsx'
import { CODE } from '@/components/admin/cuenta/fields.ts'
import { PlainForm } from '@/components/admin/form/plain-form.tsx'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { currentStep } from '@/lib/admin/kit/session.ts'
import { panelPath } from '@/lib/cuenta/role.ts'
import {
  beginFactorAction,
  codeAction,
  confirmFactorAction,
  logInAction,
  startOverAction,
} from './actions.ts'
import { LoginForm } from './form.tsx'

export const metadata: Metadata = { title: 'Entrar' }

const StartOver = () => (
  <form action={startOverAction} className="mt-4 max-w-[420px]">
    <button type="submit" className={`${BUTTON.suave} min-h-12 w-full`}>
      Entrar con otra cuenta
    </button>
  </form>
)

export default async function Login({ searchParams }: PageProps<'/almaenigma/login'>) {
  const next = panelPath((await searchParams).next)
  const [step, casa] = await Promise.all([currentStep(), casaName()])
  if (step === 'dentro') redirect(next)
  if (step === 'codigo')
    return (
      <Door casa={casa} titulo="Un paso más">
        <p className="mt-4 leading-relaxed">
          Tu cuenta tiene un segundo factor. ¿Sin móvil? Otra persona que administre puede quitártelo en
          Usuarios.
        </p>
        <PlainForm action={codeAction} fields={[CODE]} hidden={{ next }} button="Entrar" busy="Entrando…" />
        <StartOver />
      </Door>
    )
  if (step === 'alta')
    return (
      <Door casa={casa} titulo="Segundo factor">
        <p className="mt-4 leading-relaxed">
          La casa pide a quien administra un segundo factor: además de la contraseña, un código de una
          aplicación de tu móvil. Actívalo para entrar.
        </p>
        <Enrol begin={beginFactorAction} confirm={confirmFactorAction} asksPassword={false} next={next} />
        <StartOver />
      </Door>
    )
  return (
    <Door casa={casa} titulo="Entrar">
      <LoginForm action={logInAction} next={next} />
    </Door>
  )
}
