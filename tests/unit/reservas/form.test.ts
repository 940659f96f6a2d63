import { describe, expect, test } from 'vitest'
import type { ReservaRequest } from '../../../components/site/reservas/enhance-parts.ts'
import { readDraft, saveDraft } from '../../../components/site/reservas/live/enhance-draft.ts'
import { fingerprint, keyFor, readKey } from '../../../components/site/reservas/live/enhance-key.ts'
import { bodyOf } from '../../../components/site/reservas/live/enhance-send.ts'
import { createSay } from '../../../components/site/reservas/say.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { decodeDraft, encodeDraft } from '../../../lib/reservas/draft.ts'
import { avisoOf, errorsOf, formValuesOf, HONEYPOT, isBot, lacksConsent } from '../../../lib/reservas/form.ts'

/** The form of a reservation: what it accepts, what it forgets, and what it never loses. */

const NOW = 1_795_000_000_000
const MOMENT = { fecha: '2026-11-21', hora: '12:00' } as const
const SOUND = {
  personas: '2',
  fecha_reserva: '2026-11-27',
  hora_reserva: '21:00',
  nombre: 'Ana Soler',
  email: 'ana@example.com',
  telefono: '+34 600 123 456',
}

describe('consent to health data', () => {
  test.each([
    ['a form without a tick', { requisitos_dieteticos: 'nueces' }, true, true],
    ['a form with its tick', { requisitos_dieteticos: 'nueces', consiente_dieta: 'on' }, true, false],
    ['a form that says nothing of health', { requisitos_dieteticos: '  ' }, true, false],
    ['a body as specified', { requisitos_dieteticos: 'nueces' }, false, false],
    ['a body that refuses', { requisitos_dieteticos: 'nueces', consiente_dieta: false }, false, true],
    ['a body that agrees', { requisitos_dieteticos: 'nueces', consiente_dieta: true }, false, false],
  ])('%s', (_, raw, form, missing) => {
    expect(lacksConsent(raw, form)).toBe(missing)
  })
  test('is asked for beside its field', () => {
    expect(avisoOf('consiente_dieta', { requisitos_dieteticos: 'nueces' })).toBe('consentimiento')
    expect(avisoOf('consiente_dieta', { requisitos_dieteticos: 'nueces', consiente_dieta: 'on' })).toBeNull()
  })
})

describe('T-SPAM a machine', () => {
  test.each([
    ['fills in what nobody sees', { [HONEYPOT]: 'x' }, true],
    ['is faster than any hand', { tardo: 1999 }, true],
    ['is faster than any hand, without script', { sello: String(NOW - 500) }, true],
    ['a hand', { tardo: 2000, [HONEYPOT]: '' }, false],
    ['a hand without script', { sello: String(NOW - 2000) }, false],
    ['a page from a clock that is ahead', { sello: String(NOW + 9000) }, false],
    ['a body as specified', {}, false],
    ['a stamp that is none', { sello: 'x', tardo: '-1' }, false],
  ])('%s', (_, raw, machine) => {
    expect(isBot(raw, NOW)).toBe(machine)
  })
})

test('everything that is wrong is named at once, field by field', () => {
  expect(errorsOf(SOUND, DEFAULT_RULES, MOMENT)).toEqual({})
  expect(
    errorsOf(
      { ...SOUND, telefono: '600123456', hora_reserva: '', requisitos_dieteticos: 'x' },
      DEFAULT_RULES,
      MOMENT,
    ),
  ).toEqual({ telefono: 'telefono', hora_reserva: 'hora', consiente_dieta: 'consentimiento' })
  expect(errorsOf({}, DEFAULT_RULES, MOMENT)).toMatchObject({
    personas: 'personas',
    fecha_reserva: 'fecha',
    nombre: 'nombre',
    email: 'email',
  })
})

describe('what was typed, in cookies', () => {
  test('comes back whole, and what nobody typed does not', () => {
    const written = formValuesOf({ ...SOUND, personas: 2, hostil: 'x', notas: '' })
    expect(written).toEqual(SOUND)
    expect(decodeDraft(encodeDraft({ escritos: written, clave: null }))).toEqual({
      escritos: written,
      clave: null,
    })
  })
  test('never outgrows two cookies; the longest text goes first', () => {
    // Five hundred characters of which no two are alike do not shrink.
    const long = (from: number) =>
      Array.from({ length: 500 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919 + from) % 20_000))).join(
        '',
      )
    const written = { ...SOUND, notas: long(0), requisitos_dieteticos: long(9000) }
    const parts = encodeDraft({ escritos: written, clave: null })
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(3600)
    expect(decodeDraft(parts)?.escritos).toMatchObject(SOUND)
  })
  test.each([[['']], [['x']], [['e30', '']], [['ñ', '💥']]])('anything else is nothing: %j', (parts) => {
    expect(decodeDraft(parts)).toBeNull()
  })
})

describe('the draft in the browser', () => {
  const request: ReservaRequest = {
    personas: 4,
    fecha: '2026-11-27',
    hora: '21:00',
    mesa: 'exterior',
    espera: null,
  }
  const text = (change: object) =>
    JSON.stringify({
      v: 1,
      en: NOW,
      pedido: request,
      escritos: { nombre: 'Ana', requisitos_dieteticos: 'x' },
      ...change,
    })
  test('survives, without health data', () => {
    expect(readDraft(text({}), '2026-11-21', NOW)).toEqual({
      request,
      values: { nombre: 'Ana' },
    })
  })
  test('a day that has gone by is left out with its time', () => {
    expect(readDraft(text({}), '2026-11-28', NOW)?.request).toMatchObject({
      personas: 4,
      fecha: null,
      hora: null,
    })
  })
  test.each([
    ['nothing', null],
    ['broken text', '{"v":1'],
    ['another shape', text({ v: 2 })],
    ['a month old', text({ en: NOW - 30 * 86_400_000 })],
    ['a list', '[]'],
  ])('%s is no draft', (_, stored) => {
    expect(readDraft(stored, '2026-11-21', NOW)).toBeNull()
  })
  test('every field of the wrong kind is as good as none', () => {
    const odd = text({ pedido: { personas: 'x', fecha: 7, mesa: [] }, escritos: 3, llave: { clave: 1 } })
    expect(readDraft(odd, '2026-11-21', NOW)).toEqual({
      request: { personas: null, fecha: null, hora: null, mesa: 'interior', espera: null },
      values: {},
    })
  })
  test('blocked storage is no obstacle', () => {
    expect(() => saveDraft({ request, values: {} })).not.toThrow()
  })
})

describe('T-RES-05 the key of a request', () => {
  const request: ReservaRequest = {
    personas: 2,
    fecha: '2026-11-27',
    hora: '21:00',
    mesa: 'interior',
    espera: null,
  }
  test('stays while the request stays, and is another as soon as it changes', () => {
    const first = keyFor(null, bodyOf(request, SOUND, 'es'))
    expect(first.clave).toMatch(/^[0-9a-f-]{36}$/)
    expect(keyFor(first, bodyOf(request, SOUND, 'es'))).toBe(first)
    const second = keyFor(first, bodyOf({ ...request, hora: '21:15' }, SOUND, 'es'))
    expect(second.clave).not.toBe(first.clave)
  })
  test('is kept for another tab and a second try, and not for ever', () => {
    const text = JSON.stringify({ clave: 'k', de: 'h', hasta: NOW })
    expect(readKey(text, NOW - 1)).toEqual({ clave: 'k', de: 'h' })
    expect(readKey(text, NOW)).toBeNull()
    for (const broken of [null, '', '{', '[]', 'null', '{"clave":1}']) expect(readKey(broken, 0)).toBeNull()
  })
  test('what is kept of the request beside the key says nothing of the guest', () => {
    expect(fingerprint('Ana Soler')).toMatch(/^[0-9a-f]{8}$/)
  })
  test('the waiting list is told no diet', () => {
    const written = { ...SOUND, requisitos_dieteticos: 'nueces', consiente_dieta: 'on' }
    expect(bodyOf({ ...request, hora: null, espera: '21:00' }, written, 'es')).toMatchObject({
      hora_reserva: '21:00',
    })
    expect(JSON.stringify(bodyOf({ ...request, espera: '21:00' }, written, 'es'))).not.toContain('nueces')
  })
})

test('texts are filled in once; a placeholder nobody fills stays', () => {
  const say = createSay({ yaNo: 'A las {hora} {x}', avisos: { nombre: 'Nombre' } })
  expect(say('yaNo', { hora: '{x}' })).toBe('A las {x} {x}')
  expect([say('avisos.nombre'), say('avisos'), say('nada')]).toEqual(['Nombre', '', ''])
})
