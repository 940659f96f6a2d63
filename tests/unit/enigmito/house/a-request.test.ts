import { expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { TEXTS } from '../../../../supabase/functions/enigmito/texts.ts'
import { told } from '../talking.ts'

test.each<[Locale, string]>([
  ['de', 'Ist das jetzt fix?'],
  ['de', 'ist das nur eine anfrage?'],
  ['en', 'is that confirmed now?'],
  ['es', '¿ya está confirmada?'],
  ['fr', "c'est confirmé ?"],
  ['it', 'è confermata così?'],
])('18 in %s "%s": a request is not yet a table', (lang, said) => {
  expect(told(lang, said).message).toContain(TEXTS[lang].Reserva.pendiente)
})

test('18 in en: a hearing aid is no heating', () => {
  expect(told('en', 'is it noisy in there? she wears a hearing aid').message).not.toMatch(/heat/)
})

test.each<[Locale, string]>([
  ['en', 'Is there a charge for changing it?'],
  ['es', '¿no cobráis nada por reservar?'],
  ['fr', "c'est gratuit de modifier la réservation ?"],
  ['de', 'kostet das umbuchen was?'],
  ['it', 'si paga per disdire?'],
])('18 in %s "%s": what a booking costs, and no dish', (lang, said) => {
  expect(told(lang, said).message).toContain(TEXTS[lang].Reserva.cambiar)
})
