import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

const ONLY_LIKE: Record<Locale, string> = {
  es: 'Tal cual no lo tenemos; lo más parecido es:',
  en: 'We don’t have exactly that; the closest is:',
  fr: 'Nous n’avons pas exactement cela ; le plus proche :',
  de: 'Genau das haben wir nicht; am nächsten kommt:',
  it: 'Proprio questo non c’è; il più simile è:',
}

describe('issue 18: a dish and what it is made of are one wish', () => {
  test.each<[Locale, string, string]>([
    ['es', 'teneis helado de chocolate?', 'Helado de turrón'],
    ['es', 'croquetas de bacalao hay?', 'Croqueta de sepia'],
    ['es', 'hay sopa de pescado?', 'Crema de calabaza'],
    ['es', 'teneis tarta de manzana?', 'Tarta de queso'],
    ['en', 'do you have chocolate ice cream?', 'Turrón ice cream'],
    ['en', 'do you have fish soup?', 'Roast pumpkin soup'],
    ['en', 'any chocolate cake?', 'Chocolate, olive oil and salt'],
    ['fr', 'vous avez de la glace au chocolat ?', 'Glace au turrón'],
    ['fr', 'une salade de thon ?', 'Salade du potager'],
    ['fr', 'tarte aux pommes ?', 'Cheesecake'],
    ['de', 'habt ihr schokoladeneis?', 'Turrón-Eis'],
    ['de', 'Gibt es Fischsuppe?', 'Cremesuppe von geröstetem Kürbis'],
    ['de', 'Thunfischsalat?', 'Gartensalat'],
    ['it', 'avete gelato al cioccolato?', 'Gelato al torrone'],
    ['it', 'avete la torta al cioccolato?', 'Cioccolato, olio e sale'],
  ])('%s %j: no dish is both, and nothing is said to be it', (lang, said, closest) => {
    const message = saidLast(lang, [said]).message.replace(/\s/g, ' ')
    expect(message).toContain(ONLY_LIKE[lang])
    expect(message).toContain(closest)
  })

  test.each<[Locale, string, string]>([
    ['es', 'teneis arroz con pollo?', 'Paella valenciana'],
    ['en', 'do you do a chicken paella?', 'Paella valenciana'],
    ['fr', 'riz aux légumes', 'Arroz de la huerta'],
    ['de', 'gemüsereis', 'Arroz de la huerta'],
    ['it', 'c’è il risotto ai funghi?', 'Meloso di funghi e carciofo'],
  ])('%s %j: what is both is told as it', (lang, said, dish) => {
    const { message } = saidLast(lang, [said])
    expect(message).toContain(dish)
    expect(message).not.toContain(ONLY_LIKE[lang])
  })

  test.each<[Locale, string]>([
    ['es', 'tarta de manzana?'],
    ['es', 'llevan cerezas?'],
    ['en', 'apples?'],
    ['fr', 'une mangue ?'],
    ['de', 'apfelstrudel habt ihr?'],
    ['it', 'carote?'],
  ])('%s %j: a fruit is no slip of the pen for a day, a beer or the menu', (lang, said) => {
    expect(saidLast(lang, [said]).message).not.toMatch(/mañana|cerveza|morgen|Sprudel|secci|sezioni/i)
  })
})
