import type { ImportStep } from '@/lib/admin/import/record.ts'

const WHAT = { nuevo: 'Nuevo', cambia: 'Cambia', igual: 'Igual', no: 'No se admite' } as const
const COLOR = {
  nuevo: 'bg-(--oliva-velo) text-exito',
  cambia: 'bg-(--anil-velo) text-texto',
  igual: 'bg-fondo-2 text-texto-3',
  no: 'bg-(--gamba-velo) text-error',
} as const

const countSteps = (steps: readonly ImportStep[], que: ImportStep['que']): number =>
  steps.filter((p) => p.que === que).length

export function Steps({ steps }: { steps: readonly ImportStep[] }) {
  return (
    <section aria-label="Qué haría el archivo">
      <p role="status" className="font-medium">
        Nuevas: {countSteps(steps, 'nuevo')}. Cambian: {countSteps(steps, 'cambia')}. Iguales:{' '}
        {countSteps(steps, 'igual')}. No se admiten: {countSteps(steps, 'no')}. Todavía no se ha escrito nada.
      </p>
      <ol className="mt-3 border-t border-linea">
        {steps
          .filter(({ que }) => que !== 'igual')
          .map((step) => (
            <li key={step.fila} className="border-b border-linea py-2.5">
              <p className="flex flex-wrap items-baseline gap-2.5">
                <span className={`rounded-xs px-1.5 py-0.5 text-xs font-semibold ${COLOR[step.que]}`}>
                  {WHAT[step.que]}
                </span>
                <b className="font-semibold">{step.titulo}</b>
                <span className="text-sm text-texto-3">fila {step.fila}</span>
              </p>
              {step.que === 'no' ? (
                <ul className="mt-1.5 text-[0.9375rem] text-error">
                  {step.motivos.map(({ campo, motivo }) => (
                    <li key={campo}>
                      <b className="font-semibold">{campo}</b>: {motivo}
                    </li>
                  ))}
                </ul>
              ) : (
                <dl className="mt-1.5 grid gap-1 text-[0.9375rem]">
                  {step.cambios
                    .filter(
                      ({ antes: before, despues }) => before !== '' || (despues !== '' && despues !== 'no'),
                    )
                    .map(({ campo, antes: before, despues }) => (
                      <div key={campo} className="flex flex-wrap gap-x-2.5 wrap-anywhere">
                        <dt className="text-texto-3">{campo}</dt>
                        <dd>
                          {step.que === 'cambia' && (
                            <>
                              <del className="text-texto-3">{before || '(vacío)'}</del>
                              <span aria-hidden="true"> → </span>
                              <span className="sr-only"> pasa a </span>
                            </>
                          )}
                          <ins className="no-underline">{despues || '(vacío)'}</ins>
                        </dd>
                      </div>
                    ))}
                </dl>
              )}
            </li>
          ))}
      </ol>
    </section>
  )
}
