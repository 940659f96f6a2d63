import type { Metadata } from 'next'
import { AYUDA, BOTON, ENTRADA, ETIQUETA } from '@/components/admin/parts/classes.ts'
import { Verbo } from '@/components/admin/parts/verb.tsx'
import { adminDb } from '@/lib/admin/kit/session.ts'
import {
  type Entrada,
  esperanEn,
  listCierres,
  porLlamar,
  reservasEn,
  TURNOS,
  type Turno,
} from '@/lib/admin/libro/cierres.ts'
import { dayAndMonth, dayInWords } from '@/lib/core/date-words.ts'
import { type IsoDate, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import { PestanasReservas } from '../tabs.tsx'
import { abrir } from './actions.ts'
import { Afectadas } from './affected.tsx'
import { CerrarForm } from './form.tsx'
import { hecho } from './outcome.ts'
import { PorLlamar } from './to-call.tsx'

export const metadata: Metadata = { title: 'Cierres' }

const AQUI = '/almaenigma/reservas/cierres'

/** Closing a day or a service: first who had booked or waits, then what becomes of them. And what is closed already. */
export default async function Cierres({ searchParams }: PageProps<'/almaenigma/reservas/cierres'>) {
  const db = await adminDb(AQUI)
  const query = await searchParams
  const hoy = wallClock(Date.now()).fecha
  const desde = typeof query.desde === 'string' && isIsoDate(query.desde) ? query.desde : null
  const hasta = typeof query.hasta === 'string' && isIsoDate(query.hasta) ? query.hasta : desde
  const turno: Turno = TURNOS.find((one) => one === query.turno) ?? null
  const [entradas, mudos, afectadas, espera] = await Promise.all([
    listCierres(db, hoy),
    porLlamar(db),
    desde && hasta ? reservasEn(db, desde, hasta, turno) : null,
    desde && hasta ? esperanEn(db, desde, hasta, turno) : [],
  ])
  const said = hecho(query.hecho)
  const canceladas = said !== null && !String(query.hecho).startsWith('0-')
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Reservas</h1>
      <PestanasReservas actual={AQUI} />
      {said && (
        <p role="status" className="mt-5 max-w-prose border-l-4 border-exito pl-4 font-semibold">
          {said}{' '}
          {canceladas && (
            <a href="/almaenigma/reservas/lista?ver=cerradas" className="underline underline-offset-4">
              Ver las canceladas
            </a>
          )}
        </p>
      )}
      <PorLlamar reservas={mudos} />
      <h2 className="mt-6 font-serif text-2xl font-medium">Cerrar</h2>
      <form action={AQUI} className="mt-3 flex flex-wrap items-end gap-4">
        <div>
          <label htmlFor="desde" className={ETIQUETA}>
            Desde
          </label>
          <input
            id="desde"
            type="date"
            name="desde"
            required
            min={hoy}
            defaultValue={desde ?? ''}
            className={ENTRADA}
          />
        </div>
        <div>
          <label htmlFor="hasta" className={ETIQUETA}>
            Hasta, incluido
          </label>
          <input
            id="hasta"
            type="date"
            name="hasta"
            min={hoy}
            defaultValue={hasta ?? ''}
            className={ENTRADA}
          />
        </div>
        <div>
          <label htmlFor="turno" className={ETIQUETA}>
            Qué se cierra
          </label>
          <select id="turno" name="turno" defaultValue={turno ?? ''} className={ENTRADA}>
            <option value="">Todo el día</option>
            <option value="comida">Solo la comida</option>
            <option value="cena">Solo la cena</option>
          </select>
        </div>
        <button type="submit" className={BOTON.suave}>
          Ver a quién afecta
        </button>
      </form>
      <p className={AYUDA}>
        Primero ves quién tiene reserva o la espera; todavía no se cierra nada. Solo la comida o solo la cena,
        como mucho dos meses de una vez.
      </p>
      {desde && hasta && afectadas === null && (
        <p role="alert" className="mt-4 text-error">
          Esos días no se pueden cerrar: han pasado, están al revés o son demasiados.
        </p>
      )}
      {desde && hasta && afectadas && (
        <section aria-labelledby="que-cierra" className="mt-7 max-w-[900px]">
          <h3 id="que-cierra" className="border-b-[1.5px] border-texto pb-2 text-[1.0625rem] font-semibold">
            {loQueSeCierra(desde, hasta, turno)}
          </h3>
          <Afectadas afectadas={afectadas} espera={espera} />
          <CerrarForm
            desde={desde}
            hasta={hasta}
            turno={turno}
            cuantas={afectadas.length}
            esperan={espera.length}
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
      {entradas.length === 0 && (
        <p className="mt-3 text-texto-2">
          No hay ninguno de hoy en adelante. Para añadir uno, elige arriba los días.
        </p>
      )}
      <ul className="mt-2 max-w-[900px]">
        {entradas.map((entrada) => (
          <li
            key={JSON.stringify(entrada)}
            className="flex flex-wrap items-center gap-4 border-b border-linea py-3"
          >
            <p className="min-w-0 grow">
              <span className="inline-block font-semibold first-letter:uppercase">
                {entrada.desde === entrada.hasta
                  ? dayInWords(entrada.desde, 'es')
                  : `${dayAndMonth(entrada.desde, 'es')} – ${dayInWords(entrada.hasta, 'es')}`}
              </span>
              : {que(entrada)}
              {entrada.motivo && <span className="text-texto-2"> ({entrada.motivo})</span>}
            </p>
            <Verbo
              action={abrir}
              campos={{ entrada: JSON.stringify(entrada) }}
              hecho="Quitado. Las reservas que se cancelaron siguen canceladas."
              deshacer={null}
            >
              <button type="submit" className={BOTON.suave}>
                Quitar<span className="sr-only"> lo del {dayInWords(entrada.desde, 'es')}</span>
              </button>
            </Verbo>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What an entry does, in words. */
function que({ tipo, comida, cena }: Entrada): string {
  if (tipo === 'aforo_reducido') return 'menos plazas'
  if (tipo === 'apertura_especial') return 'abierto aunque toque cerrar'
  if (tipo !== 'horario_especial') return 'cerrado'
  const parts = [
    comida ? (comida.length > 0 ? `comida a las ${comida.join(', ')}` : 'sin comida') : null,
    cena ? (cena.length > 0 ? `cena a las ${cena.join(', ')}` : 'sin cena') : null,
  ].filter(Boolean)
  return parts.join('; ') || 'horario especial'
}

const QUE = { comida: 'Solo la comida', cena: 'Solo la cena' } as const

/** "Solo la cena, sábado, 28 de noviembre de 2026". */
function loQueSeCierra(desde: IsoDate, hasta: IsoDate, turno: Turno): string {
  const que = turno ? QUE[turno] : 'Todo el día'
  if (desde === hasta) return `${que}, ${dayInWords(desde, 'es')}`
  return `${que}, del ${dayAndMonth(desde, 'es')} al ${dayInWords(hasta, 'es')}`
}
