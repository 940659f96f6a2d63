import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { told } from '../talking.ts'

describe('#18 what there is to eat and to drink is told, however plainly it is asked', () => {
  test.each<[Locale, string]>([
    ['en', 'what do you have to drink'],
    ['en', "what's there to drink"],
    ['es', 'que teneis de beber'],
    ['fr', "qu'est ce que vous avez à boire"],
    ['de', 'was gibts zu trinken'],
    ['it', 'cosa avete da bere'],
  ])('%s: "%s"', (lang, text) => {
    expect(told(lang, text).intent).toBe('drinks')
  })

  test.each<[Locale, string]>([
    ['en', 'what can we eat'],
    ['en', 'what is there to eat'],
    ['es', 'que puedo comer?'],
    ['fr', "qu'est ce qu'on peut manger"],
    ['de', 'was kann man essen'],
    ['it', 'cosa posso mangiare'],
  ])('%s: "%s"', (lang, text) => {
    expect(told(lang, text).intent).toBe('menu')
  })

  test('what a coeliac may eat is still asked of the allergens', () => {
    expect(told('es', 'soy celiaca, que puedo comer?').intent).not.toBe('menu')
  })
})

describe('#18 a wine that holds something is told as such', () => {
  test.each<[Locale, string, string]>([
    ['en', 'do your red wines contain egg', 'wine:vina-arcediana-gran-reserva'],
    ['en', 'is there egg in your red wine?', 'wine:vina-arcediana-gran-reserva'],
  ])('%s: "%s"', (lang, text, ref) => {
    expect(told(lang, text).talk.listed).toEqual([ref])
  })

  test('milk asked of a white wine names no rice pudding', () => {
    const { listed } = told(
      'fr',
      'je suis allergique au lait',
      'un vin blanc avec du lait dedans ça existe chez vous ??',
    ).talk
    expect(listed).toEqual(['wine:vina-arcediana-blanco-reserva'])
  })

  test('a dish that is cooked in wine is asked by its name', () => {
    expect(told('en', 'is there egg in the beef cheek in red wine?').talk.about).toBe(
      'dish:carrillera-ternera',
    )
  })
})

describe('#18 what is asked in other words', () => {
  test.each<[Locale, string]>([
    ['en', 'hot drinks for me after'],
    ['es', 'algo calentito para beber?'],
    ['fr', 'une boisson chaude'],
    ['de', 'habt ihr was warmes zu trinken'],
    ['it', 'bevande calde?'],
  ])('%s: "%s" tells coffee and tea', (lang, text) => {
    const { listed } = told(lang, text).talk
    expect(listed).toContain('drink:cafe-solo')
    expect(listed).toContain('drink:te-verde-hierbabuena')
  })

  test.each<[Locale, string]>([
    ['en', "i'm pescatarian and my mate's allergic to nuts, what mains can we share"],
    ['es', 'soy pescetariano, que principales teneis?'],
    ['fr', 'je suis pescetarienne, quels plats ?'],
    ['de', 'ich bin pescetarier, mein freund hat eine nussallergie. welche hauptgerichte?'],
    ['it', 'sono pescetariana, che secondi avete?'],
  ])('%s: "%s" names no meat', (lang, text) => {
    const { listed } = told(lang, text).talk
    expect(listed.length).toBeGreaterThan(3)
    expect(listed).not.toContain('dish:cordero-brasa')
    expect(listed).not.toContain('dish:entrecot-vaca-madurada')
  })

  test('a portion of a dish that is named is priced, though another one is in hand', () => {
    const { message } = told('es', 'la coliflor lleva sesamo?', 'y la racion de ensaladilla cuanto cuesta')
    expect(message).toMatch(/12,50/)
    expect(message).not.toMatch(/13,00/)
  })

  test('an eldest daughter is no grape', () => {
    const { message } = told('es', 'mi hija mayor es vegana, que platos de la huerta hay para mi hija')
    expect(message).not.toMatch(/botella/)
    expect(message).toMatch(/Ensalada de la huerta/)
  })

  test.each<[Locale, string, RegExp]>([
    ['de', 'was ist der 20. dezember für ein tag', /Sonntag/],
    ['en', 'whats the cutoff for the kitchen', /23:00/],
    ['it', 'se avanza roba me la date da portà via?', /contenitore/],
    ['it', 'la torta possiamo portarla noi?', /etichetta/],
    ['es', 'si me traigo yo el vino cuanto me clavais por botella', /12/],
  ])('%s: "%s"', (lang, text, said) => {
    expect(told(lang, text).message).toMatch(said)
  })

  test.each<[Locale, string]>([
    ['es', 'abris el 24 de diciembre? y que arroz puede comer mi padre celiaco?'],
    [
      'it',
      'Buongiorno, due domande: siete aperti il 24 dicembre? e mio padre celiaco che riso può mangiare?',
    ],
  ])('%s: "%s" answers both', (lang, text) => {
    const { message } = told(lang, text)
    expect(message).toMatch(/cerramos|chiusi/)
    expect(message).toMatch(/Paella/)
  })

  test('an Italian dessert is wished after a wine, and no sweet wine', () => {
    const { talk } = told('it', 'quanto costa la bottiglia di salmonete', 'e un dolce?')
    expect(talk.listed.every((one) => one.startsWith('dish:'))).toBe(true)
  })
})

describe('#18 who has a table is offered no second one', () => {
  test.each<[Locale, string]>([
    ['es', 'tengo reserva mañana a las 21, se me olvidó poner que mi marido es alérgico al sésamo'],
    ['en', 'we have a table booked for tomorrow at 8, forgot to say my son is allergic to nuts'],
  ])('%s: "%s"', (lang, text) => {
    expect(told(lang, text).message).not.toMatch(/¿Quieres reservar|Would you like to book/)
  })
})

describe('#18 dishes with a food that is an allergen are all told', () => {
  test.each<[Locale, string]>([
    ['es', 'hay platos con cacahuete?'],
    ['en', 'anything with peanuts?'],
    ['fr', 'des plats avec des cacahuètes ?'],
    ['de', 'gibt es gerichte mit erdnüssen'],
    ['it', 'avete piatti con le arachidi?'],
  ])('%s: "%s"', (lang, text) => {
    const { listed } = told(lang, text).talk
    expect(listed).toContain('dish:coliflor-cacahuete')
    expect(listed).toContain('dish:cacaos-tramusos')
  })

  test('almonds are asked for, not all nuts', () => {
    expect(told('es', 'hay algo con almendra').talk.listed).not.toContain('dish:tres-quesos-cardo')
  })

  test('fish and chips are no dish of ours, and fish is', () => {
    const { message } = told('en', 'do you have fish and chips')
    expect(message).toMatch(/no fish and chips/)
    expect(message).toMatch(/bream/)
  })
})

describe('#18 who has no booking asks whether a table is free', () => {
  test.each<[Locale, string]>([
    ['it', 'non abbiamo la prenotazione, possiamo venire lo stesso?'],
    ['de', 'wir haben keine reservierung, können wir kommen?'],
    ['en', 'we dont have a booking can we pop in'],
    ['es', 'no tenemos reserva, podemos ir?'],
  ])('%s: "%s"', (lang, text) => {
    expect(told(lang, text).message).toMatch(/banco|Theke|bar|barra/)
  })
})

describe('#18 behind a wrong bill the house may be asked', () => {
  test.each<[Locale, string, string, RegExp]>([
    ['es', 'ayer me cobrasteis dos botellas, está mal la cuenta', 'y el pan se cobra?', /3,50/],
    ['en', 'you charged us twice for the bread yesterday', 'can i pay by card?', /card/],
    ['de', 'die rechnung war falsch', 'kostet das brot extra?', /3,50/],
    ['it', 'il conto era sbagliato', 'il pane si paga?', /3,50/],
  ])('%s: "%s", "%s"', (lang, first, then, said) => {
    expect(told(lang, first, then).message).toMatch(said)
  })

  test('whether the money is given back is still of the bill', () => {
    expect(told('es', 'la cuenta estaba mal', 'me vais a devolver el dinero?').talk.frame?.act).toBe('care')
  })
})
