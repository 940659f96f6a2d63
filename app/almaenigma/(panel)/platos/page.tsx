import type { Metadata } from 'next'
import { listPlatos } from '@/lib/admin/platos.ts'
import { adminDb } from '@/lib/admin/sesion.ts'
import { asFiltro, Lista } from './lista.tsx'

export const metadata: Metadata = { title: 'Platos' }

export default async function Platos({ searchParams }: PageProps<'/almaenigma/platos'>) {
  const db = await adminDb('/almaenigma/platos')
  const { q, filtro } = await searchParams
  return (
    <Lista
      platos={await listPlatos(db)}
      filtro={asFiltro(filtro)}
      q={typeof q === 'string' ? q : ''}
      elegido={null}
    />
  )
}
