import { type CatalogueLabels, CatalogueScreen } from '@/components/admin/catalogue/screen.tsx'
import { Categorias } from '@/components/admin/list/list-header.tsx'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import { listCategoriaOptions } from '@/lib/admin/list/options.ts'
import { listPlatos } from '@/lib/admin/list/rows.ts'
import { batch, preview, sort, undoBatch } from './actions.ts'
import { PlatoListRow } from './row.tsx'

const BASE = '/almaenigma/platos'
const LABELS: CatalogueLabels = {
  title: 'Platos',
  newOne: 'Nuevo plato',
  thing: ['plato', 'platos'],
  column: 'Plato',
  tabs: {
    todos: 'Todos',
    publicados: 'Publicados',
    ocultos: 'Ocultos',
    traducir: 'Por traducir',
    agotados: 'Agotados hoy',
    alergenos: 'Sin declarar',
  },
  empty: 'No hay platos en esta lista.',
  noMatch: (search) => `Ningún plato coincide con «${search}».`,
}

type Props = {
  db: AdminDb
  view: ListView
  /** The row whose editor is open beside the list, empty for a new one; null for the list by itself. */
  chosen: string | null
}

export async function PlatosList({ db, view: asked, chosen }: Props) {
  const view = chosen === null ? asked : { ...asked, seleccion: false }
  const [page, groups] = await Promise.all([listPlatos(db, view), listCategoriaOptions(db, 'plato')])
  return (
    <CatalogueScreen
      base={BASE}
      labels={LABELS}
      page={page}
      view={view}
      chosen={chosen}
      actions={{ sort, batch, undoBatch, preview }}
      groups={groups}
      movable
      items={page.filas.map((plato) => ({
        id: plato.id,
        nombre: plato.nombre,
        group: plato.categoria_id,
        row: <PlatoListRow plato={plato} view={view} chosen={plato.id === chosen} />,
      }))}
    >
      <Categorias />
    </CatalogueScreen>
  )
}
