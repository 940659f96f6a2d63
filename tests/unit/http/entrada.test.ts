import { expect, test } from 'vitest'
import { wallClock } from '../../../lib/fechas.ts'
import { fitsColumns, toReserva } from '../../../lib/reservas/entrada.ts'
import { DEFAULT_RULES, firstIssue } from '../../../lib/reservas/reglas.ts'

const GOOD = {
  nombre: ' Ana Soler ',
  email: 'ana@example.com',
  telefono: '+34 600-12.34(56)',
  fecha_reserva: '2026-11-27',
  hora_reserva: '21:00',
  personas: 4,
  preferencia_mesa: 'interior',
}
const NOW = wallClock(Date.parse('2026-11-25T10:00:00Z'))
const issue = (raw: Record<string, unknown>) => firstIssue(toReserva({ ...GOOD, ...raw }), DEFAULT_RULES, NOW)

test('a good body becomes what is stored', () => {
  expect(toReserva(GOOD)).toEqual({
    ...GOOD,
    nombre: 'Ana Soler',
    telefono: '+34600123456',
    ocasion: null,
    requisitos_dieteticos: null,
    notas: null,
    primera_visita: false,
  })
  expect(issue({})).toBeNull()
})

test.each([
  [1, null],
  [20, null],
  ['4', null],
  [0, 'personas'],
  [21, 'personas'],
  [2.5, 'personas'],
  ['2e1', 'personas'],
  ['２', 'personas'],
  ['doce', 'personas'],
  ['', 'personas'],
  [null, 'personas'],
  [undefined, 'personas'],
  [[4], 'personas'],
  [Number.MAX_VALUE, 'personas'],
])('T-RES-09 guests %j', (personas, aviso) => {
  expect(issue({ personas })).toBe(aviso)
})

test.each([
  [{ nombre: {} }, 'nombre'],
  [{ email: ['a@b.es'] }, 'email'],
  [{ telefono: 34600123456 }, 'telefono'],
  [{ telefono: `+34${'6'.repeat(100_000)}` }, 'telefono'],
  [{ fecha_reserva: '2027-02-29' }, 'fecha'],
  [{ hora_reserva: '9pm' }, 'hora'],
  [{ preferencia_mesa: null }, 'mesa'],
  [{ notas: 'x'.repeat(501) }, 'texto_largo'],
])('what is missing or of another type is refused by the rules: %o', (raw, aviso) => {
  expect(issue(raw)).toBe(aviso)
})

test('T-UNI-01 free texts are stored in NFC without NUL, control and direction marks; line breaks stay', () => {
  const notas = 'cafe\u0301\u0000\u0007 uno\r\ndos\u202etres\ud800'
  expect(toReserva({ ...GOOD, notas }).notas).toBe('café uno\ndostres\ufffd')
  expect(toReserva({ ...GOOD, notas: ' \u0000 ' }).notas).toBeNull()
})

test('only what fits its columns is posted', () => {
  const fits = (raw: Record<string, unknown>) => fitsColumns(toReserva({ ...GOOD, ...raw }))
  expect(fits({})).toBe(true)
  expect(fits({ personas: 21 })).toBe(true)
  expect(fits({ fecha_reserva: '2026-02-30' })).toBe(false)
  expect(fits({ hora_reserva: '25:00' })).toBe(false)
  expect(fits({ personas: 2.5 })).toBe(false)
  expect(fits({ nombre: 'A\u0000na' })).toBe(false)
})

test('T-INP-01 long texts cost linear time', () => {
  const times = [1_000, 10_000, 100_000].map((n) => {
    const start = performance.now()
    issue({
      nombre: 'a'.repeat(n),
      email: `a@${'.a'.repeat(n)} `,
      telefono: '+'.repeat(n),
      notas: '\u0301'.repeat(n),
    })
    return performance.now() - start
  })
  expect(Math.max(...times)).toBeLessThan(250)
})
