import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listMesas } from '@/lib/admin/casa/mesas.ts'
import { listZonas } from '@/lib/admin/casa/zonas-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { MESAS, mesasHref, ZonasHeader } from '../tabs.tsx'
import { MesasForm } from './form.tsx'

export const metadata: Metadata = { title: 'Mesas' }

export default async function Mesas({ searchParams }: PageProps<'/almaenigma/ajustes/zonas/mesas'>) {
  const db = await adminDb(MESAS)
  const { zona } = await searchParams
  const zonas = await listZonas(db)
  const chosen = zonas.find(({ clave }) => clave === zona) ?? zonas[0]
  if (!chosen) notFound()
  const mesas = await listMesas(db, chosen.id)
  return (
    <div className="max-w-4xl">
      <ZonasHeader zonas={zonas} current={mesasHref(chosen.clave)} />
      <MesasForm key={chosen.id} zona={chosen} mesas={mesas} />
    </div>
  )
}
