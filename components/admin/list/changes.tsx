import type { Preview } from '@/lib/admin/list/batch-form.ts'

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' })
const euros = (cents: number): string => EUROS.format(cents / 100)
const FORMAT: Readonly<Record<string, string>> = {
  unico: '',
  '100g': '100 g',
  media: 'media',
  racion: 'ración',
}

export function PriceChanges({ preview, nombre }: { preview: Preview; nombre: (n: number) => string }) {
  if (preview.error)
    return (
      <p role="alert" className="mb-3 font-medium text-error">
        {preview.error}
      </p>
    )
  return (
    <section aria-label="Precios antes y después" className="mb-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the arrow keys must reach it. */}
      <div tabIndex={0} className="max-h-[40vh] overflow-auto rounded-xs border border-linea bg-fondo">
        <table className="w-full border-collapse text-[0.9375rem] tabular-nums [&_td]:border-b [&_td]:border-linea [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-2 [&_th]:text-[0.8125rem] [&_th]:font-medium [&_th]:text-texto-3">
          <thead>
            <tr className="text-left">
              <th scope="col">Nombre</th>
              <th scope="col" className="text-right">
                Ahora
              </th>
              <th scope="col" className="text-right">
                Después
              </th>
            </tr>
          </thead>
          <tbody>
            {preview.cambios.flatMap(({ id, nombre: which, precios }) =>
              precios.map(({ de, antes: before, despues }) => (
                <tr key={`${id} ${de}`}>
                  <td>
                    {which}
                    <span className="text-texto-3"> {FORMAT[de] ?? de}</span>
                  </td>
                  <td className="text-right">{euros(before)}</td>
                  <td className={`text-right ${before === despues ? 'text-texto-3' : 'font-semibold'}`}>
                    {before === despues ? 'igual' : euros(despues)}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      <p role="status" className="mt-1.5 text-sm">
        {preview.cambios.length < preview.total
          ? `Se muestran ${preview.cambios.length} de ${nombre(preview.total)}.`
          : `Cambian los precios de ${nombre(preview.total)}. Todavía no se ha guardado nada.`}
      </p>
    </section>
  )
}
