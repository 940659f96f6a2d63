import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

describe('issue 18: an order that is edited as it is said', () => {
  test.each<[Locale, readonly string[], string]>([
    [
      'en',
      ['3 lemon sorbets and 2 turron ice creams, how much', 'swap one ice cream for a cheesecake'],
      '32.00',
    ],
    [
      'es',
      ['2 arroz con leche y un sorbete de limon, total', 'y si cambio el sorbete por otro arroz con leche'],
      '19,50',
    ],
    [
      'de',
      ['3 caña 2 radler 1 alkoholfreies bier was macht das', 'statt der radler doch 2 große vom fass'],
      '20,20',
    ],
    ['de', ['2 lamm was macht das', 'ein lamm weg dafür das secreto'], '43,50'],
    [
      'it',
      ['cheesecake e horchata de chufa quanto', 'no la horchata niente, un acqua minerale. quanto?'],
      '9,70',
    ],
    [
      'es',
      ['2 corderos y una botella de salmonete cuanto', 'bah olvida el vino, dos aguas minerales'],
      '52,40',
    ],
  ])('%s %j: one thing in the place of another, and the rest stays', (lang, talk, sum) => {
    expect(saidLast(lang, talk).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    [
      'en',
      [
        'lobster rice for 2 and a bottle of Blanco de Arena so how much',
        'make it a glass each instead of the bottle',
      ],
      '66.00',
    ],
    [
      'de',
      [
        'zweimal calamares a la andaluza als ganze portion und einmal bravas, summe?',
        'calamares doch nur die halbe, auch zweimal',
      ],
      '27,40',
    ],
    [
      'it',
      [
        'mezza porzione di calamari all’andalusa e una intera di frittelle di baccalà, quanto?',
        'no tutte e due mezze',
      ],
      '16,30',
    ],
    [
      'fr',
      ['4 verres de pazo do mar vello combien', 'allez la bouteille, avec 2 merlu sauce verte, total ?'],
      '80,00',
    ],
  ])('%s %j: another size', (lang, talk, sum) => {
    expect(saidLast(lang, talk).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    ['de', ['3 gläser casa benisoda und 1 glas viña arcediana reserva zusammen?', 'nee, 2 und 2'], '30,00'],
    ['es', ['dos copas de tardana y una de grillo de paramo cuanto son', 'mejor las 3 de tardana'], '12,60'],
    ['de', ['2x patatas bravas 3 sepiakroketten, macht?', 'doch 4 kroketten'], '28,40'],
    [
      'de',
      [
        'halbe portion ensaladilla und halbe buñuelos, was zahl ich',
        'das ganze nochmal für die kollegen, zusammen?',
      ],
      '28,00',
    ],
  ])('%s %j: other numbers', (lang, talk, sum) => {
    expect(saidLast(lang, talk).message).toContain(sum)
  })

  test.each<[Locale, readonly string[], string]>([
    ['fr', ['c est combien la fideuà aux gambas svp', 'pour 3 avec une bouteille de Salmonete ?'], '79,00'],
    ['fr', ['fideuà aux gambas pour 3 combien', 'on est un de plus, 4'], '76,00'],
    ['it', ['il meloso coi funghi per 2 quanto viene', 'per 4 e due bottiglie di Garbinada?'], '122,00'],
    ['es', ['el arroz negro para 2 cuanto sale', 'y para 4 con dos botellas de salmonete?'], '120,00'],
  ])('%s %j: so many eat of it', (lang, talk, sum) => {
    expect(saidLast(lang, talk).message).toContain(sum)
  })

  test.each<[Locale, string, string]>([
    ['es', 'que nos sale 2 de bravas una racion entera de calamares a la andaluza y 4 cañas', '43,50'],
    ['en', 'one sorbet one rice pudding, how much', '12.50'],
    ['fr', 'deux houmous une burrata et trois limonades ca fait combien', '44,90'],
    ['de', 'einmal muscheln und einmal rote garnelen was macht das', '35,50'],
    ['it', 'una di cozze e una di gamberi rossi quanto fa', '35,50'],
    ['es', 'dos cocas de almendra y una horchata, cuanto', '17,60'],
    ['en', 'two horchatas and a torrija how much', '15.90'],
  ])('%s: "%s" has no commas, and each thing its number', (lang, text, sum) => {
    expect(saidLast(lang, [text]).message).toContain(sum)
  })
})
