import type { Metadata } from 'next'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listVinos } from '@/lib/admin/list/rows.ts'
import { Lista } from './list.tsx'

export const metadata: Metadata = { title: 'Vinos' }

export default async function Vinos({ searchParams }: PageProps<'/almaenigma/vinos'>) {
  const db = await adminDb('/almaenigma/vinos')
  const view = viewOf(await searchParams)
  return <Lista page={await listVinos(db, view)} view={view} chosen={null} />
}
