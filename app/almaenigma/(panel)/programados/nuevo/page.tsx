import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Editor } from '@/components/admin/form/editor.tsx'
import { BUTTON, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { listThings } from '@/lib/admin/carta/programado-save.ts'
import { THING_TABLES } from '@/lib/admin/carta/programado-schema.ts'
import { type AdminDb, adminDb } from '@/lib/admin/kit/session.ts'
import { addDays, wallClock } from '@/lib/core/dates.ts'
import { ProgramadoForm } from '../form.tsx'
import { PROGRAMADOS } from '../labels.ts'

export const metadata: Metadata = { title: 'Nuevo cambio con fecha' }

const GROUPS = {
  platos: 'Platos',
  bebidas: 'Bebidas',
  vinos: 'Vinos',
  preguntas_frecuentes: 'Preguntas frecuentes',
  filosofia: 'Filosofía',
} as const

async function Choice({ db }: { db: AdminDb }) {
  const all = await Promise.all(THING_TABLES.map((tabla) => listThings(db, tabla)))
  return (
    <form action={`${PROGRAMADOS}/nuevo`} className="grid max-w-xl gap-4 px-4 pb-10 pt-4 movil:px-7">
      <div>
        <label htmlFor="que" className={LABEL}>
          Qué va a cambiar
        </label>
        <select id="que" name="que" className={INPUT}>
          {THING_TABLES.map((tabla, i) => (
            <optgroup key={tabla} label={GROUPS[tabla]}>
              {(all[i] ?? []).map(({ id, nombre }) => (
                <option key={id} value={`${tabla}.${id}`}>
                  {nombre}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <button type="submit" className={`${BUTTON.lleno} justify-self-start`}>
        Seguir
      </button>
    </form>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export default async function NewProgramadoPage({
  searchParams,
}: PageProps<'/almaenigma/programados/nuevo'>) {
  const db = await adminDb(`${PROGRAMADOS}/nuevo`)
  const { tabla: table, fila: row, que } = await searchParams
  const [chosenTable = '', chosenRow = ''] = textOf(que).split('.')
  const tabla = THING_TABLES.find((one) => one === (textOf(table) || chosenTable))
  if (!tabla)
    return (
      <div className="max-w-4xl">
        <Editor title="Nuevo cambio con fecha" status="Se hace solo en su momento." back={PROGRAMADOS}>
          <Choice db={db} />
        </Editor>
      </div>
    )
  const fila = textOf(row) || chosenRow
  const found = (await listThings(db, tabla)).find(({ id }) => id === fila)
  if (!found) notFound()
  const { id, ...now } = found
  const tomorrow = addDays(wallClock(Date.now()).fecha, 1)
  return (
    <div className="max-w-4xl">
      <Editor
        title={now.nombre}
        status="Nuevo cambio con fecha. Se hace solo en su momento."
        back={PROGRAMADOS}
      >
        <ProgramadoForm tabla={tabla} fila={id} now={now} dia={tomorrow} />
      </Editor>
    </div>
  )
}
