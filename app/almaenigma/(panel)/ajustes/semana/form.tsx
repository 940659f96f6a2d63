import { Group, SelectField, TextField } from '@/components/admin/form/fields.tsx'
import { Form } from '@/components/admin/form/form.tsx'
import { cellIn, cellName, MODES, SERVICIOS, type SemanaChange, WEEKDAYS } from '@/lib/casa/week-change.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import type { OpeningRules } from '@/lib/reservas/rules.ts'
import { usualDay } from '@/lib/reservas/semana.ts'
import { BookedChoice } from '../dias/booked.tsx'
import { saveSemanaAction } from './actions.ts'
import { DIA_NAMES, horasText, MODE_NAMES, SEMANA, SERVICIO_NAMES } from './labels.ts'
import { WeekPreview } from './week-preview.tsx'

type Props = {
  /** Null: a new one. */
  change: SemanaChange | null
  version: number
  /** As they are stored. */
  rules: OpeningRules
  /** A day of each weekday, Monday first: what they have without the change. */
  days: readonly IsoDate[]
  today: IsoDate
}

export function SemanaForm({ change, version, rules, days, today }: Props) {
  const clave = change?.desde ?? ''
  const others = { ...rules, semana: (rules.semana ?? []).filter(({ desde }) => desde !== clave) }
  const without = (dia: number, servicio: 'comida' | 'cena'): string => {
    const usual = usualDay(days[dia - 1] ?? today, others)
    return usual.isRest ? 'cerrado' : horasText(usual[servicio])
  }
  return (
    <Form action={saveSemanaAction} version={version} back={SEMANA} clave={clave}>
      <input type="hidden" name="clave" value={clave} />
      <BookedChoice clave={clave} />
      <Group title="Desde cuándo">
        <div className="grid gap-4 movil:grid-cols-2">
          <TextField
            name="desde"
            label="Desde el día"
            tipo="date"
            value={change?.desde ?? today}
            hint="Ese día ya vale. Hasta que empiece otro cambio."
            required
          />
        </div>
      </Group>
      <Group title="Qué cambia">
        <div className="grid gap-4 nav:grid-cols-2">
          {WEEKDAYS.map((dia) => (
            <fieldset key={dia} className="grid gap-3 rounded-xs border border-linea px-4 pb-4">
              <legend className="px-1 font-semibold">{DIA_NAMES[dia - 1]}</legend>
              {SERVICIOS.map((servicio) => {
                const cell = cellIn(change?.entries ?? [], dia, servicio)
                const label = `${DIA_NAMES[dia - 1]}, ${SERVICIO_NAMES[servicio].toLowerCase()}`
                return (
                  <div key={servicio} className="group/celda grid gap-2">
                    <SelectField
                      name={cellName(dia, servicio, 'como')}
                      label={label}
                      value={cell.como}
                      options={MODES.map((id) => ({
                        id,
                        nombre: id === 'igual' ? `Sin cambio: ${without(dia, servicio)}` : MODE_NAMES[id],
                      }))}
                    />
                    <div className="hidden grid-cols-2 gap-3 group-has-[option[value=horas]:checked]/celda:grid">
                      <TextField
                        name={cellName(dia, servicio, 'de')}
                        label="Primera mesa"
                        tipo="time"
                        value={cell.de}
                      />
                      <TextField
                        name={cellName(dia, servicio, 'a')}
                        label="Última mesa"
                        tipo="time"
                        value={cell.a}
                      />
                    </div>
                  </div>
                )
              })}
            </fieldset>
          ))}
        </div>
      </Group>
      <WeekPreview rules={others} today={today} change={change} />
    </Form>
  )
}
