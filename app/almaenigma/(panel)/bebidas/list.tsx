import { Batch } from '@/components/admin/list/batch.tsx'
import { Categorias, EmptyList, ListHeader, Pagination, Tabs } from '@/components/admin/list/header.tsx'
import { Sortable } from '@/components/admin/list/order.tsx'
import { Tabla } from '@/components/admin/list/table.tsx'
import type { Filter, ListView, Page } from '@/lib/admin/list/list.ts'
import type { FilaBebida } from '@/lib/admin/list/rows.ts'
import { batch, preview, sort, undoBatch } from './list-actions.ts'
import { Fila } from './row.tsx'

export const BASE = '/almaenigma/bebidas'
const TABS = {
  todos: 'Todas',
  publicados: 'Publicadas',
  ocultos: 'Ocultas',
  traducir: 'Por traducir',
  agotados: 'Agotadas hoy',
  alergenos: 'Sin declarar',
} as const satisfies Record<Filter, string>

type Props = { page: Page<FilaBebida>; view: ListView; chosen: string | null }

/** The drinks: filters with counts, search, and a row each with its languages, price and switch. */
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
        titulo="Bebidas"
        nivel={chosen === null ? 'h1' : 'h2'}
        que="bebidas"
        newLabel="Nueva bebida"
      >
        <Categorias />
      </ListHeader>
      <Tabs base={path} view={view} nombres={TABS} cuentas={cuentas} />
      {filas.length === 0 ? (
        <EmptyList base={BASE}>
          {view.q ? `Ninguna bebida coincide con «${view.q}».` : 'No hay bebidas en esta lista.'}
        </EmptyList>
      ) : (
        <Tabla que="Bebida" selection={view.seleccion}>
          <Sortable
            action={sort}
            sortable={sortable}
            previous={anterior}
            filas={filas.map((bebida) => ({
              id: bebida.id,
              nombre: bebida.nombre,
              grupo: bebida.categoria_id,
              fila: <Fila bebida={bebida} view={view} chosen={bebida.id === chosen} />,
            }))}
          />
        </Tabla>
      )}
      <Pagination base={path} view={view} pagina={page} />
      {view.seleccion ? (
        <Batch
          view={view}
          found={encontrados}
          thing={['bebida', 'bebidas']}
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
