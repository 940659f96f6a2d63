import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

/** The sum in the last answer, as the language writes it. */
describe('issue 18: an order that was added up goes on', () => {
  test.each<[Locale, readonly string[], string]>([
    ['es', ['cuanto seria dos cañas y unas bravas', 'y dos cañas más? cuanto en total'], '18,20'],
    ['en', ['two glasses of Perla de Sal and four oysters = ?', 'and two more oysters?'], '46.00'],
    ['fr', ["combien pour 3 huîtres et 2 verres d'Olatuarri ?", 'et avec trois huîtres de plus'], '43,80'],
    ['de', ['was machen zwei große bier vom fass und einmal bravas?', 'und noch zwei große dazu?'], '26,20'],
    ['it', ['due bravas e tre cañas quanto fa', 'e altre tre cañas? totale'], '31,20'],
  ])('%s %j: more of it is added', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    ['es', ['seis ostras y dos copas de tardana cuanto es', 'y seis ostras pero con la botella'], '52,00'],
    [
      'en',
      [
        'how much are three glasses of Casa Benisoda and the gambas al ajillo',
        'make it a bottle instead of the glasses',
      ],
      '42.50',
    ],
    [
      'fr',
      ['deux menus enfants et une portion de poulpe, combien', 'non, une demi-portion de poulpe plutôt'],
      '41,00',
    ],
    [
      'de',
      ['zweimal secreto und eine flasche cueva honda, was macht das', 'lieber zwei gläser statt der flasche'],
      '51,00',
    ],
    [
      'it',
      ['quanto viene mezza porzione di polpo e due calici di Lombo Branco', 'e la porzione intera di polpo?'],
      '33,60',
    ],
  ])('%s %j: another size', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    [
      'es',
      ['dos cañas y unas bravas, cuánto', 'quita las bravas y pon media de calamares a la andaluza'],
      '15,00',
    ],
    [
      'en',
      ['paella valenciana for two and a garden salad, how much', 'scrap the salad, add four ham croquettes'],
      '48.20',
    ],
    ['fr', ['deux fideuàs aux légumes et deux sorbets citron, combien ?', 'et sans les sorbets'], '33,00'],
    [
      'de',
      ['vier austern, eine flasche sant jaumet brut, wieviel', 'statt dem brut eine flasche perla de sal'],
      '56,00',
    ],
    [
      'en',
      ['paella valenciana for two and two oysters, how much', 'swap the paella for the lobster rice'],
      '67.00',
    ],
  ])('%s %j: something goes, or another comes in its place', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    ['es', ['dos cañas y unas bravas, cuánto', 'por cabeza si somos 4'], '3,25'],
    ['en', ['two oysters and a garden salad, how much', 'so split between 3 of us'], 'about €7.17'],
    ['fr', ['deux huîtres et une burrata, combien', 'par personne, on est 2'], '12,75'],
    ['de', ['zwei austern und einmal bravas, was macht das', 'geteilt durch 4'], '4,70'],
    ['it', ['due bravas e tre cañas quanto fa', 'a testa in due?'], '11,70'],
  ])('%s %j: what each pays', (lang, said, share) => {
    expect(saidLast(lang, said).message.replaceAll(' ', ' ')).toContain(share)
  })

  test('a question of something in it does not end it', () => {
    const said = ['dos cañas y unas bravas, cuánto', 'las bravas pican?', 'y otra caña, total']
    expect(saidLast('es', said).message).toContain('15,60')
  })

  test('an order of its own begins anew', () => {
    const said = [
      'two oysters and a garden salad, how much',
      'two croquettes with ham and a burrata, how much?',
    ]
    expect(saidLast('en', said).message).toContain('20.10')
  })

  test('what somebody avoids is told of it, and hinders no sum', () => {
    const said = [
      'what do you have without gluten for my wife',
      'two of the lamb and a bottle of Cueva Honda?',
    ]
    const { message } = saidLast('en', said)
    expect(message).toContain('78.00')
    expect(message).toContain('free of gluten')
  })

  test('nobody asks for a share of an order: "to share" is only said', () => {
    const said = ['deux fideuàs aux légumes, combien ?', 'avec un riz au lait à partager en plus, total ?']
    expect(saidLast('fr', said).message).not.toContain('chacun')
  })
})
