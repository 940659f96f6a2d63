import { readSubmission, refuseSubmission } from '@/lib/cuenta/form.ts'
import { savePerfil } from '@/lib/cuenta/profile.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const PATH = '/profile/completar'

export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  if (submission instanceof Response) return submission
  const { fields } = submission
  if (fields.accepted_privacy !== 'on' || fields.accepted_terms !== 'on')
    return refuseSubmission(submission, PATH, 'acepto')
  try {
    const db = await cuentaClient()
    const { data } = await db.auth.getUser()
    if (!data.user) return submission.redirectTo('/profile')
    const said = { username: fields.username, accepted_privacy: true, accepted_terms: true }
    const became = await savePerfil(db, data.user, said)
    return became === 'hecho'
      ? submission.redirectTo('/profile', { ver: 1, hecho: 'perfil' })
      : refuseSubmission(submission, PATH, 'fallo')
  } catch (error) {
    console.error('perfil', error instanceof Error ? error.message : error)
    return refuseSubmission(submission, PATH, 'fallo')
  }
}
