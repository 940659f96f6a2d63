import { expect, test } from 'vitest'
import { partsOf } from '../../../lib/chat/told-lines.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { joined } from '../../../supabase/functions/enigmito/turn/join.ts'
import { ask } from './support.ts'

const ASKED = {
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
    for (const text of ASKED[lang].slice(0, 2)) {
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
  const { message, lines } = ask(ASKED[lang][2], lang)
  const words = partsOf(message, lines).flatMap((part) => ('text' in part ? [part.text] : []))
  for (const said of message.split('\n').filter((line) => !line.startsWith('- ')))
    expect(words.join('')).toContain(said)
  expect(words.join('')).toMatch(/gl[uú]t/i)
})

test('19.12 the pieces of an answer are the answer, whatever lines are named', () => {
  const { message, lines } = joined(ask(ASKED.es[0], 'es'), ask(ASKED.es[1], 'es'))
  const whole = (named: typeof lines): string =>
    partsOf(message, named)
      .map((part) => ('text' in part ? part.text : part.lines.map(({ line }) => line).join('')))
      .join('')
  expect(whole(lines)).toBe(message)
  expect(whole([])).toBe(message)
  expect(whole([{ ref: 'dish:kebab', line: '- no line of it' }, ...lines.slice(1)])).toBe(message)
  expect(partsOf(message, []).length).toBe(1)
})
