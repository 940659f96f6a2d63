import 'server-only'
import { headers } from 'next/headers'
import { createLimiter } from './token-bucket.ts'

/** Such a page is made anew at each visit and costs up to a tenth of a second of a core; the plain one costs nothing.
 * Three a second for a visitor, eight for all of them, whatever addresses they claim. */
const perVisitor = createLimiter({ max: 15, windowMs: 5000, now: Date.now })
const perSite = createLimiter({ max: 40, windowMs: 5000, now: Date.now })

/** Whether pages are asked for too often, by this visitor or by all together: the page then says so at no cost. */
export async function areQueriesExceeded(): Promise<boolean> {
  const address = (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return !perVisitor(address).ok || !perSite('').ok
}
