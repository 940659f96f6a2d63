import { constantTime } from '@/lib/cuenta/constant-time.ts'
import { readSubmission, refuseSubmission, type Submission } from '@/lib/cuenta/form.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { savePending } from '@/lib/cuenta/pending.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const PATH = '/profile/recuperar'

export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  return submission instanceof Response ? submission : constantTime(() => recoverAccount(submission))
}

async function recoverAccount(submission: Submission): Promise<Response> {
  const email = asCorreo(submission.fields.email)
  if (!email) return refuseSubmission(submission, PATH, 'correo')
  await savePending({ correo: email, nombre: '' })
  const wait = await checkRateLimit('recuperar', submission.address, email)
  if (wait === null) return refuseSubmission(submission, PATH, 'fallo')
  if (wait > 0) return refuseSubmission(submission, PATH, 'espera', { s: wait })
  const { error } = await (await cuentaClient()).auth.resetPasswordForEmail(email)
  if (error && (!error.status || error.status >= 500)) return refuseSubmission(submission, PATH, 'fallo')
  return submission.redirectTo(PATH, { hecho: 'recuperar' })
}
