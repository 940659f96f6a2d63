import { irA, leerPropio, perdida } from '@/lib/http/own-post.ts'
import { aceptarEspera, retirarEspera } from '@/lib/reservas/espera.ts'
import { rutaEspera, rutaGestion } from '@/lib/reservas/links.ts'

export const dynamic = 'force-dynamic'

/**
 * A guest of the waiting list takes the offered table or leaves the list, through the form of its own page. 303: to the
 * new booking, or back to the page, which says how things stand. The address holds nothing personal.
 */
export async function POST(request: Request): Promise<Response> {
  const post = await leerPropio(request, rutaEspera)
  if (post instanceof Response) return post
  const { codigo, token, locale, campos } = post
  const back = (query: Record<string, string>) => irA(rutaEspera(locale, codigo, token, query))
  if (campos.accion === 'aceptar') {
    const taken = await aceptarEspera(codigo, token)
    if (taken.ok)
      return irA(rutaGestion(locale, taken.value.codigo, taken.value.token, { hecho: 'aceptada' }))
    return taken.aviso === 'no_encontrada' ? perdida(locale) : back({ error: taken.aviso })
  }
  if (campos.accion !== 'retirar') return back({ error: 'formato' })
  const left = await retirarEspera(codigo, token)
  if (left.ok) return back({})
  return left.aviso === 'no_encontrada' ? perdida(locale) : back({ error: left.aviso })
}
