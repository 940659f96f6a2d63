import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { converse } from '../converse.ts'

/** What a booking holds after some messages. */
function draftAfter(locale: Locale, ...said: string[]) {
  const chat = converse(locale)
  for (const text of said) chat.say(text)
  return { ...chat.draft(), step: chat.step() }
}

describe('§4 a name in small letters is taken where it can be nothing else', () => {
  test.each<[Locale, string, string, string]>([
    [
      'es',
      'mesa para 2 el domingo a las 2',
      'si. jose antonio garcia, 617 44 55 66 y el correo jose@example.com',
      'Jose Antonio Garcia',
    ],
    ['en', 'a table for 4 on friday at 8pm', 'yes. ann lee, ann@example.com, +353 87 123 4567', 'Ann Lee'],
    ['de', 'tisch für 2 morgen 20 uhr', 'passt so, max moser, 0176 55544433, mx@example.com', 'Max Moser'],
  ])('%s: right before what the guest is reached at: "%s", "%s"', (locale, first, said, name) => {
    expect(draftAfter(locale, first, said).name).toBe(name)
  })

  test('en: at the end of a message where the name is asked', () => {
    const draft = draftAfter(
      'en',
      'a table for 3 on sunday at 1pm',
      'yes',
      'you put lobster rice on there. gareth pugh',
    )
    expect(draft.name).toBe('Gareth Pugh')
  })

  test.each<[Locale, string, string]>([
    ['es', 'mesa para 2 el domingo a las 2', 'si, mi movil es 622334455'],
    ['es', 'mesa para 2 el domingo a las 2', 'vale, escribeme a pepe@example.com'],
    ['en', 'a table for 4 on friday at 8pm', 'yes, you can reach me on 07700 900123'],
    ['en', 'a table for 4 on friday at 8pm', 'yes, window please, hello@example.com'],
    ['de', 'tisch für 2 morgen 20 uhr', 'ja gern, drinnen bitte, 0176 55544433'],
  ])('%s: nothing else is one: "%s", "%s"', (locale, first, said) => {
    expect(draftAfter(locale, first, said).name).toBeNull()
  })

  test('de: an hour is none', () => {
    const draft = draftAfter('de', 'tisch für 4 am samstag abend', 'ja', 'so gegen halb acht')
    expect([draft.name, draft.time]).toEqual([null, '19:30'])
  })
})

describe('§4 what is counted beside the party changes nobody', () => {
  test.each<[Locale, string, number, string]>([
    [
      'en',
      'a table for 10 on saturday at 7:30pm',
      10,
      'the celiac isnt vegetarian, thats two different people!',
    ],
    ['de', 'tisch für 7 am freitag um halb neun', 7, 'die sind zwei verschiedene'],
    ['de', 'tisch für 5 morgen um 21 uhr', 5, 'aber dann haben wir doch zwei tische oder?'],
    ['es', 'mesa para 6 el viernes a las 21:00', 6, 'son dos distintos'],
    ['fr', 'une table pour 6 vendredi à 21h', 6, 'ce sont deux personnes différentes'],
    ['it', 'un tavolo per 6 venerdì alle 21', 6, 'sono due persone diverse'],
  ])('%s: "%s" stays for %i: "%s"', (locale, first, guests, said) => {
    expect(draftAfter(locale, first, said).guests).toBe(guests)
  })
})

test('§4 en: guests of the party who come later change neither it nor the hour', () => {
  const draft = draftAfter(
    'en',
    'a table for 6 on friday at 19:30',
    'yes',
    'no, 19:30 stays for us, only 2 persons arrive later',
  )
  expect([draft.guests, draft.time]).toEqual([6, '19:30'])
})

describe('§4 the summary is sent by whoever orders it', () => {
  const ALL: Record<Locale, readonly string[]> = {
    es: [
      'mesa para 2 el domingo a las 14:00',
      'sí',
      'Ana Ruiz, ana@example.com, +34 611 222 333',
      'dentro',
      'no',
    ],
    en: [
      'a table for 2 on sunday at 2pm',
      'yes',
      'Ann Lee, ann@example.com, +44 7700 900123',
      'inside',
      'no',
    ],
    fr: [
      'une table pour 2 dimanche à 13h',
      'oui',
      'Anne Petit, anne@example.com, +33 6 12 34 56 78',
      "à l'intérieur",
      'non',
    ],
    de: [
      'tisch für 2 am sonntag um 13 uhr',
      'ja',
      'Anna Huber, anna@example.com, +49 1512 3456789',
      'drinnen',
      'nein',
    ],
    it: [
      'un tavolo per 2 domenica alle 13',
      'sì',
      'Anna Rossi, anna@example.com, +39 347 1234567',
      'dentro',
      'no',
    ],
  }
  test.each<[Locale, string]>([
    ['es', 'pues mandala ya'],
    ['en', 'grand yeah send that'],
    ['en', 'send the request please'],
    ['fr', "ok c'est bon envoyez"],
    ['de', 'merci, bitte senden'],
    ['de', 'ok schick die reservierung ab'],
    ['it', 'ok perfetto manda pure'],
  ])('%s: "%s"', (locale, said) => {
    const chat = converse(locale)
    for (const text of ALL[locale]) chat.say(text)
    expect(chat.state().mode).toBe('confirming')
    chat.say(said)
    expect(chat.state().mode).toBe('completed')
  })

  test.each<[Locale, string]>([
    ['en', 'send me the link later'],
    ['en', "don't send it yet"],
    ['de', 'noch nicht senden'],
    ['es', 'no la mandes todavia'],
    ['es', 'enviamelo por correo'],
    // What stands beside the order may be another hour, and is none that can be read.
    ['es', 'confírmala el 2222 go'],
  ])('%s: "%s" sends nothing', (locale, said) => {
    const chat = converse(locale)
    for (const text of ALL[locale]) chat.say(text)
    chat.say(said)
    expect(chat.state().mode).not.toBe('completed')
  })
})

describe('§4 a question where notes are asked is no note', () => {
  test.each<[Locale, string, string]>([
    ['es', 'mesa para 2 el domingo a las 14:00', 'de los postres cual puedo comer yo sin lactosa'],
    ['en', 'a table for 2 on sunday at 2pm', 'of the desserts which can i have'],
    ['fr', 'une table pour 2 dimanche à 13h', 'parmi les desserts lesquels sont sans lait'],
    ['de', 'tisch für 2 am sonntag um 13 uhr', 'von den desserts welche sind ohne milch'],
    ['it', 'un tavolo per 2 domenica alle 13', 'tra i dolci quali sono senza latte'],
  ])('%s: "%s", … "%s"', (locale, first, asked) => {
    const contact = 'Anna Ruiz, ana@example.com, +34 611 222 333'
    const place = { es: 'dentro', en: 'inside', fr: 'dedans', de: 'drinnen', it: 'dentro' }[locale]
    const yes = { es: 'sí', en: 'yes', fr: 'oui', de: 'ja', it: 'sì' }[locale]
    const draft = draftAfter(locale, first, yes, contact, place, asked)
    expect([draft.step, draft.notes]).toEqual(['notes', null])
  })
})

describe('§4 a quarter past, as it is said in Switzerland', () => {
  test('de: "viertel ab eins" is a quarter past one', () => {
    expect(draftAfter('de', 'tisch für 3 am samstag um viertel ab eins').time).toBe('13:15')
  })
})

describe('§4 one among the party is not the party', () => {
  test.each<[Locale, string]>([
    ['es', 'mañana a comer somos 6, entre nosotros una es vegetariana'],
    ['en', 'lunch tomorrow, there are 6 of us, among us one is vegetarian'],
    ['fr', 'demain midi on est 6, parmi nous une est végétarienne'],
    ['de', 'morgen mittag sind wir 6, unter uns einer vegetarier'],
    ['it', 'domani a pranzo siamo in 6, tra noi una è vegetariana e uno celiaco'],
  ])('%s: "%s"', (locale, said) => {
    expect(draftAfter(locale, said).guests).toBe(6)
  })
})

describe('§4 another day, because of today', () => {
  test.each<[Locale, string, string]>([
    ['es', 'mesa hoy para dos a las 21:00', 'mejor pon mañana q hoy llego muerto'],
    ['de', 'tisch heute für zwei um 20 uhr', 'lieber morgen, weil heute schaffen wir es nicht'],
  ])('%s: "%s", "%s"', (locale, first, said) => {
    expect(draftAfter(locale, first, said).date).toBe('2026-11-26')
  })

  test('it: who is called like a day is somebody', () => {
    expect(draftAfter('it', 'un tavolo per 2 venerdì alle 21', 'sì, Domenica Esposito').name).toBe(
      'Domenica Esposito',
    )
  })

  test('en: "we shall be five" counts the party', () => {
    const draft = draftAfter(
      'en',
      'a table for friday',
      'yes',
      'Ann Lee',
      'half past seven, and we shall be five',
    )
    expect([draft.guests, draft.time]).toEqual([5, '19:30'])
  })
})
