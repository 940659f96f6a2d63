import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Brand } from '@/components/ui/brand.tsx'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { isSignedIn } from '@/lib/admin/kit/session.ts'
import { panelPath } from '@/lib/cuenta/role.ts'
import { logInAction } from './actions.ts'
import { LoginForm } from './form.tsx'

export const metadata: Metadata = { title: 'Entrar' }

export default async function Login({ searchParams }: PageProps<'/almaenigma/login'>) {
  const next = panelPath((await searchParams).next)
  if (await isSignedIn()) redirect(next)
  return (
    <main className="grid min-h-dvh place-items-center bg-fondo-2 p-4">
      <div className="w-full max-w-[400px] rounded-xs border border-linea bg-fondo p-7 text-[0.9375rem]">
        <p className="flex items-center gap-3">
          <Brand className="h-11 w-auto" />
          <span>
            <span className="block font-serif text-xl font-semibold leading-none">{await casaName()}</span>
            <span className="mt-1.5 block text-[0.8125rem] leading-none text-texto-2">Administración</span>
          </span>
        </p>
        <h1 className="mt-7 font-serif text-[2rem] font-medium leading-none tracking-tight">Entrar</h1>
        <LoginForm action={logInAction} next={next} />
      </div>
    </main>
  )
}
