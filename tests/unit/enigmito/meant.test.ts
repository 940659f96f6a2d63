import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from './talking.ts'

const RESERVAS = ['vina-arcediana-reserva', 'alondra-parda-reserva', 'vina-arcediana-gran-reserva']

describe('a quality of wine', () => {
  test.each<[Locale, string]>([
    ['es', 'quiero un reserva de tinto, no una mesa'],
    ['en', 'any reserva reds? to drink, not a table'],
    ['fr', "une réserve rouge, je parle du vin, pas d'une table"],
    ['de', 'habt ihr einen roten reserva? ich meine den wein'],
    ['it', 'avete un rosso riserva? il vino, non devo prenotare'],
  ])('%s "%s" wishes for no table', (lang, text) => {
    expect(slugsAfter(saidLast(lang, [text]))).toEqual(RESERVAS)
  })

  test.each<[Locale, string]>([
    ['es', 'quiero reservar mesa, con vino tinto incluido?'],
    ['en', "i'd like to reserve a table and a red wine"],
    ['fr', 'je voudrais réserver une table près du vin rouge'],
    ['de', 'ich möchte reservieren und einen rotwein'],
    ['it', 'vorrei prenotare un tavolo e un vino rosso'],
  ])('%s "%s" wishes for one', (lang, text) => {
    expect(saidLast(lang, [text]).intent).toBe('reserve')
  })
})

describe('a few words about the matter spoken of', () => {
  test.each<[Locale, readonly string[]]>([
    ['es', ['quiero anular mi reserva', 'y hasta cuándo puedo']],
    ['es', ['quiero anular mi reserva', 'y con cuánto tiempo os aviso']],
    ['en', ['i need to cancel my booking', 'how much notice do you need']],
    ['fr', ['je dois annuler ma réservation', 'il y a des frais ?']],
    ['fr', ['je dois annuler ma réservation', "le lien je ne l'ai plus"]],
    ['de', ['ich muss meine reservierung absagen', 'und wie früh muss ich das sagen']],
    ['it', ['devo spostare la prenotazione', 'con quanto anticipo devo avvisare?']],
  ])('%s %j: of the booking, and no dish is named', (lang, said) => {
    const answered = saidLast(lang, said)
    expect([answered.intent, slugsAfter(answered)]).toEqual(['modify_booking', []])
  })

  test.each<[Locale, readonly string[]]>([
    ['es', ['tenéis un altillo para nosotros?', 'cuántos cabemos']],
    ['en', ['is there a private room', 'how many does it fit']],
    ['fr', ['on peut avoir la mezzanine pour nous ?', 'ça tient combien de monde']],
    ['de', ['kann man die galerie oben für sich haben', 'wie viele passen da rein']],
    ['it', ['il soppalco si può avere tutto per noi?', 'in quanti ci si sta']],
  ])('%s %j: how many the room holds', (lang, said) => {
    expect(saidLast(lang, said).message).toContain('14')
  })
})

describe('a mishap told as a fact', () => {
  test.each<[Locale, string, string]>([
    ['es', 'nos habéis puesto tres cañas en la cuenta y bebimos solo dos', 'care_bill'],
    ['en', 'the bill says two bottles but we only ordered one', 'care_bill'],
    ['fr', "il y a trois desserts sur l'addition alors qu'on n'en a pris que deux", 'care_bill'],
    ['de', 'auf dem bon stehen drei kaffee, wir hatten aber nur zwei', 'care_bill'],
    ['it', 'nello scontrino ci sono tre caffè ma ne abbiamo presi due', 'care_bill'],
    ['es', 'me he dejado mi plumas en vuestro perchero', 'care_lost'],
    ['en', 'i left my walking stick at yours last night', 'care_lost'],
    ['fr', 'on a oublié notre gourde chez vous hier', 'care_lost'],
    ['de', 'hab meinen beutel mit den unterlagen bei euch am stuhl hängen lassen', 'care_lost'],
    ['it', 'ho lasciato il mio piumino da voi ieri sera', 'care_lost'],
  ])('%s "%s": care comes first', (lang, text, intent) => {
    expect(saidLast(lang, [text]).intent).toBe(intent)
  })

  test.each<[Locale, string]>([
    ['es', 'nos podéis hacer dos cuentas o solo una?'],
    ['en', 'can we have two bills or only one?'],
    ['fr', 'on peut avoir une seule addition pour deux ?'],
    ['de', 'können wir zwei rechnungen haben oder nur eine?'],
    ['it', 'possiamo avere due conti o solo uno?'],
  ])('%s "%s" is a question', (lang, text) => {
    expect(saidLast(lang, [text]).intent).not.toMatch(/^care/)
  })

  test.each<[Locale, string]>([
    ['es', 'el lunes coge alguien el teléfono?'],
    ['en', 'does anybody answer the phone on monday'],
    ['fr', "quelqu'un décroche lundi ?"],
    ['de', 'hebt am montag jemand ab'],
    ['it', 'lunedì qualcuno risponde?'],
  ])('%s "%s": the opening of that day and the phone', (lang, text) => {
    const { message } = saidLast(lang, [text])
    expect(message).toMatch(/cerramos|closed|fermés|geschlossen|chiusi/i)
    expect(message).toContain('900 000 000')
  })
})
