import { describe, expect, test } from 'vitest'
import type { ChatState } from '../../../lib/chat/state.ts'
import { NO_TALK } from '../../../lib/chat/talk.ts'
import { newChat } from '../../../lib/chat/view.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { CARE, converse, reach } from './converse.ts'

const HAVE: readonly (readonly [Locale, string])[] = [
  ['es', 'tengo mesa el sábado y ahora somos 4'],
  ['es', 'quiero cancelar mi reserva'],
  ['en', 'I have a table on Saturday, we are 4 now'],
  ['en', 'cancel my booking'],
  ['en', 'I booked yesterday and want to change the hour'],
  ['fr', "j'ai une table demain à 20h, on sera 6"],
  ['fr', 'je veux annuler ma réservation'],
  ['de', 'wir haben am Samstag einen Tisch bei euch, wären jetzt aber 5'],
  ['de', 'ich muss meine Reservierung stornieren'],
  ['it', 'ho un tavolo prenotato sabato, siamo in 5'],
  ['it', 'vorrei spostare la mia prenotazione'],
  ['es', 'ah y tengo otra reserva para el viernes q quiero anular'],
  ['it', 'poi avrei una prenotazione venerdì da spostare'],
  ['de', 'und mei eigene reservierung am sonntag müsst ich verschieben'],
  ['es', 'yo reservé para el viernes 11 y necesito cancelar, ¿cómo hago?'],
  ['es', 'reserve para mañana a las 9 y no podemos ir, q hago'],
  ['en', 'did we book for friday or saturday?? totally forgot'],
  ['es', 'podéis pasarme la mesa al domingo? está a nombre de Ferrer, 4 personas'],
  ['es', 'hicimos reserva ayer x la web para el dia 29 y no me ha llegado ningun correo'],
  ['de', 'i ha letscht wuche en tisch gebucht bi euch'],
  ['de', 'Könnt ihr den Tisch auf morgen schieben? Auf Lindner, 2 Personen'],
  ['de', 'ich habe für Freitag, den 27.11., unter dem Namen Dr. Brandt bei Ihnen reserviert'],
  ['fr', 'moi avoir déjà réserver table pour demain huit personnes, comment je change?'],
]

describe('a booking that there is', () => {
  test.each(HAVE)('in %s "%s" leads to its link and the phone, and offers no second one', (locale, text) => {
    const chat = converse(locale)
    const turn = chat.say(text)
    expect([chat.step(), turn.asked]).toEqual([null, []])
    expect(turn.text).toContain('tel:+34900000000')
    expect(turn.text).toContain('/contact#mensaje')
  })

  test.each([
    ['es', 'quiero reservar una mesa para 4 el sábado'],
    ['en', 'I would like to have a table for 4 on Saturday'],
    ['en', 'can we have a table for two on Friday at 9?'],
    ['fr', 'je voudrais une table pour 4 samedi'],
    ['de', 'ich hätte gern einen Tisch für 4 am Samstag'],
    ['it', 'vorrei prenotare un tavolo per 4 sabato'],
  ] as const)('in %s "%s" is a wish for one', (locale, text) => {
    const chat = converse(locale)
    chat.say(text)
    expect(chat.step()).toBe('offer')
  })

  test.each([
    ['es', 'tengo mesa reservada para el domingo. hay parking?', 'hay parking?'],
    ['en', 'we have a table on saturday. is the terrace heated?', 'is the terrace heated?'],
    ['fr', "j'ai réservé pour samedi. les chiens sont admis ?", 'les chiens sont admis ?'],
    ['de', 'wir haben für sonntag reserviert. gibts nen wickeltisch?', 'gibts nen wickeltisch?'],
    ['it', 'ho gia prenotato per domani. avete il wifi in sala?', 'avete il wifi in sala?'],
  ] as const)('in %s "%s" asks the house what stands beside it', (locale, text, asked) => {
    const chat = converse(locale)
    expect([chat.say(text).asked, chat.step()]).toEqual([[asked], null])
  })

  test.each([
    ['en', 'we have a table on saturday. can we come an hour later?'],
    ['it', 'abbiamo una prenotazione martedi, possiamo aggiungere un passeggino?'],
    ['en', 'I booked for tomorrow but never got a mail. is the kitchen sure of us?'],
  ] as const)('in %s "%s" is still of the booking', (locale, text) => {
    const chat = converse(locale)
    expect(chat.say(text).asked).toEqual([])
  })

  test('the one made here is led to by its own page, also after a reload', () => {
    const chat = converse('en')
    reach(chat)
    chat.say('yes')
    expect(chat.step()).toBe('completed')
    const { booked } = chat.state()
    expect(booked).toEqual({ codigo: 'A1B2C3D4', gestion: '/reservations/A1B2C3D4?t=x' })
    const again = converse('en', {}, { ...newChat, booked })
    expect(again.say('cancel my booking').text).toContain('/en/reservations/A1B2C3D4?t=x')
  })

  test('a whole link that is pasted leads to its page; a code alone opens nothing and tells nothing', () => {
    const link = 'https://almaenigma.example.com/es/reservations/A1B2C3D4?t=abcdefghijklmnop'
    expect(converse('es').say(`aquí está ${link}`).text).toContain(
      '/reservations/A1B2C3D4?t=abcdefghijklmnop',
    )
    for (const locale of ['es', 'en', 'fr', 'de', 'it'] as const) {
      const turn = converse(locale).say('K7M2QX4Z')
      expect(turn.text).toContain('K7M2QX4Z')
      expect(turn.text).toContain('tel:+34900000000')
      expect(turn.text).not.toContain('?t=')
      expect(turn.asked).toEqual([])
    }
    expect(converse('en').say('is the 2019 chardonnay dry?').asked).toHaveLength(1)
  })

  test('what costs, and being late, is answered by the house’s rows', () => {
    const talked: ChatState = {
      ...newChat,
      talk: {
        ...NO_TALK,
        frame: { act: 'booking', of: null, want: [], exclude: [], max: null, min: null, sort: null, ask: [] },
      },
    }
    expect(converse('en', {}, talked).say('does cancelling cost anything?').asked).toHaveLength(1)
    expect(converse('en').say('running 25 mins late for our 9pm table').asked).toHaveLength(1)
    const chat = converse('en', {}, talked)
    expect([chat.say('we would be 4 on Sunday').asked, chat.step()]).toEqual([[], null])
  })

  test.each([
    ['es', 'quiero cancelar mi reserva', 'me llamo Luis Prats, luis.prats@example.com'],
    ['en', 'i booked for sat 28th', 'its under Sarah Kemp'],
    ['fr', 'je veux annuler ma réservation', 'au nom de Lefèvre'],
    ['de', 'ich muss meine Reservierung stornieren', 'auf den Namen Müller'],
    ['it', 'vorrei spostare la mia prenotazione', 'a nome Bianchi'],
  ] as const)(
    'in %s, after "%s", "%s" says whose it is, and asks for nothing else',
    (locale, first, then) => {
      const chat = converse(locale)
      chat.say(first)
      const turn = chat.say(then)
      expect([chat.step(), turn.asked]).toEqual([null, []])
      expect(turn.text).toContain('tel:+34900000000')
    },
  )

  test.each([
    ['es', 'hay algun correo donde escribir'],
    ['en', 'fine whats the email'],
    ['fr', "c'est quoi votre adresse mail"],
    ['de', 'email?'],
    ['it', 'qual è la vostra email?'],
  ] as const)('in %s, after a complaint, "%s" is asked of the house', (locale, text) => {
    const chat = converse(locale, {}, { ...newChat, talk: CARE })
    expect(chat.say(text).asked).toEqual([text])
  })

  test.each([
    ['en', "you won't give our table away will you"],
    ['de', 'haltet ihr uns den tisch frei'],
  ] as const)('in %s, of who is late, "%s" is asked of the house', (locale, text) => {
    const talk = { ...CARE, frame: { ...CARE.frame, ask: ['care:late'] } }
    expect(converse(locale, {}, { ...newChat, talk }).say(text).asked).toEqual([text])
  })

  test.each([
    ['es', 'tenemos mesa a las 21:00 a nombre de Lidia y llegaremos sobre las 21:35'],
    ['en', 'we have a table at 20:00 and will be there at 20:30'],
    ['fr', 'réservation à 20h15 au nom de Roy, on est pognés dans le trafic'],
    ['de', 'wir haben um 19 uhr einen tisch, kommen aber erst um halb acht'],
    ['it', 'siamo fermi in autostrada, ho prenotato alle 21 a nome Ferri ma arriviamo alle 21.40'],
  ] as const)('in %s who comes later than booked is heard by the house: "%s"', (locale, text) => {
    const chat = converse(locale)
    expect([chat.say(text).asked, chat.step()]).toEqual([[text], null])
  })

  test.each([
    ['es', 'pues entonces la mantengo, pero seremos uno más'],
    ['en', "ok we'll keep it then but we are one more"],
    ['fr', 'bon je la garde alors, mais on sera un de plus'],
    ['de', 'dann behalt ich ihn, aber wir sind einer mehr'],
    ['it', 'allora la tengo, però siamo uno in più, aggiungilo'],
  ] as const)('in %s, behind a question of the house, "%s" is still of that booking', (locale, text) => {
    const frame = { ...CARE.frame, act: 'house', ask: ['told:enlace', 'matter:terrace'] } as const
    const chat = converse(locale, {}, { ...newChat, talk: { ...NO_TALK, frame } })
    const { asked, text: said } = chat.say(text)
    expect([chat.step(), asked]).toEqual([null, []])
    expect(said).toContain('tel:+34900000000')
  })

  test('who asks to have it looked up hears that the chat cannot', () => {
    const chat = converse('de')
    chat.say('ich habe letzte Woche bei euch einen Tisch reserviert')
    expect(chat.say('könnt ihr nich einfach nachschauen? läuft auf yilmaz').asked).toEqual([])
  })

  test.each([
    ['de', 'ich habe eine Reservierung', 'kann noch eine person mit, also 5 statt 4 bei der reservierung'],
    ['en', 'I have a booking', 'can you put one more person on the booking'],
  ] as const)('in %s, after "%s", "%s" is of that one', (locale, first, then) => {
    const chat = converse(locale)
    chat.say(first)
    const { asked, text } = chat.say(then)
    expect([chat.step(), asked]).toEqual([null, []])
    expect(text).toContain('tel:+34900000000')
  })

  test.each([
    ['en', 'do i need to put a card down to book'],
    ['de', 'braucht ihr meine kreditkarte zum reservieren?'],
    ['fr', 'faut donner sa cb pour réserver ?'],
    ['it', 'mi chiedete la carta di credito per prenotare?'],
    ['es', 'pedis tarjeta de credito pa reservar?'],
  ] as const)('in %s "%s" asks, and books nothing', (locale, text) => {
    const chat = converse(locale)
    expect([chat.say(text).asked, chat.step()]).toEqual([[text], null])
  })

  test.each([
    ['en', 'I already have a booking', "I feel sick, I'm swelling up"],
    ['en', 'I already have a booking', "I'm coeliac, which starters are fine"],
    ['es', 'tengo una reserva', 'soy celíaca, ¿qué puedo comer?'],
    ['de', 'ich habe eine Reservierung', 'sitzen wir unter den Bäumen?'],
  ] as const)('in %s, after "%s", "%s" is heard and answered', (locale, first, then) => {
    const chat = converse(locale)
    chat.say(first)
    expect(chat.say(then).asked).toEqual([then])
  })
})

describe('what is asked of the house beside a change of a booking there is', () => {
  test.each([
    [
      'en',
      'I have made a reservation for the 15 december, we will be 6 and not 4, and is it possible to come with a little dog ?',
    ],
    ['es', 'hola tengo mesa el sábado, al final somos 5, y se puede ir con perro?'],
    ['fr', "j'ai une table samedi, on sera 6 au lieu de 4. vous avez un parking ?"],
    ['it', 'ho prenotato per sabato, saremo in 5. avete parcheggio?'],
  ] as const)('issue 18: in %s "%s" is answered behind the link', (locale, said) => {
    const chat = converse(locale)
    const { text, asked } = chat.say(said)
    expect(text).toContain('/reservations/enlace')
    expect(asked).toHaveLength(1)
  })
})

describe('#18 what somebody must not eat goes with a question beside a booking that there is', () => {
  test.each<[Locale, string, RegExp]>([
    ['en', "we're booked in thursday and my sister is vegan AND allergic to soy. what can she eat", /soy/],
    ['es', 'tenemos mesa el jueves y mi hermana es vegana y alérgica a la soja. qué puede comer', /soja/],
    ['fr', 'on a réservé jeudi et ma soeur est allergique au soja. elle peut manger quoi', /soja/],
  ])('%s: "%s"', (locale, text, need) => {
    const { asked } = converse(locale).say(text)
    expect(asked.join(' ')).toMatch(need)
  })
})
