import Link from 'next/link'
import type { Caller } from '@/lib/admin/libro/phone-call.ts'
import { dayAndMonth } from '@/lib/core/date-words.ts'
import { personasText } from '../libro/labels.ts'
import { trackRecord } from './labels.ts'

/** What a host says, and has to know, while the guest is on the line. */
export function CallerCard({ caller }: { caller: Caller }) {
  const { id, nombre, alergias, notas, vetado_en, vetado_motivo, trato, anterior, proxima } = caller
  return (
    <section
      aria-label={`Ficha de ${nombre}`}
      className="grid gap-1 border-l-4 border-accion bg-fondo-2 px-4 py-3 text-sm"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <bdi className="text-base font-semibold wrap-anywhere">{nombre}</bdi>
        <Link
          href={`/almaenigma/reservas/clientes/${id}`}
          target="_blank"
          prefetch={false}
          className="underline underline-offset-4"
        >
          Ver su ficha<span className="sr-only"> (se abre aparte)</span>
        </Link>
      </p>
      <p>
        {trackRecord(caller)}.
        {trato.faltas > 0 && (
          <span className="font-semibold text-error">
            {' '}
            No vino {trato.faltas === 1 ? 'una vez' : `${trato.faltas} veces`}.
          </span>
        )}
      </p>
      {proxima && (
        <p className="font-semibold">
          Ya tiene mesa el {dayAndMonth(proxima.fecha, 'es')} a las {proxima.hora},{' '}
          {personasText(proxima.personas)}.
        </p>
      )}
      {alergias && <Line label="Alergias" texto={alergias} strong />}
      {anterior?.dieta && anterior.dieta !== alergias && (
        <Line label="La última vez pidió" texto={anterior.dieta} strong />
      )}
      {notas && <Line label="De la casa" texto={notas} />}
      {vetado_en && <Line label="Vetado en la web" texto={vetado_motivo ?? ''} strong />}
    </section>
  )
}

const Line = ({ label, texto, strong }: { label: string; texto: string; strong?: true }) => (
  <p>
    <span className="text-texto-2">{label}: </span>
    <span dir="auto" className={`whitespace-pre-line wrap-anywhere ${strong ? 'font-semibold' : ''}`}>
      {texto}
    </span>
  </p>
)
