import { describe, expect, test } from 'vitest'
import type { IsoDate, Now } from '../../../../lib/core/dates.ts'
import { severalDays } from '../../../../supabase/functions/enigmito/matters/several-days.ts'
import { ask } from '../support.ts'
import { saidLast } from '../talking.ts'

const NOW: Now = { fecha: '2026-12-02', hora: '12:00' }
const known: IsoDate = '2026-12-24'
const december = (...days: number[]): string[] => days.map((day) => `2026-12-${String(day).padStart(2, '0')}`)

describe('several days that are asked together', () => {
  test.each([
    ['es', 'abris el 24 el 25 y el 26??', december(24, 25, 26)],
    ['en', 'u open the 24th, 25th and 26th?', december(24, 25, 26)],
    ['fr', 'ouverts le réveillon de noël ? le 25 ? le 26 ?', december(24, 25, 26)],
    ['de', 'habts am 24. 25. und 26. offen?', december(24, 25, 26)],
    ['it', 'il 24 e il 25 dicembre siete aperti? e il 26?', december(24, 25, 26)],
    ['es', 'el lunes 7 y el martes 8 abrís? y el 6?', december(7, 8, 6)],
    ['de', 'vom 5. bis 8. dezember offen?', december(5, 6, 7, 8)],
    ['it', "aperti dal 5 all'8 dicembre?", december(5, 6, 7, 8)],
    ['es', 'abrís el 24/12 y el 26/12?', december(24, 26)],
    ['en', 'open nye and new years day', ['2026-12-31', '2027-01-01']],
    ['de', 'heute und morgen offen?', december(2, 3)],
    ['fr', 'ouverts jeudi et vendredi ?', december(3, 4)],
    [
      'fr',
      "la veille de Noël, le 24, ainsi que le jour de l'An, le 1er janvier ?",
      ['2026-12-24', '2027-01-01'],
    ],
    ['de', 'an heiligabend, dem 24., und an neujahr, dem 1. januar, offen?', ['2026-12-24', '2027-01-01']],
    ['es', 'abrís en nochebuena, el 24, y en reyes, el 6 de enero?', ['2026-12-24', '2027-01-06']],
    ['en', 'christmas eve, the 24th, and epiphany, the 6th of january?', ['2026-12-24', '2027-01-06']],
    ['it', 'alla vigilia, il 24, e a capodanno, il primo gennaio?', ['2026-12-24', '2027-01-01']],
    ['de', 'habt ihr zwischen weihnachten und neujahr auf', december(26, 27, 28, 29, 30, 31)],
    ['en', 'open between christmas and new year', december(26, 27, 28, 29, 30, 31)],
  ] as const)('in %s are told apart: %s', (lang, line, days) => {
    expect(severalDays(line, lang, known, NOW)).toEqual(days)
  })

  test.each([
    ['es', 'abris el 24 a las 9 y 10?'],
    ['es', 'abrís el jueves 24?'],
    ['en', 'are you open on the 24th from 7pm to 9pm?'],
    ['en', 'is the kitchen open from 7 to 9?'],
    ['de', 'am 24. von 12 bis 15 uhr offen?'],
    ['fr', 'le 24 pour 4 personnes ?'],
    ['it', 'siete aperti alla vigilia di natale?'],
  ] as const)('one day, or an hour, is not more: %s %s', (lang, line) => {
    expect(severalDays(line, lang, known, NOW)).toBeNull()
  })

  test('each of them is answered', () => {
    const { message, notes } = ask('il 24 e il 25 dicembre siete aperti? e il 26?', 'it')
    expect(notes).toEqual([])
    expect(message).toMatch(/chiusi giovedì 24/)
    expect(message).toMatch(/chiusi venerdì 25/)
    expect(message).toMatch(/aperti sabato 26/)
  })
})

describe('which weekday a day is', () => {
  test.each([
    ['es', 'abris el 12 de diciembre?', 'eso q dia d la semana es', /sábado, 12 de diciembre/],
    ['en', 'are you open on the 5th of december', 'whats that, a friday?', /Saturday 5 December/],
    ['fr', 'vous êtes ouverts le 19 décembre ?', 'ça tombe quel jour', /samedi 19 décembre/],
    ['de', 'habt ihr am 12. dezember auf?', 'was isn das fürn wochentag', /Samstag, 12\. Dezember/],
    ['it', 'siete aperti il 13 dicembre?', 'è una domenica no?', /domenica 13 dicembre/],
  ] as const)('is asked of the day spoken of, in %s', (lang, first, then, told) => {
    const { message, talk } = saidLast(lang, [first, then])
    expect(message).toMatch(told)
    expect(talk.day).toMatch(/^2026-12-/)
  })

  test.each([
    ['de', 'neujahr is doch ein freitag oder?', /^Das ist Freitag, 1\. Januar 2027/],
    ['de', 'is morgen eigentlich donnerstag?', /^Das ist Donnerstag, 26\. November/],
    ['es', 'cae reyes en miércoles?', /^Es miércoles, 6 de enero/],
    ['en', "is new year's eve a thursday?", /^That is Thursday 31 December/],
  ] as const)('is asked with the day that is guessed, in %s: %s', (lang, line, told) => {
    expect(ask(line, lang).message).toMatch(told)
  })

  test('is asked of another day that is named', () => {
    expect(saidLast('es', ['abris el 7 de diciembre?', 'y el 8 q dia cae']).message).toMatch(/martes, 8/)
  })

  test('a number beside the name of a feast is the day', () => {
    expect(ask('le 24 au soir vous faites un réveillon ?', 'fr').message).toMatch(/fermés le jeudi 24/)
  })
})

describe('#18 a weekday behind a day is the one of its week', () => {
  test.each([
    ['es', 'abris el lunes 7?', 'y el martes q es fiesta', /martes, 8 de diciembre/],
    ['en', 'are you open saturday 12th?', 'and sunday?', /Sunday 13 December/],
    ['fr', 'vous êtes ouverts le samedi 12 ?', 'et dimanche ?', /dimanche 13 décembre/],
  ] as const)('%s: "%s" … "%s"', (lang, first, then, wanted) => {
    expect(saidLast(lang, [first, then], NOW).message).toMatch(wanted)
  })

  test('es: "los martes" are all of them', () => {
    expect(saidLast('es', ['abris el lunes 7?', 'y los martes?'], NOW).message).toMatch(/abrimos los martes/)
  })
})
