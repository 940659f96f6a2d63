import { describe, expect, test } from 'vitest'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Now } from '../../../../lib/core/dates.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'
import { saidLast } from '../talking.ts'

/** A Monday on which the 24th and the 26th of the same month are still to come. */
const MONDAY: Now = { fecha: '2026-11-23', hora: '14:30' }

const AFTERWARDS: readonly [Locale, string, string][] = [
  ['es', 'abris el 24 por la noche? el de diciembre', 'y el 26?'],
  ['en', 'are you open on the 24th? december i mean', 'and the 26th?'],
  ['fr', 'le 24 au soir vous etes ouverts? en décembre', 'et le 26?'],
  ['de', 'habt ihr am 24. abends offen? im dezember', 'und am 26.?'],
  ['it', 'siete aperti il 24 sera? quello di dicembre', 'e il 26?'],
]

describe('18.2 a month that is said after the day', () => {
  test.each(AFTERWARDS)('%s: "%s", then "%s"', (lang, first, then) => {
    expect(saidLast(lang, [first], MONDAY).talk.day).toBe('2026-12-24')
    expect(saidLast(lang, [first, then], MONDAY).talk.day).toBe('2026-12-26')
  })

  test.each<[Locale, string]>([
    ['es', 'el 24, el de diciembre'],
    ['en', 'the 24th, december i mean'],
    ['fr', 'le 24 au soir, en décembre'],
    ['de', 'am 24. abends, im dezember'],
    ['it', 'il 24 sera, quello di dicembre'],
  ])('%s: the chat reads the same day from "%s"', (lang, text) => {
    const { found } = understand(text, { asking: 'date', ahora: MONDAY, rules: DEFAULT_RULES, locale: lang })
    expect(found.find(({ slot }) => slot === 'date')?.values).toEqual(['2026-12-24'])
  })

  test('18.2 en: "may I" is no month', () => {
    expect(saidLast('en', ['are you open on the 24th? may i bring my dog'], MONDAY).talk.day).toBe(
      '2026-11-24',
    )
  })
})

describe('18.2 the days of Christmas, as people call them', () => {
  test.each<[Locale, string, string]>([
    ['en', 'are you open xmas eve?', '2026-12-24'],
    ['en', 'open xmas day?', '2026-12-25'],
    ['es', 'abris en nochebuena?', '2026-12-24'],
    ['fr', 'ouverts la veille de noel ?', '2026-12-24'],
    ['de', 'habt ihr heiligabend offen?', '2026-12-24'],
    ['it', 'aperti la vigilia di natale?', '2026-12-24'],
    ['en', "what are your hours on New Year's Eve?", '2026-12-31'],
    ['de', 'habts am zweiten feiertag auf?', '2026-12-26'],
    ['es', 'abrís el día de la inmaculada?', '2026-12-08'],
    ['it', "siete aperti per l'immacolata?", '2026-12-08'],
    ['de', 'mei mann und i feiern am 12. silberhochzeit. habts da offen?', '2026-12-12'],
  ])('%s: %s', (lang, text, day) => {
    expect(saidLast(lang, [text], MONDAY).talk.day).toBe(day)
  })
})

describe('18.2 a weekday of next week is that day, not the nearest one', () => {
  const WEDNESDAY: Now = { fecha: '2026-12-02', hora: '12:10' }
  test.each<[Locale, string, string]>([
    ['es', 'abris el miercoles de la semana que viene?', '2026-12-09'],
    ['en', 'are you open wednesday next week', '2026-12-09'],
    ['fr', 'vous etes ouverts mercredi de la semaine prochaine ?', '2026-12-09'],
    ['de', 'habt ihr nächste woche mittwoch auch mittags offen', '2026-12-09'],
    ['it', 'siete aperti mercoledi della prossima settimana?', '2026-12-09'],
    ['de', 'habt ihr am freitag nächster woche offen', '2026-12-11'],
    ['es', 'abris el proximo miercoles?', '2026-12-09'],
    ['fr', 'vous etes ouverts mercredi prochain ?', '2026-12-09'],
    ['en', 'are you open on friday?', '2026-12-04'],
  ])('%s: "%s" is %s', (lang, asked, day) => {
    expect(saidLast(lang, [asked], WEDNESDAY).talk.day).toBe(day)
  })
})

describe('18.2 the first of a month, and the last table of a day', () => {
  test.each<[Locale, string]>([
    ['es', 'abris el primero de enero?'],
    ['en', 'are you open on the first of january?'],
    ['fr', 'vous ouvrez le 1er janvier ?'],
    ['de', 'habt ihr am ersten januar offen?'],
    ['it', 'siete aperti il primo gennaio?'],
  ])('%s: "%s"', (lang, text) => {
    expect(saidLast(lang, [text], MONDAY).talk.day).toBe('2027-01-01')
  })

  test.each<[Locale, string]>([
    ['es', 'la última mesa a qué hora la dais?'],
    ['en', 'when do you hold the last table?'],
    ['fr', 'la dernière table c’est quand ?'],
    ['de', 'wann ist abends der letzte tisch?'],
    ['it', "l'ultimo tavolo a che ora lo date?"],
  ])('%s: "%s" is told the hours', (lang, text) => {
    expect(saidLast(lang, [text], MONDAY).message).toContain('22:30')
  })

  test('it: "e a pranzo?" goes on with the hours of every day', () => {
    expect(saidLast('it', ['ultimo tavolo la sera a che ora?', 'e a pranzo?'], MONDAY).message).toContain(
      '15:15',
    )
  })

  test('fr: a day at noon is asked of', () => {
    expect(saidLast('fr', ['le 25 décembre', "le 24 à midi c'est possible ?"], MONDAY).message).toMatch(
      /13:00|fermé/,
    )
  })
})
