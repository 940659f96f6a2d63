import type { Casa } from './casa.ts'
import type { Sugerencia } from './caso.ts'
import { cifras } from './comun.ts'

/** Pages of the site that an answer may lead to. */
const RUTAS = new Set(
  '/ /menu /wine /reservations /gallery /philosophy /contact /privacidad /terminos /profile /dashboard'.split(
    ' ',
  ),
)
const EXTERNOS = ['google_maps_url', 'whatsapp_url', 'instagram_url', 'tripadvisor_url']

function vale(casa: Casa, idioma: string, url: string): boolean {
  const fila = casa.filas.footer_info[0]
  if (url.startsWith('/')) {
    const sin = url.startsWith(`/${idioma}/`)
      ? url.slice(idioma.length + 1)
      : url === `/${idioma}`
        ? '/'
        : url
    return RUTAS.has(sin)
  }
  if (url.startsWith('tel:')) {
    const numero = cifras(String(fila?.telefono ?? ''))
    return numero !== '' && cifras(url) === numero
  }
  if (url.startsWith('mailto:')) return url === `mailto:${String(fila?.email ?? '')}`
  return EXTERNOS.some((campo) => typeof fila?.[campo] === 'string' && fila[campo] === url)
}

/** Links that are neither a page of the site nor stored; addresses in the text; too many; without a text. */
export function enlacesRotos(
  casa: Casa,
  idioma: string,
  mensaje: string,
  sugerencias: readonly Sugerencia[],
): string[] {
  const dentro = [...mensaje.matchAll(/\b(?:https?:\/\/|www\.)\S+/g)].map(([url]) =>
    url.replace(/[.,;)]+$/, ''),
  )
  return [
    ...(sugerencias.length > 4 ? [`${sugerencias.length} suggestions`] : []),
    ...sugerencias.filter(({ text }) => text.trim() === '').map(({ url }) => `no text for ${url}`),
    ...[...sugerencias.map(({ url }) => url), ...dentro].filter((url) => !vale(casa, idioma, url)),
  ]
}
