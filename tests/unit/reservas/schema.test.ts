import { describe, expect, test } from 'vitest'
import { cleanText, reservaInput } from '../../../lib/reservas/schema.ts'
import casos from '../../fixtures/reservas.cases.json' with { type: 'json' }

const valid = {
  nombre: ' Lola Prueba ',
  email: ' lola@example.com ',
  telefono: '0034 600 111 222',
  fecha_reserva: '2026-11-27',
  hora_reserva: '21:00',
  personas: 2,
}
const aviso = (change: Record<string, unknown>): string | undefined =>
  reservaInput.safeParse({ ...valid, ...change }).error?.issues[0]?.message

test('texts are trimmed, the phone is normalised, what is missing has its default, unknown keys go', () => {
  expect(reservaInput.parse({ ...valid, estado: 'confirmada', user_id: 'x' })).toEqual({
    nombre: 'Lola Prueba',
    email: 'lola@example.com',
    telefono: '+34600111222',
    fecha_reserva: '2026-11-27',
    hora_reserva: '21:00',
    personas: 2,
    preferencia_mesa: 'interior',
    ocasion: null,
    requisitos_dieteticos: null,
    notas: null,
    primera_visita: true,
    locale: 'es',
  })
})

describe('T-RES-09 guests', () => {
  test.each([
    [1, 1],
    [20, 20],
    ['1', 1],
    [' 20 ', 20],
    ['07', 7],
  ])('%j is %j', (personas, stored) =>
    expect(reservaInput.parse({ ...valid, personas }).personas).toBe(stored),
  )
  test.each([
    0,
    21,
    2.5,
    -1,
    '0',
    '21',
    '2.5',
    '2e1',
    '２',
    '+2',
    '0x2',
    'doce',
    '',
    ' ',
    null,
    undefined,
    true,
    [2],
    {},
    Number.NaN,
  ])('%j is refused', (personas) => expect(aviso({ personas })).toBe('personas'))
})

test.each([
  [true, true],
  [false, false],
  ['true', true],
  ['on', true],
  ['sí', true],
  ['false', false],
  ['', false],
  [1, false],
  [null, false],
])('primera_visita %j is %j', (answer, stored) =>
  expect(reservaInput.parse({ ...valid, primera_visita: answer }).primera_visita).toBe(stored),
)

test.each([
  ['nombre', 'nombre'],
  ['email', 'email'],
  ['telefono', 'telefono'],
  ['fecha_reserva', 'fecha'],
  ['hora_reserva', 'hora'],
  ['personas', 'personas'],
])('%s of a wrong kind or missing is told as %s', (campo, code) => {
  for (const value of [undefined, null, 3.5, true, [], {}, '', 'x'.repeat(100_000)])
    expect(aviso({ [campo]: value })).toBe(code)
})

test('texts a guest may leave out', () => {
  for (const nothing of [undefined, null, '', '  \n '])
    expect(reservaInput.parse({ ...valid, notas: nothing, ocasion: nothing })).toMatchObject({
      notas: null,
      ocasion: null,
    })
  expect(aviso({ notas: 'n'.repeat(501) })).toBe('texto_largo')
  expect(aviso({ notas: 'n'.repeat(100_000) })).toBe('texto_largo')
  expect(aviso({ ocasion: 7 })).toBe('texto_largo')
  expect(aviso({ preferencia_mesa: 'terraza' })).toBe('mesa')
})

test('T-UNI-01: notes keep their lines and lose what hides', () => {
  expect(cleanText(' uno\r\ndos\rtres\t\u0000\u0007\u202e \ud800 Jose\u0301 ')).toBe('uno\ndos\ntres\t  José')
})

test('nothing that was typed comes back', () => {
  const issues = reservaInput.safeParse({
    ...valid,
    nombre: 'canario\u0007',
    email: 'canario@',
    personas: 'canario',
  }).error?.issues
  expect(issues).toHaveLength(3)
  expect(JSON.stringify(issues)).not.toContain('canario')
})

test('what the shared cases let through, the schema lets through', () => {
  for (const { reserva, aviso: expected, name } of casos)
    if (expected === null)
      expect({ name, ok: reservaInput.safeParse(reserva).success }).toEqual({ name, ok: true })
})

describe('M8 T-TIME-02 what no calendar and no clock knows is refused as such, not told as an outage', () => {
  test.each(['2027-02-29', '2027-02-31', '2026-13-01', '0000-01-01', '2026-11-00'])('%s', (fecha_reserva) =>
    expect(aviso({ fecha_reserva })).toBe('fecha'),
  )
  test.each(['25:00', '24:00', '20:60', '99:99'])('%s', (hora_reserva) =>
    expect(aviso({ hora_reserva })).toBe('hora'),
  )
})
