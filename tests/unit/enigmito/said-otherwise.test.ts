import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from './talking.ts'

const told = (lang: Locale, ...said: readonly string[]): string => saidLast(lang, said).message

describe('issue 18: wines by what they are not, and by how long they aged', () => {
  test.each([
    ['en', "what white wines have you got that aren't spanish"],
    ['it', 'un bianco che non sia spagnolo?'],
    ['fr', 'un blanc qui ne soit pas espagnol ?'],
    ['de', 'einen weißwein, der nicht spanisch ist'],
    ['es', 'un blanco que no sea español'],
  ] as const)('%s "%s" lists those of other countries', (lang, text) => {
    const named = slugsAfter(saidLast(lang, [text]))
    expect(named).toContain('hautes-coquilles')
    expect(named).not.toContain('blanco-de-arena')
  })
  test('do you speak Spanish? is no wine', () => expect(told('en', 'do you speak spanish?')).not.toMatch(/€/))
  test('"gran reserva" is a wine', () =>
    expect(told('en', 'got any gran reserva?')).toMatch(/Viña Arcediana Gran Reserva/))
  test('a white cava sparkles', () => {
    expect(told('fr', 'un cava blanc à moins de 30 alors')).toMatch(/Sant Jaumet Brut/)
    expect(told('fr', 'un cava blanc à moins de 30 alors')).not.toMatch(/Blanco de Arena/)
  })
  test('the dearest and the cheapest are both told', () => {
    const both = told('fr', 'c koi votre rouge le plus cher et le moins cher ?')
    expect(both).toMatch(/La Font Amagada/)
    expect(both).toMatch(/Majuelo del Mochuelo/)
  })
})

describe('issue 18: sums as they are asked', () => {
  test.each([
    ['en', ['one glass of the tardana de cañada and one of salmonete, how much altogether'], /9\.00/],
    ['fr', ['donc une bouteille de tardana + une de majuelo ça nous ferait combien'], /39,00/],
    ['fr', ['si je prends les moules à la vapeur et un sorbet citron ça me fait combien'], /17,50/],
    ['es', ['dos menús de niño y fideuà de gamba y rape para 2, en total?'], /66,00/],
    [
      'en',
      [
        'how much is the senyoret rice for three altogether and whats the minimum number of people for it?',
        'and with a bottle of Tardana de Cañada added, whats the total',
      ],
      /77\.50/,
    ],
    [
      'en',
      [
        'how much are two hummus and one flame roasted aubergine altogether',
        'swap the aubergine for the cheesecake, whats the total now',
      ],
      /26\.50/,
    ],
  ] as const)('%s %j', (lang, said, sum) => expect(told(lang, ...said)).toMatch(sum))
})

describe('issue 18: what is left out is never what is listed', () => {
  test('"y q tampoco lleven carne" after rices', () =>
    expect(told('es', 'que arroces teneis', 'y q tampoco lleven carne')).not.toMatch(/Paella valenciana:/))
  test('a drink with no alcohol has none', () => {
    const cheap = told('es', 'hay alguna bebida fria q no sea refresco ni lleve alcohol x menos de 4 pavos')
    expect(cheap).toMatch(/Cerveza 0,0/)
    expect(cheap).not.toMatch(/Caña:/)
  })
  test('a fish for who must not eat celery', () =>
    expect(told('de', 'bin richtig allergisch gegen sellerie. was für fisch geht da')).toMatch(/Dorade/))
})

describe('issue 18: what stands beside the question does not turn it', () => {
  test('a remark before it', () =>
    expect(
      told('fr', "le bar au sel c'est combien", "au kilo ah oui quand même. il y a de l'œuf dedans ?"),
    ).toMatch(/œufs.*Bar en croûte de sel/s))
  test('a dish that is missed', () =>
    expect(told('fr', 'ça me rend malade de rater votre paella, vous êtes ouverts mercredi midi ?')).toMatch(
      /13:00/,
    ))
  test('supper is a meal, and a small question names no small dish', () => {
    expect(told('fr', 'Allô! Êtes-vous ouverts demain soir pour souper?')).toMatch(/18:30/)
    expect(told('fr', 'Bonjour ! Petite question, le 24 au soir vous servez ?')).toMatch(/fermés/)
  })
  test('an hour is no party', () =>
    expect(saidLast('es', ['tenemos mesa a las 21:15']).talk.guests).toBeNull())
  test('a heart that is lost is not looked for', () =>
    expect(told('de', 'hab mein Herz an eure Kürbisravioli verloren, habt ihr die noch?')).toMatch(
      /Kürbisravioli/,
    ))
})
