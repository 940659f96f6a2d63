import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { absoluteUrl } from './pages.ts'

/** A thing of schema.org. `undefined` and `null` members are left out when it is written. */
export type SchemaNode = { readonly '@type': string; readonly [property: string]: Value }
type Value =
  | SchemaNode
  | { readonly '@id': string }
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]

/** What the site is called from outside, and the language of the page. Without an origin addresses begin at the root. */
export type Site = { origen: string | null; locale: Locale }

/** The address of a page in the language of this one. Without an origin it is read from where it stands. */
export const pageUrl = ({ origen, locale }: Site, page: `/${string}`): string =>
  absoluteUrl(origen ?? '', localePath(locale, page))

/** The address of a file, which has no language. */
export const fileUrl = ({ origen }: Site, path: `/${string}`): string => absoluteUrl(origen ?? '', path)

/** The house, the same one in every language and on every page. */
export const casaId = (site: Site): string => fileUrl(site, '/#restaurante')

/** Integer cents as schema.org writes prices: a point, two digits, no sign. */
export const precioEn = (cents: number): string => (cents / 100).toFixed(2)

const dropEmpty = (_: string, value: unknown): unknown =>
  value === null || (Array.isArray(value) && value.length === 0) ? undefined : value

/**
 * The things of a page as the content of one `<script type="application/ld+json">`. Names and texts are rows: no `<`
 * is left that could end the script, and no line end that JavaScript knows and JSON does not.
 */
export const comoJsonLd = (nodes: readonly SchemaNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, dropEmpty).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
