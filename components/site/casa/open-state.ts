import { estadoOf, type OpeningHours, specialDayOf, turnosOf } from '@/lib/casa/horario.ts'
import { type Now as Clock, weekday } from '@/lib/core/dates.ts'
import { fill } from '@/lib/i18n/fill-text.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { Texto } from '@/lib/i18n/textos.ts'
import { hoursPieces } from './hours.ts'

type HoursPhrases = Record<
  | 'abierto'
  | 'cerrado'
  | 'comidaHasta'
  | 'cenaHasta'
  | 'abrimos'
  | 'abrimosManana'
  | 'sinFecha'
  | 'mesasHoy'
  | 'mesasManana'
  | 'mesasDia'
  | 'dos',
  string
>
export type OpenData = {
  locale: Locale
  openingHours: OpeningHours
  phrases: HoursPhrases
  /** Monday first. */
  dias: readonly string[]
}
export type OpenWords = {
  isOpen: boolean
  label: string
  until: Pick<Texto, 'text'> & { lang?: string }
  mesas: string
  /** Pieces that a line must not break. */
  horas: readonly string[]
}

/** What is said at `now` of the hours, by the server and then each minute by the browser. */
export function openWords(now: Clock, { locale, openingHours, phrases, dias }: OpenData): OpenWords {
  const estado = estadoOf(now, openingHours)
  // Beyond this week a weekday would be ambiguous.
  const dia =
    estado.dias < 7
      ? (dias[weekday(estado.dia) - 1] ?? '')
      : new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
          timeZone: 'UTC',
          day: 'numeric',
          month: 'long',
        }).format(Date.parse(estado.dia))
  const specialToday = specialDayOf(now.fecha, openingHours)
  const motivo = specialToday?.turnos[0] ? null : specialToday?.motivo
  const opening = phrases[estado.dias === 1 ? 'abrimosManana' : 'abrimos']
  const until = estado.isOpen
    ? fill(phrases[estado.turno.servicio === 'comida' ? 'comidaHasta' : 'cenaHasta'], {
        hora: estado.turno.cierre,
      })
    : estado.opensAt
      ? fill(opening, { hora: estado.opensAt }) + (estado.dias > 1 ? ` (${dia})` : '')
      : phrases.sinFecha
  const mesas = (['mesasHoy', 'mesasManana'] as const)[estado.dias] ?? 'mesasDia'
  return {
    isOpen: estado.isOpen,
    label: phrases[estado.isOpen ? 'abierto' : 'cerrado'],
    until: motivo ?? { text: until },
    mesas: fill(phrases[mesas], { dia }),
    horas: hoursPieces(turnosOf(estado.dia, openingHours), phrases.dos),
  }
}

/** The class that keeps such a piece in one line. */
export const pieceClass = (piece: string): string | undefined =>
  piece.includes('–') ? 'whitespace-nowrap' : undefined
