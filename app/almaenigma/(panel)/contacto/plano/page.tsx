import type { Metadata } from 'next'
import { countUnread } from '@/lib/admin/contacto/mensajes.ts'
import { CLAVE_PLANO, getPlano } from '@/lib/admin/contacto/plano-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { ContactoTabs } from '../tabs.tsx'
import { PlanoForm } from './form.tsx'

export const metadata: Metadata = { title: 'Plano del puerto' }

const PATH = '/almaenigma/contacto/plano'

export default async function Plano() {
  const db = await adminDb(PATH)
  const [{ version, plano }, newCount] = await Promise.all([getPlano(db), countUnread(db)])
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Plano del puerto</h1>
        <ContactoTabs current={PATH} newCount={newCount} />
        <p className="mt-4 max-w-prose text-texto-2">
          El dibujo de la página de contacto. Arrastra cada señal a su sitio, o muévela con las flechas del
          teclado o con los números. Sin la casa no se enseña ningún plano.
        </p>
      </header>
      <PlanoForm version={version} plano={plano} />
      <VersionHistory tabla="ajustes" fila={CLAVE_PLANO} version={version || null} />
    </div>
  )
}
