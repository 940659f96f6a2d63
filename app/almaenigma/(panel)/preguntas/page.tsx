import type { Metadata } from 'next'
import Link from 'next/link'
import { listUnanswered, type Unanswered } from '@/lib/admin/casa/unanswered.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { addDays, wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { temaFor } from './labels.ts'

export const metadata: Metadata = { title: 'Preguntas sin respuesta' }

const LISTA = '/almaenigma/preguntas'
const PERIODS = [30, 90] as const
const IDIOMA: Record<Locale, string> = {
  es: 'español',
  en: 'inglés',
  fr: 'francés',
  de: 'alemán',
  it: 'italiano',
}
const times = (n: number) => (n === 1 ? '1 vez' : `${n} veces`)

export default async function Preguntas({ searchParams }: PageProps<'/almaenigma/preguntas'>) {
  const db = await adminDb(LISTA)
  const { dias } = await searchParams
  const term = PERIODS.find((n) => String(n) === dias) ?? PERIODS[0]
  const temas = await listUnanswered(db, addDays(wallClock(Date.now()).fecha, 1 - term))
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">
        Preguntas sin respuesta
      </h1>
      <p className="mt-2 max-w-prose text-texto-2">
        Lo que los clientes preguntaron a Enigmito y no estaba escrito en ningún sitio. Se cuenta el tema,
        nunca sus palabras.
      </p>
      <nav aria-label="Plazo" className="mt-3 flex gap-1 border-b border-linea">
        {PERIODS.map((n) => (
          <Link
            key={n}
            href={n === PERIODS[0] ? LISTA : `${LISTA}?dias=${n}`}
            prefetch={false}
            aria-current={n === term ? 'page' : undefined}
            className="whitespace-nowrap px-2.5 py-2.5 font-medium text-texto-2 aria-[current]:font-semibold aria-[current]:text-texto aria-[current]:shadow-[inset_0_-3px_0_var(--accion)]"
          >
            {n} días
          </Link>
        ))}
      </nav>
      {temas.length === 0 ? (
        <p className="py-12 text-texto-2">Enigmito supo contestar a todo en estos {term} días.</p>
      ) : (
        <ul className="max-w-[760px]">
          {temas.map((tema) => (
            <li key={tema.clave} className="border-b border-linea">
              <PreguntaLine {...tema} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PreguntaLine({ clave, cuenta, idiomas }: Unanswered) {
  const { nombre, remedy } = temaFor(clave)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <b className="grid h-11 min-w-11 place-items-center rounded-xs bg-fondo-2 px-2 text-lg font-semibold tabular-nums">
        {cuenta}
        <span className="sr-only">{cuenta === 1 ? ' vez' : ' veces'}</span>
      </b>
      <span className="min-w-0 grow basis-52">
        <span className="block font-semibold">{nombre}</span>
        <span className="block text-sm text-texto-3">
          {idiomas.map(({ idioma, cuenta: n }) => `${IDIOMA[idioma]}: ${times(n)}`).join(' · ')}
        </span>
      </span>
      {remedy.href ? (
        <Link
          href={remedy.href}
          prefetch={false}
          className="inline-flex min-h-10 items-center text-sm font-medium underline underline-offset-4"
        >
          {remedy.texto}
        </Link>
      ) : (
        <span className="text-sm text-texto-3">{remedy.texto}</span>
      )}
    </div>
  )
}
