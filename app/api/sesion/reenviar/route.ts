import { constantTime } from '@/lib/cuenta/constant-time.ts'
import { readSubmission, refuseSubmission, type Submission } from '@/lib/cuenta/form.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { readPending, savePending } from '@/lib/cuenta/pending.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const PATH = '/profile/reenviar'

/** Sends the e-mail of a sign-up again, once a minute, with the same answer for everybody. */
export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  return submission instanceof Response ? submission : constantTime(() => resendMail(submission))
}

async function resendMail(submission: Submission): Promise<Response> {
  const email = asCorreo(submission.fields.email || (await readPending())?.correo)
  if (!email) return refuseSubmission(submission, PATH, 'correo')
  await savePending({ correo: email, nombre: '' })
  const wait = await checkRateLimit('reenviar', submission.address, email)
  if (wait === null) return refuseSubmission(submission, PATH, 'fallo')
  if (wait > 0) return refuseSubmission(submission, PATH, 'espera', { s: wait })
  const { error } = await (await cuentaClient()).auth.resend({ type: 'signup', email })
  if (error && (!error.status || error.status >= 500)) return refuseSubmission(submission, PATH, 'fallo')
  return submission.redirectTo(PATH, { hecho: 'reenvio' })
}
