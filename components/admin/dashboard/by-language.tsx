export type DeIdioma = { idioma: string; nombre: string; reservas: number; personas: number }

export function ByIdioma({ idiomas, term }: { idiomas: readonly DeIdioma[]; term: string }) {
  const max = Math.max(1, ...idiomas.map(({ personas }) => personas))
  return (
    <table className="w-full max-w-[720px] border-collapse text-[0.9063rem] tabular-nums">
      <caption className="pb-2 text-left font-semibold">
        Por idioma de la reserva <span className="text-sm font-normal text-texto-3">{term}</span>
      </caption>
      <thead>
        <tr className="border-b border-linea text-left text-[0.8125rem] text-texto-3 [&>th]:py-2 [&>th]:pr-3 [&>th]:font-medium">
          <th scope="col">Idioma</th>
          <th scope="col" className="text-right">
            Reservas
          </th>
          <th scope="col" className="text-right">
            Personas
          </th>
          <td aria-hidden="true" className="w-1/2" />
        </tr>
      </thead>
      <tbody>
        {idiomas.map(({ idioma, nombre, reservas, personas }) => (
          <tr key={idioma} className="border-b border-linea [&>*]:py-1.5 [&>*]:pr-3">
            <th scope="row" lang={idioma} className="text-left font-medium">
              {nombre}
            </th>
            <td className="text-right">{reservas}</td>
            <td className="text-right">{personas}</td>
            <td aria-hidden="true">
              <span className="block h-3 bg-accion" style={{ width: `${(personas / max) * 100}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
