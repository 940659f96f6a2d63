import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { TEXTS } from '../../../../../supabase/functions/enigmito/texts.ts'
import { told } from '../../talking.ts'

describe('7 what a sheet does not list is not said to fit', () => {
  test.each<[Locale, string, string]>([
    ['es', 'soy alérgico a los frutos secos', '¿qué entrantes puedo comer?'],
    ['en', 'i am allergic to nuts', 'what starters can i have?'],
    ['fr', 'je suis allergique aux noix', 'quelles entrées je peux manger ?'],
    ['de', 'ich bin gegen nüsse allergisch', 'welche vorspeisen kann ich essen?'],
    ['it', 'sono allergico alla frutta a guscio', 'quali antipasti posso mangiare?'],
  ])('%s: "%s", "%s"', (lang, first, said) => {
    const { message } = told(lang, first, said)
    expect(message).toContain('- ')
    expect(message).not.toContain(TEXTS[lang].Hilo.encaja)
  })
})

test('fr: several allergens agree with their verb, and the name of a dish needs no article', () => {
  const said = ['mon fils est allergique aux arachides et aux œufs', 'il peut manger les spaghettis ?']
  const { message } = told('fr', ...said)
  expect(message).toMatch(
    /Spaghettis à la tomate : « .+ ou .+ » ne figurent pas parmi les allergènes déclarés\./,
  )
})
