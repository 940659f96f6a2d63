'use client'
import Link, { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import { Icon, type IconName } from '../parts/line-icon.tsx'
import { useTold } from './pending-count.ts'

export type Section = { href: string; nombre: string; icon: IconName; pendingCount: number }
export type SectionGroup = { titulo: string | null; sections: readonly Section[] }

const BOARD = '/almaenigma/reservas'

/** The section a page belongs to: the one with the longest address above it, so that `/reservas/contenido` may be its own. */
function currentHref(path: string, groups: readonly SectionGroup[]): string | undefined {
  const above = (href: string) =>
    path === href || (href !== '/almaenigma' && path.startsWith(`${href}/`)) ? href.length : 0
  const all = groups.flatMap(({ sections }) => sections.map(({ href }) => href))
  return all.filter((href) => above(href) > 0).sort((a, b) => above(b) - above(a))[0]
}

/** Marks the link that is being followed; the frame shows a skeleton meanwhile (shell.tsx). */
function NavigationMark() {
  const { pending } = useLinkStatus()
  return pending ? <span data-navega="" hidden /> : null
}

export function Nav({ groups }: { groups: readonly SectionGroup[] }) {
  const current = currentHref(usePathname(), groups)
  const told = useTold(groups)
  const pendingOf = ({ href, pendingCount }: Section) =>
    href === BOARD ? (told ?? pendingCount) : pendingCount
  const close = () => {
    const drawer = document.getElementById('cajon')
    if (drawer?.matches(':popover-open')) drawer.hidePopover()
  }
  return (
    <nav
      aria-label="Secciones"
      className="relative -mx-1.5 min-h-0 overflow-y-auto overscroll-contain px-1.5 pb-4"
    >
      {groups.map(({ titulo, sections }) => (
        <div key={titulo}>
          {titulo && (
            <h2 id={`s-${titulo}`} className="px-3 pb-1.5 pt-4 text-[0.8125rem] font-medium text-cal/70">
              {titulo}
            </h2>
          )}
          <ul aria-labelledby={titulo ? `s-${titulo}` : undefined} className="grid gap-0.5">
            {sections.map((section) => (
              <li key={section.href}>
                <Link
                  href={section.href}
                  prefetch={false}
                  onClick={close}
                  aria-current={section.href === current ? 'page' : undefined}
                  className="flex min-h-10 items-center gap-3 rounded-xs px-3 font-medium hover:bg-cal/10 aria-[current]:bg-cal aria-[current]:font-semibold aria-[current]:text-tinta"
                >
                  <Icon name={section.icon} className="size-[18px] opacity-90" />
                  {section.nombre}
                  <NavigationMark />
                  {pendingOf(section) > 0 && (
                    <b className="ml-auto min-w-5 rounded-full bg-limon px-1.5 text-center text-xs font-semibold leading-5 text-tinta">
                      {pendingOf(section)}
                      <span className="sr-only"> pendientes</span>
                    </b>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
