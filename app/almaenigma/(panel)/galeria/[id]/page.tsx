import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { ICON } from '@/components/admin/parts/classes.ts'
import { DeleteButton } from '@/components/admin/parts/delete.tsx'
import { Icon } from '@/components/admin/parts/icon.tsx'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getLamina } from '@/lib/admin/muro/galeria.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { LaminaForm } from '../form.tsx'
import { giveBackLamina, removePrint } from '../list-actions.ts'

export const metadata: Metadata = { title: 'Editar imagen' }

export default async function EditPrintPage({ params }: PageProps<'/almaenigma/galeria/[id]'>) {
  const { id } = await params
  const db = await adminDb(`/almaenigma/galeria/${id}`)
  const lamina = await getLamina(db, id)
  if (!lamina) notFound()
  return (
    <div className="max-w-4xl">
      <header className="flex items-start gap-3 px-4 pt-5 movil:px-7 movil:pt-6">
        <div className="min-w-0">
          <h1 className="font-serif text-[2rem] font-medium leading-tight tracking-tight wrap-anywhere">
            {lamina.titulo}
          </h1>
          <p className="mt-2 text-sm text-texto-3">{lamina.visible ? 'Publicada.' : 'Oculta.'}</p>
        </div>
        <div className="ml-auto flex items-center gap-1">
          <DeleteButton
            id={lamina.id}
            nombre={lamina.titulo}
            removeItem={removePrint}
            restore={giveBackLamina}
            back="/almaenigma/galeria"
            consequence={
              <p>
                Deja de verse en la galería en los cinco idiomas. Durante 8 segundos podrás deshacerlo, y
                después seguirá en la papelera. Si solo quieres que no se vea, ocúltala.
              </p>
            }
          />
          <Link href="/almaenigma/galeria" aria-label="Cerrar y volver a la lista" className={ICON}>
            <Icon name="cerrar" />
          </Link>
        </div>
      </header>
      <LaminaForm lamina={lamina} />
      <VersionHistory tabla="galeria" fila={lamina.id} version={lamina.version} />
    </div>
  )
}
