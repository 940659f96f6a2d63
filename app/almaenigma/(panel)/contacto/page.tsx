import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getContacto } from '@/lib/admin/contacto/contacto.ts'
import { sinLeer } from '@/lib/admin/contacto/mensajes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { Historia } from '../historial/versions.tsx'
import { ContactoForm } from './form.tsx'
import { PestanasContacto } from './tabs.tsx'

export const metadata: Metadata = { title: 'Contacto' }

const PAGINA = '/almaenigma/contacto'

/** What the contact page tells: how to come, and the point on the map. */
export default async function Contacto() {
  const db = await adminDb(PAGINA)
  const [fila, nuevos] = await Promise.all([getContacto(db), sinLeer(db)])
  if (!fila) notFound()
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Contacto</h1>
        <PestanasContacto actual={PAGINA} nuevos={nuevos} />
      </header>
      <ContactoForm fila={fila} />
      <Historia tabla="contacto" fila={fila.id} version={fila.version} />
    </div>
  )
}
