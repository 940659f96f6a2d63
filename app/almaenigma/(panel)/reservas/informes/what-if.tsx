import { personasText } from '@/components/admin/libro/labels.ts'
import { BUTTON, HINT, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import type { Period, QueSi } from '@/lib/admin/libro/informe.ts'
import { shortDia } from '../labels.ts'

type Props = {
  path: string
  period: Period
  params: Record<'interior' | 'exterior', number | null>
  whatIf: QueSi | null
  pregunta: boolean
}
export const WhatIf = ({ path, period, params, whatIf, pregunta }: Props) => (
  <section aria-labelledby="que-si" className="mt-12 max-w-[760px]">
    <h2 id="que-si" className="font-serif text-2xl font-medium">
      ¿Y si hubiera otras plazas?
    </h2>
    <form action={`${path}#que-si`} className="mt-3 flex flex-wrap items-end gap-3">
      <input type="hidden" name="desde" value={period.desde} />
      <input type="hidden" name="hasta" value={period.hasta} />
      {(['interior', 'exterior'] as const).map((mesa) => (
        <div key={mesa}>
          <label htmlFor={mesa} className={LABEL}>
            Plazas en {mesa === 'interior' ? 'la sala' : 'la terraza'}
          </label>
          <input
            id={mesa}
            type="number"
            name={mesa}
            min={0}
            max={999}
            defaultValue={params[mesa] ?? ''}
            className={INPUT}
          />
        </div>
      ))}
      <button type="submit" className={BUTTON.suave}>
        Calcular
      </button>
    </form>
    <p className={HINT}>
      Se repasan las reservas del periodo en el orden en que llegaron. Una zona sin número no tiene límite.
    </p>
    <div aria-live="polite" className="mt-4">
      {pregunta && !whatIf && <p>Para calcularlo, elige arriba un periodo de dos meses como mucho.</p>}
      {whatIf && <Respuesta whatIf={whatIf} />}
    </div>
  </section>
)

const Respuesta = ({ whatIf: { reservas, fuera, fuera_personas, dias } }: { whatIf: QueSi }) =>
  fuera === 0 ? (
    <p className="font-semibold">Habrían cabido las {reservas} reservas.</p>
  ) : (
    <>
      <p className="font-semibold tabular-nums">
        De {reservas} reservas se habrían quedado fuera {fuera} ({personasText(fuera_personas)}), en{' '}
        {dias.length} {dias.length === 1 ? 'día' : 'días'}:
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {dias.map((dia) => (
          <li key={dia}>
            <a
              href={`/almaenigma/reservas?dia=${dia}`}
              className="inline-flex min-h-9 items-center text-[0.9375rem] tabular-nums underline underline-offset-4"
            >
              {shortDia(dia)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
