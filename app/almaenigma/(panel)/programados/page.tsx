import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { listProgramados, type Programado } from '@/lib/admin/carta/programado-save.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { changeParts, ESTADO_NAMES, momentText, PROGRAMADOS, TABLA_NAMES } from './labels.ts'

export const metadata: Metadata = { title: 'Cambios con fecha' }

const List = ({ title, all }: { title: string; all: readonly Programado[] }) =>
  all.length > 0 && (
    <section className="mt-6">
      <h2 className="font-serif text-xl font-medium">{title}</h2>
      <ul className="mt-3 border-t border-linea">
        {all.map((one) => (
          <li key={one.id} className="border-b border-linea py-2.5">
            <Link
              href={`${PROGRAMADOS}/${one.id}`}
              prefetch={false}
              className="block font-semibold leading-snug wrap-anywhere hover:underline"
            >
              {one.ahora?.nombre ?? `${TABLA_NAMES[one.tabla]} que ya no existe`}
            </Link>
            <span className="mt-0.5 block text-sm text-texto-2">
              <span className="font-medium text-texto">{momentText(one)}</span>
              {`: ${changeParts(one.cambio, one.estado === 'pendiente' ? one.ahora : null).join(', ')}`}
              {one.estado !== 'pendiente' && `. ${ESTADO_NAMES[one.estado]}`}
              {one.motivo && `: ${one.motivo}`}
              {one.quien && `. Lo dejó previsto ${one.quien}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )

export default async function ProgramadosPage() {
  const all = await listProgramados(await adminDb(PROGRAMADOS))
  const coming = all.filter(({ estado }) => estado === 'pendiente')
  return (
    <div className="max-w-4xl px-4 pb-10 pt-5 movil:px-7 movil:pt-6">
      <header>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">
            Cambios con fecha
          </h1>
          <Link href={`${PROGRAMADOS}/nuevo`} prefetch={false} className={`${BUTTON.lleno} ml-auto`}>
            <Icon name="mas" />
            Nuevo cambio
          </Link>
        </div>
        <p className="mt-4 max-w-prose text-texto-2">
          Un precio, un plato que entra o sale de la carta, un texto: se hace solo, el día y a la hora que
          digas, y queda en el historial. El horario tiene sus fechas en Ajustes, en Horario por día.
        </p>
      </header>
      {coming.length === 0 && <p className="py-6 text-texto-2">No hay ningún cambio previsto.</p>}
      <List title="Por venir" all={coming} />
      <List
        title="Los que ya han pasado"
        all={all.filter(({ estado }) => estado !== 'pendiente').reverse()}
      />
    </div>
  )
}
