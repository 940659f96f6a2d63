import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RowEditor } from '@/components/admin/form/row-editor.tsx'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getLamina } from '@/lib/admin/muro/galeria-save.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { LaminaForm } from '../form.tsx'
import { giveBack, removeItem } from '../list-actions.ts'

export const metadata: Metadata = { title: 'Editar imagen' }

export default async function EditPrintPage({ params }: PageProps<'/almaenigma/galeria/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/galeria/${id}`)
  const lamina = await getLamina(db, id)
  if (!lamina) notFound()
  return (
    <div className="max-w-4xl">
      <RowEditor
        id={lamina.id}
        nombre={lamina.titulo}
        titleClass="leading-tight wrap-anywhere"
        status={lamina.visible ? 'Publicada.' : 'Oculta.'}
        back="/almaenigma/galeria"
        actions={{ removeItem, giveBack }}
        consequence="Deja de verse en la galería en los cinco idiomas. Durante 8 segundos podrás deshacerlo, y después seguirá en la papelera. Si solo quieres que no se vea, ocúltala."
      >
        <LaminaForm lamina={lamina} />
        <VersionHistory tabla="galeria" fila={lamina.id} version={lamina.version} />
      </RowEditor>
    </div>
  )
}
