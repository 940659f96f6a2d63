import Link from 'next/link'
import { Scrollable } from '@/components/admin/parts/scrollable.tsx'
import type { AlergenoRow, MatrixRow, MatrixTipo } from '@/lib/admin/carta/alergenos.ts'
import { LEGEND, markOf } from './labels.ts'

type Props = { tipo: MatrixTipo; alergenos: readonly AlergenoRow[]; filas: readonly MatrixRow[] }

export function Matrix({ tipo, alergenos, filas }: Props) {
  const groups = [...new Set(filas.map(({ grupo }) => grupo))]
  return (
    <Scrollable label="Tabla de alérgenos" className="mt-4 print:overflow-visible">
      <table className="w-full min-w-[36rem] border-collapse movil:min-w-[52rem] text-[0.9063rem] print:min-w-0 print:text-[0.625rem]">
        <thead>
          <tr className="border-b-[1.5px] border-texto align-bottom">
            <th
              scope="col"
              className="sticky left-0 z-10 bg-fondo py-2 pr-3 text-left font-medium text-texto-3"
            >
              Nombre
            </th>
            {alergenos.map(({ id, clave, nombre }) => (
              <th key={id} scope="col" className="px-0.5 pb-2 text-center font-medium">
                <Link
                  href={`/almaenigma/alergenos/${clave}`}
                  prefetch={false}
                  className="inline-grid justify-items-center gap-1.5 hover:underline"
                >
                  <span className="[writing-mode:vertical-rl] rotate-180 whitespace-nowrap text-[0.8125rem] print:text-[0.625rem]">
                    {nombre}
                  </span>
                  <svg viewBox="0 0 32 32" className="size-6 print:size-4" aria-hidden="true">
                    <use href={`/alergenos.svg#${clave}`} />
                  </svg>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={alergenos.length + 1}
                className="pb-1.5 pt-4 text-left font-serif text-lg font-medium first-letter:uppercase print:pt-2 print:text-sm"
              >
                {group}
              </th>
            </tr>
            {filas
              .filter((fila) => fila.grupo === group)
              .map((fila) => (
                <MatrixLine key={fila.id} fila={fila} tipo={tipo} alergenos={alergenos} />
              ))}
          </tbody>
        ))}
      </table>
    </Scrollable>
  )
}

function MatrixLine({
  fila,
  tipo,
  alergenos,
}: {
  fila: MatrixRow
  tipo: MatrixTipo
  alergenos: readonly AlergenoRow[]
}) {
  return (
    <tr className="break-inside-avoid border-b border-linea hover:bg-fondo-2">
      <th
        scope="row"
        className="sticky left-0 z-10 max-w-40 bg-fondo py-1.5 pr-3 movil:max-w-64 text-left font-medium wrap-anywhere print:py-0.5"
      >
        <Link href={`/almaenigma/${tipo}/${fila.id}`} prefetch={false} className="hover:underline">
          {fila.nombre}
        </Link>
        {!fila.declarado_en && (
          <span className="block text-[0.8125rem] font-normal text-error">Nadie lo ha firmado</span>
        )}
        {!fila.visible && <span className="block text-[0.8125rem] font-normal text-texto-3">Oculto</span>}
      </th>
      {alergenos.map(({ id, nombre }) => {
        const { sign, label, className } = markOf(fila, id)
        return (
          <td
            key={id}
            title={`${fila.nombre}: ${label} ${nombre.toLowerCase()}`}
            className={`text-center ${className}`}
          >
            <span aria-hidden="true">{sign}</span>
            <span className="sr-only">{label}</span>
          </td>
        )
      })}
    </tr>
  )
}

export const MatrixLegend = () => (
  <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-texto-2">
    {LEGEND.map(({ sign, label, className, means }) => (
      <span key={label} className="inline-flex items-center gap-2">
        <span aria-hidden="true" className={`inline-grid size-6 shrink-0 place-items-center ${className}`}>
          {sign}
        </span>
        {means ? `${label}: ${means}` : label}
      </span>
    ))}
  </p>
)
