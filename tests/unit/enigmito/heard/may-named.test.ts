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

describe('18 behind an allergy the dish that is asked of is no part of it', () => {
  test.each<[Locale, string]>([
    ['es', 'mi mujer es alérgica a los crustáceos (a los moluscos no). los mejillones los puede comer?'],
    ['en', 'my dad is allergic to crustaceans (not to molluscs), can he have the mussels?'],
    ['fr', 'mon mari est allergique aux crustacés (pas aux mollusques). Les moules, il peut ?'],
    ['de', 'meine Frau ist gegen Krebstiere allergisch, darf sie die Muscheln essen?'],
    ['it', 'mia moglie è allergica ai crostacei, non ai molluschi. le cozze può mangiarle?'],
  ])('%s: %s', (lang, text) => {
    const { intent, talk } = saidLast(lang, [text])
    expect(intent).toBe('allergen_dish')
    expect(talk.avoid).toMatchObject([{ who: 'companion', allergens: ['crustaceos'], diets: [] }])
  })

  test.each<[Locale, string]>([
    ['en', "I'm allergic to crustaceans, not to molluscs either"],
    ['en', 'I am allergic to crustaceans, to molluscs as well'],
    ['de', 'meine Frau ist gegen Krebstiere allergisch, die Muscheln darf sie auch nicht'],
    ['fr', 'mon mari est allergique aux crustacés, aux moules aussi'],
  ])('%s: what is denied goes on with it: %s', (lang, text) => {
    const { talk } = saidLast(lang, [text])
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toEqual(['crustaceos', 'moluscos'])
  })

  test('the dish for somebody else is told to who may have some of it', () => {
    const first = "my boy's allergic to peanuts, what can he eat?"
    for (const text of ["he'll want some of it", "he'd steal some"]) {
      const { message } = saidLast('en', [first, `and the roast cauliflower for my mum, ${text}`])
      expect(message).toContain('include peanuts')
    }
  })

  test.each<[Locale, string, string]>([
    ['fr', 'je suis allergique au sésame', "Le houmous, c'est non pour moi ? Et l'aubergine à la flamme ?"],
    ['fr', 'je suis allergique au sésame', "le houmous et l'aubergine à la flamme, je peux ?"],
  ])('%s: after "%s" each dish is told: %s', (lang, first, text) => {
    const { message } = saidLast(lang, [first, text])
    expect(message).toContain('Houmous')
    expect(message).toContain('Aubergine')
  })
})

describe('18 "not the cheesecake, right?" is told its state', () => {
  test.each<[Locale, string, string]>([
    ['es', 'soy alérgica a la leche', 'la tarta de queso no, ¿verdad?'],
    ['en', "I can't have milk", 'the cheesecake no, right?'],
    ['fr', 'je suis intolérant au lait', "le cheesecake non, j'imagine ?"],
    ['de', 'ich vertrage keine Milch', 'der Käsekuchen nicht, oder?'],
    ['it', 'sono intollerante al lattosio', 'la cheesecake no, vero?'],
  ])('%s: %s … %s', (lang, before, text) => {
    const { intent, talk } = saidLast(lang, [before, text])
    expect(intent).toBe('allergen_dish')
    expect(talk.about).toBe('dish:tarta-queso')
  })

  test('a dish that is the only one of its kind is asked for without an article too', () => {
    const { talk } = saidLast('en', [
      'I am celiac',
      'does the hake in green sauce have flour?',
      'and octopus?',
    ])
    expect(talk.about).toBe('dish:pulpo-brasa')
  })
})
