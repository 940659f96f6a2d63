import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PestanasSeccion } from '@/components/admin/parts/section-tabs.tsx'
import { listZonas } from '@/lib/admin/casa/zonas.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { Historia } from '../../historial/versions.tsx'
import { PestanasAjustes } from '../tabs.tsx'
import { ZonaForm } from './form.tsx'

export const metadata: Metadata = { title: 'Zonas' }

const PAGINA = '/almaenigma/ajustes/zonas'

/** The areas one can sit in, one at a time: a form each, so that saving one does not lose the other. */
export default async function Zonas({ searchParams }: PageProps<'/almaenigma/ajustes/zonas'>) {
  const db = await adminDb(PAGINA)
  const { zona } = await searchParams
  const zonas = await listZonas(db)
  const elegida = zonas.find(({ clave }) => clave === zona) ?? zonas[0]
  if (!elegida) notFound()
  const href = (clave: string) => `${PAGINA}?zona=${clave}`
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Zonas</h1>
        <PestanasAjustes actual={PAGINA} />
        <PestanasSeccion
          rotulo="Zonas"
          actual={href(elegida.clave)}
          pestanas={zonas.map(({ clave, nombre }) => ({ href: href(clave), nombre }))}
        />
      </header>
      <ZonaForm key={elegida.id} zona={elegida} />
      <Historia tabla="zonas" fila={elegida.id} version={elegida.version} />
    </div>
  )
}
