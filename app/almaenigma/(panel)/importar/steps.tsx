import type { Paso } from '@/lib/admin/import/record.ts'

const QUE = { nuevo: 'Nuevo', cambia: 'Cambia', igual: 'Igual', no: 'No se admite' } as const
const COLOR = {
  nuevo: 'bg-(--oliva-velo) text-exito',
  cambia: 'bg-(--anil-velo) text-texto',
  igual: 'bg-fondo-2 text-texto-3',
  no: 'bg-(--gamba-velo) text-error',
} as const

const cuantos = (pasos: readonly Paso[], que: Paso['que']): number =>
  pasos.filter((p) => p.que === que).length

/** A dry run, row by row: what changes from what to what, and why a row is refused. */
export function Pasos({ pasos }: { pasos: readonly Paso[] }) {
  return (
    <section aria-label="Qué haría el archivo">
      <p role="status" className="font-medium">
        Nuevas: {cuantos(pasos, 'nuevo')}. Cambian: {cuantos(pasos, 'cambia')}. Iguales:{' '}
        {cuantos(pasos, 'igual')}. No se admiten: {cuantos(pasos, 'no')}. Todavía no se ha escrito nada.
      </p>
      <ol className="mt-3 border-t border-linea">
        {pasos
          .filter(({ que }) => que !== 'igual')
          .map((paso) => (
            <li key={paso.fila} className="border-b border-linea py-2.5">
              <p className="flex flex-wrap items-baseline gap-2.5">
                <span className={`rounded-xs px-1.5 py-0.5 text-xs font-semibold ${COLOR[paso.que]}`}>
                  {QUE[paso.que]}
                </span>
                <b className="font-semibold">{paso.titulo}</b>
                <span className="text-sm text-texto-3">fila {paso.fila}</span>
              </p>
              {paso.que === 'no' ? (
                <ul className="mt-1.5 text-[0.9375rem] text-error">
                  {paso.motivos.map(({ campo, motivo }) => (
                    <li key={campo}>
                      <b className="font-semibold">{campo}</b>: {motivo}
                    </li>
                  ))}
                </ul>
              ) : (
                <dl className="mt-1.5 grid gap-1 text-[0.9375rem]">
                  {paso.cambios
                    .filter(({ antes, despues }) => antes !== '' || (despues !== '' && despues !== 'no'))
                    .map(({ campo, antes, despues }) => (
                      <div key={campo} className="flex flex-wrap gap-x-2.5 wrap-anywhere">
                        <dt className="text-texto-3">{campo}</dt>
                        <dd>
                          {paso.que === 'cambia' && (
                            <>
                              <del className="text-texto-3">{antes || '(vacío)'}</del>
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
