import { describe, expect, test } from 'vitest'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'

const nameIn = (locale: Locale, text: string, asking: 'offer' | 'name'): readonly string[] | undefined =>
  understand(text, {
    ...{ asking, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale },
  }).found.find(({ slot }) => slot === 'name')?.values

describe('§5 a name that stands before a number or an address without a sign between is taken', () => {
  test.each<[Locale, string, string]>([
    ['es', 'Ana Ruiz 612345678', 'Ana Ruiz'],
    ['es', 'si, Ana Ruiz 612 345 678', 'Ana Ruiz'],
    ['es', 'Dos Santos Maria, +34612345678', 'Dos Santos Maria'],
    ['es', 'Ana Ruiz +34612345678', 'Ana Ruiz'],
    ['en', 'yes please, Tom Reid 07700 900123', 'Tom Reid'],
    ['en', 'yes please. Jolene Pruitt jolene@example.com', 'Jolene Pruitt'],
    ['en', 'yep, its for Bronte Halloran', 'Bronte Halloran'],
    ['en', 'fine, put me down as Bronte Halloran', 'Bronte Halloran'],
    ['fr', 'oui. Maxime Roy max.roy@example.com', 'Maxime Roy'],
    ['fr', 'Noël Martin, 0612345678', 'Noël Martin'],
    ['fr', 'oui, Claire Morel 0612345678', 'Claire Morel'],
    ['de', 'Jan Meier 01701234567', 'Jan Meier'],
    ['it', 'Natale Rossi 3331234567', 'Natale Rossi'],
  ])('%s "%s"', (locale, text, name) => {
    expect(nameIn(locale, text, 'offer')?.[0]).toBe(name)
  })

  test.each<[Locale, string]>([
    ['es', 'si mi movil es 612345678'],
    ['es', 'somos cinco al final 612345678'],
    ['en', 'yes call me on 07700 900123'],
    ['en', "yes here's my number 07700 900123"],
    ['fr', 'ok mon tel 0612345678'],
    ['de', 'ja bitte handy 01701234567'],
    ['it', 'va bene il mio cell 3331234567'],
    ['es', 'Perdón Me Equivoqué, es +34 600 112 244'],
    ['en', 'Sorry Wrong Number, +44 7700 900123'],
    ['fr', 'Pardon Mauvais Numéro, +33 612345678'],
    ['de', 'Entschuldigung, Zahlendreher: +49 160 5551243'],
    ['it', 'Scusa Ho Sbagliato, +39 333 1234567'],
  ])('%s "%s" holds no name', (locale, text) => {
    expect(nameIn(locale, text, 'offer') ?? []).toEqual([])
  })
})

describe('§5 a name behind a yes, where a table is offered', () => {
  test.each<[Locale, string, string]>([
    ['es', 'po sí. Curro Benítez', 'Curro Benítez'],
    ['es', 'sipo. Catalina Vergara', 'Catalina Vergara'],
    ['fr', "ouais c'est Théo Marchetti", 'Théo Marchetti'],
    ['fr', 'ouiii. Jeanne Poisson', 'Jeanne Poisson'],
    ['en', 'yes - Priya Raman, priya.raman@example.com', 'Priya Raman'],
  ])('%s "%s"', (locale, text, name) => {
    expect(nameIn(locale, text, 'offer')?.[0]).toBe(name)
  })

  test.each<[Locale, string]>([
    ['fr', "oui c'est très bien"],
    ['fr', "c'est pour Samedi soir"],
    ['en', 'put me down as vegan'],
  ])('%s "%s" holds none', (locale, text) => {
    expect(nameIn(locale, text, 'offer') ?? []).toEqual([])
  })
})

describe('§5 who says none names nobody', () => {
  test.each<[Locale, string]>([
    ['es', 'ninguna'],
    ['es', 'ninguno'],
    ['it', 'nessuna'],
    ['it', 'nessuno'],
    ['en', 'idk'],
    ['en', 'whatever'],
    ['fr', 'aucune idée'],
    ['de', 'egal'],
    ['it', 'non lo so'],
  ])('%s "%s"', (locale, text) => {
    expect(nameIn(locale, text, 'name') ?? []).toEqual([])
  })
})
