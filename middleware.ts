import { type NextRequest, NextResponse } from 'next/server'
import { claimsInCookies } from '@/lib/cuenta/role.ts'

const PANEL = /^\/almaenigma(\/|$)/
const HANDLERS = /^\/(api|auth|_next)\//

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A convenience, not a guard: every page and action of the panel checks the session itself
 * (lib/admin/kit/session.ts). Pages of the site take no posts, and so run no action of the panel. Next calls such a file
 * `proxy` now and warns of this name at each build; the name is the one that was agreed on. */
export function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (!isDecodable(pathname)) return new NextResponse(null, { status: 400 })
  if (HANDLERS.test(pathname)) return NextResponse.next()
  if (!PANEL.test(pathname)) {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    return reads
      ? NextResponse.next()
      : new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  if (request.method !== 'GET' || claimsInCookies(request.cookies.getAll())?.admin) return NextResponse.next()
  const login = request.nextUrl.clone()
  login.pathname = '/almaenigma/login'
  login.search = new URLSearchParams({ next: pathname }).toString()
  return NextResponse.redirect(login, 303)
}

// Uploads are left out: middleware would buffer them a second time. A page of the site is matched only when it is
// posted to, which is when there is a type or an action; any address only when something in it is
// escaped, which Next would answer with 500 where it cannot be read.
export const config = {
  matcher: [
    '/almaenigma',
    '/almaenigma/((?!login$|imagen$|invitacion$|decision$|clave$|recuperar$).*)',
    '/(.*%.*)',
    { source: '/((?!almaenigma|api/|auth/|_next/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!almaenigma|api/|auth/|_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
}
