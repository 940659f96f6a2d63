import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { told } from '../talking.ts'

describe('§8 who has a booking and asks something else is answered that', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'tenemos reserva el viernes. aceptais amex?', /American Express/],
    ['es', 'hola, tengo una reserva a nombre de Tom para el viernes, hay parking?', /Puerto/],
    [
      'en',
      'We have a reservation under Tom Reid for 7pm on Friday for 4. do you take Amex?',
      /American Express/,
    ],
    ['en', "hi, we've booked for friday, is there parking?", /Puerto/],
    ['en', 'We have a reservation for Friday at 8. Is there a kids menu?', /Spaghetti/],
    ['fr', "on a une réservation vendredi. vous prenez l'amex ?", /American Express/],
    ['fr', "bonjour, j'ai réservé au nom de Morel, il y a un parking ?", /Puerto/],
    ['de', 'wir haben am freitag reserviert. nehmt ihr amex?', /American Express/],
    ['de', 'ich habe einen Tisch auf den Namen Huber, gibt es Parkplätze?', /Puerto/],
    ['it', 'abbiamo prenotato per venerdì. prendete amex?', /American Express/],
    ['it', "ho una prenotazione a nome Rossi, c'è parcheggio?", /Puerto/],
  ])('%s: "%s"', (lang, text, answer) => {
    expect(told(lang, text).message).toMatch(answer)
  })

  test.each<[Locale, string]>([
    ['es', 'tengo una reserva el viernes, puedo cambiarla?'],
    ['en', 'we have a booking for friday, can we make it 8?'],
    ['fr', "j'ai réservé pour vendredi, je peux décaler à 21h ?"],
    ['de', 'wir haben am freitag reserviert, können wir das verschieben?'],
    ['it', 'ho una prenotazione per venerdì, posso spostarla?'],
    ['en', 'we have a reservation under Smith, can we move it to 8?'],
    ['it', 'ho una prenotazione a nome Rossi, posso spostarla?'],
    ['de', 'wir haben auf Huber reserviert, geht auch 20 Uhr?'],
  ])('%s: "%s" asks of the booking', (lang, text) => {
    expect(told(lang, text).message).toMatch(/\+34 900 000 000/)
  })
})

describe('T-ALG-01 what is told of the guests beside a booking counts', () => {
  test.each<[Locale, string, RegExp]>([
    ['es', 'tengo reserva el sabado y mi hijo es celiaco, q puede comer?', /sin gluten/],
    ['es', 'tengo reserva para mi hijo celiaco, q puede comer?', /sin gluten/],
    ['es', 'tengo reserva para mi hijo que no puede tomar huevo, q puede comer?', /huevo/],
    ['en', "we have a booking for my son who can't have nuts, what can he eat?", /tree nuts/],
    ['it', 'ho una prenotazione per mia figlia che non può mangiare pesce, cosa può mangiare?', /pesce/],
    ['en', "we've booked for sunday and one of us is vegan - what can she have?", /[Vv]egan options/],
    [
      'fr',
      "j'ai réservé pour ma fille allergique aux noix, qu'est-ce qu'elle peut manger ?",
      /fruits à coque/,
    ],
    [
      'de',
      'wir haben eine nussallergie und haben am freitag reserviert, was können wir essen?',
      /Schalenfrüchte/,
    ],
    ['it', 'ho una prenotazione per mia figlia celiaca, cosa può mangiare?', /glutine/],
  ])('%s: "%s"', (lang, text, answer) => {
    expect(told(lang, text).message).toMatch(answer)
  })
})

describe('§8 what there is for a course is listed', () => {
  test.each([["what's for dessert?"], ['whats for pudding'], ["so what's for afters"]])(
    'en: "%s"',
    (text) => {
      expect(told('en', text).message).toMatch(/^- Cheesecake: €7\.50/m)
    },
  )
})
