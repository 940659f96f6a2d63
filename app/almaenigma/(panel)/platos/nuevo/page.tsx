import type { Metadata } from 'next'
import { SplitView } from '@/components/admin/catalogue/split-view.tsx'
import { Editor } from '@/components/admin/form/editor.tsx'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listCategoriaOptions, listVinoOptions } from '@/lib/admin/list/options.ts'
import { PlatoForm } from '../form.tsx'
import { PlatosList } from '../list.tsx'

export const metadata: Metadata = { title: 'Nuevo plato' }

export default async function NewPlatoPage({ searchParams }: PageProps<'/almaenigma/platos/nuevo'>) {
  const db = await adminDb('/almaenigma/platos/nuevo')
  const [categorias, alergenos, vinos] = await Promise.all([
    listCategoriaOptions(db, 'plato'),
    listAlergenos(db),
    listVinoOptions(db),
  ])
  return (
    <SplitView list={<PlatosList db={db} view={viewOf(await searchParams)} chosen="" />}>
      <Editor
        title="Nuevo plato"
        status="Se publica al guardarlo, salvo que quites «Visible en la carta»."
        back="/almaenigma/platos"
      >
        <PlatoForm plato={null} signature={null} lastAuthor={null} {...{ categorias, alergenos, vinos }} />
      </Editor>
    </SplitView>
  )
}
