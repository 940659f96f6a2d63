import Link from 'next/link'
import { Suspense } from 'react'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { listProgramados, type ThingTable } from '@/lib/admin/carta/programado-save.ts'
import { frameDb } from '@/lib/admin/kit/session.ts'
import { changeParts, momentText, PROGRAMADOS } from './labels.ts'

type Props = { tabla: ThingTable; fila: string }

/** What is to become of a thing, for its editor. It streams after it, and an outage here costs the editor nothing. */
export const PlannedChanges = (props: Props) => (
  <section aria-labelledby="con-fecha" className="border-t border-linea px-4 py-6 movil:px-7">
    <h2 id="con-fecha" className="font-serif text-xl font-medium leading-tight">
      Cambios con fecha
    </h2>
    <Suspense fallback={null}>
      <List {...props} />
    </Suspense>
    <p className="mt-3">
      <Link
        href={`${PROGRAMADOS}/nuevo?tabla=${props.tabla}&fila=${props.fila}`}
        prefetch={false}
        className={BUTTON.suave}
      >
        Cambiar en una fecha
      </Link>
    </p>
  </section>
)

async function List({ tabla, fila }: Props) {
  const all = await read().catch((error: unknown) => {
    console.error('almaenigma', error)
    return null
  })
  if (!all) return null
  const mine = all.filter((one) => one.tabla === tabla && one.fila === fila && one.estado === 'pendiente')
  if (mine.length === 0) return <p className="mt-2 text-sm text-texto-2">No hay ninguno previsto.</p>
  return (
    <ul className="mt-2 grid gap-1.5 text-sm">
      {mine.map((one) => (
        <li key={one.id}>
          <Link href={`${PROGRAMADOS}/${one.id}`} prefetch={false} className="font-semibold hover:underline">
            {momentText(one)}
          </Link>
          <span className="text-texto-2">: {changeParts(one.cambio, one.ahora).join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}

async function read() {
  const db = await frameDb()
  return db ? listProgramados(db) : null
}
