import { type CatalogueLabels, CatalogueScreen } from '@/components/admin/catalogue/screen.tsx'
import { Categorias } from '@/components/admin/list/list-header.tsx'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import { listCategoriaOptions } from '@/lib/admin/list/options.ts'
import { listBebidas } from '@/lib/admin/list/rows.ts'
import { batch, preview, sort, undoBatch } from './actions.ts'
import { BebidaListRow } from './row.tsx'

const BASE = '/almaenigma/bebidas'
const LABELS: CatalogueLabels = {
  title: 'Bebidas',
  newOne: 'Nueva bebida',
  thing: ['bebida', 'bebidas'],
  column: 'Bebida',
  tabs: {
    todos: 'Todas',
    publicados: 'Publicadas',
    ocultos: 'Ocultas',
    traducir: 'Por traducir',
    agotados: 'Agotadas hoy',
    alergenos: 'Sin declarar',
  },
  empty: 'No hay bebidas en esta lista.',
  noMatch: (search) => `Ninguna bebida coincide con «${search}».`,
}

type Props = {
  db: AdminDb
  view: ListView
  /** The row whose editor is open beside the list, empty for a new one; null for the list by itself. */
  chosen: string | null
}

export async function BebidasList({ db, view: asked, chosen }: Props) {
  const view = chosen === null ? asked : { ...asked, seleccion: false }
  const [page, groups] = await Promise.all([listBebidas(db, view), listCategoriaOptions(db, 'bebida')])
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
      items={page.filas.map((bebida) => ({
        id: bebida.id,
        nombre: bebida.nombre,
        group: bebida.categoria_id,
        row: <BebidaListRow bebida={bebida} view={view} chosen={bebida.id === chosen} />,
      }))}
    >
      <Categorias />
    </CatalogueScreen>
  )
}
