import { constantTime } from '@/lib/cuenta/constant-time.ts'
import { readSubmission, refuseSubmission, type Submission } from '@/lib/cuenta/form.ts'
import { identify } from '@/lib/cuenta/identify.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { savePending } from '@/lib/cuenta/pending.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'

export const dynamic = 'force-dynamic'

const PATH = '/profile/seguridad'

/** Changes the e-mail address once its link is opened; the answer never tells whether it belongs to somebody else. */
export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  return submission instanceof Response ? submission : constantTime(() => changeCorreo(submission))
}

async function changeCorreo(submission: Submission): Promise<Response> {
  const { actual = '', email } = submission.fields
  const newCorreo = asCorreo(email)
  const who = await identify(submission, actual, () => (newCorreo ? null : 'correo'))
  if (!who.ok)
    return who.code === 'nadie'
      ? submission.redirectTo('/profile')
      : refuseSubmission(submission, PATH, who.code, who.query)
  const wait = await checkRateLimit('recuperar', submission.address, newCorreo ?? '')
  if (wait === null || !newCorreo) return refuseSubmission(submission, PATH, 'fallo')
  if (wait > 0) return refuseSubmission(submission, PATH, 'espera', { s: wait })
  const { error } = await who.db.auth.updateUser({ email: newCorreo })
  if (error?.code === 'insufficient_aal') return refuseSubmission(submission, PATH, 'factor')
  const taken = error?.code === 'email_exists' || error?.status === 429
  if (error && !taken)
    return refuseSubmission(submission, PATH, error.code === 'email_address_invalid' ? 'correo' : 'fallo')
  await savePending({ correo: newCorreo, nombre: '' })
  return submission.redirectTo(PATH, { hecho: 'correo' })
}
