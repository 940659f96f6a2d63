import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../talking.ts'

describe('18.2 a drink that is asked for where wine is denied', () => {
  test.each<[Locale, string]>([
    ['es', 'de beber que no sea vino, ¿qué cervezas tenéis sin gluten?'],
    ['en', 'to drink, not wine, which gluten-free beers do you have?'],
    ['fr', 'à boire, pas de vin, quelles bières sans gluten avez-vous ?'],
    ['de', 'zu trinken, kein wein, welche biere ohne gluten habt ihr?'],
    ['it', 'da bere, non vino, che birre senza glutine avete?'],
  ])('%s "%s"', (lang, message) => {
    const answered = saidLast(lang, [message])
    expect(slugsAfter(answered)).toEqual(['cerveza-sin-gluten'])
    expect(answered.message).toContain('3')
  })
})

describe('18.2 whether a wine goes with a dish is a yes or a no', () => {
  test.each<[Locale, string, string]>([
    ['es', 'el tinto majuelo con pulpo, ¿sí o no?', 'No tenemos anotado que Majuelo'],
    [
      'es',
      '¿y el majuelo ese pega con el pulpo? es que a mí el blanco no me va',
      'No tenemos anotado que Majuelo',
    ],
    ['en', 'the majuelo with the lamb, yes or no?', 'don’t have Majuelo del Mochuelo noted'],
    ['fr', 'le majuelo avec l’agneau, oui ou non ?', 'Non, Majuelo'],
    ['de', 'passt der majuelo zum lamm, ja oder nein?', 'ist Majuelo del Mochuelo bei uns nicht vermerkt'],
    ['it', 'il majuelo con l’agnello, sì o no?', 'Majuelo del Mochuelo non risulta'],
    ['en', 'the esparto negro with the lamb, yes or no?', 'Yes: Esparto Negro'],
  ])('%s "%s"', (lang, message, told) => {
    expect(saidLast(lang, [message]).message).toContain(told)
  })
})
