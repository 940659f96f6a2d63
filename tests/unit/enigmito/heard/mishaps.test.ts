import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

describe('18.5 a reaction that is happening', () => {
  test.each<[Locale, string]>([
    ['fr', "mes lèvres gonflent, et si c'était une réaction ?"],
    ['it', 'mi si gonfiano le labbra, e se fosse una reazione?'],
    ['en', "my throat is closing, what if it's a reaction?"],
    ['es', 'se me hinchan los labios, ¿y si es una reacción?'],
    ['de', 'mein Hals wird eng, und wenn das eine Reaktion ist?'],
    ['en', "what if it's a reaction? it's getting worse right now"],
  ])('%s: "%s" is told 112 at once', (lang, text) => {
    const { intent, message } = saidLast(lang, [text])
    expect(intent).toBe('care_reaction')
    expect(message).toContain('112')
  })

  test.each<[Locale, string]>([
    ['fr', "et s'il fait une réaction vous faites quoi"],
    ['de', 'was macht ihr wenn er eine Reaktion bekommt'],
    ['en', 'what do you do if she has a reaction'],
  ])('%s: "%s" is still only supposed', (lang, text) => {
    expect(saidLast(lang, [text]).intent).toBe('allergen_guarantee')
  })
})

describe('18.5 who is allergic has eaten it, and asks what to do', () => {
  test.each<[Locale, string]>([
    ['es', 'es alergico al marisco y comio buñuelos, q hago????'],
    ['en', 'my son is allergic to nuts and he just ate the cheesecake what do i do'],
    ['fr', 'il est allergique aux crustacés et il a mangé des croquettes on fait quoi'],
    ['de', 'mein Sohn ist allergisch gegen Nüsse und hat den Kuchen gegessen, was sollen wir machen'],
    ['it', 'mio figlio è allergico alle noci e ha mangiato la torta che faccio'],
  ])('%s: "%s" is told 112 at once', (lang, text) => {
    const { intent, message } = saidLast(lang, [text])
    expect(intent).toBe('care_reaction')
    expect(message).toContain('112')
  })
})

test('18.5 en: who ate here before and asks for help with the menu is no emergency', () => {
  const said = "i'm allergic to nuts and i ate so well at yours, can you help me find a dessert"
  expect(saidLast('en', [said]).intent).not.toBe('care_reaction')
})

describe('18.5 who was ill after a meal', () => {
  test.each<[Locale, string]>([
    [
      'de',
      'uns gehts seit gestern nacht richtig mies, haben bei euch muscheln gegessen und seitdem nur noch am brechen',
    ],
    ['de', 'war gestern abend bei euch, seit 3 uhr nachts nur am spucken. das waren doch die muscheln!!'],
  ])('%s: "%s"', (lang, text) => {
    expect(saidLast(lang, [text]).intent).toBe('care_illness')
  })

  test('it: and asks where to write, is told the address', () => {
    const said = ['mi sento malissimo da ieri, ho mangiato da voi', "una mail ce l'avete"]
    expect(saidLast('it', said).message).toContain('hola@almaenigma.example.com')
  })
})

describe('18.5 a hard word is no complaint of its own', () => {
  test.each<[Locale, string]>([
    ['es', 'noche fatal, ¿qué vino me recomiendas?'],
    ['en', 'I had a horrible night, what wine do you recommend'],
    ['en', "dinner wasn't awful"],
    ['fr', 'le service est-il nul le lundi ?'],
    ['fr', 'un repas nul en gluten'],
    ['es', 'terrible sitio para aparcar, ¿no?'],
    ['es', 'una cena horrible, ¿qué alérgenos lleva la paella?'],
  ])('%s: "%s" is answered as what it asks', (lang, text) => {
    expect(saidLast(lang, [text]).intent).not.toBe('care_complaint')
  })

  test.each<[Locale, string]>([
    ['es', 'la cena fue un desastre'],
    ['en', 'last night was an awful dinner'],
    ['it', 'ieri sera esperienza pessima'],
  ])('%s: "%s" stays a complaint', (lang, text) => {
    expect(saidLast(lang, [text]).intent).toBe('care_complaint')
  })
})
