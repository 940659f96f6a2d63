import 'server-only'
import { COOKIE } from '@/lib/cuenta/role.ts'
import { type CookieClient, closeSession, cookieClient, forgetSession } from './cookies.ts'

const COOKIE_PATH = '/almaenigma'

export const panelClient = (): Promise<CookieClient> => cookieClient(COOKIE, COOKIE_PATH)
export type PanelClient = CookieClient

export const closePanel = (db: PanelClient): Promise<void> => closeSession(db, COOKIE, COOKIE_PATH)

/** A session that a link of recovery has opened, and that may do nothing but choose a password: one of the panel would
 * be asked for the old one. */
const RECOVERY = 'alma-clave'
const RECOVERY_PATH = '/almaenigma/clave'
const RECOVERY_MAX_AGE_S = 15 * 60

export const recoveryClient = (): Promise<CookieClient> =>
  cookieClient(RECOVERY, RECOVERY_PATH, RECOVERY_MAX_AGE_S)
export const forgetRecovery = (): Promise<void> => forgetSession(RECOVERY, RECOVERY_PATH)
