import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'

export const PAGE_KEYS = {
  '/': 'inicio',
  '/dashboard': 'panel',
  '/menu': 'carta',
  '/philosophy': 'filosofia',
  '/contact': 'contacto',
  '/wine': 'cava',
  '/gallery': 'experiencias',
  '/profile': 'perfil',
  '/reservations': 'reservas',
  '/privacidad': 'privacidad',
  '/terminos': 'terminos',
} as const
export type SeoPage = keyof typeof PAGE_KEYS
export type SeoKey = (typeof PAGE_KEYS)[SeoPage]

export const isSeoPage = (path: string): path is SeoPage => Object.hasOwn(PAGE_KEYS, path)
export const SEO_PAGES: readonly SeoPage[] = Object.keys(PAGE_KEYS).filter(isSeoPage)

export const imagenOf = (locale: Locale, page: SeoPage): string => `/og/${locale}/${PAGE_KEYS[page]}.png`
export const IMAGEN = { width: 1200, height: 630 } as const

export const OG_LOCALES: Record<Locale, string> = {
  es: 'es_ES',
  en: 'en_GB',
  fr: 'fr_FR',
  de: 'de_DE',
  it: 'it_IT',
}

export const absoluteUrl = (origen: string, path: string): string => `${origen}${path}`

/** `x-default` is the Spanish address, which has no prefix. */
export const languageAlternates = (
  origen: string,
  page: `/${string}`,
): Record<Locale | 'x-default', string> => {
  const of = (locale: Locale) => absoluteUrl(origen, localePath(locale, page))
  return {
    es: of('es'),
    en: of('en'),
    fr: of('fr'),
    de: of('de'),
    it: of('it'),
    'x-default': of(DEFAULT_LOCALE),
  }
}

const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const

export function excerpt(
  text: string,
  { min, max }: { min: number; max: number } = DESCRIPTION_LENGTH,
): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  const sentence = plain.slice(0, max).replace(/(?<=[.!?…])\s[^.!?…]*$/, '')
  if (sentence.length >= min && /[.!?…]$/.test(sentence)) return sentence
  return `${plain.slice(0, max - 1).replace(/[\s,;:]+\S*$/, '')}…`
}

export const isLongEnough = (text: string): boolean => text.trim().length >= DESCRIPTION_LENGTH.min
