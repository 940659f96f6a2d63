import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { ICON } from '@/components/admin/parts/classes.ts'
import { DeleteButton } from '@/components/admin/parts/delete.tsx'
import { Icon } from '@/components/admin/parts/icon.tsx'
import { getIdea } from '@/lib/admin/casa/filosofia.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { giveBackIdea, removeIdea } from '../actions.ts'
import { IdeaForm } from '../form.tsx'

export const metadata: Metadata = { title: 'Editar sección' }

export default async function EditIdeaPage({ params }: PageProps<'/almaenigma/filosofia/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/filosofia/${id}`)
  const idea = await getIdea(db, id)
  if (!idea) notFound()
  return (
    <div className="max-w-4xl">
      <header className="flex items-start gap-3 px-4 pt-5 movil:px-7 movil:pt-6">
        <div className="min-w-0">
          <h1 className="font-serif text-[2rem] font-medium leading-tight tracking-tight wrap-anywhere">
            {idea.titulo}
          </h1>
          <p className="mt-2 text-sm text-texto-3">{idea.visible ? 'Publicada.' : 'Oculta.'}</p>
        </div>
        <div className="ml-auto flex items-center gap-1">
          <DeleteButton
            id={idea.id}
            nombre={idea.titulo}
            removeItem={removeIdea}
            restore={giveBackIdea}
            back="/almaenigma/filosofia"
            consequence={
              <p>
                Deja de leerse en la página de filosofía en los cinco idiomas. Durante 8 segundos podrás
                deshacerlo, y después seguirá en la papelera. Si solo quieres que no se vea, ocúltala.
              </p>
            }
          />
          <Link href="/almaenigma/filosofia" aria-label="Cerrar y volver a la lista" className={ICON}>
            <Icon name="cerrar" />
          </Link>
        </div>
      </header>
      <IdeaForm idea={idea} />
      <VersionHistory tabla="filosofia" fila={idea.id} version={idea.version} />
    </div>
  )
}
