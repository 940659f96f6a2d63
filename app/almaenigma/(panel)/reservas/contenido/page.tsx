import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getContenidoReservas } from '@/lib/admin/casa/contenido-reservas.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { ReservasTabs } from '../tabs.tsx'
import { ContenidoForm } from './form.tsx'

export const metadata: Metadata = { title: 'Página de reservas' }

const PATH = '/almaenigma/reservas/contenido'

export default async function Contenido() {
  const db = await adminDb(PATH)
  const fila = await getContenidoReservas(db)
  if (!fila) notFound()
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Página de reservas</h1>
        <ReservasTabs current={PATH} />
      </header>
      <ContenidoForm fila={fila} />
      <VersionHistory tabla="contenido_reservas" fila={fila.id} version={fila.version} />
    </div>
  )
}
