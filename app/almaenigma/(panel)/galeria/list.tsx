import Link from 'next/link'
import { Sortable } from '@/components/admin/list/order.tsx'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import type { LaminaFila } from '@/lib/admin/muro/galeria.ts'
import { sortLaminas } from './list-actions.ts'
import { Fila } from './row.tsx'

/** The house's own pictures in the order of the page; all on one page, for there are some dozens. */
export function Laminas({ laminas }: { laminas: readonly LaminaFila[] }) {
  if (laminas.length === 0)
    return (
      <div className="grid justify-items-start gap-4 py-12">
        <p className="text-texto-2">La galería está vacía.</p>
        <Link href="/almaenigma/galeria/nueva" prefetch={false} className={BUTTON.suave}>
          Subir la primera imagen
        </Link>
      </div>
    )
  return (
    <table className="mt-1 w-full max-w-4xl border-collapse">
      <thead>
        <tr className="border-b border-linea text-left text-[0.8125rem] text-texto-3 [&>th]:py-3 [&>th]:font-medium">
          <th scope="col" className="w-26">
            <span className="sr-only">Orden</span>
          </th>
          <th scope="col" className="pl-2.5">
            Imagen
          </th>
          <th scope="col" className="max-movil:hidden">
            Idiomas
          </th>
          <th scope="col" className="w-16 text-right">
            Visible
          </th>
        </tr>
      </thead>
      <Sortable
        action={sortLaminas}
        filas={laminas.map((lamina) => ({
          id: lamina.id,
          nombre: lamina.titulo,
          grupo: '',
          fila: <Fila lamina={lamina} />,
        }))}
      />
    </table>
  )
}
