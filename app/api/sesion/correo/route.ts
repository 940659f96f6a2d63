import { aCompas } from '@/lib/cuenta/constant-time.ts'
import { type Envio, leerEnvio, negar } from '@/lib/cuenta/form.ts'
import { identificar } from '@/lib/cuenta/identify.ts'
import { asCorreo } from '@/lib/cuenta/links.ts'
import { guardarPendiente } from '@/lib/cuenta/pending.ts'
import { pedirTurno } from '@/lib/cuenta/rate-limit.ts'

export const dynamic = 'force-dynamic'

const PAGINA = '/profile/seguridad'

/**
 * Another address, for whoever knows the password: it counts once the link in the new mailbox is opened, and the old
 * mailbox is told. The answer does not say whether the new address belongs to somebody else.
 */
export async function POST(request: Request): Promise<Response> {
  const envio = await leerEnvio(request)
  return envio instanceof Response ? envio : aCompas(() => mudar(envio))
}

async function mudar(envio: Envio): Promise<Response> {
  const { actual = '', email } = envio.campos
  const nuevo = asCorreo(email)
  const who = await identificar(envio, actual, () => (nuevo ? null : 'correo'))
  if (!who.ok) return who.code === 'nadie' ? envio.a('/profile') : negar(envio, PAGINA, who.code, who.query)
  const wait = await pedirTurno('recuperar', envio.direccion, nuevo ?? '')
  if (wait === null || !nuevo) return negar(envio, PAGINA, 'fallo')
  if (wait > 0) return negar(envio, PAGINA, 'espera', { s: wait })
  const { error } = await who.db.auth.updateUser({ email: nuevo })
  const taken = error?.code === 'email_exists' || error?.status === 429
  if (error && !taken)
    return negar(envio, PAGINA, error.code === 'email_address_invalid' ? 'correo' : 'fallo')
  await guardarPendiente({ correo: nuevo, nombre: '' })
  return envio.a(PAGINA, { hecho: 'correo' })
}
