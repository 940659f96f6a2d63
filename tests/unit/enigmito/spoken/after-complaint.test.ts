import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { TEXTS } from '../../../../supabase/functions/enigmito/texts.ts'
import { told } from '../talking.ts'

describe('18 a question of the menu ends a complaint that was answered', () => {
  test.each<[Locale, string, string]>([
    [
      'es',
      'el servicio fue fatal y quiero poner una queja',
      'q pescados son crudos? es q ahora estoy embarazada y quiero volver con cuidado',
    ],
    [
      'en',
      'the service was terrible, I want to complain',
      'ok. which fish is raw? I’m pregnant now and want to be careful',
    ],
    [
      'fr',
      'le service était catastrophique, je veux me plaindre',
      'd’accord. quels poissons sont crus ? je suis enceinte maintenant',
    ],
    [
      'de',
      'der Service war eine Katastrophe, ich möchte mich beschweren',
      'gut. welcher Fisch ist roh? ich bin jetzt schwanger',
    ],
    [
      'it',
      'il servizio è stato un disastro, voglio fare un reclamo',
      'va bene. quali pesci sono crudi? adesso sono incinta',
    ],
  ])('%s: "%s", "%s"', (lang, first, said) => {
    expect(told(lang, first).intent).toBe('care_complaint')
    expect(told(lang, first, said).intent).not.toMatch(/^care/)
  })
})

describe('7 who is pregnant is listed nothing whose sheet is not confirmed', () => {
  test.each<[Locale, string]>([
    ['es', 'estoy embarazada, ¿qué pescado puedo comer?'],
    ['en', 'I’m pregnant, what fish can I eat?'],
    ['fr', 'je suis enceinte, quel poisson puis-je manger ?'],
    ['de', 'bin schwanger, was darf ich da bei euch vom fisch essen'],
    ['it', 'sono incinta, che pesce posso mangiare?'],
  ])('%s: "%s"', (lang, said) => {
    const { message, talk } = told(lang, said)
    expect(talk.listed.length).toBeGreaterThan(0)
    expect(message).not.toMatch(/- Escabeche/)
  })
})

describe('18 a disaster of the other day is a complaint', () => {
  test.each<[Locale, string]>([
    ['es', 'menudo desastre el otro dia, media hora para traernos la cuenta y encima el pescado frio'],
    ['en', 'what a disaster the other day, half an hour for the bill and the fish cold on top of it'],
    ['fr', "quel désastre l'autre soir, une demi-heure pour avoir l'addition et en plus le poisson froid"],
    ['de', 'so eine katastrophe neulich, eine halbe stunde für die rechnung und dann noch der fisch kalt'],
    ['it', "che disastro l'altra sera, mezz'ora per il conto e per giunta il pesce freddo"],
  ])('%s: "%s"', (lang, said) => {
    expect(told(lang, said).intent).toBe('care_complaint')
  })

  test('en: a disaster elsewhere is none, where a table is wished', () => {
    expect(told('en', 'work was a disaster yesterday, a table for 2 tonight please').intent).not.toMatch(
      /^care/,
    )
  })
})

describe('18 who wants no voucher is not told that none can be promised', () => {
  test.each<[Locale, string, string]>([
    ['es', 'el camarero fue muy maleducado ayer', 'no quiero un vale, me quejo porque fue muy maleducado'],
    [
      'en',
      'the waiter was very rude yesterday',
      "i don't want a voucher, i'm complaining because it was rude",
    ],
    [
      'fr',
      'le serveur était très impoli hier',
      'je ne veux pas un bon, je me plains parce que c’était impoli',
    ],
    [
      'de',
      'der kellner war gestern sehr unhöflich',
      'ich will keinen gutschein, ich beschwere mich weil das einfach frech war gestern',
    ],
    [
      'it',
      'il cameriere ieri è stato maleducato',
      'non voglio un buono, mi lamento perché è stato maleducato',
    ],
  ])('%s: "%s", "%s"', (lang, first, said) => {
    const { message, intent } = told(lang, first, said)
    expect(intent).toBe('care_complaint')
    expect(message).not.toContain(TEXTS[lang].Cuidado.compensacion)
  })
})
