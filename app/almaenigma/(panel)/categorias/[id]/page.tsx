import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RowEditor } from '@/components/admin/form/row-editor.tsx'
import { getCategoria } from '@/lib/admin/carta/categorias.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { giveBack, removeItem } from '../actions.ts'
import { CategoriaForm } from '../form.tsx'

export const metadata: Metadata = { title: 'Editar categoría' }

export default async function EditCategoriaPage({ params }: PageProps<'/almaenigma/categorias/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/categorias/${id}`)
  const categoria = await getCategoria(db, id)
  if (!categoria) notFound()
  return (
    <div className="max-w-4xl">
      <RowEditor
        id={categoria.id}
        nombre={categoria.nombre}
        status={categoria.visible ? 'Publicada.' : 'Oculta.'}
        back="/almaenigma/categorias"
        actions={{ removeItem, giveBack }}
        consequence="Solo se puede borrar una categoría vacía. Si tiene algo dentro, ocúltala: deja de verse con todo lo suyo. Durante 8 segundos podrás deshacerlo, y después seguirá en la papelera."
      >
        <CategoriaForm categoria={categoria} />
        <VersionHistory tabla="categorias" fila={categoria.id} version={categoria.version} />
      </RowEditor>
    </div>
  )
}
