import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { CLAVE_SEMANA, getSemana } from '@/lib/admin/casa/semana-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { changesIn, type SemanaChange } from '@/lib/casa/week-change.ts'
import { dayAsHeading } from '@/lib/core/date-words.ts'
import { addDays, wallClock } from '@/lib/core/dates.ts'
import { readRules } from '@/lib/reservas/read.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { AjustesTabs } from '../tabs.tsx'
import { changeSummary, dayText, fromWhen, SEMANA } from './labels.ts'

export const metadata: Metadata = { title: 'Horario por día' }

const DAYS = 14

const List = ({ changes }: { changes: readonly SemanaChange[] }) => (
  <ul className="mt-3 border-t border-linea">
    {changes.map((change) => (
      <li key={change.desde} className="border-b border-linea py-2.5">
        <Link
          href={`${SEMANA}/${change.desde}`}
          prefetch={false}
          className="block font-semibold leading-snug hover:underline"
        >
          {fromWhen(change.desde)}
        </Link>
        <span className="mt-0.5 block text-sm text-texto-2">{changeSummary(change)}</span>
      </li>
    ))}
  </ul>
)

export default async function SemanaPage() {
  const [{ version, semana }, rules] = await Promise.all([getSemana(await adminDb(SEMANA)), readRules()])
  const today = wallClock(Date.now()).fecha
  const changes = changesIn(semana)
  const coming = changes.filter(({ desde }) => desde > today)
  const begun = changes.filter(({ desde }) => desde <= today).reverse()
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Horario por día</h1>
          <Link href={`${SEMANA}/nuevo`} prefetch={false} className={`${BUTTON.lleno} ml-auto`}>
            <Icon name="mas" />
            Nuevo cambio
          </Link>
        </div>
        <AjustesTabs current={SEMANA} />
        <p className="mt-4 max-w-prose text-texto-2">
          Los domingos sin cena, los viernes más tarde: las horas de cada día de la semana y de cada servicio,
          desde el día que digas. Lo que no cambies aquí sigue el horario general. La web, el formulario y
          Enigmito lo saben desde que lo guardas. Si el horario en una frase dice otra cosa, cámbialo en La
          casa.
        </p>
      </header>
      <div className="px-4 pb-8 pt-4 movil:px-7">
        {changes.length === 0 && (
          <p className="py-6 text-texto-2">Todos los días abiertos tienen el horario general.</p>
        )}
        {coming.length > 0 && (
          <section>
            <h2 className="font-serif text-xl font-medium">Por venir</h2>
            <List changes={coming} />
          </section>
        )}
        {begun.length > 0 && (
          <section className="mt-6">
            <h2 className="font-serif text-xl font-medium">Ya en vigor</h2>
            <List changes={begun} />
          </section>
        )}
        <section className="mt-8">
          <h2 className="font-serif text-xl font-medium">Las próximas dos semanas</h2>
          <ul className="mt-3 grid gap-x-8 border-t border-linea movil:grid-cols-2">
            {Array.from({ length: DAYS }, (_, i) => addDays(today, i)).map((fecha) => (
              <li
                key={fecha}
                className="flex flex-wrap justify-between gap-x-4 border-b border-linea py-2 text-sm"
              >
                <span className="font-medium">{dayAsHeading(fecha, 'es')}</span>
                <span className="tabular-nums text-texto-2">{dayText(fecha, rules)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <VersionHistory tabla="ajustes" fila={CLAVE_SEMANA} version={version} />
    </div>
  )
}
