import type { Metadata } from 'next'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { IdeaForm } from '../form.tsx'

export const metadata: Metadata = { title: 'Nueva sección' }

export default async function NewIdeaPage() {
  await adminDb('/almaenigma/filosofia/nueva')
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Nueva sección</h1>
        <p className="mt-2 text-sm text-texto-3">
          Se publica al guardarla, la última de la página, salvo que quites «Visible en la web».
        </p>
      </header>
      <IdeaForm idea={null} />
    </div>
  )
}
