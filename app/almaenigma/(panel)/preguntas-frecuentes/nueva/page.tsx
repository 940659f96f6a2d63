import type { Metadata } from 'next'
import Link from 'next/link'
import { ICON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { listPreguntas } from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { PreguntaForm } from '../form.tsx'
import { TEMAS } from '../labels.ts'

export const metadata: Metadata = { title: 'Nueva pregunta' }

/** A new question; `?tema=` is the subject that guests asked about in vain. */
export default async function NewPreguntaPage({
  searchParams,
}: PageProps<'/almaenigma/preguntas-frecuentes/nueva'>) {
  const db = await adminDb('/almaenigma/preguntas-frecuentes/nueva')
  const { tema: asked } = await searchParams
  const takenTemas = (await listPreguntas(db)).map(({ tema }) => tema)
  const tema = typeof asked === 'string' && TEMAS[asked] && !takenTemas.includes(asked) ? asked : ''
  return (
    <div className="max-w-4xl">
      <header className="flex items-start gap-3 px-4 pt-5 movil:px-7 movil:pt-6">
        <div>
          <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Nueva pregunta</h1>
          {tema && (
            <p className="mt-2 text-sm text-texto-3">
              Sobre {TEMAS[tema]?.toLowerCase()}, que los clientes preguntan.
            </p>
          )}
        </div>
        <Link
          href="/almaenigma/preguntas-frecuentes"
          aria-label="Cerrar y volver a la lista"
          className={`${ICON} ml-auto`}
        >
          <Icon name="cerrar" />
        </Link>
      </header>
      <PreguntaForm pregunta={null} takenTemas={takenTemas} tema={tema} />
    </div>
  )
}
