import type { Metadata } from 'next'
import Link from 'next/link'
import { Sortable } from '@/components/admin/list/order.tsx'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/icon.tsx'
import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'
import { listPreguntas, type PreguntaFila } from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { sortPreguntas } from './actions.ts'
import { Fila } from './row.tsx'
import { untranslated } from './state.ts'

export const metadata: Metadata = { title: 'Preguntas frecuentes' }

const LISTA = '/almaenigma/preguntas-frecuentes'
const FILTERS = {
  todas: ['Todas', () => true],
  publicadas: ['Publicadas', ({ visible }: PreguntaFila) => visible],
  ocultas: ['Ocultas', ({ visible }: PreguntaFila) => !visible],
  traducir: ['Por traducir', untranslated],
} as const satisfies Record<string, readonly [string, (fila: PreguntaFila) => boolean]>
type Filter = keyof typeof FILTERS
const NOMBRES = Object.keys(FILTERS) as Filter[]
const href = (filter: Filter) => (filter === 'todas' ? LISTA : `${LISTA}?filtro=${filter}`)

/** The frequent questions in the order of the page; all on one page, for there are some dozens. */
export default async function FaqPage({ searchParams }: PageProps<'/almaenigma/preguntas-frecuentes'>) {
  const db = await adminDb(LISTA)
  const { filtro: asked } = await searchParams
  const filter = NOMBRES.find((name) => name === asked) ?? 'todas'
  const all = await listPreguntas(db)
  const rows = all.filter(FILTERS[filter][1])
  return (
    <section className="max-w-4xl px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">
          Preguntas frecuentes
        </h1>
        <Link href={`${LISTA}/nueva`} prefetch={false} className={`${BUTTON.lleno} ml-auto`}>
          <Icon name="mas" />
          Nueva pregunta
        </Link>
      </div>
      <p className="mt-2 max-w-prose text-texto-2">
        Se leen en la página de contacto, y Enigmito contesta con ellas. Dentro de cada grupo salen en este
        orden.
      </p>
      <SectionTabs
        rotulo="Filtros"
        actual={href(filter)}
        tabs={NOMBRES.map((name) => ({
          href: href(name),
          nombre: FILTERS[name][0],
          n: all.filter(FILTERS[name][1]).length,
        }))}
      />
      {rows.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-12">
          <p className="text-texto-2">
            {all.length === 0
              ? 'Todavía no hay ninguna pregunta escrita.'
              : 'No hay preguntas en esta lista.'}
          </p>
          <Link href={all.length === 0 ? `${LISTA}/nueva` : LISTA} prefetch={false} className={BUTTON.suave}>
            {all.length === 0 ? 'Escribir la primera' : 'Ver todas'}
          </Link>
        </div>
      ) : (
        <table className="mt-1 w-full border-collapse">
          <thead>
            <tr className="border-b border-linea text-left text-[0.8125rem] text-texto-3 [&>th]:py-3 [&>th]:font-medium">
              <th scope="col" className="w-8">
                <span className="sr-only">Orden</span>
              </th>
              <th scope="col" className="pl-2">
                Pregunta
              </th>
              <th scope="col" className="max-movil:hidden">
                Idiomas
              </th>
              <th scope="col" className="w-16 text-right">
                Visible
              </th>
            </tr>
          </thead>
          <Sortable
            action={sortPreguntas}
            sortable={filter === 'todas'}
            previous={null}
            filas={rows.map((fila) => ({
              id: fila.id,
              nombre: fila.pregunta,
              grupo: '',
              fila: <Fila key={fila.id} pregunta={fila} />,
            }))}
          />
        </table>
      )}
    </section>
  )
}
