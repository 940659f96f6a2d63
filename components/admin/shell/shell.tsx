import Link from 'next/link'
import type { ReactNode } from 'react'
import { Shortcuts } from '../palette/shortcuts.tsx'
import { ICON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { Toasts } from '../parts/toasts.tsx'
import { CallButton } from '../phone-call/call-button.tsx'
import type { CallActions } from '../phone-call/open-call.ts'
import { Nav, type SectionGroup } from './nav.tsx'
import { WebLink } from './web-link.tsx'

type Props = {
  nombre: string
  brand: string
  groups: readonly SectionGroup[]
  logOut: () => Promise<void>
  callActions: CallActions
  mark: ReactNode
  children: ReactNode
}

const pagesOf = (groups: readonly SectionGroup[]) =>
  groups.flatMap(({ titulo, sections }) =>
    sections.map(({ href, nombre, icon }) => ({
      id: `p-${href.slice(1).replaceAll('/', '-')}`,
      grupo: 'Ir a',
      titulo: nombre,
      ...(titulo ? { detalle: titulo } : {}),
      href,
      icon,
    })),
  )

/** Frame of the back office: sidebar (a drawer below 821 px, native popover, no JavaScript), top bar and content. */
export function Shell({ nombre, brand, groups, logOut, callActions, mark, children }: Props) {
  return (
    <Toasts>
      <a href="#contenido" className="absolute -top-20 left-4 z-50 bg-tinta px-5 py-3 text-cal focus:top-3">
        Ir al contenido
      </a>
      {/* Clipped, not hidden: what is hidden can still be scrolled by a program, and nobody could scroll it back. */}
      <div className="group/marco text-[0.9375rem] leading-[1.45] movil:grid movil:h-dvh movil:grid-cols-[224px_minmax(0,1fr)] movil:overflow-clip print:block print:h-auto print:overflow-visible">
        <aside
          id="cajon"
          popover="auto"
          aria-label="Menú del panel"
          className="sobre-tinta [--ill-a:var(--limon)] [--ill-ink:var(--cal)] [--ill-paper:var(--tinta)] inset-y-0 left-0 right-auto m-0 h-dvh w-[min(300px,86vw)] max-h-none flex-col overflow-hidden border-0 bg-tinta px-3 pb-4 pt-5 text-cal/90 backdrop:bg-tinta/50 open:flex movil:sticky movil:top-0 movil:flex movil:w-auto print:hidden"
        >
          <a href="/almaenigma" className="flex items-center gap-3 px-2.5 pb-5 text-cal">
            {mark}
            <span>
              <span className="block font-serif text-xl font-semibold leading-none">{brand}</span>
              <span className="mt-1.5 block text-[0.8125rem] leading-none">Administración</span>
            </span>
          </a>
          <Nav groups={groups} />
          <form
            action={logOut}
            className="mt-auto flex shrink-0 items-center gap-2.5 border-t border-cal/20 px-2.5 pt-3 text-sm"
          >
            <Link
              href="/almaenigma/cuenta"
              prefetch={false}
              aria-label={`Mi cuenta: ${nombre}`}
              className="flex min-h-10 min-w-0 items-center gap-2.5 rounded-xs hover:underline underline-offset-4"
            >
              <Icon name="persona" />
              <span className="min-w-0 truncate">{nombre}</span>
            </Link>
            <button
              type="submit"
              aria-label="Cerrar sesión"
              title="Cerrar sesión"
              className={`${ICON} ml-auto`}
            >
              <Icon name="salir" className="size-4" />
            </button>
          </form>
        </aside>
        <div className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] movil:h-dvh print:block print:h-auto">
          <header className="flex h-15 items-center gap-3 border-b border-linea px-4 movil:h-16 movil:px-7 print:hidden">
            <button
              type="button"
              popoverTarget="cajon"
              aria-label="Abrir el menú"
              className={`${ICON} movil:hidden`}
            >
              <Icon name="menu" />
            </button>
            <Shortcuts pages={pagesOf(groups)} />
            <CallButton actions={callActions} />
            <WebLink />
          </header>
          <main
            id="contenido"
            // Focused elements stop above a message at the bottom.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and the arrow keys must reach it.
            tabIndex={0}
            className="min-w-0 outline-foco focus-visible:outline-3 focus-visible:-outline-offset-3 movil:relative movil:min-h-0 movil:scroll-pb-24 movil:overflow-auto print:overflow-visible"
          >
            {children}
          </main>
          {/* Only for sections that take longer than 300 ms to come. A `loading.tsx` would answer 200 to whom the page refuses. */}
          <div className="absolute inset-x-0 bottom-0 top-15 z-10 hidden bg-fondo transition-opacity delay-300 duration-75 group-has-[[data-navega]]/marco:block starting:opacity-0 movil:top-16">
            <Skeleton />
          </div>
        </div>
      </div>
    </Toasts>
  )
}
