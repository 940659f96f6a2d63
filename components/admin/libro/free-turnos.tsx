import { isIsoDate } from '@/lib/core/dates.ts'
import { type Area, stillToCome } from '../phone-call/turno-choice.ts'
import { useTurnos } from '../phone-call/use-turnos.ts'

/** What is typed in the form of a booking that changes. */
export type Asked = { fecha: string; hora: string; personas: number; mesa: Area }

export const askedFor = (fields: Readonly<Record<string, string>>): Asked => ({
  fecha: fields.fecha_reserva ?? '',
  hora: fields.hora_reserva ?? '',
  personas: Math.min(200, Math.max(1, Number.parseInt(fields.personas ?? '', 10) || 1)),
  mesa: fields.preferencia_mesa === 'exterior' ? 'exterior' : 'interior',
})

/** Writes the time into the form's field, as if it had been typed. */
function fill(button: HTMLButtonElement, hora: string): void {
  const field = button.form?.elements.namedItem('hora_reserva')
  if (!(field instanceof HTMLInputElement)) return
  field.value = hora
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The free times of the day that is typed, one press each: nobody has to guess where a booking can go. */
/** `own`: the day and hour that the booking has now, which stand free for it whoever counts. */
export function FreeTurnos({
  fecha,
  hora,
  personas,
  mesa,
  own,
}: Asked & { own: Pick<Asked, 'fecha' | 'hora'> }) {
  const { day: read, failed } = useTurnos(isIsoDate(fecha) ? fecha : null, personas)
  const day = read?.fecha === fecha ? read : null
  if (failed || !isIsoDate(fecha)) return null
  const isOwn = (one: string): boolean => own.fecha === fecha && one === own.hora
  const free = stillToCome(day?.turnos ?? []).filter(
    ({ areas, hora: one }) => areas[mesa].motivo === null || isOwn(one),
  )
  const where = mesa === 'exterior' ? 'la terraza' : 'la sala'
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Horas libres en {where} ese día</legend>
      {day && free.length === 0 && (
        <p className="text-texto-2">
          {day.cerrado
            ? 'Ese día está cerrado.'
            : own.fecha === fecha
              ? 'Ninguna más, sin contar los sitios de esta reserva.'
              : 'No queda ninguna.'}
        </p>
      )}
      <div className="flex min-h-10 flex-wrap gap-1.5">
        {free.map((turno) => (
          <button
            key={turno.hora}
            type="button"
            aria-pressed={turno.hora === hora}
            onClick={({ currentTarget }) => fill(currentTarget, turno.hora)}
            className="min-h-10 cursor-pointer rounded-xs border-[1.5px] border-borde px-2.5 tabular-nums hover:border-texto aria-pressed:border-accion aria-pressed:bg-accion aria-pressed:font-semibold aria-pressed:text-accion-sobre"
          >
            {turno.hora}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
