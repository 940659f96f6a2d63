import type { Metadata } from 'next'
import { ShortList } from '@/components/admin/list/short-list.tsx'
import { untranslated } from '@/components/admin/translations/completeness.ts'
import { listIdeas } from '@/lib/admin/casa/filosofia.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { filterRows } from '@/lib/admin/list/short-list.ts'
import { sort } from './actions.ts'
import { TEXTOS } from './labels.ts'
import { IdeaListRow } from './row.tsx'

export const metadata: Metadata = { title: 'Filosofía' }

const LIST = '/almaenigma/filosofia'

export default async function FilosofiaPage({ searchParams }: PageProps<'/almaenigma/filosofia'>) {
  const db = await adminDb(LIST)
  const { filtro } = await searchParams
  const { filter, rows, counts } = filterRows(await listIdeas(db), filtro, (idea) =>
    untranslated(idea, TEXTOS),
  )
  return (
    <ShortList
      title="Filosofía"
      newLabel="Nueva sección"
      base={LIST}
      filter={filter}
      counts={counts}
      empty={{ list: 'La página de filosofía está vacía.', tab: 'No hay secciones en esta lista.' }}
      columns={{ name: 'Sección' }}
      sort={sort}
      items={rows.map((idea) => ({
        id: idea.id,
        nombre: idea.titulo,
        group: '',
        row: <IdeaListRow idea={idea} />,
      }))}
    />
  )
}
