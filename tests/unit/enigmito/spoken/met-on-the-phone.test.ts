import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

const told = (lang: Locale, ...said: string[]): string => saidLast(lang, said).message
const intentOf = (lang: Locale, ...said: string[]): string => saidLast(lang, said).intent

describe('§7 what must not even leave traces is avoided from then on', () => {
  test.each<[Locale, string]>([
    ['es', 'algo de pescado sin crustaceos, ni trazas, y sin gluten'],
    ['en', 'something with fish, no crustaceans not even traces, and gluten free'],
    ['fr', 'du poisson sans crustacés, même pas de traces, et sans gluten'],
    ['de', 'etwas mit fisch, ohne krebstiere, auch keine spuren, und glutenfrei'],
    ['it', 'qualcosa di pesce ma senza crostacei, neanche tracce, e senza glutine'],
  ])('%s "%s"', (lang, text) => {
    const { talk, intent } = saidLast(lang, [text])
    expect(talk.avoid).toEqual([{ who: 'guest', allergens: ['crustaceos', 'gluten'], diets: [] }])
    expect(intent).toBe('allergen_list')
  })
})

describe('issue 18: a limit in other words', () => {
  test.each<[Locale, string, RegExp, RegExp]>([
    ['en', 'hello, i search a white wine, bottle not more then 22 euro', /Tardana/, /Pazo/],
    ['es', 'q onda, q tienen de tinto q no pase de 24 euros la botella', /Majuelo/, /Cueva Honda/],
  ])('%s "%s"', (lang, text, inside, outside) => {
    expect(told(lang, text)).toMatch(inside)
    expect(told(lang, text)).not.toMatch(outside)
  })
  test('"the most cheap" is the cheapest, and "less" costs less', () => {
    expect(told('en', 'a white under 22', 'which is the most cheap')).toMatch(/Tardana/)
    expect(told('en', 'out of the bream and the cod pil pil which is less?')).toMatch(/€23\.00[\s\S]*€22\.00/)
  })
  test.each<[Locale, string[]]>([
    ['en', ['any red under 25?', 'whats the most expensive wine youve got']],
    ['es', ['un tinto de menos de 25?', 'y el vino mas caro que teneis?']],
  ])('%s the dearest of the whole cellar, behind a list', (lang, said) => {
    expect(told(lang, ...said)).toMatch(/La Font Amagada/)
  })
  test.each<[Locale, string]>([
    ['es', 'que postres hay, aparte del sorbete'],
    ['en', 'desserts apart from the sorbet'],
  ])('%s "%s" leaves it out', (lang, text) => {
    expect(told(lang, text)).not.toMatch(/Sorbete|sorbet:/)
  })
})

describe('issue 18: thanks on the way to the next question', () => {
  test.each<[Locale, string, string, RegExp]>([
    ['es', 'cuanto es el sorbete', 'gracias. y la naranja?', /Naranja/],
    ['en', 'how much is the lemon sorbet', 'ta. and the orange', /Orange with/],
    ['fr', "le sorbet c'est combien", "merci. et l'orange ?", /Orange à/],
    ['de', 'was kostet das sorbet', 'danke. und die orange?', /Orange mit/],
    ['it', 'quanto costa il sorbetto', "grazie! e l'arancia?", /Arancia con/],
  ])('%s "%s", "%s"', (lang, first, next, dish) => {
    expect(told(lang, first, next)).toMatch(dish)
  })
})

describe('§6 the house', () => {
  test.each<[Locale, string]>([
    ['es', 'y si llego a las 22:45 me dais de cenar o que'],
    ['es', 'te pregunto si a las 22:45 es tarde ya para cenar'],
    ['en', 'can we still eat if we come at 22:45'],
    ['fr', 'si on arrive à 22h45 on peut encore dîner ?'],
    ['de', 'kann man um 22:45 noch essen?'],
    ['it', 'se arriviamo alle 22:45 si mangia ancora?'],
  ])('%s "%s" is later than the last table', (lang, text) => {
    expect(told(lang, text)).toMatch(
      /^(?:A esa hora no|There are no|À cette heure-là, il n|Um diese|A quell’ora non)/,
    )
    expect(told(lang, text)).toMatch(/22:30/)
  })
  test.each<[Locale, string]>([
    ['es', 'puedo ir en pantalon corto?'],
    ['en', 'are flip flops ok'],
    ['fr', 'on peut venir en short ?'],
    ['de', 'kann ich in kurzer hose kommen'],
    ['it', 'si può venire in bermuda?'],
  ])('%s "%s" is not forbidden by a no that answers another question', (lang, text) => {
    expect(told(lang, text)).not.toMatch(/^No|^Nein/)
    expect(told(lang, text)).toMatch(/playa|beach|plage|Strand|spiaggia/)
  })
  test.each<[Locale, string, RegExp, RegExp]>([
    ['en', 'can i bring my own wine & do u take amex', /Corkage/, /American Express/],
    ['es', 'se puede pagar con bizum & teneis trona?', /Bizum/, /tronas/],
  ])('%s "%s" asks two things', (lang, text, one, two) => {
    expect(told(lang, text)).toMatch(one)
    expect(told(lang, text)).toMatch(two)
  })
  test('"when do they pick up?" is of the telephone', () => {
    expect(told('en', 'when do they pick up')).toMatch(/11:00/)
  })
  test.each<[Locale, string]>([
    ['it', 'allora si può o no?'],
    ['en', 'is it ok or not?'],
  ])('%s "%s" says of nothing, and is like no question of the house', (lang, text) => {
    expect(intentOf(lang, text)).not.toBe('topic')
  })
})

describe('§6 a feast', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'el 25 de diciembre abrís?', /Volvemos a abrir el sábado, 26 de diciembre/],
    ['en', 'are you open on christmas day?', /We open again on Saturday 26 December/],
    ['fr', 'vous êtes ouverts le 25 décembre ?', /Nous rouvrons le samedi 26 décembre/],
    ['de', 'habt ihr am 25. dezember offen?', /Wir öffnen wieder am Samstag, 26\. Dezember/],
    ['it', 'siete aperti a natale?', /Riapriamo sabato 26 dicembre/],
  ])('%s "%s": the next day there is, and not the whole week', (lang, text, next) => {
    expect(told(lang, text)).toMatch(next)
    expect(told(lang, text)).not.toMatch(/martes|Tuesday|mardi|Dienstag|martedì/)
  })
  test('one that is open is told without the title of the general text', () => {
    expect(told('de', 'ist am 26. dezember sicher offen wegen feiertag?')).not.toMatch(
      /kann ich Ihnen antworten/,
    )
  })
})

describe('§6 hours that were misread', () => {
  test('the last table, behind a closed day, is of the week', () => {
    expect(told('es', 'y en nochebuena pa comer', 'a q hora es la ultima mesa por la noche')).toMatch(/22:30/)
  })
  test('"on a sunday" asks not which day it is', () => {
    expect(told('en', 'is anyone on the phone on a sunday')).toMatch(/11:00/)
  })
  test('a Sunday is asked about, whatever weekend it is of', () => {
    expect(told('es', 'el domingo abris? lo digo por el puente')).toMatch(/^Sí, abrimos los domingos/)
  })
})

describe('§7 "c’est mort pour moi"', () => {
  test('says what is avoided', () => {
    const { talk } = saidLast('fr', ["le céleri c'est mort pour moi. la crème de courge ça passe ou pas"])
    expect(talk.avoid).toEqual([{ who: 'guest', allergens: ['apio'], diets: [] }])
  })
})

describe('§6 what offends, and what only sounds so', () => {
  test.each<[Locale, string]>([
    ['en', 'your service is a joke honestly. third time this happens'],
    ['es', 'sois una tomadura de pelo'],
    ['es', 'el camarero me insultó'],
    ['de', 'euer Service ist ein Witz, zum dritten Mal'],
    ['fr', 'votre service est une blague'],
    ['it', 'è la terza volta che succede, una presa in giro'],
  ])('%s "%s"', (lang, text) => {
    expect(intentOf(lang, text)).toBe('care_complaint')
  })
  test('a grape that sounds like an insult is a grape', () => {
    expect(intentOf('es', 'bobal yo? suena a insulto jaja. dos botellas cuanto seria')).not.toBe(
      'care_complaint',
    )
  })
})

describe('§6 something found', () => {
  test.each<[Locale, string]>([
    ['es', 'alguien encontró unas gafas ayer?'],
    ['en', 'did anyone hand in a green scarf?? was in last night'],
    ['fr', 'on vous a rapporté un parapluie bleu hier soir ?'],
    ['de', 'wurde bei euch gestern ein blauer schal abgegeben?'],
    ['it', 'vi hanno consegnato una sciarpa verde ieri sera?'],
  ])('%s "%s"', (lang, text) => {
    expect(intentOf(lang, text)).toBe('care_lost')
  })
})
