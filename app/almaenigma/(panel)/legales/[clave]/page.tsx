import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { AreaField, Group, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { ICON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { getLegal, IDIOMAS_LEGALES, type IdiomaLegal, MAX_BODY } from '@/lib/admin/casa/legales.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { saveLegalAction } from '../actions.ts'

export const metadata: Metadata = { title: 'Editar texto legal' }

const MARKUP_HINT = 'Apartados con ##, listas con - y **negrita**.'
const IDIOMAS = Object.keys(IDIOMAS_LEGALES) as IdiomaLegal[]

export default async function EditLegalPage({ params }: PageProps<'/almaenigma/legales/[clave]'>) {
  const { clave } = await params
  const db = await adminDb(`/almaenigma/legales/${clave}`)
  const texto = await getLegal(db, clave.replaceAll('-', '_'))
  if (!texto) notFound()
  return (
    <div className="max-w-4xl">
      <header className="flex items-start gap-3 px-4 pt-5 movil:px-7 movil:pt-6">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">{texto.titulo}</h1>
        <Link
          href="/almaenigma/legales"
          aria-label="Cerrar y volver a la lista"
          className={`ml-auto ${ICON}`}
        >
          <Icon name="cerrar" />
        </Link>
      </header>
      <Form action={saveLegalAction} version={texto.revision} back="/almaenigma/legales">
        <input type="hidden" name="id" value={texto.id} />
        <TextField
          name="edicion"
          label="Versión"
          value={texto.version}
          required
          max={10}
          hint="Una versión nueva pide a cada cliente que vuelva a aceptar el texto."
        />
        <TextField name="vigente_desde" label="Vigente desde" value={texto.vigente_desde} required max={10} />
        <Group title="Español">
          <TextField name="titulo" label="Título" value={texto.titulo} required max={120} />
          <AreaField
            name="cuerpo"
            label="Texto"
            value={texto.cuerpo}
            max={MAX_BODY}
            rows={12}
            hint={MARKUP_HINT}
          />
        </Group>
        {IDIOMAS.map((idioma) => (
          <Group key={idioma} title={IDIOMAS_LEGALES[idioma]}>
            <TextField
              name={`traducciones.${idioma}.titulo`}
              label={`Título en ${IDIOMAS_LEGALES[idioma].toLowerCase()}`}
              value={texto.traducciones[idioma]?.titulo ?? ''}
              lang={idioma}
              max={120}
            />
            <AreaField
              name={`traducciones.${idioma}.cuerpo`}
              label={`Texto en ${IDIOMAS_LEGALES[idioma].toLowerCase()}`}
              value={texto.traducciones[idioma]?.cuerpo ?? ''}
              lang={idioma}
              max={MAX_BODY}
              rows={8}
            />
          </Group>
        ))}
      </Form>
      <VersionHistory tabla="legales" fila={texto.id} version={texto.revision} />
    </div>
  )
}
