import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { looksSpanish, pares, untranslated } from '../../e2e/support/language-detector.ts'

/** The crawl of the site trusts this detector: here it is the one that is crawled. */
const OTHERS = LOCALES.filter((locale) => locale !== 'es')

const ESPANOL = [
  'La lonja manda. Lo que entra por la mañana se cocina a mediodía.',
  'Los platos pueden contener trazas de frutos secos.',
  'Avísanos de cualquier alergia antes de pedir.',
  'Cerrado los lunes.',
  'Nochebuena: el equipo cena en casa.',
  '¿Qué vas a comer?',
  'Pescado de lonja, arroces y vino frente al Mediterráneo.',
  'Se publica cuando lo revisemos',
  'No se sirve por copas',
  'Sepia a la plancha con alioli de ajo negro',
]
const OWN = {
  en: [
    'Oyster, lemon and cucumber granita',
    'Fish from the auction, rice and wine by the Mediterranean.',
    'Closed on Mondays.',
    'Ask us about a table for more than twenty people.',
    'Rice with señoret prawns, for two',
    'No paella without patience',
  ],
  fr: [
    'Huître, granité de citron et concombre',
    'Poisson de la criée, riz et vin face à la Méditerranée.',
    'Fermé le lundi.',
    'La carte de la maison, avec les prix TTC.',
    'Menu de midi, en semaine',
  ],
  de: [
    'Auster mit Zitronen-Gurken-Granita',
    'Fisch vom Hafen, Reis und Wein am Mittelmeer.',
    'Montags geschlossen.',
    'Er las es noch einmal.',
  ],
  it: [
    'Ostrica, granita di limone e cetriolo',
    'Pesce d’asta, riso e vino davanti al Mediterraneo.',
    'Chiuso il lunedì.',
    'Con il pane, una salsa al limone e un filo d’olio',
    'Un vino con una lunga storia',
    'Solo vini al calice',
  ],
} as const
const NOMBRES = ['Bodega de la Vega', 'Paseo Marítimo', 'Alma Enigma', 'Finca La Peña', 'Viñas del Mar']

describe.each(OTHERS)('on a page in %s', (locale) => {
  test.each(ESPANOL)('one Spanish sentence is found: %s', (text) => {
    expect(looksSpanish(text, locale)).toBe(true)
  })
  test.each(OWN[locale])('its own sentences are not: %s', (text) => {
    expect(looksSpanish(text, locale)).toBe(false)
  })
  test.each(NOMBRES)('proper names are not: %s', (text) => {
    expect(looksSpanish(text, locale)).toBe(false)
  })
})

test('nothing on a Spanish page is out of place', () => {
  expect(ESPANOL.filter((text) => looksSpanish(text, 'es'))).toEqual([])
})

test('a single word of the house is found when it has a translation of its own', () => {
  const known = pares([
    ['Botella', 'Bottle'],
    ['Cava', 'Cava'],
    ['Carta', 'Menu'],
    ['Carta', 'Carta'],
  ])
  expect(untranslated(' Botella ', known)).toBe(true)
  expect(untranslated('Bottle', known)).toBe(false)
  expect(untranslated('Cava', known)).toBe(false)
  expect(untranslated('Carta', known)).toBe(false)
})
