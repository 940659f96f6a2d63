import { aCompas } from '@/lib/cuenta/constant-time.ts'
import { type Envio, leerEnvio, negar } from '@/lib/cuenta/form.ts'
import { identificar } from '@/lib/cuenta/identify.ts'
import { problemaDeClave } from '@/lib/cuenta/password.ts'

export const dynamic = 'force-dynamic'

const PAGINA = '/profile/seguridad'

/** Another password, for whoever knows the one there is; every other session ends. */
export async function POST(request: Request): Promise<Response> {
  const envio = await leerEnvio(request)
  return envio instanceof Response ? envio : aCompas(() => cambiar(envio))
}

async function cambiar(envio: Envio): Promise<Response> {
  const { actual = '', password = '' } = envio.campos
  const who = await identificar(envio, actual, (email, username) =>
    problemaDeClave(password, { email, username }),
  )
  if (!who.ok) return who.code === 'nadie' ? envio.a('/profile') : negar(envio, PAGINA, who.code, who.query)
  const { error } = await who.db.auth.updateUser({ password })
  if (error && error.code !== 'same_password')
    return negar(envio, PAGINA, error.code === 'weak_password' ? 'debil' : 'fallo')
  await who.db.auth.signOut({ scope: 'others' })
  return envio.a(PAGINA, { hecho: 'clave' })
}
