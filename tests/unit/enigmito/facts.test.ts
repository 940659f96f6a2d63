import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { ask, knowing, plato } from './support.ts'

/** Prices with ordinary spaces, so that a test reads like the answer. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('hours', () => {
  test.each([
    ['es', '¿A qué hora abrís?'],
    ['en', 'what are your opening hours'],
    ['fr', 'quels sont vos horaires'],
    ['de', 'wann habt ihr geöffnet'],
    ['it', 'che orari fate'],
  ] as const)('%s: first and last table of both services', (lang, text) => {
    const { message } = ask(text, lang)
    for (const time of ['13:00', '15:15', '18:30', '22:30']) expect(message).toContain(time)
  })

  test.each([
    ['es', '¿abrís el lunes?', 'Cerramos los lunes'],
    ['en', 'can we come on monday evening?', 'closed on Mondays'],
    ['fr', 'ouvert lundi soir ?', 'fermés le lundi'],
    ['de', 'habt ihr montag offen', 'montags geschlossen'],
    ['it', 'lunedì siete aperti?', 'chiusi il lunedì'],
  ] as const)('%s: Monday is closed, and no yes is said', (lang, text, says) => {
    const { message } = ask(text, lang)
    expect(message).toContain(says)
    expect(message).not.toMatch(/^(Sí|Yes|Oui|Ja|Sì)/)
  })

  const now = (hora: string, fecha = '2026-11-25') =>
    ask('¿estáis abiertos ahora?', 'es', undefined, { fecha, hora } as Parameters<typeof ask>[3] & object)
      .message

  test('now: before, during, between and after the services, and on a closed day', () => {
    expect(now('11:00')).toContain('abrimos hoy a las 13:00')
    expect(now('13:00')).toContain('abiertos, hasta las 16:00')
    expect(now('17:00')).toContain('abrimos hoy a las 18:30')
    expect(now('22:59')).toContain('abiertos, hasta las 23:00')
    expect(now('23:00')).toContain('el jueves, 26 de noviembre de 2026 a las 13:00')
    expect(now('14:00', '2026-11-30')).toContain('el martes, 1 de diciembre de 2026 a las 13:00')
  })

  test('the times are the rows', () => {
    const changed = knowing((rows) => {
      rows.contenido_reservas[0]?.horarios_comida.splice(0, 99, '12:30', '14:00')
    })
    const { message } = ask('¿qué horario tenéis?', 'es', changed)
    expect(message).toContain('12:30')
    expect(message).not.toContain('13:00')
  })
})

describe('dishes and prices', () => {
  test('prices as the language writes them', () => {
    expect(plain(ask('precio del pulpo', 'es').message)).toContain(
      '13,00 € la media ración, 22,00 € la ración',
    )
    expect(plain(ask('price of the octopus', 'en').message)).toContain('€13.00 for a half portion')
    expect(plain(ask('prix du poulpe', 'fr').message)).toContain('13,00 € la demi-portion')
  })

  test('a renamed and repriced dish is told by its new name and price', () => {
    const changed = knowing((rows) => {
      const octopus = plato(rows, 'pulpo-brasa')
      octopus.nombre = 'Pulpo en su sitio'
      octopus.traducciones = {}
      for (const price of rows.plato_precios) if (price.plato_id === octopus.id) price.cents = 1234
    })
    const { message } = ask('how much is the octopus', 'en', changed)
    expect(message).toContain('Pulpo en su sitio')
    expect(message).toContain('€12.34')
    expect(message).not.toContain('Octopus over embers')
  })

  test('a translation in draft is not shown', () => {
    const draft = knowing((rows) => {
      const row = plato(rows, 'pulpo-brasa').traducciones.en
      if (row) row.estado = 'borrador'
    })
    expect(ask('do you have octopus', 'en', draft).message).toContain('Pulpo a la brasa')
  })

  test('hidden is absent, sold out is said', () => {
    const hidden = knowing((rows) => {
      plato(rows, 'pulpo-brasa').visible = false
    })
    expect(ask('¿tenéis pulpo?', 'es', hidden).message).not.toContain('Pulpo a la brasa')
    const soldOut = knowing((rows) => {
      plato(rows, 'pulpo-brasa').agotado_hasta = '2026-11-25'
    })
    expect(ask('¿tenéis pulpo?', 'es', soldOut).message).toContain('hoy no queda')
    expect(
      ask('¿tenéis pulpo?', 'es', soldOut, { fecha: '2026-11-26', hora: '11:00' }).message,
    ).not.toContain('hoy no queda')
  })

  test('point 20: what is not served today is told with when it is, and nothing else is made of it', () => {
    // 2026-11-25 is a Wednesday.
    const fridays = knowing((rows) => {
      Object.assign(plato(rows, 'pulpo-brasa'), { dias_semana: '56', servicio: 'cena' })
    })
    const wednesday = ask('¿tenéis pulpo a la brasa?', 'es', fridays, {
      fecha: '2026-11-25',
      hora: '11:00',
    }).message
    expect(wednesday).toContain('solo por la noche, solo viernes y sábado')
    expect(wednesday).toContain('hoy no se sirve')
    expect(wednesday).not.toContain('hoy no queda')
    const friday = ask('¿tenéis pulpo a la brasa?', 'es', fridays, {
      fecha: '2026-11-27',
      hora: '11:00',
    }).message
    expect(friday).toContain('(solo por la noche, solo viernes y sábado)')
    expect(friday).not.toContain('hoy no se sirve')
  })

  test.each(LOCALES)('point 20: %s: what is not served today is not recommended', (lang) => {
    const words = {
      es: '¿qué me recomiendas?',
      en: 'what do you recommend?',
      fr: 'que me conseillez-vous ?',
      de: 'was empfehlen Sie?',
      it: 'cosa mi consiglia?',
    }
    const summer = knowing((rows) => {
      for (const row of rows.platos)
        if (row.slug !== 'pulpo-brasa') Object.assign(row, { temporada_desde: 6, temporada_hasta: 8 })
    })
    const named = (today: string) =>
      ask(words[lang], lang, summer, { fecha: today as '2026-11-25', hora: '11:00' }).message
    const octopus =
      summer.menu.items.find(({ slug }) => slug === 'pulpo-brasa')?.names.get(lang) ?? 'Pulpo a la brasa'
    const others = summer.menu.items.filter(({ kind, slug }) => kind === 'dish' && slug !== 'pulpo-brasa')
    expect(
      others.filter(({ names, nombre }) => named('2026-11-25').includes(names.get(lang) ?? nombre)),
    ).toEqual([])
    expect(named('2026-11-25')).toContain(octopus)
  })

  test.each(LOCALES)('%s: what is not on the menu has no price', (lang) => {
    const words = {
      es: 'tenéis sushi',
      en: 'do you have sushi',
      fr: 'avez-vous des sushis',
      de: 'habt ihr sushi',
      it: 'avete sushi',
    }
    const { message, intent } = ask(words[lang], lang)
    expect(intent).toBe('absent')
    expect(message).not.toMatch(/€|\d/)
  })

  test('typos and other people’s languages find the dish', () => {
    for (const text of ['teneis vurrata', 'avete la burata', 'do you have burratta'])
      expect(ask(text, 'es').message, text).toMatch(/Burrata/)
    expect(ask('teneis prawns?', 'es').message).toContain('Gamba roja de la lonja')
  })

  test('a follow-up is about the dish of the last answer, and asks when there is none', () => {
    expect(ask('y cuánto cuesta? [context: last=dish:pulpo-brasa]', 'es').message).toContain(
      'Pulpo a la brasa',
    )
    expect(ask('y cuánto cuesta? [context: last=dish:no-existe]', 'es').message).toContain('¿De qué plato')
    expect(ask('y cuánto cuesta?', 'es').message).not.toContain('€')
  })
})

describe('hints', () => {
  test('they narrow a recommendation and never choose the question', () => {
    const vegan = ask('¿qué me recomendáis? [dietary: vegano]', 'es').message
    expect(vegan).toContain('Berenjena a la llama')
    expect(vegan).not.toContain('Cordero')
    expect(ask('¿a qué hora abrís? [dietary: vegano] [wine: tinto]', 'es').intent).toBe('hours')
    expect(ask('recomiéndame un vino [wine: tinto]', 'es').message).not.toContain('blanco')
  })

  test('gluten to avoid makes it an allergen answer with its wording', () => {
    const { message } = ask('¿qué me recomendáis? [dietary: celíaco]', 'es')
    expect(message).toContain('Comprobado sin gluten, según nuestros datos')
    expect(message).toContain('avisa siempre al personal')
    expect(message).not.toContain('Croqueta')
  })

  test('brackets that are no hints are ordinary text', () => {
    expect(ask('hola [dietary: pizza]', 'es').intent).not.toBe('hours')
    expect(ask('¿a qué hora abrís? [time: cena] [dietary: vegano]', 'es').message).toContain('13:00')
  })
})
