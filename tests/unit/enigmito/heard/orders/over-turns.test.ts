import { describe, expect, test } from 'vitest'
import { NO_TALK, type Talk } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { answer } from '../../../../../supabase/functions/enigmito/answer.ts'
import { knowing, NOW } from '../../support.ts'
import { saidLast, slugsAfter } from '../../talking.ts'

const demo = knowing()
const MONDAY = { ...NOW, fecha: '2026-11-23', hora: '14:30' } as typeof NOW

function talkOf(lang: Locale, said: readonly string[], now = MONDAY): string[] {
  let talk: Talk = NO_TALK
  return said.map((text) => {
    const next = answer(text, lang, demo, now, talk)
    talk = next.talk
    return next.message
  })
}

describe('18 nothing is said twice to who complains', () => {
  test.each<[Locale, readonly string[]]>([
    [
      'es',
      ['ayer el camarero fue un grosero', 'y nadie nos pidió perdón', 'sois un desastre', 'de verdad que no'],
    ],
    [
      'en',
      ['the waiter was so rude last night', 'and nobody said sorry', 'you are a disaster', 'i am so angry'],
    ],
    [
      'fr',
      [
        'hier le serveur a été très impoli',
        'et personne ne s’est excusé',
        'c’est lamentable',
        'je suis furieux vraiment',
      ],
    ],
    [
      'de',
      [
        'gestern war der kellner total unfreundlich',
        'und keiner hat sich entschuldigt',
        'das ist doch das letzte',
        'ich bin so sauer',
      ],
    ],
    [
      'it',
      [
        'ieri il cameriere è stato maleducato',
        'e nessuno si è scusato',
        'siete un disastro',
        'sono davvero arrabbiato',
      ],
    ],
  ])('%s: %j', (lang, said) => {
    const told = talkOf(lang, said)
    expect(new Set(told).size).toBe(told.length)
  })

  test.each<[Locale, string, string]>([
    ['es', 'prefiero que me llaméis vosotros', 'entonces me llamáis? mi numero es 600111222'],
    ['en', 'i want someone to call me back', 'so you call me back? my number is 07911 123456'],
    ['fr', 'je veux qu’on me rappelle', 'donc vous me rappelez ? mon numéro est le 0612345678'],
    [
      'de',
      'ich will dass sich bei mir jemand meldet',
      'ihr ruft mich also an? meine nummer ist 0171 5558842',
    ],
    ['it', 'voglio che mi richiamate voi', 'quindi mi richiamate? il mio numero è 3471234567'],
  ])('%s: "%s": no call is promised, the form is the way', (lang, first, then) => {
    const told = talkOf(lang, [first, then])
    expect(told[0]).toMatch(/formulari|form\b|formulaire|formular|modulo/i)
    expect(told[0]).not.toMatch(/se ocupa|te atiende|will look after|kümmert sich|s’occupe|si occupa/)
    expect(told[1]).toMatch(/^(No|Non|Nein)\b/)
  })

  test.each<[Locale, string, string]>([
    ['es', 'cené ahí gambas y estuve toda la noche vomitando', 'devolvéis el dinero sí o no'],
    [
      'de',
      'wir haben gestern bei euch gegessen und mussten uns die ganze nacht übergeben',
      'bekomme ich mein geld zurück',
    ],
    ['en', 'we ate at yours last night and have been vomiting all night', 'will you give us our money back'],
    ['it', 'ieri abbiamo mangiato da voi e ho vomitato tutta la notte', 'mi fate un rimborso'],
  ])('%s: "%s", then money: of the illness, not of the bill', (lang, first, then) => {
    const { message, intent } = saidLast(lang, [first, then], MONDAY)
    expect(intent).toBe('care_illness')
    expect(message).toMatch(/equipo|Team|team|staff/)
    expect(message).toContain('112')
  })
})

describe('18 a telephone that nobody answers today', () => {
  test.each<[Locale, string]>([
    ['es', 'quiero hablar con una persona'],
    ['en', 'i want to talk to a human'],
    ['fr', 'il y a quelqu’un au téléphone aujourd’hui ?'],
    ['de', 'heut is montag geht da überhaupt wer ans telefon'],
    ['it', 'oggi lunedì c’è qualcuno al telefono?'],
  ])('%s: "%s" says when somebody does', (lang, text) => {
    expect(saidLast(lang, [text], MONDAY).message).toMatch(/11(?::00| h|\.00)?.*23/)
  })

  test('while a service is on nothing is added', () => {
    const open = { ...NOW, fecha: '2026-11-24', hora: '14:00' } as typeof NOW
    expect(saidLast('de', ['ich will mit einem menschen reden'], open).message).not.toContain('11:00')
  })
})

describe('18 a protest is no question', () => {
  test.each<[Locale, string]>([
    ['es', 'ya te lo he dicho'],
    ['es', 'no te he preguntado eso'],
    ['en', 'you already said that'],
    ['en', 'that was wrong'],
    ['fr', 'c’est pas ce que j’ai demandé'],
    ['de', 'hä?'],
    ['de', 'das war falsch'],
    ['it', 'non hai capito'],
  ])('%s: "%s" is answered with pardon, then with a person', (lang, text) => {
    const [, once, twice] = talkOf(lang, ['parking?', text, text])
    expect(once).toMatch(/^(Perdona|Sorry|Pardon|Entschuldigung|Scusate)/)
    expect(twice).not.toBe(once)
  })

  test('the same list is not told again to who says that it is not what was asked', () => {
    const [list, again] = talkOf('es', ['qué arroces tenéis', 'no me has contestado, qué arroces tenéis'])
    expect(again).not.toBe(list)
  })

  test('a question asked again is answered again', () => {
    const [once, twice] = talkOf('en', ['is there parking', 'is there parking'])
    expect(twice).toBe(once)
  })
})

describe('18 conditions over turns', () => {
  test.each<[Locale, string, string]>([
    ['de', 'welcher wein passt zur dorade, nicht über 30', 'meine freundin trinkt nur rot'],
    ['es', 'qué vino va con la dorada por menos de 30', 'mi novia solo bebe tinto'],
    ['en', 'which wine goes with the bream, under 30', 'my friend only drinks red'],
    ['it', 'che vino va con l’orata, sotto i 30', 'la mia amica beve solo rosso'],
  ])('%s: "%s", then "%s": red, and at most 30', (lang, first, then) => {
    const answered = saidLast(lang, [first, then])
    expect(answered.intent).toBe('wine_pairing')
    expect(slugsAfter(answered)).toContain('giro-de-ponent')
    expect(answered.message).not.toMatch(/(?:3[1-9]|[4-9]\d)[,.]00/)
  })

  test('a dish of an earlier wish leaves no list of wines empty', () => {
    const answered = saidLast('de', [
      'rotwein zu der dorade bis 30 euro',
      'dann halt irgendein leichten roten unter 30',
    ])
    expect(slugsAfter(answered)).toContain('giro-de-ponent')
  })

  test.each<[Locale, string, string]>([
    [
      'de',
      'meine tochter hat eine nussallergie und ich vertrag keine milch',
      'und für mich alleine? nüsse sind bei mir egal',
    ],
    ['en', 'my son is allergic to nuts and i can’t have milk', 'and just for me? i don’t mind nuts'],
    [
      'es',
      'mi hijo es alérgico a los frutos secos y yo no puedo tomar leche',
      'y solo para mí? los frutos secos me dan igual',
    ],
  ])('T-ALG-01 %s: "%s", then "%s": nuts stay told, and leave nothing out', (lang, first, then) => {
    const answered = saidLast(lang, [first, then])
    expect(answered.talk.avoid).toEqual([
      { who: 'guest', allergens: ['leche'], diets: [] },
      { who: 'child', allergens: ['frutos_cascara', 'cacahuetes'], diets: [] },
    ])
    expect(slugsAfter(answered)).toContain('ensalada-huerta')
    expect(answered.message).toMatch(
      /kann Schalenfrüchte|may contain tree nuts|puede\w* contener .*frutos de cáscara/i,
    )
  })

  test.each<[Locale, string, string]>([
    ['es', 'soy celiaca', 'y el pollo en pepitoria lo podéis hacer sin gluten?'],
    ['it', 'sono celiaca', 'le cozze sono senza glutine?'],
  ])('T-ALG-01 %s: "%s", "%s": an article is nobody', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).talk.avoid).toEqual([
      { who: 'guest', allergens: ['gluten'], diets: [] },
    ])
  })

  test('a part of the menu is not called an allergen that a dish holds', () => {
    const { message } = saidLast('de', [
      'ich vertrage keine milch, was kann ich essen',
      'kein nachtisch, ein hauptgericht',
    ])
    expect(message).toContain('Nicht dabei: Nachtisch.')
    expect(message).not.toMatch(/was [^.]*Nachtisch[^.]* enthält/)
  })
})

describe('18 the thing in hand', () => {
  test.each<[Locale, string, string]>([
    [
      'de',
      'welche thunfischgerichte habt ihr',
      'ich meinte den mit den zwiebeln, ist der roh oder durchgebraten',
    ],
    ['en', 'what tuna dishes do you have', 'i meant the one with onions, is it raw?'],
    ['it', 'che piatti di tonno avete', 'quello con le cipolle è crudo?'],
  ])('%s: "%s", then "%s"', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).talk.about).toBe('dish:atun-rojo-encebollado')
  })

  test('of two that hold them each is told, and no dish that was not listed', () => {
    const { message } = saidLast('de', ['was habt ihr für fisch', 'der mit den zwiebeln, was kostet der'])
    expect(message).toContain('Blauflossenthunfisch encebollado')
    expect(message).not.toContain('Meloso')
  })

  test('which of the wines told is less heavy', () => {
    const answered = saidLast('en', ['whats your best red wine under 40', 'ok which one is less heavy'])
    expect(answered.intent).toBe('extreme')
  })
})

describe('18 late on a day on which the house is closed', () => {
  test.each<[Locale, string]>([
    ['en', 'we have a table tonight at 8 and are running late'],
    ['de', 'wir kommen heute 20 minuten zu spät'],
  ])('%s: "%s" is told so, and no table is kept', (lang, text) => {
    const { message } = saidLast(lang, [text], MONDAY)
    expect(message).toMatch(/we are closed|haben wir geschlossen/)
    expect(message).not.toMatch(/15 min/i)
  })
})
