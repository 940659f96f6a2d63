import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { converse } from '../converse.ts'

/** What a booking holds after some messages. */
function bookingAfter(locale: Locale, ...said: string[]) {
  const chat = converse(locale)
  for (const text of said) chat.say(text)
  return { ...chat.draft(), step: chat.step(), mode: chat.state().mode }
}

const TABLE: Record<Locale, string> = {
  es: 'mesa para 2 el domingo a las 14:00',
  en: 'a table for 2 on sunday at 2pm',
  fr: 'une table pour 2 dimanche à 14h',
  de: 'tisch für 2 am sonntag um 14 uhr',
  it: 'tavolo per 2 domenica alle 14',
}

describe('§4 a question before anything is booked is no yes', () => {
  test.each<[Locale, string]>([
    ['es', 'antes de reservar, la paella la puede comer un celiaco?'],
    ['en', 'before i book, is there parking?'],
    ['fr', 'avant de réserver, il y a un parking ?'],
    ['de', 'bevor wir buchen: gibt es parkplätze?'],
    ['it', "prima di prenotare, c'è il parcheggio?"],
  ])('%s: "%s"', (locale, question) => {
    expect(bookingAfter(locale, TABLE[locale], question).mode).toBe('offered')
    expect(
      bookingAfter(
        locale,
        TABLE[locale],
        question,
        { es: 'sí', en: 'yes', fr: 'oui', de: 'ja', it: 'sì' }[locale],
      ).step,
    ).toBe('name')
  })
})

describe('§4 who of the party comes later moves no hour', () => {
  test.each<[Locale, string]>([
    ['es', 'mesa para 2 el domingo a las 14:00, mi marido llega a las 15:15'],
    ['en', 'a table for 2 on sunday at 2pm, my husband comes at 3pm'],
    ['fr', "une table pour 2 dimanche à 14h, l'un de nous arrive à 15h"],
    ['de', 'tisch für 2 am sonntag um 14 uhr, schreib in die notiz dass einer um 15:15 kommt'],
    ['it', 'tavolo per 2 domenica alle 14, una persona arriva alle 15'],
  ])('%s: "%s"', (locale, said) => {
    expect(bookingAfter(locale, said).time).toBe('14:00')
  })

  test('en: the guest and somebody of theirs come at the hour of the table', () => {
    expect(bookingAfter('en', 'a table for 2 on sunday. my husband and i come at 2pm').time).toBe('14:00')
  })
})

describe('§4 "at 8 or 9" is two hours, and counts nobody', () => {
  test.each<[Locale, string]>([
    ['es', 'resérvame una mesa el viernes a las 8 o 9'],
    ['en', 'a table on friday at 8 or 9'],
    ['fr', 'une table vendredi à 20h ou 21h'],
    ['de', 'ein tisch am freitag um 8 oder 9'],
    ['it', 'un tavolo venerdì alle 8 o 9'],
  ])('%s: "%s"', (locale, said) => {
    const { doubt, time, guests } = bookingAfter(locale, said)
    expect([doubt?.slot, doubt?.options, time]).toEqual(['time', ['20:00', '21:00'], null])
    expect(guests).not.toBe(9)
  })
})

describe('§4 a day with a capital beside another word with one is a name, where days have small letters', () => {
  test.each<[Locale, string, string]>([
    ['es', 'si, soy Domingo Rosado', 'Domingo Rosado'],
    ['es', 'sí, Paco Domingo Ferri', 'Paco Domingo Ferri'],
    ['fr', 'oui Inès Lundi', 'Inès Lundi'],
  ])('%s: "%s" at the offer', (locale, said, name) => {
    const draft = bookingAfter(locale, TABLE[locale], said)
    expect([draft.name, draft.date, draft.step]).toEqual([name, '2026-11-29', 'email'])
  })

  test.each([['Domingo Rosado'], ['Domingo Noé Sánchez'], ['Noemí Viernes Sala']])(
    'es: "%s" where the name is asked',
    (name) => {
      expect(bookingAfter('es', TABLE.es, 'sí', name).name).toBe(name)
    },
  )

  test('es: Good Friday is none', () => {
    expect(bookingAfter('es', 'mesa para 2 a las 14:00', 'el Viernes Santo').name).toBeNull()
  })
})

describe('§4 what looks like a value, and is a question or a number of something else', () => {
  test('it: whether the cover is charged for chooses no place', () => {
    const said = ['sì', 'Marco Sala, m@example.it, +39 347 1234567', 'senta ma si paga il coperto']
    expect(bookingAfter('it', TABLE.it, ...said).step).toBe('seating')
  })

  test('it: menus count no guests', () => {
    expect(bookingAfter('it', '23 menu dei piccoli quanto viene in totale').guests).not.toBe(23)
  })

  test('en: not so many people, but so many', () => {
    const said = ['yes', 'Ann Lee, ann@example.com, +44 7700 900123', 'inside', 'no']
    const draft = bookingAfter(
      'en',
      TABLE.en,
      ...said,
      'oh dear, not two people but three, I forgot my mother in law!',
    )
    expect(draft.guests).toBe(3)
  })

  test('es: an indirect question where the address is asked is no note', () => {
    const said = [
      'sí a nombre de Amparo Gil',
      'espere que lo busco y dígame hay que subir escaleras para entrar',
    ]
    expect(bookingAfter('es', TABLE.es, ...said).notes).toBeNull()
  })
})
