import { describe, expect, test } from 'vitest'
import type { ChatState } from '../../../../lib/chat/state.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { converse, DRAFT, MODES } from '../converse.ts'

const OFFERED = {
  ...MODES.offered,
  draft: { ...DRAFT, name: null, email: null, phone: null, given: ['date', 'time', 'guests'] },
} as ChatState

const draftAfter = (locale: Locale, said: string) => {
  const chat = converse(locale, {}, OFFERED)
  const { asked } = chat.say(said)
  const state = chat.state()
  return { asked, draft: state.mode === 'talking' ? null : state.draft }
}

describe('§5 name: a name that is a day or a month moves no booking', () => {
  test.each<[Locale, string, string]>([
    ['de', 'ja gern, Jens Freitag mein name', 'Jens Freitag'],
    ['de', 'ja, Jens Freitag', 'Jens Freitag'],
    ['de', 'ja. Jan Koch, jan@example.com', 'Jan Koch'],
    ['es', 'sí. Domingo Abril', 'Domingo Abril'],
    ['en', 'yes. April Friday', 'April Friday'],
    ['en', 'yes, Tom Friday', 'Tom Friday'],
    ['fr', 'oui, Paul Lundi', 'Paul Lundi'],
    ['it', 'sì, Carla Domenica', 'Carla Domenica'],
  ])('%s "%s"', (locale, said, name) => {
    const { draft } = draftAfter(locale, said)
    expect([draft?.name, draft?.date]).toEqual([name, DRAFT.date])
  })

  test.each<[Locale, string, string]>([
    ['de', 'Ja. Dann Sonntag', '2026-11-29'],
    ['de', 'ja, Sonntag Abend', '2026-11-29'],
    ['en', 'yes, This Sunday', '2026-11-29'],
    ['en', 'Yes, Sunday April 4', '2027-04-04'],
  ])('%s "%s" is a day', (locale, said, day) => {
    const { draft } = draftAfter(locale, said)
    expect([draft?.name, draft?.date]).toEqual([null, day])
  })
})

describe('§5 who agrees, says who they are and asks beside it is noted and answered', () => {
  test.each<[Locale, string, string]>([
    ['es', 'sí. Ana Ruiz, ana@example.com, +34612345678, y hay aparcamiento?', 'Ana Ruiz'],
    ['en', 'yes. Ann Lee, ann@example.com, +447700900123, and is there parking?', 'Ann Lee'],
    ['fr', 'oui. Jean Petit, jean@example.com, +33612345678, et il y a un parking ?', 'Jean Petit'],
    ['de', 'ja. Lena Vogt, lena@example.com, +4915123456789, und gibt es parkplätze?', 'Lena Vogt'],
    ['it', "sì. Anna Greco, anna@example.com, +393331234567, e c'è il parcheggio?", 'Anna Greco'],
  ])('%s "%s"', (locale, said, name) => {
    const { asked, draft } = draftAfter(locale, said)
    expect(draft?.name).toBe(name)
    expect([draft?.email, draft?.phone].every(Boolean)).toBe(true)
    expect(asked).toHaveLength(1)
  })
})

describe('§4 what is called off and ordered behind it is ordered', () => {
  test.each<[Locale, string]>([
    ['es', 'déjalo. sí, reserva, Ana Ruiz'],
    ['en', 'nah forget it. yes book it, Theo Ward'],
    ['fr', 'laisse tomber. oui reserve, Théo Blanc'],
    ['de', 'vergiss es. doch ja, reservieren, Lena Vogt'],
    ['it', 'lascia stare. sì prenota, Anna Greco'],
  ])('%s "%s"', (locale, said) => {
    const { draft } = draftAfter(locale, said)
    expect([draft?.name !== null, draft?.date]).toEqual([true, DRAFT.date])
  })

  test.each<[Locale, string]>([
    ['en', 'forget it, ok thanks'],
    ['es', 'déjalo, vale gracias'],
    ['fr', "laisse tomber, ok j'ai réservé ailleurs"],
  ])('%s "%s" stays called off', (locale, said) => expect(draftAfter(locale, said).draft).toBeNull())
})

describe('§5 guests: a party that is a clause of its own', () => {
  test.each<[Locale, string, number]>([
    ['es', 'el viernes a las 9 de la noche? 14 justos', 14],
    ['es', 'una mesa el viernes a las 3, uno solo', 1],
    ['en', 'a table on friday at 8pm, just one', 1],
    ['fr', 'une table vendredi à 20h, une seule', 1],
    ['de', 'ein Tisch am Freitag um 20 Uhr, nur einer', 1],
    ['it', 'un tavolo venerdì alle 20, uno solo', 1],
  ])('%s "%s"', (locale, said, guests) => expect(draftAfter(locale, said).draft?.guests).toBe(guests))
})

describe('§5 phone: figures that are doubled before a comma', () => {
  test('en "double oh,"', () => {
    const chat = converse('en', {}, {
      ...MODES.booking,
      step: 'phone',
      draft: { ...DRAFT, phone: null, given: ['name', 'email'] },
    } as ChatState)
    chat.say('plus four four, seven seven double oh, nine double oh, one two three')
    const state = chat.state()
    expect(state.mode === 'booking' && state.draft.phone).toBe('+447700900123')
  })
})
