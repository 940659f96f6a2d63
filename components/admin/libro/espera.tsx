import type { Dia } from '@/lib/admin/libro/shapes.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import { MESA, personasText } from './labels.ts'

export function Espera({ espera }: Pick<Dia, 'espera'>) {
  if (espera.length === 0) return null
  return (
    <section aria-labelledby="s-espera" className="mt-8">
      <h2 id="s-espera" className="border-b-[1.5px] border-texto pb-2 font-serif text-2xl font-medium">
        Lista de espera
      </h2>
      <ul>
        {espera.map((e) => (
          <li key={e.id} className="flex flex-wrap items-baseline gap-x-3 border-b border-linea py-2.5">
            <span className="font-semibold tabular-nums">{e.hora}</span>
            <bdi className="font-semibold">{e.nombre}</bdi>
            <span>
              {personasText(e.personas)}, {MESA[e.mesa]}
            </span>
            <a href={`tel:${e.telefono}`} className="underline underline-offset-4">
              {groupDigits(e.telefono)}
            </a>
            <span className="text-sm text-texto-2">
              {e.propuesta
                ? 'Le hemos propuesto esta mesa'
                : e.estado === 'ofrecida'
                  ? 'Tiene una mesa ofrecida'
                  : 'Espera'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
