import type { Metadata } from 'next'
import Link from 'next/link'
import { Orden } from '@/components/admin/list/order.tsx'
import { BOTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/icon.tsx'
import { PestanasSeccion } from '@/components/admin/parts/section-tabs.tsx'
import { porTraducir } from '@/components/admin/translations/completeness.ts'
import { type IdeaFila, listIdeas } from '@/lib/admin/casa/filosofia.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { ordenarIdeas } from './actions.ts'
import { TEXTOS } from './labels.ts'
import { Fila } from './row.tsx'

export const metadata: Metadata = { title: 'Filosofía' }

const LISTA = '/almaenigma/filosofia'
const FILTROS = {
  todas: ['Todas', () => true],
  publicadas: ['Publicadas', ({ visible }: IdeaFila) => visible],
  ocultas: ['Ocultas', ({ visible }: IdeaFila) => !visible],
  traducir: ['Por traducir', (idea: IdeaFila) => porTraducir(idea, TEXTOS)],
} as const satisfies Record<string, readonly [string, (fila: IdeaFila) => boolean]>
type Filtro = keyof typeof FILTROS
const NOMBRES = Object.keys(FILTROS) as Filtro[]
const href = (filtro: Filtro) => (filtro === 'todas' ? LISTA : `${LISTA}?filtro=${filtro}`)

/** The sections of the philosophy page in its order; all on one page, for there are a handful. */
export default async function Filosofia({ searchParams }: PageProps<'/almaenigma/filosofia'>) {
  const db = await adminDb(LISTA)
  const { filtro: asked } = await searchParams
  const filtro = NOMBRES.find((name) => name === asked) ?? 'todas'
  const todas = await listIdeas(db)
  const filas = todas.filter(FILTROS[filtro][1])
  return (
    <section className="max-w-4xl px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Filosofía</h1>
        <Link href={`${LISTA}/nueva`} prefetch={false} className={`${BOTON.lleno} ml-auto`}>
          <Icon name="mas" />
          Nueva sección
        </Link>
      </div>
      <PestanasSeccion
        rotulo="Filtros"
        actual={href(filtro)}
        pestanas={NOMBRES.map((name) => ({
          href: href(name),
          nombre: FILTROS[name][0],
          n: todas.filter(FILTROS[name][1]).length,
        }))}
      />
      {filas.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-12">
          <p className="text-texto-2">
            {todas.length === 0 ? 'La página de filosofía está vacía.' : 'No hay secciones en esta lista.'}
          </p>
          <Link href={todas.length === 0 ? `${LISTA}/nueva` : LISTA} prefetch={false} className={BOTON.suave}>
            {todas.length === 0 ? 'Escribir la primera' : 'Ver todas'}
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
          <Orden
            action={ordenarIdeas}
            ordenable={filtro === 'todas'}
            filas={filas.map((idea) => ({
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
