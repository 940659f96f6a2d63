import type { Turno } from '@/lib/admin/libro/phone-call.ts'
import { MESA } from '../libro/labels.ts'
import { HINT, INPUT, LABEL } from '../parts/classes.ts'
import { otherAreaText } from './labels.ts'
import type { Area } from './turno-choice.ts'

type Props = { area: Area; turno: Turno | undefined; change: (area: Area) => void }

/** Where they sit; says so when only the other area has room at that time, and changes nothing by itself. */
export function AreaField({ area, turno, change }: Props) {
  const other: Area = area === 'interior' ? 'exterior' : 'interior'
  const elsewhere = turno && turno.areas[area].motivo !== null && turno.areas[other].motivo === null
  return (
    <div>
      <label htmlFor="llamada-mesa" className={LABEL}>
        Dónde
      </label>
      <select
        id="llamada-mesa"
        name="preferencia_mesa"
        value={area}
        onChange={({ target }) => change(target.value === 'exterior' ? 'exterior' : 'interior')}
        className={INPUT}
      >
        {Object.entries(MESA).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {elsewhere && (
        <p role="status" className={HINT}>
          {otherAreaText(area)}
        </p>
      )}
    </div>
  )
}
