import { BUTTON, INPUT } from '../parts/classes.ts'
import type { GroupOption } from './search.tsx'

/** Sold out until the end of the day, or there again. */
export const SoldOutButtons = ({ busy }: { busy: boolean }) => (
  <>
    <button type="submit" name="verbo" value="agotar" disabled={busy} className={BUTTON.linea}>
      Agotado hoy
    </button>
    <button type="submit" name="verbo" value="reponer" disabled={busy} className={BUTTON.linea}>
      Vuelve a haber
    </button>
  </>
)

/** To which section, and the button that moves there; behind what the section holds already. */
export const MoveFields = ({ places, busy }: { places: readonly GroupOption[]; busy: boolean }) => (
  <>
    <label className="text-sm font-semibold">
      Mover al final de
      <select name="destino" defaultValue="" className={INPUT}>
        <option value="" disabled>
          Elige una categoría
        </option>
        {places.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </select>
    </label>
    <button type="submit" name="verbo" value="mover" disabled={busy} className={BUTTON.lleno}>
      Mover
    </button>
  </>
)
