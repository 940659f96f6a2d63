import { describe, expect, test } from 'vitest'
import { NO_TALK } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { heatOf } from '../../../../supabase/functions/enigmito/heat/heat.ts'
import { knowing } from '../support.ts'
import { saidLast } from '../talking.ts'

const { menu } = knowing()
const raw = menu.items.filter((item) => item.kind === 'dish' && heatOf(item) !== 'hot')
const refOf = ({ slug }: { slug: string }): string => `dish:${slug}`

const SAID: readonly [Locale, string, string][] = [
  ['es', 'estoy embarazada, qué puedo comer', 'qué entrantes tenéis'],
  ['en', "i'm pregnant, what can i eat", 'what starters do you have'],
  ['fr', "je suis enceinte, qu'est-ce que je peux manger ?", 'quelles entrées avez-vous ?'],
  ['de', 'bin schwanger was darf ich bei euch essen', 'welche vorspeisen habt ihr'],
  ['it', 'sono incinta cosa posso mangiare', 'che antipasti avete'],
]

describe('18 somebody is pregnant', () => {
  test.each(SAID)('%s: "%s" lists nothing raw, now or later', (lang, first, then) => {
    for (const turns of [[first], [first, then]]) {
      const { named, talk } = saidLast(lang, turns)
      expect(named.length).toBeGreaterThan(1)
      expect(named.filter((ref) => raw.some((item) => refOf(item) === ref))).toEqual([])
      expect(talk.avoid).toEqual([{ who: 'guest', allergens: [], diets: ['pregnant'] }])
    }
  })

  test.each<[Locale, string]>([
    ['es', 'estoy preñada na de crudo, que pescao hay'],
    ['en', 'im preggers no raw stuff pls what fish u got'],
    ['fr', 'chui enceinte, rien de cru, vous avez quoi comme poisson'],
    ['de', 'ich bin schwanger, nix rohes bitte, was habt ihr an fisch?'],
    ['it', 'sono in dolce attesa, nulla di crudo, che pesce c è'],
  ])('%s: "%s" lists fish, and none that is raw', (lang, text) => {
    const { named } = saidLast(lang, [text])
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((ref) => raw.some((item) => refOf(item) === ref))).toEqual([])
  })

  test.each<[Locale, string]>([
    ['es', 'estoy embarazada, que es lo que va crudo'],
    ['de', 'bin schwanger. was ist bei euch roh?'],
  ])('%s: "%s" lists what is raw', (lang, text) => {
    const { named } = saidLast(lang, [text])
    expect(named.filter((ref) => raw.some((item) => refOf(item) === ref)).length).toBeGreaterThan(2)
  })

  test.each<[Locale, string, string]>([
    ['es', 'estoy embarazada', 'no estoy embarazada'],
    ['en', "i'm pregnant", 'i am not pregnant'],
    ['fr', 'je suis enceinte', 'je ne suis pas enceinte'],
    ['de', 'ich bin schwanger', 'ich bin gar nicht schwanger'],
    ['it', 'sono incinta', 'non sono incinta'],
  ])('%s: "%s" holds until "%s"', (lang, said, ended) => {
    expect(saidLast(lang, [said, ended]).talk.avoid).toEqual([])
    expect(saidLast(lang, [ended]).talk.avoid).toEqual([])
  })

  test('18 de: it is kept for whom it was said of, and wine is told with its alcohol', () => {
    const { talk } = saidLast('de', ['meine frau ist schwanger, was kann sie essen'])
    expect(talk.avoid).toEqual([{ who: 'companion', as: 'partner', allergens: [], diets: ['pregnant'] }])
    expect(
      saidLast('de', ['meine frau ist schwanger, was kann sie essen', 'welche rotweine habt ihr']).message,
    ).toContain('Enthält Alkohol')
  })

  test('18 de: a brother-in-law is no pregnancy', () => {
    expect(saidLast('de', ['mein schwager kommt mit']).talk.avoid).toEqual(NO_TALK.avoid)
  })

  test.each<[Locale, string]>([
    ['es', 'algo rico sin alcohol? estoy embarazada'],
    ['de', 'wein?? ich bin schwanger! habt ihr was leckeres ohne alkohol'],
    ['en', "i'm pregnant, what can i drink"],
  ])('%s: "%s" names drinks without alcohol', (lang, text) => {
    const { named } = saidLast(lang, [text])
    const drinks = menu.items.filter(({ kind, alcohol }) => kind === 'drink' && alcohol === false)
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((ref) => !drinks.some(({ slug }) => ref === `drink:${slug}`))).toEqual([])
  })
})

describe('18 raw or cooked', () => {
  test.each<[Locale, string, string]>([
    ['es', 'el atún encebollado va crudo?', 'va crudo o poco hecho: Atún rojo encebollado'],
    ['en', 'is the tuna encebollado cooked through?', 'Raw or barely cooked, according to our data: Bluefin'],
    ['fr', 'le tartare est bien cuit ?', 'Cru ou à peine cuit, d’après nos données : Tartare'],
    ['de', 'ist der tatar roh?', 'roh oder nur kurz gegart: Tatar'],
    ['it', 'la tartare è cruda?', 'è crudo o poco cotto: Tartare'],
  ])('%s: "%s"', (lang, text, told) => {
    expect(saidLast(lang, [text]).message).toContain(told)
  })

  test('18 it: of an oyster the rows do not say it, and no yes is made up', () => {
    expect(saidLast('it', ['sono incinta', 'posso mangiare le ostriche?']).message).toContain(
      'I nostri dati non dicono se è crudo o ben cotto: Ostrica',
    )
  })

  test.each<[Locale, string]>([
    ['es', 'quiero algo de pescado que no esté crudo'],
    ['en', 'nothing raw please, what fish do you have'],
    ['fr', 'rien de cru, vous avez quoi ?'],
    ['de', 'rohes darf ich nicht essen, was gibt es'],
    ['it', 'il crudo non lo mangio, cosa mi consigliate'],
  ])('%s: "%s" lists nothing raw', (lang, text) => {
    const { named, intent } = saidLast(lang, [text])
    expect(intent).toBe('heat')
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((ref) => raw.some((item) => refOf(item) === ref))).toEqual([])
  })

  test.each<[Locale, string]>([
    ['it', 'avete il prosciutto crudo?'],
    ['fr', 'vous avez du jambon cru ?'],
    ['en', 'is the octopus cooked in butter?'],
    ['de', 'ist da gar kein fleisch drin?'],
  ])('%s: "%s" asks nothing of the heat', (lang, text) => {
    expect(saidLast(lang, [text]).intent).not.toBe('heat')
  })
})
