import { describe, expect, test } from 'vitest'
import type { Asking, Known, Reading } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'

const KNOWN: Known = { date: '2026-11-27', time: '21:00', guests: 2 }
const NOTHING: Known = { date: null, time: null, guests: null }
/** What a message means on a Wednesday evening. */
const read = (locale: Locale, text: string, asking: Asking = null, known = NOTHING): Reading =>
  understand(text, {
    ...{ asking, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale, known },
  })
const given = (r: Reading): string[] =>
  r.found.filter(({ values }) => values.length > 0).map(({ slot, values }) => `${slot}=${values.join('|')}`)

describe('a day and an hour as they are spoken', () => {
  test.each([
    ['it', "facciamo l'8 a pranzo alle 13:30", ['date=2026-12-08', 'time=13:30']],
    ['it', "l'11 a cena, 20 e 30, siamo in tre", ['date=2026-12-11', 'time=20:30', 'guests=3']],
    ['es', 'para el dia 5 por la noche, 9 y cuarto, 4 pax', ['date=2026-12-05', 'time=21:15', 'guests=4']],
    [
      'de',
      'an tisch für sechs leit am freitag um halbe acht auf d nacht',
      ['date=2026-11-27', 'time=19:30', 'guests=6'],
    ],
    ['de', 'am 8. um halber drei für viere', ['date=2026-12-08', 'time=14:30', 'guests=4']],
    ['en', 'table for 5 on the 12th, quarter to nine-ish', ['date=2026-12-12', 'time=20:45', 'guests=5']],
    [
      'fr',
      'nos billets sont pour le 3, une table ce soir la à 21h pour deux',
      ['date=2026-12-03', 'time=21:00', 'guests=2'],
    ],
  ] as const)('%s "%s"', (locale, text, wanted) =>
    expect(given(read(locale, text))).toEqual(expect.arrayContaining([...wanted])),
  )

  test.each([
    ['es', 'mejor el domingo a mediodia, q el viernes curro'],
    ['en', 'sunday lunch would be better actually, working friday'],
    ['fr', 'plutot dimanche midi, vendredi je bosse'],
    ['de', 'lieber sonntag mittag, freitag muss i arbeiten'],
    ['it', 'meglio domenica a pranzo, venerdi lavoro'],
  ] as const)('%s "%s" is Sunday: on the other day the guest works', (locale, text) =>
    expect(given(read(locale, text, 'offer', KNOWN))).toContain('date=2026-11-29'),
  )
})

describe('a number that counts nobody', () => {
  test.each([
    ['es', 'somos 4 de Dos Hermanas, el sabado a las nueve y media', 'guests=4'],
    ['es', 'somos 4 de dos hermanas, el sabado a las nueve y media', 'guests=4'],
    ['en', 'we are 6 from Seven Oaks, friday 8pm', 'guests=6'],
  ] as const)('%s "%s" is a place', (locale, text, guests) =>
    expect(given(read(locale, text))).toContain(guests),
  )

  test('an hour in the name of a place is none', () =>
    expect(given(read('es', 'cenamos el sabado a las 21h, vamos desde las Tres Cruces'))).toContain(
      'time=21:00',
    ))

  test('a husband is no Tuesday', () =>
    expect(given(read('fr', 'je viens avec mon mari vendredi'))).toContain('date=2026-11-27'))
})

describe('a value that is changed', () => {
  test.each([
    ['de', 'mei wart, mir san doch bloß fünf', 'time', 'guests=5'],
    ['es', 'una cosa q mejor a las 9 y media', 'email', 'time=21:30'],
    ['es', 'oye q al final viene mi suegra, somos 3', 'notes', 'guests=3'],
    ['es', 'donde se este mas calentito, dentro vaya', 'seating', 'seating=indoor'],
  ] as const)('%s "%s"', (locale, text, asking, wanted) => {
    const r = read(locale, text, asking, KNOWN)
    expect([given(r), r.question]).toEqual([expect.arrayContaining([wanted]), false])
  })
})

describe('what is booked elsewhere is no booking here', () => {
  test.each([
    ['es', 'hemos reservado el tren para el sabado y queriamos cenar alli a las 22h los dos', 'time=22:00'],
    ['en', 'booked our flights for the 3rd, now need a table that night at 9 for 2', 'date=2026-12-03'],
    ['fr', "on a reservé l'hotel mais pas le resto, une table samedi 20h30 pour 4", 'time=20:30'],
    ['de', 'flüge haben wir schon gebucht, jetzt fehlt noch ein tisch am samstag 20:30 für 4', 'guests=4'],
    ['it', 'ho prenotato il volo ma il tavolo ancora no, mesa x 3 el martes alle 21?', 'guests=3'],
    ['it', 'il teatro finisce alle 21:30 venerdi, possiamo mangiare alle 22:15?', 'time=22:15'],
  ] as const)('%s "%s"', (locale, text, wanted) => {
    const r = read(locale, text)
    expect([r.existing, r.question, given(r)]).toEqual([false, false, expect.arrayContaining([wanted])])
  })

  test.each([
    ['es', 'oye en la mesa q tenemos pal viernes podemos meter una trona?'],
    ['en', 'weve a table friday, can one more squeeze in? so 5 not 4'],
    ['de', 'kann noch eine person mit, also 5 statt 4 bei der reservierung'],
    ['en', "we've booked for 4 on friday before the theatre, can we come earlier"],
    ['es', 'hemos reservado para cenar despues del teatro, podemos venir mas tarde'],
    ['it', 'si puo aggiungere uno alla prenotazione di sabato'],
    ['it', 'mia moglie ha prenotato per domani sera a nome Ferri, possiamo spostare alle 21?'],
  ] as const)('%s "%s" is a booking there is', (locale, text) =>
    expect(read(locale, text).existing).toBe(true),
  )
})

describe('what is said last counts', () => {
  test.each([
    ['en', 'just realised its the saturday not the friday', 'notes', 'date=2026-11-28'],
    ['fr', "je viens de voir que c'est samedi pas vendredi", 'notes', 'date=2026-11-28'],
    ['es', 'el 4 por la noche o el 5, bueno el 5. a las 10 de la noche, 6 personas', null, 'date=2026-12-05'],
    ['en', 'table for two sat 9ish, no 9.30 actually', null, 'time=21:30'],
  ] as const)('%s "%s"', (locale, text, asking, wanted) =>
    expect(given(read(locale, text, asking, asking ? KNOWN : NOTHING))).toContain(wanted),
  )
})
