import type { Suggestion } from './case.ts'
import { digitsOf } from './common.ts'
import type { Casa } from './house.ts'

/** Pages of the site that an answer may lead to. */
const ROUTES = new Set(
  '/ /menu /wine /reservations /gallery /philosophy /contact /privacidad /terminos /profile /dashboard'.split(
    ' ',
  ),
)
const EXTERNAL = ['google_maps_url', 'whatsapp_url', 'instagram_url', 'tripadvisor_url']

function holds(casa: Casa, idioma: string, url: string): boolean {
  const fila = casa.filas.footer_info[0]
  if (url.startsWith('/')) {
    const without = url.startsWith(`/${idioma}/`)
      ? url.slice(idioma.length + 1)
      : url === `/${idioma}`
        ? '/'
        : url
    return ROUTES.has(without)
  }
  if (url.startsWith('tel:')) {
    const number = digitsOf(String(fila?.telefono ?? ''))
    return number !== '' && digitsOf(url) === number
  }
  if (url.startsWith('mailto:')) return url === `mailto:${String(fila?.email ?? '')}`
  return EXTERNAL.some((campo) => typeof fila?.[campo] === 'string' && fila[campo] === url)
}

/** Links that are neither a page of the site nor stored; addresses in the text; too many; without a text. */
export function brokenLinks(
  casa: Casa,
  idioma: string,
  mensaje: string,
  suggestions: readonly Suggestion[],
): string[] {
  const inside = [...mensaje.matchAll(/\b(?:https?:\/\/|www\.)\S+/g)].map(([url]) =>
    url.replace(/[.,;)]+$/, ''),
  )
  return [
    ...(suggestions.length > 4 ? [`${suggestions.length} suggestions`] : []),
    ...suggestions.filter(({ text }) => text.trim() === '').map(({ url }) => `no text for ${url}`),
    ...[...suggestions.map(({ url }) => url), ...inside].filter((url) => !holds(casa, idioma, url)),
  ]
}
