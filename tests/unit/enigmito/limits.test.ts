import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { knowing } from './support.ts'
import { saidLast, slugsAfter } from './talking.ts'

const { menu } = knowing()
const itemsAfter = (lang: Locale, ...said: string[]) => {
  const { talk } = saidLast(lang, said)
  return talk.listed.flatMap((ref) => menu.bySlug.get(ref) ?? [])
}

describe('wine by the glass', () => {
  test.each<[Locale, string]>([
    ['es', 'qué tinto por copas le va a la carrillera?'],
    ['en', 'a red by the glass to go with the beef cheek?'],
    ['fr', 'quel rouge au verre avec la joue de bœuf ?'],
    ['de', 'welcher rotwein im glas passt zur rinderbacke?'],
    ['it', 'quale rosso al calice con la guancia di manzo?'],
  ])('%s "%s": what the house noted is not poured, so what is poured is told', (lang, text) => {
    const wines = itemsAfter(lang, text).filter(({ kind }) => kind === 'wine')
    expect(wines.length).toBeGreaterThan(2)
    expect(wines.filter(({ prices }) => !prices.some(({ formato }) => formato === 'copa'))).toEqual([])
    expect(wines.filter(({ wine }) => wine?.estilo !== 'tinto')).toEqual([])
  })

  test.each<[Locale, string]>([
    ['es', 'una copa de blanco por menos de 5 euros'],
    ['en', 'a glass of white for less than a fiver'],
    ['fr', 'un verre de blanc à moins de 5 balles'],
    ['de', 'ein glas weißwein unter 5 euro'],
    ['it', 'un calice di bianco sotto i 5 euro'],
  ])('%s "%s": the price of the glass counts', (lang, text) => {
    const wines = itemsAfter(lang, text)
    const glass = wines.map(({ prices }) => prices.find(({ formato }) => formato === 'copa')?.cents ?? 9999)
    expect(glass.length).toBeGreaterThan(1)
    expect(Math.max(...glass)).toBeLessThanOrEqual(500)
  })

  test.each<[Locale, readonly string[], string]>([
    [
      'es',
      ['a cuánto sale el Grillo de Páramo', 'y unas bravas con una copa de ese, cuánto en total'],
      '12,20',
    ],
    ['de', ['was kostet der Tardana de Cañada', 'patatas bravas und ein glas davon, zusammen?'], '12,00'],
  ])('%s %j: a sum takes the glass', (lang, said, sum) => {
    expect(saidLast(lang, said).message).toContain(sum)
  })
})

describe('what somebody may not eat, and a question', () => {
  test.each<[Locale, string]>([
    ['es', 'tengo que añadir que cacahuete y sésamo ni tocarlos, alergia. qué arroz puedo comer'],
    ['en', 'peanuts and sesame are a no go, allergy. which rice can i eat'],
    ['fr', 'arachides et sésame interdits, allergie. quels riz je peux manger'],
    ['de', 'muss noch dazu sagen, erdnüsse und sesam gehen nicht, allergie. welchen reis kann ich essen'],
    ['it', 'arachidi e sesamo niente, allergia. che risi posso mangiare'],
  ])('%s "%s": the rice dishes and no wine', (lang, text) => {
    const slugs = slugsAfter(saidLast(lang, [text]))
    expect(slugs).toContain('arroz-huerta')
    expect(slugs.filter((slug) => menu.bySlug.get(`wine:${slug}`))).toEqual([])
  })

  test.each<[Locale, string]>([
    ['es', 'me garantizáis que no hay trazas?'],
    ['en', 'do you guarantee theres no traces'],
    ['fr', "vous garantissez qu'il n'y a pas de traces ?"],
    ['de', 'könnt ihr garantieren dass keine spuren drin sind'],
    ['it', 'mi garantite che non ci sono tracce?'],
  ])('%s "%s": it cannot be excluded, whatever was spoken of before', (lang, text) => {
    expect(saidLast(lang, [text]).intent).toBe('allergen_guarantee')
    expect(saidLast(lang, ['paella valenciana', text]).intent).toBe('allergen_guarantee')
  })

  test('two questions behind a colon are both answered', () => {
    const { message } = saidLast('en', [
      'coeliac here, two things: is the cheesecake ok for me and do you have a gf beer',
    ])
    expect(message).toMatch(/Cheesecake: checked free of gluten/)
    expect(message).toContain('Gluten-free beer')
  })
})

describe('until when a table can be had', () => {
  test.each<[Locale, string]>([
    ['es', 'el 28 al mediodía hasta qué hora se puede coger mesa'],
    ['en', 'until what time can one get a table for lunch on the 28th'],
    ['fr', "le 28 à midi jusqu'à quelle heure on peut prendre une table"],
    ['de', 'bis wann kann man am 28. mittags einen tisch bekommen'],
    ['it', 'il 28 a pranzo fino a che ora si può prendere un tavolo'],
  ])('%s "%s": the last hour of that day', (lang, text) => {
    const { message, intent } = saidLast(lang, [text])
    expect(intent).toBe('hours_day')
    expect(message).toContain('15:15')
  })
})
