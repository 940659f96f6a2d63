import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

const told = (lang: Locale, ...said: readonly string[]): string => saidLast(lang, said).message

describe('19 a follow-up tells the state of the allergen that was asked', () => {
  test.each<[Locale, readonly string[], RegExp]>([
    ['es', ['la crema de calabaza lleva apio? y qué precio tiene?', 'y los mejillones?'], /Mejillones.*apio/],
    [
      'fr',
      ['Le cheesecake contient du gluten ? Et il coûte combien ?', 'et la coca aux amandes ?'],
      /gluten/,
    ],
    ['es', ['soy alérgica a la leche', '¿y el Blanco de Arena lleva?'], /Blanco de Arena.*lácteos/],
    ['es', ['soy alérgica a la leche, el pulpo lleva?'], /lácteos: |Pulpo.*lácteos/],
    [
      'de',
      ['mein bruder verträgt keine milch', 'is im haferkaffee gluten, für meine schwester'],
      /Haferdrink.*Gluten/,
    ],
    [
      'es',
      [
        'el Viña Arcediana Reserva tinto, cuánto la botella?',
        'mi mujer no puede tomar huevo. el gran reserva de esa casa lleva??',
      ],
      /Gran Reserva figuran huevos/,
    ],
    [
      'de',
      ['ob der hummus wirklich vegan ist und ob da sesam drin ist, meine frau ist da allergisch drauf'],
      /vegan[\s\S]*Sesam/,
    ],
  ])('%s %j', (lang, said, state) => expect(told(lang, ...said)).toMatch(state))

  test('who has an allergy says it of nothing in hand', () => {
    const message = told(
      'en',
      'do the mussels contain celery?',
      'My friend has an allergy of celery. What rice?',
    )
    expect(message).not.toContain('Steamed mussels')
  })

  test('who is not allergic to what was just said is still allergic to what was said before', () => {
    const said = ['mon fils est allergique au lait', 'il veut pas d’oeuf non plus, pas allergique mais bon']
    expect(saidLast('fr', said).talk.avoid.flatMap(({ allergens }) => allergens)).toContain('leche')
  })
})

describe('20 what is avoided is read in the words of guests', () => {
  test.each<[Locale, string, string]>([
    ['fr', 'chu allergique aux pinottes. un dessert ?', 'cacahuetes'],
    ['en', 'im a vego with a sesame allergy', 'sesamo'],
    ['es', 'ostras! soy alérgica a los frutos secos', 'frutos_cascara'],
  ])('%s "%s"', (lang, said, allergen) =>
    expect(saidLast(lang, [said]).talk.avoid.flatMap(({ allergens }) => allergens)).toContain(allergen),
  )

  test.each<[Locale, string]>([
    ['fr', 'Pourriez-vous me dire quel dessert nous pourrions prendre toutes les deux ?'],
    ['fr', 'Moi je ne digère pas le lait. Pourriez-vous me conseiller un dessert ?'],
  ])('%s "%s" is no complaint', (lang, said) =>
    expect(saidLast(lang, [said]).intent).not.toBe('care_complaint'),
  )

  test('what is liked, after something hot that is not borne, is no allergy', () => {
    const { talk } = saidLast('en', [
      'my gf cant do spicy. she likes prawns tho, what prawn dishes arent spicy',
    ])
    expect(talk.avoid).toEqual([])
  })

  test.each<[Locale, string]>([
    ['es', 'mi chica es alérgica al pescado. arroces sin, tenéis?'],
    ['it', 'la mia ragazza è allergica al pesce. avete risi senza?'],
  ])('%s "%s" leaves out the fish and keeps the rice', (lang, said) =>
    expect(told(lang, said)).toContain('Paella valenciana'),
  )

  test('squid without lactose is listed', () =>
    expect(
      told('it', 'il polpo ha latte? mia figlia è intollerante', 'e calamari senza lattosio?'),
    ).toContain('Calamaro'))

  test('with almonds in it they are wished for, where nobody is allergic', () =>
    expect(told('fr', 'un dessert sous 7 euros', 'et avec des amandes dedans ?')).toContain(
      'Coca aux amandes',
    ))

  test('a dessert for a child with an allergy is not the one of the set menu', () =>
    expect(
      told(
        'it',
        'mio figlio è allergico al latte, il menù dei piccoli ne ha?',
        'allora che dolce gli prendo?',
      ),
    ).toContain('Sorbetto'))

  test('cocktails without alcohol are cocktails', () => {
    const message = told('en', 'which cocktails do you have without alcohol? im pregnant')
    expect(message).toContain('Jardín de azahar')
    expect(message).not.toContain('Cola')
  })
})

describe('19 a no that is hummed first leaves out nothing', () => {
  test.each<[Locale, string, string, RegExp]>([
    ['en', 'i am allergic to peanuts', 'hmm no, the arroz con leche?', /of Arroz con leche do not/],
    ['es', 'soy alérgico a los cacahuetes', 'uf no, el arroz con leche?', /de Arroz con leche no figuran/],
    ['de', 'ich bin gegen erdnüsse allergisch', 'hm nein, der milchreis?', /von Milchreis sind/],
  ])('%s %s: %s', (lang, allergy, line, state) => expect(told(lang, allergy, line)).toMatch(state))
})

describe('19 nobody is allergic to a day, and no allergy is lost beside one', () => {
  test.each<[Locale, string, RegExp]>([
    ['en', 'im allergic to nuts monday is ok? what desserts are there', /nuts/],
    ['es', 'soy alérgica al gluten lunes abrís? qué postres hay', /gluten/],
    ['de', 'ich bin gegen milch allergisch montag offen? welche desserts gibt es', /Milch/],
    ['en', 'i am allergic to the monday fish, what starters are there', /fish/],
    ['de', 'ich bin allergisch gegen nüsse musik haha, welche desserts gibt es', /Schalenfrüchte|Nüsse/],
  ])('%s %s', (lang, line, avoided) => expect(told(lang, line)).toMatch(avoided))

  test.each<[Locale, string]>([
    ['es', 'tengo alergia a los lunes os lo juro, mañana abrís?'],
    ['de', 'ich bin allergisch gegen laute musik haha. wann macht ihr morgen auf'],
    ['en', "i'm allergic to mondays lol, are you open tomorrow?"],
  ])('%s %s is a jest', (lang, line) => expect(told(lang, line)).not.toMatch(/14/))
})
