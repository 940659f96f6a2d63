import { describe, expect, test } from 'vitest'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'

const heard = (locale: Locale, text: string) =>
  understand(text, {
    ...{ asking: null, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale },
  })

describe('§4 who asks whether a table is kept wishes for no other one', () => {
  test.each<[Locale, string]>([
    ['es', 'nos guardais la mesa si tardamos'],
    ['en', 'can you hold our table for half an hour'],
    ['fr', 'vous gardez la table si on a du retard'],
    ['de', 'haltet ihr den tisch solange'],
    ['it', 'tenete il tavolo se tardiamo'],
    ['en', 'could i just sit at the bar with a good book, no booking'],
  ])('%s "%s"', (locale, text) => {
    expect(heard(locale, text).wish).toBe(false)
  })

  test.each<[Locale, string]>([
    ['es', 'guardadnos la mesa para 4 el viernes'],
    ['it', 'tienici il tavolo per 4 venerdì'],
  ])('%s "%s" wishes for one', (locale, text) => {
    expect(heard(locale, text).wish).toBe(true)
  })

  test.each<[Locale, string]>([
    ['it', 'tengo già un tavolo pe stasera a nome Esposito'],
    ['fr', 'on devait venir ce soir au nom de Lefèvre'],
  ])('%s "%s" tells of one that there is', (locale, text) => {
    expect(heard(locale, text).existing).toBe(true)
  })

  test('39 of fever are no party', () => {
    expect(heard('fr', 'la petite a 39 de fièvre').found).toEqual([])
  })

  test('it "ma se po\' fumà fuori?" asks, and chooses no place', () => {
    const { question, found } = heard('it', "ma se po' fumà fuori?")
    expect({ question, found }).toEqual({ question: true, found: [] })
  })
})
