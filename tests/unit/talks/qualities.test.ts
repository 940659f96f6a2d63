import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { knowing } from '../enigmito/support.ts'
import { aboutAfter, saidLast, slugsAfter } from '../enigmito/talking.ts'

const demo = knowing()
const dishOf = (slug: string) => {
  const item = demo.menu.bySlug.get(`dish:${slug}`)
  if (!item) throw new Error(`no dish ${slug}`)
  return item
}

/** What is asked of one thing beside its price and its allergens (issue 18, 2 and 3). */
describe('a quality of the thing that is named or spoken of', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'oye el pulpo pica?', /No figura como picante:\n- Pulpo a la brasa/],
    ['en', 'are the bravas spicy', /a little spicy:\n- Patatas bravas/],
    ['fr', 'les bravas ça pique ?', /un peu relevé :\n- Patatas bravas/],
    ['de', 'ist der pulpo scharf', /Nicht als scharf gekennzeichnet:\n- Oktopus|Nicht als scharf/],
    ['it', 'il polpo è piccante?', /Non è segnato come piccante:/],
  ])('%s: whether it is spicy is told of that one', (lang, text, tells) => {
    expect(saidLast(lang, [text]).message).toMatch(tells)
  })

  test.each<[Locale, readonly string[]]>([
    ['es', ['que es el suquet', 'y pica?']],
    ['fr', ['c’est quoi le suquet', 'c’est épicé ?']],
    ['it', ['cos’è il suquet', 'è piccante?']],
  ])('%s: "it" is the dish before', (lang, said) => {
    const last = saidLast(lang, said)
    expect(slugsAfter(last)).toContain('suquet-rape-patata')
    expect(slugsAfter(last)).toHaveLength(1)
  })

  test('"and the squid?" is asked what was asked of the cod', () => {
    expect(saidLast('de', ['ist der kabeljau scharf', 'und der tintenfisch?']).intent).toBe('quality')
  })

  test.each<[Locale, readonly string[], string]>([
    ['es', ['el entrecot', 'de cuantos gramos es'], 'entrecot-vaca-madurada'],
    ['es', ['el pulpo', 'y la racion da para dos'], 'pulpo-brasa'],
    ['en', ['how long does the octopus take'], 'pulpo-brasa'],
    ['en', ['how long does the paella take', 'do we have to order it beforehand'], 'paella-valenciana'],
    ['de', ['das secreto', 'ist da eine beilage dabei'], 'secreto-iberico'],
    ['it', ['la paella', 'è abbondante?'], 'paella-valenciana'],
  ])('%s: what no row tells is described, and who knows more is named (%j)', (lang, said, slug) => {
    const last = saidLast(lang, said)
    expect(aboutAfter(last)).toBe(slug)
    expect(last.message).toContain(dishOf(slug).names.get(lang) ?? dishOf(slug).nombre)
    expect(last.message).toContain('+34 900 000 000')
    expect(last.notes).toEqual([])
  })

  test.each<[Locale, readonly string[], string]>([
    ['de', ['was hat der negroni', 'wie viel prozent hat der'], '24 % Alkohol'],
    ['de', ['was hat der negroni', 'was hat der an alkohol'], '24 % Alkohol'],
    ['en', ['the gluten-free beer', 'how strong is it'], '5% alcohol'],
  ])('%s: its alcohol is the figure of the row', (lang, said, figure) => {
    const last = saidLast(lang, said)
    expect(last.message).toContain(figure)
    expect(last.notes).toEqual([])
  })

  test('a wine is dry or sweet by its row', () => {
    expect(saidLast('de', ['ist der blanco de arena trocken?']).message).toContain('Er ist trocken')
    expect(saidLast('es', ['el candil dulce es dulce?']).message).toContain('dulce')
  })
})

describe('the strongest, driest, spiciest of some', () => {
  test.each<[Locale, readonly string[]]>([
    ['it', ['che birre avete', 'la più forte?']],
    ['es', ['que cervezas teneis', 'cual es la mas fuerte']],
    ['en', ['what beers have you got', 'which is the strongest']],
    ['de', ['welche biere habt ihr', 'welches ist das stärkste']],
  ])('%s: by the figures of the rows', (lang, said) => {
    const beers = demo.index.byKind.get('beer') ?? []
    const most = Math.max(...beers.map(({ strength }) => strength ?? 0))
    const best = beers.filter(({ strength }) => strength === most).map(({ slug }) => slug)
    expect(best).toEqual([aboutAfter(saidLast(lang, said))])
  })

  test('a full-bodied red is one whose row says so', () => {
    const named = slugsAfter(saidLast('it', ['un rosso corposo']))
    expect(named.length).toBeGreaterThan(0)
    for (const slug of named)
      expect(demo.menu.bySlug.get(`wine:${slug}`)?.wine?.cuerpo).toBeGreaterThanOrEqual(4)
  })
})

describe('a dish otherwise than it stands', () => {
  test.each<[Locale, string, string]>([
    ['en', 'can you do the paella without rabbit', 'paella-valenciana'],
    ['de', 'kann ich das secreto auch ohne kartoffeln haben', 'secreto-iberico'],
  ])('%s: is described, nothing is promised', (lang, text, slug) => {
    const last = saidLast(lang, [text])
    expect(slugsAfter(last)).toEqual([slug])
    expect(last.message).toContain('+34 900 000 000')
  })

  test('a wish and an exclusion stay a list', () => {
    expect(slugsAfter(saidLast('fr', ['de la viande mais pas de porc']))).not.toContain('secreto-iberico')
  })
})
