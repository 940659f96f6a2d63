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
export function Lista({ page: pagina, view: vista, chosen: elegido }: Props) {
  const { filas, cuentas, encontrados, previa: anterior } = pagina
  const sortable = vista.filtro === 'todos' && vista.q === '' && !vista.seleccion
  const path = elegido === null ? BASE : `${BASE}/${elegido || 'nuevo'}`
  return (
    <section className="flex min-h-full flex-col px-4 pt-5 movil:px-7 movil:pt-6">
      <ListHeader
        base={BASE}
        path={path}
        view={vista}
        titulo="Vinos"
        nivel={elegido === null ? 'h1' : 'h2'}
        que="vinos"
        newLabel="Nuevo vino"
      />
      <Tabs base={path} view={vista} nombres={TABS} cuentas={cuentas} />
      {filas.length === 0 ? (
        <EmptyList base={BASE}>
          {vista.q ? `Ningún vino coincide con «${vista.q}».` : 'No hay vinos en esta lista.'}
        </EmptyList>
      ) : (
        <Tabla que="Vino" selection={vista.seleccion}>
          <Sortable
            action={sort}
            sortable={sortable}
            previous={anterior}
            filas={filas.map((vino) => ({
              id: vino.id,
              nombre: vino.nombre,
              grupo: vino.estilo,
              fila: <Fila vino={vino} view={vista} chosen={vino.id === elegido} />,
            }))}
          />
        </Tabla>
      )}
      <Pagination base={path} view={vista} pagina={pagina} />
      {vista.seleccion ? (
        <Batch
          view={vista}
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
