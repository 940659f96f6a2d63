import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SplitView } from '@/components/admin/catalogue/split-view.tsx'
import { RowEditor } from '@/components/admin/form/row-editor.tsx'
import { getBebida } from '@/lib/admin/carta/bebida-save.ts'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listCategoriaOptions } from '@/lib/admin/list/options.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { PlannedChanges } from '../../programados/planned.tsx'
import { rowState } from '../../row-state.ts'
import { giveBack, removeItem } from '../actions.ts'
import { BebidaForm } from '../form.tsx'
import { BebidasList } from '../list.tsx'

export const metadata: Metadata = { title: 'Editar bebida' }

export default async function EditBebidaPage({
  params,
  searchParams,
}: PageProps<'/almaenigma/bebidas/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/bebidas/${id}`)
  const [bebida, categorias, alergenos] = await Promise.all([
    getBebida(db, id),
    listCategoriaOptions(db, 'bebida'),
    listAlergenos(db),
  ])
  if (!bebida) notFound()
  const { estado, firma: signature, ultimo: last } = await rowState(db, 'bebidas', bebida)
  return (
    <SplitView list={<BebidasList db={db} view={viewOf(await searchParams)} chosen={bebida.id} />}>
      <RowEditor
        id={bebida.id}
        nombre={bebida.nombre}
        status={estado}
        back="/almaenigma/bebidas"
        actions={{ removeItem, giveBack }}
        consequence="Deja de verse en la carta en los cinco idiomas y se borran sus precios, sus alérgenos y sus traducciones. Durante 8 segundos podrás deshacerlo, y después seguirá en la papelera. Si solo quieres que no se vea, ocúltala."
      >
        <BebidaForm {...{ bebida, signature, lastAuthor: last, categorias, alergenos }} />
        <PlannedChanges tabla="bebidas" fila={bebida.id} />
        <VersionHistory tabla="bebidas" fila={bebida.id} version={bebida.version} />
      </RowEditor>
    </SplitView>
  )
}
