import { aCompas } from '@/lib/cuenta/constant-time.ts'
import { type Envio, leerEnvio, negar } from '@/lib/cuenta/form.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { guardarPendiente, leerPendiente } from '@/lib/cuenta/pending.ts'
import { pedirTurno } from '@/lib/cuenta/rate-limit.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const PAGINA = '/profile/reenviar'

/** Sends the letter of a sign-up again: once a minute, and with the same answer for everybody. */
export async function POST(request: Request): Promise<Response> {
  const envio = await leerEnvio(request)
  return envio instanceof Response ? envio : aCompas(() => reenviar(envio))
}

async function reenviar(envio: Envio): Promise<Response> {
  const email = asCorreo(envio.campos.email || (await leerPendiente())?.correo)
  if (!email) return negar(envio, PAGINA, 'correo')
  await guardarPendiente({ correo: email, nombre: '' })
  const wait = await pedirTurno('reenviar', envio.direccion, email)
  if (wait === null) return negar(envio, PAGINA, 'fallo')
  if (wait > 0) return negar(envio, PAGINA, 'espera', { s: wait })
  const { error } = await (await cuentaClient()).auth.resend({ type: 'signup', email })
  if (error && (!error.status || error.status >= 500)) return negar(envio, PAGINA, 'fallo')
  return envio.a(PAGINA, { hecho: 'reenvio' })
}
