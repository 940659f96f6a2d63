import type { StorageAccess } from '../../correo/erase-fotos.ts'
import type { MailApi } from '../../correo/http-mailer.ts'
import { readSmtp } from '../../correo/settings.ts'

export type Settings = {
  databaseUrl: string
  site: string
  secret: string
  sender: string | null
  /** How mails leave: a provider's API, or SMTP, which a hosted project lets out on port 465 only. */
  way: { api: MailApi } | { smtp: string }
  storage: StorageAccess | null
}

const RESEND = 'https://api.resend.com/emails'
/** Shorter ones can be guessed. */
const MIN_SECRET = 24

/** Hosted projects give their secret keys as one JSON object; older ones give one key. */
function secretKey(get: (name: string) => string): string {
  try {
    const [first] = Object.values<unknown>(JSON.parse(get('SUPABASE_SECRET_KEYS') || '{}'))
    if (typeof first === 'string') return first
  } catch {
    // The older key, then.
  }
  return get('SUPABASE_SERVICE_ROLE_KEY')
}

/**
 * Reads what the platform and the owner have set.
 * @returns the settings, or the names of those that are missing or wrong
 */
export function settingsOf(read: (name: string) => string | undefined): Settings | { missing: string[] } {
  const get = (name: string): string => read(name)?.trim() ?? ''
  const smtp = readSmtp({ SMTP_URL: get('SMTP_URL'), SMTP_FROM: get('SMTP_FROM') })
  const from = readSmtp({ SMTP_URL: 'smtp://nobody.invalid', SMTP_FROM: get('SMTP_FROM') })
  const databaseUrl = get('SUPABASE_DB_URL')
  const site = get('SITE_URL').replace(/\/+$/, '')
  const secret = get('CORREO_SECRET')
  const key = get('MAIL_API_KEY')
  const missing = [
    ...(databaseUrl ? [] : ['SUPABASE_DB_URL']),
    ...(URL.canParse(site) ? [] : ['SITE_URL']),
    ...(secret.length >= MIN_SECRET ? [] : ['CORREO_SECRET']),
    ...(key || smtp ? [] : ['MAIL_API_KEY']),
  ]
  if (missing.length > 0) return { missing }
  const [url, clave] = [get('SUPABASE_URL').replace(/\/+$/, ''), secretKey(get)]
  return {
    databaseUrl,
    site,
    secret,
    sender: from?.sender ?? null,
    way: smtp ? { smtp: smtp.url } : { api: { url: get('MAIL_API_URL') || RESEND, key } },
    storage: url && clave ? { url, clave } : null,
  }
}
