import { expect, test } from 'vitest'
import { press } from '../../../lib/chat/press.ts'
import { parseTab, serialiseTab } from '../../../lib/chat/tab/kept.ts'
import { newChat } from '../../../lib/chat/view.ts'
import type { HHmm } from '../../../lib/core/dates.ts'
import { tonightOf } from '../../../lib/reservas/tonight.ts'
import { contextWith } from '../chat/converse.ts'

const slots = (free: string, taken = '') =>
  [
    ...free.split(' ').map((hora) => [hora, true] as const),
    ...taken.split(' ').map((hora) => [hora, false] as const),
  ]
    .filter(([hora]) => hora)
    .sort()
    .map(([hora, libre]) => ({ hora: hora as HHmm, libre }))
const named = (comida: string, cena: string, taken = '') => {
  const found = tonightOf({ comida: slots(comida), cena: slots(cena, taken) })
  return found && [found.servicio, ...found.horas].join(' ')
}

test('19.12 tonight: two hours half an hour apart, from the one most people ask for', () => {
  expect(named('13:00', '18:30 20:30 20:45 21:00 21:15')).toBe('cena 20:30 21:00')
  expect(named('', '18:30 18:45 21:15', '20:30 21:00')).toBe('cena 18:45 21:15')
  expect(named('', '18:30 18:45 19:30')).toBe('cena 18:30 19:30')
  expect(named('', '20:30 20:45')).toBe('cena 20:30')
})

test('19.12 tonight: lunch while the evening is full, nothing when nothing is free', () => {
  expect(named('13:00 13:15 13:30', '', '20:30')).toBe('comida 13:00 13:30')
  expect(named('', '', '20:30 21:00')).toBeNull()
  expect(named('', '')).toBeNull()
})

test('19.12 the chat greets with the hours of tonight, and a press brings day and hour into the draft', () => {
  const ctx = contextWith({ tonight: { fecha: '2026-11-25', servicio: 'cena', horas: ['20:30', '21:00'] } })
  const [, [said]] = press(newChat, { type: 'open' }, ctx)
  const choices = said?.type === 'say' ? (said.choices ?? []) : []
  expect(choices.map(({ key, values }) => [key, values?.hora])).toEqual([
    ['Boton.estaNoche', '20:30'],
    ['Boton.estaNoche', '21:00'],
    ['Boton.reservar', undefined],
  ])
  const entries = [{ id: 1, locale: 'es', from: 'guest', text: 'hola' }] as const
  const stored = serialiseTab({ kept: { entries, state: newChat, choices, again: null }, place: null }, 0)
  const kept = parseTab(stored, 0)?.kept.choices[1]
  const [state] = press(newChat, kept?.event ?? { type: 'open' }, ctx)
  expect(state).toMatchObject({ mode: 'offered', draft: { date: '2026-11-25', time: '21:00' } })
})

test('19.12 the chat’s greeting offers no hour when none is free', () => {
  const [, [said]] = press(newChat, { type: 'open' }, contextWith())
  expect(said).toMatchObject({ choices: [{ key: 'Boton.reservar' }] })
})
