import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { createLimiter } from './token-bucket.ts'

/** Such a page is made anew at each visit and costs up to a tenth of a second of a core; the plain one costs nothing.
 * Three a second for a visitor, eight for all of them, whatever addresses they claim. */
const perVisitor = createLimiter({ max: 15, windowMs: 5000, now: Date.now })
const perSite = createLimiter({ max: 40, windowMs: 5000, now: Date.now })

/** Redirects whoever asks too often to the page without a question, which is cached. */
export async function boundQueries(locale: Locale, page: `/${string}`): Promise<void> {
  const address = (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  if (!perVisitor(address).ok || !perSite('').ok) redirect(localePath(locale, page))
}
