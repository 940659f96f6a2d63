import { z } from 'zod'
import { type ErrorCuenta, idiomaDeRuta, regresoDe } from '@/lib/auth/cuenta.ts'
import { env } from '@/lib/env.ts'
import { readForm, reply } from '@/lib/http/json.ts'
import { createLimiter } from '@/lib/http/limite.ts'
import { addressOf, isOwnPost } from '@/lib/http/origen.ts'
import { ruta } from '@/lib/i18n/ruta.ts'
import { cuentaClient, hayCuenta, usuarioDe } from '@/lib/supabase/cuenta.ts'

export const dynamic = 'force-dynamic'

/** A session that ends sooner than this is renewed now (§8): pages ask every four minutes. Seconds. */
const PRONTO = 300
const MAX_BYTES = 4096
const CUARTO_DE_HORA = 15 * 60_000
/** Nothing else brakes guessing. Addresses can be made up where no proxy stands in front, so the account has its own. */
const porDireccion = createLimiter({ max: 40, windowMs: CUARTO_DE_HORA, now: Date.now })
const porCuentaYDireccion = createLimiter({ max: 10, windowMs: CUARTO_DE_HORA, now: Date.now })
const porCuenta = createLimiter({ max: 60, windowMs: CUARTO_DE_HORA, now: Date.now })

const entrada = z.object({
  email: z.string().trim().toLowerCase().min(3).max(254),
  password: z.string().min(1).max(200),
  volver: z.string().max(200).optional(),
})

/** Who is signed in, for kept pages that cannot know: the name to greet and a picture of our own site, if any. */
export async function GET(): Promise<Response> {
  try {
    const db = await cuentaClient()
    const { data } = await db.auth.getSession()
    if (data.session?.expires_at && data.session.expires_at - Date.now() / 1000 < PRONTO)
      await db.auth.refreshSession()
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
      },
    })
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return reply(503, { code: 'unreachable' })
  }
}

const to = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/**
 * Signs a guest in: a form of this site, answered with the way back to the page it came from. An unknown address and a
 * wrong password are one and the same refusal (T-PII-07); the address of the answer holds nothing personal.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnPost(request, env().SITE_URL)) return reply(403, { code: 'origen' })
  const body = await readForm(request, MAX_BYTES)
  const read = entrada.safeParse(body.ok ? body.value : {})
  const asked = body.ok ? body.value.volver : undefined
  const volver = regresoDe(asked, '')
  const locale = idiomaDeRuta(volver || (asked ?? ''))
  const refuse = (error: ErrorCuenta): Response => {
    const query = new URLSearchParams({ error, ...(volver ? { volver } : {}) })
    return to(`${ruta(locale, '/profile')}?${query}`)
  }
  const address = addressOf(request)
  if (!porDireccion(address).ok) return refuse('espera')
  if (!read.success) return refuse('credenciales')
  const { email, password } = read.data
  if (!porCuentaYDireccion(`${email} ${address}`).ok || !porCuenta(email).ok) return refuse('espera')
  try {
    const db = await cuentaClient()
    const { data, error } = await db.auth.signInWithPassword({ email, password })
    if (error?.status === 429) return refuse('espera')
    if (error && (!error.status || error.status >= 500)) return refuse('fallo')
    if (!data.session) return refuse('credenciales')
    await hayCuenta()
    const home = ruta(locale, '/profile')
    return to(volver && volver !== home ? volver : `${home}?ver=1`)
  } catch (error) {
    console.error('sesion', error instanceof Error ? error.message : error)
    return refuse('fallo')
  }
}
