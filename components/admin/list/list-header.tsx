import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Filter, ListView, Page } from '@/lib/admin/list/list.ts'
import { BUTTON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { listHref } from './links.ts'
import { type GroupOption, Search } from './search.tsx'

type ListHeaderProps = {
  base: string
  /** Where a search is shown: the list itself, or the editor it stands beside, which must not be left for it. */
  path: string
  view: ListView
  title: string
  /** `h2` beside an editor, whose own heading is the page's. */
  level: 'h1' | 'h2'
  noun: string
  newLabel: string
  groups: readonly GroupOption[]
  isByStyle: boolean
  children?: ReactNode
}

export function ListHeader({
  base,
  path,
  view,
  title: titulo,
  level: Titulo,
  noun,
  newLabel,
  groups,
  isByStyle,
  children,
}: ListHeaderProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Titulo className="mr-auto font-serif text-[2rem] font-medium leading-none tracking-tight">
          {titulo}
        </Titulo>
        <div className="ml-auto flex items-center gap-1 movil:gap-3">
          {children}
          <Link href={`${base}/nuevo`} prefetch={false} className={BUTTON.lleno}>
            <Icon name="mas" />
            {newLabel}
          </Link>
        </div>
      </div>
      <div className="mt-3 flex items-center gap-2">
        <Search base={path} view={view} noun={noun} groups={groups} isByStyle={isByStyle} />
        <Link
          href={listHref(base, view, { seleccion: !view.seleccion })}
          prefetch={false}
          scroll={false}
          className={`${BUTTON.suave} ml-auto`}
        >
          {view.seleccion ? 'Terminar' : 'Seleccionar'}
        </Link>
      </div>
    </>
  )
}

/** To the sections of the menu that its rows stand in. */
export const Categorias = () => (
  <Link href="/almaenigma/categorias" prefetch={false} className={BUTTON.llano}>
    Categorías
  </Link>
)

/** "7", or "1000+": nobody counts further. */
const countLabel = (n: number): string => (n >= 1000 ? '1000+' : String(n))

type TabsProps = {
  base: string
  view: ListView
  labels: Readonly<Record<Filter, string>>
  counts: Page<unknown>['cuentas']
}

export function Tabs({ base, view, labels, counts }: TabsProps) {
  return (
    <nav
      aria-label="Filtros"
      className="relative -mx-4 mt-2 flex gap-1 overflow-x-auto border-b border-linea px-4 [scrollbar-width:none] movil:mx-0 movil:px-0"
    >
      {(Object.keys(labels) as Filter[]).map((f) => (
        <Link
          key={f}
          href={listHref(base, view, { filtro: f })}
          prefetch={false}
          aria-current={f === view.filtro ? 'page' : undefined}
          className="whitespace-nowrap px-2.5 pb-2.5 pt-2.5 font-medium text-texto-2 aria-[current]:font-semibold aria-[current]:text-texto aria-[current]:shadow-[inset_0_-3px_0_var(--accion)]"
        >
          {labels[f]}
          <small className="ml-1 text-[0.8125rem] font-normal tabular-nums text-texto-3">
            {countLabel(counts[f])}
          </small>
        </Link>
      ))}
    </nav>
  )
}

export function EmptyList({ base, children }: { base: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 py-12">
      <p className="text-texto-2">{children}</p>
      <Link href={base} prefetch={false} className={BUTTON.suave}>
        Ver todo
      </Link>
    </div>
  )
}

type PaginationProps = { base: string; view: ListView; page: Page<{ id: string }> }

export function Pagination({
  base,
  view,
  page: { filas, antes: before, despues, encontrados },
}: PaginationProps) {
  const [first, last] = [filas[0], filas.at(-1)]
  if (!before && !despues) return null
  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center gap-3 py-4">
      <span className="mr-auto text-sm text-texto-3">{countLabel(encontrados)} en total</span>
      {before && first && (
        <Link
          href={listHref(base, view, { desde: first.id, atras: true })}
          prefetch={false}
          className={BUTTON.suave}
        >
          Anteriores
        </Link>
      )}
      {despues && last && (
        <Link
          href={listHref(base, view, { desde: last.id, atras: false })}
          prefetch={false}
          className={BUTTON.suave}
        >
          Siguientes
        </Link>
      )}
    </nav>
  )
}
