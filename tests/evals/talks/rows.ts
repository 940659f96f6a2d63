import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { seedRows } from '../../unit/enigmito/rows.ts'
import { type Casa, casaDe, momentOf } from '../judge/house.ts'
import type { HouseRows } from '../rows.ts'

const folder = resolve(import.meta.dirname, '../../../supabase/seed')
const read = (name: string) => JSON.parse(readFileSync(resolve(folder, name), 'utf8'))
type Named = { clave: string; nombre: string; traducciones?: Record<string, { nombre: string }> }
const asSetting = (prefix: string, { clave, nombre, traducciones = {} }: Named) => ({
  clave: `${prefix}_${clave}`,
  valor: nombre,
  traducciones: Object.fromEntries(
    Object.entries(traducciones).map(([lang, { nombre: valor }]) => [lang, { valor }]),
  ),
})

/** Every row that the demo has, as a visitor may read it: those of the assistant and the settings of bookings. */
export function demoRows(): HouseRows {
  const [site, cava, rows] = [read('site.json'), read('cava.json'), seedRows()]
  return {
    ...rows,
    contenido_reservas: [site.contenido_reservas],
    ajustes: [
      ...rows.ajustes,
      ...cava.estilos.map((one: Named) => asSetting('estilo', one)),
      ...site.horario.servicios.map((one: Named) => asSetting('servicio', one)),
      { clave: 'aviso_minutos', valor: 0, traducciones: {} },
      { clave: 'horizonte_dias', valor: 365, traducciones: {} },
    ],
  } as unknown as HouseRows
}

/** What the demo's rows mean: names and texts are the same at any moment. */
export const demoHouse = (rows: HouseRows = demoRows()): Casa =>
  casaDe(rows, momentOf('2026-11-25T11:00:00+01:00'))
