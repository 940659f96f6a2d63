import Link from 'next/link'
import { BUTTON, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { authorName } from '@/lib/admin/historial/diff.ts'
import { SECTIONS } from '@/lib/admin/historial/labels.ts'
import type { Filter } from './query.ts'

type Props = {
  filter: Filter
  people: readonly { quien: string; nombre: string | null }[]
  /** Where everything is shown again; null where it is. */
  clearHref: string | null
}

export function Filters({ filter, people, clearHref }: Props) {
  return (
    <form
      method="get"
      className="mt-5 grid max-w-[900px] grid-cols-2 items-end gap-3 movil:grid-cols-[1fr_1fr_auto_auto_auto]"
    >
      <div className="max-movil:col-span-2">
        <label htmlFor="seccion" className={LABEL}>
          Sección
        </label>
        <select id="seccion" name="seccion" defaultValue={filter.seccion} className={INPUT}>
          <option value="">Todas</option>
          {SECTIONS.map(({ tabla, nombre }) => (
            <option key={tabla} value={tabla}>
              {nombre}
            </option>
          ))}
        </select>
      </div>
      <div className="max-movil:col-span-2">
        <label htmlFor="quien" className={LABEL}>
          Persona
        </label>
        <select id="quien" name="quien" defaultValue={filter.quien} className={INPUT}>
          <option value="">Cualquiera</option>
          {people.map(({ quien, nombre }) => (
            <option key={quien} value={quien}>
              {authorName({ quien, quien_nombre: nombre })}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="desde" className={LABEL}>
          Desde
        </label>
        <input id="desde" name="desde" type="date" defaultValue={filter.desde} className={INPUT} />
      </div>
      <div>
        <label htmlFor="hasta" className={LABEL}>
          Hasta
        </label>
        <input id="hasta" name="hasta" type="date" defaultValue={filter.hasta} className={INPUT} />
      </div>
      <div className="flex gap-2.5 max-movil:col-span-2">
        <button type="submit" className={`${BUTTON.linea} min-h-[46px]`}>
          Filtrar
        </button>
        {clearHref && (
          <Link href={clearHref} prefetch={false} className={`${BUTTON.suave} min-h-[46px]`}>
            Ver todo
          </Link>
        )}
      </div>
    </form>
  )
}
