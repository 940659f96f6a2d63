import type { Metadata } from 'next'
import { getRules } from '@/lib/admin/casa/ajustes-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { nombreOf } from '../labels.ts'
import { AjustesTabs } from '../tabs.tsx'
import { VersionesDeAjustes } from '../versions.tsx'
import { RulesForm } from './form.tsx'

export const metadata: Metadata = { title: 'Reglas de reserva' }

const PATH = '/almaenigma/ajustes/reservas'

export default async function ReservaRulesPage({ searchParams }: PageProps<'/almaenigma/ajustes/reservas'>) {
  const rules = await getRules(await adminDb(PATH))
  const { ver } = await searchParams
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Reglas de reserva</h1>
        <AjustesTabs current={PATH} />
        <p className="mt-4 max-w-prose text-texto-2">
          Valen desde que las guardas, en la página, en el chat y por teléfono. Lo que ya está reservado no
          cambia.
        </p>
      </header>
      <RulesForm rules={rules} />
      <VersionesDeAjustes base={PATH} versiones={rules.versiones} nombreDe={nombreOf} ver={ver} />
    </div>
  )
}
