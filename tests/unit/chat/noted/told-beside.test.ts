import { describe, expect, test } from 'vitest'
import type { ChatState, Slot } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, contextWith, converse, givenBut } from '../converse.ts'

const at = (step: Slot, notes: string | null = null): ChatState =>
  bookingAt(step, {
    ...{ seating: notes ? 'outdoor' : 'indoor', notes },
    given: [...givenBut(step, 'notes'), ...(notes ? (['notes'] as const) : [])],
    ...(notes ? { unasked: true } : {}),
  })
const wished = (locale: Locale, text: string) => {
  const { ahora, rules } = contextWith()
  return understand(text, { asking: 'confirm', ahora, rules, locale }).wished
}
const said = (locale: Locale, text: string): string[] => wished(locale, text).wishes.map((one) => one.said)

describe('18 the note holds the need alone, in the words of the guest', () => {
  test.each([
    ['es', 'y q conste q solo quiero una velita', ['solo quiero una velita']],
    ['es', 'puedes apuntar q mi suegra usa andador?', ['mi suegra usa andador']],
    ['es', 'q sea lejos de los baños', ['sea lejos de los baños']],
    ['en', 'can u note that my nan has a wheelchair', ['my nan has a wheelchair']],
    ['en', 'put in the notes its my dads 60th', ['its my dads 60th']],
    ['en', 'not too near the kitchen door if poss', ['not too near the kitchen door if poss']],
    ['de', 'könnt ihr notieren: wir haben einen Kinderwagen', ['wir haben einen Kinderwagen']],
    ['de', 'bitte nicht neben der Toilette', ['bitte nicht neben der Toilette']],
    ['fr', "notez qu'on aura une poussette", ['on aura une poussette']],
    ['fr', 'ah si une bougie sur le dessert', ['une bougie sur le dessert']],
    ['it', 'segnate anche una candelina', ['una candelina']],
    ['it', 'lontano dalla porta se si può', ['lontano dalla porta se si può']],
  ] as const)('%s "%s"', (locale, text, notes) => {
    expect(said(locale, text)).toEqual(notes)
  })

  test.each([
    ['es', 'el sábado es el cumple de mi abuela, somos 5', 'cumple de mi abuela'],
    ['it', "io e mio marito facciamo le nozze d'oro l'8 dicembre", "io e mio marito facciamo le nozze d'oro"],
    [
      'en',
      'my parents celebrate their ruby wedding on 30 december',
      'my parents celebrate their ruby wedding',
    ],
    ['fr', 'ma belle-sœur est allergique au lait', 'ma belle-sœur est allergique au lait'],
    ['fr', 'au fait ma marraine est allergique au lait', 'ma marraine est allergique au lait'],
    ['en', 'its my dads 60th on saturday, 5 of us', 'my dads 60th'],
    ['en', '2 of us plus the dog', 'the dog'],
    ['de', 'die Kleine ist allergisch auf Nüsse', 'die Kleine ist allergisch auf Nüsse'],
    ['fr', 'samedi pour 4, Lisa est allergique au lait', 'Lisa est allergique au lait'],
    ['it', 'la piccola è allergica alle noci', 'la piccola è allergica alle noci'],
  ] as const)('%s "%s" is of somebody', (locale, text, note) => {
    expect(said(locale, text).join()).toContain(note)
  })
})

describe('18 a question is never the note', () => {
  test.each([
    [
      'es',
      'el pequeño es alergico al huevo, los espaguetis con tomate los puede comer?',
      ['el pequeño es alergico al huevo'],
    ],
    ['it', 'mio nipote è celiaco, la paella valenciana la può mangiare?', ['mio nipote è celiaco']],
    [
      'de',
      'eins der kinder hat ne Erdnussallergie, sind im Turrón-Eis welche drin?',
      ['eins der kinder hat ne Erdnussallergie'],
    ],
    ['es', 'hay escalones o no hay escalones', []],
    ['es', 'mi hijo es celiaco y no toma leche q podemos comer', ['mi hijo es celiaco y no toma leche']],
    ['en', 'are there steps or not', []],
    ['en', 'one of us is pregnant what should she not eat', ['one of us is pregnant']],
    ['de', 'eine von uns ist schwanger was sollte die nicht essen', ['eine von uns ist schwanger']],
    ['fr', 'on a un chien est ce quon peut venir avec', ['on a un chien']],
    ['it', 'mio nonno è in carrozzina ci entra o no', ['mio nonno è in carrozzina']],
    ['en', 'so do you take dogs?', []],
    ['it', 'avete candeline?', []],
  ] as const)('%s "%s"', (locale, text, notes) => {
    expect(said(locale, text)).toEqual(notes)
  })
})

describe('18 whether it was written down is answered from the notes', () => {
  const CASES = [
    ['es', 'lo del perro lo has apuntado?', 'perro', /está anotado/, /faltaba/],
    ['en', 'did u put the dog down?', 'dog', /it is noted/, /was missing/],
    ['de', 'habt ihr den Hund aufgeschrieben', 'Hund', /ist notiert/, /fehlte/],
    ['fr', 'vous avez noté le chien ?', 'chien', /bien noté/, /manquait/],
    ['it', "il cane l'avete segnato?", 'cane', /è annotato/, /mancava/],
  ] as const
  test.each(CASES)('%s "%s": it is there', (locale, text, dog, yes) => {
    const chat = converse(locale, {}, at('email', dog))
    expect(chat.say(text).text).toMatch(yes)
    expect([chat.step(), chat.draft().notes]).toEqual(['email', dog])
  })
  test.each(CASES)('%s "%s": it was not, and now it is', (locale, text, dog, _, now) => {
    const chat = converse(locale, {}, at('email'))
    expect(chat.say(text).text).toMatch(now)
    expect([chat.step(), chat.draft().notes]).toEqual(['email', dog])
  })
  test('the question is no note, however it begins', () => {
    const chat = converse('en', {}, at('email', 'the dog'))
    chat.say('no i mean did you write it in the booking that were bringing a dog')
    expect(chat.draft().notes).toBe('the dog')
  })
})

describe('18 who has no more to tell ends the notes, and what was told stays', () => {
  test.each([
    ['es', 'no, ya está'],
    ['es', 'con eso ya está, gracias'],
    ['en', "no that's all"],
    ['en', 'nope thats everything thanks'],
    ['de', 'nein nix mehr'],
    ['de', 'das wars dann, danke'],
    ['fr', 'non rien'],
    ['fr', 'rien à ajouter merci'],
    ['it', 'no basta così'],
    ['it', 'niente altro grazie, a posto così'],
  ] as const)('%s "%s"', (locale, text) => {
    const chat = converse(locale, {}, at('notes', '1 x'))
    chat.say(text)
    expect([chat.step(), chat.draft().notes]).toEqual(['confirm', '1 x'])
    const bare = converse(locale, {}, at('notes'))
    bare.say(text)
    expect([bare.step(), bare.draft().notes]).toEqual(['confirm', null])
  })

  test('a second place is no repetition of the first', () => {
    const chat = converse('en', {}, at('email', 'by the window'))
    chat.say('and far from the toilets please')
    expect(chat.draft().notes).toBe('by the window. far from the toilets')
  })

  test('a note that is put in stands beside what was told', () => {
    const chat = converse('es', {}, at('notes', 'nuestro aniversario'))
    chat.say('pon en notas: velita en el postre')
    expect(chat.draft().notes).toBe('nuestro aniversario. velita en el postre')
  })
})

describe('18 from as many guests as the rows say, the house asks for a call too', () => {
  const { rules } = contextWith()
  const told = 'llames también'
  test('once, at the offer', () => {
    const chat = converse('es', { rules: { ...rules, grupoDesde: 9 } })
    expect(chat.say('mesa para 10 mañana a las 21:00').text).toContain(told)
    expect(chat.say('mejor 11').text).not.toContain(told)
  })
  test.each([
    ['a smaller party', 'mesa para 8 mañana a las 21:00', 9],
    ['a house that names no number', 'mesa para 10 mañana a las 21:00', undefined],
  ] as const)('not for %s', (_, text, from) => {
    const own = from === undefined ? rules : { ...rules, grupoDesde: from }
    expect(converse('es', { rules: own }).say(text).text).not.toContain(told)
  })
})

test.each([
  ['de', 'mein date ist allergisch gegen langweilige aussicht haha', []],
  ['en', "I'm allergic to mondays", []],
  ['it', 'sono allergico al lavoro', []],
  ['en', "my wife's allergic to nuts lol", ["my wife's allergic to nuts lol"]],
  ['en', "I'm allergic to mondays, nuts and milk", ["I'm allergic to mondays, nuts and milk"]],
] as const)('18 in %s what nobody is allergic to is no note: %s', (locale, text, notes) => {
  expect(said(locale, text)).toEqual(notes)
})

describe('§4 a question about a wheelchair or a pram is asked, not noted', () => {
  test.each([
    ['it', 'in sedia a rotelle si entra?'],
    ['it', 'si entra con il passeggino'],
    ['es', '¿se puede entrar con carrito?'],
    ['es', 'cabe un carrito de bebé?'],
    ['en', 'can you get in with a wheelchair?'],
    ['en', 'can we get in with a pram'],
    ['fr', 'on peut venir avec une poussette ?'],
    ['fr', 'en fauteuil on passe ?'],
    ['de', 'kommt man mit dem Rollstuhl rein'],
    ['de', 'passt ein kinderwagen rein?'],
  ] as const)('in %s "%s"', (locale, text) => {
    for (const step of ['notes', 'email', 'seating'] as const) {
      const chat = converse(locale, {}, at(step))
      const { asked } = chat.say(text)
      expect([step, asked.length, chat.draft().notes]).toEqual([step, 1, null])
    }
  })

  test.each([
    ['es', 'venimos con carrito'],
    ['es', 'si se puede, mesa tranquila'],
    ['en', 'can you get us a high chair'],
    ['fr', 'on vient avec une poussette'],
    ['de', 'mit dem rollstuhl kommt meine mutter'],
    ['it', 'si può avere un posto per il passeggino?'],
  ] as const)('in %s "%s" is a note', (locale, text) => {
    const chat = converse(locale, {}, at('notes'))
    expect(chat.say(text).asked).toEqual([])
    expect(text).toContain(chat.draft().notes)
  })
})

describe('§4 what a child must not eat is noted without the party before it, which is counted', () => {
  test.each([
    ['fr', 'on est 3 le petit est allergique', 'le petit est allergique'],
    ['it', 'siamo in 3 il bimbo è allergico', 'il bimbo è allergico'],
    ['es', 'somos 3 el niño es alergico', 'el niño es alergico'],
    ['de', 'wir sind 3 das kind ist allergisch', 'das kind ist allergisch'],
    ['en', 'table for 3 the kid has a nut allergy', 'the kid has a nut allergy'],
  ] as const)('in %s "%s"', (locale, text, notes) => {
    const chat = converse(locale, {}, at('guests'))
    chat.say(text)
    expect(chat.draft()).toMatchObject({ guests: 3, notes })
  })
})
