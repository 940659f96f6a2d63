import { describe, expect, test } from 'vitest'
import type { ChatState, Slot } from '../../../../lib/chat/state.ts'
import { serialiseConversation } from '../../../../lib/chat/stored/save.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, contextWith, converse, DRAFT, givenBut, MODES } from '../converse.ts'

const at = (step: Slot, given = 6): ChatState =>
  bookingAt(step, {
    seating: 'indoor',
    given: givenBut(step).filter((slot) => DRAFT.given.indexOf(slot) < given),
  })
const notesAfter = (locale: Locale, text: string, from: ChatState): string | null => {
  const chat = converse(locale, {}, from)
  chat.say(text)
  return chat.draft().notes
}
const wished = (locale: Locale, text: string) => {
  const { ahora, rules } = contextWith()
  return understand(text, { asking: 'confirm', ahora, rules, locale }).wished
}

describe('§4 what is told at any step of a booking reaches its notes', () => {
  test.each([
    ['es', 'lorena.peris@gmail.com, por cierto el bebe es alergico al huevo', 'el bebe es alergico al huevo'],
    ['en', 'sam@example.com and my son is allergic to nuts and eggs', 'my son is allergic to nuts and eggs'],
    ['fr', 'luc@example.com, ma fille est allergique aux noix', 'ma fille est allergique aux noix'],
    ['de', 'lea@example.com, meine Tochter verträgt keine Nüsse', 'meine Tochter verträgt keine Nüsse'],
    ['it', 'giulia@example.it, 2 vegani e 1 allergica alle noci', '2 vegani e 1 allergica alle noci'],
    ['it', 'ferri.paolo@example.it ah uno dei bimbi e celiaco', 'uno dei bimbi e celiaco'],
  ] as const)('%s "%s": the e-mail is taken and the need noted', (locale, text, notes) => {
    const chat = converse(locale, {}, at('email'))
    const { text: said } = chat.say(text)
    expect([chat.draft().email, chat.draft().notes, chat.step()]).toEqual([
      text.split(/[ ,]/)[0],
      notes,
      'seating',
    ])
    expect(said).toContain(notes)
  })

  test.each([
    ['es', 'Lorena Peris, necesitamos una trona', 'Lorena Peris', 'necesitamos una trona'],
    ['en', 'Tom Reed, and we need a high chair', 'Tom Reed', 'we need a high chair'],
    ['fr', 'Julie Lefèvre, il nous faut une chaise haute', 'Julie Lefèvre', 'il nous faut une chaise haute'],
    ['de', 'Lea Brandstetter, aber wie gesagt hochstuhl', 'Lea Brandstetter', 'hochstuhl'],
    ['it', 'Anna Lisi, e servono due seggioloni', 'Anna Lisi', 'servono due seggioloni'],
  ] as const)('%s "%s": the name holds no wish', (locale, text, name, notes) => {
    const chat = converse(locale, {}, at('name'))
    chat.say(text)
    expect([chat.draft().name, chat.draft().notes]).toEqual([name, notes])
  })

  test.each([
    ['es', 'el perro apúntalo', 'perro'],
    ['en', 'we are bringing our dog', 'dog'],
    ['fr', 'on vient avec le chien', 'chien'],
    ['de', 'der hund kommt mit', 'hund'],
    ['it', 'veniamo con il cane', 'cane'],
  ] as const)('%s "%s": dogs sit on the terrace, and it is said', (locale, text, word) => {
    const chat = converse(locale, {}, at('phone'))
    const { text: said } = chat.say(text)
    expect([chat.draft().seating, chat.draft().notes]).toEqual(['outdoor', expect.stringContaining(word)])
    expect(said).toMatch(/terra/i)
  })

  test('a guide dog may sit anywhere', () => {
    const chat = converse('en', {}, at('phone'))
    chat.say('I have a guide dog')
    expect([chat.draft().seating, chat.draft().notes]).toEqual(['indoor', 'I have a guide dog'])
  })

  test('"inside" with a dog noted is put right, and without it is taken', () => {
    const chat = converse('de', {}, at('email'))
    chat.say('wir kommen mit hund')
    chat.say('drinnen')
    expect(chat.draft().seating).toBe('outdoor')
    chat.say('ohne hund jetzt doch')
    chat.say('drinnen')
    expect([chat.draft().seating, chat.draft().notes]).toEqual(['indoor', null])
  })

  test('the number of guests changes together with the need, and nothing is sent', () => {
    const chat = converse('de', {}, MODES.confirming)
    const { text } = chat.say('ne moment 5 leute, die oma kommt auch und die isst vegan')
    expect([chat.step(), chat.draft().guests, chat.draft().notes]).toEqual([
      'confirm',
      5,
      'die oma kommt auch und die isst vegan',
    ])
    expect(text).toContain('Anmerkungen: die oma kommt auch und die isst vegan')
  })

  test('a yes that brings a wish shows the summary first', () => {
    const chat = converse('es', {}, MODES.confirming)
    chat.say('sí, y una trona')
    expect([chat.step(), chat.draft().notes, chat.saves]).toEqual(['confirm', 'una trona', []])
    chat.say('sí')
    expect(chat.saves[0]?.body.notas).toBe('una trona')
  })
})

describe('§4 the step of the notes shows what is noted, and asks for more', () => {
  const noted = (): ReturnType<typeof converse> => {
    const chat = converse('es', {}, at('phone', 7))
    chat.say('+34 600 123 456, venimos con carrito')
    expect([chat.step(), chat.draft().notes]).toEqual(['notes', 'venimos con carrito'])
    return chat
  }
  test.each([
    ['no', 'venimos con carrito'],
    ['nada más', 'venimos con carrito'],
    ['es el cumple de mi madre', 'venimos con carrito. es el cumple de mi madre'],
  ])('"%s" ends with "%s"', (text, notes) => {
    const chat = noted()
    chat.say(text)
    expect([chat.step(), chat.draft().notes]).toEqual(['confirm', notes])
  })

  test.each(['ya te lo he dicho antes', 'lo has apuntado?', 'sí'])('"%s" is no note', (text) => {
    const chat = noted()
    expect(chat.say(text).text).toContain('Tengo anotado: venimos con carrito.')
    expect([chat.step(), chat.draft().notes]).toEqual(['notes', 'venimos con carrito'])
  })

  test.each([
    ['es', 'ya te lo he dicho'],
    ['en', 'I already told you'],
    ['fr', "je vous l'ai déjà dit"],
    ['de', 'hab ich doch schon gesagt'],
    ['it', "te l'ho già detto"],
  ] as const)('%s "%s" is never a note: what is missing is asked for', (locale, text) => {
    const chat = converse(locale, {}, at('notes', 7))
    chat.say(text)
    expect([chat.step(), chat.draft().notes]).toEqual(['notes', null])
  })

  test('a note is put right: by its kind, or all of it', () => {
    const from = {
      ...MODES.confirming,
      draft: { ...DRAFT, notes: 'una trona. mi hijo es celiaco' },
    } as ChatState
    expect(notesAfter('es', 'no, dos tronas', from)).toBe('mi hijo es celiaco. dos tronas')
    expect(notesAfter('es', 'las notas estan mal, cambialas: una trona y bebe alergico al huevo', from)).toBe(
      'una trona y bebe alergico al huevo',
    )
  })
})

describe('§4 the number of a thing told anew takes the place of the one before', () => {
  test.each([
    ['es', 'necesitamos una trona', 'al final son 2 tronas', 'al final son 2 tronas'],
    ['es', 'venimos con un carrito', 'perdona, dos carritos gemelares', 'dos carritos gemelares'],
    ['en', 'we need a high chair', 'make that two high chairs please', 'two high chairs'],
    ['fr', 'il nous faut une chaise haute', 'en fait 2 chaises hautes', '2 chaises hautes'],
    ['de', 'wir brauchen einen hochstuhl', 'doch zwei hochstühle', 'zwei hochstühle'],
    ['it', 'ci serve un seggiolone', 'anzi due seggioloni', 'due seggioloni'],
  ] as const)('%s "%s", then "%s"', (locale, first, then, told) => {
    const chat = converse(locale, {}, at('phone'))
    chat.say(first)
    chat.say(then)
    expect(chat.draft().notes).toContain(told)
    expect(chat.draft().notes).not.toContain(first)
  })

  test('one of several things told together stays, and the new number stands behind', () => {
    const chat = converse('es', {}, at('phone'))
    chat.say('necesitamos una trona y sitio para el carrito')
    const before = chat.draft().notes
    chat.say('2 tronas mejor')
    expect(chat.draft().notes).toContain('carrito')
    expect(chat.draft().notes).toContain('2 tronas')
    expect(chat.draft().notes).not.toBe(before)
  })

  test('said again, asked after, or with another number of something else, it stays as it is', () => {
    for (const text of ['una trona', 'habeis apuntado la trona?', 'somos 4 con la trona']) {
      const chat = converse('es', {}, at('phone'))
      chat.say('necesitamos una trona')
      chat.say(text)
      expect(chat.draft().notes).toBe('necesitamos una trona')
    }
  })
})

describe('§4 what was told before a booking is in it, and said back', () => {
  test.each([
    ['es', '¿qué puede comer mi hija celíaca?', 'mesa para 3 mañana a las 21', 'mi hija celíaca'],
    ['en', 'my son is coeliac, what can he eat?', 'a table for 3 tomorrow at 9pm', 'my son is coeliac'],
    [
      'fr',
      'je suis allergique aux noix, que me conseillez-vous ?',
      'une table pour 3 demain à 21h',
      'je suis allergique aux noix',
    ],
    [
      'de',
      'mein Sohn hat Zöliakie. was kann er essen?',
      'ein Tisch für 3 morgen um 21 Uhr',
      'mein Sohn hat Zöliakie',
    ],
    [
      'it',
      'mio figlio è celiaco, cosa può mangiare?',
      'un tavolo per 3 domani alle 21',
      'mio figlio è celiaco',
    ],
  ] as const)('%s "%s"', (locale, text, wish, notes) => {
    const chat = converse(locale)
    expect(chat.say(text).asked).toEqual([text])
    expect(chat.say(wish).text).toContain(notes)
    expect([chat.step(), chat.draft().notes]).toEqual(['offer', notes])
  })

  test('what is told before a booking is not stored', () => {
    const chat = converse('es')
    chat.say('mi hijo es celiaco')
    expect(serialiseConversation(chat.state())).not.toContain('celiaco')
  })
})

describe('§4 a question is no wish, and the same word may mean something else', () => {
  test.each([
    [
      'es',
      [
        'hay trona?',
        'sin alergias',
        'nadie es alérgico',
        'tarta de queso',
        'tranquilo, sin prisa',
        'el menú vegano cuánto cuesta',
      ],
    ],
    ['en', ['do you have high chairs?', 'no allergies', 'are dogs allowed', 'hot dogs', 'is the cake vegan']],
    ['fr', ['avez-vous des chaises hautes ?', "pas d'allergies", 'les chiens sont acceptés ?']],
    [
      'de',
      [
        'gibt es hochstühle?',
        'keine allergien',
        'sind hunde erlaubt',
        'können sie mir ruhig schreiben',
        'welche gerichte sind vegan',
      ],
    ],
    ['it', ['avete seggioloni?', 'nessuna allergia', 'i cani possono entrare?']],
  ] as const)('%s', (locale, texts) => {
    expect(texts.map((text) => wished(locale, text).wishes)).toEqual(texts.map(() => []))
  })

  test.each([
    ['es', 'nos ponéis una trona?'],
    ['en', 'can we have a high chair please?'],
    ['fr', 'peut-on avoir une chaise haute ?'],
    ['de', 'könnten wir bitte einen hochstuhl haben?'],
    ['it', 'per la finestra si può?'],
  ] as const)('%s "%s": what is asked for politely is wished', (locale, text) => {
    expect(wished(locale, text).wishes).toHaveLength(1)
  })

  test('a need keeps its negation, and all that it is of', () => {
    expect(
      wished('es', 'mi hijo es alérgico al huevo, al cacahuete y a la leche. hay parking?').wishes[0]?.said,
    ).toBe('mi hijo es alérgico al huevo, al cacahuete y a la leche')
    expect(wished('es', 'no come carne mi hija').wishes[0]?.said).toBe('no come carne mi hija')
    expect(wished('es', 'soy celiaca y la reserva a nombre de Ana Gil').rest).toContain('Ana Gil')
  })
})
