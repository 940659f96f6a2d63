import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { TEXTS } from '../../../../../supabase/functions/enigmito/texts.ts'
import { told } from '../../talking.ts'

describe('18.4 who is not vegetarian', () => {
  test.each<[Locale, string, string]>([
    ['fr', 'vous avez quoi pour les végétariens ?', "ma femme n'est pas végétarienne, elle aime le poisson"],
    ['en', 'what do you have for vegetarians?', 'my wife is not vegetarian, is the sea bass well cooked?'],
    ['es', '¿qué hay para vegetarianos?', 'ella no es vegetariana, le gusta el pescado'],
    ['de', 'was gibt es für vegetarier?', 'meine frau ist keine vegetarierin, ist der wolfsbarsch gut?'],
    ['it', "cosa c'è per vegetariani?", 'mia moglie non è vegetariana, le piace il pesce'],
  ])('%s "%s", "%s": keeps no diet', (lang, first, said) => {
    const { talk } = told(lang, first, said)
    expect(talk.avoid.flatMap(({ diets }) => diets)).toEqual([])
  })

  test('de: "kein Fleisch, Fisch schon" is given fish', () => {
    const { message } = told('de', 'meine frau isst kein fleisch, fisch schon. was gibts?')
    expect(message).toMatch(/Dorade|Wolfsbarsch/)
    expect(message).not.toContain(TEXTS.de.Hilo.nada)
  })
})

test.each<[Locale, string, string]>([
  ['de', 'bin gegen erdnüsse allergisch', 'ich möchte den gerösteten blumenkohl probieren'],
  ['en', "i'm allergic to peanuts", "i'd love to try the roasted cauliflower"],
  ['es', 'soy alérgico al cacahuete', 'quiero probar la coliflor asada'],
])('18.4 in %s "%s", "%s": what is wished is told for what it holds', (lang, first, said) => {
  const { message } = told(lang, first, said)
  expect(message).toMatch(/Blumenkohl|auliflower|oliflor/)
  expect(message).toMatch(/sind Erdnüsse aufgeführt|include peanuts|figuran cacahuetes/)
})

test('18.4 in en: "do you fry them separately?" is asked of the kitchen, not of the bill', () => {
  const said = ['my daughter is coeliac, can she have the prawns?', 'Do you fry them separately?'] as const
  expect(told('en', ...said).message).toContain(TEXTS.en.Alergenos.sinGarantia)
})

test.each<[Locale, string, string]>([
  ['es', 'uno es alérgico al marisco', '¿qué arroces puede comer el alérgico?'],
  ['en', 'one of us is allergic to shellfish', 'what rice can the allergic one eat?'],
  ['de', 'einer ist auf krebstiere allergisch', 'welchen reis kann der allergiker essen?'],
  ['it', 'uno è allergico ai crostacei', "cosa può mangiare l'allergico di risi?"],
  ['fr', 'un de nous est allergique aux crustacés', "que peut manger l'allergique comme riz ?"],
])('18.4 in %s "%s", "%s": who is spoken of again is known', (lang, first, said) => {
  const { message } = told(lang, first, said)
  expect(message).toMatch(/[Pp]aella/)
  expect(message).not.toMatch(/senyoret/)
})

test.each<[Locale, string]>([
  ['en', 'do you have a croquette with no ham in it'],
  ['es', '¿tenéis alguna croqueta que no lleve jamón?'],
  ['fr', 'vous avez une croquette sans jambon dedans ?'],
  ['de', 'habt ihr eine krokette ohne schinken drin?'],
  ['it', 'avete una crocchetta senza prosciutto dentro?'],
])('18 in %s "%s": one of the kind without it', (lang, said) => {
  expect(told(lang, said).talk.listed).toEqual(['dish:croqueta-sepia-tinta'])
})
