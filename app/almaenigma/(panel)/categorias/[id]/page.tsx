import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Editor } from '@/components/admin/form/editor.tsx'
import { DeleteButton } from '@/components/admin/parts/delete.tsx'
import { getCategoria } from '@/lib/admin/carta/categorias.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { giveBackCategoria, removeCategoria } from '../actions.ts'
import { CategoriaForm } from '../form.tsx'

export const metadata: Metadata = { title: 'Editar categoría' }

export default async function EditCategoriaPage({ params }: PageProps<'/almaenigma/categorias/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/categorias/${id}`)
  const categoria = await getCategoria(db, id)
  if (!categoria) notFound()
  return (
    <div className="max-w-4xl">
      <Editor
        titulo={categoria.nombre}
        estado={categoria.visible ? 'Publicada.' : 'Oculta.'}
        back="/almaenigma/categorias"
        verbs={
          <DeleteButton
            id={categoria.id}
            nombre={categoria.nombre}
            removeItem={removeCategoria}
            restore={giveBackCategoria}
            back="/almaenigma/categorias"
            consequence={
              <p>
                Solo se puede borrar una categoría vacía. Si tiene algo dentro, ocúltala: deja de verse con
                todo lo suyo. Durante 8 segundos podrás deshacerlo.
              </p>
            }
          />
        }
      >
        <CategoriaForm categoria={categoria} />
        <VersionHistory tabla="categorias" fila={categoria.id} version={categoria.version} />
      </Editor>
    </div>
  )
}
