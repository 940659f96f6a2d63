import { type NextRequest, NextResponse } from 'next/server'
import { claimsInCookies } from '@/lib/cuenta/role.ts'

/**
 * A courtesy, not a guard: without a panel session a reader lands on the login page instead of in a refusal.
 * Every page and action asks the database by itself (lib/admin/kit/session.ts), with or without this file.
 */
export function middleware(request: NextRequest) {
  if (request.method !== 'GET' || claimsInCookies(request.cookies.getAll())?.admin) return NextResponse.next()
  const login = request.nextUrl.clone()
  login.pathname = '/almaenigma/login'
  login.search = new URLSearchParams({ next: request.nextUrl.pathname }).toString()
  return NextResponse.redirect(login, 303)
}

// A picture that is sent is not held in memory a second time for a courtesy.
export const config = { matcher: ['/almaenigma', '/almaenigma/((?!login$|imagen$|invitacion$|decision$).*)'] }
