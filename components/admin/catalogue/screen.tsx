import type { ReactNode } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import type { Preview } from '@/lib/admin/list/batch-form.ts'
import type { Filter, ListView, Page } from '@/lib/admin/list/list.ts'
import { Batch } from '../list/batch.tsx'
import { EmptyList, ListHeader, Pagination, Tabs } from '../list/list-header.tsx'
import { Table } from '../list/list-table.tsx'
import { Sortable } from '../list/order.tsx'
import type { GroupOption } from '../list/search.tsx'
import type { SortableItem } from '../list/use-sortable.ts'

export type CatalogueLabels = {
  title: string
  newOne: string
  /** One and many: "plato", "platos". */
  thing: readonly [string, string]
  column: string
  tabs: Readonly<Record<Filter, string>>
  empty: string
  noMatch: (search: string) => string
}
type Props = {
  base: string
  labels: CatalogueLabels
  page: Page<{ id: string }>
  view: ListView
  /** The row whose editor is open beside the list, empty for a new one; null for the list by itself. */
  chosen: string | null
  actions: {
    sort: FormAction
    batch: FormAction
    undoBatch: FormAction
    preview: (form: FormData) => Promise<Preview>
  }
  items: readonly SortableItem[]
  /** The sections, or styles, that the list can be narrowed to. */
  groups: readonly GroupOption[]
  /** Whether many can be marked as sold out, and moved to another section. */
  movable: boolean
  children?: ReactNode
}

export function CatalogueScreen({
  base,
  labels,
  page,
  view,
  chosen,
  actions,
  items,
  groups,
  movable,
  children,
}: Props) {
  const sortable = view.filtro === 'todos' && view.q === '' && !view.categoria && !view.seleccion
  const path = chosen === null ? base : `${base}/${chosen || 'nuevo'}`
  return (
    <section className="flex min-h-full flex-col px-4 pt-5 movil:px-7 movil:pt-6">
      <ListHeader
        base={base}
        path={path}
        view={view}
        title={labels.title}
        level={chosen === null ? 'h1' : 'h2'}
        noun={labels.thing[1]}
        newLabel={labels.newOne}
        groups={groups}
        isByStyle={!movable}
      >
        {children}
      </ListHeader>
      <Tabs base={path} view={view} labels={labels.tabs} counts={page.cuentas} />
      {items.length === 0 ? (
        <EmptyList base={base}>{view.q ? labels.noMatch(view.q) : labels.empty}</EmptyList>
      ) : (
        <Table
          handle={view.seleccion ? 'Selección' : 'Orden'}
          name={labels.column}
          more={
            <th scope="col" className="text-right">
              Precio
            </th>
          }
        >
          <Sortable action={actions.sort} sortable={sortable} previous={page.previa} items={items} />
        </Table>
      )}
      <Pagination base={path} view={view} page={page} />
      {view.seleccion ? (
        <Batch
          view={view}
          found={page.encontrados}
          thing={labels.thing}
          places={movable ? groups : null}
          run={actions.batch}
          undo={actions.undoBatch}
          preview={actions.preview}
        />
      ) : (
        <div className="pb-24" />
      )}
    </section>
  )
}
