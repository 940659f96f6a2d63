import { readSubmission } from '@/lib/cuenta/form.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { closeCuenta, cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/**
 * Ends sessions (`alcance`): this one (`local`, the default, which leaves the back office's alone), every other one of
 * the guest's (`others`), or all of them on all devices (`global`).
 */
export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  if (submission instanceof Response) return submission
  const { fields, locale } = submission
  const db = await cuentaClient()
  if (fields.alcance === 'others') {
    const { error } = await db.auth.signOut({ scope: 'others' })
    return submission.redirectTo('/profile/seguridad', error ? { error: 'fallo' } : { hecho: 'otras' })
  }
  // Even if the backend cannot be reached this device forgets its session.
  if (fields.alcance === 'global') await db.auth.signOut({ scope: 'global' }).catch(() => undefined)
  await closeCuenta(db)
  return redirect303(`${localePath(locale, '/profile')}?salio=1`)
}
