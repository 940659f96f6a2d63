import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Borrar } from '@/components/admin/borrar.tsx'
import { Editor } from '@/components/admin/editor.tsx'
import { listAlergenos } from '@/lib/admin/firma.ts'
import { vistaDe } from '@/lib/admin/lista.ts'
import { listVinosParaElegir } from '@/lib/admin/opciones.ts'
import { getPlato } from '@/lib/admin/plato-guardar.ts'
import { listCategorias } from '@/lib/admin/platos.ts'
import { adminDb } from '@/lib/admin/sesion.ts'
import { estadoDeFila } from '../../estado-fila.ts'
import { Historia } from '../../historial/historia.tsx'
import { PlatoForm } from '../form.tsx'
import { borrar, devolver } from '../lista-acciones.ts'
import { Pantalla } from '../pantalla.tsx'

export const metadata: Metadata = { title: 'Editar plato' }

export default async function EditarPlato({ params, searchParams }: PageProps<'/almaenigma/platos/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/platos/${id}`)
  const [plato, categorias, alergenos, vinos] = await Promise.all([
    getPlato(db, id),
    listCategorias(db),
    listAlergenos(db),
    listVinosParaElegir(db),
  ])
  if (!plato) notFound()
  const { estado, firma, ultimo } = await estadoDeFila(db, 'platos', plato)
  return (
    <Pantalla db={db} vista={vistaDe(await searchParams)} elegido={plato.id}>
      <Editor
        titulo={plato.nombre}
        estado={estado}
        volver="/almaenigma/platos"
        verbos={
          <Borrar
            id={plato.id}
            nombre={plato.nombre}
            borrar={borrar}
            restaurar={devolver}
            volver="/almaenigma/platos"
            consecuencia={
              <p>
                Deja de verse en la carta en los cinco idiomas y se borran sus precios, sus alérgenos y sus
                traducciones. Durante 8 segundos podrás deshacerlo. Si solo quieres que no se vea, ocúltalo.
              </p>
            }
          />
        }
      >
        <PlatoForm {...{ plato, firma, ultimo, categorias, alergenos, vinos }} />
        <Historia tabla="platos" fila={plato.id} version={plato.version} />
      </Editor>
    </Pantalla>
  )
}
