import type { Metadata } from 'next'
import { Editor } from '@/components/admin/form/editor.tsx'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { listCategorias } from '@/lib/admin/carta/platos-list.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listVinoOptions } from '@/lib/admin/list/options.ts'
import { PlatoForm } from '../form.tsx'
import { ListScreen } from '../view.tsx'

export const metadata: Metadata = { title: 'Nuevo plato' }

export default async function NewPlatoPage({ searchParams }: PageProps<'/almaenigma/platos/nuevo'>) {
  const db = await adminDb('/almaenigma/platos/nuevo')
  const [categorias, alergenos, vinos] = await Promise.all([
    listCategorias(db),
    listAlergenos(db),
    listVinoOptions(db),
  ])
  return (
    <ListScreen db={db} view={viewOf(await searchParams)} chosen="">
      <Editor
        titulo="Nuevo plato"
        estado="Se publica al guardarlo, salvo que quites «Visible en la carta»."
        back="/almaenigma/platos"
      >
        <PlatoForm plato={null} firma={null} ultimo={null} {...{ categorias, alergenos, vinos }} />
      </Editor>
    </ListScreen>
  )
}
