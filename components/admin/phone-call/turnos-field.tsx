import type { Turno, TurnosOfDay } from '@/lib/admin/libro/phone-call.ts'
import type { FieldErrors } from '../libro/fields.tsx'
import { ERROR } from '../parts/classes.ts'
import { areaText } from './labels.ts'
import { type Area, stillToCome } from './turno-choice.ts'

type Props = {
  day: TurnosOfDay | null
  failed: boolean
  area: Area
  hora: string | null
  errors: FieldErrors
  pick: (hora: string) => void
}

/** The times of the day beside the form: how much room there is in the area at each; a full one can be taken, with a reason. */
export function TurnosField({ day, failed, area, hora, errors, pick }: Props) {
  const turnos = day ? stillToCome(day.turnos) : []
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Hora</legend>
      {failed && <p className="text-error">No hay respuesta. Comprueba la conexión.</p>}
      {day && !failed && turnos.length === 0 && (
        <p className="text-texto-2">
          {day.cerrado ? 'Ese día está cerrado.' : 'Ese día ya no queda ninguna hora.'}
        </p>
      )}
      {(['comida', 'cena'] as const).map((servicio) => (
        <Servicio
          key={servicio}
          titulo={servicio === 'comida' ? 'Comida' : 'Cena'}
          turnos={turnos.filter((turno) => turno.servicio === servicio)}
          {...{ area, hora, pick }}
        />
      ))}
      {errors.hora_reserva && <p className={ERROR}>{errors.hora_reserva}</p>}
    </fieldset>
  )
}

function Servicio({
  titulo,
  turnos,
  area,
  hora,
  pick,
}: Pick<Props, 'area' | 'hora' | 'pick'> & { titulo: string; turnos: readonly Turno[] }) {
  if (turnos.length === 0) return null
  return (
    <>
      <p className="mb-1 mt-2 text-[0.8125rem] text-texto-2">{titulo}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1.5">
        {turnos.map((turno) => {
          const isFull = turno.areas[area].motivo !== null
          return (
            <label
              key={turno.hora}
              className={`grid min-h-11 cursor-pointer content-center rounded-xs border-[1.5px] px-2 py-1 text-center leading-tight outline-foco has-checked:border-accion has-checked:bg-accion has-checked:text-accion-sobre has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${isFull ? 'border-dashed border-borde text-texto-2' : 'border-borde'}`}
            >
              <input
                type="radio"
                name="hora_reserva"
                value={turno.hora}
                checked={turno.hora === hora}
                onChange={() => pick(turno.hora)}
                className="sr-only"
              />
              <span className="font-semibold tabular-nums">{turno.hora}</span>
              <span className="text-xs">{areaText(turno, area)}</span>
            </label>
          )
        })}
      </div>
    </>
  )
}
