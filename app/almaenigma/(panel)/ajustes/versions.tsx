import Link from 'next/link'
import type { Versiones } from '@/lib/admin/casa/ajustes-save.ts'
import { VersionHistory } from '../historial/versions.tsx'

type Props = { base: string; versiones: Versiones; nombreDe: (clave: string) => string; ver: unknown }

export function VersionesDeAjustes({ base, versiones, nombreDe: nombreOf, ver }: Props) {
  const claves = Object.keys(versiones)
  const chosen = claves.find((clave) => clave === ver)
  return (
    <section
      aria-labelledby="versiones"
      className="border-t border-linea px-4 pb-24 pt-6 movil:px-7 movil:pb-10"
    >
      <h2 id="versiones" className="font-serif text-xl font-medium leading-tight">
        Versiones de un ajuste
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {claves.map((clave) => (
          <li key={clave}>
            <Link
              href={`${base}?ver=${clave}#versiones`}
              prefetch={false}
              aria-current={clave === chosen ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded-xs bg-fondo-2 px-3 text-sm hover:bg-fondo-3 aria-[current]:bg-accion aria-[current]:font-semibold aria-[current]:text-accion-sobre"
            >
              {nombreOf(clave)}
            </Link>
          </li>
        ))}
      </ul>
      {chosen && (
        <div className="-mx-4 mt-4 movil:-mx-7">
          <VersionHistory tabla="ajustes" fila={chosen} version={versiones[chosen] ?? null} />
        </div>
      )}
    </section>
  )
}
