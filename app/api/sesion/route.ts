import { env } from '@/lib/core/env.ts'
import { aCompas, esNegativa } from '@/lib/cuenta/constant-time.ts'
import { type Envio, irA, leerEnvio, negar } from '@/lib/cuenta/form.ts'
import { asCorreo, esDeLaCasa } from '@/lib/cuenta/links.ts'
import { pedirTurno } from '@/lib/cuenta/rate-limit.ts'
import { recibir } from '@/lib/cuenta/session.ts'
import { reply } from '@/lib/http/json.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { aTiempo, cuentaClient, usuarioDe } from '@/lib/supabase/guest.ts'

export const dynamic = 'force-dynamic'

/** A session that ends sooner than this is renewed now (§8): pages ask every four minutes. Seconds. */
const PRONTO = 300
const MAX_CLAVE = 200

/**
 * Who is signed in, for kept pages that cannot know: the name to greet, a picture of our own site, if any, and whether it
 * is the owner (§6: for what is shown; it opens nothing).
 */
export async function GET(): Promise<Response> {
  try {
    const db = await cuentaClient()
    const { data } = await aTiempo(db.auth.getSession())
    if (data.session?.expires_at && data.session.expires_at - Date.now() / 1000 < PRONTO)
      await aTiempo(db.auth.refreshSession())
    const usuario = await usuarioDe(db)
    if (!usuario) return reply(200, { usuario: null })
    const { data: perfil } = await db
      .from('profiles')
      .select('username, avatar_url')
      .eq('id', usuario.id)
      .maybeSingle<{ username: string | null; avatar_url: string | null }>()
    const avatar = perfil?.avatar_url ?? ''
    return reply(200, {
      usuario: {
        nombre: perfil?.username ?? usuario.nombre,
        avatar: /^\/(?!\/)/.test(avatar) ? avatar : null,
        isAdmin: esDeLaCasa(usuario.email, env().OWNER_EMAIL),
      },
    })
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return reply(503, { code: 'unreachable' })
  }
}

/**
 * Signs a guest in: a form of this site, answered with the way back to the page it came from. An unknown address, one that
 * is not confirmed and a wrong password are one and the same refusal, after the same time (T-PII-07); the address of the
 * answer holds nothing personal.
 */
export async function POST(request: Request): Promise<Response> {
  const envio = await leerEnvio(request)
  return envio instanceof Response ? envio : aCompas(() => entrar(envio), esNegativa)
}

async function entrar(envio: Envio): Promise<Response> {
  const { campos, locale, volver, direccion, aparato } = envio
  const email = asCorreo(campos.email) ?? ''
  const password = campos.password ?? ''
  const wait = await pedirTurno('entrar', direccion, email, aparato)
  if (wait === null) return negar(envio, '/profile', 'fallo')
  if (wait > 0) return negar(envio, '/profile', 'espera', { s: wait })
  if (email === '' || password === '' || password.length > MAX_CLAVE)
    return negar(envio, '/profile', 'credenciales')
  try {
    const db = await cuentaClient()
    const { data, error } = await db.auth.signInWithPassword({ email, password })
    if (error?.status === 429) return negar(envio, '/profile', 'espera')
    if (error && (!error.status || error.status >= 500)) return negar(envio, '/profile', 'fallo')
    if (!data.session) return negar(envio, '/profile', 'credenciales')
    const perfil = await recibir(db, data.session)
    const home = ruta(locale, '/profile')
    if (volver && volver !== home) return irA(volver)
    return irA(
      `${home}?${new URLSearchParams({ ver: '1', ...(perfil === 'fallo' ? { aviso: 'perfil' } : {}) })}`,
    )
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return negar(envio, '/profile', 'fallo')
  }
}
