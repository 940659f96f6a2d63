import { describe, expect, test } from 'vitest'
import { ask } from '../support.ts'

describe('whether a card or money is asked for beforehand', () => {
  test.each([
    ['es', 'hay q dejar señal o tarjeta?', /No pedimos tarjeta/],
    ['es', 'hay q poner la tarjeta para coger mesa?', /No pedimos tarjeta/],
    ['en', 'do i need to put a card down to book', /do not ask for a card/],
    ['fr', 'faut donner sa cb pour réserver ?', /ne demandons ni carte/],
    ['de', 'zahlt man vorab oder vor ort', /Karte oder Anzahlung verlangen wir nicht/],
    ['it', 'si paga prima o sul posto', /Non chiediamo carta/],
  ] as const)('is answered with what the house has written, in %s: %s', (lang, text, told) => {
    expect(ask(text, lang).message).toMatch(told)
  })

  test.each([
    ['es', 'se puede pagar con tarjeta?'],
    ['en', 'can we pay by card there'],
    ['it', 'si paga con la carta di credito?'],
  ] as const)('how one pays is another question, in %s: %s', (lang, text) => {
    expect(ask(text, lang).message).toMatch(/Bizum/)
  })
})

describe('the house, asked as one speaks', () => {
  test.each([
    ['es', 'puedo llamaros mñn o librais los lunes', /Cerramos/],
    ['en', 'can i ring u on monday or is nobody in', /closed/],
    ['fr', 'jpeux vous appeler lundi ou c fermé', /ferm/],
    ['de', 'kann ich montag anrufen oder is da zu', /geschlossen/],
    ['it', 'posso chiamarvi lunedi o siete chiusi', /chiusi/],
  ] as const)(
    'whether one may call on a closed day tells of the day and when one is reached, in %s',
    (lang, text, told) => {
      const now = { fecha: '2026-11-29', hora: '20:00' } as const
      const { message } = ask(text, lang, undefined, now)
      expect(message).toMatch(told)
      expect(message).toMatch(/11(?::00| h)/)
    },
  )

  test.each([
    ['es', 'desde dentro se ve el mar?', /ventanales/],
    ['en', 'can you see the sea from inside?', /windows/],
    ['fr', "on voit la mer de l'intérieur ?", /baies vitrées/],
    ['de', 'sieht man von drinnen auch aufs meer oder nur draussen?', /Fenstern/],
    ['it', 'da dentro si vede il mare?', /vetrate/],
  ] as const)('the sea is seen from some tables inside, in %s', (lang, text, told) => {
    expect(ask(text, lang).message).toMatch(told)
  })

  test('a party too large is told beside what is asked', () => {
    const { message } = ask('mir sind 22 Lüt, chönd mer eigene Wii mitbringe?', 'de')
    expect(message).toMatch(/Korkgeld/)
    expect(message).toContain('+34 900 000 000')
  })

  test('a crowd of any name is a party too large', () => {
    const { message } = ask('es q somos una colla d 22 i volem sopar el dissabte, es pot?', 'es')
    expect(message).toContain('+34 900 000 000')
  })

  test('a reserva is a wine, and no table', () => {
    expect(ask('vous avez un reserva en rouge ?', 'fr').intent).toMatch(/^wine_|^framed/)
  })

  test('the d that is not spoken is heard in a complaint', () => {
    expect(ask('nos han cobrao de mas, el vino no lo pedimos', 'es').intent).toBe('care_bill')
  })
})

describe('whether it costs more to sit outside', () => {
  test.each([
    ['es', 'cuesta mas en la terraza?', /iguales en la sala y en la terraza/],
    ['en', 'does it cost extra outside', /the same indoors and on the terrace/],
    ['fr', "c'est plus cher en terrasse ?", /identiques en salle et en terrasse/],
    ['de', 'ist es draußen teurer?', /innen und auf der Terrasse gleich/],
    ['it', 'costa di più fuori?', /uguali in sala e in terrazza/],
  ] as const)('is told from the notice of the prices, in %s: %s', (lang, text, told) => {
    expect(ask(text, lang).message).toMatch(told)
  })

  test('a place for bicycles is no table, and a guagua is a bus', () => {
    expect(ask('avete un posto per le bici?', 'it').message).toMatch(/rastrelliere/)
    expect(ask('hay guagua q pare cerca?', 'es').message).toMatch(/autobús/)
  })
})
