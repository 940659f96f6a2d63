import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { knowing } from '../support.ts'
import { saidLast, slugsAfter } from '../talking.ts'

const demo = knowing()
const shown = (lang: Locale, ...said: string[]) =>
  slugsAfter(saidLast(lang, said)).flatMap((slug) => demo.menu.items.filter((item) => item.slug === slug))
const cheapest = (cents: readonly { cents: number; formato: string }[]): number =>
  Math.min(...cents.filter(({ formato }) => formato !== 'copa').map((price) => price.cents))

describe('§6 issue 18: a lower limit that is denied is an upper one', () => {
  test.each<[Locale, string, string, number]>([
    ['es', 'nos gusta el rosado, pero nada que supere los 25 euros por botella', 'rosado', 2500],
    ['en', 'not wanting to spend more than 25 euros on a bottle, but it has to be red', 'tinto', 2500],
    ['fr', 'un rouge, sans dépenser plus de 25 euros la bouteille', 'tinto', 2500],
    ['de', 'Schaumwein < 30 euro?', 'espumoso', 2999],
    ['it', 'vorremmo bere bianco senza spendere più di 40 euro la bottiglia', 'blanco', 4000],
  ])('%s "%s"', (lang, text, style, max) => {
    const wines = shown(lang, text)
    expect(wines.length).toBeGreaterThan(0)
    for (const wine of wines) {
      expect(wine.wine?.estilo).toBe(style)
      expect(cheapest(wine.prices)).toBeLessThanOrEqual(max)
    }
  })

  test('what is not denied stays a lower one', () => {
    const wines = shown('es', 'tintos de más de 40 euros')
    expect(wines.length).toBeGreaterThan(0)
    for (const wine of wines) expect(cheapest(wine.prices)).toBeGreaterThanOrEqual(4000)
  })
})

describe('issue 18: another colour within the limit that was told', () => {
  test.each<[Locale, string, string, string, number]>([
    [
      'es',
      'algún tinto por menos de 25 euros?',
      'casi que me apetece más blanco, qué me das por lo mismo?',
      'blanco',
      2500,
    ],
    [
      'en',
      "we're looking for a white wine below 30 euros",
      'no, rather sparkling, same budget',
      'espumoso',
      3000,
    ],
    ['de', 'Rosé unter 25 Euro?', 'jetzt das Ganze nochmal für Schaumwein bitte', 'espumoso', 2500],
    ['it', 'avete un vino rosso sotto 25 euro?', 'allora bianco senza spendere di più', 'blanco', 2500],
  ])('%s "%s" – "%s"', (lang, first, next, style, max) => {
    const wines = shown(lang, first, next)
    expect(wines.length).toBeGreaterThan(0)
    for (const wine of wines) {
      expect(wine.wine?.estilo).toBe(style)
      expect(cheapest(wine.prices)).toBeLessThanOrEqual(max)
    }
  })
})

test.each<[Locale, string]>([
  ['es', 'como conduzco solo una copa, qué tinto me recomiendas'],
  ['en', 'which reds by the glass? i am driving, so just one'],
  ['fr', 'je conduis donc juste un verre, quels choix en rosé ?'],
])('§6 who drives and names a wine is told wines: %s "%s"', (lang, text) => {
  const items = shown(lang, text)
  expect(items.length).toBeGreaterThan(0)
  for (const item of items) expect(item.kind).toBe('wine')
})
