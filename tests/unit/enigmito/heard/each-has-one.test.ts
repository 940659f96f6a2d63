import { describe, expect, test } from 'vitest'
import type { Avoided, Eater } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { told } from '../talking.ts'

const of = (who: Eater, ...allergens: Avoided['allergens']): Avoided => ({ who, allergens, diets: [] })

describe('18.4 several people, each with what they avoid', () => {
  test.each<[Locale, string]>([
    ['es', 'hay un alergico al apio, una a la mostaza y uno a la soja. carnes para los tres?'],
    ['en', 'one of us is allergic to celery, one to mustard, another to soy. a main for us'],
    ['fr', 'on a un allergique au celeri, une à la moutarde et un au soja. une viande ?'],
    ['de', 'einer von uns ist gegen sellerie allergisch, eine gegen senf und einer gegen soja'],
    ['it', 'abbiamo un allergico al sedano, una alla senape e uno alla soia. un secondo?'],
  ])('T-ALG-01 %s: "%s" keeps all three', (lang, text) => {
    const kept = told(lang, text).talk.avoid.flatMap(({ allergens }) => allergens)
    expect(kept.toSorted()).toEqual(['apio', 'mostaza', 'soja'])
  })

  test.each<[Locale, string]>([
    ['es', 'el uno es alergico al huevo, la otra a la leche'],
    ['en', 'one is allergic to eggs, the other to milk'],
    ['fr', "l'un est allergique aux œufs, l'autre au lait"],
    ['de', 'der eine ist allergisch gegen eier, die andere gegen milch'],
    ['it', "uno è allergico alle uova, l'altra al latte"],
  ])('T-ALG-01 %s: "%s" keeps both', (lang, text) => {
    const kept = told(lang, text).talk.avoid.flatMap(({ allergens }) => allergens)
    expect(kept.toSorted()).toEqual(['huevos', 'leche'])
  })

  test.each<[Locale, string]>([
    ['es', 'yo: sin lactosa. pilar: alergia al huevo. juan: sesamo. que entrantes podemos compartir'],
    ['en', '3 of us. me: no dairy. jon: egg allergy. priya: sesame. what starters can we share'],
    ['fr', 'moi : pas de lait. jean : allergie aux œufs. priya : sésame. quelles entrées pour tous'],
    ['de', 'ich: keine milch. jonas: eiallergie. priya: sesam. welche vorspeisen gehen für alle'],
    ['it', 'io: niente latte. luca: allergia alle uova. priya: sesamo. che antipasti dividiamo'],
  ])('T-ALG-01 %s: "%s" names whose each is', (lang, text) => {
    expect(told(lang, text).talk.avoid).toEqual([
      of('guest', 'leche'),
      of('companion', 'huevos'),
      of('other', 'sesamo'),
    ])
  })

  test.each<[Locale, string]>([
    ['es', 'soy alergico al huevo, una de gambas'],
    ['en', 'allergic to eggs, one of the prawns please'],
  ])('%s: "%s" avoids nothing that is ordered', (lang, text) => {
    expect(told(lang, text).talk.avoid).toEqual([of('guest', 'huevos')])
  })

  test('en: "starters: no nuts, mains: any fish" names nobody', () => {
    expect(told('en', 'starters: no nuts please, mains: anything with fish').talk.avoid).toEqual([
      of('guest', 'frutos_cascara', 'cacahuetes'),
    ])
  })
})
