import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { aboutAfter, slugsAfter, told } from '../talking.ts'

/** What an allergy is of, as it is kept. */
const keptOf = (lang: Locale, text: string): readonly string[] =>
  told(lang, text).talk.avoid.flatMap(({ allergens }) => allergens)

describe('#18 fish that is asked for behind an allergy to shellfish is wished for, not left out', () => {
  test.each<[Locale, string]>([
    ['es', 'soy alérgico al marisco. pescado tenéis?'],
    ['es', 'soy alérgico a los crustáceos, pescado puedo?'],
    ['en', 'im allergic to shellfish, do you have fish'],
    ['en', 'allergic to shellfish. any fish i can eat?'],
    ['fr', 'je suis allergique aux crustacés, vous avez du poisson ?'],
    ['fr', 'allergique aux crustacés mais je veux du poisson'],
    ['de', 'bin gegen krebstiere allergisch, was für fisch habt ihr'],
    ['it', "sono allergico ai crostacei, c'è pesce per me"],
  ])('%s: "%s"', (lang, text) => {
    expect(slugsAfter(told(lang, text))).toEqual(expect.arrayContaining(['dorada-espalda']))
    expect(keptOf(lang, text)).toContain('crustaceos')
    expect(keptOf(lang, text)).not.toContain('pescado')
  })

  test.each<[Locale, string]>([
    ['en', 'im allergic to shellfish and fish, what can i eat'],
    ['es', 'soy alérgica al huevo y no como pescado, qué hay'],
  ])('%s: of "%s" both are avoided', (lang, text) => {
    expect(keptOf(lang, text)).toContain('pescado')
  })

  test('"no fish either" asks for none', () => {
    expect(slugsAfter(told('en', 'allergic to shellfish, no fish either please'))).not.toContain(
      'dorada-espalda',
    )
  })
})

describe('#18 a wine is found by the land that it is from', () => {
  test.each<[Locale, string, string]>([
    ['it', "un bianco sardo ce l'avete?", 'ginepro-di-stazzo'],
    ['es', 'teneis algo siciliano?', 'sciara-bruna-bianco'],
    ['de', 'habt ihr einen sardischen wein?', 'ginepro-di-stazzo'],
    ['fr', 'un vin sicilien ?', 'sciara-bruna-bianco'],
    ['en', 'a sicilian wine', 'sciara-bruna-bianco'],
  ])('%s: "%s"', (lang, text, slug) => {
    expect(slugsAfter(told(lang, text))).toEqual([slug])
  })

  test.each<[Locale, string, string]>([
    ['it', 'quanto viene il barolo', 'e quello sardo a quanto sta'],
    ['fr', 'combien le barolo', 'et le sarde ?'],
  ])('%s: behind another wine, "%s" … "%s"', (lang, ...said) => {
    expect(aboutAfter(told(lang, ...said))).toBe('ginepro-di-stazzo')
  })
})

describe('#18 how long a table is kept, in other words', () => {
  test.each<[Locale, string]>([
    ['es', 'pero cuánto rato me la aguantan'],
    ['it', 'di norma quanto lo tenete'],
    ['de', 'wie lange haltet ihr den tisch denn frei'],
    ['fr', 'combien de temps vous nous la gardez'],
    ['en', 'how long do you keep it for us'],
  ])('%s: "%s"', (lang, text) => {
    expect(told(lang, text).message).toMatch(/quince|quindici|fünfzehn|quinze|fifteen|15/)
  })
})

describe('#18 charged twice, and stuck on the road', () => {
  test.each<[Locale, string, string]>([
    ['es', 'oigan me pasaron dos veces la tarjeta hoy en el almuerzo', 'care_bill'],
    ['it', 'ci avete messo sul conto due bottiglie e ne avevamo bevuta una', 'care_bill'],
    ['en', 'you ran my card twice last night', 'care_bill'],
    ['fr', 'vous avez passé ma carte deux fois', 'care_bill'],
    ['de', 'meine karte wurde zweimal belastet', 'care_bill'],
    ['it', 'abbiamo il tavolo alle 20.15 ma siamo inchiodati in tangenziale', 'care_late'],
  ])('%s: "%s"', (lang, text, intent) => {
    expect(told(lang, text).intent).toBe(intent)
  })
})

test('#18 "niente", before something else, denies nothing and keeps no allergy', () => {
  const { intent, talk } = told('it', 'ok niente. le crocchette di seppia quanto vengono?')
  expect([intent, talk.avoid]).toEqual(['price', []])
})
