import { setTimeout as sleep } from 'node:timers/promises'
import { aCompas } from '@/lib/cuenta/constant-time.ts'
import { type Envio, irA, leerEnvio, negar } from '@/lib/cuenta/form.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { problemaDeClave } from '@/lib/cuenta/password.ts'
import { guardarPendiente } from '@/lib/cuenta/pending.ts'
import { pedirTurno } from '@/lib/cuenta/rate-limit.ts'
import { recibir } from '@/lib/cuenta/session.ts'
import { conReintentos } from '@/lib/cuenta/sign-up.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const PAGINA = '/profile/alta'

/**
 * Opens an account (§3, §5): e-mail, password, a name, both texts accepted. The answer is the same whether the address
 * has an account already or not; its mailbox tells (T-PII-07).
 */
export async function POST(request: Request): Promise<Response> {
  const envio = await leerEnvio(request)
  return envio instanceof Response ? envio : aCompas(() => alta(envio))
}

async function alta(envio: Envio): Promise<Response> {
  const { campos, locale, direccion, volver } = envio
  const email = asCorreo(campos.email)
  const username = (campos.username ?? '').trim().slice(0, 60)
  const password = campos.password ?? ''
  await guardarPendiente({ correo: (campos.email ?? '').trim().slice(0, 254), nombre: username })
  if (!email) return negar(envio, PAGINA, 'correo')
  const problem = problemaDeClave(password, { email, username })
  if (problem) return negar(envio, PAGINA, problem)
  if (campos.accepted_privacy !== 'on' || campos.accepted_terms !== 'on')
    return negar(envio, PAGINA, 'acepto')
  const wait = await pedirTurno('alta', direccion, email)
  if (wait === null) return negar(envio, PAGINA, 'fallo')
  if (wait > 0) return negar(envio, PAGINA, 'espera', { s: wait })
  try {
    const db = await cuentaClient()
    const data = { username, idioma: locale, accepted_privacy: true, accepted_terms: true }
    const answer = await conReintentos(() => db.auth.signUp({ email, password, options: { data } }), sleep)
    const { error } = answer
    if (error?.code === 'weak_password') return negar(envio, PAGINA, 'debil')
    // Somebody has it already, or was written to a moment ago: that is nobody else's business.
    const known =
      error?.code === 'user_already_exists' || error?.code === 'email_exists' || error?.status === 429
    if (error && !known) {
      console.error('alta', error.code ?? error.name)
      return negar(envio, PAGINA, error.code === 'email_address_invalid' ? 'correo' : 'fallo')
    }
    const session = answer.data.session
    // A backend that wants no confirmation has signed him in.
    if (session) {
      const aviso = (await recibir(db, session)) === 'hecho' ? { hecho: 'confirmada' } : { aviso: 'perfil' }
      return irA(`${ruta(locale, '/profile')}?${new URLSearchParams({ ver: '1', ...aviso })}`)
    }
    const query = new URLSearchParams({ hecho: 'alta', ...(volver ? { volver } : {}) })
    return irA(`${ruta(locale, '/profile/reenviar')}?${query}`)
  } catch (error) {
    console.error('alta', error instanceof Error ? error.message : error)
    return negar(envio, PAGINA, 'fallo')
  }
}
