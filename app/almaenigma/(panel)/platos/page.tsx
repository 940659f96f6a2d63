import type { Metadata } from 'next'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listPlatos } from '@/lib/admin/list/rows.ts'
import { Lista } from './list.tsx'

export const metadata: Metadata = { title: 'Platos' }

export default async function Platos({ searchParams }: PageProps<'/almaenigma/platos'>) {
  const db = await adminDb('/almaenigma/platos')
  const view = viewOf(await searchParams)
  return <Lista page={await listPlatos(db, view)} view={view} chosen={null} />
}
