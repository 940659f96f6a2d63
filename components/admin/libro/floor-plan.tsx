import { useState } from 'react'
import {
  countsByMesas,
  type FloorTable,
  floorAt,
  mesaName,
  partiesAt,
  type TableState,
} from '@/lib/admin/libro/floor.ts'
import type { Dia, FloorMesa, LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { hhmm, isHHmm, minutes, type Now } from '@/lib/core/dates.ts'
import { BUTTON, INPUT, LABEL } from '../parts/classes.ts'
import { MESA, personasText, seatWords } from './labels.ts'

const STATE: Readonly<Record<TableState, string>> = {
  libre: 'Libre',
  esperada: 'Reservada',
  tarde: 'Tarde',
  sentada: 'Sentada',
  oferta: 'Ofrecida',
}
/** An edge for each state, beside its word. */
const STATE_CLASS: Readonly<Record<TableState, string>> = {
  libre: 'border-dashed border-borde bg-fondo text-texto',
  esperada: 'border-accion bg-(--anil-velo) text-texto',
  tarde: 'border-error border-double border-4 bg-(--gamba-velo) text-texto',
  sentada: 'border-exito border-2 bg-(--oliva-velo) text-texto',
  oferta: 'border-dotted border-borde bg-fondo-3 text-texto',
}
const NOW = 'ahora'
const clock = (minute: number): string => hhmm(Math.floor((minute % 1440) / 60), minute % 60)

type Props = {
  dia: Dia
  now: Now
  isLate: (r: LibroEntry) => boolean
  change: (r: LibroEntry) => void
  fill: (mesa: FloorMesa) => void
}

/** The tables of each area that counts by them, at an hour, with who is there beside them. */
export function FloorPlan({ dia, now, isLate, change, fill }: Props) {
  const horas = [...dia.comida, ...dia.cena].map(({ hora }) => hora)
  const isToday = dia.fecha === now.fecha
  const first = dia.reservas.find((r) => countsByMesas(dia, r.mesa))?.hora ?? horas[0] ?? ''
  const [chosen, choose] = useState(isToday ? NOW : first)
  const hora = chosen === NOW ? now.hora : chosen
  const minute = isHHmm(hora) ? minutes(hora) : 0
  const options = [...new Set([...horas, ...(chosen === NOW ? [] : [chosen])])].filter(Boolean).sort()
  return (
    <details open className="mt-5 border-y border-linea py-3 print:hidden">
      <summary className="min-h-10 cursor-pointer py-2">
        <h2 className="inline font-serif text-2xl font-medium">Plano</h2>
      </summary>
      <div className="max-w-48">
        <label htmlFor="plano-hora" className={LABEL}>
          A qué hora
        </label>
        <select
          id="plano-hora"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          className={INPUT}
        >
          {isToday && <option value={NOW}>Ahora, {now.hora}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </div>
      {(['interior', 'exterior'] as const)
        .filter((area) => countsByMesas(dia, area))
        .map((area) => (
          <section key={area} aria-labelledby={`plano-${area}`} className="mt-4">
            <h3 id={`plano-${area}`} className="font-semibold capitalize">
              {MESA[area]}
            </h3>
            <div className="mt-2 grid gap-5 min-[1100px]:grid-cols-2">
              <Squares tables={floorAt(dia, area, minute, isLate)} {...{ change, fill }} />
              <Parties parties={partiesAt(dia, area, minute)} {...{ dia, change }} />
            </div>
          </section>
        ))}
    </details>
  )
}

/** A table without a square of its own stands in the row below. */
function Squares({ tables, change, fill }: { tables: FloorTable[] } & Pick<Props, 'change' | 'fill'>) {
  const columns = Math.max(4, ...tables.map(({ mesa: { x } }) => (x ?? 0) + 1))
  return (
    <ul
      className="grid auto-rows-[minmax(4.5rem,auto)] gap-2 overflow-x-auto p-1"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(5rem, 1fr))` }}
    >
      {tables.map((table) => {
        const { mesa, state, r, until } = table
        return (
          <li
            key={mesa.id}
            className="grid"
            style={mesa.x !== null && mesa.y !== null ? { gridColumn: mesa.x + 1, gridRow: mesa.y + 1 } : {}}
          >
            <button
              type="button"
              disabled={state === 'oferta'}
              onClick={() => (r ? change(r) : fill(mesa))}
              className={`min-w-0 cursor-pointer rounded-xs border p-1.5 text-left text-xs leading-tight wrap-anywhere disabled:cursor-default ${STATE_CLASS[state]}`}
            >
              <span className="block font-semibold">
                <span className="sr-only">Mesa </span>
                {mesa.nombre}
                <span className="font-normal">
                  {' '}
                  · {mesa.plazas}
                  <span className="sr-only"> plazas</span>
                </span>
              </span>
              <span className="block">{STATE[state]}</span>
              {r && <bdi className="block">{r.nombre}</bdi>}
              {until !== null && <span className="block tabular-nums">hasta {clock(until)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const Parties = ({ parties, dia, change }: { parties: LibroEntry[] } & Pick<Props, 'dia' | 'change'>) =>
  parties.length === 0 ? (
    <p className="text-texto-2">A esa hora no hay nadie.</p>
  ) : (
    <ul className="grid content-start gap-1">
      {parties.map((r) => (
        <li key={r.id} className="flex flex-wrap items-center gap-x-3 border-b border-linea py-1 text-sm">
          <span className={`font-semibold ${r.mesa_id ? '' : 'text-error'}`}>
            {seatWords(mesaName(dia, r.mesa_id))}
          </span>
          <span className="min-w-0 grow wrap-anywhere">
            <bdi>{r.nombre}</bdi>, {personasText(r.personas)}, hasta las {r.hasta}
          </span>
          <button type="button" className={BUTTON.llano} onClick={() => change(r)}>
            Cambiar de mesa<span className="sr-only"> a {r.nombre}</span>
          </button>
        </li>
      ))}
    </ul>
  )
