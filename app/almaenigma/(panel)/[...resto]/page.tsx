import { notFound } from 'next/navigation'
import { adminDb } from '@/lib/admin/kit/session.ts'

/** An address of the panel that does not exist. Who is not an admin is not even told that. */
export default async function CatchAllPage(): Promise<never> {
  await adminDb('/almaenigma')
  notFound()
}
