import { describe, expect, test } from 'vitest'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, contextWith, converse, MODES } from '../converse.ts'

const noteOf = (locale: Locale, text: string): readonly string[] => {
  const { ahora, rules } = contextWith()
  return understand(text, { asking: 'confirm', ahora, rules, locale }).wished.wishes.map(({ said }) => said)
}

describe('§4 a need is noted in whatever words it is told', () => {
  test.each([
    ['en', 'u forgot im coeliac. put that in', ['im coeliac']],
    ['en', 'add a note: coeliac, no gluten please', ['coeliac, no gluten']],
    ['en', 'i cant do milk either', ['i cant do milk either']],
    ['en', 'one of them also cant have sesame', ['one of them also cant have sesame']],
    ['es', 'recuerda que soy celíaco', ['soy celíaco']],
    ['es', 'pero apunta lo de la lactosa!!', ['la lactosa']],
    ['es', 'es que mi novia es celiaca', ['mi novia es celiaca']],
    ['fr', "n'oubliez pas que ma fille est allergique aux noix", ['ma fille est allergique aux noix']],
    ['de', 'bitte schreib die zöliakie rein', ['die zöliakie']],
    ['de', 'Kann man das mit der schwangerschaft notieren?', ['der schwangerschaft']],
    ['it', 'ricordate che sono celiaca', ['sono celiaca']],
    [
      'es',
      'mi suegra no puede tomar lactosa ni cosas crudas q esta embarazada mi mujer',
      ['mi suegra no puede tomar lactosa ni cosas crudas q esta embarazada mi mujer'],
    ],
  ] as const)('%s "%s"', (locale, text, notes) => {
    expect(noteOf(locale, text)).toEqual(notes)
  })

  test.each([
    ['es', 'una trona no hace falta'],
    ['en', 'a high chair we dont need'],
    ['fr', "la chaise haute n'est pas nécessaire"],
    ['de', 'einen Hochstuhl brauchen wir nicht'],
    ['it', 'il seggiolone non serve'],
  ] as const)('%s "%s": what nobody needs is no wish', (locale, text) => {
    expect(noteOf(locale, text)).toEqual([])
  })

  test.each([
    ['en', 'is there parking and are dogs ok'],
    ['de', 'und sind hunde ok'],
    ['fr', 'et les chiens sont admis ?'],
    ['es', 'y se admiten perros?'],
    ['it', 'e i cani sono ammessi?'],
  ] as const)('%s "%s": a question is no note', (locale, text) => {
    expect(noteOf(locale, text)).toEqual([])
  })

  test('a second need is added to the first', () => {
    const from = bookingAt('notes', { notes: '2 of us are vegan', unasked: true })
    const chat = converse('en', {}, from)
    chat.say('yes one vegan has a sesame allergy')
    expect(chat.draft().notes).toBe('2 of us are vegan. one vegan has a sesame allergy')
  })

  test('a no that is taken back is none', () => {
    const chat = converse('es', {}, bookingAt('notes', { notes: null }))
    chat.say('no nada, bueno si, q mi novia es intolerante a la lactosa, el pulpo puede?')
    expect(chat.draft().notes).toBe('mi novia es intolerante a la lactosa')
  })
})

describe('§4 where the notes are asked', () => {
  test.each([
    ['es', 'envia'],
    ['es', 'no, envíala'],
    ['en', 'send it'],
    ['fr', 'envoie'],
    ['de', 'schick ab'],
    ['it', 'manda'],
  ] as const)('%s "%s": an order to send is no note, and sends nothing unseen', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes: null }))
    chat.say(text)
    expect([chat.step(), chat.draft().notes, chat.saves]).toEqual(['confirm', null, []])
  })

  test.each([
    ['es', 'no. pero ya estuvimos la semana pasada'],
    ['en', "no. but it's not our first visit"],
    ['fr', 'non. mais on est déjà venus'],
    ['de', 'nein. aber wir waren ja schon da'],
    ['it', 'no. ma siamo già stati da voi'],
  ] as const)('%s "%s": whether it is the first visit is no note', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes: null }))
    chat.say(text)
    expect([chat.step(), chat.draft().notes, chat.draft().isFirstVisit]).toEqual(['confirm', null, false])
  })

  test.each([
    ['es', 'no es nuestra primera visita'],
    ['en', "it's not our first time"],
    ['fr', "ce n'est pas notre première visite"],
    ['de', 'wir waren letzte woche schon da!! nicht erster besuch'],
    ['it', 'non è la nostra prima visita'],
  ] as const)('%s "%s": not the first visit', (locale, text) => {
    const chat = converse(locale, {}, MODES.confirming)
    chat.say(text)
    expect(chat.draft().isFirstVisit).toBe(false)
  })
})

describe('§4 what is asked for somebody whose need is noted is no note', () => {
  test.each<[Locale, string, string]>([
    ['it', 'uno è celiaco', 'no. ma scusa x il celiaco che dolci ci sono'],
    ['es', 'uno es celíaco', 'no. pero para el celiaco que postres hay'],
    ['en', 'one is coeliac', 'no. but for the coeliac, what desserts are there'],
    ['fr', 'un est cœliaque', 'non. mais pour le cœliaque, quels desserts il y a'],
    ['de', 'einer hat Zöliakie', 'nein. aber für den mit Zöliakie, welche Desserts gibt es'],
  ])('%s "%s", "%s"', (locale, notes, text) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes, unasked: true }))
    const [asked] = chat.say(text).asked
    expect(text.endsWith(asked ?? '-')).toBe(true)
    expect(chat.draft().notes).toBe(notes)
  })
  test.each<[Locale, string, string]>([
    ['es', 'uno es celíaco', 'si, que mi novia es vegana'],
    ['it', 'uno è celiaco', 'sì, che mia moglie è vegana'],
    ['es', 'uno es celíaco', 'apunta q la niña es vegana'],
  ])('%s "%s": what is told more is noted beside it', (locale, notes, text) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes, unasked: true }))
    chat.say(text)
    expect(chat.draft().notes).toMatch(new RegExp(`${notes}.*vegana`))
  })
})
