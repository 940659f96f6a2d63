import type { Metadata } from 'next'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { LaminaForm } from '../form.tsx'

export const metadata: Metadata = { title: 'Nueva imagen' }

export default async function NewPrintPage() {
  await adminDb('/almaenigma/galeria/nueva')
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Nueva imagen</h1>
        <p className="mt-2 text-sm text-texto-3">
          Se publica al guardarla, la última de la galería, salvo que quites «Visible en la web».
        </p>
      </header>
      <LaminaForm lamina={null} />
    </div>
  )
}
