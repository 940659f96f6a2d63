import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Editor } from '@/components/admin/form/editor.tsx'
import { DeleteButton } from '@/components/admin/parts/delete.tsx'
import { getBebida } from '@/lib/admin/carta/bebida-save.ts'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listCategoriasDeBebidas } from '@/lib/admin/list/options.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { estadoDeFila } from '../../row-state.ts'
import { BebidaForm } from '../form.tsx'
import { giveBack, removeItem } from '../list-actions.ts'
import { ListScreen } from '../view.tsx'

export const metadata: Metadata = { title: 'Editar bebida' }

export default async function EditBebidaPage({
  params,
  searchParams,
}: PageProps<'/almaenigma/bebidas/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/bebidas/${id}`)
  const [bebida, categorias, alergenos] = await Promise.all([
    getBebida(db, id),
    listCategoriasDeBebidas(db),
    listAlergenos(db),
  ])
  if (!bebida) notFound()
  const { estado, firma, ultimo } = await estadoDeFila(db, 'bebidas', bebida)
  return (
    <ListScreen db={db} view={viewOf(await searchParams)} chosen={bebida.id}>
      <Editor
        titulo={bebida.nombre}
        estado={estado}
        back="/almaenigma/bebidas"
        verbs={
          <DeleteButton
            id={bebida.id}
            nombre={bebida.nombre}
            removeItem={removeItem}
            restore={giveBack}
            back="/almaenigma/bebidas"
            consequence={
              <p>
                Deja de verse en la carta en los cinco idiomas y se borran sus precios, sus alérgenos y sus
                traducciones. Durante 8 segundos podrás deshacerlo. Si solo quieres que no se vea, ocúltala.
              </p>
            }
          />
        }
      >
        <BebidaForm {...{ bebida, firma, ultimo, categorias, alergenos }} />
        <VersionHistory tabla="bebidas" fila={bebida.id} version={bebida.version} />
      </Editor>
    </ListScreen>
  )
}
