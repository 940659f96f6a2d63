import { expect, test } from 'vitest'
import { onAnswer } from '../../../lib/chat/answer.ts'
import { MAX_NAMED, NO_TALK, parseNamed } from '../../../lib/chat/talk.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { joined } from '../../../supabase/functions/enigmito/turn/join.ts'
import { contextWith, MODES } from '../chat/converse.ts'
import { ask, knowing, plato } from './support.ts'

const ASKED = {
  es: '¿qué arroces tenéis?',
  en: 'which rice dishes do you have?',
  fr: 'quels riz avez-vous ?',
  de: 'welche Reisgerichte habt ihr?',
  it: 'quali risi avete?',
} as const

test.each(LOCALES)(
  '19.12 %s: what an answer names comes as data too, in its order, each a row of the menu',
  (lang) => {
    const rows = knowing()
    const { named, message } = ask(ASKED[lang], lang, rows)
    expect(named.length).toBeGreaterThan(1)
    const places = named.map((ref) => {
      const item = rows.menu.bySlug.get(ref)
      return message.indexOf(item?.names.get(lang) ?? item?.nombre ?? 'no row')
    })
    expect(places.every((at) => at >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  },
)

test('19.12 what is not on the menu is not named, nor what only the guest names', () => {
  const [first = 'dish:'] = ask(ASKED.es, 'es').named
  const without = knowing((rows) => {
    plato(rows, first.slice('dish:'.length)).visible = false
  })
  expect(ask(ASKED.es, 'es', without).named).not.toContain(first)
  expect(ask('¿tenéis kebab?', 'es').named.some((ref) => ref.includes('kebab'))).toBe(false)
  expect(ask('¿a qué hora abrís?', 'es').named).toEqual([])
})

test('19.12 of two answers in one each thing is named once, a dozen at most', () => {
  const rice = ask(ASKED.es, 'es')
  const wine = ask('¿qué vinos tintos tenéis?', 'es')
  const { named } = joined(joined(rice, wine), rice)
  expect(named).toEqual([...rice.named, ...wine.named].slice(0, MAX_NAMED))
})

test('19.12 the chat takes names of rows and nothing else', () => {
  const long = Array.from({ length: 40 }, (_, at) => `dish:d-${at}`)
  expect(parseNamed(long)).toHaveLength(MAX_NAMED)
  expect(parseNamed(['dish:paella', 'dish:paella', 'dish:<b>', 'page:/menu', 7, null, 'wine:a--b'])).toEqual([
    'dish:paella',
  ])
  expect(parseNamed({ 0: 'dish:paella' })).toEqual([])
  const named: unknown = ['wine:x', 'javascript:alert(1)']
  const reply = { message: 'Hola', suggestions: [], talk: { ...NO_TALK, lang: 'en' as const }, named }
  const [, effects] = onAnswer(MODES.talking, reply as Parameters<typeof onAnswer>[1], contextWith())
  expect(effects[0]).toMatchObject({ type: 'relay', named: ['wine:x'], lang: 'en' })
})
