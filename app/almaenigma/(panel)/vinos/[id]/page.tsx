import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SplitView } from '@/components/admin/catalogue/split-view.tsx'
import { RowEditor } from '@/components/admin/form/row-editor.tsx'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { getVino, listUvas } from '@/lib/admin/cava/vino-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listPlatoOptions } from '@/lib/admin/list/options.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { PlannedChanges } from '../../programados/planned.tsx'
import { rowState } from '../../row-state.ts'
import { giveBack, removeItem } from '../actions.ts'
import { VinoForm } from '../form.tsx'
import { VinosList } from '../list.tsx'

export const metadata: Metadata = { title: 'Editar vino' }

export default async function EditVinoPage({ params, searchParams }: PageProps<'/almaenigma/vinos/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/vinos/${id}`)
  const [vino, uvas, platos, alergenos] = await Promise.all([
    getVino(db, id),
    listUvas(db),
    listPlatoOptions(db),
    listAlergenos(db),
  ])
  if (!vino) notFound()
  const { estado, firma: signature, ultimo: last } = await rowState(db, 'vinos', vino)
  return (
    <SplitView list={<VinosList db={db} view={viewOf(await searchParams)} chosen={vino.id} />}>
      <RowEditor
        id={vino.id}
        nombre={vino.nombre}
        status={estado}
        back="/almaenigma/vinos"
        actions={{ removeItem, giveBack }}
        consequence="Deja de verse en la cava en los cinco idiomas y se borran sus maridajes, sus alérgenos y sus traducciones. Durante 8 segundos podrás deshacerlo, y después seguirá en la papelera. Si solo quieres que no se vea, ocúltalo."
      >
        <VinoForm {...{ vino, signature, lastAuthor: last, uvas, platos, alergenos }} />
        <PlannedChanges tabla="vinos" fila={vino.id} />
        <VersionHistory tabla="vinos" fila={vino.id} version={vino.version} />
      </RowEditor>
    </SplitView>
  )
}
