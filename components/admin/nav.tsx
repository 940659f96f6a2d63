'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Icon, type IconName } from './icon.tsx'

export type Seccion = { href: string; nombre: string; icono: IconName; pendientes: number }

/** The sections, the current one marked. Closes the drawer (a popover on small screens) when one is chosen. */
export function Nav({ secciones }: { secciones: readonly Seccion[] }) {
  const path = usePathname()
  const current = (href: string) => (href === '/almaenigma' ? path === href : path.startsWith(href))
  const close = () => {
    const drawer = document.getElementById('cajon')
    if (drawer?.matches(':popover-open')) drawer.hidePopover()
  }
  return (
    <nav aria-label="Secciones" className="grid gap-0.5">
      {secciones.map(({ href, nombre, icono, pendientes }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          onClick={close}
          aria-current={current(href) ? 'page' : undefined}
          className="flex min-h-10 items-center gap-3 rounded-xs px-3 font-medium hover:bg-cal/10 aria-[current]:bg-cal aria-[current]:font-semibold aria-[current]:text-tinta"
        >
          <Icon name={icono} className="size-[18px] opacity-90" />
          {nombre}
          {pendientes > 0 && (
            <b className="ml-auto min-w-5 rounded-full bg-limon px-1.5 text-center text-xs font-semibold leading-5 text-tinta">
              {pendientes}
              <span className="sr-only"> pendientes</span>
            </b>
          )}
        </Link>
      ))}
    </nav>
  )
}
