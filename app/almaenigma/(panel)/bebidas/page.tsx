import type { Metadata } from 'next'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listBebidas } from '@/lib/admin/list/rows.ts'
import { Lista } from './list.tsx'

export const metadata: Metadata = { title: 'Bebidas' }

export default async function Bebidas({ searchParams }: PageProps<'/almaenigma/bebidas'>) {
  const db = await adminDb('/almaenigma/bebidas')
  const view = viewOf(await searchParams)
  return <Lista page={await listBebidas(db, view)} view={view} chosen={null} />
}
