import { describe, expect, test } from 'vitest'
import {
  closedDaysOf,
  hoursText,
  specialDaysInPhrases,
  weekdayNames,
  weekHoursOf,
} from '../../../components/site/casa/hours.ts'
import { openWords } from '../../../components/site/casa/open-state.ts'
import { estadoOf, type OpeningHours, specialDayOf, turnoOf } from '../../../lib/casa/horario.ts'
import es from '../../../messages/es.json' with { type: 'json' }

const casa: OpeningHours = {
  turnos: [
    { servicio: 'comida', desde: '13:00', hasta: '15:15', cierre: '16:00' },
    { servicio: 'cena', desde: '18:30', hasta: '22:30', cierre: '23:00' },
  ],
  diasCerrados: [1],
  specialDays: [],
}

describe('open or closed, from slots and closed days and never from the service period', () => {
  // 2026-11-24 is a Tuesday.
  test.each([
    ['12:30', { isOpen: false, opensAt: '13:00', dias: 0 }],
    ['13:00', { isOpen: true, dias: 0 }],
    ['15:59', { isOpen: true, dias: 0 }],
    ['16:00', { isOpen: false, opensAt: '18:30', dias: 0 }],
    ['18:30', { isOpen: true, dias: 0 }],
    ['22:59', { isOpen: true, dias: 0 }],
    ['23:00', { isOpen: false, opensAt: '13:00', dias: 1, dia: '2026-11-25' }],
  ] as const)('Tuesday %s', (hora, expected) => {
    expect(estadoOf({ fecha: '2026-11-24', hora }, casa)).toMatchObject(expected)
  })
  test('after Sunday’s dinner the next tables are Tuesday’s', () => {
    expect(estadoOf({ fecha: '2026-11-22', hora: '23:30' }, casa)).toMatchObject({
      isOpen: false,
      opensAt: '13:00',
      dias: 2,
      dia: '2026-11-24',
    })
  })
  test('a Monday is closed at lunch time too', () => {
    expect(estadoOf({ fecha: '2026-11-23', hora: '14:00' }, casa)).toMatchObject({ isOpen: false, dias: 1 })
  })
  test.each([
    ['the same day', '2026-11-24', '17:00', 'Abrimos a las 18:30'],
    ['the next day', '2026-11-23', '14:29', 'Abrimos mañana a las 13:00'],
    ['two days later', '2026-11-22', '23:30', 'Abrimos a las 13:00 (martes)'],
  ] as const)('the hour of opening is told with its day: %s', (_, fecha, hora, said) => {
    const dias = weekdayNames('es')
    expect(
      openWords({ fecha, hora }, { locale: 'es', openingHours: casa, phrases: es.Horas, dias }).until,
    ).toEqual({
      text: said,
    })
  })
  test('a house that never opens says nothing it cannot keep', () => {
    const never = { ...casa, diasCerrados: [1, 2, 3, 4, 5, 6, 7] }
    expect(estadoOf({ fecha: '2026-11-24', hora: '14:00' }, never)).toMatchObject({
      isOpen: false,
      opensAt: null,
    })
    expect(estadoOf({ fecha: '2026-11-24', hora: '14:00' }, { ...casa, turnos: [] })).toMatchObject({
      opensAt: null,
    })
  })
})

describe('special days', () => {
  const motivo = { text: 'Nochebuena: el equipo cena en casa.', lang: 'es' } as const
  const christmas: OpeningHours = {
    ...casa,
    specialDays: [
      { desde: '2026-12-24', hasta: '2026-12-24', motivo, turnos: [] },
      { desde: '2026-12-25', hasta: '2026-12-25', motivo: null, turnos: [] },
      { desde: '2027-01-11', hasta: '2027-02-02', motivo: null, turnos: [] },
    ],
  }
  test('the day is closed at lunch time, and says why', () => {
    const now = { fecha: '2026-12-24', hora: '14:00' } as const
    expect(estadoOf(now, christmas)).toMatchObject({ isOpen: false, dias: 2, dia: '2026-12-26' })
    expect(specialDayOf(now.fecha, christmas)?.motivo).toEqual(motivo)
    expect(specialDayOf('2026-12-26', christmas)).toBeUndefined()
  })
  test('the evening before looks past the closed days', () => {
    expect(estadoOf({ fecha: '2026-12-23', hora: '23:30' }, christmas)).toMatchObject({
      dia: '2026-12-26',
      dias: 3,
      opensAt: '13:00',
    })
  })
  test('after a holiday of three weeks the house opens on its first open day', () => {
    expect(estadoOf({ fecha: '2027-01-11', hora: '12:00' }, christmas)).toMatchObject({
      dia: '2027-02-03',
      opensAt: '13:00',
    })
  })
  test('today’s hours give way to the reason, in the page’s own language only', () => {
    const sentences = { horasHoy: 'Hoy: {horas}.', dos: '{a} y {b}' }
    expect(specialDaysInPhrases('es', christmas, { ...sentences, cierreHoy: 'Hoy cerrado.' })[0]?.[2]).toBe(
      'Hoy cerrado. Nochebuena: el equipo cena en casa.',
    )
    const cierreToday = 'Heute geschlossen.'
    expect(
      specialDaysInPhrases('de', christmas, { ...sentences, cierreHoy: cierreToday }).map(
        ([, , sentence]) => sentence,
      ),
    ).toEqual([cierreToday, cierreToday, cierreToday])
  })
})

test('a day with hours of its own opens and closes by them, on a closed weekday too, and says them', () => {
  const turnos = [{ servicio: 'cena', desde: '20:00', hasta: '23:30', cierre: '23:30' }] as const
  const motivo = { text: 'Noche de San Juan.', lang: 'es' } as const
  // 2026-11-30 is a Monday.
  const fiesta: OpeningHours = {
    ...casa,
    specialDays: [{ desde: '2026-11-30', hasta: '2026-11-30', motivo, turnos }],
  }
  expect(estadoOf({ fecha: '2026-11-30', hora: '14:00' }, fiesta)).toMatchObject({
    isOpen: false,
    opensAt: '20:00',
    dias: 0,
  })
  expect(estadoOf({ fecha: '2026-11-30', hora: '23:10' }, fiesta)).toMatchObject({ isOpen: true })
  expect(estadoOf({ fecha: '2026-11-30', hora: '23:30' }, fiesta)).toMatchObject({ dia: '2026-12-01' })
  expect(
    specialDaysInPhrases('es', fiesta, {
      cierreHoy: 'Hoy cerrado.',
      horasHoy: 'Hoy: {horas}.',
      dos: '{a} y {b}',
    }),
  ).toEqual([['2026-11-30', '2026-11-30', 'Hoy: 20:00–23:30. Noche de San Juan.']])
})

test('a sitting without slots is none; without a closing time its last table closes it', () => {
  expect(turnoOf('comida', [], '16:00')).toEqual([])
  expect(turnoOf('cena', ['20:00', '21:00'], null)).toEqual([
    { servicio: 'cena', desde: '20:00', hasta: '21:00', cierre: '21:00' },
  ])
})

describe('in words', () => {
  test('weeks begin on Monday in every language', () => {
    expect(weekdayNames('es')[0]).toBe('lunes')
    expect(weekdayNames('de')[6]).toBe('Sonntag')
  })
  test('hours of one sitting, two, or none', () => {
    expect(hoursText(casa.turnos, '{a} y {b}')).toBe('13:00–15:15 y 18:30–22:30')
    expect(hoursText(casa.turnos.slice(1), '{a} y {b}')).toBe('18:30–22:30')
    expect(hoursText([], '{a} y {b}')).toBe('')
  })
  test('the week and its closed days', () => {
    const week = weekHoursOf('es', casa, {
      hoy: 'Hoy, {dia}: {horas}',
      hoyCerrado: 'Hoy, {dia}, cerrado',
      dos: '{a} y {b}',
    })
    expect(week[0]).toBe('Hoy, lunes, cerrado')
    expect(week[1]).toBe('Hoy, martes: 13:00–15:15 y 18:30–22:30')
    expect(closedDaysOf('es', { ...casa, diasCerrados: [1, 2] })).toBe('lunes y martes')
    expect(closedDaysOf('es', { ...casa, diasCerrados: [] })).toBeNull()
  })
})
