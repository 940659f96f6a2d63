import { Lote } from '@/components/admin/list/batch.tsx'
import { Cabecera, Categorias, Paginas, Pestanas, Vacio } from '@/components/admin/list/header.tsx'
import { Orden } from '@/components/admin/list/order.tsx'
import { Tabla } from '@/components/admin/list/table.tsx'
import type { Filtro, Pagina, Vista } from '@/lib/admin/list/list.ts'
import type { FilaPlato } from '@/lib/admin/list/rows.ts'
import { deshacerLote, lote, ordenar, previa } from './list-actions.ts'
import { Fila } from './row.tsx'

export const BASE = '/almaenigma/platos'
const PESTANAS = {
  todos: 'Todos',
  publicados: 'Publicados',
  ocultos: 'Ocultos',
  traducir: 'Por traducir',
  agotados: 'Agotados hoy',
  alergenos: 'Sin declarar',
} as const satisfies Record<Filtro, string>

type Props = { pagina: Pagina<FilaPlato>; vista: Vista; elegido: string | null }

/** The dishes: filters with counts, search, and a row each with its languages, price and switch. */
export function Lista({ pagina, vista, elegido }: Props) {
  const { filas, cuentas, encontrados, previa: anterior } = pagina
  const ordenable = vista.filtro === 'todos' && vista.q === '' && !vista.seleccion
  const aqui = elegido === null ? BASE : `${BASE}/${elegido || 'nuevo'}`
  return (
    <section className="flex min-h-full flex-col px-4 pt-5 movil:px-7 movil:pt-6">
      <Cabecera
        base={BASE}
        aqui={aqui}
        vista={vista}
        titulo="Platos"
        nivel={elegido === null ? 'h1' : 'h2'}
        que="platos"
        nuevo="Nuevo plato"
      >
        <Categorias />
      </Cabecera>
      <Pestanas base={aqui} vista={vista} nombres={PESTANAS} cuentas={cuentas} />
      {filas.length === 0 ? (
        <Vacio base={BASE}>
          {vista.q ? `Ningún plato coincide con «${vista.q}».` : 'No hay platos en esta lista.'}
        </Vacio>
      ) : (
        <Tabla que="Plato" seleccion={vista.seleccion}>
          <Orden
            action={ordenar}
            ordenable={ordenable}
            previa={anterior}
            filas={filas.map((plato) => ({
              id: plato.id,
              nombre: plato.nombre,
              grupo: plato.categoria_id,
              fila: <Fila plato={plato} vista={vista} elegido={plato.id === elegido} />,
            }))}
          />
        </Tabla>
      )}
      <Paginas base={aqui} vista={vista} pagina={pagina} />
      {vista.seleccion ? (
        <Lote
          vista={vista}
          encontrados={encontrados}
          cosa={['plato', 'platos']}
          hacer={lote}
          deshacer={deshacerLote}
          previa={previa}
        />
      ) : (
        <div className="pb-24" />
      )}
    </section>
  )
}
