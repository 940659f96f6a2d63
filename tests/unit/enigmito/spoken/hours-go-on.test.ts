import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { knowing } from '../support.ts'
import { saidLast } from '../talking.ts'

const demo = knowing()
const OPEN: Record<Locale, string> = {
  es: 'abris el domingo?',
  en: 'are you open sunday?',
  fr: 'vous ouvrez dimanche ?',
  de: 'habt ihr sonntag offen?',
  it: 'siete aperti domenica?',
}

describe('issue 18: hours that are asked on', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'y a las 3 y media se puede?', /A esa hora no/],
    ['en', 'and at half three?', /no tables at that time/],
    ['fr', 'et à 15h30 c est mort ?', /il n’y a pas de table/],
    ['de', 'und um halb vier?', /keine Tische/],
    ['it', 'e alle 4?', /non ci sono tavoli/],
    ['es', 'y a las 9 de la noche?', /A esa hora se puede/],
    ['en', 'and at 2?', /You can come at that time/],
  ])('%s: "%s" is an hour of the day that was spoken of', (lang, text, told) => {
    const { message, talk } = saidLast(lang, [OPEN[lang], text])
    expect(message).toMatch(told)
    expect(talk.day).toBe(saidLast(lang, [OPEN[lang]]).talk.day)
  })

  test.each<[Locale, string]>([
    ['es', 'queremos ir el sabado'],
    ['en', "we'd like to come on saturday"],
    ['fr', 'on voudrait venir samedi'],
    ['de', 'wir würden gern samstag kommen'],
    ['it', 'vorremmo venire sabato'],
  ])('%s: "%s" is offered a table for that day', (lang, text) => {
    const { intent, talk, message } = saidLast(lang, [text])
    expect(intent).toBe('reserve')
    expect(talk.frame?.act).toBe('book')
    expect(talk.day).not.toBeNull()
    expect(message).toMatch(/s[aá]bado|Saturday|samedi|Samstag|sabato/)
  })

  test('a day on which the house is closed is said first', () => {
    expect(saidLast('de', ['wir würden gern montag kommen']).message).toMatch(/montags geschlossen/)
  })
})

describe('§8 the price of the cheapest two is asked again', () => {
  test.each<[Locale, string, string]>([
    ['es', 'cual es el arroz mas barato', 'cuanto me has dicho q es'],
    ['en', 'cheapest rice?', 'how much did you say it was?'],
    ['fr', 'le riz le moins cher ?', 'vous avez dit combien ?'],
    ['de', 'der günstigste reis?', 'wie viel war das nochmal?'],
    ['it', 'il riso più economico?', 'quanto hai detto che costa?'],
  ])('%s "%s", then "%s"', (lang, first, next) => {
    expect(saidLast(lang, [first, next]).message).toMatch(/16[.,]50/)
  })
})

describe('issue 18: lists that are asked on', () => {
  test.each<[Locale, readonly string[]]>([
    ['es', ['cual es el postre mas barato?', 'y el siguiente?']],
    ['es', ['que postres teneis', 'cual es el mas barato', 'y lo siguiente mas barato']],
    ['it', ['che dolci avete', 'il più economico?', 'e quello dopo?']],
    ['fr', ['quels desserts avez-vous', 'le moins cher ?', 'et le suivant ?']],
    ['en', ['whats the cheapest dessert?', 'and the next one?']],
    ['de', ['was ist der günstigste nachtisch', 'und der zweitgünstigste?']],
  ])('%s %j: what comes next in price', (lang, talk) => {
    const best = saidLast(lang, talk.slice(0, -1)).talk.listed
    const next = saidLast(lang, talk).talk.listed
    const cents = (ref: string): number =>
      Math.min(...(demo.menu.bySlug.get(ref)?.prices ?? []).map((one) => one.cents))
    expect(best.length).toBeGreaterThan(0)
    expect(next.length).toBeGreaterThan(0)
    expect(next.every((ref) => cents(ref) > cents(best[0] ?? ''))).toBe(true)
    expect(next.every((ref) => demo.menu.bySlug.get(ref)?.section?.nombre === 'Postres')).toBe(true)
  })

  test.each<[Locale, readonly string[]]>([
    ['es', ['de la seccion de la tierra que hay']],
    [
      'en',
      ['my mum is allergic to fish. ham croquette for her?', 'and something off the land section for her'],
    ],
    ['de', ['was gibts vom land']],
  ])('%s %j: a section that is named is listed', (lang, talk) => {
    const { listed } = saidLast(lang, talk).talk
    expect(listed).toContain('dish:cordero-brasa')
    expect(listed.every((ref) => demo.menu.bySlug.get(ref)?.section?.nombre === 'De la tierra')).toBe(true)
  })

  test('what is denied in one sentence denies nothing in the next', () => {
    const { talk } = saidLast('en', ['gf is vegan, im very much not. which rice can she eat'])
    expect(talk.listed).toContain('dish:arroz-huerta')
    expect(talk.avoid).toEqual([{ who: 'companion', as: 'partner', allergens: [], diets: ['vegan'] }])
  })
})
