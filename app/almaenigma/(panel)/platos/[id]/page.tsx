import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { Borrar } from '@/components/admin/borrar.tsx'
import { ICONO } from '@/components/admin/clases.ts'
import { Icon } from '@/components/admin/icon.tsx'
import { firmante, listAlergenos } from '@/lib/admin/firma.ts'
import { vistaDe } from '@/lib/admin/lista.ts'
import { getPlato } from '@/lib/admin/plato-guardar.ts'
import { listCategorias } from '@/lib/admin/platos.ts'
import { adminDb } from '@/lib/admin/sesion.ts'
import { PlatoForm } from '../form.tsx'
import { borrar, devolver } from '../lista-acciones.ts'
import { Pantalla } from '../pantalla.tsx'
import { cuando } from '../textos.ts'

export const metadata: Metadata = { title: 'Editar plato' }

export default async function EditarPlato({ params, searchParams }: PageProps<'/almaenigma/platos/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/platos/${id}`)
  const [plato, categorias, alergenos] = await Promise.all([
    getPlato(db, id),
    listCategorias(db),
    listAlergenos(db),
  ])
  if (!plato) notFound()
  const firma = plato.declarado_en
    ? `Declarados por ${await firmante(db, plato.declarado_por)} el ${cuando(plato.declarado_en)}.`
    : null
  return (
    <Pantalla db={db} vista={vistaDe(await searchParams)} elegido={plato.id}>
      <header className="flex items-start gap-3 px-4 pt-5 movil:px-7 movil:pt-6">
        <div className="min-w-0">
          <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">{plato.nombre}</h1>
          <p className="mt-2 text-sm text-texto-3">
            {plato.visible ? 'Publicado' : 'Oculto'}. Último cambio: {cuando(plato.actualizado_en)}.
          </p>
        </div>
        <div className="ml-auto flex items-center gap-1">
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
          <Link href="/almaenigma/platos" aria-label="Cerrar y volver a la lista" className={ICONO}>
            <Icon name="cerrar" />
          </Link>
        </div>
      </header>
      <PlatoForm plato={plato} firma={firma} categorias={categorias} alergenos={alergenos} />
    </Pantalla>
  )
}
