import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { told } from './talking.ts'

/** Found by guests who tried Enigmito on a telephone. */
describe('#18 nothing with alcohol is told for a child', () => {
  const DRINKS =
    /beer|ca[nñ]a|vermo?u|bier(?! 0)|birra|bi[eè]re|wein|wine|vino|vin |agua de val[eè]ncia|espresso|caff|kaffee/i
  test.each<[Locale, string, string]>([
    ['es', 'mi hijo es celiaco', 'y de beber para el'],
    ['en', 'my lil boy 5 is allergic to nuts n eggs what can he eat', 'and what can he drink'],
    ['fr', 'ma fille est allergique au lait', 'elle peut boire quoi'],
    ['de', 'mein sohn 6 hat ne erdnussallergie', 'was kann er trinken'],
    ['it', 'mio figlio e allergico alle uova', 'e da bere per lui?'],
  ])('%s: "%s", "%s"', (lang, first, then) => {
    const { message, talk } = told(lang, first, then)
    const drinks = message.split('\n').filter((line) => line.startsWith('- '))
    expect(drinks.length).toBeGreaterThan(3)
    expect(drinks.filter((line) => DRINKS.test(line) && !/alcohol|alcool|alkohol|analc/i.test(line))).toEqual(
      [],
    )
    expect(talk.avoid[0]?.who).toBe('child')
  })

  test('de: ice cream and something to drink for him bring no wine', () => {
    const { message } = told(
      'de',
      'mein sohn 6 hat ne erdnussallergie',
      'und was zum trinken für ihn gibts eis?',
    )
    expect(message).not.toMatch(/Weine|Flasche/)
  })
})

describe('#18 what opens a message is no food', () => {
  test.each<[Locale, string, string]>([
    ['es', 'soy alergica al sesamo', 'espera y q puedo comer'],
    ['en', 'im allergic to sesame', 'wait so what can i eat'],
    ['fr', 'je suis allergique au sésame', 'attends et je peux manger quoi'],
    ['de', 'ich habe eine Sesamallergie', 'warte und was kann ich essen'],
    ['it', 'sono allergica al sesamo', 'aspetta e cosa posso mangiare'],
  ])('%s: "%s", "%s" lists dishes', (lang, first, then) => {
    const answered = told(lang, first, then)
    expect(answered.intent).not.toBe('allergy_unclear')
    expect(answered.talk.listed.length).toBeGreaterThan(3)
  })
})

describe('#18 a dish named by its day is told with its state', () => {
  test.each<[Locale, string, string]>([
    ['es', 'soy celiaca', 'y el guiso del jueves'],
    ['de', 'glutenfrei', 'was ist mit dem eintopf am donnerstag'],
    ['fr', 'je suis coeliaque', 'et le plat mijoté du jeudi'],
  ])('%s: "%s", "%s"', (lang, first, then) => {
    const { message, talk } = told(lang, first, then)
    expect(talk.listed).toEqual(['dish:guiso-cuchara-jueves'])
    expect(message).toMatch(/alérgenos|Allergene|allergènes/)
    expect(message).not.toContain('Suquet')
  })
})

test('#18 fr: "il est vegan celui la ?" asks of a dish, and is nobody’s diet', () => {
  expect(told('fr', 'le riz de la huerta', 'il est vegan celui la ?').talk.avoid).toEqual([])
})

describe('#18 who is later than the table is held is told to call', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'tengo mesa hoy a nombre de paco y voy a llegar 20 min tarde', /llamadnos ahora/],
    ['en', 'running half an hour late for our table', /call us now/],
    ['fr', 'on aura 25 minutes de retard pour notre table', /appelez-nous tout de suite/],
    ['de', 'wir kommen 20 Minuten zu spät zu unserem Tisch', /gleich an/],
    ['it', 'siamo in ritardo di 20 min abbiamo prenotato', /chiamateci subito/],
    ['fr', 'on aura une demi-heure de retard pour notre table', /appelez-nous tout de suite/],
    ['it', 'siamo in ritardo di mezz’ora, abbiamo prenotato', /chiamateci subito/],
    ['it', "arriviamo con un'ora di ritardo, abbiamo prenotato", /chiamateci subito/],
  ])('%s: "%s"', (lang, text, says) => {
    expect(told(lang, text).message).toMatch(says)
  })

  test('en: ten minutes are within the courtesy', () => {
    expect(told('en', 'running 10 mins late sorry').message).toMatch(/don’t worry/)
  })
})

test.each<[Locale, string, string, RegExp]>([
  ['en', 'my son is allergic to eggs', 'what beers do they have', /Caña|draught/],
  ['de', 'mein sohn hat eine erdnussallergie', 'Welche Biere gibt es bei Ihnen?', /Caña|Glas Bier|gezapft/i],
  ['en', 'my son is allergic to eggs', 'do they have coffee', /Espresso/],
])('#18 %s: "%s", "%s" asks for somebody else', (lang, first, then, says) => {
  expect(told(lang, first, then).message).toMatch(says)
})

test.each<[string, RegExp]>([
  ['we will be a quarter of an hour late for our table', /don’t worry/],
  ['we are 25 minutes away but only 5 minutes late', /don’t worry/],
  ['we will be two hours late for our table', /call us now/],
])('#18 en: "%s"', (text, says) => {
  expect(told('en', text).message).toMatch(says)
})

test('#18 de: "2. Feiertag" is the 26th of December alone', () => {
  const { message } = told('de', 'habt ihr am 2. feiertag offen')
  expect(message).toContain('26. Dezember')
  expect(message).not.toMatch(/ 2\. Dezember/)
})

test('#18 en: "wait r the oysters raw" is asked of what is raw, with the state of what is avoided', () => {
  const { intent, message } = told('en', 'im coeliac', 'wait r the oysters raw')
  expect(intent).toBe('heat')
  expect(message).toMatch(/gluten/)
})

test.each<[Locale, string, RegExp]>([['de', 'was kostet es für 12 leute wenn jeder paella hat', /222/]])(
  '#18 %s: "%s" is added up for all of them',
  (lang, text, says) => {
    expect(told(lang, text).message).toMatch(says)
  },
)

test('#18 es: a sum says how many of each', () => {
  const { message } = told('es', 'somos 6, 3 croquetas de jamon y 2 bravas cuanto es')
  expect(message).toContain('3 × Croqueta')
  expect(message).toContain('2 × Patatas bravas')
})

test.each(['comparten freidora?', 'comparten la freidora las croquetas?', 'compartís freidora?'])(
  '#18 es: "%s" compares nothing',
  (text) => {
    const { intent, message } = told('es', 'soy alergica al marisco', 'y las croketas?', text)
    expect(intent).not.toBe('compare')
    expect(message).toMatch(/contaminación cruzada/)
  },
)
