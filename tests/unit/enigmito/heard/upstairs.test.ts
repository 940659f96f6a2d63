import { expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { ask } from '../support.ts'

test.each<[Locale, string]>([
  ['es', '¿hay planta de arriba?'],
  ['en', 'is there an upstairs?'],
  ['fr', 'ya un etage je crois ?'],
  ['de', 'habt ihr was extra nur für uns'],
  ['it', "c'è un piano di sopra?"],
])('%s "%s" asks of the room upstairs, and of no wine', (lang, text) => {
  expect(ask(text, lang).message).toContain('14')
})
