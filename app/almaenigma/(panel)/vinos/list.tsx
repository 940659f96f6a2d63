import { type CatalogueLabels, CatalogueScreen } from '@/components/admin/catalogue/screen.tsx'

import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { ListView } from '@/lib/admin/list/list.ts'
import { listVinos } from '@/lib/admin/list/rows.ts'
import { batch, preview, sort, undoBatch } from './actions.ts'
import { STYLE } from './labels.ts'
import { VinoListRow } from './row.tsx'

const BASE = '/almaenigma/vinos'
const LABELS: CatalogueLabels = {
  title: 'Vinos',
  newOne: 'Nuevo vino',
  thing: ['vino', 'vinos'],
  column: 'Vino',
  tabs: {
    todos: 'Todos',
    publicados: 'Publicados',
    ocultos: 'Ocultos',
    traducir: 'Por traducir',
    agotados: 'Sin existencias',
    alergenos: 'Sin declarar',
  },
  empty: 'No hay vinos en esta lista.',
  noMatch: (search) => `Ningún vino coincide con «${search}».`,
}

type Props = {
  db: AdminDb
  view: ListView
  /** The row whose editor is open beside the list, empty for a new one; null for the list by itself. */
  chosen: string | null
}

export async function VinosList({ db, view: asked, chosen }: Props) {
  const view = chosen === null ? asked : { ...asked, seleccion: false }
  const page = await listVinos(db, view)
  return (
    <CatalogueScreen
      base={BASE}
      labels={LABELS}
      page={page}
      view={view}
      chosen={chosen}
      actions={{ sort, batch, undoBatch, preview }}
      groups={Object.entries(STYLE).map(([id, nombre]) => ({ id, nombre }))}
      movable={false}
      items={page.filas.map((vino) => ({
        id: vino.id,
        nombre: vino.nombre,
        group: vino.estilo,
        row: <VinoListRow vino={vino} view={view} chosen={vino.id === chosen} />,
      }))}
    />
  )
}
