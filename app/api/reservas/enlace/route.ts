import { constantTime } from '@/lib/cuenta/constant-time.ts'
import { readSubmission, refuseSubmission, type Submission } from '@/lib/cuenta/form.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { RESEND_PATH } from '@/lib/reservas/links.ts'
import { resendLink } from '@/lib/reservas/manage.ts'

export const dynamic = 'force-dynamic'

/** Sends the link of a booking again. Neither the answer nor its time tells whether there is one. */
export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  return submission instanceof Response ? submission : constantTime(() => sendAgain(submission))
}

async function sendAgain(submission: Submission): Promise<Response> {
  const email = asCorreo(submission.fields.email)
  if (!email) return refuseSubmission(submission, RESEND_PATH, 'correo')
  const wait = await resendLink(email, submission.address)
  if (wait === null) return refuseSubmission(submission, RESEND_PATH, 'fallo')
  if (wait > 0) return refuseSubmission(submission, RESEND_PATH, 'espera', { s: wait })
  return submission.redirectTo(RESEND_PATH, { hecho: '1' })
}
