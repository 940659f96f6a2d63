import { expect, test } from 'vitest'
import { step } from '../../../lib/chat/machine.ts'
import type { Finding } from '../../../lib/chat/state.ts'
import { contextWith, MODES } from './converse.ts'

const known: Finding[] = [
  { slot: 'name', values: ['Clara Vidal'] },
  { slot: 'email', values: ['clara@example.com'] },
  { slot: 'phone', values: ['+34600111222'] },
  { slot: 'guests', values: ['4'] },
  { slot: 'notes', values: ['Vegano.'] },
]

test('a signed-in guest is asked only what the account does not know, and may change all of it', () => {
  const ctx = contextWith({ known })
  const [offered] = step(MODES.talking, { type: 'book' }, ctx)
  const [booking] = step(offered, { type: 'yes' }, ctx)
  expect(booking).toMatchObject({
    mode: 'booking',
    step: 'date',
    draft: {
      name: 'Clara Vidal',
      email: 'clara@example.com',
      phone: '+34600111222',
      guests: 4,
      given: ['name', 'email', 'phone', 'guests'],
    },
  })
  const [editing] = step(booking, { type: 'edit', slot: 'name' }, ctx)
  expect(editing).toMatchObject({ mode: 'booking', step: 'name' })
})

test('what the guest says goes before what the account knows', () => {
  const ctx = contextWith({ known })
  const [offered] = step(MODES.talking, { type: 'text', text: 'una mesa para 2 el viernes' }, ctx)
  expect(offered).toMatchObject({ mode: 'offered', draft: { guests: 2, name: 'Clara Vidal' } })
})

test('the diet is only offered as a note: a tap takes it, a no leaves it', () => {
  const ctx = contextWith({ known })
  const [offered] = step(MODES.talking, { type: 'book' }, ctx)
  let [state] = step(offered, { type: 'yes' }, ctx)
  state = step(state, { type: 'pick', slot: 'date', value: '2026-11-27' }, ctx)[0]
  state = step(state, { type: 'pick', slot: 'time', value: '21:00' }, ctx)[0]
  const [asking, effects] = step(state, { type: 'pick', slot: 'seating', value: 'indoor' }, ctx)
  const pick = { type: 'pick', slot: 'notes', value: 'Vegano.' } as const
  expect(effects).toMatchObject([{ choices: [{ label: 'Vegano.', event: pick }, { key: 'Boton.sinNotas' }] }])
  expect(step(asking, pick, ctx)[0]).toMatchObject({ mode: 'confirming', draft: { notes: 'Vegano.' } })
  const [without] = step(asking, { type: 'text', text: 'no' }, ctx)
  expect(without).toMatchObject({ mode: 'confirming', draft: { notes: null } })
})
