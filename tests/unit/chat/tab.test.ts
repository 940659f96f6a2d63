import { expect, test } from 'vitest'
import { parseTab, serialiseTab } from '../../../lib/chat/tab/kept.ts'
import { maskEntry } from '../../../lib/chat/tab/redact.ts'
import type { Entry, Kept, Tab } from '../../../lib/chat/tab/shape.ts'
import { DRAFT, MODES } from './converse.ts'

const NOW = Date.parse('2026-11-25T10:00:00Z')
const ENTRIES: readonly Entry[] = [
  {
    id: 1,
    locale: 'es',
    from: 'enigmito',
    say: { key: 'Saludo.hola', values: { telefono: '+34 900' }, links: [] },
  },
  { id: 2, locale: 'es', from: 'guest', text: '¿Tenéis terraza?' },
  {
    id: 3,
    locale: 'es',
    from: 'enigmito',
    text: 'Sí, 32 plazas.',
    links: [{ text: 'Reservar', url: '/reservations' }],
  },
  { id: 4, locale: 'en', from: 'enigmito', text: 'Rice.', links: [], named: ['dish:paella'] },
]
const KEPT: Kept = {
  entries: ENTRIES,
  state: MODES.talking,
  choices: [{ key: 'Boton.reservar', values: {}, event: { type: 'book' } }],
  again: null,
}
const read = (tab: Tab, now = NOW) => parseTab(serialiseTab(tab, NOW), now)

test('a tab reads back what it has stored: messages, controls, state and place', () => {
  expect(read({ kept: KEPT, place: 120 })).toEqual({
    kept: { ...KEPT, state: { ...MODES.talking, farewell: 0 } },
    place: 120,
  })
})

test('the state comes back as it was: what is edited, refused, doubted, proposed and undone', () => {
  const state = {
    ...MODES.talking,
    mode: 'booking' as const,
    draft: { ...DRAFT, doubt: { slot: 'date' as const, options: ['2026-11-27', '2026-12-04'] } },
    step: 'date' as const,
    isEditing: true,
    misses: 2,
    refused: true,
    topic: 'vino' as const,
    proposed: [{ slot: 'guests' as const, values: ['18'] }],
    undo: DRAFT,
  }
  expect(read({ kept: { ...KEPT, state }, place: null })?.kept.state).toEqual(state)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  [
    'another version',
    JSON.stringify({ ...JSON.parse(serialiseTab({ kept: KEPT, place: null }, NOW)), v: 99 }),
  ],
  ['no state', '{"v":1,"entries":[{"id":1,"locale":"es","from":"guest","text":"x"}],"state":7}'],
  ['an entry of another kind', '{"v":1,"entries":[{"id":"1"}],"state":{"mode":"talking"}}'],
  ['too much', `{"v":1,"entries":[],"pad":"${'x'.repeat(200_000)}"}`],
])('%s is dropped', (_, stored) => {
  expect(parseTab(stored, NOW)).toBeNull()
})

test('an address that is none of the site’s kinds is no link', () => {
  const entry: Entry = {
    id: 4,
    locale: 'es',
    from: 'enigmito',
    text: 'x',
    links: [
      { text: 'a', url: 'javascript:alert(1)' },
      { text: 'b', url: '//evil.example' },
      { text: 'c', url: 'tel:+34900' },
    ],
  }
  const back = read({ kept: { ...KEPT, entries: [entry] }, place: null })?.kept.entries[0]
  expect(back && 'links' in back ? back.links : null).toEqual([{ text: 'c', url: 'tel:+34900' }])
})

test('the store is bounded: the last messages are kept, long ones fewer', () => {
  const many = Array.from({ length: 500 }, (_, i) => ({
    id: i,
    locale: 'es' as const,
    from: 'guest' as const,
    text: 'x'.repeat(1900),
  }))
  const stored = serialiseTab({ kept: { ...KEPT, entries: many }, place: null }, NOW)
  expect(stored.length).toBeLessThanOrEqual(120_000)
  expect(parseTab(stored, NOW)?.kept.entries.at(-1)?.id).toBe(499)
})

test('a finished booking leaves its code and link, and none of its fields', () => {
  const booked = { codigo: 'ABCD1234', gestion: '/reservations/ABCD1234?t=x' }
  const stored = serialiseTab({ kept: { ...KEPT, state: { ...MODES.completed, booked } }, place: null }, NOW)
  expect(stored).toContain('ABCD1234')
  expect(stored).not.toMatch(/lola@example|600123456/)
  expect(parseTab(stored, NOW)?.kept.state).toMatchObject({ mode: 'completed', booked })
})

test('what was not answered is done again within two minutes, and later only asked again', () => {
  const again = { type: 'yes' } as const
  const kept: Kept = { ...KEPT, state: MODES.confirming, again }
  expect(read({ kept, place: null })?.kept.again).toEqual(again)
  expect(read({ kept, place: null }, NOW + 121_000)?.kept.again).toEqual({ type: 'open' })
  const talking = read({ kept: { ...kept, state: MODES.talking }, place: null }, NOW + 121_000)
  expect(talking?.kept.again).toBeNull()
})

test('T-PII-08 once the booking is made, its messages are kept without who made it', () => {
  const draft = { ...DRAFT, notes: 'Alergia al marisco' }
  const guest = (text: string): Entry => ({ id: 1, locale: 'es', from: 'guest', text })
  const said = (text: string) => {
    const entry = maskEntry(guest(text), draft)
    return 'text' in entry ? entry.text : ''
  }
  expect(said('soy Lola Prueba')).toBe('soy •••')
  expect(said('lola@example.com')).toBe('•••')
  expect(said('+34 600 123 456')).toBe('•••')
  expect(said('Alergia al marisco')).toBe('•••')
  expect(said('2026-11-27')).toBe('2026-11-27')
  expect(said('a las 21:00, somos 4')).toBe('a las 21:00, somos 4')
  const summary: Entry = {
    id: 2,
    locale: 'es',
    from: 'enigmito',
    say: {
      key: 'Eco.anotado',
      parts: [{ key: 'Parte.name', values: { name: 'Lola Prueba' } }],
      next: { key: 'Resumen.todo', values: { email: 'lola@example.com', date: '2026-11-27' } },
      links: [
        { key: 'whatsapp', url: 'https://wa.me/1?text=Lola' },
        { key: 'gestion', url: '/reservations/A1B2C3D4?t=x' },
      ],
    },
  }
  const kept = JSON.stringify(maskEntry(summary, draft))
  expect(kept).not.toMatch(/lola/i)
  expect(kept).toContain('2026-11-27')
  expect(kept).toContain('A1B2C3D4')
})
