import type { Metadata } from 'next'
import { vistaDe } from '@/lib/admin/lista.ts'
import { listBebidas } from '@/lib/admin/listas.ts'
import { adminDb } from '@/lib/admin/sesion.ts'
import { Lista } from './lista.tsx'

export const metadata: Metadata = { title: 'Bebidas' }

export default async function Bebidas({ searchParams }: PageProps<'/almaenigma/bebidas'>) {
  const db = await adminDb('/almaenigma/bebidas')
  const vista = vistaDe(await searchParams)
  return <Lista pagina={await listBebidas(db, vista)} vista={vista} elegido={null} />
}
