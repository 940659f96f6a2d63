import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Editor } from '@/components/admin/form/editor.tsx'
import { DeleteButton } from '@/components/admin/parts/delete.tsx'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { getPlato } from '@/lib/admin/carta/plato-save.ts'
import { listCategorias } from '@/lib/admin/carta/platos-list.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { viewOf } from '@/lib/admin/list/list.ts'
import { listVinoOptions } from '@/lib/admin/list/options.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { estadoDeFila } from '../../row-state.ts'
import { PlatoForm } from '../form.tsx'
import { giveBack, removeItem } from '../list-actions.ts'
import { ListScreen } from '../view.tsx'

export const metadata: Metadata = { title: 'Editar plato' }

export default async function EditPlatoPage({ params, searchParams }: PageProps<'/almaenigma/platos/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/platos/${id}`)
  const [plato, categorias, alergenos, vinos] = await Promise.all([
    getPlato(db, id),
    listCategorias(db),
    listAlergenos(db),
    listVinoOptions(db),
  ])
  if (!plato) notFound()
  const { estado, firma, ultimo } = await estadoDeFila(db, 'platos', plato)
  return (
    <ListScreen db={db} view={viewOf(await searchParams)} chosen={plato.id}>
      <Editor
        titulo={plato.nombre}
        estado={estado}
        back="/almaenigma/platos"
        verbs={
          <DeleteButton
            id={plato.id}
            nombre={plato.nombre}
            removeItem={removeItem}
            restore={giveBack}
            back="/almaenigma/platos"
            consequence={
              <p>
                Deja de verse en la carta en los cinco idiomas y se borran sus precios, sus alérgenos y sus
                traducciones. Durante 8 segundos podrás deshacerlo. Si solo quieres que no se vea, ocúltalo.
              </p>
            }
          />
        }
      >
        <PlatoForm {...{ plato, firma, ultimo, categorias, alergenos, vinos }} />
        <VersionHistory tabla="platos" fila={plato.id} version={plato.version} />
      </Editor>
    </ListScreen>
  )
}
