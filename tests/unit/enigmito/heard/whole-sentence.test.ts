import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { withoutYes } from '../../../../supabase/functions/enigmito/matters/apart.ts'
import { knowing } from '../support.ts'
import { saidLast } from '../talking.ts'

const { menu } = knowing()
const stored = (tema: string, lang: Locale): string => menu.faqs.get(tema)?.answer.get(lang) ?? 'nothing'

describe('18 a stored yes answers its own question only', () => {
  test.each<[Locale, readonly string[]]>([
    ['es', ['se puede subir al altillo en silla de ruedas']],
    ['en', ['is the mezzanine ok with a wheelchair']],
    ['fr', ['la mezzanine est accessible en fauteuil roulant ?']],
    ['de', ['kommt man mit dem rollstuhl in die galerie']],
    ['de', ['wir sind 14, haben sie eine galerie', 'einer sitzt im rollstuhl, kommt der da hoch']],
    ['it', ['il soppalco va bene con la sedia a rotelle?']],
  ])('%s: stairs are told, and what is level (%j)', (lang, said) => {
    const { message } = saidLast(lang, said)
    expect(message).toContain(stored('sala_privada', lang))
    expect(message).not.toContain(stored('accesibilidad', lang))
  })

  test.each<[Locale, string]>([
    ['es', 'puedo llevar una tarta casera?'],
    ['en', 'can i bring a cake i baked myself?'],
    ['fr', 'on peut apporter un gâteau fait maison ?'],
    ['de', 'darf ich ne selbstgebackene torte mitbringen ja oder nein'],
    ['it', 'posso portare una torta fatta in casa?'],
  ])('%s: "%s" is a no', (lang, text) => {
    const { message } = saidLast(lang, [text])
    expect(message).toContain(withoutYes(stored('tarta', lang), lang))
    expect(message).not.toContain(stored('tarta', lang))
    expect(message).not.toMatch(/^(?:Sí|Yes|Oui|Ja|Sì)\b/u)
  })

  test.each<[Locale, string]>([
    ['es', 'es accesible en silla de ruedas?'],
    ['de', 'darf ich meinen hund mitbringen'],
    ['en', 'can i bring a birthday cake?'],
  ])('%s: "%s" keeps its yes', (lang, text) => {
    expect(saidLast(lang, [text]).message).toMatch(/^(?:Sí|Yes|Ja)/u)
  })

  test('18 what is asked of each person is added up for those who come', () => {
    expect(saidLast('de', ['darf ich eine torte mitbringen', 'die torte. 8 personen']).message).toMatch(
      /Für 8: 16,00\s€/u,
    )
  })
})

describe('18 no word wins over the sentence', () => {
  test.each<[Locale, string]>([
    ['es', 'y la paella cuanto tarda? vamos con prisa'],
    ['es', 'os he preguntado cuanto tarda un arroz no el menu'],
    ['en', 'how long does the paella take'],
    ['fr', 'la paella prend combien de temps ?'],
    ['de', 'wie lange dauert die paella'],
    ['it', 'quanto ci vuole per la paella?'],
  ])('%s: "%s" is told in minutes', (lang, text) => {
    expect(saidLast(lang, [text]).message).toMatch(
      /veinte minutos|twenty minutes|vingt minutes|zwanzig|venti/,
    )
  })

  test.each<[Locale, string]>([
    ['it', 'un rosso non troppo forte con la paella?'],
    ['de', 'ein roter der nicht zu schwer ist zur paella'],
    ['es', 'un tinto no muy fuerte con la paella'],
  ])('%s: "%s" is a light wine, and leaves no dish out', (lang, text) => {
    const { named, intent } = saidLast(lang, [text])
    expect(intent).toBe('wine_pairing')
    expect(named).toContain('wine:giro-de-ponent')
  })

  test.each<[Locale, string, string]>([
    ['de', 'das muss ich wissen', 'wine_list'],
    ['es', 'no, al reves', 'instagram'],
    ['it', 'la porto io?', 'wine_list'],
  ])('%s: "%s" is no %s', (lang, text, intent) => {
    expect(saidLast(lang, [text]).intent).not.toBe(intent)
  })

  test('18 es: "el pollo" is asked by who is coeliac, not for somebody else', () => {
    const { talk } = saidLast('es', ['soy celiaca', 'y el pollo en pepitoria lo podeis hacer sin gluten?'])
    expect(talk.avoid).toEqual([{ who: 'guest', allergens: ['gluten'], diets: [] }])
  })
})
