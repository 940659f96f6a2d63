import type { Metadata } from 'next'
import { getTextosAjustes } from '@/lib/admin/casa/ajustes-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { TextosForm } from './form.tsx'
import { nombreOf } from './labels.ts'
import { AjustesTabs } from './tabs.tsx'
import { VersionesDeAjustes } from './versions.tsx'

export const metadata: Metadata = { title: 'Ajustes' }

const PATH = '/almaenigma/ajustes'

export default async function Ajustes({ searchParams }: PageProps<'/almaenigma/ajustes'>) {
  const db = await adminDb(PATH)
  const { ver } = await searchParams
  const textos = await getTextosAjustes(db)
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Ajustes</h1>
        <AjustesTabs current={PATH} />
      </header>
      <TextosForm textos={textos} />
      <VersionesDeAjustes base={PATH} versiones={textos.versiones} nombreDe={nombreOf} ver={ver} />
    </div>
  )
}
