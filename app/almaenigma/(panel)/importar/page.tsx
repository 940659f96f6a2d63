import type { Metadata } from 'next'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { columnsOf, IMPORT_KINDS } from '@/lib/admin/import/import.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { importAction } from './actions.ts'
import { ImportForm } from './form.tsx'

export const metadata: Metadata = { title: 'Importar y exportar' }

const NOMBRE = { platos: 'Platos', bebidas: 'Bebidas', vinos: 'Vinos' } as const

export default async function ImportExportPage() {
  await adminDb('/almaenigma/importar')
  return (
    <div className="max-w-220 px-4 pb-24 pt-5 movil:px-7 movil:pt-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Importar y exportar</h1>
      <section aria-labelledby="exportar" className="mt-6">
        <h2 id="exportar" className="font-serif text-xl font-medium">
          Exportar
        </h2>
        <p className="mt-1.5 text-texto-2">
          El CSV se abre con Excel, Numbers o Hojas de cálculo. Cambia lo que quieras, borra las filas y las
          columnas que no toques, y súbelo aquí abajo.
        </p>
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {IMPORT_KINDS.flatMap((thing) =>
            (['csv', 'json'] as const).map((tipo) => (
              <li key={`${thing}.${tipo}`}>
                <a href={`/almaenigma/importar/${thing}.${tipo}`} download className={BUTTON.linea}>
                  {NOMBRE[thing]} en {tipo.toUpperCase()}
                </a>
              </li>
            )),
          )}
        </ul>
      </section>
      <section aria-labelledby="importar" className="mt-9">
        <h2 id="importar" className="font-serif text-xl font-medium">
          Importar
        </h2>
        <p className="mt-1.5 text-texto-2">
          Primero se prueba: verás fila a fila qué cambiaría y qué no se admite, sin escribir nada. Las filas
          se reconocen por su columna <code>slug</code>; las que la tienen vacía son nuevas. Lo que no está en
          el archivo se queda como está.
        </p>
        <ImportForm runImport={importAction} />
        <details className="mt-6 text-texto-2">
          <summary className="inline-flex min-h-10 cursor-pointer items-center font-medium underline underline-offset-4">
            Qué columnas hay
          </summary>
          {IMPORT_KINDS.map((thing) => (
            <p key={thing} className="mt-2 text-sm wrap-anywhere">
              <b className="font-semibold">{NOMBRE[thing]}</b>: {columnsOf(thing).join(', ')}.
            </p>
          ))}
          <p className="mt-2 text-sm">
            Varias cosas en una celda se separan con una barra: <code>racion 14,50 | media 8,00</code>,{' '}
            <code>gluten: contiene | leche: puede contener</code>.
          </p>
        </details>
      </section>
    </div>
  )
}
