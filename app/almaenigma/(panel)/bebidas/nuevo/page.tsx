import type { Metadata } from 'next'
import { SplitView } from '@/components/admin/catalogue/split-view.tsx'
import { Editor } from '@/components/admin/form/editor.tsx'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listCategoriaOptions } from '@/lib/admin/list/options.ts'
import { BebidaForm } from '../form.tsx'
import { BebidasList } from '../list.tsx'

export const metadata: Metadata = { title: 'Nueva bebida' }

export default async function NewBebidaPage({ searchParams }: PageProps<'/almaenigma/bebidas/nuevo'>) {
  const db = await adminDb('/almaenigma/bebidas/nuevo')
  const [categorias, alergenos] = await Promise.all([listCategoriaOptions(db, 'bebida'), listAlergenos(db)])
  return (
    <SplitView list={<BebidasList db={db} view={viewOf(await searchParams)} chosen="" />}>
      <Editor
        title="Nueva bebida"
        status="Se publica al guardarlo, salvo que quites «Visible»."
        back="/almaenigma/bebidas"
      >
        <BebidaForm bebida={null} signature={null} lastAuthor={null} {...{ categorias, alergenos }} />
      </Editor>
    </SplitView>
  )
}
