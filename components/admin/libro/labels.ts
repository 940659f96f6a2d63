import type { Explanation, HistoryLine, LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { dayAndMonth } from '@/lib/core/date-words.ts'
import { hhmm, minutes } from '@/lib/core/dates.ts'
import type { Estado } from '@/lib/reservas/estados.ts'

export const ESTADO: Readonly<Record<Estado, string>> = {
  pendiente: 'Por confirmar',
  confirmada: 'Confirmada',
  llegada: 'Ha llegado',
  sentada: 'Sentada',
  finalizada: 'Terminada',
  no_presentada: 'No vino',
  rechazada: 'Rechazada',
  caducada: 'Caducada',
  cancelada_cliente: 'Cancelada por el cliente',
  cancelada_restaurante: 'Cancelada por la casa',
}

/** A colour and an edge for each state, beside its word. */
export const ESTADO_CLASS: Readonly<Record<Estado, string>> = {
  pendiente: 'bg-limon text-tinta border-limon',
  confirmada: 'bg-(--anil-velo) text-texto border-accion',
  llegada: 'bg-(--oliva-velo) text-texto border-exito border-dashed',
  sentada: 'bg-(--oliva-velo) text-texto border-exito',
  finalizada: 'bg-fondo-3 text-texto border-fondo-3',
  no_presentada: 'bg-(--gamba-velo) text-error border-error',
  rechazada: 'bg-fondo-2 text-texto-2 border-borde',
  caducada: 'bg-fondo-2 text-texto-2 border-borde',
  cancelada_cliente: 'bg-fondo-2 text-texto-2 border-borde',
  cancelada_restaurante: 'bg-fondo-2 text-texto-2 border-borde',
}

export const EN_PIE: readonly Estado[] = ['pendiente', 'confirmada', 'llegada', 'sentada']
/** Nobody comes, and nobody is waited for. */
export const CALLED_OFF: readonly Estado[] = [
  'rechazada',
  'caducada',
  'cancelada_cliente',
  'cancelada_restaurante',
]
export const MESA = { interior: 'sala', exterior: 'terraza' } as const
export const IDIOMA = { es: 'español', en: 'inglés', fr: 'francés', de: 'alemán', it: 'italiano' } as const
export const CANAL = { web: 'la web', chat: 'Enigmito', telefono: 'teléfono', paso: 'la puerta' } as const

export const personasText = (n: number): string => `${n} ${n === 1 ? 'persona' : 'personas'}`

/** A guest this many minutes late is asked after. */
export const GRACE_MINUTES = 15

export const isExpected = ({ estado }: LibroEntry): boolean => EN_PIE.includes(estado)

export function visitas({ cliente, primera_visita }: LibroEntry): string | null {
  if (!cliente || cliente.visitas === 0) return primera_visita ? 'Primera visita' : null
  const { visitas: n, ultima: last } = cliente
  const visitasText = `${n} ${n === 1 ? 'visita' : 'visitas'}`
  return last ? `${visitasText}, la última el ${dayAndMonth(last, 'es')}` : visitasText
}

export const noShows = ({ cliente }: LibroEntry): string | null =>
  cliente && cliente.faltas > 0
    ? `no vino ${cliente.faltas === 1 ? 'una vez' : `${cliente.faltas} veces`}`
    : null

const WHO = { cliente: 'el cliente', personal: 'la casa', sistema: 'el sistema' } as const

export const seatWords = (mesa: string | null | undefined): string => (mesa ? `Mesa ${mesa}` : 'Sin mesa')

/** A line of a booking's history: what happened, who did it, and how it was before. */
export function phrase({ tipo, a, actor, quien, datos }: HistoryLine): string {
  const by = datos.por === 'enlace' ? 'la casa, con el enlace del aviso' : (quien ?? WHO[actor])
  const before = datos.antes
  const what = datos.por_error
    ? 'Quitada: se apuntó por error'
    : datos.sitio
      ? `${datos.deshace ? 'Deshecho. ' : ''}${seatWords(datos.sitio.a)} (antes: ${seatWords(datos.sitio.de).toLowerCase()})`
      : datos.deshace
        ? `Deshecho: vuelve a ${a ? ESTADO[a].toLowerCase() : 'como estaba'}`
        : tipo === 'alta'
          ? 'Pedida'
          : tipo === 'cambio'
            ? `Cambiada${before ? ` (antes: ${dayAndMonth(before.fecha, 'es')}, ${before.hora}, ${personasText(before.personas)}, ${MESA[before.mesa]})` : ''}`
            : a
              ? ESTADO[a]
              : 'Otro estado'
  return [
    `${what}, por ${by}`,
    datos.sobre_aforo ? `sobre el aforo: ${datos.motivo ?? ''}` : datos.motivo,
    datos.cierre ? 'al cerrar el día' : null,
    datos.propuesta
      ? `se le guarda el ${dayAndMonth(datos.propuesta.fecha, 'es')} a las ${datos.propuesta.hora}`
      : null,
    datos.avisado === false && tipo !== 'alta' && !datos.deshace ? 'sin avisar' : null,
  ]
    .filter(Boolean)
    .join('. ')
}

const RULE: Readonly<Record<string, string>> = {
  cerrado: 'Ese día está cerrado.',
  pasado: 'Esa hora ya ha pasado.',
  hora: 'A esa hora no se reserva.',
  aviso: 'La web ya no la ofrece: falta menos que la antelación mínima.',
  horizonte: 'La web todavía no la ofrece: falta demasiado.',
  personas: 'Tantas personas no se reservan en la web: las apuntas tú, con un motivo.',
}

/** When a party that comes at it would leave. */
const hasta = ({ hora, duracion }: Explanation): string => {
  const end = (minutes(hora) + duracion) % 1440
  return hhmm(Math.floor(end / 60), end % 60)
}

/** Why a time is full, in a sentence: the numbers the decision rests on. */
export function explanation(e: Explanation): string {
  const where = e.mesa === 'interior' ? 'la sala' : 'la terraza'
  if (e.regla) return RULE[e.regla] ?? 'La web no la ofrece.'
  if (e.motivo === 'lleno' && e.mesas === 0 && (e.aforo === null || (e.quedan ?? 0) >= e.personas))
    return `No queda ninguna mesa de ${where} para ${personasText(e.personas)} libre todo el tiempo entre las ${e.hora} y las ${hasta(e)}.`
  if (e.motivo === 'lleno')
    return `No caben ${personasText(e.personas)}: de las ${e.aforo} plazas de ${where} hay ${e.ocupadas} ocupadas en algún momento entre las ${e.hora} y las ${hasta(e)}.`
  if (e.motivo === 'ritmo')
    return `Hay sitio, pero a las ${e.hora} ya entran ${personasText(e.entran_personas)} en ${e.entran_reservas} ${e.entran_reservas === 1 ? 'reserva' : 'reservas'}, y el ritmo de la cocina es de ${e.ritmo.personas ?? '–'} personas y ${e.ritmo.reservas ?? '–'} reservas a la vez.`
  if (e.mesas !== null)
    return `Cabe: en ${where} ${e.mesas === 1 ? 'queda una mesa' : `quedan ${e.mesas} mesas o uniones`} para ${personasText(e.personas)}, y a las ${e.hora} entran ${personasText(e.entran_personas)}.`
  return e.aforo === null
    ? `Cabe: ${where} no tiene límite de plazas.`
    : `Cabe: en ${where} quedan ${e.quedan} de ${e.aforo} plazas, y a las ${e.hora} entran ${personasText(e.entran_personas)}.`
}
