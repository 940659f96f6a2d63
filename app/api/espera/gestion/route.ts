import { readOwnPost, redirectToLost } from '@/lib/http/own-post.ts'
import { redirect303 } from '@/lib/http/redirect.ts'
import { acceptEspera, withdrawEspera } from '@/lib/reservas/espera/lista-espera.ts'
import { localeEsperaPath, localeManagePath } from '@/lib/reservas/links.ts'

export const dynamic = 'force-dynamic'

/** Accepts the offered table or leaves the waiting list. 303 to the new booking, or back to the page. */
export async function POST(request: Request): Promise<Response> {
  const post = await readOwnPost(request, localeEsperaPath)
  if (post instanceof Response) return post
  const { codigo, token, locale, fields } = post
  const back = (query: Record<string, string>) => redirect303(localeEsperaPath(locale, codigo, token, query))
  if (fields.accion === 'aceptar') {
    const taken = await acceptEspera(codigo, token)
    if (taken.ok)
      return redirect303(
        localeManagePath(locale, taken.value.codigo, taken.value.token, { hecho: 'aceptada' }),
      )
    return taken.aviso === 'no_encontrada' ? redirectToLost(locale) : back({ error: taken.aviso })
  }
  if (fields.accion !== 'retirar') return back({ error: 'formato' })
  const left = await withdrawEspera(codigo, token)
  if (left.ok) return back({})
  return left.aviso === 'no_encontrada' ? redirectToLost(locale) : back({ error: left.aviso })
}
