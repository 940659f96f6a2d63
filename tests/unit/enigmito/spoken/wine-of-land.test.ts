import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../talking.ts'

describe('18.2 the country of a wine is no language', () => {
  test.each<[Locale, string]>([
    ['es', 'un blanco francés, pero nada de chablis'],
    ['en', 'a french white, but no chablis'],
    ['fr', 'mon beau-père ne jure que par le blanc français, mais surtout pas de chablis'],
    ['de', 'einen weißen, französisch, aber keinen chablis'],
    ['it', 'un bianco francese, ma niente chablis'],
  ])('%s "%s"', (lang, message) => {
    expect(slugsAfter(saidLast(lang, [message]))).toEqual(['haut-estran'])
  })

  test('of two wines that are called so, the colour says which', () => {
    const answered = saidLast('en', ['what’s the Torcaz by the bottle, the red', 'and two of them?'])
    expect(answered.message).toContain('76.00')
  })
})

describe('18.2 what comes instead of a wine that is not poured keeps within its limit', () => {
  test.each<[Locale, string]>([
    ['es', '¿lo ponéis por copas? si no otro tinto por copa hasta 6 euros'],
    ['en', 'do you pour it by the glass? if not another red by the glass up to 6 euros'],
    ['fr', 'vous le servez au verre ? sinon un autre rouge au verre jusqu’à 6 euros'],
    ['de', 'gibts den auch als glas? sonst was anderes rotes im glas bis 6 euro'],
    ['it', 'c’è anche al calice? se no un altro rosso al calice fino a 6 euro'],
  ])('%s "%s"', (lang, message) => {
    const { message: told } = saidLast(lang, ['costers de pissarra', message])
    expect(told).toContain('Costers de Pissarra')
    expect(told).toContain('Casa Benisoda')
    expect(told).not.toContain('Viña Arcediana Reserva')
    expect(told).not.toContain('Blanco de Arena')
  })
})

describe('18.2 behind the wines for a dish, not too dear is of the wines', () => {
  test.each<[Locale, string, string]>([
    ['es', 'qué vino va con el arroz del senyoret', 'que no sea caro'],
    ['en', 'which wine goes with the arroz del senyoret', 'not too expensive please'],
    ['fr', 'quel vin avec l’arroz del senyoret', 'pas trop cher'],
    ['de', 'welcher wein zum arroz del senyoret', 'nicht zu teuer bitte'],
    ['it', 'che vino con l’arroz del senyoret', 'che non sia caro'],
  ])('%s "%s", then "%s"', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).named).toEqual(['wine:salmonete'])
  })
})

describe('18.2 which rice a wine is drunk with asks for rices', () => {
  test.each<[Locale, string]>([
    ['es', 'buenísimo, con qué arroz lo tomarías vos'],
    ['en', 'great, which rice would you have it with?'],
    ['fr', 'super, avec quel riz tu le prendrais ?'],
    ['de', 'super, zu welchem reis würdest du den trinken?'],
    ['it', 'ottimo, con quale riso lo berresti?'],
  ])('%s "%s"', (lang, message) => {
    const answered = saidLast(lang, ['casa benisoda', message])
    expect(answered.named).toContain('dish:paella-valenciana')
  })
})
