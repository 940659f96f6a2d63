import { personasText } from '@/components/admin/libro/labels.ts'
import type { Affected, EnEspera } from '@/lib/admin/libro/cierres.ts'
import { dayAndMonth } from '@/lib/core/date-words.ts'
import { groupDigits } from '@/lib/core/phone.ts'

/**
 * Guests without e-mail whose booking was cancelled by a closing, or who waited there: nobody has told them
 * yet.
 */
export function ToCall({ reservas }: { reservas: readonly (Affected | EnEspera)[] }) {
  if (reservas.length === 0) return null
  return (
    <section aria-labelledby="llamar" className="mt-6 max-w-[900px]">
      <h2 id="llamar" className="font-serif text-2xl font-medium">
        Por llamar
      </h2>
      <p className="mt-2 text-texto-2">
        Su reserva o su espera terminó al cerrar y no tienen correo: solo lo saben si se les llama.
      </p>
      <ul>
        {reservas.map((r) => (
          <li key={r.id} className="flex flex-wrap items-baseline gap-x-3 border-b border-linea py-2">
            <span className="tabular-nums">
              {dayAndMonth(r.fecha, 'es')}, {r.hora}
            </span>
            <bdi className="font-semibold wrap-anywhere">{r.nombre}</bdi>
            <span className="tabular-nums">{personasText(r.personas)}</span>
            {r.estado === 'cerrada' && <span className="text-texto-2">esperaba mesa</span>}
            {r.telefono ? (
              <a
                href={`tel:${r.telefono}`}
                className="inline-flex min-h-8 items-center tabular-nums underline underline-offset-4"
              >
                {groupDigits(r.telefono)}
              </a>
            ) : (
              <span className="text-texto-2">sin teléfono</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
