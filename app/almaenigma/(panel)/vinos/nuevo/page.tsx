import type { Metadata } from 'next'
import { SplitView } from '@/components/admin/catalogue/split-view.tsx'
import { Editor } from '@/components/admin/form/editor.tsx'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { listUvas } from '@/lib/admin/cava/vino-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listPlatoOptions } from '@/lib/admin/list/options.ts'
import { VinoForm } from '../form.tsx'
import { VinosList } from '../list.tsx'

export const metadata: Metadata = { title: 'Nuevo vino' }

export default async function NewVinoPage({ searchParams }: PageProps<'/almaenigma/vinos/nuevo'>) {
  const db = await adminDb('/almaenigma/vinos/nuevo')
  const [uvas, platos, alergenos] = await Promise.all([listUvas(db), listPlatoOptions(db), listAlergenos(db)])
  return (
    <SplitView list={<VinosList db={db} view={viewOf(await searchParams)} chosen="" />}>
      <Editor
        title="Nuevo vino"
        status="Se publica al guardarlo, salvo que quites «Visible»."
        back="/almaenigma/vinos"
      >
        <VinoForm vino={null} signature={null} lastAuthor={null} {...{ uvas, platos, alergenos }} />
      </Editor>
    </SplitView>
  )
}
