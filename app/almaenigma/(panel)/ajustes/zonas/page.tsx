import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listZonas } from '@/lib/admin/casa/zonas-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { ZonaForm } from './form.tsx'
import { ZONAS, ZonasHeader, zonaHref } from './tabs.tsx'

export const metadata: Metadata = { title: 'Zonas' }

/** A form for each area, so that saving one does not lose what is typed in the other. */
export default async function Zonas({ searchParams }: PageProps<'/almaenigma/ajustes/zonas'>) {
  const db = await adminDb(ZONAS)
  const { zona } = await searchParams
  const zonas = await listZonas(db)
  const chosen = zonas.find(({ clave }) => clave === zona) ?? zonas[0]
  if (!chosen) notFound()
  return (
    <div className="max-w-4xl">
      <ZonasHeader zonas={zonas} current={zonaHref(chosen.clave)} />
      <ZonaForm key={chosen.id} zona={chosen} />
      <VersionHistory tabla="zonas" fila={chosen.id} version={chosen.version} />
    </div>
  )
}
