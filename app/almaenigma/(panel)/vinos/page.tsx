import type { Metadata } from 'next'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { VinosList } from './list.tsx'

export const metadata: Metadata = { title: 'Vinos' }

export default async function VinosPage({ searchParams }: PageProps<'/almaenigma/vinos'>) {
  const db = await adminDb('/almaenigma/vinos')
  return <VinosList db={db} view={viewOf(await searchParams)} chosen={null} />
}
