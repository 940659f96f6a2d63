import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../talking.ts'

const HOLD = ['arroz-senyoret', 'meloso-bogavante', 'arroz-negro-sepia', 'fideua-gamba-rape']
const SWEET = ['mistela-de-riurau', 'siete-paseros-naturalmente-dulce', 'candil-dulce']

describe('which of a kind hold something', () => {
  test.each<[Locale, string]>([
    ['es', 'cuáles de los arroces llevan crustáceos'],
    ['en', 'which rices have crustaceans in them'],
    ['fr', 'quels riz contiennent des crustacés'],
    ['de', 'welche reisgerichte enthalten krustentiere'],
    ['it', 'quali risi hanno i crostacei'],
  ])('is told of those alone, in %s', (lang, text) => {
    expect(slugsAfter(saidLast(lang, [text])).toSorted()).toEqual(HOLD.toSorted())
  })

  test.each<[Locale, string]>([
    ['es', 'alergia al huevo. que postres no puedo tomar'],
    ['en', 'egg allergy. which desserts cant i have'],
    ['fr', 'allergique aux oeufs. quels desserts je peux pas prendre ?'],
    ['de', 'bin allergisch gegen eier. welche desserts darf ich nicht essen?'],
    ['it', 'allergia alle uova. quali dolci NON posso mangiare?'],
  ])('is told where they ask what they cannot have, in %s', (lang, text) => {
    const told = slugsAfter(saidLast(lang, [text]))
    expect([told.includes('tarta-queso'), told.includes('sorbete-limon')]).toEqual([true, false])
  })

  test('what cannot be eaten, told with its food, asks for the rest', () => {
    const told = slugsAfter(saidLast('es', ['es que no puedo comer huevo, que postres hay']))
    expect([told.includes('tarta-queso'), told.includes('sorbete-limon')]).toEqual([false, true])
  })
})

describe('something to eat and something to drink in one message', () => {
  test.each<[Locale, string]>([
    ['es', 'alérgico a los frutos secos. qué postres puedo tomar y tenéis algún vino dulce?'],
    ['en', 'nut allergy here. which puddings can i have and do you do a sweet wine'],
    ['fr', 'allergique aux noix. quels desserts je peux prendre et vous avez un vin doux ?'],
    ['de', 'hab ne nussallergie. welche nachtische gehen und habt ihr nen süßen wein'],
    ['it', 'allergia alle noci. che dolci posso prendere e avete un vino dolce?'],
  ])('are both told, in %s', (lang, text) => {
    const told = slugsAfter(saidLast(lang, [text]))
    expect(told).toEqual(expect.arrayContaining(['sorbete-limon', ...SWEET]))
    expect(told).not.toContain('coca-almendra')
  })
})

describe('what tastes of the sea', () => {
  test.each<[Locale, string]>([
    ['es', 'algo para abrir que no sepa a pescado'],
    ['en', 'any starters that dont taste fishy?'],
    ['fr', "une entrée qui n'a pas le goût de poisson"],
    ['de', 'eine vorspeise die nicht nach fisch schmeckt'],
    ['it', 'un antipasto che non sappia di pesce'],
  ])('is left out, oysters too, in %s', (lang, text) => {
    const told = slugsAfter(saidLast(lang, [text]))
    expect(told).toContain('hummus-garbanzo')
    expect(told).not.toContain('ostra-granizado-limon-pepino')
    expect(told).not.toContain('gamba-roja-lonja')
  })
})

describe('a limit of the price', () => {
  test.each<[Locale, string, number]>([
    ['es', 'somos 3 estudiantes, qué se puede cenar por menos de 10 euros el plato', 1000],
    ['es', 'muy caro jaja, something del mar under 15 euros', 1500],
    ['en', 'somos dos jaja, una starter por menos de 9 euros please', 900],
  ])('is heard beside a party and in the words of another language, in %s: %s', (lang, text, max) => {
    const { talk } = saidLast(lang, [text])
    expect(talk.frame?.max).toBe(max - 1)
    expect(talk.listed.length).toBeGreaterThan(1)
  })

  test.each(['un rosso in bottiglia sotto i 40?', 'siamo in due, un rosso sotto i 40?'])(
    'needs no word for money beside a wine: %s',
    (text) => {
      expect(saidLast('it', [text]).talk.frame?.max).toBe(3999)
    },
  )

  test('asks for another wine than the one that was told', () => {
    const said = [
      "une bouteille de Sant Jaumet Brut c'est combien",
      'trop cher, un blanc à moins de 20 euros la bouteille ?',
    ]
    expect(saidLast('fr', said).talk.about).toBe('wine:tardana-de-canada')
  })
})

describe('how many', () => {
  test.each<[Locale, readonly string[], string]>([
    ['es', ['pues unas cañas, 4 cañas cuánto'], '10,40'],
    ['es', ['somos 24, a cuánto sale el arroz al horno para todos'], '420,00'],
    ['es', ['el arroz al horno para 6 cuánto', 'y el de la huerta?'], '99,00'],
    ['en', ['the paella for 4, how much', 'and the vegetable fideua?'], '66.00'],
    [
      'de',
      [
        'habt ihr die viña arcediana reserva im glas',
        'zwei gläser davon plus hundert gramm bellota-schinken, was macht das zusammen',
      ],
      '38,00',
    ],
  ])('is counted as it was said, in %s: %j', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })
})

describe('a word of a dish that is an allergen too', () => {
  test.each<[Locale, string]>([
    ['it', "i gamberi all'aglio sono piccanti?"],
    ['es', 'las gambas al ajillo pican?'],
    ['en', 'are the gambas hot? as in spicy'],
  ])('asks how the dish is, in %s', (lang, text) => {
    const answered = saidLast(lang, [text])
    expect([answered.intent, answered.talk.listed[0]]).toEqual(['quality', 'dish:gambas-ajillo'])
  })
})

describe('one wine', () => {
  test.each<[Locale, readonly string[], RegExp]>([
    ['en', ['whats the vintage of the barolo'], /2018/],
    ['es', ['de qué año es el barolo'], /2018/],
    ['de', ['welcher jahrgang ist der barolo'], /2018/],
    ['fr', ['quel millésime le barolo ?'], /2018/],
    ['it', ['che annata è il barolo?'], /2018/],
    ['es', ['de qué año es el xisto velho', 'y qué uva es', 'y la botella?'], /44,00/],
    ['en', ['how much is a bottle of the reserve? the white one from rioja'], /56\.00/],
    ['en', ['whats the vintage of the barolo', 'whats the price of the gran reserva from rioja'], /96\.00/],
  ])('is told what was asked, in %s: %j', (lang, said, told) => {
    expect(saidLast(lang, said).message).toMatch(told)
  })
})

describe('what a thing is', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'jajaja pensaba que era pescado. y la palomita es de maíz?', /Anís/],
    ['fr', 'que trouve-t-on dans votre paella valenciana ?', /lapin/],
    ['it', "che alcol c'è nell'agua de valencia", /gin/],
    ['en', 'how much is the childrens menu and what do you get', /ice cream/],
    ['de', 'was kostet das kindermenü und bis welches alter gilt das', /zwölf/],
  ])('is told from its row, in %s: %s', (lang, text, told) => {
    expect(saidLast(lang, [text]).message).toMatch(told)
  })

  test('its one line with the price stands once', () => {
    const { message } = saidLast('de', ['was kostet das kindermenü und was ist da dabei'])
    expect(message.match(/14,00/g)).toHaveLength(1)
  })

  test.each<[Locale, readonly string[]]>([
    ['es', ['el sour de níspero cuánto vale', 'soy alérgico al huevo, tiene o no tiene?']],
    ['en', ['how much is the loquat sour', "i'm allergic to eggs, does it have any or not?"]],
    ['fr', ['combien le sour à la nèfle', 'je suis allergique aux œufs, il en contient ou pas ?']],
    ['de', ['was kostet der sour mit mispel', 'ich bin allergisch auf eier, ist was drin oder nicht?']],
    ['it', ['quanto costa il sour alla nespola', 'sono allergico alle uova, ne contiene o no?']],
  ])('"or not" leaves nothing out: the state of the thing in hand is told, in %s', (lang, said) => {
    const answered = saidLast(lang, said)
    expect([answered.intent, slugsAfter(answered)]).toEqual(['allergen_dish', ['sour-nispero']])
  })
})
