import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getFooter } from '@/lib/admin/casa/footer-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../historial/versions.tsx'
import { FooterForm } from './form.tsx'

export const metadata: Metadata = { title: 'Pie de página' }

export default async function Footer() {
  const db = await adminDb('/almaenigma/footer')
  const fila = await getFooter(db)
  if (!fila) notFound()
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Pie de página</h1>
        <p className="mt-2 max-w-prose text-texto-2">
          Está al pie de todas las páginas, y de aquí salen el teléfono, el correo y la dirección de toda la
          web.
        </p>
      </header>
      <FooterForm fila={fila} />
      <VersionHistory tabla="footer_info" fila={fila.id} version={fila.version} />
    </div>
  )
}
