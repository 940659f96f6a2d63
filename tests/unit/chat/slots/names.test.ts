import { expect, test } from 'vitest'
import { step } from '../../../../lib/chat/machine.ts'
import type { ChatState } from '../../../../lib/chat/state.ts'
import { common, newChat } from '../../../../lib/chat/view.ts'
import { LOCALES } from '../../../../lib/i18n/locales.ts'
import { isName } from '../../../../lib/reservas/rules.ts'
import { contextWith, DRAFT } from '../converse.ts'

const asked: ChatState = {
  mode: 'booking',
  draft: { ...DRAFT, name: null, given: [] },
  step: 'name',
  isEditing: false,
  misses: 0,
  refused: false,
  ...common(newChat),
}
const nameIn = (state: ChatState): string | null => (state.mode === 'booking' ? state.draft.name : null)

const WRITTEN = [
  'José 🍋',
  '"Pepe" García',
  'X Æ A-12',
  '«Lola» Ruiz',
  'Ana 👩🏽‍🍳',
  'Zoë O’Brien',
  '🍋 Limón Azul',
]
for (const locale of LOCALES)
  test(`${locale}: a name with a picture, quotation marks or a figure is taken as the form takes it`, () => {
    for (const name of WRITTEN) {
      expect(isName(name), name).toBe(true)
      const [state] = step(asked, { type: 'text', text: name }, contextWith({ locale }))
      expect(nameIn(state)).toBe(name)
    }
  })

test('what the form refuses as a name, the chat refuses too: figures and pictures alone', () => {
  for (const name of ['12345', '🍋', '🍋🍋🍋', '""']) {
    expect(isName(name), name).toBe(false)
    const [state] = step(asked, { type: 'text', text: name }, contextWith())
    expect(nameIn(state), name).toBeNull()
  }
})

test('quotation marks around the whole name are not part of it', () => {
  const [state] = step(asked, { type: 'text', text: '"Lola Prueba"' }, contextWith())
  expect(nameIn(state)).toBe('Lola Prueba')
})

test.each([
  ['fr', 'Madame Dimanche prénom Odette'],
  ['de', 'Frau Sonntag, Vorname Lena'],
  ['es', 'Señora Domingo, de nombre Ana'],
] as const)('%s "%s": a name that is also a day names no day', (locale, text) => {
  const [after] = step(asked, { type: 'text', text }, contextWith({ locale }))
  expect(after).toMatchObject({ draft: { date: (asked as { draft: { date: string } }).draft.date } })
})

test.each([
  ['en', 'whatever works'],
  ['en', 'skip that'],
  ['de', 'keine Ahnung'],
] as const)('%s: "%s" is talk, and no name', (locale, said) => {
  const [state] = step(asked, { type: 'text', text: said }, contextWith({ locale }))
  expect(nameIn(state)).toBeNull()
})

test('a name in small letters gets its capitals, and what ties it together stays small', () => {
  for (const [written, name] of [
    ['anna rossi', 'Anna Rossi'],
    ['josé antonio de la fuente', 'José Antonio de la Fuente'],
    ['karl von hammer', 'Karl von Hammer'],
    ["maria d'angelo", "Maria d'Angelo"],
    ["jack o'neill", "Jack O'Neill"],
    ['jean-baptiste roux', 'Jean-Baptiste Roux'],
    ['McDonald', 'McDonald'],
    ['anna Rossi', 'anna Rossi'],
  ] as const) {
    const [state] = step(asked, { type: 'text', text: written }, contextWith({ locale: 'it' }))
    expect(nameIn(state)).toBe(name)
  }
})
