import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { told } from '../../talking.ts'

describe('6 "or only fish?" names what is feared, and wished by nobody', () => {
  test.each<[Locale, string]>([
    ['es', 'soy vegana, hay algo para mi o solo pescado?'],
    ['en', "hi i'm vegan, is there anything for me or just fish??"],
    ['fr', 'je suis végane, il y a quelque chose pour moi ou seulement du poisson ?'],
    ['de', 'ich bin veganerin, gibt es was für mich oder nur fisch?'],
    ['it', "buonasera sono vegana, c'è qualcosa per me o solo pesce??"],
  ])('%s: "%s"', (lang, said) => {
    expect(told(lang, said).message.match(/^- /gm)?.length ?? 0).toBeGreaterThan(4)
  })

  test('it: a list that comes back in surprise is wished no more, and nobody is allergic to it', () => {
    const said = [
      'sono vegana',
      "ma come solo pane e noccioline? qualche piatto di verdure vegano non ce l'avete",
    ]
    const { message, talk } = told('it', ...said)
    expect(message).toMatch(/Verdure alla brace/)
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toEqual([])
  })

  test('en: an allergy that is told beside it is heard', () => {
    const { talk } = told('en', 'what starters do you have?', "but only nuts? he's allergic to nuts")
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toContain('frutos_cascara')
  })
})
