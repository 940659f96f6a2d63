import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { Form } from '@/components/admin/form/form.tsx'
import { ICON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { Idiomas } from '@/components/admin/translations/tabs.tsx'
import { getAlergeno } from '@/lib/admin/carta/alergenos.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { staleIdiomas } from '@/lib/admin/translations/columns.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { saveAlergenoAction } from '../actions.ts'

export const metadata: Metadata = { title: 'Nombre del alérgeno' }

export default async function Alergeno({ params }: PageProps<'/almaenigma/alergenos/[clave]'>) {
  const { clave } = await params
  const db = await adminDb(`/almaenigma/alergenos/${clave}`)
  const fila = await getAlergeno(db, clave)
  if (!fila) notFound()
  return (
    <div className="max-w-4xl">
      <header className="flex items-center gap-3 px-4 pt-5 movil:px-7 movil:pt-6">
        <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
          <use href={`/alergenos.svg#${fila.clave}`} />
        </svg>
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">{fila.nombre}</h1>
        <Link
          href="/almaenigma/alergenos"
          aria-label="Cerrar y volver a la tabla"
          className={`${ICON} ml-auto`}
        >
          <Icon name="cerrar" />
        </Link>
      </header>
      <Form action={saveAlergenoAction} version={fila.version} back="/almaenigma/alergenos">
        <input type="hidden" name="id" value={fila.id} />
        <Idiomas
          campos={[
            {
              campo: 'nombre',
              label: 'Nombre',
              dicho: 'el nombre',
              tipo: 'linea',
              es: fila.nombre,
              max: 80,
              required: true,
            },
          ]}
          traducciones={fila.traducciones}
          stale={staleIdiomas(fila, ['nombre'])}
        />
      </Form>
      <VersionHistory tabla="alergenos" fila={String(fila.id)} version={fila.version} />
    </div>
  )
}
