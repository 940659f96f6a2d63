import Link from 'next/link'
import { Table } from '@/components/admin/list/list-table.tsx'
import { Sortable } from '@/components/admin/list/order.tsx'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import type { LaminaRow } from '@/lib/admin/muro/galeria-save.ts'
import { sort } from './list-actions.ts'
import { LaminaListRow } from './row.tsx'

export function LaminaList({ laminas }: { laminas: readonly LaminaRow[] }) {
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
    <Table handle="Orden" handleClass="w-26" name="Imagen" className="max-w-4xl">
      <Sortable
        action={sort}
        items={laminas.map((lamina) => ({
          id: lamina.id,
          nombre: lamina.titulo,
          group: '',
          row: <LaminaListRow lamina={lamina} />,
        }))}
      />
    </Table>
  )
}
