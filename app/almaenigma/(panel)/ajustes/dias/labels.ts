import { claveOf, type Dia } from '@/lib/admin/casa/special-days-save.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { isIsoDate } from '@/lib/core/dates.ts'

export const DIAS = '/almaenigma/ajustes/dias'

export const TIPOS = {
  cierre: 'Cerrado',
  apertura_especial: 'Abierto, aunque toque cerrar',
  horario_especial: 'Otro horario',
  aforo_reducido: 'Menos plazas',
} as const satisfies Record<Dia['tipo'], string>

const inWords = (fecha: string): string => (isIsoDate(fecha) ? dayInWords(fecha, 'es') : fecha)

/** "jueves 24 de diciembre", "del … al …". */
export const when = ({ desde, hasta }: Pick<Dia, 'desde' | 'hasta'>): string =>
  desde === hasta ? inWords(desde) : `Del ${inWords(desde)} al ${inWords(hasta)}`

/** What happens that day, for its row in the list: "Otro horario: comida cerrado, cena 20:00 20:30". */
export function diaSummary({ tipo, comida, cena, aforo }: Dia): string {
  const parts = [
    comida && `comida ${comida.join(' ') || 'cerrado'}`,
    cena && `cena ${cena.join(' ') || 'cerrado'}`,
    aforo?.interior !== undefined && `interior ${aforo.interior}`,
    aforo?.exterior !== undefined && `exterior ${aforo.exterior}`,
  ].filter(Boolean)
  return parts.length > 0 ? `${TIPOS[tipo]}: ${parts.join(', ')}` : TIPOS[tipo]
}

export const pageOf = (dia: Dia): `/almaenigma${string}` => `${DIAS}/${claveOf(dia)}`
