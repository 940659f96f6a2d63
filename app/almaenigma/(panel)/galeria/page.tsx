import type { Metadata } from 'next'
import { cuentas, ESTADOS, type Estado, listExperiencias } from '@/lib/admin/experiencias.ts'
import { adminDb } from '@/lib/admin/sesion.ts'
import { Cola } from './cola.tsx'

export const metadata: Metadata = { title: 'Galería' }

const asEstado = (value: unknown): Estado => ESTADOS.find((estado) => estado === value) ?? 'pendiente'

/** The guests' posts: what waits to be read, and what became of the rest. */
export default async function Galeria({ searchParams }: PageProps<'/almaenigma/galeria'>) {
  const db = await adminDb('/almaenigma/galeria')
  const estado = asEstado((await searchParams).estado)
  const [experiencias, cuantas] = await Promise.all([listExperiencias(db, estado), cuentas(db)])
  return <Cola experiencias={experiencias} estado={estado} cuantas={cuantas} />
}
