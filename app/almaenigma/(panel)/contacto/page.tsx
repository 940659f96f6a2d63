import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getContacto } from '@/lib/admin/contacto/contacto.ts'
import { countUnread } from '@/lib/admin/contacto/mensajes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../historial/versions.tsx'
import { ContactoForm } from './form.tsx'
import { ContactoTabs } from './tabs.tsx'

export const metadata: Metadata = { title: 'Contacto' }

const PATH = '/almaenigma/contacto'

export default async function Contacto() {
  const db = await adminDb(PATH)
  const [fila, newCount] = await Promise.all([getContacto(db), countUnread(db)])
  if (!fila) notFound()
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Contacto</h1>
        <ContactoTabs current={PATH} newCount={newCount} />
      </header>
      <ContactoForm fila={fila} />
      <VersionHistory tabla="contacto" fila={fila.id} version={fila.version} />
    </div>
  )
}
