import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { panelPath } from '@/lib/cuenta/role.ts'
import { closePanel, panelClient } from '@/lib/supabase/panel.ts'

/**
 * Renews a panel session that is about to expire and goes back to the page. Pages send here because only a route
 * handler can write the rotated cookie. A refresh token that is no longer valid ends the session (§8).
 */
export async function GET(request: NextRequest): Promise<never> {
  const next = panelPath(request.nextUrl.searchParams.get('next'))
  const db = await panelClient()
  const { data, error } = await db.auth.refreshSession()
  if (error?.name === 'AuthRetryableFetchError') throw error
  if (data.session) redirect(next)
  await closePanel(db)
  redirect(`/almaenigma/login?next=${encodeURIComponent(next)}`)
}
