import { resolve } from 'node:path'
import { readSmtp, type Smtp } from '../correo/settings.ts'
import { StartError } from './log.ts'

export type Settings = {
  port: number
  supabasePort: number
  dataDir: string
  adminEmail: string | undefined
  adminPassword: string | undefined
  external: { url: string; publishableKey: string } | null
  siteUrl: string | undefined
  /** Without a mail server the mails stay in the data folder. */
  smtp: Smtp | null
  /** Whether a new house begins with bookings of invented guests. */
  demo: boolean
  /** A copy a day; `keep`: how many stay, 0 for none at all. */
  backups: { folder: string; keep: number }
}

type Env = Readonly<Record<string, string | undefined>>

const given = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined

/** README, "Settings". Throws StartError that names the variable. */
export function readSettings(env: Env, projectDir: string): Settings {
  const external = readExternal(env)
  const port = readPort(env, 'PORT', 3000)
  const supabasePort = readPort(env, 'SUPABASE_PORT', 54321)
  if (!external && port === supabasePort)
    throw new StartError(`PORT and SUPABASE_PORT are both ${port}: they must differ.`)
  const adminEmail = given(env, 'ADMIN_EMAIL')
  if (adminEmail && !/^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@]{2,20}$/.test(adminEmail))
    throw new StartError('ADMIN_EMAIL is not an e-mail address.')
  const adminPassword = env.ADMIN_PASSWORD || undefined
  if (
    adminPassword &&
    (adminPassword.length < 8 || adminPassword.length > 72 || /[\r\n]/.test(adminPassword))
  )
    throw new StartError('ADMIN_PASSWORD must have 8 to 72 characters on one line.')
  const siteUrl = given(env, 'SITE_URL')
  if (siteUrl && !isHttp(siteUrl)) throw new StartError('SITE_URL must be an http or https address.')
  const keep = given(env, 'ALMA_BACKUPS') ?? '7'
  if (!/^\d{1,3}$/.test(keep)) throw new StartError('ALMA_BACKUPS must be a number from 0 to 999.')
  const dataDir = resolve(projectDir, given(env, 'ALMA_DATA_DIR') ?? '.data')
  return {
    port,
    supabasePort,
    dataDir,
    backups: {
      folder: resolve(projectDir, given(env, 'ALMA_BACKUP_DIR') ?? `${dataDir}/backups`),
      keep: Number(keep),
    },
    demo: given(env, 'ALMA_DEMO') !== '0',
    adminEmail,
    adminPassword,
    external,
    siteUrl,
    smtp: readSmtp(env),
  }
}

function readPort(env: Env, name: string, fallback: number): number {
  const text = given(env, name)
  if (text === undefined) return fallback
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw new StartError(`${name} must be a port number from 1 to 65535.`)
  return port
}

function readExternal(env: Env): Settings['external'] {
  const url = given(env, 'SUPABASE_URL')
  const publishableKey = given(env, 'SUPABASE_PUBLISHABLE_KEY')
  if (!url && !publishableKey) return null
  if (!url || !publishableKey)
    throw new StartError(
      `${url ? 'SUPABASE_PUBLISHABLE_KEY' : 'SUPABASE_URL'} is missing: set it together with ${url ? 'SUPABASE_URL' : 'SUPABASE_PUBLISHABLE_KEY'}, or set neither to start the embedded backend.`,
    )
  if (!isHttp(url)) throw new StartError('SUPABASE_URL must be an http or https address.')
  return { url: url.replace(/\/+$/, ''), publishableKey }
}

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
