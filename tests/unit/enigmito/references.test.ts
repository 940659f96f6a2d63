import { describe, expect, test } from 'vitest'
import { NO_TALK, type Talk } from '../../../lib/chat/talk.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { type Answered, answer } from '../../../supabase/functions/enigmito/answer.ts'
import { knowing, NOW } from './support.ts'

const demo = knowing()

/** What is answered to the last of some messages, said one after the other. */
function told(lang: Locale, ...said: string[]): Answered {
  let talk: Talk = NO_TALK
  let last: Answered | null = null
  for (const text of said) {
    last = answer(text, lang, demo, NOW, talk)
    talk = last.talk
  }
  if (!last) throw new Error('nothing was said')
  return last
}
const slugs = ({ talk }: Answered): string[] => talk.listed.map((ref) => ref.slice(ref.indexOf(':') + 1))
const plain = ({ message }: Answered): string => message.replaceAll(/\s/g, ' ')

const CROQUETTES: [Locale, string][] = [
  ['es', 'en que se diferencia la croqueta de jamón de la de sepia'],
  ['en', 'difference between the croquette with ham and the one with cuttlefish'],
  ['fr', 'la différence entre la croquette au jambon et celle à la seiche'],
  ['de', 'unterschied zwischen der krokette mit schinken und der mit sepia'],
  ['it', 'che differenza c’è tra la crocchetta col prosciutto e quella con la seppia'],
]

describe('two things, each named by what is in it', () => {
  test.each(CROQUETTES)('#18 %s: both are compared', (lang, text) => {
    const answered = told(lang, text)
    expect(answered.intent).toBe('compare')
    expect(slugs(answered)).toEqual(['croqueta-jamon', 'croqueta-sepia-tinta'])
  })

  test.each<[Locale, string]>([
    ['es', 'una de cada cuanto es'],
    ['en', 'one of each, what does that come to'],
    ['fr', 'les deux ensemble ça fait combien'],
    ['de', 'beide zusammen macht wieviel'],
    ['it', 'tutte e due insieme quanto fanno'],
  ])('#18 %s: their prices are added', (lang, text) => {
    const [, first = ''] = CROQUETTES.find(([own]) => own === lang) ?? []
    expect(plain(told(lang, first, text))).toMatch(/6[.,]00/)
  })

  test('#18 a food asked of one of them is told as its allergen', () => {
    const answered = told('de', CROQUETTES[3]?.[1] ?? '', 'die mit schinken hat milch oder')
    expect(answered.intent).toBe('allergen_dish')
    expect(plain(answered)).toMatch(/Krokette mit Ibérico-Schinken ist Milch/)
  })
})

describe('several things joined', () => {
  test.each<[Locale, string, string[]]>([
    ['de', 'was kosten die gambas al ajillo und die miesmuscheln', ['gambas-ajillo', 'mejillones-vapor']],
    ['it', 'quanto costano le cozze e i gamberi al ajillo', ['mejillones-vapor', 'gambas-ajillo']],
  ])('#18 %s: each of them is priced', (lang, text, wanted) => {
    expect(slugs(told(lang, text)).toSorted()).toEqual(wanted.toSorted())
  })

  test('T-ALG-01 the state of each is told, and the squid named is no allergen', () => {
    const answered = told(
      'it',
      'sono celiaco, i calamari all’andalusa e il calamaro alla piastra li posso mangiare?',
    )
    expect(slugs(answered)).toEqual(['calamares-andaluza', 'calamar-potera-plancha'])
    expect(answered.talk.avoid).toEqual([{ who: 'guest', allergens: ['gluten'], diets: [] }])
  })
})

describe('what is left out and how much it may cost', () => {
  test.each<[Locale, string, string]>([
    ['es', 'entrantes de 10 euros para abajo', 'quita los de pescado'],
    ['en', 'starters for under a tenner', 'leave out the ones with fish'],
    ['fr', 'des entrées à 10 euros ou moins', 'enlevez celles avec du poisson'],
    ['de', 'vorspeisen für 10 euro oder weniger', 'lass die mit fisch weg'],
    ['it', 'antipasti da 10 euro in giù', 'togli quelli con pesce'],
  ])('#18 %s: a verb leaves out, and the limit stays', (lang, first, then) => {
    const items = told(lang, first, then).talk.listed.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
    expect(items.length).toBeGreaterThan(2)
    expect(
      items.filter(({ presence }) => presence.has('pescado') && presence.get('pescado') !== 'comprobado_sin'),
    ).toEqual([])
    expect(items.filter(({ prices }) => prices.every(({ cents }) => cents > 1000))).toEqual([])
  })

  test('#18 who leaves out meat or pork leaves out the ham', () => {
    expect(slugs(told('en', 'starters under 12 euros', 'nothing with meat'))).not.toContain('croqueta-jamon')
    expect(slugs(told('es', 'que carne hay sin cerdo'))).not.toContain('jamon-iberico-bellota')
  })

  test('#18 what is left out in one sentence counts for the question in the next', () => {
    const answered = told('de', 'hauptsache nix mit nuessen oder erdnuessen. welche desserts bleiben mir da')
    expect(slugs(answered)).toContain('sorbete-limon')
    expect(slugs(answered)).not.toContain('tarta-queso')
  })

  test('#18 words of a limit name no wine', () => {
    expect(slugs(told('fr', 'un poisson', 'et pour la viande, 20 euros grand max'))).not.toContain(
      'haut-estran',
    )
  })
})

describe('of what was listed', () => {
  test('#18 a word for some of a kind means those: "bravas" are no other potatoes', () => {
    expect(slugs(told('es', 'las bravas son veganas o llevan alioli'))).toEqual(['patatas-bravas'])
  })

  test('#18 the cheapest of a list that was cut is looked for in all of it', () => {
    expect(slugs(told('it', 'che vini rossi avete al calice', 'e bianchi?', 'il meno caro'))).toContain(
      'tardana-de-canada',
    )
  })

  test.each<[Locale, string, string]>([
    ['es', 'cervezas que teneis', 'y sin gluten?'],
    ['de', 'welche biere habt ihr', 'gibts ein glutenfreies'],
    ['fr', 'vous avez quoi comme bières', 'et la sans gluten elle fait combien'],
  ])('#18 %s: a drink without gluten stays of its kind', (lang, ...said) => {
    expect(plain(told(lang, ...said))).toMatch(/3,90/)
  })

  test('#18 "the one with prawns" is of the kind last spoken of', () => {
    expect(told('en', 'which fideua is the cheapest', 'and the one with prawns in').about).toBe(
      'dish:fideua-gamba-rape',
    )
  })

  test('#18 so many of the thing in hand are added up', () => {
    expect(
      plain(told('it', 'il perla de sal al bicchiere', 'quattro bicchieri di quello quanto fanno')),
    ).toMatch(/26,00/)
  })
})

describe('care goes on', () => {
  test.each<[Locale, string, string]>([
    ['es', 'creo que me deje el paraguas ahi anoche', 'es negro con el mango de madera, lo habeis visto?'],
    ['it', 'ho lasciato l’ombrello da voi ieri sera', 'è nero col manico di legno, l’avete visto?'],
    ['en', 'i left my umbrella at yours', 'it is a red one, have you got it?'],
  ])('#18 %s: the description of a lost thing names no dish', (lang, ...said) => {
    expect(told(lang, ...said).intent).toBe('care_lost')
  })

  test('#18 a question for a dish ends it', () => {
    expect(slugs(told('en', 'i left my umbrella at yours', 'do you have paella'))).toEqual([
      'paella-valenciana',
    ])
  })
})

describe('of two that were told, the one that holds a food, then the other one', () => {
  test.each<[Locale, string, string, string]>([
    ['es', 'teneis croquetas? cuanto valen', 'cual lleva jamon', 'y la otra lleva leche?'],
    [
      'en',
      'do you have croquettes and what do they cost',
      'which one has ham in it',
      'and the other one, is it made with milk',
    ],
    [
      'fr',
      'vous avez des croquettes ?',
      'laquelle contient du jambon',
      'et l’autre, il y a du lait dedans ?',
    ],
    ['de', 'habt ihr Kroketten?', 'welche hat Schinken drin', 'und die andere, ist da Milch drin?'],
    ['it', 'avete crocchette e quanto costano', 'quale contiene prosciutto', 'e l’altra, c’è latte?'],
  ])(
    '#18 %s: no other dish with ham is named, and milk is told of the cuttlefish one',
    (lang, list, which, other) => {
      expect(told(lang, list, which).talk.about).toBe('dish:croqueta-jamon')
      expect(told(lang, list, which).message.split('\n')).toHaveLength(2)
      const last = plain(told(lang, list, which, other))
      expect(last).toMatch(/sepia|cuttlefish|seiche|seppia/i)
      expect(last).not.toMatch(/jam[oó]n|ham |jambon|schinken|prosciutto/i)
    },
  )
})

/** What must be told of which thing, behind what was said before. */
const OF_WHICH: [string, Locale, string[], RegExp, RegExp][] = [
  [
    'soya of the bravas',
    'de',
    [
      'was kostet die Bravas bei euch?',
      'genau das will mein Vater. dumm nur dass er gegen Soja allergisch ist',
    ],
    /Patatas bravas/,
    /wasser|Tonic/i,
  ],
  [
    'milk of the tartare',
    'de',
    ['wird man von dem Thunfischtatar satt?', 'dit hätt ick jern, aba ick bin allergisch jejen Milch'],
    /Tatar/,
    /Lamm/,
  ],
  [
    'mustard of the tartare',
    'en',
    ['how much was the tuna tartare', 'he doesnt do mustard, allergic'],
    /Bluefin tuna tartare include mustard/,
    /lamb/i,
  ],
  [
    'peanuts of the croquette, and no emergency',
    'en',
    ['any idea what ham croquettes taste like', 'could my mate get that, peanuts brings him out in a rash'],
    /Ibérico ham croquette do not include peanuts/,
    /112/,
  ],
  [
    'peanuts of the croquette, and no emergency',
    'it',
    [
      'che prezzo fate per le crocchette di prosciutto',
      'lo vorrebbe la piccola, però arachidi le fa venire le bolle',
    ],
    /Crocchetta di prosciutto/,
    /112/,
  ],
  [
    'milk of the octopus',
    'es',
    ['a que sabe el pulpo', 'me lo pido pero la leche me sienta fatal'],
    /Pulpo a la brasa/,
    /cordero/i,
  ],
  [
    'celery of the suquet',
    'fr',
    ['c’est quoi le suquet', 'ça me tente mais je suis allergique au céleri'],
    /Suquet/,
    /agneau/i,
  ],
  [
    'milk of the set menu',
    'es',
    ['hay menú infantil?', 'la mediana no puede tomar leche, alergia a la proteína. el menú lleva?'],
    /Menú de los pequeños/,
    /cordero/i,
  ],
  [
    'nuts of the set menu',
    'en',
    ['what do you get in the kids menu exactly', 'is that one ok for someone who doesnt tolerate nuts'],
    /Children’s menu/,
    /lamb/i,
  ],
  [
    'milk of a dish behind its article',
    'en',
    ['my wee one cannae have milk', 'what would the rice pudding set me back'],
    /6\.50.*include milk/,
    /lamb/i,
  ],
  [
    'sesame of a dish behind its article',
    'de',
    ['mein Mann verträgt Sesam überhaupt nicht', 'derf i die Dorade essn oder ned'],
    /Dorade a la espalda ist Sesam nicht/,
    /Lamm/,
  ],
  [
    'celery of the one that is pointed at',
    'es',
    ['cual es el arroz mas barato', 'el de la huerta lleva apio? mi cuñada ni verlo'],
    /Arroz de la huerta figura apio/,
    /ajoblanco/i,
  ],
  [
    'sesame of the octopus, asked with and without',
    'fr',
    ['quand vous préparez le poulpe, c’est toujours avec du sésame ou ça se fait aussi sans'],
    /sésame.*Poulpe à la braise/,
    /agneau/i,
  ],
]
describe('what somebody avoids is told of the thing that is meant', () => {
  test.each(OF_WHICH)('#18 §4 %s (%s)', (_what, lang, said, is, isNot) => {
    const message = plain(told(lang, ...said))
    expect(message).toMatch(is)
    expect(message).not.toMatch(isNot)
  })

  test.each<[Locale, string[], RegExp]>([
    // "The fish" and "the children's menu" are two wishes, and name no dish.
    [
      'fr',
      [
        'mon petit garçon de 6 ans ne supporte pas le lait (allergie), le merlu doré avec la purée c possible ?',
        'dommage il adore le poisson. ya quoi pour lui du coup dans le menu enfant',
      ],
      /Merlu/,
    ],
    [
      'fr',
      [
        'il est à combien le bar ?',
        'c’est le poisson entier donc. y a de l’oeuf dedans ? je suis allergique',
      ],
      /Merlu/,
    ],
    ['fr', ['les artichauts a l’oeuf ça me tue tellement c’est bon. combien ?'], /^(?!.*13,80)/],
    ['de', ['was kostet das Bier 0,0?', 'ist im alkoholfreien Bier Gluten?'], /^(?!.*Bier 0,0)/],
  ])('#18 §4 %s: and of no other (%j)', (lang, said, isNot) => {
    expect(plain(told(lang, ...said))).not.toMatch(isNot)
  })
})
