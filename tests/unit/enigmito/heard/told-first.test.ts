import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

const FISH: Record<Locale, string> = {
  es: '¿Qué pescados tenéis?',
  en: 'What fish do you have?',
  fr: "Qu'avez-vous comme poisson ?",
  de: 'Welchen Fisch habt ihr?',
  it: 'Che pesce avete?',
}

describe('issue 18: what guests tell before they ask is not answered', () => {
  test.each<[Locale, string]>([
    ['es', 'Es el cumple de mi madre.'],
    ['es', 'Estamos de vacaciones por aquí.'],
    ['es', 'A mi marido le encanta el vino.'],
    ['en', 'It’s our first time in Spain.'],
    ['en', 'We’re on holiday here.'],
    ['en', 'We’re a group of friends.'],
    ['fr', 'On rentre de la plage.'],
    ['fr', 'Nous sommes en vacances dans la région.'],
    ['de', 'Wir sind mit dem Auto aus Köln gekommen.'],
    ['de', 'Wir sind gerade gelandet und haben Hunger.'],
    ['it', 'Oggi è il nostro anniversario.'],
    ['it', 'Siamo in vacanza qui.'],
  ])('%s %s', (lang, told) => {
    expect(saidLast(lang, [`${told} ${FISH[lang]}`]).message).toBe(saidLast(lang, [FISH[lang]]).message)
  })

  test.each<[Locale, string, string]>([
    ['en', 'I need a place to park. What fish do you have?', '250'],
    ['es', 'Queremos ir con perro. ¿Qué pescados tenéis?', 'terraza'],
    ['de', 'Ich bin allergisch gegen Fisch. Welchen Reis habt ihr?', 'Fisch'],
  ])('%s %s: a wish and an allergy are heard', (lang, said, word) => {
    expect(saidLast(lang, [said]).message).toContain(word)
  })

  test.each<[Locale, string]>([
    ['es', '¿Estáis de vacaciones en enero?'],
    ['de', 'Habt ihr im Januar Urlaub?'],
    ['fr', 'Vous êtes en vacances en janvier ?'],
  ])('%s %s: whether the house is closed is asked', (lang, said) => {
    expect(saidLast(lang, [said]).message).toContain('24')
  })
})

describe('issue 18: three questions behind commas', () => {
  test.each<[Locale, string, readonly string[]]>([
    [
      'es',
      'se puede llevar perro, tenéis platos veganos y hasta q hora dais comidas hoy',
      ['terraza', 'Hummus', '15:15'],
    ],
    [
      'en',
      'Can we bring our dog, what do you have without gluten, and are you open tonight?',
      ['terrace', 'Lamb', '18:30'],
    ],
    [
      'fr',
      'vous avez un parking, quels desserts sans gluten et vous êtes ouverts dimanche soir ?',
      ['250', 'Sorbet', '18:30'],
    ],
    [
      'de',
      'darf unser Hund mit, welche vegetarischen Reisgerichte haben Sie und bis wann gibt es Mittagessen?',
      ['Terrasse', 'huerta', '15:15'],
    ],
    [
      'it',
      'si può venire col cane, che dolci avete senza latte e a che ora aprite stasera?',
      ['terrazza', 'Sorbetto', '18:30'],
    ],
  ])('%s %s', (lang, said, words) => {
    const { message } = saidLast(lang, [said])
    expect(words.filter((word) => !message.includes(word))).toEqual([])
  })
})
