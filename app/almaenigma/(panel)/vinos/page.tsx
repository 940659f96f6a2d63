import type { Metadata } from 'next'
import { vistaDe } from '@/lib/admin/lista.ts'
import { listVinos } from '@/lib/admin/listas.ts'
import { adminDb } from '@/lib/admin/sesion.ts'
import { Lista } from './lista.tsx'

export const metadata: Metadata = { title: 'Vinos' }

export default async function Vinos({ searchParams }: PageProps<'/almaenigma/vinos'>) {
  const db = await adminDb('/almaenigma/vinos')
  const vista = vistaDe(await searchParams)
  return <Lista pagina={await listVinos(db, vista)} vista={vista} elegido={null} />
}
