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

  test.each<[Locale, string, string]>([
    ['en', "my wife can't have milk. cooked fish?", 'pescado'],
    ['es', 'soy alérgica al marisco. algún pescado?', 'pescado'],
    ['fr', 'je ne supporte pas les crustacés. un poisson ?', 'pescado'],
    ['de', 'vertrage keine krebstiere. fisch?', 'pescado'],
  ])('%s: in a sentence of its own, "%s"', (lang, text, allergen) => {
    expect(slugsAfter(told(lang, text))).toContain('bacalao-pil-pil')
    expect(keptOf(lang, text)).not.toContain(allergen)
  })

  test.each<[Locale, string]>([
    ['en', "i'm allergic to shellfish. and fish?"],
    ['es', 'soy alérgica al marisco. y al pescado?'],
    ['en', 'im allergic to shellfish and fish, what can i eat'],
    ['en', "i'm allergic to shellfish, fish too"],
    ['es', 'soy alérgica al marisco y mi hermano dice que el pescado también'],
    ['fr', "je suis allergique aux crustacés et j'ai un fils allergique au poisson"],
    ['de', 'ich habe eine krebstierallergie und mein mann verträgt fisch nicht'],
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

describe('#18 what is described by its food is meant, and not what was told before', () => {
  test.each<[Locale, string, string, string]>([
    ['de', 'ist im milchreis milch?', 'und die creme mit haselnuss?', 'crema-chocolate-avellana'],
    ['es', 'el sorbete lleva nueces?', 'y el helado ese de almendra y miel tampoco??', 'helado-turron'],
    ['it', 'la cheesecake ha uova?', 'e il perla de sal?', 'perla-de-sal'],
    ['en', 'does the cheesecake have egg?', 'and the perla de sal?', 'perla-de-sal'],
  ])('%s: "%s" … "%s"', (lang, first, then, slug) => {
    expect(aboutAfter(told(lang, first, then))).toBe(slug)
  })

  test.each<[Locale, string]>([
    ['es', 'la valenciana cuánto cuesta'],
    ['en', 'the valencian one, how much for the pair of us'],
    ['fr', "la valencienne c'est combien"],
    ['de', 'was kostet die valencianische'],
  ])('%s: "%s" is the paella', (lang, text) => {
    expect(aboutAfter(told(lang, text))).toBe('paella-valenciana')
  })
})

test('#18 en: who is "off milk" avoids it, without a sign too', () => {
  const { talk } = told('en', 'after something fishy, wifes off milk')
  expect(talk.avoid).toMatchObject([{ who: 'companion', allergens: ['leche'] }])
})

test('#18 "niente", before something else, denies nothing and keeps no allergy', () => {
  const { intent, talk } = told('it', 'ok niente. le crocchette di seppia quanto vengono?')
  expect([intent, talk.avoid]).toEqual(['price', []])
})

test('#18 es: who has settled the bill and asks for a dish is told of the dish', () => {
  const said = [
    'me pasaron dos veces la tarjeta hoy',
    'ya llamé, me devuelven. ahora sí: el guiso ese de los jueves cuánto vale y si trae leche',
  ]
  expect(aboutAfter(told('es', ...said))).toBe('guiso-cuchara-jueves')
})

test('#18 es: all shellfish of a list is avoided, whatever rice is asked for', () => {
  const text =
    'mi nieto es alérgico a las gambas y a los langostinos y todo eso de los crustáceos, qué arroz puede comer'
  expect(slugsAfter(told('es', text))).toContain('arroz-huerta')
})
