import { type NextRequest, NextResponse } from 'next/server'
import { claimsInCookies } from '@/lib/cuenta/role.ts'

/** A convenience, not a guard: every page and action of the panel checks the session itself
 * (lib/admin/kit/session.ts). */
export function middleware(request: NextRequest) {
  if (request.method !== 'GET' || claimsInCookies(request.cookies.getAll())?.admin) return NextResponse.next()
  const login = request.nextUrl.clone()
  login.pathname = '/almaenigma/login'
  login.search = new URLSearchParams({ next: request.nextUrl.pathname }).toString()
  return NextResponse.redirect(login, 303)
}

// Uploads are left out: middleware would buffer them a second time.
export const config = { matcher: ['/almaenigma', '/almaenigma/((?!login$|imagen$|invitacion$|decision$).*)'] }
