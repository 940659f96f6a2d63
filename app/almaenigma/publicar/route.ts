import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { adminDbOrNull } from '@/lib/admin/kit/session.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const Body = z.array(z.enum(TAGS)).min(1)

/**
 * Marks cache tags stale, for `lib/admin/kit/publish.ts` alone. 'max' keeps serving the last good page while
 * the fresh one is rendered; immediate expiry would turn an outage right after a save into a 500 (T-FLT-02).
 */
export async function POST(request: Request): Promise<Response> {
  if (!(await adminDbOrNull())) return Response.json({ code: 'no_autorizado' }, { status: 403 })
  const tags = Body.safeParse(await request.json().catch(() => null))
  if (!tags.success) return Response.json({ code: 'etiquetas' }, { status: 422 })
  for (const tag of tags.data) revalidateTag(tag, 'max')
  return new Response(null, { status: 204 })
}
