import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { absoluteUrl } from './pages.ts'

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

export type Site = { origen: string | null; locale: Locale }

export const pageUrl = ({ origen, locale }: Site, page: `/${string}`): string =>
  absoluteUrl(origen ?? '', localePath(locale, page))

export const fileUrl = ({ origen }: Site, path: `/${string}`): string => absoluteUrl(origen ?? '', path)

export const casaId = (site: Site): string => fileUrl(site, '/#restaurante')

/** Integer cents as schema.org writes prices: "12.50". */
export const schemaPrecio = (cents: number): string => (cents / 100).toFixed(2)

/** Microdata: an element that tells of a thing, as `property` of the thing around it. */
export const itemOf = (type: string, property?: string) => ({
  itemProp: property,
  itemScope: true,
  itemType: `https://schema.org/${type}`,
})

const dropEmpty = (_: string, value: unknown): unknown =>
  value === null || (Array.isArray(value) && value.length === 0) ? undefined : value

/** JSON-LD inside a script element: texts are rows, so `<` and the line ends that only JavaScript knows are escaped. */
export const toJsonLd = (nodes: readonly SchemaNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }, dropEmpty).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
