import { aCompas } from '@/lib/cuenta/constant-time.ts'
import { type Envio, irA, leerEnvio, negar } from '@/lib/cuenta/form.ts'
import { asTipoEnlace, asTokenHash, regresoDe, type TipoEnlace } from '@/lib/cuenta/links.ts'
import { problemaDeClave } from '@/lib/cuenta/password.ts'
import { olvidarPendiente } from '@/lib/cuenta/pending.ts'
import { pedirTurno } from '@/lib/cuenta/rate-limit.ts'
import { recibir } from '@/lib/cuenta/session.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { cuentaClient } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/** Where one is sent when a link opens nothing any more: there the next one is asked for. */
const OTRO_ENLACE = {
  signup: '/profile/reenviar',
  email: '/profile/reenviar',
  invite: '/profile/reenviar',
  recovery: '/profile/recuperar',
  magiclink: '/profile/recuperar',
  email_change: '/profile',
} as const satisfies Record<TipoEnlace, `/${string}`>

/**
 * The links of letters. Opening one changes nothing, for programs open them too: it leads to the page with the button.
 */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams
  const locale = asLocale(query.get('idioma'))
  const [token, type] = [asTokenHash(query.get('token_hash')), asTipoEnlace(query.get('type'))]
  if (!token || !type) return irA(`${ruta(locale, '/profile/recuperar')}?error=enlace`)
  const volver = regresoDe(query.get('next') ?? query.get('volver'), '')
  const search = new URLSearchParams({ token_hash: token, type, ...(volver ? { volver } : {}) })
  return irA(`${ruta(locale, '/profile/confirmar')}?${search}`)
}

/** Presses the button: the address is confirmed, or the new password is set, and whoever did it is signed in. */
export async function POST(request: Request): Promise<Response> {
  const envio = await leerEnvio(request)
  return envio instanceof Response ? envio : aCompas(() => confirmar(envio))
}

async function confirmar(envio: Envio): Promise<Response> {
  const { campos, locale, volver } = envio
  const [token, type] = [asTokenHash(campos.token_hash), asTipoEnlace(campos.type)]
  if (!token || !type) return negar(envio, '/profile/recuperar', 'enlace')
  const otra = OTRO_ENLACE[type]
  const again = { token_hash: token, type }
  const password = campos.password ?? ''
  if (type === 'recovery') {
    // Before the link is used up.
    const problem = problemaDeClave(password)
    if (problem) return negar(envio, '/profile/confirmar', problem, again)
  }
  const wait = await pedirTurno('confirmar', envio.direccion, '')
  if (wait === null) return negar(envio, '/profile/confirmar', 'fallo', again)
  if (wait > 0) return negar(envio, '/profile/confirmar', 'espera', { ...again, s: wait })
  try {
    const db = await cuentaClient()
    const { data, error } = await db.auth.verifyOtp({ token_hash: token, type })
    if (error && (!error.status || error.status >= 500))
      return negar(envio, '/profile/confirmar', 'fallo', again)
    if (error) return negar(envio, otra, 'enlace')
    // A change of address that both mailboxes must confirm: this was the first of them.
    if (!data.session) return envio.a('/profile', { hecho: 'correo', ver: 1 })
    if (type === 'recovery') {
      const changed = await db.auth.updateUser({ password })
      // The same as before is what he wanted too.
      if (changed.error && changed.error.code !== 'same_password') {
        await db.auth.signOut({ scope: 'local' })
        return negar(envio, otra, changed.error.code === 'weak_password' ? 'debil' : 'fallo')
      }
      // Whoever else was in is out.
      await db.auth.signOut({ scope: 'others' })
    }
    // The session in which the move was asked for, and every other one under the old address.
    if (type === 'email_change') await db.auth.signOut({ scope: 'others' })
    const { data: now } = await db.auth.getSession()
    const perfil = await recibir(db, now.session ?? data.session)
    await olvidarPendiente()
    if (perfil === 'falta') return envio.a('/profile/completar')
    if (perfil === 'fallo') return envio.a('/profile', { ver: 1, aviso: 'perfil' })
    const hecho = type === 'recovery' ? 'clave' : type === 'email_change' ? 'mudanza' : 'confirmada'
    if (volver && volver !== ruta(locale, '/profile')) return irA(volver)
    return irA(`${ruta(locale, '/profile')}?${new URLSearchParams({ ver: '1', hecho })}`)
  } catch (error) {
    console.error('confirmar', error instanceof Error ? error.message : error)
    return negar(envio, '/profile/confirmar', 'fallo', again)
  }
}
