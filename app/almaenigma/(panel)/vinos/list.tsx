import { Batch } from '@/components/admin/list/batch.tsx'
import { EmptyList, ListHeader, Pagination, Tabs } from '@/components/admin/list/header.tsx'
import { Sortable } from '@/components/admin/list/order.tsx'
import { Tabla } from '@/components/admin/list/table.tsx'
import type { Filter, ListView, Page } from '@/lib/admin/list/list.ts'
import type { FilaVino } from '@/lib/admin/list/rows.ts'
import { batch, preview, sort, undoBatch } from './list-actions.ts'
import { Fila } from './row.tsx'

export const BASE = '/almaenigma/vinos'
const TABS = {
  todos: 'Todos',
  publicados: 'Publicados',
  ocultos: 'Ocultos',
  traducir: 'Por traducir',
  agotados: 'Sin existencias',
  alergenos: 'Sin declarar',
} as const satisfies Record<Filter, string>

type Props = { page: Page<FilaVino>; view: ListView; chosen: string | null }

/** The wines: filters with counts, search, and a row each with its languages, price and switch. */
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
        titulo="Vinos"
        nivel={chosen === null ? 'h1' : 'h2'}
        que="vinos"
        newLabel="Nuevo vino"
      />
      <Tabs base={path} view={view} nombres={TABS} cuentas={cuentas} />
      {filas.length === 0 ? (
        <EmptyList base={BASE}>
          {view.q ? `Ningún vino coincide con «${view.q}».` : 'No hay vinos en esta lista.'}
        </EmptyList>
      ) : (
        <Tabla que="Vino" selection={view.seleccion}>
          <Sortable
            action={sort}
            sortable={sortable}
            previous={anterior}
            filas={filas.map((vino) => ({
              id: vino.id,
              nombre: vino.nombre,
              grupo: vino.estilo,
              fila: <Fila vino={vino} view={view} chosen={vino.id === chosen} />,
            }))}
          />
        </Tabla>
      )}
      <Pagination base={path} view={view} pagina={page} />
      {view.seleccion ? (
        <Batch
          view={view}
          found={encontrados}
          thing={['vino', 'vinos']}
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
