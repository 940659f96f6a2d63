import { euros } from '@/components/admin/list/labels.ts'
import type { Programado, ThingTable } from '@/lib/admin/carta/programado-save.ts'
import type { Change, Changeable } from '@/lib/carta/scheduled.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { isIsoDate } from '@/lib/core/dates.ts'
import { FORMAT } from '../platos/labels.ts'

export const PROGRAMADOS = '/almaenigma/programados'

export const TABLA_NAMES = {
  platos: 'Plato',
  bebidas: 'Bebida',
  vinos: 'Vino',
  preguntas_frecuentes: 'Pregunta frecuente',
  filosofia: 'Texto de Filosofía',
} as const satisfies Record<ThingTable, string>

/** How its two texts are called, and how long each may be. */
export const TEXT_LABELS = {
  platos: ['Nombre nuevo', 120, 'Texto nuevo', 600],
  bebidas: ['Nombre nuevo', 120, 'Texto nuevo', 600],
  vinos: ['Nombre nuevo', 120, 'Nota nueva', 600],
  preguntas_frecuentes: ['Pregunta nueva', 200, 'Respuesta nueva', 1000],
  filosofia: ['Título nuevo', 120, 'Texto nuevo', 4000],
} as const satisfies Record<ThingTable, readonly [string, number, string, number]>

/** "ración", "botella"; nothing for a price that stands alone. */
export const formatName = (formato: string): string =>
  formato === 'unico' ? 'precio' : ((FORMAT as Readonly<Record<string, string>>)[formato] ?? formato)

/** "el lunes, 1 de marzo de 2027, a las 09:00". */
export const momentText = ({ dia, hora }: Pick<Programado, 'dia' | 'hora'>): string =>
  `el ${isIsoDate(dia) ? dayInWords(dia, 'es') : dia}, a las ${hora}`

/** "Ración: de 14,50 € a 16,00 €", "deja de verse": each part of a change beside what is there before it. */
export function changeParts(cambio: Change, before: Changeable | null): string[] {
  const prices = Object.entries(cambio.precios ?? {}).map(([formato, cents]) => {
    const now = before?.precios[formato]
    const to = euros(cents)
    return now === undefined || now === cents
      ? `${formatName(formato)}: ${to}`
      : `${formatName(formato)}: de ${euros(now)} a ${to}`
  })
  return [
    ...prices,
    ...(cambio.visible === undefined ? [] : [cambio.visible ? 'se ve' : 'deja de verse']),
    ...(cambio.nombre ? [`nombre: «${cambio.nombre}»`] : []),
    ...(cambio.descripcion ? [`texto: «${cambio.descripcion}»`] : []),
  ]
}

export const pricesText = (precios: Changeable['precios']): string =>
  Object.entries(precios)
    .map(([formato, cents]) =>
      formato === 'unico' ? euros(cents) : `${formatName(formato)} ${euros(cents)}`,
    )
    .join(' · ')

export const ESTADO_NAMES = {
  pendiente: 'Por venir',
  hecho: 'Hecho',
  cancelado: 'Cancelado',
  fallido: 'No se pudo hacer',
} as const satisfies Record<Programado['estado'], string>
