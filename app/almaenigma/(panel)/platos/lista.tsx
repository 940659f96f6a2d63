import Link from 'next/link'
import { BOTON } from '@/components/admin/clases.ts'
import {
  completitudDe,
  IDIOMAS,
  NOMBRE_IDIOMA,
  porTraducir,
  TEXTOS_DE_PLATO,
} from '@/components/admin/completitud.ts'
import { Icon } from '@/components/admin/icon.tsx'
import { Interruptor } from '@/components/admin/interruptor.tsx'
import { Azulejo, type Glaze } from '@/components/ui/azulejo.tsx'
import { agotado, type PlatoFila } from '@/lib/admin/platos.ts'
import { mostrar } from './actions.ts'
import { alergenosDe, plano, precioDe } from './textos.ts'

export const FILTROS = {
  todos: ['Todos', () => true],
  publicados: ['Publicados', (p: PlatoFila) => p.visible],
  ocultos: ['Ocultos', (p: PlatoFila) => !p.visible],
  traducir: ['Por traducir', (p: PlatoFila) => porTraducir(p, TEXTOS_DE_PLATO)],
  agotados: ['Agotados hoy', (p: PlatoFila) => agotado(p, Date.now())],
  alergenos: ['Sin declarar', (p: PlatoFila) => !p.declarado_en],
} as const satisfies Record<string, readonly [string, (p: PlatoFila) => boolean]>
export type Filtro = keyof typeof FILTROS
export const asFiltro = (value: unknown): Filtro =>
  typeof value === 'string' && value in FILTROS ? (value as Filtro) : 'todos'

const INSIGNIA = {
  completo: 'bg-(--oliva-velo) text-exito',
  parcial: 'bg-(--limon-velo) text-texto shadow-[inset_0_0_0_1px_var(--borde)]',
  falta: 'text-texto-3 shadow-[inset_0_0_0_1px_var(--linea)]',
} as const

const ESMALTES = ['anil', 'salmonete', 'limon', 'gamba', 'tinta', 'oliva'] as const satisfies readonly Glaze[]
const esmalte = (slug: string): Glaze =>
  ESMALTES[(slug.charCodeAt(0) + slug.length) % ESMALTES.length] ?? 'anil'

type Props = { platos: readonly PlatoFila[]; filtro: Filtro; q: string; elegido: string | null }

/** The dishes: filters with counts, search, and a row each with its languages, price and switch. */
export function Lista({ platos, filtro, q, elegido }: Props) {
  const busca = plano(q.trim())
  const found = platos.filter(
    (p) =>
      FILTROS[filtro][1](p) &&
      (busca === '' || plano(`${p.nombre} ${p.descripcion ?? ''} ${p.categoria.nombre}`).includes(busca)),
  )
  const Titulo = elegido === null ? 'h1' : 'h2'
  const href = (f: string) => `/almaenigma/platos?${new URLSearchParams({ filtro: f, ...(q ? { q } : {}) })}`
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <div className="flex items-center gap-3">
        <Titulo className="font-serif text-[2rem] font-medium leading-none tracking-tight">Platos</Titulo>
        <Link href="/almaenigma/platos/nuevo" prefetch={false} className={`${BOTON.lleno} ml-auto`}>
          <Icon name="mas" />
          Nuevo plato
        </Link>
      </div>
      <nav
        aria-label="Filtros"
        className="relative -mx-4 mt-2 flex gap-1 overflow-x-auto border-b border-linea px-4 [scrollbar-width:none] movil:mx-0 movil:px-0"
      >
        {Object.entries(FILTROS).map(([f, [nombre, test]]) => (
          <Link
            key={f}
            href={href(f)}
            prefetch={false}
            aria-current={f === filtro ? 'page' : undefined}
            className="whitespace-nowrap px-2.5 pb-2.5 pt-2.5 font-medium text-texto-2 aria-[current]:font-semibold aria-[current]:text-texto aria-[current]:shadow-[inset_0_-3px_0_var(--anil)]"
          >
            {nombre}
            <small className="ml-1 text-[0.8125rem] font-normal tabular-nums text-texto-3">
              {platos.filter(test).length}
            </small>
          </Link>
        ))}
      </nav>
      {found.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-12">
          <p className="text-texto-2">
            {q ? `Ningún plato coincide con «${q}».` : 'No hay platos en esta lista.'}
          </p>
          <Link href="/almaenigma/platos" className={BOTON.suave}>
            Ver todos los platos
          </Link>
        </div>
      ) : (
        <table className="mt-1 w-full border-collapse">
          <thead>
            <tr className="border-b border-linea text-left text-[0.8125rem] text-texto-3 [&>th]:py-3 [&>th]:font-medium">
              <th scope="col" className="w-13.5">
                <span className="sr-only">Imagen</span>
              </th>
              <th scope="col">Plato</th>
              <th scope="col" className="max-movil:hidden">
                Idiomas
              </th>
              <th scope="col" className="text-right">
                Precio
              </th>
              <th scope="col" className="w-16 text-right">
                Visible
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((p) => (
              <Fila key={p.id} plato={p} elegido={p.id === elegido} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Fila({ plato: p, elegido }: { plato: PlatoFila; elegido: boolean }) {
  const tono = p.visible ? '' : 'text-texto-3'
  return (
    <tr
      className={`border-b border-linea [&>td]:py-2.5 ${elegido ? 'bg-(--anil-velo) shadow-[inset_4px_0_0_var(--anil)]' : 'hover:bg-fondo-2'}`}
    >
      <td className="pl-2">
        <Azulejo name={p.slug} glaze={esmalte(p.slug)} className="size-11" />
      </td>
      <td className="pl-2.5 pr-2">
        <Link
          href={`/almaenigma/platos/${p.id}`}
          prefetch={false}
          aria-current={elegido ? 'true' : undefined}
          className={`block font-serif text-[1.0938rem] font-semibold leading-tight hover:underline ${tono}`}
        >
          {p.nombre}
        </Link>
        <span className="mt-0.5 block text-[0.8125rem] text-texto-3">
          {p.categoria.nombre}, {alergenosDe(p)}
          {agotado(p, Date.now()) && <b className="font-semibold text-error">, agotado hoy</b>}
        </span>
      </td>
      <td className="max-movil:hidden">
        <ul className="flex gap-[3px] text-[0.6875rem] font-semibold leading-[18px]">
          <li className={`w-[22px] rounded-xs text-center ${INSIGNIA.completo}`}>
            ES<span className="sr-only">: original</span>
          </li>
          {IDIOMAS.map((idioma) => {
            const { grado, motivo } = completitudDe(p, idioma, TEXTOS_DE_PLATO)
            return (
              <li
                key={idioma}
                title={`${NOMBRE_IDIOMA[idioma]}: ${motivo}`}
                className={`w-[22px] rounded-xs text-center ${INSIGNIA[grado]}`}
              >
                {idioma.toUpperCase()}
                <span className="sr-only">: {motivo}</span>
              </li>
            )
          })}
        </ul>
      </td>
      <td className={`whitespace-nowrap pl-2 text-right tabular-nums max-movil:whitespace-normal ${tono}`}>
        {precioDe(p)}
      </td>
      <td className="pl-2 text-right">
        <Interruptor id={p.id} nombre={p.nombre} visible={p.visible} action={mostrar} />
      </td>
    </tr>
  )
}
