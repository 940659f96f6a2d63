import { describe, expect, test } from 'vitest'
import { understand } from '../../../lib/chat/understand.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { times } from '../../runner/long.ts'
import { seeded, WEDNESDAY } from './converse.ts'

/** Ways to say each field, and what they mean; every sentence takes one of each of some fields, in any order. */
type Pieces = Readonly<
  Record<
    'wish' | 'contact' | 'date' | 'time' | 'guests' | 'seating' | 'name',
    readonly (readonly [string, string])[]
  >
>
const PIECES: Readonly<Record<Locale, Pieces>> = {
  es: {
    wish: [
      ['quiero reservar', ''],
      ['una mesa', ''],
      ['hola, querría una mesa', ''],
      ['buenas tardes', ''],
      ['¿me reserváis mesa?', ''],
      ['quisiera ir a cenar', ''],
    ],
    date: [
      ['el sábado', '2026-11-28'],
      ['mañana', '2026-11-26'],
      ['el 12 de diciembre', '2026-12-12'],
      ['el 4/12', '2026-12-04'],
      ['pasado mañana', '2026-11-27'],
      ['este viernes', '2026-11-27'],
      ['el domingo 29', '2026-11-29'],
      ['el día 5 de diciembre', '2026-12-05'],
      ['hoy', '2026-11-25'],
    ],
    time: [
      ['a las nueve y media', '21:30'],
      ['a las 14:15', '14:15'],
      ['sobre las 9', '21:00'],
      ['a las 20h', '20:00'],
      ['a las diez menos cuarto', '21:45'],
      ['a las 2 de la tarde', '14:00'],
      ['a las ocho de la tarde', '20:00'],
      ['a las 21.30', '21:30'],
    ],
    guests: [
      ['para 4', '4'],
      ['somos cinco', '5'],
      ['3 personas', '3'],
      ['2 adultos y 2 niños', '4'],
      ['para dos personas', '2'],
      ['seremos 6', '6'],
      ['somos 7 en total', '7'],
      ['mi mujer y yo', '2'],
      ['para ocho', '8'],
    ],
    seating: [
      ['en la terraza', 'outdoor'],
      ['dentro', 'indoor'],
      ['sin terraza', 'indoor'],
      ['fuera', 'outdoor'],
      ['en el interior', 'indoor'],
      ['al aire libre', 'outdoor'],
    ],
    name: [
      ['a nombre de Julio Marzo', 'Julio Marzo'],
      ['me llamo Ana Gil', 'Ana Gil'],
      ['soy Lola Sanz', 'Lola Sanz'],
      ['mi nombre es José Luis Abril', 'José Luis Abril'],
    ],
    contact: [
      ['lola.sanz@example.com', 'email=lola.sanz@example.com'],
      ['+34 600 11 22 33', 'phone=+34600112233'],
    ],
  },
  en: {
    wish: [
      ['I want to book', ''],
      ['a table', ''],
      ['hi, could we have a table', ''],
      ['good evening', ''],
      ['can I book?', ''],
      ["we'd love to have dinner", ''],
    ],
    date: [
      ['on Saturday', '2026-11-28'],
      ['tomorrow', '2026-11-26'],
      ['on 12 December', '2026-12-12'],
      ['on December 4th', '2026-12-04'],
      ['the day after tomorrow', '2026-11-27'],
      ['this Friday', '2026-11-27'],
      ['on Sunday 29th', '2026-11-29'],
      ['on the 5th of December', '2026-12-05'],
      ['tonight', '2026-11-25'],
    ],
    time: [
      ['at half past nine', '21:30'],
      ['at 2:15pm', '14:15'],
      ['around 9', '21:00'],
      ['at 8 pm', '20:00'],
      ['at quarter to ten', '21:45'],
      ['at 2 in the afternoon', '14:00'],
      ['at eight in the evening', '20:00'],
      ['at 9.30pm', '21:30'],
    ],
    guests: [
      ['for 4', '4'],
      ['there are five of us', '5'],
      ['3 people', '3'],
      ['2 adults and 2 kids', '4'],
      ['for two people', '2'],
      ["we'll be 6", '6'],
      ['party of 7', '7'],
      ['my wife and I', '2'],
      ['for eight', '8'],
    ],
    seating: [
      ['on the terrace', 'outdoor'],
      ['inside', 'indoor'],
      ['not outside', 'indoor'],
      ['outside', 'outdoor'],
      ['indoors please', 'indoor'],
      ['outdoors', 'outdoor'],
    ],
    name: [
      ['under the name of April March', 'April March'],
      ['my name is Ann Lee', 'Ann Lee'],
      ["I'm Lola Sanz", 'Lola Sanz'],
      ['name: James May', 'James May'],
    ],
    contact: [
      ['lola.sanz@example.com', 'email=lola.sanz@example.com'],
      ['+34 600 11 22 33', 'phone=+34600112233'],
    ],
  },
  fr: {
    wish: [
      ['je veux réserver', ''],
      ['une table', ''],
      ['bonjour, je voudrais une table', ''],
      ['bonsoir', ''],
      ['je peux réserver ?', ''],
      ['on voudrait dîner', ''],
    ],
    date: [
      ['samedi', '2026-11-28'],
      ['demain', '2026-11-26'],
      ['le 12 décembre', '2026-12-12'],
      ['le 4/12', '2026-12-04'],
      ['après-demain', '2026-11-27'],
      ['ce vendredi', '2026-11-27'],
      ['dimanche 29', '2026-11-29'],
      ['le 5 décembre', '2026-12-05'],
      ['ce soir', '2026-11-25'],
    ],
    time: [
      ['à neuf heures et demie', '21:30'],
      ['à 14h15', '14:15'],
      ['vers 21h', '21:00'],
      ['à 20 heures', '20:00'],
      ['à dix heures moins le quart', '21:45'],
      ['à 14h', '14:00'],
      ['à huit heures du soir', '20:00'],
      ['à 21h30', '21:30'],
    ],
    guests: [
      ['pour 4', '4'],
      ['on sera cinq', '5'],
      ['3 personnes', '3'],
      ['2 adultes et 2 enfants', '4'],
      ['pour deux personnes', '2'],
      ['nous serons 6', '6'],
      ['on est 7', '7'],
      ['ma femme et moi', '2'],
      ['pour huit', '8'],
    ],
    seating: [
      ['en terrasse', 'outdoor'],
      ['dedans', 'indoor'],
      ['pas dehors', 'indoor'],
      ['dehors', 'outdoor'],
      ["à l'intérieur", 'indoor'],
      ['en plein air', 'outdoor'],
    ],
    name: [
      ['au nom de Juin Mars', 'Juin Mars'],
      ["je m'appelle Anne Roy", 'Anne Roy'],
      ['je suis Lola Sanz', 'Lola Sanz'],
      ['mon nom est Jean Avril', 'Jean Avril'],
    ],
    contact: [
      ['lola.sanz@example.com', 'email=lola.sanz@example.com'],
      ['+34 600 11 22 33', 'phone=+34600112233'],
    ],
  },
  de: {
    wish: [
      ['ich möchte reservieren', ''],
      ['einen Tisch', ''],
      ['hallo, ich hätte gern einen Tisch', ''],
      ['guten Abend', ''],
      ['kann ich reservieren?', ''],
      ['wir würden gern essen kommen', ''],
    ],
    date: [
      ['am Samstag', '2026-11-28'],
      ['morgen', '2026-11-26'],
      ['am 12. Dezember', '2026-12-12'],
      ['am 4.12.', '2026-12-04'],
      ['übermorgen', '2026-11-27'],
      ['diesen Freitag', '2026-11-27'],
      ['am Sonntag, den 29.', '2026-11-29'],
      ['am 5. Dezember', '2026-12-05'],
      ['heute Abend', '2026-11-25'],
    ],
    time: [
      ['um halb zehn', '21:30'],
      ['um 14:15 Uhr', '14:15'],
      ['gegen neun', '21:00'],
      ['um 20 Uhr', '20:00'],
      ['um viertel vor zehn', '21:45'],
      ['um 14 Uhr', '14:00'],
      ['um acht Uhr abends', '20:00'],
      ['um 21.30 Uhr', '21:30'],
    ],
    guests: [
      ['für 4', '4'],
      ['wir sind zu fünft', '5'],
      ['3 Personen', '3'],
      ['2 Erwachsene und 2 Kinder', '4'],
      ['für zwei Personen', '2'],
      ['wir sind 6', '6'],
      ['zu siebt', '7'],
      ['meine Frau und ich', '2'],
      ['für acht', '8'],
    ],
    seating: [
      ['auf der Terrasse', 'outdoor'],
      ['drinnen', 'indoor'],
      ['nicht draußen', 'indoor'],
      ['draußen', 'outdoor'],
      ['im Innenbereich', 'indoor'],
      ['im Freien', 'outdoor'],
    ],
    name: [
      ['auf den Namen Mai März', 'Mai März'],
      ['ich heiße Anna Roth', 'Anna Roth'],
      ['mein Name ist Lola Sanz', 'Lola Sanz'],
      ['Name: Jan August', 'Jan August'],
    ],
    contact: [
      ['lola.sanz@example.com', 'email=lola.sanz@example.com'],
      ['+34 600 11 22 33', 'phone=+34600112233'],
    ],
  },
  it: {
    wish: [
      ['voglio prenotare', ''],
      ['un tavolo', ''],
      ['ciao, vorrei un tavolo', ''],
      ['buonasera', ''],
      ['posso prenotare?', ''],
      ['vorremmo cenare da voi', ''],
    ],
    date: [
      ['sabato', '2026-11-28'],
      ['domani', '2026-11-26'],
      ['il 12 dicembre', '2026-12-12'],
      ['il 4/12', '2026-12-04'],
      ['dopodomani', '2026-11-27'],
      ['questo venerdì', '2026-11-27'],
      ['domenica 29', '2026-11-29'],
      ['il 5 dicembre', '2026-12-05'],
      ['stasera', '2026-11-25'],
    ],
    time: [
      ['alle nove e mezza', '21:30'],
      ['alle 14:15', '14:15'],
      ['verso le 9', '21:00'],
      ['alle ore 20', '20:00'],
      ['alle dieci meno un quarto', '21:45'],
      ['alle 14', '14:00'],
      ['alle otto di sera', '20:00'],
      ['alle 21.30', '21:30'],
    ],
    guests: [
      ['per 4', '4'],
      ['siamo in cinque', '5'],
      ['3 persone', '3'],
      ['2 adulti e 2 bambini', '4'],
      ['per due persone', '2'],
      ['saremo in 6', '6'],
      ['siamo 7', '7'],
      ['io e mia moglie', '2'],
      ['per otto', '8'],
    ],
    seating: [
      ['in terrazza', 'outdoor'],
      ['dentro', 'indoor'],
      ['non fuori', 'indoor'],
      ['fuori', 'outdoor'],
      ["all'interno", 'indoor'],
      ["all'aperto", 'outdoor'],
    ],
    name: [
      ['a nome di Aprile Marzo', 'Aprile Marzo'],
      ['mi chiamo Anna Riva', 'Anna Riva'],
      ['sono Lola Sanz', 'Lola Sanz'],
      ['il mio nome è Piero Aprile', 'Piero Aprile'],
    ],
    contact: [
      ['lola.sanz@example.com', 'email=lola.sanz@example.com'],
      ['+34 600 11 22 33', 'phone=+34600112233'],
    ],
  },
}
const SENTENCES = times(2000, 50)

describe.each(LOCALES)('§5 several fields in one sentence, in any order, in %s', (locale) => {
  test.each([' ', ', '])('joined with "%s"', (joint) => {
    const next = seeded(SENTENCES)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    const wrong: string[] = []
    for (let i = 0; i < SENTENCES; i++) {
      const parts = Object.entries(PIECES[locale]).flatMap(([slot, ways]) =>
        slot === 'wish' || next() < 0.7 ? [[slot, ...pick(ways)] as const] : [],
      )
      const order = parts
        .map((part) => [next(), part] as const)
        .sort(([a], [b]) => a - b)
        .map(([, part]) => part)
      const text = order.map(([, said]) => said).join(joint)
      const { found } = understand(text, { asking: null, ahora: WEDNESDAY, rules: DEFAULT_RULES, locale })
      const read = found.map(({ slot, values }) => `${slot}=${values.join('|')}`).sort()
      const meant = order
        .flatMap(([slot, , value]) =>
          slot === 'wish' ? [] : slot === 'contact' ? value : `${slot}=${value}`,
        )
        .sort()
      if (read.join(' ') !== meant.join(' ')) wrong.push(`${text} → ${read.join(' ')}`)
    }
    expect(wrong).toEqual([])
  })
})

test.each([
  ['it', 'per quattro persone un tavolo', '4'],
  ['en', 'my wife and I a table', '2'],
] as const)(
  '§5 %s: "%s" asks for a table, and is neither a lost flight nor a booking there is',
  (locale, text, guests) => {
    const r = understand(text, { asking: null, ahora: WEDNESDAY, rules: DEFAULT_RULES, locale })
    expect([r.inTrouble, r.existing, r.wish]).toEqual([false, false, true])
    expect(r.found).toMatchObject([{ slot: 'guests', values: [guests] }])
  },
)

test('§5 it: "stasera verso le 9" is tonight at nine, and no ninth of a month', () => {
  const { found } = understand('stasera verso le 9', {
    asking: null,
    ahora: WEDNESDAY,
    rules: DEFAULT_RULES,
    locale: 'it',
  })
  expect(found).toMatchObject([
    { slot: 'date', values: ['2026-11-25'] },
    { slot: 'time', values: ['21:00'] },
  ])
})

test.each([
  ['en', 'at quarter to ten my wife and I'],
  ['es', 'a las diez menos cuarto mi mujer y yo'],
  ['fr', 'à dix heures moins le quart ma femme et moi'],
  ['de', 'um viertel vor zehn meine Frau und ich'],
  ['it', 'alle dieci meno un quarto mia moglie e io'],
] as const)('§5 %s: "%s": the hour counts nobody, and is no number of wives', (locale, text) => {
  const { found } = understand(text, { asking: null, ahora: WEDNESDAY, rules: DEFAULT_RULES, locale })
  expect(found.map(({ slot, values }) => `${slot}=${values}`).sort()).toEqual(['guests=2', 'time=21:45'])
})
