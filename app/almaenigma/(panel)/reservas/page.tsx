import type { Metadata } from 'next'
import Link from 'next/link'
import { Board } from '@/components/admin/libro/board.tsx'
import { DemoNotice } from '@/components/admin/libro/demo-notice.tsx'
import { BUTTON, ICON, INPUT } from '@/components/admin/parts/classes.ts'
import { Icon } from '@/components/admin/parts/line-icon.tsx'
import { PrintButton } from '@/components/admin/parts/print-button.tsx'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { countDemo } from '@/lib/admin/libro/demo.ts'
import { getDia } from '@/lib/admin/libro/read.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { addDays, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import {
  addEntryAction,
  advanceAction,
  changeMesaAction,
  createLinkAction,
  moveAction,
  proposeAction,
  removeDemoAction,
  seatAction,
  undoAction,
} from './actions.ts'
import { ReservasTabs } from './tabs.tsx'

export const metadata: Metadata = { title: 'Reservas' }

const PATH = '/almaenigma/reservas'
const addButton = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export default async function Reservas({ searchParams }: PageProps<'/almaenigma/reservas'>) {
  const db = await adminDb(PATH)
  const { dia: asked } = await searchParams
  const now = wallClock(Date.now())
  const fecha = typeof asked === 'string' && isIsoDate(asked) ? asked : now.fecha
  const [dia, demo] = await Promise.all([getDia(db, fecha), countDemo(db)])
  const ir = (days: number) => `${PATH}?dia=${addDays(fecha, days)}`
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6 print:p-0">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Reservas</h1>
      <ReservasTabs current={PATH} />
      <div className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-3">
        <nav aria-label="Días" className="flex grow items-center gap-1.5 movil:grow-0">
          <Link href={ir(-1)} prefetch={false} className={`${ICON} -ml-2.5 print:hidden`}>
            <Icon name="antes" />
            <span className="sr-only">Día anterior</span>
          </Link>
          <p className="grow text-center text-lg font-semibold leading-tight movil:grow-0">
            {fecha === now.fecha ? `Hoy, ${dayInWords(fecha, 'es')}` : addButton(dayInWords(fecha, 'es'))}
          </p>
          <Link href={ir(1)} prefetch={false} className={`${ICON} print:hidden`}>
            <Icon name="sigue" />
            <span className="sr-only">Día siguiente</span>
          </Link>
        </nav>
        {fecha !== now.fecha && (
          <Link href={PATH} prefetch={false} className={`${BUTTON.suave} print:hidden`}>
            Hoy
          </Link>
        )}
        <form action={PATH} className="flex gap-1.5 print:hidden">
          <input
            key={fecha}
            type="date"
            name="dia"
            aria-label="Otro día"
            required
            defaultValue={fecha}
            className={`${INPUT} w-auto`}
          />
          <button type="submit" className={BUTTON.suave}>
            Ir
          </button>
        </form>
        <PrintButton>
          <Icon name="imprimir" />
          <span className="sr-only movil:not-sr-only">Imprimir para la cocina</span>
        </PrintButton>
      </div>
      <DemoNotice count={demo} remove={removeDemoAction} />
      <noscript>
        <p className="mt-4">
          Sin JavaScript el día se lee aquí, y se confirma y se cancela en la{' '}
          <a href={`${PATH}/lista?dia=${fecha}`} className="underline underline-offset-4">
            lista
          </a>
          .
        </p>
      </noscript>
      <Board
        key={fecha}
        initial={dia}
        initialNow={now}
        actions={{
          advance: advanceAction,
          seat: seatAction,
          changeMesa: changeMesaAction,
          propose: proposeAction,
          move: moveAction,
          addEntry: addEntryAction,
          undo: undoAction,
          createLink: createLinkAction,
        }}
      />
    </section>
  )
}
