import 'server-only'
import { siteSettings } from '../core/env.ts'

/** What shows the database that a call comes from the site, whose word for a visitor's address it takes. */
export const siteSignature = (): { sitio?: string } => {
  const { ENIGMITO_SITE_SECRET: secret } = siteSettings()
  return secret ? { sitio: secret } : {}
}
