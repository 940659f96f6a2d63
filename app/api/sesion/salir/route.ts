import { idiomaDeRuta, regresoDe } from '@/lib/auth/cuenta.ts'
import { env } from '@/lib/env.ts'
import { readForm, reply } from '@/lib/http/json.ts'
import { isOwnPost } from '@/lib/http/origen.ts'
import { ruta } from '@/lib/i18n/ruta.ts'
import { closeCuenta, cuentaClient } from '@/lib/supabase/cuenta.ts'

export const dynamic = 'force-dynamic'

/** Ends the guest's session on this device, not the back office's, and goes back to the page's own language. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnPost(request, env().SITE_URL)) return reply(403, { code: 'origen' })
  const body = await readForm(request, 4096)
  await closeCuenta(await cuentaClient())
  const volver = regresoDe(body.ok ? body.value.volver : undefined, '/profile')
  const location = `${ruta(idiomaDeRuta(volver), '/profile')}?salio=1`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
