import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { PrintButton } from '@/components/admin/parts/print-button.tsx'
import { SectionTabs } from '@/components/admin/parts/section-tabs.tsx'
import { getMatrix, listAlergenos, MATRIX_TIPOS, type MatrixTipo } from '@/lib/admin/carta/alergenos.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { Matrix, MatrixLegend } from './matrix.tsx'

export const metadata: Metadata = { title: 'Alérgenos' }

const PATH = '/almaenigma/alergenos'
const NOMBRES = { platos: 'Platos', bebidas: 'Bebidas', vinos: 'Vinos' } as const satisfies Record<
  MatrixTipo,
  string
>
const href = (tipo: MatrixTipo, page = 1) => {
  const query = new URLSearchParams({
    ...(tipo === 'platos' ? {} : { de: tipo }),
    ...(page > 1 ? { pagina: String(page) } : {}),
  })
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

export default async function Alergenos({ searchParams }: PageProps<'/almaenigma/alergenos'>) {
  const db = await adminDb(PATH)
  const { de, pagina: asked } = await searchParams
  const tipo = MATRIX_TIPOS.find((name) => name === de) ?? 'platos'
  const page = typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const [alergenos, { filas, hasMore }] = await Promise.all([listAlergenos(db), getMatrix(db, tipo, page)])
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6 print:p-0">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Alérgenos</h1>
        <PrintButton>Imprimir la tabla</PrintButton>
      </div>
      <p className="mt-2 max-w-prose text-texto-2 print:hidden">
        Lo que lleva cada cosa se declara en su ficha. Pulsa un alérgeno para cambiar su nombre en los cinco
        idiomas.
      </p>
      <p className="mt-1 hidden text-sm print:block">
        {NOMBRES[tipo]}, a {dayInWords(wallClock(Date.now()).fecha, 'es')}. Lo que nadie ha firmado puede
        contener cualquiera.
      </p>
      <div className="print:hidden">
        <SectionTabs
          label="De qué"
          current={href(tipo)}
          tabs={MATRIX_TIPOS.map((name) => ({ href: href(name), nombre: NOMBRES[name] }))}
        />
      </div>
      <MatrixLegend />
      {filas.length === 0 ? (
        <p className="py-12 text-texto-2">No hay nada en esta lista.</p>
      ) : (
        <Matrix tipo={tipo} alergenos={alergenos} filas={filas} />
      )}
      <nav aria-label="Páginas" className="mt-6 flex gap-2.5 empty:hidden print:hidden">
        {page > 1 && (
          <Link href={href(tipo, page - 1)} prefetch={false} className={BUTTON.suave}>
            Anteriores
          </Link>
        )}
        {hasMore && (
          <Link href={href(tipo, page + 1)} prefetch={false} className={BUTTON.suave}>
            Siguientes
          </Link>
        )}
      </nav>
    </section>
  )
}
