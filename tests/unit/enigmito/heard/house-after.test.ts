import { describe, expect, it, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

describe('18.5 where somebody sat who lost something', () => {
  test.each<[Locale, string, string]>([
    ['es', 'perdí ayer un pendiente', 'cenamos tres, la mesa pegada a la puerta'],
    ['es', 'perdí ayer un pendiente', 'estabamos en la mesa de la ventana eramos 3'],
    ['en', 'I left my scarf with you last night', 'we were two, sat by the window'],
    ['fr', "j'ai oublié mon écharpe chez vous", 'on était six, la grande table en terrasse'],
    ['de', 'meine Tochter hat ihren Teddy bei euch vergessen', 'wir waren zu viert, draußen ganz vorne'],
    ['it', 'ieri sera ho dimenticato il caricabatterie', 'eravamo in cinque al tavolo in fondo'],
  ])('%s: after "%s", "%s" is still of the lost thing', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).intent).toBe('care_lost')
  })

  test.each<[Locale, string, string]>([
    ['es', 'perdí ayer un pendiente', 'y quiero reservar mesa para 3 el sábado'],
    ['es', 'perdí ayer un pendiente', '¿tenéis mesa en la terraza?'],
    ['en', 'I left my scarf with you last night', 'can you see the sea from the terrace?'],
  ])('%s: after "%s", "%s" is something else', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).intent).not.toBe('care_lost')
  })
})

describe('§7 questions of the house beside something else', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'vale llamamos. y para aparcar rápido dónde', /Puerto/],
    ['en', "ok I'll give you a bell. where do I park when I come", /Puerto/],
    ['es', 'el servicio va aparte? y se puede pagar en metálico?', /incluido[\s\S]*efectivo/],
    ['en', 'is service on top, and do you take cash?', /included[\s\S]*cash/],
    ['de', 'ist die Bedienung inklusive? und kann man bar bezahlen?', /Bar|bar/],
    ['es', 'tienen un lugar aparte para nosotros?', /altillo/],
  ])('%s: "%s"', (lang, text, told) => {
    expect(saidLast(lang, [text]).message).toMatch(told)
  })

  test.each<[Locale, string, string, RegExp]>([
    ['es', '¿tenéis tarjetas regalo?', '¿Y eso cuánto tiempo vale?', /un año/],
    ['es', 'vendéis bonos regalo? es para mi suegra', 'y caduca o cómo', /un año/],
    ['en', 'do you do gift vouchers', 'how long have they got to use it', /a year|one year/],
    ['fr', 'vous faites des cartes cadeaux ?', "et c'est bon pendant combien de temps", /un an/],
    ['it', 'fate buoni regalo?', 'e quanto dura?', /un anno/],
  ])('%s: after "%s", "%s" asks how long a voucher is good for', (lang, first, then, told) => {
    expect(saidLast(lang, [first, then]).message).toMatch(told)
  })

  it('answers nothing that is only like a remark', () => {
    expect(saidLast('es', ['vendéis bonos regalo? es para mi suegra']).message).not.toMatch(/tarta/i)
  })
})

describe('§7 so many in all', () => {
  test.each<[Locale, string]>([
    ['es', 'soy profe del ies, cenamos los profes el día 17, en total veintidós'],
    ['es', 'buenas somos la peña del fútbol, cenamos veinticinco el sábado'],
    ['de', 'Weihnachtsessen der Abteilung am 11., insgesamt sechsundzwanzig'],
    ['it', 'cena di classe, in tutto siamo ventitré venerdì 11'],
  ])('%s: "%s" is led to the telephone', (lang, text) => {
    const { intent, message } = saidLast(lang, [text])
    expect(intent).toBe('group')
    expect(message.replaceAll('\u00a0', ' ')).toContain('900 000 000')
  })

  test.each<[Locale, string]>([
    ['es', 'dos cañas y tres croquetas, ¿en total 25 euros?'],
    ['es', '¿cuánto son 25 croquetas en total?'],
  ])('%s: "%s" counts nobody', (lang, text) => {
    expect(saidLast(lang, [text]).intent).not.toBe('group')
  })
})

describe('18.5 care where there is none, and where there is', () => {
  it('takes a farewell for no bill', () => {
    const text =
      'celebraremos las bodas de oro, ¿qué espumosos hay que no superen los 40 euros la botella? Reciban un saludo'
    expect(saidLast('es', [text]).intent).not.toBe('care_bill')
  })

  test.each<[string, string]>([
    ['my card was charged two times for the same bill', 'care_bill'],
    ['my wife left a pair of reading glasses at your place last night', 'care_lost'],
    ['I left a book on your terrace yesterday', 'care_lost'],
  ])('en: "%s" is %s', (text, intent) => {
    expect(saidLast('en', [text]).intent).toBe(intent)
  })

  it('takes a book to read for no table', () => {
    expect(saidLast('en', ["we're doing a book about rice, which rice dishes do you have"]).intent).not.toBe(
      'reserve',
    )
    expect(saidLast('en', ['can you book a table for us']).intent).toBe('reserve')
  })
})
