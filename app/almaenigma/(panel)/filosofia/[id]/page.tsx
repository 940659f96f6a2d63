import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RowEditor } from '@/components/admin/form/row-editor.tsx'
import { getIdea } from '@/lib/admin/casa/filosofia.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { PlannedChanges } from '../../programados/planned.tsx'
import { giveBack, removeItem } from '../actions.ts'
import { IdeaForm } from '../form.tsx'

export const metadata: Metadata = { title: 'Editar sección' }

export default async function EditIdeaPage({ params }: PageProps<'/almaenigma/filosofia/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/filosofia/${id}`)
  const idea = await getIdea(db, id)
  if (!idea) notFound()
  return (
    <div className="max-w-4xl">
      <RowEditor
        id={idea.id}
        nombre={idea.titulo}
        titleClass="leading-tight wrap-anywhere"
        status={idea.visible ? 'Publicada.' : 'Oculta.'}
        back="/almaenigma/filosofia"
        actions={{ removeItem, giveBack }}
        consequence="Deja de leerse en la página de filosofía en los cinco idiomas. Durante 8 segundos podrás deshacerlo, y después seguirá en la papelera. Si solo quieres que no se vea, ocúltala."
      >
        <IdeaForm idea={idea} />
        <PlannedChanges tabla="filosofia" fila={idea.id} />
        <VersionHistory tabla="filosofia" fila={idea.id} version={idea.version} />
      </RowEditor>
    </div>
  )
}
