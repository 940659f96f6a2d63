import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

describe('issue 18: what the page about the house tells in a sentence', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'quien lleva la sala?', /Marta/],
    ['en', 'who runs the room?', /Marta/],
    ['fr', "c'est qui le chef de salle ?", /Marta/],
    ['de', 'wer leitet bei euch den service eigentlich', /Marta/],
    ['it', "chi c'è in sala?", /Marta/],
    ['es', 'y quien elige los vinos?', /Elena/],
    ['en', 'is there a sommelier?', /Elena/],
    ['fr', 'qui choisit les vins ?', /Elena/],
    ['de', 'habt ihr nen sommelier?', /Elena/],
    ['it', 'e i vini chi li segue da voi', /Elena/],
    ['es', 'poneis agua del grifo?', /jarra/],
    ['en', 'can we get tap water for free?', /jug/],
    ['fr', "on peut avoir une carafe d'eau ?", /carafe/],
    ['de', 'kriegt man leitungswasser?', /Karaffe/],
    ['it', 'l’acqua del rubinetto si paga?', /caraffa/],
  ])('%s: "%s"', (lang, text, told) => {
    expect(saidLast(lang, [text]).message).toMatch(told)
  })

  test('both are told where both are asked', () => {
    const { message } = saidLast('en', ['who looks after the wine there and who runs the floor'])
    expect(message).toMatch(/Marta[\s\S]*Elena/)
  })
})
