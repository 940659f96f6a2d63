import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SplitView } from '@/components/admin/catalogue/split-view.tsx'
import { RowEditor } from '@/components/admin/form/row-editor.tsx'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { getPlato } from '@/lib/admin/carta/plato-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listCategoriaOptions, listVinoOptions } from '@/lib/admin/list/options.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { PlannedChanges } from '../../programados/planned.tsx'
import { rowState } from '../../row-state.ts'
import { giveBack, removeItem } from '../actions.ts'
import { PlatoForm } from '../form.tsx'
import { PlatosList } from '../list.tsx'

export const metadata: Metadata = { title: 'Editar plato' }

export default async function EditPlatoPage({ params, searchParams }: PageProps<'/almaenigma/platos/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/platos/${id}`)
  const [plato, categorias, alergenos, vinos] = await Promise.all([
    getPlato(db, id),
    listCategoriaOptions(db, 'plato'),
    listAlergenos(db),
    listVinoOptions(db),
  ])
  if (!plato) notFound()
  const { estado, firma: signature, ultimo: last } = await rowState(db, 'platos', plato)
  return (
    <SplitView list={<PlatosList db={db} view={viewOf(await searchParams)} chosen={plato.id} />}>
      <RowEditor
        id={plato.id}
        nombre={plato.nombre}
        status={estado}
        back="/almaenigma/platos"
        actions={{ removeItem, giveBack }}
        consequence="Deja de verse en la carta en los cinco idiomas y se borran sus precios, sus alérgenos y sus traducciones. Durante 8 segundos podrás deshacerlo, y después seguirá en la papelera. Si solo quieres que no se vea, ocúltalo."
      >
        <PlatoForm {...{ plato, signature, lastAuthor: last, categorias, alergenos, vinos }} />
        <PlannedChanges tabla="platos" fila={plato.id} />
        <VersionHistory tabla="platos" fila={plato.id} version={plato.version} />
      </RowEditor>
    </SplitView>
  )
}
