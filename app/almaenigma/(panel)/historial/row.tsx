import Link from 'next/link'
import { Diferencia } from '@/components/admin/parts/diff.tsx'
import { cambiosDe, enUnaLinea, type Nombres, quePaso, quienFue } from '@/lib/admin/historial/diff.ts'
import { momento, nombreDeCosa, nombreDeTabla } from '@/lib/admin/historial/labels.ts'
import type { Entrada } from '@/lib/admin/historial/read.ts'

/** So many changes stand in the line; the rest is behind it. */
const EN_LINEA = 3

/** Where a thing is edited, for those that have an address of their own by their id. */
const EDITOR: Readonly<Record<string, string>> = {
  platos: 'platos',
  bebidas: 'bebidas',
  vinos: 'vinos',
  categorias: 'categorias',
  filosofia: 'filosofia',
  galeria: 'galeria',
  preguntas_frecuentes: 'preguntas-frecuentes',
}
function editor({ tabla, fila, despues }: Entrada): string | null {
  const seccion = despues ? EDITOR[tabla] : undefined
  return seccion ? `/almaenigma/${seccion}/${fila}` : null
}

/** One entry of the history: what, of which thing, by whom, when, and what is different. */
export function Apunte({ entrada, nombres }: { entrada: Entrada; nombres: Nombres }) {
  const cambios = cambiosDe(entrada, nombres)
  const resto = cambios.length - EN_LINEA
  const href = editor(entrada)
  const cuando = momento(entrada.hecho_en)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-sm text-texto-3">{nombreDeTabla(entrada.tabla)}</span>
        <b className="font-semibold">
          {href ? (
            <Link href={href} prefetch={false} className="hover:underline">
              {nombreDeCosa(entrada)}
            </Link>
          ) : (
            nombreDeCosa(entrada)
          )}
        </b>
        <span
          className={`rounded-xs px-1.5 py-0.5 text-xs font-semibold ${entrada.operacion === 'baja' ? 'bg-(--gamba-velo) text-error' : 'bg-fondo-3'}`}
        >
          {quePaso(entrada.operacion)}
        </span>
      </p>
      <p className="mt-0.5 text-sm text-texto-2 first-letter:uppercase">
        {quienFue(entrada)}, <time dateTime={entrada.hecho_en}>{cuando}</time>
      </p>
      {cambios.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-10 cursor-pointer py-2 text-sm wrap-anywhere">
            {cambios.slice(0, EN_LINEA).map(enUnaLinea).join(' · ')}
            {resto > 0 && ` · y ${resto} ${resto === 1 ? 'cambio' : 'cambios'} más`}
          </summary>
          <div className="pb-2 pt-1">
            <Diferencia cambios={cambios} />
          </div>
        </details>
      )}
    </>
  )
}
