import type { Metadata } from 'next'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { BebidasList } from './list.tsx'

export const metadata: Metadata = { title: 'Bebidas' }

export default async function BebidasPage({ searchParams }: PageProps<'/almaenigma/bebidas'>) {
  const db = await adminDb('/almaenigma/bebidas')
  return <BebidasList db={db} view={viewOf(await searchParams)} chosen={null} />
}
