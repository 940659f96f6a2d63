import { describe, expect, test } from 'vitest'
import { entender } from '../../../lib/chat/entender.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/reglas.ts'
import { azar, MIERCOLES } from './conversar.ts'

/** Ways to say each field, and what they mean; every sentence takes one of each of some fields, in any order. */
type Trozos = Readonly<
  Record<'wish' | 'date' | 'time' | 'guests' | 'seating' | 'name', readonly (readonly [string, string])[]>
>
const TROZOS: Readonly<Record<Locale, Trozos>> = {
  es: {
    wish: [
      ['quiero reservar', ''],
      ['una mesa', ''],
      ['hola, querría una mesa', ''],
    ],
    date: [
      ['el sábado', '2026-11-28'],
      ['mañana', '2026-11-26'],
      ['el 12 de diciembre', '2026-12-12'],
      ['el 4/12', '2026-12-04'],
    ],
    time: [
      ['a las nueve y media', '21:30'],
      ['a las 14:15', '14:15'],
      ['sobre las 9', '21:00'],
      ['a las 20h', '20:00'],
    ],
    guests: [
      ['para 4', '4'],
      ['somos cinco', '5'],
      ['3 personas', '3'],
      ['2 adultos y 2 niños', '4'],
    ],
    seating: [
      ['en la terraza', 'outdoor'],
      ['dentro', 'indoor'],
      ['sin terraza', 'indoor'],
    ],
    name: [
      ['a nombre de Julio Marzo', 'Julio Marzo'],
      ['me llamo Ana Gil', 'Ana Gil'],
    ],
  },
  en: {
    wish: [
      ['I want to book', ''],
      ['a table', ''],
      ['hi, could we have a table', ''],
    ],
    date: [
      ['on Saturday', '2026-11-28'],
      ['tomorrow', '2026-11-26'],
      ['on 12 December', '2026-12-12'],
      ['on December 4th', '2026-12-04'],
    ],
    time: [
      ['at half past nine', '21:30'],
      ['at 2:15pm', '14:15'],
      ['around 9', '21:00'],
      ['at 8 pm', '20:00'],
    ],
    guests: [
      ['for 4', '4'],
      ['there are five of us', '5'],
      ['3 people', '3'],
      ['2 adults and 2 kids', '4'],
    ],
    seating: [
      ['on the terrace', 'outdoor'],
      ['inside', 'indoor'],
      ['not outside', 'indoor'],
    ],
    name: [
      ['under the name of April March', 'April March'],
      ['my name is Ann Lee', 'Ann Lee'],
    ],
  },
  fr: {
    wish: [
      ['je veux réserver', ''],
      ['une table', ''],
      ['bonjour, je voudrais une table', ''],
    ],
    date: [
      ['samedi', '2026-11-28'],
      ['demain', '2026-11-26'],
      ['le 12 décembre', '2026-12-12'],
      ['le 4/12', '2026-12-04'],
    ],
    time: [
      ['à neuf heures et demie', '21:30'],
      ['à 14h15', '14:15'],
      ['vers 21h', '21:00'],
      ['à 20 heures', '20:00'],
    ],
    guests: [
      ['pour 4', '4'],
      ['on sera cinq', '5'],
      ['3 personnes', '3'],
      ['2 adultes et 2 enfants', '4'],
    ],
    seating: [
      ['en terrasse', 'outdoor'],
      ['dedans', 'indoor'],
      ['pas dehors', 'indoor'],
    ],
    name: [
      ['au nom de Juin Mars', 'Juin Mars'],
      ["je m'appelle Anne Roy", 'Anne Roy'],
    ],
  },
  de: {
    wish: [
      ['ich möchte reservieren', ''],
      ['einen Tisch', ''],
      ['hallo, ich hätte gern einen Tisch', ''],
    ],
    date: [
      ['am Samstag', '2026-11-28'],
      ['morgen', '2026-11-26'],
      ['am 12. Dezember', '2026-12-12'],
      ['am 4.12.', '2026-12-04'],
    ],
    time: [
      ['um halb zehn', '21:30'],
      ['um 14:15 Uhr', '14:15'],
      ['gegen neun', '21:00'],
      ['um 20 Uhr', '20:00'],
    ],
    guests: [
      ['für 4', '4'],
      ['wir sind zu fünft', '5'],
      ['3 Personen', '3'],
      ['2 Erwachsene und 2 Kinder', '4'],
    ],
    seating: [
      ['auf der Terrasse', 'outdoor'],
      ['drinnen', 'indoor'],
      ['nicht draußen', 'indoor'],
    ],
    name: [
      ['auf den Namen Mai März', 'Mai März'],
      ['ich heiße Anna Roth', 'Anna Roth'],
    ],
  },
  it: {
    wish: [
      ['voglio prenotare', ''],
      ['un tavolo', ''],
      ['ciao, vorrei un tavolo', ''],
    ],
    date: [
      ['sabato', '2026-11-28'],
      ['domani', '2026-11-26'],
      ['il 12 dicembre', '2026-12-12'],
      ['il 4/12', '2026-12-04'],
    ],
    time: [
      ['alle nove e mezza', '21:30'],
      ['alle 14:15', '14:15'],
      ['verso le 9', '21:00'],
      ['alle ore 20', '20:00'],
    ],
    guests: [
      ['per 4', '4'],
      ['siamo in cinque', '5'],
      ['3 persone', '3'],
      ['2 adulti e 2 bambini', '4'],
    ],
    seating: [
      ['in terrazza', 'outdoor'],
      ['dentro', 'indoor'],
      ['non fuori', 'indoor'],
    ],
    name: [
      ['a nome di Aprile Marzo', 'Aprile Marzo'],
      ['mi chiamo Anna Riva', 'Anna Riva'],
    ],
  },
}
const SENTENCES = process.env.ALMA_VERIFY ? 2_000 : 150

describe.each(LOCALES)('§5 several fields in one sentence, in any order, in %s', (locale) => {
  test.each([' ', ', '])('joined with "%s"', (joint) => {
    const next = azar(SENTENCES)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    const wrong: string[] = []
    for (let i = 0; i < SENTENCES; i++) {
      const parts = Object.entries(TROZOS[locale]).flatMap(([slot, ways]) =>
        slot === 'wish' || next() < 0.7 ? [[slot, ...pick(ways)] as const] : [],
      )
      const order = parts
        .map((part) => [next(), part] as const)
        .sort(([a], [b]) => a - b)
        .map(([, part]) => part)
      const text = order.map(([, said]) => said).join(joint)
      const { found } = entender(text, { asking: null, ahora: MIERCOLES, rules: DEFAULT_RULES, locale })
      const read = found.map(({ slot, values }) => `${slot}=${values.join('|')}`).sort()
      const meant = order.flatMap(([slot, , value]) => (slot === 'wish' ? [] : `${slot}=${value}`)).sort()
      if (read.join(' ') !== meant.join(' ')) wrong.push(`${text} → ${read.join(' ')}`)
    }
    expect(wrong).toEqual([])
  })
})
