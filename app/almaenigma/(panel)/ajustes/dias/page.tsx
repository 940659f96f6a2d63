import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { CLAVE_DIAS, claveOf, type Dia, getDias } from '@/lib/admin/casa/special-days-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { VersionHistory } from '../../historial/versions.tsx'
import { AjustesTabs } from '../tabs.tsx'
import { DIAS, diaSummary, pageOf, when } from './labels.ts'

export const metadata: Metadata = { title: 'Días especiales' }

const List = ({ dias }: { dias: readonly Dia[] }) => (
  <ul className="mt-3 border-t border-linea">
    {dias.map((dia) => (
      <li key={claveOf(dia)} className="border-b border-linea py-2.5">
        <Link
          href={pageOf(dia)}
          prefetch={false}
          className="block font-semibold leading-snug first-letter:uppercase hover:underline"
        >
          {when(dia)}
        </Link>
        <span className="mt-0.5 block text-sm text-texto-2">
          {diaSummary(dia)}
          {dia.motivo && `. ${dia.motivo}`}
        </span>
      </li>
    ))}
  </ul>
)

export default async function SpecialDiasPage() {
  const { version, lista } = await getDias(await adminDb(DIAS))
  const today = wallClock(Date.now()).fecha
  const upcoming = lista.filter(({ hasta }) => hasta >= today)
  const past = lista.filter(({ hasta }) => hasta < today).reverse()
  return (
    <div className="max-w-4xl">
      <header className="px-4 pt-5 movil:px-7 movil:pt-6">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Días especiales</h1>
          <Link href={`${DIAS}/nuevo`} prefetch={false} className={`${BUTTON.lleno} ml-auto`}>
            <Icon name="mas" />
            Nuevo día
          </Link>
        </div>
        <AjustesTabs current={DIAS} />
        <p className="mt-4 max-w-prose text-texto-2">
          Fiestas, vacaciones, noches con otro horario. La web, el formulario y Enigmito lo saben desde que lo
          guardas. Si alguien ya tiene mesa entonces, lo ves antes de guardar; lo que se cierra con reservas
          se cierra en Cierres, que avisa a cada uno.
        </p>
      </header>
      <div className="px-4 pb-8 pt-4 movil:px-7">
        {upcoming.length > 0 ? (
          <List dias={upcoming} />
        ) : (
          <p className="py-6 text-texto-2">No hay ningún día especial a la vista.</p>
        )}
        {past.length > 0 && (
          <details className="mt-5">
            <summary className="cursor-pointer py-2 font-medium">Los que ya han pasado</summary>
            <List dias={past} />
          </details>
        )}
      </div>
      <VersionHistory tabla="ajustes" fila={CLAVE_DIAS} version={version} />
    </div>
  )
}
