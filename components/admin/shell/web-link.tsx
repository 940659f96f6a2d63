'use client'
import { usePathname } from 'next/navigation'
import { BUTTON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'

/** Where the guests read what a section changes; anything else is on the home page, or on every page. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/almaenigma/platos', '/menu'],
  ['/almaenigma/bebidas', '/menu'],
  ['/almaenigma/categorias', '/menu'],
  ['/almaenigma/vinos', '/wine'],
  ['/almaenigma/filosofia', '/philosophy'],
  ['/almaenigma/galeria', '/gallery'],
  ['/almaenigma/contacto', '/contact'],
  ['/almaenigma/reservas/contenido', '/reservations'],
]

export const webPageOf = (path: string): string =>
  PAGES.find(([section]) => path === section || path.startsWith(`${section}/`))?.[1] ?? '/'

/** The guests' page of the section that is open, in a window of its own; on a phone an icon. */
export const WebLink = () => (
  <a
    href={webPageOf(usePathname())}
    target="_blank"
    rel="noopener"
    title="Ver la web"
    className={`${BUTTON.suave} max-movil:px-2.5`}
  >
    <span className="max-movil:sr-only">Ver la web</span>
    <Icon name="fuera" className="size-4 max-movil:size-[18px]" />
  </a>
)
