import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { type Claims, claimsInCookies } from '@/lib/cuenta/role.ts'
import { closePanel, type PanelClient, panelClient } from '@/lib/supabase/panel.ts'

declare const minted: unique symbol
type Who = { id: string; nombre: string; email: string }
/**
 * A client whose user the database has just confirmed as an admin. Only this file makes one, so code that takes an
 * `AdminDb` always runs after the check.
 */
export type AdminDb = PanelClient & { readonly [minted]: true; readonly quien: Who }
export type PanelPath = `/almaenigma${string}`

const REFRESH_MARGIN_S = 60
const LOGIN = '/almaenigma/login'

const claims = async (): Promise<Claims | null> => claimsInCookies((await cookies()).getAll())

export async function isAdminInDatabase(db: PanelClient): Promise<boolean> {
  const { data, error, status } = await db.rpc('es_admin')
  if (!error) return data === true
  if (status === 401 || status === 403 || error.code === '42501' || `${error.code}`.startsWith('PGRST3'))
    return false
  throw new Error(`es_admin: ${status} ${error.code} ${error.message}`)
}

async function mint(db: PanelClient): Promise<AdminDb | null> {
  const { data } = await db.auth.getSession()
  const user = data.session ? await claims() : null
  if (!user || !(await isAdminInDatabase(db))) return null
  return Object.assign(db, { quien: { id: user.sub, nombre: user.nombre, email: user.email } }) as AdminDb
}

const current = cache(async (): Promise<AdminDb | null> => mint(await panelClient()))
const lasts = (user: Claims | null): user is Claims =>
  user !== null && user.exp > Date.now() / 1000 + REFRESH_MARGIN_S

export async function frameDb(): Promise<AdminDb | null> {
  if (!lasts(await claims())) return null
  return current().catch(() => null)
}

/**
 * For pages: the admin's client, or a redirect to the login page, which returns to `path`. A route handler renews a
 * token about to expire, because a page cannot write the rotated cookie.
 */
export async function adminDb(path: PanelPath): Promise<AdminDb> {
  const user = await claims()
  const back = `next=${encodeURIComponent(path)}`
  if (!user) redirect(`${LOGIN}?${back}`)
  if (!lasts(user)) redirect(`/almaenigma/renovar?${back}`)
  return (await current()) ?? redirect(`${LOGIN}?${back}`)
}

export async function isSignedIn(): Promise<boolean> {
  return lasts(await claims()) && (await current()) !== null
}

/** True when the browser says that the request comes from this site. Next checks actions the same way. */
export async function fromHere(): Promise<boolean> {
  const h = await headers()
  const origin = h.get('origin')
  return (
    origin !== null &&
    URL.canParse(origin) &&
    new URL(origin).host === (h.get('x-forwarded-host') ?? h.get('host'))
  )
}

/**
 * For actions and route handlers: the admin's client or null. A request without an `Origin` is refused too; browsers
 * always send one with a POST. Anybody who is not an admin loses the panel session.
 */
export async function adminDbOrNull(): Promise<AdminDb | null> {
  if (!(await fromHere()) || !(await claims())) return null
  const db = await panelClient()
  const admin = await mint(db)
  if (!admin) await closePanel(db)
  return admin
}
