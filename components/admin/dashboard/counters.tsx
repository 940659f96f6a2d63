import Link from 'next/link'
import { Scrollable } from '../parts/scrollable.tsx'
import { IDIOMAS, type Idioma, NOMBRE_IDIOMA } from '../translations/completeness.ts'

type Estado = 'completa' | 'borrador' | 'vieja' | 'falta'
type TranslationCell = { tabla: string; idioma: Idioma } & Record<Estado, number>
export type Entity = { tabla: string; nombre: string; href: string }

const ESTADO = {
  falta: { nombre: 'sin traducir', className: 'text-texto shadow-[inset_0_0_0_1.5px_var(--borde)]' },
  vieja: {
    nombre: 'con el español cambiado',
    className: 'bg-(--limon-velo) text-texto shadow-[inset_0_0_0_1px_var(--borde)]',
  },
  borrador: { nombre: 'en borrador', className: 'border border-dashed border-borde text-texto' },
} as const satisfies Record<Exclude<Estado, 'completa'>, { nombre: string; className: string }>
const INCOMPLETE = ['falta', 'vieja', 'borrador'] as const

type Props = { entities: readonly Entity[]; cells: readonly TranslationCell[] }

export function TranslationBoard({ entities, cells }: Props) {
  const de = (tabla: string, idioma: Idioma) =>
    cells.find((cell) => cell.tabla === tabla && cell.idioma === idioma)
  return (
    <section aria-labelledby="traducciones" className="min-w-0">
      <h2 id="traducciones" className="font-serif text-2xl font-medium">
        Traducciones
      </h2>
      <p className="mt-1 text-texto-2">
        Lo que falta se enseña en español. <Legend />
      </p>
      <Scrollable label="Tabla de traducciones" className="mt-4">
        <table className="w-full movil:min-w-[34rem] border-collapse text-[0.9063rem]">
          <thead>
            <tr className="border-y border-linea text-left text-[0.8125rem] text-texto-3 [&>th]:py-2.5 [&>th]:pr-3 [&>th]:font-medium">
              <th scope="col">Textos</th>
              {IDIOMAS.map((idioma) => (
                <th key={idioma} scope="col" lang={idioma}>
                  <abbr title={NOMBRE_IDIOMA[idioma]} className="uppercase no-underline movil:hidden">
                    {idioma}
                  </abbr>
                  <span className="max-movil:hidden">{NOMBRE_IDIOMA[idioma]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entities.map(({ tabla, nombre, href }) => (
              <tr key={tabla} className="border-b border-linea [&>*]:py-2 [&>*]:pr-2 movil:[&>*]:pr-3">
                <th scope="row" className="text-left font-medium">
                  {nombre}
                </th>
                {IDIOMAS.map((idioma) => (
                  <td key={idioma}>
                    <Numbers
                      cell={de(tabla, idioma)}
                      href={href}
                      que={`${nombre}, ${NOMBRE_IDIOMA[idioma]}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
    </section>
  )
}

const Legend = () => (
  <span className="inline-flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem] text-texto-3">
    {INCOMPLETE.map((estado) => (
      <span key={estado} className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={`inline-block size-3.5 rounded-xs ${ESTADO[estado].className}`} />
        {ESTADO[estado].nombre}
      </span>
    ))}
  </span>
)

function Numbers({
  cell,
  href,
  que: what,
}: {
  cell: TranslationCell | undefined
  href: string
  que: string
}) {
  if (!cell) return <span className="text-texto-3">0</span>
  const total = cell.completa + cell.borrador + cell.vieja + cell.falta
  return (
    <span className="flex flex-wrap items-center gap-1.5 tabular-nums">
      <span className={cell.completa === total ? 'text-exito' : 'text-texto-2'}>
        {cell.completa}
        <span className="text-texto-3">
          <span aria-hidden="true">/</span>
          <span className="sr-only"> completos de </span>
          {total}
        </span>
      </span>
      {INCOMPLETE.filter((estado) => cell[estado] > 0).map((estado) => (
        <Link
          key={estado}
          href={href}
          prefetch={false}
          title={`${cell[estado]} ${ESTADO[estado].nombre}`}
          className={`inline-grid min-h-6 min-w-6 place-items-center rounded-xs px-1.5 font-semibold leading-6 hover:underline ${ESTADO[estado].className}`}
        >
          {cell[estado]}
          <span className="sr-only">
            {' '}
            {ESTADO[estado].nombre}: {what}
          </span>
        </Link>
      ))}
    </span>
  )
}
