import Link from 'next/link'
import { BOTON, ENTRADA, ETIQUETA } from '@/components/admin/parts/classes.ts'
import { quienFue } from '@/lib/admin/historial/diff.ts'
import { SECCIONES } from '@/lib/admin/historial/labels.ts'
import type { Filtro } from './query.ts'

type Props = {
  filtro: Filtro
  quienes: readonly { quien: string; nombre: string | null }[]
  /** Where everything is shown again; null where it is. */
  limpiar: string | null
}

/** What of the history is shown: a plain form, whose answer is an address. */
export function Filtros({ filtro, quienes, limpiar }: Props) {
  return (
    <form
      method="get"
      className="mt-5 grid max-w-[900px] grid-cols-2 items-end gap-3 movil:grid-cols-[1fr_1fr_auto_auto_auto]"
    >
      <div className="max-movil:col-span-2">
        <label htmlFor="seccion" className={ETIQUETA}>
          Sección
        </label>
        <select id="seccion" name="seccion" defaultValue={filtro.seccion} className={ENTRADA}>
          <option value="">Todas</option>
          {SECCIONES.map(({ tabla, nombre }) => (
            <option key={tabla} value={tabla}>
              {nombre}
            </option>
          ))}
        </select>
      </div>
      <div className="max-movil:col-span-2">
        <label htmlFor="quien" className={ETIQUETA}>
          Persona
        </label>
        <select id="quien" name="quien" defaultValue={filtro.quien} className={ENTRADA}>
          <option value="">Cualquiera</option>
          {quienes.map(({ quien, nombre }) => (
            <option key={quien} value={quien}>
              {quienFue({ quien, quien_nombre: nombre })}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="desde" className={ETIQUETA}>
          Desde
        </label>
        <input id="desde" name="desde" type="date" defaultValue={filtro.desde} className={ENTRADA} />
      </div>
      <div>
        <label htmlFor="hasta" className={ETIQUETA}>
          Hasta
        </label>
        <input id="hasta" name="hasta" type="date" defaultValue={filtro.hasta} className={ENTRADA} />
      </div>
      <div className="flex gap-2.5 max-movil:col-span-2">
        <button type="submit" className={`${BOTON.linea} min-h-[46px]`}>
          Filtrar
        </button>
        {limpiar && (
          <Link href={limpiar} prefetch={false} className={`${BOTON.suave} min-h-[46px]`}>
            Ver todo
          </Link>
        )}
      </div>
    </form>
  )
}
