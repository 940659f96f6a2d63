import { describe, expect, test } from 'vitest'
import {
  closedDaysOf,
  daysWithout,
  laterWeekHours,
  weekHoursOf,
} from '../../../components/site/casa/hours.ts'
import { estadoOf, turnosOf, weekOf } from '../../../lib/casa/horario.ts'
import { addDays, type IsoDate } from '../../../lib/core/dates.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { toOpeningHours } from '../../../lib/reservas/content.ts'
import { toRules } from '../../../lib/reservas/read.ts'
import { isOpenDay, slotsFor } from '../../../lib/reservas/rules.ts'

const ajuste = (clave: string, valor: unknown) => ({ clave, valor, traducciones: {} })
const SEMANA = [
  { dia: 7, servicio: 'cena', desde: '2026-11-01', horas: [] },
  { dia: 5, servicio: 'cena', desde: '2027-03-01', horas: ['20:00', '23:30'] },
  { dia: 7, servicio: 'cena', desde: '2027-06-01' },
]
const TODAY: IsoDate = '2026-11-24'
const house = (semana: unknown, ...rest: ReturnType<typeof ajuste>[]) =>
  toOpeningHours(undefined, [ajuste('semana', semana), ...rest], TODAY)
const casa = house(SEMANA)
const PHRASES = { hoy: '{dia}: {horas}', hoyCerrado: '{dia}, cerrado', dos: '{a} y {b}' }

describe('point 18: hours of each weekday and service, as they are shown', () => {
  test('a house without any says what it said', () => {
    expect(house([])).toEqual(toOpeningHours(undefined, [], TODAY))
    expect('weeks' in house([])).toBe(false)
    expect(laterWeekHours('es', house([]), PHRASES)).toEqual([])
  })

  test('this week, and each one to come with its first day', () => {
    expect(casa.weeks?.map(({ desde }) => desde)).toEqual([TODAY, '2027-03-01', '2027-06-01'])
    expect(weekHoursOf('es', casa, PHRASES)).toEqual([
      'lunes, cerrado',
      'martes: 13:00–15:15 y 18:30–22:30',
      'miércoles: 13:00–15:15 y 18:30–22:30',
      'jueves: 13:00–15:15 y 18:30–22:30',
      'viernes: 13:00–15:15 y 18:30–22:30',
      'sábado: 13:00–15:15 y 18:30–22:30',
      'domingo: 13:00–15:15',
    ])
    const [spring, summer] = laterWeekHours('es', casa, PHRASES)
    expect([spring?.[0], spring?.[1][4], spring?.[1][6]]).toEqual([
      '2027-03-01',
      'viernes: 13:00–15:15 y 20:00–23:30',
      'domingo: 13:00–15:15',
    ])
    expect([summer?.[0], summer?.[1][6]]).toEqual(['2027-06-01', 'domingo: 13:00–15:15 y 18:30–22:30'])
  })

  test('the week shown for a day is what can be booked on it, for two years', () => {
    const rules = toRules(null, [ajuste('semana', SEMANA), ajuste('dias_cerrados', [1, 2])])
    const shown = house(SEMANA, ajuste('dias_cerrados', [1, 2]))
    for (let n = 0; n < 730; n += 1) {
      const fecha = addDays(TODAY, n)
      const slots = isOpenDay(fecha, rules) ? slotsFor(rules, fecha) : []
      const ends = turnosOf(fecha, shown).flatMap(({ desde, hasta }) => [desde, hasta])
      expect([fecha, ends[0], ends.at(-1)]).toEqual([fecha, slots[0], slots.at(-1)])
    }
  })

  test('the foot says which days are closed, and which are open without a service', () => {
    expect(closedDaysOf('es', casa)).toBe('lunes')
    expect(LOCALES.map((locale) => daysWithout('cena', locale, casa))).toEqual([
      'domingo',
      'Sunday',
      'dimanche',
      'Sonntag',
      'domenica',
    ])
    expect(daysWithout('comida', 'es', casa)).toBeNull()
    expect(daysWithout('cena', 'es', house([]))).toBeNull()
  })

  test('a service that no day has is not listed day by day', () => {
    const noLunch = [1, 2, 3, 4, 5, 6, 7].map((dia) => ({
      dia,
      servicio: 'comida',
      desde: '2026-01-01',
      horas: [],
    }))
    expect(daysWithout('comida', 'es', house(noLunch))).toBeNull()
    expect(closedDaysOf('es', house(noLunch))).toBe('lunes')
  })

  test('open or closed: on a Sunday evening without dinner the next tables are Tuesday’s', () => {
    expect(estadoOf({ fecha: '2026-11-29', hora: '19:00' }, casa)).toMatchObject({
      isOpen: false,
      opensAt: '13:00',
      dia: '2026-12-01',
    })
    expect(estadoOf({ fecha: '2027-03-05', hora: '23:15' }, casa)).toMatchObject({
      isOpen: true,
      turno: { desde: '20:00', cierre: '23:30' },
    })
  })

  test('a page that is older than a change still shows the week of its visitor’s day', () => {
    expect(weekOf('2027-02-28', casa).desde).toBe(TODAY)
    expect(weekOf('2027-03-01', casa).desde).toBe('2027-03-01')
    expect(weekOf('2026-01-01', casa).desde).toBe(TODAY)
  })

  test('a special day that says what its weekday has anyway is none', () => {
    const same = { tipo: 'horario_especial', desde: '2026-11-29', hasta: '2026-11-29', cena: [] }
    expect(house(SEMANA, ajuste('cierres', [same])).specialDays).toEqual([])
    expect(house([], ajuste('cierres', [same])).specialDays).toHaveLength(1)
  })
})
