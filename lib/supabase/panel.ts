import 'server-only'
import { COOKIE } from '@/lib/cuenta/role.ts'
import { type CookieClient, closeSession, cookieClient } from './cookies.ts'

const COOKIE_PATH = '/almaenigma'

export const panelClient = (): Promise<CookieClient> => cookieClient(COOKIE, COOKIE_PATH)
export type PanelClient = CookieClient

export const closePanel = (db: PanelClient): Promise<void> => closeSession(db, COOKIE, COOKIE_PATH)
