import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { knowing } from '../support.ts'
import { saidLast } from '../talking.ts'

const { menu } = knowing()
const stored = (tema: string, lang: Locale): string => menu.faqs.get(tema)?.answer.get(lang) ?? 'nothing'
const YES = /^(?:Sí|Yes|Oui|Ja|Sì)(?!\p{L})/u
const MONDAY = { fecha: '2026-11-23', hora: '14:30' } as const

describe('18 the first word fits the question', () => {
  test.each<[Locale, readonly string[], RegExp]>([
    ['es', ['podemos ir con el perro? es un cachorro', 'y si llueve?'], /^Con el perro, dentro no: en la/],
    ['en', ['is my dog welcome', 'and what if it rains'], /^Not indoors with a dog: on the/],
    ['fr', ['le chien peut rentrer à l’intérieur ?'], /^Avec un chien, pas à l’intérieur : en/],
    ['de', ['darf der hund mit nach drinnen'], /^Drinnen leider nicht mit Hund: auf/],
    ['it', ['se piove il cane può stare dentro?'], /^Con il cane, dentro no: in/],
    ['es', ['hay peldaños para entrar?'], /^Sin escalones: se entra/],
    ['en', ['any stairs at the door'], /^No steps: the entrance/],
    ['de', ['gibt es eine stufe am eingang'], /^Keine Stufen: Der Eingang/],
    ['it', ['ci sono scalini?'], /^Nessun gradino: si entra/],
    ['es', ['podemos llevar un bizcocho hecho por mi hermana'], /^Hecha en casa, no: solo si/],
    [
      'en',
      ['can we bring a cake', 'my nan makes it, is that ok'],
      /^Not a home-made one, I’m afraid: only if/,
    ],
    ['fr', ['on peut apporter un gâteau', 'ma grand-mère le fait'], /^Fait maison, malheureusement non/],
    [
      'de',
      ['dürfen wir eine torte mitbringen', 'die ist von der tante gebacken'],
      /^Selbst gebacken leider nicht/,
    ],
    ['it', ['possiamo portare la torta', 'la fa mia zia'], /^Fatta in casa, purtroppo no/],
  ])('%s: %j', (lang, said, first) => {
    expect(saidLast(lang, said, MONDAY).message).toMatch(first)
  })

  test.each<[Locale, string]>([
    ['es', 'podemos ir con el perro'],
    ['en', 'is it ok with a wheelchair'],
    ['de', 'habt ihr eine terrasse'],
  ])('%s: "%s" keeps its yes', (lang, text) => {
    expect(saidLast(lang, [text], MONDAY).message).toMatch(YES)
  })
})

describe('18 what the rows know of money before the meal', () => {
  test.each<[Locale, string]>([
    ['es', 'hay que dejar fianza?'],
    ['en', 'what if two of us drop out, is there a charge'],
    ['fr', 'vous prenez des arrhes ?'],
    ['de', 'kostet es was, wenn einer nicht kommt'],
    ['it', 'serve un acconto?'],
  ])('%s: "%s" is answered with its own sentence', (lang, text) => {
    const { message } = saidLast(lang, [text], MONDAY)
    expect(stored('cancelacion', lang)).toContain(message.split(/(?<=\.)\s/)[0])
    expect(message).not.toContain('+34')
  })
})

describe('18 what is not on record is not affirmed', () => {
  test.each<[Locale, string]>([
    ['es', 'hacéis menú especial en nochevieja?'],
    ['en', 'is there a special dinner on new years eve'],
    ['fr', 'vous avez un menu de réveillon le 31 ?'],
    ['de', 'gibts an silvester ein festmenü'],
    ['it', 'fate il cenone di capodanno?'],
  ])('%s: "%s" has no menu on record', (lang, text) => {
    const { message } = saidLast(lang, [text], MONDAY)
    expect(message).not.toMatch(YES)
    expect(message).toContain('+34')
  })

  test.each<[Locale, string]>([
    ['es', 'tenéis menú de grupo? cuánto sale por cabeza'],
    ['en', 'do you have a group menu and how much is it per head'],
    ['fr', 'y a un menu pour les groupes ?'],
    ['de', 'habt ihr ein gruppenmenü'],
    ['it', 'avete un menu per gruppi?'],
  ])('%s: "%s" is no price range', (lang, text) => {
    expect(saidLast(lang, [text], MONDAY).message).not.toMatch(/62|€/)
  })

  test.each<[Locale, string]>([
    ['es', 'abrís el 25 de diciembre y el 26?'],
    ['en', 'are you open on the 25th and 26th of december'],
    ['fr', 'vous ouvrez le 25 et le 26 décembre ?'],
    ['de', 'habt ihr am 25. und 26. dezember offen'],
    ['it', 'siete aperti il 25 e il 26 dicembre?'],
  ])('%s: "%s" answers both days', (lang, text) => {
    const { message } = saidLast(lang, [text], MONDAY)
    expect(message).toMatch(/25/)
    expect(message).toMatch(/26/)
  })

  test.each<[Locale, readonly string[]]>([
    ['es', ['hasta qué edad es el menú infantil']],
    ['en', ['do you have a kids menu', 'up to what age']],
    ['de', ['habt ihr ein kindermenü', 'bis zu welchem alter gilt das']],
  ])('%s: %j tells the age', (lang, said) => {
    expect(saidLast(lang, said, MONDAY).message).toMatch(/doce años|age twelve|zwölf Jahre/)
  })
})

describe('18 a complaint stays one', () => {
  const FIRST: Record<Locale, string> = {
    es: 'el camarero nos trató fatal anoche',
    en: 'the waiter was so rude to us yesterday',
    fr: 'le serveur était malpoli hier soir',
    de: 'der kellner war gestern unverschämt',
    it: 'il cameriere è stato maleducato ieri sera',
  }
  test.each<[Locale, string]>([
    ['es', 'me dais un vale por lo menos?'],
    ['en', 'do we get a voucher for that'],
    ['fr', 'vous faites un geste ?'],
    ['de', 'und was krieg ich dafür, einen gutschein?'],
    ['it', 'mi date uno sconto almeno?'],
    ['es', 'pues pongo una reseña en tripadvisor'],
    ['en', 'who served us, what is the name of the waiter'],
    ['fr', 'vous pouvez transmettre ?'],
    ['de', 'kannst du das weitergeben'],
    ['it', 'chi c’era di turno?'],
  ])('%s: "%s" promises nothing and sells nothing', (lang, text) => {
    const { intent, message } = saidLast(lang, [FIRST[lang], text], MONDAY)
    expect(intent).toBe('care_complaint')
    expect(message).not.toMatch(YES)
    expect(message).not.toContain('€')
  })

  test.each<[Locale, string, string]>([
    ['it', 'il conto mi sembra gonfiato', 'care_bill'],
    ['fr', 'vous avez gonflé l’addition', 'care_bill'],
    ['it', 'mi si gonfia il viso, il conto lo pago dopo', 'care_reaction'],
    ['es', 'se me ha hinchado la cara', 'care_reaction'],
    ['es', 'nos cobraron el pan y nadie nos avisó', 'care_bill'],
    ['es', 'yo soy de chuletón, qué carnes tenéis', 'section'],
    ['en', 'loved it, please tell the chef', 'thanks'],
    ['de', 'ein lob an die küche, die kroketten waren super', 'thanks'],
  ])('%s: "%s" is %s', (lang, text, intent) => {
    if (intent === 'section') expect(saidLast(lang, [text]).intent).not.toMatch(/^care/)
    else expect(saidLast(lang, [text]).intent).toBe(intent)
  })
})
