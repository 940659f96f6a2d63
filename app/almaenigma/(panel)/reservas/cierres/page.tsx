import type { Metadata } from 'next'
import { BUTTON, HINT, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import { adminDb } from '@/lib/admin/kit/session.ts'
import {
  type CierreEntry,
  listCierres,
  listReservasIn,
  readToCall,
  TURNOS,
  type Turno,
  waitingIn,
} from '@/lib/admin/libro/cierres.ts'
import { dayAndMonth, dayInWords } from '@/lib/core/date-words.ts'
import { type IsoDate, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import { ReservasTabs } from '../tabs.tsx'
import { reopenDiasAction } from './actions.ts'
import { AffectedReservas } from './affected.tsx'
import { CloseForm } from './form.tsx'
import { doneMessage } from './outcome.ts'
import { ToCall } from './to-call.tsx'

export const metadata: Metadata = { title: 'Cierres' }

const PATH = '/almaenigma/reservas/cierres'

export default async function Cierres({ searchParams }: PageProps<'/almaenigma/reservas/cierres'>) {
  const db = await adminDb(PATH)
  const query = await searchParams
  const today = wallClock(Date.now()).fecha
  const from = typeof query.desde === 'string' && isIsoDate(query.desde) ? query.desde : null
  const hasta = typeof query.hasta === 'string' && isIsoDate(query.hasta) ? query.hasta : from
  const turno: Turno = TURNOS.find((one) => one === query.turno) ?? null
  const [entries, toCall, affected, espera] = await Promise.all([
    listCierres(db, today),
    readToCall(db),
    from && hasta ? listReservasIn(db, from, hasta, turno) : null,
    from && hasta ? waitingIn(db, from, hasta, turno) : [],
  ])
  const said = doneMessage(query.hecho)
  const hasCancelled = said !== null && !String(query.hecho).startsWith('0-')
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Reservas</h1>
      <ReservasTabs current={PATH} />
      {said && (
        <p role="status" className="mt-5 max-w-prose border-l-4 border-exito pl-4 font-semibold">
          {said}{' '}
          {hasCancelled && (
            <a href="/almaenigma/reservas/lista?ver=cerradas" className="underline underline-offset-4">
              Ver las canceladas
            </a>
          )}
        </p>
      )}
      <ToCall reservas={toCall} />
      <h2 className="mt-6 font-serif text-2xl font-medium">Cerrar</h2>
      <form action={PATH} className="mt-3 flex flex-wrap items-end gap-4">
        <div>
          <label htmlFor="desde" className={LABEL}>
            Desde
          </label>
          <input
            id="desde"
            type="date"
            name="desde"
            required
            min={today}
            defaultValue={from ?? ''}
            className={INPUT}
          />
        </div>
        <div>
          <label htmlFor="hasta" className={LABEL}>
            Hasta, incluido
          </label>
          <input
            id="hasta"
            type="date"
            name="hasta"
            min={today}
            defaultValue={hasta ?? ''}
            className={INPUT}
          />
        </div>
        <div>
          <label htmlFor="turno" className={LABEL}>
            Qué se cierra
          </label>
          <select id="turno" name="turno" defaultValue={turno ?? ''} className={INPUT}>
            <option value="">Todo el día</option>
            <option value="comida">Solo la comida</option>
            <option value="cena">Solo la cena</option>
          </select>
        </div>
        <button type="submit" className={BUTTON.suave}>
          Ver a quién afecta
        </button>
      </form>
      <p className={HINT}>
        Primero ves quién tiene reserva o la espera; todavía no se cierra nada. Solo la comida o solo la cena,
        como mucho dos meses de una vez.
      </p>
      {from && hasta && affected === null && (
        <p role="alert" className="mt-4 text-error">
          Esos días no se pueden cerrar: han pasado, están al revés o son demasiados.
        </p>
      )}
      {from && hasta && affected && (
        <section aria-labelledby="que-cierra" className="mt-7 max-w-[900px]">
          <h3 id="que-cierra" className="border-b-[1.5px] border-texto pb-2 text-[1.0625rem] font-semibold">
            {closureLabel(from, hasta, turno)}
          </h3>
          <AffectedReservas affected={affected} espera={espera} />
          <CloseForm
            from={from}
            hasta={hasta}
            turno={turno}
            motivo={typeof query.motivo === 'string' ? query.motivo.slice(0, 300) : ''}
            count={affected.length}
            waiting={espera.length}
          />
        </section>
      )}
      <h2 className="mt-10 font-serif text-2xl font-medium">Cierres y días especiales</h2>
      <p className="mt-2 text-texto-2">
        Para otro horario, menos plazas o abrir un día que toca cerrar:{' '}
        <a href="/almaenigma/ajustes/dias" className="underline underline-offset-4">
          los días especiales, en Ajustes
        </a>
        .
      </p>
      {entries.length === 0 && (
        <p className="mt-3 text-texto-2">
          No hay ninguno de hoy en adelante. Para añadir uno, elige arriba los días.
        </p>
      )}
      <ul className="mt-2 max-w-[900px]">
        {entries.map((entry) => (
          <li
            key={JSON.stringify(entry)}
            className="flex flex-wrap items-center gap-4 border-b border-linea py-3"
          >
            <p className="min-w-0 grow">
              <span className="inline-block font-semibold first-letter:uppercase">
                {entry.desde === entry.hasta
                  ? dayInWords(entry.desde, 'es')
                  : `${dayAndMonth(entry.desde, 'es')} – ${dayInWords(entry.hasta, 'es')}`}
              </span>
              : {que(entry)}
              {entry.motivo && <span className="text-texto-2"> ({entry.motivo})</span>}
            </p>
            <VerbButton
              action={reopenDiasAction}
              fields={{ entrada: JSON.stringify(entry) }}
              done="Quitado. Las reservas que se cancelaron siguen canceladas."
              undo={null}
            >
              <button type="submit" className={BUTTON.suave}>
                Quitar<span className="sr-only"> lo del {dayInWords(entry.desde, 'es')}</span>
              </button>
            </VerbButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function que({ tipo, comida, cena }: CierreEntry): string {
  if (tipo === 'aforo_reducido') return 'menos plazas'
  if (tipo === 'apertura_especial') return 'abierto aunque toque cerrar'
  if (tipo !== 'horario_especial') return 'cerrado'
  const parts = [
    comida ? (comida.length > 0 ? `comida a las ${comida.join(', ')}` : 'sin comida') : null,
    cena ? (cena.length > 0 ? `cena a las ${cena.join(', ')}` : 'sin cena') : null,
  ].filter(Boolean)
  return parts.join('; ') || 'horario especial'
}

const WHAT = { comida: 'Solo la comida', cena: 'Solo la cena' } as const

/** "Solo la cena, sábado, 28 de noviembre de 2026". */
function closureLabel(from: IsoDate, hasta: IsoDate, turno: Turno): string {
  const que = turno ? WHAT[turno] : 'Todo el día'
  if (from === hasta) return `${que}, ${dayInWords(from, 'es')}`
  return `${que}, del ${dayAndMonth(from, 'es')} al ${dayInWords(hasta, 'es')}`
}
