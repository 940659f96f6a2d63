import { describe, expect, test } from 'vitest'
import type { Slot } from '../../../lib/chat/state.ts'
import { SLOTS } from '../../../lib/chat/state.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { eachNth, times } from '../../runner/long.ts'
import { bookingAt, converse, DRAFT, MODES } from './converse.ts'

/** The draft before: Friday 27, 21:00, 4 people, outdoors. Each of these changes one value of it. */
const VALUES: readonly (readonly [Slot, string | number, Readonly<Record<Locale, string>>])[] = [
  [
    'date',
    '2026-11-28',
    { es: 'el sábado', en: 'on Saturday', fr: 'samedi', de: 'am Samstag', it: 'sabato' },
  ],
  ['time', '22:00', { es: 'a las 22:00', en: 'at 10 pm', fr: 'à 22h', de: 'um 22 Uhr', it: 'alle 22' }],
  [
    'guests',
    5,
    {
      es: 'somos cinco',
      en: 'there are five of us',
      fr: 'on sera cinq',
      de: 'wir sind zu fünft',
      it: 'siamo in cinque',
    },
  ],
  ['seating', 'indoor', { es: 'dentro', en: 'inside', fr: 'à l’intérieur', de: 'drinnen', it: 'dentro' }],
]
const MARKERS: Readonly<Record<Locale, readonly string[]>> = {
  es: ['no, mejor', 'perdona,', 'espera,', 'ay, al final', 'bueno, mejor', 'me he equivocado,'],
  en: ['no, rather', 'sorry,', 'wait,', 'actually,', 'oops,', 'I mean'],
  fr: ['non, plutôt', 'pardon,', 'attendez,', 'finalement', 'en fait', 'excusez-moi,'],
  de: ['nein, lieber', 'Entschuldigung,', 'Moment,', 'doch', 'sorry,', 'ach,'],
  it: ['no, meglio', 'scusa,', 'aspetta,', 'anzi', 'alla fine', 'scusate,'],
}
/** So many of the markers are tried. */
const TAKEN = times(6, 1)
const CANCELS: Readonly<Record<Locale, readonly string[]>> = {
  es: ['cancela la reserva', 'cancelar', 'no quiero reservar', 'déjalo', 'al final no vamos'],
  en: ['cancel reservation', 'stop the booking', "I don't want to book", 'never mind', 'forget it'],
  fr: ['annulez la réservation', 'annuler', 'je ne veux plus réserver', 'laissez tomber', 'oubliez'],
  de: [
    'Reservierung stornieren',
    'abbrechen',
    'ich will nicht reservieren',
    'vergessen Sie es',
    'lassen wir das',
  ],
  it: ['annulla la prenotazione', 'annullare', 'non voglio prenotare', 'lascia stare', 'lasciate perdere'],
}
const PREGUNTAS: Readonly<Record<Locale, readonly string[]>> = {
  es: [
    '¿tenéis platos sin gluten?',
    '¿se puede pagar con tarjeta?',
    '¿a qué hora cerráis?',
    '¿admitís perros?',
    '¿qué vino recomiendas?',
  ],
  en: [
    'do you have gluten-free dishes?',
    'can I pay by card?',
    'what time do you close?',
    'do you allow dogs?',
    'which wine do you recommend?',
  ],
  fr: [
    'avez-vous des plats sans gluten ?',
    'peut-on payer par carte ?',
    'à quelle heure fermez-vous ?',
    'les chiens sont-ils admis ?',
    'quel vin conseillez-vous ?',
  ],
  de: [
    'habt ihr glutenfreie Gerichte?',
    'kann man mit Karte zahlen?',
    'wann schließt ihr?',
    'sind Hunde erlaubt?',
    'welchen Wein empfehlt ihr?',
  ],
  it: [
    'avete piatti senza glutine?',
    'si può pagare con la carta?',
    'a che ora chiudete?',
    'i cani sono ammessi?',
    'che vino consigliate?',
  ],
}
const STEPS = [...SLOTS, 'confirm'] as const
const at = (locale: Locale, step: (typeof STEPS)[number]) =>
  converse(locale, {}, step === 'confirm' ? MODES.confirming : bookingAt(step))

describe.each(LOCALES)('§4 a change of mind at every step, in %s', (locale) => {
  test.each(STEPS)('a corrected value at %s changes that value and nothing else', (step) => {
    const wrong: string[] = []
    for (const mark of MARKERS[locale].slice(0, TAKEN))
      for (const [slot, value, ways] of VALUES) {
        if (slot === step) continue
        const chat = at(locale, step)
        const text = `${mark} ${ways[locale]}`
        const { codes, asked } = chat.say(text)
        const { given: _given, ...draft } = chat.draft()
        const { given: _before, ...before } = DRAFT
        const right = JSON.stringify(draft) === JSON.stringify({ ...before, [slot]: value })
        if (!right || codes.length > 0 || asked.length > 0 || chat.step() !== step)
          wrong.push(`${text}: ${chat.step()} ${codes} ${JSON.stringify(draft)}`)
      }
    expect(wrong).toEqual([])
  })
  test.each(['offer', ...STEPS] as const)(
    'a cancellation at %s empties the draft and saves nothing',
    (step) => {
      for (const text of eachNth(CANCELS[locale], 2)) {
        const chat = step === 'offer' ? converse(locale, {}, MODES.offered) : at(locale, step)
        chat.say(text)
        expect([text, chat.step(), chat.draft().name, chat.saves]).toEqual([text, null, null, []])
      }
    },
  )
  test.each(['offer', ...STEPS] as const)(
    'a question at %s goes to the function and changes nothing',
    (step) => {
      for (const text of eachNth(PREGUNTAS[locale], 2))
        for (const way of [text, text.toLowerCase(), text.normalize('NFD').replace(/\p{M}/gu, '')]) {
          const chat = step === 'offer' ? converse(locale, {}, MODES.offered) : at(locale, step)
          const before = [chat.step(), JSON.stringify(chat.draft())]
          const { asked, codes } = chat.say(way)
          expect([way, asked, codes, chat.step(), JSON.stringify(chat.draft())]).toEqual([
            way,
            [way],
            [],
            ...before,
          ])
        }
    },
  )
})
