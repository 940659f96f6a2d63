import 'server-only'
import { COOKIE } from '@/lib/cuenta/role.ts'
import { type CookieClient, closeSession, cookieClient } from './cookies.ts'

/** Cookies are sent back to the panel only, so no public page can ever depend on them. */
const COOKIE_PATH = '/almaenigma'

/** The Supabase client of the back office: its own cookie, apart from the guest's session. */
export const panelClient = (): Promise<CookieClient> => cookieClient(COOKIE, COOKIE_PATH)
export type PanelClient = CookieClient

/** Ends the panel's session only, not the guest's. Only in actions and route handlers. */
export const closePanel = (db: PanelClient): Promise<void> => closeSession(db, COOKIE, COOKIE_PATH)
