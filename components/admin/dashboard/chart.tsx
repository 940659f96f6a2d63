export type Dia = { dia: string; short: string; long: string; hoy: boolean; comida: number; cena: number }

const HEIGHT = 120
const HEADROOM = 10
/** The drawing is as wide for few columns as for many, so that its text always has one size. */
const CHART_WIDTH = 440

/** A round number at or above the highest column, for the line at the top. */
const ceiling = (max: number): number => {
  const steps = [4, 10, 20, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1000]
  return steps.find((step) => step >= max) ?? Math.ceil(max / 500) * 500
}

/** Every so many columns a label, and today's, which the others make room for. */
function hasLabel(dias: readonly Dia[], i: number): boolean {
  const interval = 7 * Math.max(1, Math.ceil(dias.length / 49))
  const nearby = Math.floor(interval / 2)
  return (
    dias[i]?.hoy ||
    (i % interval === 0 && !dias.slice(Math.max(0, i - nearby), i + nearby + 1).some(({ hoy }) => hoy))
  )
}

type Props = {
  id: string
  title: string
  unit: string
  dias: readonly Dia[]
  columnLabel?: 'Día' | 'Semana'
}

/**
 * Columns by day, lunch below and dinner above, drawn by the server; the same figures follow as a table for whoever
 * cannot see or read the drawing.
 */
export function Chart({ id, title, unit, dias, columnLabel = 'Día' }: Props) {
  const max = ceiling(Math.max(0, ...dias.map(({ comida, cena }) => comida + cena)))
  const h = (n: number) => (n / max) * HEIGHT
  const width = CHART_WIDTH
  const columnWidth = CHART_WIDTH / Math.max(1, dias.length)
  const barWidth = Math.min(24, columnWidth * 0.72)
  const total = dias.reduce((sum, { comida, cena }) => sum + comida + cena, 0)
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="font-semibold">
        {title}
        <span className="ml-2 text-sm font-normal tabular-nums text-texto-3">
          {total.toLocaleString('es')} en total
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width + 40} ${HEIGHT + HEADROOM + 26}`}
        className="mt-2 block w-full max-w-[720px] [font-size:18px] movil:[font-size:11px] print:[font-size:11px]"
        aria-hidden="true"
      >
        {[0, max / 2, max].map((n) => (
          <g key={n}>
            <line
              x1="0"
              x2={width}
              y1={HEIGHT - h(n) + HEADROOM}
              y2={HEIGHT - h(n) + HEADROOM}
              className="stroke-linea"
              strokeWidth="1"
            />
            <text x={width + 4} y={HEIGHT - h(n) + HEADROOM + 4} className="fill-texto-3">
              {n}
            </text>
          </g>
        ))}
        {dias.map(({ dia, short, hoy, comida, cena }, i) => (
          <g key={dia} transform={`translate(${i * columnWidth + (columnWidth - barWidth) / 2} ${HEADROOM})`}>
            {hoy && (
              <rect
                x={(barWidth - columnWidth) / 2}
                y="0"
                width={columnWidth}
                height={HEIGHT}
                className="fill-(--limon-velo)"
              />
            )}
            <rect
              y={HEIGHT - h(comida)}
              width={barWidth}
              height={h(comida)}
              className="fill-limon stroke-texto"
              strokeWidth="0.75"
            />
            <rect y={HEIGHT - h(comida + cena)} width={barWidth} height={h(cena)} className="fill-accion" />
            {hasLabel(dias, i) && (
              <text
                x={i === 0 ? 0 : barWidth / 2}
                y={HEIGHT + 20}
                textAnchor={i === 0 ? 'start' : 'middle'}
                className="fill-texto-3"
              >
                {short}
              </text>
            )}
          </g>
        ))}
      </svg>
      {/* On paper the table is open: there is nothing to press. */}
      <details className="mt-1 text-sm print:[&::details-content]:[content-visibility:visible]">
        <summary className="print:hidden inline-flex min-h-8 cursor-pointer items-center text-texto-2 underline underline-offset-4">
          Ver {unit} en una tabla
        </summary>
        <table className="mt-2 border-collapse tabular-nums">
          <thead>
            <tr className="border-b border-linea text-left text-texto-3 [&>th]:py-1.5 [&>th]:pr-6 [&>th]:font-medium [&>th+th]:text-right">
              <th scope="col">{columnLabel}</th>
              <th scope="col">Comida</th>
              <th scope="col">Cena</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {dias.map(({ dia, long: length, comida, cena }) => (
              <tr key={dia} className="border-b border-linea [&>*]:py-1 [&>*]:pr-6 [&>td]:text-right">
                <th scope="row" className="text-left font-normal">
                  {length}
                </th>
                <td>{comida}</td>
                <td>{cena}</td>
                <td>{comida + cena}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

export const ChartLegend = () => (
  <p className="flex gap-4 text-[0.8125rem] text-texto-3">
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className="inline-block size-3.5 border border-texto bg-limon [print-color-adjust:exact]"
      />
      Comida
    </span>
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-block size-3.5 bg-accion [print-color-adjust:exact]" />
      Cena
    </span>
  </p>
)
