import type { Metadata } from 'next'
import Link from 'next/link'
import { BOTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/icon.tsx'
import { CLAVE_DIAS, claveDe, type Dia, getDias } from '@/lib/admin/casa/special-days.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { Historia } from '../../historial/versions.tsx'
import { PestanasAjustes } from '../tabs.tsx'
import { cuando, DIAS, paginaDe, quePasa } from './labels.ts'

export const metadata: Metadata = { title: 'Días especiales' }

const Lista = ({ dias }: { dias: readonly Dia[] }) => (
  <ul className="mt-3 border-t border-linea">
    {dias.map((dia) => (
      <li key={claveDe(dia)} className="border-b border-linea py-2.5">
        <Link
          href={paginaDe(dia)}
          prefetch={false}
          className="block font-semibold leading-snug first-letter:uppercase hover:underline"
        >
          {cuando(dia)}
        </Link>
        <span className="mt-0.5 block text-sm text-texto-2">
          {quePasa(dia)}
          {dia.motivo && `. ${dia.motivo}`}
        </span>
      </li>
    ))}
  </ul>
)

/** The days that are not like the others of the week: closings first of all. */
export default async function DiasEspeciales() {
  const { version, lista } = await getDias(await adminDb(DIAS))
  const hoy = wallClock(Date.now()).fecha
  const vienen = lista.filter(({ hasta }) => hasta >= hoy)
  const pasados = lista.filter(({ hasta }) => hasta < hoy).reverse()
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Días especiales</h1>
          <Link href={`${DIAS}/nuevo`} prefetch={false} className={`${BOTON.lleno} ml-auto`}>
            <Icon name="mas" />
            Nuevo día
          </Link>
        </div>
        <PestanasAjustes actual={DIAS} />
        <p className="mt-4 max-w-prose text-texto-2">
          Fiestas, vacaciones, noches con otro horario. La web, el formulario y Enigmito lo saben desde que lo
          guardas. Lo que ya está reservado esos días no cambia: míralo en Reservas y avisa a quien haga
          falta.
        </p>
      </header>
      <div className="px-4 pb-8 pt-4 movil:px-7">
        {vienen.length > 0 ? (
          <Lista dias={vienen} />
        ) : (
          <p className="py-6 text-texto-2">No hay ningún día especial a la vista.</p>
        )}
        {pasados.length > 0 && (
          <details className="mt-5">
            <summary className="cursor-pointer py-2 font-medium">Los que ya han pasado</summary>
            <Lista dias={pasados} />
          </details>
        )}
      </div>
      <Historia tabla="ajustes" fila={CLAVE_DIAS} version={version} />
    </div>
  )
}
