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

const STEPS = ['dentro', 'codigo', 'alta'] as const
/** How far an administrator has come in: the code of the second factor is missing, or the factor itself. */
export type PanelStep = (typeof STEPS)[number]

/** Null for whoever may not come in at all. Throws when the backend is down. */
export async function panelStep(db: PanelClient): Promise<PanelStep | null> {
  const { data, error, status } = await db.rpc('panel_paso')
  if (!error) return STEPS.find((step) => step === data) ?? null
  if (isRefusal(status, error.code)) return null
  throw new Error(`panel_paso: ${status} ${error.code} ${error.message}`)
}

const isRefusal = (status: number, code: unknown): boolean =>
  status === 401 || status === 403 || code === '42501' || `${code}`.startsWith('PGRST3')

async function isAdminInDatabase(db: PanelClient): Promise<boolean> {
  const { data, error, status } = await db.rpc('es_admin')
  if (!error) return data === true
  if (isRefusal(status, error.code)) return false
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

/** Where the visitor of the login page stands; null where the password is asked for. */
export async function currentStep(): Promise<PanelStep | null> {
  return lasts(await claims()) ? panelStep(await panelClient()) : null
}

/** For the steps between the password and the panel: the client of an administrator who lacks just this one. */
export async function dbAtStep(step: PanelStep): Promise<{ db: PanelClient; email: string } | null> {
  const user = await claims()
  if (!user || !(await fromHere())) return null
  const db = await panelClient()
  return (await panelStep(db)) === step ? { db, email: user.email } : null
}

/** The address that the nearest proxy saw; '' without one. */
export async function visitorAddress(): Promise<string> {
  return (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
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
