import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'
import { listZonas } from '@/lib/admin/casa/zonas.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { AjustesTabs } from '../tabs.tsx'
import { ZonaForm } from './form.tsx'

export const metadata: Metadata = { title: 'Zonas' }

const PATH = '/almaenigma/ajustes/zonas'

/** A form for each area, so that saving one does not lose what is typed in the other. */
export default async function Zonas({ searchParams }: PageProps<'/almaenigma/ajustes/zonas'>) {
  const db = await adminDb(PATH)
  const { zona } = await searchParams
  const zonas = await listZonas(db)
  const chosen = zonas.find(({ clave }) => clave === zona) ?? zonas[0]
  if (!chosen) notFound()
  const href = (clave: string) => `${PATH}?zona=${clave}`
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Zonas</h1>
        <AjustesTabs current={PATH} />
        <SectionTabs
          label="Zonas"
          current={href(chosen.clave)}
          tabs={zonas.map(({ clave, nombre }) => ({ href: href(clave), nombre }))}
        />
      </header>
      <ZonaForm key={chosen.id} zona={chosen} />
      <VersionHistory tabla="zonas" fila={chosen.id} version={chosen.version} />
    </div>
  )
}
