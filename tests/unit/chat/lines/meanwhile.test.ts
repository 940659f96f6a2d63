import { describe, expect, test } from 'vitest'
import type { Asking, Reading } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'
import { converse } from '../converse.ts'

/** What a message means on a Wednesday evening, where a table for four on Saturday at half past one is booked. */
const read = (locale: Locale, text: string, asking: Asking): Reading =>
  understand(text, {
    ...{ asking, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale },
    day: '2026-11-28',
    known: { date: '2026-11-28', time: '13:30', guests: 4, seating: null },
  })
const valuesIn = (r: Reading) => r.found.flatMap(({ slot, values }) => [slot, ...values])

describe('a mishap of the day before is asked, and is no day of the booking', () => {
  test.each<[Locale, Asking, string]>([
    ['es', 'email', 'uf perdona, anoche cené ahi y me dejé la bufanda en la silla'],
    ['es', 'notes', 'y otra cosa, anoche nos cobrasteis el pan dos veces!!'],
    ['es', 'phone', 'ayer me sentó fatal la paella'],
    ['en', 'notes', 'oh and last night you charged us twice for the bread'],
    ['en', 'seating', 'i left my scarf on the chair last night'],
    ['fr', 'phone', "hier soir j'ai laissé mon écharpe sur la chaise"],
    ['fr', 'notes', 'hier vous nous avez compté le pain deux fois'],
    ['de', 'notes', 'gestern habt ihr uns das brot doppelt berechnet'],
    ['en', 'notes', 'yesterday the waiter was rude to my mum'],
    ['es', 'notes', 'ayer el camarero fue muy borde con mi madre'],
    ['fr', 'notes', 'hier le serveur était vraiment désagréable'],
    ['de', 'notes', 'gestern war die bedienung frech'],
    ['it', 'notes', 'ieri il cameriere è stato maleducato'],
    ['en', 'confirm', 'hang on my bill last week was wrong'],
    ['de', 'email', 'gestern abend hab ich meinen schal auf dem stuhl liegen lassen'],
    ['it', 'email', 'ieri sera ho lasciato la sciarpa sulla sedia'],
    ['it', 'notes', 'ieri ci avete fatto pagare il pane due volte'],
  ])('%s at %s: "%s"', (locale, asking, text) => {
    const { question, found } = read(locale, text, asking)
    expect([question, found]).toEqual([true, []])
  })

  test.each<[Locale, string]>([
    ['es', 'llamé ayer y me dijisteis que podíamos llevar tarta'],
    ['en', 'we lost our dad last year, this is in his memory'],
    ['de', 'wir haben unseren vater verloren, es ist seine feier'],
  ])('%s "%s" is a note', (locale, text) => {
    expect(valuesIn(read(locale, text, 'notes'))).toEqual(['notes', text])
  })
})

describe('who sees to it without the house has no note', () => {
  test.each<[Locale, string]>([
    ['es', 'bueno ya lo hablo. sin notas'],
    ['en', 'no notes then'],
    ['en', "I'll talk to them myself, nothing to add"],
    ['de', 'das klär ich selber, keine notizen'],
    ['fr', 'je verrai sur place, rien à noter'],
    ['it', 'ne parlo io, nessuna nota'],
    ['en', "nowt, we'll sort it ourselves"],
    ['fr', 'rien, je verrai avec le serveur'],
    ['it', 'nulla, ci penso io'],
  ])('%s "%s"', (locale, text) => {
    expect(valuesIn(read(locale, text, 'notes'))).toEqual(['notes', ''])
  })

  test.each<[Locale, string]>([
    ['de', 'wir kommen mit dem rad, sonst nichts'],
    ['en', "I'll tell you about my allergies, nothing else"],
    ['es', 'somos muy ruidosos, nada más'],
    ['it', 'ci penso io alla torta, niente'],
    ['en', 'the service was lovely last time'],
  ])('%s "%s" tells more', (locale, text) => {
    expect(valuesIn(read(locale, text, 'notes'))).toEqual(['notes', text])
  })
})

describe('a change where the name is asked is no name', () => {
  test.each<[Locale, string, string[]]>([
    ['fr', 'la veille plutôt', ['date', '2026-11-27']],
    ['fr', 'dimanche plutôt', ['date', '2026-11-29']],
    ['en', 'the day before', ['date', '2026-11-27']],
    ['en', 'half eight instead', ['time', '20:30']],
    ['es', 'la víspera', ['date', '2026-11-27']],
    ['de', 'lieber sonntag', ['date', '2026-11-29']],
    ['it', 'alle nove piuttosto', ['time', '21:00']],
    ['en', 'outside instead', ['seating', 'outdoor']],
    ['en', 'bob at gmail dot com', ['email', 'bob@gmail.com']],
    ['es', 'bob arroba gmail punto com', ['email', 'bob@gmail.com']],
    ['en', 'Anne with an e', ['name', 'Anne']],
    ['fr', 'Lou Samedi', ['name', 'Lou Samedi']],
    ['es', 'Domingo Mesa', ['name', 'Domingo Mesa']],
    ['de', 'Anna Sonntag', ['name', 'Anna Sonntag']],
    ['en', 'Joe Friday', ['name', 'Joe Friday']],
    ['it', 'Marta Domenica', ['name', 'Marta Domenica']],
  ])('%s "%s"', (locale, text, values) => {
    expect(valuesIn(read(locale, text, 'name'))).toEqual(values)
  })
})

describe('"no, cancel everything" ends the booking', () => {
  const said: [Locale, string][] = [
    ['es', 'no, cancela todo'],
    ['en', 'no cancel everything'],
    ['fr', 'non annule tout'],
    ['de', 'nein alles stornieren'],
    ['it', 'no annulla tutto'],
  ]
  test.each(said)('%s "%s" where a name, notes and the summary are asked', (locale, text) => {
    const asked = ['name', 'notes', 'confirm'] as const
    expect(asked.map((asking) => read(locale, text, asking).cancel)).toEqual([true, true, true])
  })

  test.each<[Locale, string]>([
    ['en', "don't cancel everything"],
    ['it', 'non annullare tutto'],
    ['fr', "n'annulle pas tout"],
  ])('%s "%s" ends nothing', (locale, text) => {
    expect(read(locale, text, 'confirm').cancel).toBe(false)
  })
})

describe('what somebody says of the party counts, beside an hour', () => {
  test.each<[Locale, string]>([
    ['es', 'dice mi madre que seremos 16, y a la una'],
    ['en', 'mum says 16 now. and one pm'],
    ['fr', 'ma mère dit 16 maintenant. et 13h'],
    ['de', 'Mama sagt jetzt 16. und 13 uhr'],
    ['it', "mamma dice 16 adesso. e all'una"],
  ])('%s "%s"', (locale, text) => {
    expect(valuesIn(read(locale, text, 'confirm'))).toEqual(['time', '13:00', 'guests', '16'])
  })
})

describe('what is asked without its mark', () => {
  test.each<[Locale, string]>([
    ['es', 'oye y en la terraza hace rasca en diciembre o q'],
    ['en', 'is it cold on the terrace'],
    ['de', 'ist draussen kalt oder wie'],
    ['en', 'freezing on the terrace or what'],
  ])('%s "%s" chooses no place', (locale, text) => {
    const { question, found } = read(locale, text, 'seating')
    expect([question, found]).toEqual([true, []])
  })

  test.each(['passt ein kinderwagen rein', 'passt ein hund auch rein'])('"%s" is no yes', (text) => {
    const { question, yes } = read('de', text, 'email')
    expect([question, yes]).toEqual([true, false])
  })

  test.each<[Locale, Asking, string, string[]]>([
    ['es', 'time', 'a las 9 o q', ['time', '21:00']],
    ['de', 'time', 'um 8 oder was', ['time', '20:00']],
    ['en', 'date', 'sunday or what', ['date', '2026-11-29']],
  ])('%s at %s "%s" gives the value that was asked', (locale, asking, text, values) => {
    expect(valuesIn(read(locale, text, asking))).toEqual(values)
  })
})

describe('a question of the house after a booking was spoken of', () => {
  test.each<[Locale, string, string]>([
    ['es', 'quiero cambiar mi reserva', 'y si ese dia nos retrasamos, cuanto guardais la mesa?'],
    ['es', 'quiero cambiar mi reserva', 'hay donde cambiar al bebé?'],
    ['fr', 'je veux modifier ma réservation', 'y a de quoi changer un bébé?'],
    ['en', 'i want to change my booking', 'is there somewhere to change a baby?'],
    ['it', 'vorrei spostare la mia prenotazione', "c'è un posto per cambiare il bimbo?"],
    ['de', 'ich muss meine Reservierung ändern', 'kann man wo wickeln?'],
  ])('%s "%s", "%s" is asked', (locale, first, then) => {
    const chat = converse(locale)
    chat.say(first)
    expect([chat.say(then).asked.length, chat.step()]).toEqual([1, null])
  })
})

test('who wishes a day and an hour at an offer of a party alone is offered them', () => {
  const chat = converse('en')
  chat.say('a table for 4 please')
  chat.say('ok book us a table on saturday at 1pm')
  expect([chat.step(), chat.draft().time]).toEqual(['offer', '13:00'])
})

test.each([
  ['en', 'table for 4 tomorrow at 8, might be ten minutes late'],
  ['de', 'tisch für 2 morgen um 20 uhr, kommen vielleicht 10 minuten später'],
  ['es', 'quiero reservar mañana a las 9 para 3, igual llegamos un poco tarde'],
  ['fr', 'une table pour 3 demain à 20h, on sera peut etre un peu en retard'],
  ['it', 'un tavolo per 2 domani alle 20, forse arriviamo un po in ritardo'],
] as const)('§4 in %s "%s" is offered: nobody is late for a day to come', (locale, said) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.state().mode).toBe('offered')
})

test.each([
  ['en', "we have a table for 4 tomorrow at 8, we're running late"],
  ['en', "Ryanair are after cancelling our flight so we won't make it tomorrow, table's under Kelly"],
  ['en', 'i think my book is still on the window table, left it there on friday'],
] as const)('§4 in %s "%s" offers no table', (locale, said) => {
  const chat = converse(locale)
  chat.say(said)
  expect(chat.state().mode).toBe('talking')
})
