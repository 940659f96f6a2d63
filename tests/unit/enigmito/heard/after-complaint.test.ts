import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
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
