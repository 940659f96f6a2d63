import type { ReactNode } from 'react'
import { IDIOMA, personasText } from '@/components/admin/libro/labels.ts'
import type { Affected, EnEspera } from '@/lib/admin/libro/cierres.ts'
import { dayAsHeading } from '@/lib/core/date-words.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import { reservaCount } from '../labels.ts'

type Guest = Affected | EnEspera

/**
 * How a guest is told: by e-mail in their language, else by phone by whoever closes. The number of those
 * waiting stands below.
 */
const howNotified = (one: Guest): string => {
  if (one.email) return `Correo en ${IDIOMA[one.idioma]}`
  if (!one.telefono) return 'Sin correo ni teléfono'
  return 'propuesta' in one ? 'Sin correo: llama' : `Sin correo: llama al ${groupDigits(one.telefono)}`
}

type Props = { affected: readonly Affected[]; espera: readonly EnEspera[] }

/** Who has booked where it is to be closed, day by day, and under them who waits for a table there. */
export function AffectedReservas({ affected, espera }: Props) {
  const sum = affected.reduce((n, r) => n + r.personas, 0)
  return (
    <>
      <p className="mt-3 font-semibold tabular-nums">
        {affected.length > 0
          ? `Hay ${reservaCount(affected.length, sum)}.`
          : `Nadie ha reservado entonces${espera.length > 0 ? '.' : ': no hay a quién avisar.'}`}
      </p>
      <ByDay de="v" people={affected} />
      {espera.length > 0 && (
        <section aria-labelledby="en-espera" className="mt-6">
          <h4 id="en-espera" className="font-semibold tabular-nums">
            En lista de espera: {espera.length}
          </h4>
          <ByDay de="e" people={espera}>
            {({ telefono, estado, propuesta }) => (
              <>
                {telefono && (
                  <a href={`tel:${telefono}`} className="underline underline-offset-4">
                    {groupDigits(telefono)}
                  </a>
                )}
                {estado === 'ofrecida' && (
                  <span className="block">
                    {propuesta ? 'Le hemos propuesto esta mesa' : 'Tiene una mesa ofrecida'}
                  </span>
                )}
              </>
            )}
          </ByDay>
        </section>
      )}
    </>
  )
}

/** `de`: those who come (`v`), or who wait, whose days stand under a heading of their own (`e`). */
function ByDay<T extends Guest>({
  de,
  people,
  children,
}: {
  de: 'v' | 'e'
  people: readonly T[]
  children?: (one: T) => ReactNode
}) {
  const Titulo = de === 'e' ? 'h5' : 'h4'
  const dias = Map.groupBy(people, ({ fecha }) => fecha)
  return [...dias].map(([fecha, own]) => (
    <section key={fecha} aria-labelledby={`${de}-${fecha}`} className="mt-4">
      <Titulo
        id={`${de}-${fecha}`}
        className={dias.size > 1 ? 'text-sm font-semibold text-texto-2' : 'sr-only'}
      >
        {de === 'e' && <span className="sr-only">En espera, </span>}
        {dayAsHeading(fecha, 'es')}
      </Titulo>
      <ul>
        {own.map((r) => (
          <li
            key={r.id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_6.5rem] items-baseline gap-x-3 border-b border-linea py-2 movil:grid-cols-[3.5rem_minmax(0,1fr)_6.5rem_15.5rem]"
          >
            <span className="font-semibold tabular-nums">{r.hora}</span>
            <bdi className="font-semibold wrap-anywhere">{r.nombre}</bdi>
            <span className="text-right tabular-nums">{personasText(r.personas)}</span>
            <span
              className={`col-start-2 -col-end-1 text-sm tabular-nums movil:col-start-4 ${r.email ? 'text-texto-2' : 'font-semibold'}`}
            >
              {howNotified(r)}
              {children && <span className="block">{children(r)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
