import { leerEnvio, negar } from '@/lib/cuenta/form.ts'
import { guardarPerfil } from '@/lib/cuenta/profile.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

const PAGINA = '/profile/completar'

/** Completes an account whose profile could not be made, or that came without the texts accepted (§8). */
export async function POST(request: Request): Promise<Response> {
  const envio = await leerEnvio(request)
  if (envio instanceof Response) return envio
  const { campos } = envio
  if (campos.accepted_privacy !== 'on' || campos.accepted_terms !== 'on')
    return negar(envio, PAGINA, 'acepto')
  try {
    const db = await cuentaClient()
    const { data } = await db.auth.getUser()
    if (!data.user) return envio.a('/profile')
    const said = { username: campos.username, accepted_privacy: true, accepted_terms: true }
    const became = await guardarPerfil(db, data.user, said)
    return became === 'hecho'
      ? envio.a('/profile', { ver: 1, hecho: 'perfil' })
      : negar(envio, PAGINA, 'fallo')
  } catch (error) {
    console.error('perfil', error instanceof Error ? error.message : error)
    return negar(envio, PAGINA, 'fallo')
  }
}
