import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Editor } from '@/components/admin/form/editor.tsx'
import { Borrar } from '@/components/admin/parts/delete.tsx'
import { listAlergenos } from '@/lib/admin/carta/declaration.ts'
import { getVino, listUvas } from '@/lib/admin/cava/vino-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { vistaDe } from '@/lib/admin/list/list.ts'
import { listPlatosParaElegir } from '@/lib/admin/list/options.ts'
import { Historia } from '../../historial/versions.tsx'
import { estadoDeFila } from '../../row-state.ts'
import { VinoForm } from '../form.tsx'
import { borrar, devolver } from '../list-actions.ts'
import { Pantalla } from '../view.tsx'

export const metadata: Metadata = { title: 'Editar vino' }

export default async function EditarVino({ params, searchParams }: PageProps<'/almaenigma/vinos/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/vinos/${id}`)
  const [vino, uvas, platos, alergenos] = await Promise.all([
    getVino(db, id),
    listUvas(db),
    listPlatosParaElegir(db),
    listAlergenos(db),
  ])
  if (!vino) notFound()
  const { estado, firma, ultimo } = await estadoDeFila(db, 'vinos', vino)
  return (
    <Pantalla db={db} vista={vistaDe(await searchParams)} elegido={vino.id}>
      <Editor
        titulo={vino.nombre}
        estado={estado}
        volver="/almaenigma/vinos"
        verbos={
          <Borrar
            id={vino.id}
            nombre={vino.nombre}
            borrar={borrar}
            restaurar={devolver}
            volver="/almaenigma/vinos"
            consecuencia={
              <p>
                Deja de verse en la cava en los cinco idiomas y se borran sus maridajes, sus alérgenos y sus
                traducciones. Durante 8 segundos podrás deshacerlo. Si solo quieres que no se vea, ocúltalo.
              </p>
            }
          />
        }
      >
        <VinoForm {...{ vino, firma, ultimo, uvas, platos, alergenos }} />
        <Historia tabla="vinos" fila={vino.id} version={vino.version} />
      </Editor>
    </Pantalla>
  )
}
