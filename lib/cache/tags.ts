import { LOCALES } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'

/** One cache tag per subject of the public site. A save in the back office names the subject it changed. */
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

/** The public pages, by their Spanish path: what the static rewrites of `next.config.ts` cover. */
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

/**
 * Pages that answer a question in their address, and the words such a question is asked with. The page itself is kept
 * and knows no query; with one of these words in it the address is answered by `<page>/consulta`, made for this visit.
 */
export const PAGE_QUERIES = {
  '/menu': ['q', 'sin', 'dieta', 'mostrar'],
  '/wine': ['q', 'estilo', 'region', 'uva', 'desde', 'hasta', 'copa', 'plato'],
  '/contact': ['enviado', 'error'],
  '/gallery': ['enviado', 'error', 'foto', 'pagina', 'escribir', 'borrado'],
  '/profile': ['error', 'volver', 'next', 'ver', 'salio', 'hecho', 'aviso'],
  '/reservations': ['personas', 'fecha', 'error'],
} as const satisfies Partial<Record<Page, readonly string[]>>

/** Addresses below a page that are made for each visit and are no page of the site's map: the menu's QR code. */
export const SUBPAGES = [
  '/menu/qr.svg',
  '/menu/mesa',
  '/reservations/perdida',
  '/profile/alta',
  '/profile/completar',
  '/profile/confirmar',
  '/profile/datos',
  '/profile/reenviar',
  '/profile/recuperar',
  '/profile/seguridad',
] as const

/** A guest's own code in an address: eight characters of Crockford's base 32. No word of ours is one. */
const CODIGO = '[0-9A-HJKMNP-TV-Z]{8}'
/** Pages that a guest opens with a link of his own, as patterns; made for each visit, and nobody else's business. */
export const PERSONAL_PAGES = [
  { path: '/reservations', codigo: CODIGO },
  { path: '/reservations/espera', codigo: CODIGO },
] as const

const TAG_PAGES = {
  // Each shows the other's pairings.
  carta: ['/menu', '/wine'],
  cava: ['/wine', '/menu'],
  // The footer, the hours and the name are on every page.
  pie: PAGES,
  reservas: PAGES,
  ajustes: PAGES,
  filosofia: ['/philosophy'],
  galeria: ['/gallery'],
  contacto: ['/contact'],
  preguntas: ['/contact'],
  legales: ['/privacidad', '/terminos'],
  muro: ['/gallery'],
  zonas: ['/reservations'],
} as const satisfies Record<Tag, readonly Page[]>

/** The public addresses, in all five languages, that show what a tag stands for: to be read again after a save. */
export function pagesOf(tag: Tag): string[] {
  return LOCALES.flatMap((locale) => TAG_PAGES[tag].map((page) => localePath(locale, page)))
}
