import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { ICON } from '@/components/admin/parts/classes.ts'
import { DeleteButton } from '@/components/admin/parts/delete.tsx'
import { Icon } from '@/components/admin/parts/icon.tsx'
import { getPregunta, listPreguntas } from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { giveBackPregunta, removePregunta } from '../actions.ts'
import { PreguntaForm } from '../form.tsx'

export const metadata: Metadata = { title: 'Editar pregunta' }

export default async function EditPreguntaPage({
  params,
}: PageProps<'/almaenigma/preguntas-frecuentes/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/preguntas-frecuentes/${id}`)
  const [pregunta, all] = await Promise.all([getPregunta(db, id), listPreguntas(db)])
  if (!pregunta) notFound()
  return (
    <div className="max-w-4xl">
      <header className="flex items-start gap-3 px-4 pt-5 movil:px-7 movil:pt-6">
        <div className="min-w-0">
          <h1 className="font-serif text-[2rem] font-medium leading-tight tracking-tight">
            {pregunta.pregunta}
          </h1>
          <p className="mt-2 text-sm text-texto-3">{pregunta.visible ? 'Publicada.' : 'Oculta.'}</p>
        </div>
        <div className="ml-auto flex items-center gap-1">
          <DeleteButton
            id={pregunta.id}
            nombre={pregunta.pregunta}
            removeItem={removePregunta}
            restore={giveBackPregunta}
            back="/almaenigma/preguntas-frecuentes"
            consequence={
              <p>
                Deja de leerse en la web en los cinco idiomas, y Enigmito deja de contestarla. Durante 8
                segundos podrás deshacerlo, y después seguirá en la papelera.
              </p>
            }
          />
          <Link
            href="/almaenigma/preguntas-frecuentes"
            aria-label="Cerrar y volver a la lista"
            className={ICON}
          >
            <Icon name="cerrar" />
          </Link>
        </div>
      </header>
      <PreguntaForm pregunta={pregunta} takenTemas={all.map(({ tema }) => tema)} tema="" />
      <VersionHistory tabla="preguntas_frecuentes" fila={pregunta.id} version={pregunta.version} />
    </div>
  )
}
