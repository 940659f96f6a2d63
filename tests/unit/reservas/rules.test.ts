import { describe, expect, test } from 'vitest'
import { addDays, type IsoDate, type Now, wallClock, weekday } from '../../../lib/core/dates.ts'
import { isEmail } from '../../../lib/core/email.ts'
import { AVISO_FIELD, AVISOS, isReservaAviso } from '../../../lib/reservas/avisos.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import {
  availability,
  firstIssue,
  isName,
  isPhone,
  normalisePhone,
  type RequestedReserva,
  type ReservaRules,
  slotsFor,
} from '../../../lib/reservas/rules.ts'
import casos from '../../fixtures/reservas.cases.json' with { type: 'json' }
import { job } from '../core/time.ts'

type Case = {
  name: string
  ahora: Now
  reserva: RequestedReserva
  reglas?: Partial<ReservaRules>
  aviso: string | null
  cita: string
}
const cases = casos as Case[]

describe('the shared cases, in TypeScript', () => {
  test.each(cases.map((example) => [`${example.cita}: ${example.name}`, example] as const))(
    '%s',
    (_, example) => {
      expect(firstIssue(example.reserva, { ...DEFAULT_RULES, ...example.reglas }, example.ahora)).toBe(
        example.aviso,
      )
    },
  )

  test('there are enough of them, each name once, each code at least once', () => {
    expect(cases.length).toBeGreaterThanOrEqual(250)
    expect(new Set(cases.map((example) => example.name)).size).toBe(cases.length)
    const told = new Set(cases.map((example) => example.aviso))
    const onlyTheDatabase = [
      ...['limite', 'lleno', 'ritmo', 'clave_reutilizada', 'no_encontrada', 'fuera_de_plazo'],
      ...['transicion', 'version', 'libre', 'espera'],
    ]
    expect(AVISOS.filter((aviso) => !told.has(aviso))).toEqual(onlyTheDatabase)
  })
})

test('every code says which field it reopens', () => {
  expect(Object.keys(AVISO_FIELD)).toEqual([...AVISOS])
  expect(isReservaAviso('cerrado')).toBe(true)
  expect(isReservaAviso('toString')).toBe(false)
})

test('T-TIME-05 §9: ten lunch slots from 13:00, seventeen dinner slots from 18:30', () => {
  expect(DEFAULT_RULES.comida).toHaveLength(10)
  expect(DEFAULT_RULES.cena).toHaveLength(17)
  expect(slotsFor(DEFAULT_RULES)).toEqual([
    ...['13:00', '13:15', '13:30', '13:45', '14:00', '14:15', '14:30', '14:45', '15:00', '15:15'],
    ...['18:30', '18:45', '19:00', '19:15', '19:30', '19:45', '20:00', '20:15', '20:30', '20:45'],
    ...['21:00', '21:15', '21:30', '21:45', '22:00', '22:15', '22:30'],
  ])
})

test.each([
  ['+34 600 111 222', '+34600111222'],
  ['  0034 600-111-222 ', '+34600111222'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0049 (0) 30/123456', '+4930123456'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['\u202a+34\u00a0600\u202f111\u2011222\u202c', '+34600111222'],
  ['600 111 222', '600111222'],
])('§5 phone: %j is stored as %s', (typed, stored) => expect(normalisePhone(typed)).toBe(stored))

test('T-INP-01: no text makes a pattern slow', async () => {
  const ms = await job(() => {
    for (const size of [1_000, 10_000, 100_000])
      for (const text of [
        `a@${'.a'.repeat(size)} `,
        `${'a'.repeat(size)}@`,
        `a@${'a'.repeat(size)}`,
        `a@${'a-'.repeat(120)}.`,
        `+${'1'.repeat(size)}`,
        '('.repeat(size),
        ' '.repeat(size),
      ]) {
        expect(isEmail(text)).toBe(false)
        expect(isName(text) && text.length > 400).toBe(false)
        expect(isPhone(normalisePhone(text))).toBe(false)
      }
  })
  expect(ms).toBeLessThan(1_000)
})

test('T-UNI-01: half a character is no name', () => expect(isName('Lola \ud800')).toBe(false))

describe('what is bookable on a day', () => {
  const now: Now = { fecha: '2026-11-25', hora: '14:05' }
  const motivos = (fecha: IsoDate, personas = 2, rules: ReservaRules = DEFAULT_RULES) => {
    const { comida, cena } = availability(fecha, personas, rules, now)
    return [...comida, ...cena].map((turno) => turno.motivo)
  }

  test('an open day: every slot', () => {
    const { comida, cena } = availability('2026-11-26', 2, DEFAULT_RULES, now)
    expect(comida[0]).toEqual({ hora: '13:00', libre: true, motivo: null })
    expect([...comida, ...cena].every((turno) => turno.libre)).toBe(true)
  })
  test('today: what is left of it', () => {
    const { comida, cena } = availability('2026-11-25', 2, DEFAULT_RULES, now)
    expect(comida.filter((turno) => turno.motivo === 'pasado').map((turno) => turno.hora)).toEqual([
      '13:00',
      '13:15',
      '13:30',
      '13:45',
      '14:00',
    ])
    expect(cena.every((turno) => turno.libre)).toBe(true)
  })
  test.each([
    ['2026-11-30', 'cerrado'],
    ['2026-11-24', 'pasado'],
    ['2027-11-26', 'horizonte'],
  ] as const)('%s is %s all day', (fecha, motivo) =>
    expect(new Set(motivos(fecha))).toEqual(new Set([motivo])),
  )
  test('a party too large has nothing', () =>
    expect(new Set(motivos('2026-11-26', 21))).toEqual(new Set(['personas'])))
  test('too little notice', () => {
    const rules = { ...DEFAULT_RULES, avisoMinutos: 300 }
    const { cena } = availability('2026-11-25', 2, rules, now)
    expect(cena.filter((turno) => turno.motivo === 'aviso').map((turno) => turno.hora)).toEqual([
      '18:30',
      '18:45',
      '19:00',
    ])
  })
  test('it agrees with the rules on every slot of sixty days', () => {
    for (let day = 0; day < 60; day += 1) {
      const fecha = addDays(now.fecha, day)
      const { comida, cena } = availability(fecha, 2, DEFAULT_RULES, now)
      for (const { hora, libre } of [...comida, ...cena]) {
        const r: RequestedReserva = {
          nombre: 'Lola',
          email: 'lola@example.com',
          telefono: '+34600111222',
          fecha_reserva: fecha,
          hora_reserva: hora,
          personas: 2,
          preferencia_mesa: 'interior',
          ocasion: null,
          requisitos_dieteticos: null,
          notas: null,
        }
        expect(libre).toBe(firstIssue(r, DEFAULT_RULES, now) === null)
      }
      expect(comida.every((turno) => turno.motivo === 'cerrado')).toBe(weekday(fecha) === 1)
    }
  })
})

test('T-TIME-03: the rules follow the clock of Madrid', () => {
  const r = { ...(cases[0]?.reserva as RequestedReserva), fecha_reserva: '2026-11-27' }
  const issueAt = (instant: string) => firstIssue(r, DEFAULT_RULES, wallClock(Date.parse(instant)))
  expect(issueAt('2026-11-27T19:59:00Z')).toBe(null)
  expect(issueAt('2026-11-27T20:00:00Z')).toBe('hora_pasada')
  expect(issueAt('2026-11-27T22:59:00Z')).toBe('hora_pasada')
  expect(issueAt('2026-11-27T23:00:00Z')).toBe('pasado')
})
