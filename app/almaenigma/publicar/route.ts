import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { publishing } from '@/lib/admin/kit/publish.ts'
import { adminDbOrNull, isSignedIn } from '@/lib/admin/kit/session.ts'
import { TAGS } from '@/lib/cache/tags.ts'

const refused = () => Response.json({ code: 'no_autorizado' }, { status: 403 })

const Body = z.array(z.enum(TAGS)).min(1)

/**
 * Marks cache tags stale, for `lib/admin/kit/publish.ts` alone. 'max' keeps serving the last good page while
 * the fresh one is rendered; immediate expiry would turn an outage right after a save into a 500 (T-FLT-02).
 */
export async function POST(request: Request): Promise<Response> {
  if (!(await adminDbOrNull())) return refused()
  const tags = Body.safeParse(await request.json().catch(() => null))
  if (!tags.success) return Response.json({ code: 'etiquetas' }, { status: 422 })
  for (const tag of tags.data) revalidateTag(tag, 'max')
  return new Response(null, { status: 204 })
}

/** Whether everybody sees what was saved; answers when that is known. */
export async function GET(): Promise<Response> {
  if (!(await isSignedIn())) return refused()
  return Response.json({ visible: await publishing() }, { headers: { 'Cache-Control': 'no-store' } })
}
