import type { Metadata } from 'next'
import { ShortList } from '@/components/admin/list/short-list.tsx'

import { listPreguntas } from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { filterRows } from '@/lib/admin/list/short-list.ts'
import { sort } from './actions.ts'

import { PreguntaListRow } from './row.tsx'
import { untranslated } from './state.ts'

export const metadata: Metadata = { title: 'Preguntas frecuentes' }

const LIST = '/almaenigma/preguntas-frecuentes'

export default async function FaqPage({ searchParams }: PageProps<'/almaenigma/preguntas-frecuentes'>) {
  const db = await adminDb(LIST)
  const { filtro } = await searchParams
  const { filter, rows, counts } = filterRows(await listPreguntas(db), filtro, untranslated)
  return (
    <ShortList
      title="Preguntas frecuentes"
      newLabel="Nueva pregunta"
      base={LIST}
      filter={filter}
      counts={counts}
      empty={{ list: 'Todavía no hay ninguna pregunta escrita.', tab: 'No hay preguntas en esta lista.' }}
      columns={{ handleClass: 'w-8', name: 'Pregunta', nameClass: 'pl-2' }}
      sort={sort}
      items={rows.map((pregunta) => ({
        id: pregunta.id,
        nombre: pregunta.pregunta,
        group: '',
        row: <PreguntaListRow pregunta={pregunta} />,
      }))}
    >
      <p className="mt-2 max-w-prose text-texto-2">
        Se leen en la página de contacto, y Enigmito contesta con ellas. Dentro de cada grupo salen en este
        orden.
      </p>
    </ShortList>
  )
}
