import { expect, test } from 'vitest'
import { onAnswer } from '../../../lib/chat/answer.ts'
import { parseLines, parseNamed } from '../../../lib/chat/parse-talk.ts'
import { MAX_NAMED, NO_TALK } from '../../../lib/chat/talk.ts'
import { partsOf } from '../../../lib/chat/told-lines.ts'
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

const LISTED = {
  es: ['¿qué arroces tenéis?', '¿qué vinos tintos tenéis?', 'soy celíaco, ¿qué arroces puedo comer?'],
  en: [
    'which rice dishes do you have?',
    'which red wines do you have?',
    'I am coeliac, which rice can I eat?',
  ],
  fr: [
    'quels riz avez-vous ?',
    'quels vins rouges avez-vous ?',
    'je suis cœliaque, quels riz puis-je manger ?',
  ],
  de: [
    'welche Reisgerichte habt ihr?',
    'welche Rotweine habt ihr?',
    'ich habe Zöliakie, welche Reisgerichte gehen?',
  ],
  it: ['quali risi avete?', 'quali vini rossi avete?', 'sono celiaco, quali risi posso mangiare?'],
} as const

test.each(LOCALES)(
  '19.12 %s: a line that a row says as well is a whole line of the answer and names its own row',
  (lang) => {
    for (const text of LISTED[lang].slice(0, 2)) {
      const { message, lines, named } = ask(text, lang)
      expect(lines.length, text).toBeGreaterThan(1)
      const listed = message.split('\n').filter((line) => line.startsWith('- '))
      expect(
        lines.map(({ line }) => line),
        text,
      ).toEqual(listed)
      for (const { ref } of lines) expect(named).toContain(ref)
    }
  },
)

test.each(LOCALES)('19.12 %s: what is said of allergens is in no line that a row replaces', (lang) => {
  const { message, lines } = ask(LISTED[lang][2], lang)
  const words = partsOf(message, lines).flatMap((part) => ('text' in part ? [part.text] : []))
  for (const said of message.split('\n').filter((line) => !line.startsWith('- ')))
    expect(words.join('')).toContain(said)
  expect(words.join('')).toMatch(/gl[uú]t/i)
})

test('19.12 the pieces of an answer are the answer, whatever lines are named', () => {
  const { message, lines } = joined(ask(LISTED.es[0], 'es'), ask(LISTED.es[1], 'es'))
  const whole = (named: typeof lines): string =>
    partsOf(message, named)
      .map((part) => ('text' in part ? part.text : part.lines.map(({ line }) => line).join('')))
      .join('')
  expect(whole(lines)).toBe(message)
  expect(whole([])).toBe(message)
  expect(whole([{ ref: 'dish:kebab', line: '- no line of it' }, ...lines.slice(1)])).toBe(message)
  expect(partsOf(message, []).length).toBe(1)
})

test('19.12 the chat takes lines of rows and nothing else', () => {
  const line = { ref: 'dish:paella', line: '- Paella: 18,00 €' }
  expect(parseLines([line, { ...line, ref: '<b>' }, { ...line, line: 7 }, { ref: 'dish:x' }, null])).toEqual([
    line,
  ])
  expect(parseLines(Array.from({ length: 40 }, () => line))).toHaveLength(MAX_NAMED)
  expect(parseLines({ 0: line })).toEqual([])
  expect(parseLines([{ ...line, line: 'x'.repeat(5000) }])).toEqual([])
})
