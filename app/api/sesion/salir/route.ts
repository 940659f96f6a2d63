import { readSubmission } from '@/lib/cuenta/form.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { closeCuenta, cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/** Ends sessions by `alcance`: `local` (default), `others` or `global`. */
export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  if (submission instanceof Response) return submission
  const { fields, locale } = submission
  const db = await cuentaClient()
  if (fields.alcance === 'others') {
    const { error } = await db.auth.signOut({ scope: 'others' })
    return submission.redirectTo('/profile/seguridad', error ? { error: 'fallo' } : { hecho: 'otras' })
  }
  // This device forgets its session even in an outage.
  if (fields.alcance === 'global') await db.auth.signOut({ scope: 'global' }).catch(() => undefined)
  await closeCuenta(db)
  return redirect303(`${localePath(locale, '/profile')}?salio=1`)
}
