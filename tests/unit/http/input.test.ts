import { expect, test } from 'vitest'
import { wallClock } from '../../../lib/core/dates.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { firstAviso } from '../../../lib/reservas/first-aviso.ts'
import { firstIssue } from '../../../lib/reservas/rules.ts'
import { reservaInput } from '../../../lib/reservas/schema.ts'
import { job } from '../core/time.ts'

const GOOD = {
  nombre: 'Ana Soler',
  email: 'ana@example.com',
  telefono: '+34 600 123 456',
  fecha_reserva: '2026-11-27',
  hora_reserva: '21:00',
  personas: 4,
}
const NOW = wallClock(Date.parse('2026-11-25T10:00:00Z'))

/** What the route tells a guest who sends this. */
function verdict(raw: Record<string, unknown>) {
  const read = reservaInput.safeParse(raw)
  return read.success
    ? firstIssue(read.data, DEFAULT_RULES, NOW)
    : firstAviso(read.error, raw, DEFAULT_RULES, NOW)
}

/** One fault per rule, in the order in which the table's trigger checks. */
const FAULTS: [string, Record<string, unknown>][] = [
  ['nombre', { nombre: '7' }],
  ['email', { email: ['a@b.es'] }],
  ['telefono', { telefono: '600123456' }],
  ['fecha', { fecha_reserva: '2026-02-30' }],
  ['hora', { hora_reserva: '9pm' }],
  ['personas', { personas: '2e1' }],
  ['mesa', { preferencia_mesa: 'barra' }],
  ['texto_largo', { notas: 'x'.repeat(501) }],
]

test('a good body is refused by nobody', () => expect(verdict(GOOD)).toBeNull())

test.each(FAULTS)('one fault: %s', (aviso, fault) => expect(verdict({ ...GOOD, ...fault })).toBe(aviso))

test('T-RES-08 of two faults the trigger’s first one is told, whichever the schema saw', () => {
  for (const [i, [first, one]] of FAULTS.entries())
    for (const [, other] of FAULTS.slice(i + 1)) expect(verdict({ ...GOOD, ...other, ...one })).toBe(first)
})

test.each([
  ['pasado', { fecha_reserva: '2026-11-24' }],
  ['cerrado', { fecha_reserva: '2026-11-30' }],
  ['hora_pasada', { fecha_reserva: '2026-11-25', hora_reserva: '11:00' }],
])('a rule about the day comes before a fault of shape further down: %s', (aviso, day) => {
  const rules = { ...DEFAULT_RULES, comida: [...DEFAULT_RULES.comida, '11:00' as const] }
  const raw = { ...GOOD, ...day, personas: 'doce', notas: 'x'.repeat(9999) }
  const read = reservaInput.safeParse(raw)
  expect(read.error && firstAviso(read.error, raw, rules, NOW)).toBe(aviso)
})

test('T-INP-01 long texts cost little time', async () => {
  for (const n of [1_000, 10_000, 100_000]) {
    const texts = {
      nombre: 'a'.repeat(n),
      email: `a@${'.a'.repeat(n)} `,
      telefono: '+'.repeat(n),
      fecha_reserva: '2'.repeat(n),
      hora_reserva: ' '.repeat(n),
      personas: '1'.repeat(n),
      notas: '\u0301'.repeat(n),
    }
    expect(await job(() => verdict(texts))).toBeLessThan(250)
  }
})
