import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isEmail } from '../../../lib/core/email.ts'
import { AVISO_FIELD, isReservaAviso } from '../../../lib/reservas/avisos.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { firstAviso } from '../../../lib/reservas/first-aviso.ts'
import { guestsIssue, isLonger, isName, isPhone, MAX, normalisePhone } from '../../../lib/reservas/rules.ts'
import { cleanText, reservaInput } from '../../../lib/reservas/schema.ts'

/** Where a rule turns: the last value it takes and the first it refuses. */
const VALID = {
  nombre: 'Lola Prueba',
  email: 'lola@example.com',
  telefono: '+34600111222',
  fecha_reserva: '2026-11-27',
  hora_reserva: '21:00',
  personas: 2,
}
const lee = (change: Record<string, unknown>) => reservaInput.safeParse({ ...VALID, ...change })
const aviso = (change: Record<string, unknown>) => lee(change).error?.issues[0]?.message ?? null

test('§5: each refusal opens the field that cures it, and no other', () => {
  expect(AVISO_FIELD).toEqual({
    nombre: 'nombre',
    email: 'email',
    telefono: 'telefono',
    fecha: 'fecha_reserva',
    pasado: 'fecha_reserva',
    cerrado: 'fecha_reserva',
    horizonte: 'fecha_reserva',
    hora: 'hora_reserva',
    hora_pasada: 'hora_reserva',
    aviso: 'hora_reserva',
    personas: 'personas',
    mesa: 'preferencia_mesa',
    texto_largo: 'notas',
    limite: null,
    lleno: 'hora_reserva',
    ritmo: 'hora_reserva',
    clave_reutilizada: null,
    no_encontrada: null,
    fuera_de_plazo: null,
    transicion: null,
    version: null,
    libre: null,
    espera: null,
  })
  for (const value of ['', 'x', null, undefined, 4, ['lleno']]) expect(isReservaAviso(value)).toBe(false)
})

describe('lengths', () => {
  test('are counted in characters, pictures once each', () => {
    for (const max of [1, 2, 80, 500]) {
      expect([isLonger('a'.repeat(max), max), isLonger('a'.repeat(max + 1), max)]).toEqual([false, true])
      expect([isLonger('🦀'.repeat(max), max), isLonger('🦀'.repeat(max + 1), max)]).toEqual([false, true])
      expect([isLonger('🦀'.repeat(max - 1), max), isLonger('', max)]).toEqual([false, false])
    }
  })
  test('a name is measured without the white space around it, up to four times its length', () => {
    expect(isName(`Lola${' '.repeat(4 * MAX.nombre - 4)}`)).toBe(true)
    expect(isName(`Lola${' '.repeat(4 * MAX.nombre - 3)}`)).toBe(false)
    expect([isName(' L '), isName(' Lo ')]).toEqual([false, true])
    expect(aviso({ nombre: ` ${'n'.repeat(80)} ` })).toBe(null)
    expect(aviso({ nombre: 'n'.repeat(81) })).toBe('nombre')
  })
  test('a phone is normalised up to 64 characters, then left as it is', () => {
    // A trunk zero is one only behind the prefix at the beginning.
    expect(normalisePhone('+44 (0)20')).toBe('+4420')
    expect(normalisePhone('12 +44 (0)20')).toBe('12+44020')
    const long = (n: number) => `+34600111222${' '.repeat(n - 12)}`
    expect(normalisePhone(long(64))).toBe('+34600111222')
    expect(normalisePhone(long(65))).toBe(long(65))
    expect([isPhone('+1234567890'), isPhone('+123456789')]).toEqual([true, false])
    expect([isPhone(`+${'1'.repeat(19)}`), isPhone(`+${'1'.repeat(20)}`)]).toEqual([true, false])
  })
  test('an address of 254 characters is the longest', () => {
    const of = (n: number) => `${'a'.repeat(n - 12)}@example.com`
    expect([isEmail(of(254)), isEmail(of(255))]).toEqual([true, false])
    expect([aviso({ email: ` ${of(254)} ` }), aviso({ email: of(255) })]).toEqual([null, 'email'])
  })
  test('texts a guest may leave out have a last character, too, counted once they are clean', () => {
    for (const [campo, max] of [
      ['ocasion', MAX.ocasion],
      ['requisitos_dieteticos', MAX.requisitos_dieteticos],
      ['notas', MAX.notas],
    ] as const) {
      expect(lee({ [campo]: `${'n'.repeat(max)}${' '.repeat(9 * max)}` }).data?.[campo]).toHaveLength(max)
      expect(aviso({ [campo]: 'n'.repeat(max + 1) })).toBe('texto_largo')
      expect(aviso({ [campo]: `${'n'.repeat(max)}${' '.repeat(9 * max + 1)}` })).toBe('texto_largo')
      expect(aviso({ [campo]: 7 })).toBe('texto_largo')
      expect(lee({ [campo]: '\u0007' }).data?.[campo]).toBe(null)
    }
  })
})

describe('what a form sends', () => {
  test.each([
    'x2026-11-27',
    '2026-11-27x',
    '2026-11-2',
    '2026-1-27',
    '226-11-27',
    '2026-11-277',
    '2o26-11-27',
    '2026 11 27',
    '2026-11',
  ])('the day %j is none', (fecha_reserva) => expect(aviso({ fecha_reserva })).toBe('fecha'))
  test.each(['x21:00', '21:00x', '21:0', '1:00', '21-00', '2a:00', '21:0b', '21:000', '021:00'])(
    'the time %j is none',
    (hora_reserva) => expect(aviso({ hora_reserva })).toBe('hora'),
  )
  test('day, time and guests may have white space around them', () => {
    expect(
      lee({ fecha_reserva: ' 2026-11-27 ', hora_reserva: ' 21:00 ', personas: ' 4 ' }).data,
    ).toMatchObject({
      fecha_reserva: '2026-11-27',
      hora_reserva: '21:00',
      personas: 4,
    })
  })
  test.each(['true', 'on', '1', 'si', 'sí', ' ON ', 'Sí', 'TRUE'])(
    '%j says it is the first visit',
    (answer) => expect(lee({ primera_visita: answer }).data?.primera_visita).toBe(true),
  )
  test.each(['', 'no', 'off', '0', 'x', 'sin', 'one'])('%j does not', (answer) =>
    expect(lee({ primera_visita: answer }).data?.primera_visita).toBe(false),
  )
  test('the language is one of ours, or Spanish', () => {
    expect(['en', 'fr', 'de', 'it', 'es', 'pt', '', 7].map((locale) => lee({ locale }).data?.locale)).toEqual(
      [...['en', 'fr', 'de', 'it', 'es', 'es', 'es', 'es']],
    )
  })
  test('inside unless outside is said', () => {
    expect(
      [{}, { preferencia_mesa: 'interior' }, { preferencia_mesa: 'exterior' }].map(
        (c) => lee(c).data?.preferencia_mesa,
      ),
    ).toEqual(['interior', 'interior', 'exterior'])
    expect(['', 'INTERIOR', null, 3].map((mesa) => aviso({ preferencia_mesa: mesa }))).toEqual(
      Array.from({ length: 4 }, () => 'mesa'),
    )
  })
  test('line breaks stay, tabulators too; what hides goes, the ends are trimmed', () => {
    expect(cleanText('a\tb\r\nc\rd\ne')).toBe('a\tb\nc\nd\ne')
    expect(cleanText('\u202aa\u202e\u2066b\u2069\u0001\u007f\u009f\u0085')).toBe('ab')
    expect(cleanText(' \n a \n ')).toBe('a')
    expect(cleanText('e\u0301')).toBe('é')
  })
})

test('guests: whole numbers between the least and the most', () => {
  const rules = { ...DEFAULT_RULES, personasMin: 3, personasMax: 5 }
  expect([2, 3, 4, 5, 6, 3.5, Number.NaN].map((n) => guestsIssue(n, rules))).toEqual([
    ...['personas', null, null, null, 'personas', 'personas', 'personas'],
  ])
})

describe('the first of several refusals', () => {
  const NOW = { fecha: '2026-11-25', hora: '12:00' } as const
  const first = (messages: string[], raw: Record<string, unknown>) =>
    firstAviso(
      new z.ZodError(messages.map((message) => ({ code: 'custom', path: [], message, input: null }))),
      raw,
      DEFAULT_RULES,
      NOW,
    )
  const DAY = { fecha_reserva: ' 2026-11-27 ', hora_reserva: ' 21:00 ' }

  test('is that of the trigger', () => {
    expect(first(['texto_largo', 'personas'], DAY)).toBe('personas')
    expect(first(['personas'], { ...DAY, fecha_reserva: '2026-11-30' })).toBe('cerrado')
    expect(first(['personas'], { ...DAY, hora_reserva: '17:00' })).toBe('hora')
    expect(first(['nombre'], { fecha_reserva: 4, hora_reserva: null })).toBe('nombre')
  })
  test('is a day that cannot be read where nobody knows better', () => {
    expect(first([], { ...DAY, fecha_reserva: 20261127 })).toBe('fecha')
    expect(first(['Invalid input'], DAY)).toBe('fecha')
    expect(first([], DAY)).toBe('fecha')
  })
})
