import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse } from '../converse.ts'

describe('§4 an address beside a need', () => {
  test.each([
    ['es', 'ana@example.com pero mi hijo es alérgico a las nueces qué puede comer?'],
    ['en', 'ana@example.com but my son is allergic to nuts what can he eat?'],
    ['fr', 'ana@example.com mais mon fils est allergique aux noix que peut-il manger ?'],
    ['de', 'ana@example.com aber mein Sohn ist allergisch gegen Nüsse was kann er essen?'],
    ['it', 'ana@example.com ma mio figlio è allergico alle noci cosa può mangiare?'],
  ] as const)('%s "%s": is read clean, is no part of the note, and is said before it', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('email', { notes: null }))
    const { text: said } = chat.say(text)
    const { email, notes } = chat.draft()
    expect(email).toBe('ana@example.com')
    expect(notes).toMatch(/^(?:mi|my|mon|mein|mio) .*(?:nueces|nuts|noix|Nüsse|noci)$/)
    expect(said).toContain(`ana@example.com, ${notes}.`)
  })

  test('an Italian "but" is nobody of theirs', () => {
    const chat = converse('it', {}, bookingAt('email', { notes: null }))
    chat.say('ana@example.com ma quelli allergico cosa puo prendere, il risotto nero?')
    expect([chat.draft().email, chat.draft().notes]).toEqual(['ana@example.com', null])
  })
})

describe('§4 the words of a note', () => {
  test.each([
    ['es', 'holaa ademas mi hijo es celiaco, y que', 'mi hijo es celiaco'],
    ['es', 'y también mi hijo es celíaco, nada más', 'mi hijo es celíaco'],
    ['en', "oh and also my son is coeliac, that's all", 'my son is coeliac'],
    ['en', 'my son is coeliac tho', 'my son is coeliac'],
    ['fr', 'slt pis mon fils est coeliaque, qu est ce quil peut manger', 'mon fils est coeliaque'],
    ['fr', 'ah et puis mon fils est coeliaque, alors', 'mon fils est coeliaque'],
    ['de', 'ach und mein Sohn hat Zöliakie, das wars', 'mein Sohn hat Zöliakie'],
    ['de', 'auch mein Sohn hat Zöliakie, aber', 'mein Sohn hat Zöliakie'],
    ['it', 'e pure mio figlio è celiaco, e basta', 'mio figlio è celiaco'],
    ['it', 'ma anche mio figlio è celiaco, che cosa può mangiare?', 'mio figlio è celiaco'],
  ] as const)('%s "%s": no greeting, nothing that joins, no loose end', (locale, text, note) => {
    const chat = converse(locale, {}, bookingAt('seating', { notes: null }))
    chat.say(text)
    expect(chat.draft().notes).toBe(note)
  })

  test.each([
    ['es', 'tambien teneis tronas para el peque'],
    ['en', 'also do you have high chairs for the little one'],
    ['fr', 'pis vous avez des chaises hautes pour sa petite soeur'],
    ['de', 'ach und habt ihr Hochstühle für den Kleinen'],
    ['it', 'e pure avete seggioloni per il piccolo'],
  ] as const)('%s "%s": a question is no note', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('seating', { notes: null }))
    chat.say(text)
    expect(chat.draft().notes).toBe(null)
  })

  test.each([
    ['es', 'soy alérgico a los lunes jajaj'],
    ['en', "i'm allergic to mondays hahah"],
    ['it', 'sono allergico al lunedì ahaha'],
  ] as const)('%s "%s": a laugh, however long, is no need', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('seating', { notes: null }))
    chat.say(text)
    expect(chat.draft().notes).toBe(null)
  })
})

describe('§4 the words about health data', () => {
  const TOLD = {
    es: ['mi hijo es celíaco', 'y mi mujer es alérgica a las nueces', /aceptas/g],
    en: ['my son is coeliac', 'and my wife is allergic to nuts', /you agree/g],
    fr: ['mon fils est coeliaque', 'et ma femme est allergique aux noix', /acceptez/g],
    de: ['mein Sohn hat Zöliakie', 'und meine Frau ist allergisch gegen Nüsse', /einverstanden/g],
    it: ['mio figlio è celiaco', 'e mia moglie è allergica alle noci', /accettate/g],
  } as const
  test.each(LOCALES)('%s: what keeping them means is said once in a booking', (locale) => {
    const [first, second, consent] = TOLD[locale]
    const chat = converse(locale, {}, bookingAt('seating', { notes: null, given: ['name', 'email'] }))
    expect(chat.say(first).text.match(consent)).toHaveLength(1)
    const { text } = chat.say(second)
    expect(chat.draft().notes).toContain(second.split(' ').at(-1))
    expect(text.match(consent)).toBe(null)
  })
})

test.each([
  ['es', '¿hacéis algo por el cumpleaños de mi madre (70 años)? somos 4', 'cumpleaños de mi madre (70 años)'],
  ['en', 'do you do anything for the birthday of my mother (70)? we are 4', 'birthday of my mother (70)'],
  ['fr', "vous faites qq chose pour l'anniv de ma mère (70 ans) ? on est 4", 'anniv de ma mère (70 ans)'],
  ['de', 'macht ihr was zum Geburtstag meiner Mutter? wir sind 4', 'Geburtstag meiner Mutter'],
  [
    'it',
    'fate qualcosa per il compleanno di mia madre (70 anni)? siamo in 4',
    'compleanno di mia madre (70 anni)',
  ],
] as const)(
  '§4 %s "%s": whose feast it is, said behind it, is told also in a question',
  (locale, text, note) => {
    const chat = converse(locale, {}, bookingAt('seating', { notes: null }))
    chat.say(text)
    expect(chat.draft().notes).toContain(note)
  },
)
