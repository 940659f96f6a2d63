type Props = { titulo: string; filas: readonly (readonly [nombre: string, n: number])[]; unit: string }

export function Totals({ titulo, filas, unit }: Props) {
  if (filas.length === 0)
    return (
      <p>
        <span className="block font-semibold">{titulo}</span>
        <span className="mt-2 block text-texto-2">Nada en este periodo.</span>
      </p>
    )
  const max = Math.max(1, ...filas.map(([, n]) => n))
  const total = filas.reduce((sum, [, n]) => sum + n, 0)
  return (
    <table className="w-full break-inside-avoid border-collapse text-[0.9063rem] tabular-nums">
      <caption className="pb-2 text-left font-semibold">{titulo}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{titulo}</th>
          <th scope="col">{unit}</th>
          <th scope="col">Parte</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(([nombre, n]) => (
          <tr key={nombre} className="border-b border-linea [&>*]:py-1.5 [&>*]:pr-3">
            <th scope="row" className="w-2/5 text-left font-medium leading-snug">
              {nombre}
            </th>
            <td className="w-16 text-right">{n.toLocaleString('es')}</td>
            <td>
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="block h-3 bg-accion [print-color-adjust:exact]"
                  style={{ width: `${(n / max) * 60}%` }}
                />
                <span className="whitespace-nowrap text-[0.8125rem] text-texto-3">
                  {total > 0 ? Math.round((n / total) * 100) : 0} %
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
