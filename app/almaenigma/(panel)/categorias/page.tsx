import type { Metadata } from 'next'
import Link from 'next/link'
import { Table } from '@/components/admin/list/list-table.tsx'
import { Sortable } from '@/components/admin/list/order.tsx'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { type Categoria, listCategorias, TIPOS, type Tipo } from '@/lib/admin/carta/categorias.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { sort } from './actions.ts'
import { CategoriaListRow } from './row.tsx'

export const metadata: Metadata = { title: 'Categorías' }

const TITULO = { plato: 'De platos', bebida: 'De bebidas' } as const satisfies Record<Tipo, string>

function Group({ tipo, categorias }: { tipo: Tipo; categorias: readonly Categoria[] }) {
  return (
    <section aria-labelledby={`c-${tipo}`} className="mt-8">
      <h2 id={`c-${tipo}`} className="font-serif text-xl font-medium">
        {TITULO[tipo]}
      </h2>
      {categorias.length === 0 ? (
        <p className="py-4 text-texto-2">Todavía no hay ninguna.</p>
      ) : (
        <Table handle="Orden" handleClass="w-8" name="Categoría">
          <Sortable
            action={sort}
            items={categorias.map((categoria) => ({
              id: categoria.id,
              nombre: categoria.nombre,
              group: tipo,
              row: <CategoriaListRow categoria={categoria} />,
            }))}
          />
        </Table>
      )}
    </section>
  )
}

export default async function Categorias() {
  const db = await adminDb('/almaenigma/categorias')
  const all = await listCategorias(db)
  return (
    <div className="max-w-4xl px-4 pb-24 pt-5 movil:px-7 movil:pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto font-serif text-[2rem] font-medium leading-none tracking-tight">Categorías</h1>
        <Link href="/almaenigma/categorias/nueva" prefetch={false} className={BUTTON.lleno}>
          <Icon name="mas" />
          Nueva categoría
        </Link>
      </div>
      <p className="mt-2 max-w-prose text-texto-2">
        Los apartados de la carta, en su orden. Al ocultar uno deja de verse todo lo que tiene dentro.
      </p>
      {TIPOS.map((tipo) => (
        <Group key={tipo} tipo={tipo} categorias={all.filter((c) => c.tipo === tipo)} />
      ))}
    </div>
  )
}
