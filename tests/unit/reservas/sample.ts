import fc from 'fast-check'
import { addDays, type IsoDate, wallClock, weekday } from '../../../lib/core/dates.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import type { RequestedReserva, ReservaRules } from '../../../lib/reservas/rules.ts'
import type { HorasSemana } from '../../../lib/reservas/semana.ts'
import type { DiaEspecial } from '../../../lib/reservas/special-days.ts'

/** Days from 2025 to 2035, with those on which something happens more often than chance would have it. */
const CHANGES = Array.from({ length: 11 }, (_, i) => {
  const lastSunday = (month: number): IsoDate => {
    const end = new Date(Date.UTC(2025 + i, month, 0))
    end.setUTCDate(end.getUTCDate() - end.getUTCDay())
    return end.toISOString().slice(0, 10) as IsoDate
  }
  return [lastSunday(3), lastSunday(10)] as const
})
/** The days on which Europe's clocks change, 2025 to 2035. */
export const CHANGING_DIAS: readonly IsoDate[] = CHANGES.flat()

const DIA_1: IsoDate = '2025-01-01'
/** 1 January 2025 to 31 December 2035. */
export const DIAS = 4017

export const fechas: fc.Arbitrary<IsoDate> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: DIAS - 1 }).map((n) => addDays(DIA_1, n)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...CHANGING_DIAS), fc.integer({ min: -2, max: 2 }))
      .map(([dia, n]) => addDays(dia, n)),
  },
  { weight: 1, arbitrary: fc.constantFrom<IsoDate>('2028-02-29', '2032-02-29', '2027-12-31', '2028-01-01') },
)

/** Instants within those years, to the second; many within two hours of a midnight of Madrid. */
export const instants: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: Date.UTC(2025, 0) / 1000, max: Date.UTC(2035, 11, 31) / 1000 }).map((s) => s * 1000),
  fc
    .tuple(fechas, fc.integer({ min: -7200, max: 7200 }))
    .map(([fecha, s]) => Date.parse(`${fecha}T23:00:00Z`) + s * 1000),
)

const twoDias = (from: IsoDate, days: number) => ({ desde: from, hasta: addDays(from, days) })
/** A list of special days around a day, of every kind. */
const especiales = (fecha: IsoDate): fc.Arbitrary<DiaEspecial[]> =>
  fc.array(
    fc
      .record({
        tipo: fc.constantFrom(
          undefined,
          'cierre',
          'apertura_especial',
          'apertura_especial',
          'horario_especial',
          'horario_especial',
          'aforo_reducido',
        ),
        antes: fc.integer({ min: -1, max: 2 }),
        largo: fc.integer({ min: -1, max: 3 }),
        comida: fc.option(fc.subarray(['12:30', '13:00', '14:15'] as const), { nil: undefined }),
        cena: fc.option(fc.subarray(['18:30', '21:00', '23:15'] as const), { nil: undefined }),
      })
      .map(({ tipo, antes, largo, comida, cena }) => ({
        ...twoDias(addDays(fecha, -antes), largo),
        ...(tipo && { tipo }),
        ...(comida && { comida: [...comida] }),
        ...(cena && { cena: [...cena] }),
      })),
    { maxLength: 4 },
  )

const SERVICIOS = ['comida', 'cena'] as const
/** Hours of weekdays around a day, most often of that day's own. */
export const semanas = (fecha: IsoDate): fc.Arbitrary<HorasSemana[]> =>
  fc.array(
    fc
      .record({
        dia: fc.oneof(fc.constant(weekday(fecha)), fc.integer({ min: 1, max: 7 })),
        servicio: fc.constantFrom(...SERVICIOS),
        desde: fc.constantFrom(-400, -7, -1, 0, 0, 1, 7, 400).map((n) => addDays(fecha, n)),
        comida: fc.option(fc.subarray(['12:30', '13:00', '17:00'] as const), { nil: undefined }),
        cena: fc.option(fc.subarray(['18:30', '21:00', '23:15'] as const), { nil: undefined }),
      })
      .map(({ dia, servicio, desde, ...horas }) => {
        const own = horas[servicio]
        return { dia, servicio, desde, ...(own && { horas: [...own] }) }
      }),
    { maxLength: 6 },
  )

export type Example = { instante: number; fecha: IsoDate; hora: string; rules: ReservaRules }

const HORAS = ['12:30', '13:00', '14:15', '15:15', '17:00', '18:30', '21:00', '22:30', '23:15']
export const examples: fc.Arbitrary<Example> = fc
  .record({
    instante: instants,
    lejos: fc.oneof(fechas.map(String), fc.integer({ min: -2, max: 9 }).map(String)),
    hora: fc.constantFrom(...HORAS),
    avisoMinutos: fc.constantFrom(0, 0, 30, 90, 1440),
    horizonteDias: fc.constantFrom(3, 30, 365),
    diasCerrados: fc.constantFrom([1], [1], [1, 7], []),
  })
  .chain(({ instante, lejos, hora, ...rules }) => {
    const today = wallClock(instante).fecha
    const fecha = lejos.length > 2 ? (lejos as IsoDate) : addDays(today, Number(lejos))
    return fc
      .tuple(especiales(fecha), fc.oneof(fc.constant([]), fc.constant([]), semanas(fecha)))
      .map(([cierres, semana]) => ({
        instante,
        fecha,
        hora,
        rules: { ...DEFAULT_RULES, ...rules, cierres, semana },
      }))
  })

/** A reservation that only its day and time can be wrong with. */
export const asked = (fecha_reserva: string, hora_reserva: string): RequestedReserva => ({
  nombre: 'Lola Prueba',
  email: 'lola@example.com',
  telefono: '+34600111222',
  fecha_reserva,
  hora_reserva,
  personas: 2,
  preferencia_mesa: 'interior',
  ocasion: null,
  requisitos_dieteticos: null,
  notas: null,
})
