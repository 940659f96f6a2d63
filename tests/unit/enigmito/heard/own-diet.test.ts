import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

const avoided = (lang: Locale, said: string) => saidLast(lang, [said]).talk.avoid

describe('18.4 who says what he is has it, whatever is asked beside it', () => {
  test.each<[Locale, string, string]>([
    ['es', 'soy vegana, que arroz hay', 'vegan'],
    ['en', 'i am vegan. what rice do you have?', 'vegan'],
    ['en', "i'm a vegetarian, what rice do you have?", 'vegetarian'],
    ['en', 'veggie here. what u got thats filling', 'vegetarian'],
    ['fr', 'je suis végétarien, vous avez quoi comme riz', 'vegetarian'],
    ['fr', 'végétarienne ici, vous avez quoi', 'vegetarian'],
    ['de', 'ich bin veganerin, was gibts', 'vegan'],
    ['it', 'sono vegana, che risi avete', 'vegan'],
  ])('%s "%s"', (lang, said, diet) => {
    expect(avoided(lang, said)).toEqual([{ who: 'guest', allergens: [], diets: [diet] }])
  })

  test.each<[Locale, string]>([
    ['it', 'sono vegane le polpette?'],
    ['it', 'sono vegani i ravioli?'],
    ['es', 'hay algo vegano aqui?'],
    ['en', 'is there anything vegan here'],
    ['en', 'i am not vegan, what have you got'],
    ['de', 'gibt es hier was veganes'],
    ['fr', 'il y a du vegan ici ?'],
    ['es', 'son veganas las bravas?'],
  ])('%s "%s" only asks', (lang, said) => {
    expect(avoided(lang, said)).toEqual([])
  })

  test.each<[Locale, string, string, string]>([
    ['en', 'my youngest wont touch fish or egg, what rice could he have', 'child', 'pescado'],
    ['es', 'mi hijo no toca el pescado, que hay para el', 'child', 'pescado'],
    ['en', 'my tongue itches when i eat nuts, any safe dessert?', 'guest', 'frutos_cascara'],
    ['de', 'bei nüssen juckt mir die zunge, welchen nachtisch kann ich essen', 'guest', 'frutos_cascara'],
    ['it', 'le noci mi fanno prudere la lingua, che dolce prendo?', 'guest', 'frutos_cascara'],
    ['fr', 'les noix ça me gratte la langue, quel dessert je peux prendre', 'guest', 'frutos_cascara'],
    ['de', 'fisch für ihn, aber krustentiere kriegt er pickel von', 'companion', 'crustaceos'],
  ])('%s "%s": what is not eaten is kept', (lang, said, who, allergen) => {
    expect(avoided(lang, said)).toEqual([
      expect.objectContaining({ who, allergens: expect.arrayContaining([allergen]) }),
    ])
  })

  test('what is hot is told of what a vegetarian may eat', () => {
    const { message } = saidLast('en', ['veggie here. what u got thats filling', 'anything spicy for me'])
    expect(message).toMatch(/bravas|cauliflower/)
    expect(message).not.toMatch(/tuna|Gambas/)
  })
})

describe('18.5 a reaction now is heard by what it does', () => {
  test.each<[Locale, string]>([
    ['it', 'il mio ragazzo ha la lingua che gli prude e macchie sul collo dopo il dolce alle nocciole'],
    ['es', 'a mi mujer la lengua le pica y tiene manchas en el cuello'],
    ['en', 'his tongue itches and he has spots on his neck after the cake'],
    ['fr', 'mon fils a la langue qui lui gratte apres le dessert'],
    ['de', 'meinem mann juckt die zunge nach dem nachtisch'],
  ])('%s "%s"', (lang, said) => {
    expect(saidLast(lang, [said]).message).toMatch(/112/)
  })

  test.each<[Locale, string]>([
    ['en', 'prawns make my lips itch, which rice is ok?'],
    ['de', 'bei nüssen juckt mir die zunge, welchen nachtisch kann ich essen'],
    ['it', 'le noci mi fanno prudere la lingua, che dolce prendo?'],
  ])('%s "%s" is a habit', (lang, said) => {
    expect(saidLast(lang, [said]).message).not.toMatch(/112/)
  })
})
