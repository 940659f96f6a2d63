import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../talking.ts'

describe('a sum', () => {
  test.each<[Locale, readonly string[], string]>([
    ['fr', ['le sorbet au citron avec un expresso ça fait combien ?'], '8,20'],
    ['es', ['la tarta de queso con un cortado cuanto es?'], '9,90'],
    [
      'de',
      ['welche cavas habt ihr glasweise', 'ein glas vom günstigeren und die sechs austern, was macht das'],
      '38,20',
    ],
    ['en', ['whats the cheapest bottle of fizz', 'that plus paella valenciana for 2?'], '57.00'],
    [
      'en',
      ['is there milk in the arroz de la huerta', 'kindly tell total of that rice for 4 persons'],
      '66.00',
    ],
  ])('%s %j: has what is said with it, and what is pointed at', (lang, said, total) => {
    expect(saidLast(lang, said).message).toContain(total)
  })
})

describe('the size of a portion', () => {
  test.each<[Locale, readonly string[]]>([
    ['es', ['cuanto es la media racion de pulpo', 'y la entera?']],
    ['en', ['how much is half a portion of octopus', 'and the full one?']],
    ['fr', ['la demi portion de poulpe est à combien', "et l'entière ?"]],
    ['de', ['was kostet die halbe portion oktopus', 'und die ganze?']],
    ['it', ['quanto costa la mezza porzione di polpo?', 'e quella intera?']],
  ])('%s %j: the whole one is no room of the house', (lang, said) => {
    const answered = saidLast(lang, said)
    expect([answered.intent, answered.talk.about]).toEqual(['price', 'dish:pulpo-brasa'])
  })

  test.each<[Locale, string]>([
    ['es', 'teneis medias raciones?'],
    ['en', 'which half portions do you have'],
    ['fr', 'quelles demi-portions avez-vous ?'],
    ['de', 'welche halben portionen habt ihr'],
    ['it', 'che mezze porzioni avete?'],
  ])('%s %s: lists what is sold by the half, and speaks of no children', (lang, said) => {
    expect(slugsAfter(saidLast(lang, [said]))).toContain('calamares-andaluza')
  })

  test('the half of a kind is that which comes in halves', () => {
    expect(slugsAfter(saidLast('es', ['cuanto es la media de calamares']))).toEqual(['calamares-andaluza'])
  })

  test('"the whole piece or by the kilo?" is asked of the fish', () => {
    const said = ["le bar en croûte de sel c'est combien", 'pièce entière ou au kilo ?']
    expect(saidLast('fr', said).message).toContain('le kilo')
  })

  test('what is for two at least is told by its price', () => {
    const said = [
      'mi mujer no come pescado ni marisco. que arroces hay?',
      '¿La paella es para dos como mínimo?',
    ]
    expect(saidLast('es', said).message).toContain('mínimo 2')
  })
})

describe('a price', () => {
  test('of the thing in hand and of another that is named, both are told', () => {
    const { message } = saidLast('de', [
      'habt ihr glutenfreies bier?',
      'was kostet das und auch wasser mit gas',
    ])
    expect(message).toMatch(/3,90[\s\S]*3,20/)
  })

  test('a word of the name that is an allergen asks for none', () => {
    const said = ['soy vegana, qué entrantes tenéis?', 'el pan de altramuz cuánto vale?']
    expect(saidLast('es', said).message).toContain('3,50')
  })

  test.each<[Locale, string]>([
    ['fr', 'Quels riz à 17,50 € maximum par personne ?'],
    ['it', 'quali risi a 17,50 massimo a persona?'],
    ['de', 'welche reisgerichte maximal 17,50 pro person?'],
    ['es', 'que arroces hay a 17,50 maximo por persona?'],
  ])('%s %s: a limit for each is no number of guests', (lang, said) => {
    const answered = saidLast(lang, [said])
    expect([answered.intent, answered.talk.frame?.max]).toEqual(['framed_list', 1750])
  })

  test('a currency behind a figure pays nothing', () => {
    expect(saidLast('en', ['a dessert under 7 dollars, sorry, euros']).intent).toBe('framed_list')
    expect(saidLast('en', ['can i pay in dollars?']).talk.frame?.ask).toContain('matter:payment')
  })

  test('a day begins the name of a dish, though it is said apart', () => {
    expect(
      saidLast('de', ['Servieren Sie an dem Donnerstag Ihren Eintopf, und was kostet er?']).talk.about,
    ).toBe('dish:guiso-cuchara-jueves')
  })
})
