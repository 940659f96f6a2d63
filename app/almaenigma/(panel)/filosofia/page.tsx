import type { Metadata } from 'next'
import Link from 'next/link'
import { Sortable } from '@/components/admin/list/order.tsx'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/icon.tsx'
import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'
import { untranslated } from '@/components/admin/translations/completeness.ts'
import { type IdeaFila, listIdeas } from '@/lib/admin/casa/filosofia.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { sortIdeas } from './actions.ts'
import { TEXTOS } from './labels.ts'
import { Fila } from './row.tsx'

export const metadata: Metadata = { title: 'Filosofía' }

const LISTA = '/almaenigma/filosofia'
const FILTERS = {
  todas: ['Todas', () => true],
  publicadas: ['Publicadas', ({ visible }: IdeaFila) => visible],
  ocultas: ['Ocultas', ({ visible }: IdeaFila) => !visible],
  traducir: ['Por traducir', (idea: IdeaFila) => untranslated(idea, TEXTOS)],
} as const satisfies Record<string, readonly [string, (fila: IdeaFila) => boolean]>
type Filter = keyof typeof FILTERS
const NOMBRES = Object.keys(FILTERS) as Filter[]
const href = (filter: Filter) => (filter === 'todas' ? LISTA : `${LISTA}?filtro=${filter}`)

/** The sections of the philosophy page in its order; all on one page, for there are a handful. */
export default async function Filosofia({ searchParams }: PageProps<'/almaenigma/filosofia'>) {
  const db = await adminDb(LISTA)
  const { filtro: asked } = await searchParams
  const filter = NOMBRES.find((name) => name === asked) ?? 'todas'
  const all = await listIdeas(db)
  const rows = all.filter(FILTERS[filter][1])
  return (
    <section className="max-w-4xl px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Filosofía</h1>
        <Link href={`${LISTA}/nueva`} prefetch={false} className={`${BUTTON.lleno} ml-auto`}>
          <Icon name="mas" />
          Nueva sección
        </Link>
      </div>
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
            {all.length === 0 ? 'La página de filosofía está vacía.' : 'No hay secciones en esta lista.'}
          </p>
          <Link href={all.length === 0 ? `${LISTA}/nueva` : LISTA} prefetch={false} className={BUTTON.suave}>
            {all.length === 0 ? 'Escribir la primera' : 'Ver todas'}
          </Link>
        </div>
      ) : (
        <table className="mt-1 w-full border-collapse">
          <thead>
            <tr className="border-b border-linea text-left text-[0.8125rem] text-texto-3 [&>th]:py-3 [&>th]:font-medium">
              <th scope="col" className="w-18">
                <span className="sr-only">Orden</span>
              </th>
              <th scope="col" className="pl-2.5">
                Sección
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
            action={sortIdeas}
            sortable={filter === 'todas'}
            filas={rows.map((idea) => ({
              id: idea.id,
              nombre: idea.titulo,
              grupo: '',
              fila: <Fila idea={idea} />,
            }))}
          />
        </table>
      )}
    </section>
  )
}
