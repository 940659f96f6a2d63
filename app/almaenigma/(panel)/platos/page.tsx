import type { Metadata } from 'next'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { PlatosList } from './list.tsx'

export const metadata: Metadata = { title: 'Platos' }

export default async function PlatosPage({ searchParams }: PageProps<'/almaenigma/platos'>) {
  const db = await adminDb('/almaenigma/platos')
  return <PlatosList db={db} view={viewOf(await searchParams)} chosen={null} />
}
