import type { Locale } from '../i18n/locales.ts'
import { ruta } from '../i18n/path.ts'
import { absoluta } from './pages.ts'

/** A thing of schema.org. `undefined` and `null` members are left out when it is written. */
export type Nodo = { readonly '@type': string; readonly [property: string]: Valor }
type Valor =
  | Nodo
  | { readonly '@id': string }
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Valor[]

/** What the site is called from outside, and the language of the page. Without an origin addresses begin at the root. */
export type Sitio = { origen: string | null; locale: Locale }

/** The address of a page in the language of this one. Without an origin it is read from where it stands. */
export const paginaEn = ({ origen, locale }: Sitio, pagina: `/${string}`): string =>
  absoluta(origen ?? '', ruta(locale, pagina))

/** The address of a file, which has no language. */
export const ficheroEn = ({ origen }: Sitio, path: `/${string}`): string => absoluta(origen ?? '', path)

/** The house, the same one in every language and on every page. */
export const idDeLaCasa = (sitio: Sitio): string => ficheroEn(sitio, '/#restaurante')

/** Integer cents as schema.org writes prices: a point, two digits, no sign. */
export const precioEn = (cents: number): string => (cents / 100).toFixed(2)

const sinHuecos = (_: string, value: unknown): unknown =>
  value === null || (Array.isArray(value) && value.length === 0) ? undefined : value

/**
 * The things of a page as the content of one `<script type="application/ld+json">`. Names and texts are rows: no `<`
 * is left that could end the script, and no line end that JavaScript knows and JSON does not.
 */
export const comoJsonLd = (nodos: readonly Nodo[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodos }, sinHuecos).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
