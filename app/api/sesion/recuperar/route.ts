import { aCompas } from '@/lib/cuenta/constant-time.ts'
import { type Envio, leerEnvio, negar } from '@/lib/cuenta/form.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { guardarPendiente } from '@/lib/cuenta/pending.ts'
import { pedirTurno } from '@/lib/cuenta/rate-limit.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const PAGINA = '/profile/recuperar'

/** Sends a link to choose another password, if there is an account; the answer is the same if there is none. */
export async function POST(request: Request): Promise<Response> {
  const envio = await leerEnvio(request)
  return envio instanceof Response ? envio : aCompas(() => recuperar(envio))
}

async function recuperar(envio: Envio): Promise<Response> {
  const email = asCorreo(envio.campos.email)
  if (!email) return negar(envio, PAGINA, 'correo')
  await guardarPendiente({ correo: email, nombre: '' })
  const wait = await pedirTurno('recuperar', envio.direccion, email)
  if (wait === null) return negar(envio, PAGINA, 'fallo')
  if (wait > 0) return negar(envio, PAGINA, 'espera', { s: wait })
  const { error } = await (await cuentaClient()).auth.resetPasswordForEmail(email)
  if (error && (!error.status || error.status >= 500)) return negar(envio, PAGINA, 'fallo')
  return envio.a(PAGINA, { hecho: 'recuperar' })
}
