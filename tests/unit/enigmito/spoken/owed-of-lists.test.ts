import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { knowing } from '../support.ts'
import { saidLast, slugsAfter } from '../talking.ts'

const demo = knowing()

/** Whatever a message about an allergen is taken for, each dish of the answer is told whether it holds that allergen. */
describe('T-ALG-01 what is said of an allergen is told of each thing that is listed', () => {
  test.each<[Locale, string, string]>([
    ['fr', 'y a des noix partout dans vos desserts ou certaines choses en ont pas ?', 'fruits à coque'],
    ['de', 'gibt es Desserts, die Nüsse garantiert nicht enthalten?', 'Schalenfrüchte'],
    ['es', 'si quito todo lo que lleva huevo, qué me queda de postres?', 'huevos'],
    ['fr', 'des œufs ça passe pas chez moi, y a quoi dans les viandes du coup', 'œufs'],
  ])('%s "%s"', (lang, text, allergen) => {
    const { message } = saidLast(lang, [text])
    const listed = slugsAfter(saidLast(lang, [text]))
    expect(listed.length).toBeGreaterThan(1)
    expect(message).toContain(allergen)
    const stated = message.slice(message.indexOf(allergen))
    for (const slug of listed) {
      const item = demo.menu.items.find((one) => one.slug === slug)
      expect(stated).toContain(item?.names.get(lang) ?? slug)
    }
  })
})

describe('T-ALG-01 on the children’s menu a dish is looked for that the child may eat', () => {
  test.each<[Locale, string, string]>([
    ['es', 'mi hija no puede comer leche, qué hay en el menú infantil?', 'leche'],
    ['en', 'asking about the kids menu, the youngest has a fish allergy, what can she get', 'pescado'],
    ['en', "the wee one's not allowed milk, would ye have anything for her on the childrens menu?", 'leche'],
    ['de', 'mein sohn darf keine milch, was gibt es auf der kinderkarte?', 'leche'],
  ])('%s "%s"', (lang, text, allergen) => {
    const free = slugsAfter(saidLast(lang, [text])).filter((slug) => {
      const item = demo.menu.items.find((one) => one.slug === slug)
      return !['contiene', 'puede_contener'].includes(item?.presence.get(allergen) ?? '')
    })
    expect(free).toContain('espaguetis-tomate')
  })
})
