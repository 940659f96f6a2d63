import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../../lib/chat/state.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, DRAFT, MODES } from '../converse.ts'

/** A booking of four on Friday 27 November at 21:00 on the terrace: the notes are asked, or the summary is shown. */
const SAT: Partial<Draft> = { date: '2026-11-28' }
const where = {
  'the notes are asked': (locale: Locale, over: Partial<Draft>) =>
    converse(locale, {}, bookingAt('notes', over)),
  'the summary is shown': (locale: Locale, over: Partial<Draft>) =>
    converse(locale, {}, { ...MODES.confirming, draft: { ...DRAFT, ...over } } as typeof MODES.confirming),
}

const CHANGES: readonly (readonly [Locale, string, Partial<Draft>, Partial<Draft>?])[] = [
  ['es', 'ay, que la peque tiene cole, mejor a las ocho y media', { time: '20:30' }],
  ['es', 'las 9 es muy tarde para los niños, puede ser a las 19:30?', { time: '19:30' }],
  ['es', 'lo mismo pero el sábado, gracias', SAT],
  ['es', 'al final nos juntamos seis', { guests: 6 }],
  ['es', 'sería una pena quedarnos fuera con este frío, ponnos dentro', { seating: 'indoor' }],
  ['en', 'haha no hang on, better at 7.30, the kids have football first', { time: '19:30' }],
  ['en', 'move us from 9 to 9:30 pm pls', { time: '21:30' }],
  ['en', 'hm 21:00 is a bit awkward with the train, lets go for 8', { time: '20:00' }],
  ['en', 'my sister is coming too so we are six now', { guests: 6 }],
  ['en', 'can you change it to a table for three? the neighbours have left', { guests: 3 }],
  ['en', 'hey could you switch us to indoor seating', { seating: 'indoor' }],
  ['en', 'its very windy today, we would rather sit inside', { seating: 'indoor' }],
  ['fr', 'oups mauvais jour, samedi merci', SAT],
  ['fr', 'je viens de voir avec mon mari, il faudrait que ce soit à 19h30', { time: '19:30' }],
  ['fr', 'avec les cousins ça nous fait 7 en comptant tout le monde', { guests: 7 }],
  ['fr', 'mettez-nous en salle plutôt que sur la terrasse', { seating: 'indoor' }],
  ['fr', "mettez nous sur la terrasse plutôt qu'en salle", { seating: 'outdoor' }, { seating: 'indoor' }],
  ['de', '21 Uhr schaffen wir doch nicht, geht auch 19:30?', { time: '19:30' }],
  ['de', 'halt, das Datum stimmt nicht. gemeint war am Samstag', SAT],
  ['de', 'verzählt, Oma kommt ja auch.. 6 sind wir', { guests: 6 }],
  ['de', 'terrasse doch nicht, zu viele Raucher da', { seating: 'indoor' }],
  ['it', 'possiamo fare alle 19:30? scusate il casino', { time: '19:30' }],
  ['it', 'no scusa le otto e mezza, non le nove', { time: '20:30' }],
  ['it', 'fermo fermo, sabato! mi ero scordato della partita', SAT],
  ['it', 'meglio al riparo, ho già il raffreddore', { seating: 'indoor' }],
]

const NOTES: readonly (readonly [Locale, string])[] = [
  ['es', 'mi marido llega a las 22:00 directo del trabajo'],
  ['es', 'llegaremos unos 10 minutos tarde'],
  ['en', 'one of us comes at 9:30'],
  ['en', 'its my dads birthday on saturday, a candle would be nice'],
  ['fr', 'une chaise haute pour le petit'],
  ['de', 'wir kommen vielleicht 10 Minuten später'],
  ['it', 'mia figlia compie 6 anni'],
  ['en', 'our flight home is on sunday'],
  ['de', 'bleiben bis Sonntag in der Stadt'],
]

describe.each(Object.entries(where))('issue 18: what was changed is what is booked, while %s', (_, start) => {
  test.each(CHANGES.map(([locale, text, changed, over = {}]) => ({ locale, text, changed, over })))(
    '$locale "$text"',
    ({ locale, text, changed, over }) => {
      const chat = start(locale, over)
      chat.say(text)
      expect(chat.draft()).toMatchObject({ ...DRAFT, ...over, ...changed, given: expect.anything() })
      expect(['notes', 'confirm']).toContain(chat.step())
    },
  )
})

test.each(NOTES)('§4 %s "%s" is a note, and changes nothing of the booking', (locale, text) => {
  const chat = where['the notes are asked'](locale, {})
  chat.say(text)
  const { date, time, guests, seating, notes } = chat.draft()
  expect({ date, time, guests, seating }).toEqual({
    ...{ date: DRAFT.date, time: DRAFT.time, guests: DRAFT.guests, seating: DRAFT.seating },
  })
  expect(notes).toBe(text)
})

const RECALLED = {
  es: 'a qué hora te dije al final?',
  en: 'oh wait, whats the date on that booking',
  fr: "j'ai mis combien de couverts déjà ?",
  de: 'für welches Datum hast du uns eigentlich eingetragen',
  it: 'mi fai un riepilogo di tutto?',
} as const satisfies Record<Locale, string>

describe.each(Object.entries(where))(
  'issue 18: asked what was noted, all of it is told, while %s',
  (_, start) => {
    test.each(Object.entries(RECALLED) as [Locale, string][])('%s "%s"', (locale, text) => {
      const chat = start(locale, {})
      const turn = chat.say(text)
      expect(turn.asked).toEqual([])
      for (const told of ['Lola Prueba', 'lola@example.com', '21:00', '4']) expect(turn.text).toContain(told)
      expect(chat.draft()).toMatchObject({ ...DRAFT, notes: null, given: expect.anything() })
      expect(['notes', 'confirm']).toContain(chat.step())
    })
  },
)

test('issue 18: a need is noted and what stands behind it is asked, where the notes are asked', () => {
  const chat = where['the notes are asked']('en', {})
  const turn = chat.say('my mother uses a wheelchair, are there any steps at the entrance?')
  expect(turn.asked).toHaveLength(1)
  expect(turn.asked[0]).toContain('are there any steps at the entrance?')
  expect(chat.draft().notes).toContain('wheelchair')
})
