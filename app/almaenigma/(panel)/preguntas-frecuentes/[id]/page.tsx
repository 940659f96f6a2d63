import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RowEditor } from '@/components/admin/form/row-editor.tsx'
import { getPregunta, listPreguntas } from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { PlannedChanges } from '../../programados/planned.tsx'
import { giveBack, removeItem } from '../actions.ts'
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
      <RowEditor
        id={pregunta.id}
        nombre={pregunta.pregunta}
        titleClass="leading-tight"
        status={pregunta.visible ? 'Publicada.' : 'Oculta.'}
        back="/almaenigma/preguntas-frecuentes"
        actions={{ removeItem, giveBack }}
        consequence="Deja de leerse en la web en los cinco idiomas, y Enigmito deja de contestarla. Durante 8 segundos podrás deshacerlo, y después seguirá en la papelera."
      >
        <PreguntaForm pregunta={pregunta} takenTemas={all.map(({ tema }) => tema)} tema="" />
        <PlannedChanges tabla="preguntas_frecuentes" fila={pregunta.id} />
        <VersionHistory tabla="preguntas_frecuentes" fila={pregunta.id} version={pregunta.version} />
      </RowEditor>
    </div>
  )
}
