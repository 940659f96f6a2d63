import type { Metadata } from 'next'
import { Editor } from '@/components/admin/form/editor.tsx'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listCategoriasDeBebidas } from '@/lib/admin/list/options.ts'
import { BebidaForm } from '../form.tsx'
import { ListScreen } from '../view.tsx'

export const metadata: Metadata = { title: 'Nueva bebida' }

export default async function NewBebidaPage({ searchParams }: PageProps<'/almaenigma/bebidas/nuevo'>) {
  const db = await adminDb('/almaenigma/bebidas/nuevo')
  const [categorias, alergenos] = await Promise.all([listCategoriasDeBebidas(db), listAlergenos(db)])
  return (
    <ListScreen db={db} view={viewOf(await searchParams)} chosen="">
      <Editor
        titulo="Nueva bebida"
        estado="Se publica al guardarlo, salvo que quites «Visible»."
        back="/almaenigma/bebidas"
      >
        <BebidaForm bebida={null} firma={null} ultimo={null} {...{ categorias, alergenos }} />
      </Editor>
    </ListScreen>
  )
}
