import { constantTime } from '@/lib/cuenta/constant-time.ts'
import { readSubmission, refuseSubmission, type Submission } from '@/lib/cuenta/form.ts'
import { identify } from '@/lib/cuenta/identify.ts'
import { passwordProblem } from '@/lib/cuenta/password.ts'

export const dynamic = 'force-dynamic'

const PATH = '/profile/seguridad'

export async function POST(request: Request): Promise<Response> {
  const submission = await readSubmission(request)
  return submission instanceof Response ? submission : constantTime(() => changePassword(submission))
}

async function changePassword(submission: Submission): Promise<Response> {
  const { actual = '', password = '' } = submission.fields
  const who = await identify(submission, actual, (email, username) =>
    passwordProblem(password, { email, username }),
  )
  if (!who.ok)
    return who.code === 'nadie'
      ? submission.redirectTo('/profile')
      : refuseSubmission(submission, PATH, who.code, who.query)
  const { error } = await who.db.auth.updateUser({ password })
  if (error?.code === 'insufficient_aal') return refuseSubmission(submission, PATH, 'factor')
  if (error && error.code !== 'same_password')
    return refuseSubmission(submission, PATH, error.code === 'weak_password' ? 'debil' : 'fallo')
  await who.db.auth.signOut({ scope: 'others' })
  return submission.redirectTo(PATH, { hecho: 'clave' })
}
