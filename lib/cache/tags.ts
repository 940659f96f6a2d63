import { LOCALES } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'

export const TAGS = {
  carta: 'carta',
  cava: 'cava',
  pie: 'pie',
  reservas: 'reservas',
  ajustes: 'ajustes',
  filosofia: 'filosofia',
  galeria: 'galeria',
  contacto: 'contacto',
  preguntas: 'preguntas',
  legales: 'legales',
  muro: 'muro',
  zonas: 'zonas',
} as const
export type Tag = (typeof TAGS)[keyof typeof TAGS]

export const PAGES = [
  '/',
  '/dashboard',
  '/menu',
  '/philosophy',
  '/contact',
  '/wine',
  '/gallery',
  '/profile',
  '/reservations',
  '/privacidad',
  '/terminos',
] as const
export type Page = (typeof PAGES)[number]

/** Query keys of a page: with one of them the address is answered by `<page>/consulta`, rendered for this visit. */
export const PAGE_QUERIES = {
  '/menu': ['q', 'sin', 'dieta', 'mostrar'],
  '/wine': ['q', 'estilo', 'region', 'uva', 'desde', 'hasta', 'copa', 'plato'],
  '/contact': ['enviado', 'error', 'texto'],
  '/gallery': ['enviado', 'error', 'foto', 'pagina', 'escribir', 'borrado'],
  '/profile': ['error', 'volver', 'next', 'ver', 'salio', 'hecho', 'aviso'],
  '/reservations': ['personas', 'fecha', 'error'],
} as const satisfies Partial<Record<Page, readonly string[]>>

export const SUBPAGES = [
  '/menu/qr.svg',
  '/menu/mesa',
  '/reservations/enlace',
  '/reservations/perdida',
  '/profile/alta',
  '/profile/completar',
  '/profile/confirmar',
  '/profile/datos',
  '/profile/reenviar',
  '/profile/recuperar',
  '/profile/seguridad',
] as const

const CODIGO = '[0-9A-HJKMNP-TV-Z]{8}'
export const PERSONAL_PAGES = [
  { path: '/reservations', codigo: CODIGO },
  { path: '/reservations/espera', codigo: CODIGO },
] as const

const TAG_PAGES = {
  carta: ['/menu', '/wine'],
  cava: ['/wine', '/menu'],
  pie: PAGES,
  reservas: PAGES,
  ajustes: PAGES,
  filosofia: ['/philosophy'],
  galeria: ['/gallery'],
  contacto: ['/contact', '/', '/dashboard'],
  preguntas: ['/contact'],
  legales: ['/privacidad', '/terminos'],
  muro: ['/gallery'],
  zonas: ['/reservations'],
} as const satisfies Record<Tag, readonly Page[]>

export function pagesOf(tag: Tag): string[] {
  return LOCALES.flatMap((locale) => TAG_PAGES[tag].map((page) => localePath(locale, page)))
}
