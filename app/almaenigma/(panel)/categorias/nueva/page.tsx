import type { Metadata } from 'next'
import { Editor } from '@/components/admin/form/editor.tsx'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { CategoriaForm } from '../form.tsx'

export const metadata: Metadata = { title: 'Nueva categoría' }

export default async function NewCategoriaPage() {
  await adminDb('/almaenigma/categorias/nueva')
  return (
    <div className="max-w-4xl">
      <Editor
        title="Nueva categoría"
        status="Se ve en la carta en cuanto tenga algo dentro."
        back="/almaenigma/categorias"
      >
        <CategoriaForm categoria={null} />
      </Editor>
    </div>
  )
}
