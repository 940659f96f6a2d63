import { Batch } from '@/components/admin/list/batch.tsx'
import { Categorias, EmptyList, ListHeader, Pagination, Tabs } from '@/components/admin/list/header.tsx'
import { Sortable } from '@/components/admin/list/order.tsx'
import { Tabla } from '@/components/admin/list/table.tsx'
import type { Filter, ListView, Page } from '@/lib/admin/list/list.ts'
import type { FilaPlato } from '@/lib/admin/list/rows.ts'
import { batch, preview, sort, undoBatch } from './list-actions.ts'
import { Fila } from './row.tsx'

export const BASE = '/almaenigma/platos'
const TABS = {
  todos: 'Todos',
  publicados: 'Publicados',
  ocultos: 'Ocultos',
  traducir: 'Por traducir',
  agotados: 'Agotados hoy',
  alergenos: 'Sin declarar',
} as const satisfies Record<Filter, string>

type Props = { page: Page<FilaPlato>; view: ListView; chosen: string | null }

/** The dishes: filters with counts, search, and a row each with its languages, price and switch. */
export function Lista({ page, view, chosen }: Props) {
  const { filas, cuentas, encontrados, previa: anterior } = page
  const sortable = view.filtro === 'todos' && view.q === '' && !view.seleccion
  const path = chosen === null ? BASE : `${BASE}/${chosen || 'nuevo'}`
  return (
    <section className="flex min-h-full flex-col px-4 pt-5 movil:px-7 movil:pt-6">
      <ListHeader
        base={BASE}
        path={path}
        view={view}
        titulo="Platos"
        nivel={chosen === null ? 'h1' : 'h2'}
        que="platos"
        newLabel="Nuevo plato"
      >
        <Categorias />
      </ListHeader>
      <Tabs base={path} view={view} nombres={TABS} cuentas={cuentas} />
      {filas.length === 0 ? (
        <EmptyList base={BASE}>
          {view.q ? `Ningún plato coincide con «${view.q}».` : 'No hay platos en esta lista.'}
        </EmptyList>
      ) : (
        <Tabla que="Plato" selection={view.seleccion}>
          <Sortable
            action={sort}
            sortable={sortable}
            previous={anterior}
            filas={filas.map((plato) => ({
              id: plato.id,
              nombre: plato.nombre,
              grupo: plato.categoria_id,
              fila: <Fila plato={plato} view={view} chosen={plato.id === chosen} />,
            }))}
          />
        </Tabla>
      )}
      <Pagination base={path} view={view} pagina={page} />
      {view.seleccion ? (
        <Batch
          view={view}
          found={encontrados}
          thing={['plato', 'platos']}
          hacer={batch}
          undo={undoBatch}
          preview={preview}
        />
      ) : (
        <div className="pb-24" />
      )}
    </section>
  )
}
