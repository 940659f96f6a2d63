import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { told } from '../talking.ts'

describe('T-ALG-01 what a wine that is named holds is told of that wine', () => {
  test.each<[Locale, string]>([
    ['es', 'el viña arcediana blanco reserva lleva leche?'],
    ['en', 'is there milk in the vina arcediana white reserva?'],
    ['fr', 'y a du lait dans le viña arcediana blanco reserva ?'],
    ['fr', 'y a du lait dans le viña arcediana blanc reserva ? ma copine y est allergique'],
    ['de', 'ist milch im viña arcediana weiß reserva?'],
    ['it', "c'è latte nel viña arcediana bianco reserva?"],
  ])('%s: "%s"', (lang, text) => {
    const { message } = told(lang, text)
    const line = message.split('\n').find((one) => one.includes('Viña Arcediana Blanco Reserva')) ?? ''
    expect(message).toMatch(/(?:figura|include|figure|aufgeführt)/)
    expect(line).not.toBe('')
    expect(message).not.toMatch(/Viña Arcediana Reserva/)
  })

  test.each<[Locale, string, string]>([
    ['es', 'el viña arcediana blanco reserva lleva leche?', 'y huevo el gran reserva?'],
    ['en', 'is there milk in the viña arcediana blanco reserva?', 'and egg in the gran reserva?'],
    ['en', 'how much is the lamb', 'and egg in the gran reserva?'],
  ])('%s: behind "%s", "%s" is of another one', (lang, first, next) => {
    const { message } = told(lang, first, next)
    expect(message).toMatch(/Gran Reserva.*(?:figuran huevos|include eggs)/)
  })

  test.each<[Locale, string, string]>([
    ['es', 'la lubina va por piezas o como', 'teneis un riesling?'],
    ['en', 'is the sea bass sold by weight?', 'do you have a riesling?'],
    ['fr', 'le bar est vendu au poids ?', 'vous avez un riesling ?'],
    ['de', 'wird der Wolfsbarsch nach Gewicht berechnet?', 'Führen Sie einen Riesling?'],
    ['it', 'il branzino si vende a peso?', 'avete un riesling?'],
  ])('%s: behind "%s", "%s" is of the cellar', (lang, first, next) =>
    expect(told(lang, first, next).message).toContain('Schattenspiel Kabinett'),
  )
})

describe('18.4 a dish that a wine is asked for tells its state', () => {
  test.each<[Locale, string, string, RegExp]>([
    [
      'es',
      'mi padre no puede tomar moluscos',
      'y la dorada con q vino',
      /Dorada.*no figuran moluscos|no figuran moluscos.*Dorada/,
    ],
    ['en', 'i cant have molluscs', 'what fizz goes with the oyster', /Oyster.*include molluscs/],
    [
      'fr',
      'mon père est allergique au poisson',
      'le poulpe à la braise se marie avec quel blanc',
      /poisson.*Poulpe/,
    ],
    ['de', 'meine schwester ist gegen sesam allergisch', 'und das tatar mit welchem weißwein', /Sesam/],
    [
      'it',
      'la mia collega non può mangiare crostacei',
      'il calamaro alla piastra con che bianco',
      /Calamaro.*crostacei/,
    ],
  ])('%s: "%s", then "%s"', (lang, first, next, state) =>
    expect(told(lang, first, next).message).toMatch(state),
  )

  test.each<[Locale, string, RegExp]>([
    [
      'es',
      'mi cuñao no puede con las gambas, alergia de hospital. el arroz del senyoret a cuanto la persona',
      /19,50/,
    ],
    ['fr', "ma belle soeur est allergique au celeri. le riz au four c'est combien par tête", /17,50/],
    ['it', 'sono celiaco. il rombo c’è?', /oggi finito/],
  ])('%s: "%s" tells what is asked beside the state', (lang, text, price) =>
    expect(told(lang, text).message).toMatch(price),
  )
})

describe('18.3 those with alcohol, and the strongest of them', () => {
  test.each<[Locale, string, string]>([
    ['es', 'que cervezas hay, las sin alcohol no', 'y la mas fuerte?'],
    ['en', 'which beers, not the alcohol free ones', 'and the strongest?'],
    ['fr', 'vous avez quoi comme bières, pas les sans alcool', 'et la plus forte?'],
    ['de', 'welche biere, aber nicht die alkoholfreien', 'und das stärkste?'],
    ['it', 'che birre avete, non quelle analcoliche', 'e la più forte?'],
  ])('%s: "%s", then "%s"', (lang, first, next) => {
    expect(told(lang, first).message).not.toMatch(/0[.,]0/)
    expect(told(lang, first, next).message).toMatch(/6[.,]2/)
  })
})

test.each<[Locale, string]>([
  ['en', 'is the soup served cold?'],
  ['fr', "l'ajoblanco c'est servi froid ?"],
  ['es', 'la sopa se sirve fria?'],
])('18.5 %s: "%s" is no complaint', (lang, text) => expect(told(lang, text).intent).not.toMatch(/^care/))
