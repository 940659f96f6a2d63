import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { withNeeds } from '../../../../../supabase/functions/enigmito/avoid/needs.ts'
import { knowing } from '../../support.ts'
import { saidLast } from '../../talking.ts'

const { menu } = knowing()
const notesAfter = (lang: Locale, ...said: string[]): readonly string[] =>
  (withNeeds(saidLast(lang, said).talk, menu, lang).needs ?? []).map(({ note }) => note)

describe('issue 18: what is only asked for is minded, and no note of a booking says it', () => {
  test.each<[Locale, string]>([
    ['es', '¿tenéis postres sin gluten?'],
    ['en', 'any desserts without milk'],
    ['fr', 'vous avez des plats sans gluten ?'],
    ['de', 'habt ihr glutenfreie gerichte?'],
    ['it', 'dolci senza lattosio?'],
  ])('%s %j is a question', (lang, said) => {
    expect(saidLast(lang, [said]).talk.avoid).toHaveLength(1)
    expect(notesAfter(lang, said)).toEqual([])
  })

  test.each<[Locale, readonly string[]]>([
    ['es', ['¿tenéis postres sin gluten?', 'es que soy celíaca']],
    ['en', ['any desserts without milk', "I'm allergic to milk"]],
    ['fr', ['vous avez des plats sans gluten ?', 'je suis cœliaque']],
    ['de', ['habt ihr glutenfreie gerichte?', 'ich hab zöliakie']],
    ['it', ['dolci senza lattosio?', 'sono intollerante al lattosio']],
  ])('%s %j: told afterwards, it is a need', (lang, said) => {
    expect(notesAfter(lang, ...said)).toHaveLength(1)
  })

  test.each<[Locale, string]>([
    ['es', 'soy celíaca, ¿tenéis postres?'],
    ['en', 'no milk for me please'],
    ['fr', 'je suis allergique au lait'],
    ['de', 'meine frau hat zöliakie, gibt es da was?'],
    ['it', 'qualcosa per celiaci?'],
  ])('%s %j: told, it is a need at once', (lang, said) => {
    expect(notesAfter(lang, said)).toHaveLength(1)
  })

  test.each<[Locale, readonly string[]]>([
    [
      'es',
      [
        'mi mujer es vegana',
        'su hermano come carne y pescado pero es alérgico a las gambas, qué le recomiendas?',
      ],
    ],
    [
      'en',
      ['my wife is vegan', 'her brother eats meat and fish but is allergic to prawns. what can he have?'],
    ],
    [
      'de',
      [
        'meine frau ist vegan',
        'ihr bruder isst fleisch und fisch, ist aber allergisch gegen garnelen. was kann er essen?',
      ],
    ],
    ['it', ['mia moglie è vegana', 'lui mangia carne e pesce ma è allergico ai gamberi, cosa gli consigli?']],
  ])(
    '%s %j: asked for who eats meat, her diet is no condition, and each state of it is told',
    (lang, said) => {
      const { message } = saidLast(lang, said)
      expect(message).toMatch(/cordero|lamb|agnello|lamm/i)
      expect(message).toMatch(/opción vegana|vegan option|als vegan gekennzeichnet|opzione vegana/i)
    },
  )

  test.each<[Locale, readonly string[]]>([
    ['es', ['mi mujer es vegana', 'ella nunca come carne, qué puede comer?']],
    ['en', ['my wife is vegan', 'she hardly eats meat, what can she have?']],
    ['fr', ['ma femme est végane', 'elle ne mange jamais de viande, que peut-elle prendre ?']],
    ['de', ['meine frau ist vegan', 'sie isst nie fleisch, was kann sie essen?']],
    ['it', ['mia moglie è vegana', 'non mangia mai carne, cosa può prendere?']],
  ])('%s %j: who never eats meat is who keeps the diet', (lang, said) => {
    expect(saidLast(lang, said).message).not.toMatch(/cordero|lamb |agnello|agneau|lamm /i)
  })
})
