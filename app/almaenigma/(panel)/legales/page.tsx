import type { Metadata } from 'next'
import Link from 'next/link'
import { listLegales } from '@/lib/admin/casa/legales.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'

export const metadata: Metadata = { title: 'Textos legales' }

const DIA = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })
const dia = (fecha: string): string => DIA.format(Date.parse(`${fecha}T00:00:00Z`))

export default async function Legales() {
  const textos = await listLegales(await adminDb('/almaenigma/legales'))
  return (
    <div className="max-w-3xl px-4 py-6 movil:px-7">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Textos legales</h1>
      <p className="mt-3 max-w-[60ch] text-texto-2">
        Lo que aceptan quienes abren una cuenta queda anotado con su versión. Si cambias un texto que alguien
        ha aceptado, ponle una versión nueva: al volver se les pedirá que lo acepten otra vez.
      </p>
      <ul className="mt-6 border-t border-linea">
        {textos.map(({ id, clave, titulo, version, vigente_desde }) => (
          <li key={id} className="border-b border-linea">
            <Link
              href={`/almaenigma/legales/${clave.replaceAll('_', '-')}`}
              className="flex flex-wrap items-baseline gap-x-4 py-3.5 hover:underline"
            >
              <span className="font-serif text-xl font-medium">{titulo}</span>
              <span className="text-sm text-texto-3">
                Versión {version}, vigente desde el {dia(vigente_desde)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
