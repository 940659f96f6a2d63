import type { Metadata } from 'next'
import { vistaDe } from '@/lib/admin/lista.ts'
import { listPlatos } from '@/lib/admin/listas.ts'
import { adminDb } from '@/lib/admin/sesion.ts'
import { Lista } from './lista.tsx'

export const metadata: Metadata = { title: 'Platos' }

export default async function Platos({ searchParams }: PageProps<'/almaenigma/platos'>) {
  const db = await adminDb('/almaenigma/platos')
  const vista = vistaDe(await searchParams)
  return <Lista pagina={await listPlatos(db, vista)} vista={vista} elegido={null} />
}
