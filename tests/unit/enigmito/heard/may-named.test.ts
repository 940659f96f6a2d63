import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

describe('18 with an allergy known, "and the cheesecake, can’t I?" is told its state, whatever else the words may mean', () => {
  test.each<[Locale, string, string, string]>([
    [
      'es',
      'soy alérgica a los frutos secos',
      'y la tarta de queso no puedo? es mi favorita',
      'frutos de cáscara',
    ],
    ['en', 'I am allergic to nuts', 'and the cheesecake can’t I? it’s my favourite', 'may contain tree nuts'],
    ['fr', 'je suis allergique aux noix', 'et le cheesecake je peux pas ?', 'fruits à coque'],
    ['de', 'ich habe eine Nussallergie', 'den Käsekuchen kann ich nicht?', 'kann Schalenfrüchte enthalten'],
    [
      'it',
      'sono allergica alla frutta a guscio',
      'e la cheesecake non posso?',
      'può contenere frutta a guscio',
    ],
  ])('%s: %s … %s', (lang, before, text, told) => {
    const { message, intent } = saidLast(lang, [before, text])
    expect(intent).toBe('allergen_dish')
    expect(message).toContain(told)
  })
  test.each<[Locale, string, string]>([
    ['es', 'soy alérgica a los frutos secos', 'puedo llevar una tarta de cumpleaños?'],
    ['en', 'I am allergic to nuts', 'can I bring a birthday cake?'],
    ['de', 'ich habe eine Nussallergie', 'kann ich eine Torte mitbringen?'],
  ])('%s: %s … %s is of bringing one', (lang, before, text) => {
    expect(saidLast(lang, [before, text]).intent).not.toBe('allergen_dish')
  })
})
