import Link from 'next/link'
import type { ReactNode } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import type { ShortFilter } from '@/lib/admin/list/short-list.ts'
import { BUTTON } from '../parts/classes.ts'
import { Icon } from '../parts/line-icon.tsx'
import { SectionTabs } from '../parts/section-tabs.tsx'
import { Table } from './list-table.tsx'
import { Sortable } from './order.tsx'
import type { SortableItem } from './use-sortable.ts'

const TABS = {
  todas: 'Todas',
  publicadas: 'Publicadas',
  ocultas: 'Ocultas',
  traducir: 'Por traducir',
} as const satisfies Record<ShortFilter, string>

type Props = {
  title: string
  newLabel: string
  base: string
  filter: ShortFilter
  counts: readonly (readonly [ShortFilter, number])[]
  empty: { list: string; tab: string }
  /** Classes of the first two columns, and the head of the second. */
  columns: { handleClass?: string; name: string; nameClass?: string }
  sort: FormAction
  items: readonly SortableItem[]
  children?: ReactNode
}

export function ShortList({
  title,
  newLabel,
  base,
  filter,
  counts,
  empty,
  columns,
  sort,
  items,
  children,
}: Props) {
  const href = (name: ShortFilter) => (name === 'todas' ? base : `${base}?filtro=${name}`)
  const isEmpty = counts.every(([, n]) => n === 0)
  return (
    <section className="max-w-4xl px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">{title}</h1>
        <Link href={`${base}/nueva`} prefetch={false} className={`${BUTTON.lleno} ml-auto`}>
          <Icon name="mas" />
          {newLabel}
        </Link>
      </div>
      {children}
      <SectionTabs
        label="Filtros"
        current={href(filter)}
        tabs={counts.map(([name, n]) => ({ href: href(name), nombre: TABS[name], n }))}
      />
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-12">
          <p className="text-texto-2">{isEmpty ? empty.list : empty.tab}</p>
          <Link href={isEmpty ? `${base}/nueva` : base} prefetch={false} className={BUTTON.suave}>
            {isEmpty ? 'Escribir la primera' : 'Ver todas'}
          </Link>
        </div>
      ) : (
        <Table handle="Orden" {...columns}>
          <Sortable action={sort} sortable={filter === 'todas'} items={items} />
        </Table>
      )}
    </section>
  )
}
