import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'
import { ask, knowing } from './support.ts'

/** The demo with these special days alone. */
const withDays = (...days: Record<string, unknown>[]) =>
  knowing((rows) => {
    for (const row of rows.ajustes) if (row.clave === 'cierres') row.valor = days
  })
const without = (tema: string) =>
  knowing((rows) => {
    Object.assign(rows, {
      preguntas_frecuentes: rows.preguntas_frecuentes.filter((row) => row.tema !== tema),
    })
  })

describe('special days', () => {
  const christmas = { desde: '2026-12-25', hasta: '2026-12-25', motivo: 'Navidad en la terraza.' }

  test.each([
    ['es', '¿abrís el 25 de diciembre?', /El viernes, 25 de diciembre de 2026 cerramos\. Navidad:/],
    ['en', 'are you open on the 25th of december', /closed on .*25 December.*Christmas Day/],
    ['fr', 'ouvert à noël ?', /fermés le .*25 décembre.*Noël/],
    ['de', 'habt ihr am 25.12. offen', /25\. Dezember.*geschlossen.*Weihnachtstag/],
    ['it', 'il 25 dicembre siete aperti', /chiusi .*25 dicembre.*Natale/],
  ] as const)('%s: a closing day with its reason', (lang, text, says) => {
    const { message } = ask(text, lang)
    expect(message).toMatch(says)
    expect(message).not.toMatch(/^(Sí|Yes|Oui|Ja|Sì)/)
  })

  test.each([
    ['es', '¿abrís el 7?', '7 de diciembre'],
    ['en', 'are you open on the 7th', '7 December'],
    ['fr', 'vous êtes ouverts le 7 ?', '7 décembre'],
    ['de', 'habt ihr am 7. geöffnet', '7. Dezember'],
    ['it', 'siete aperti il 7', '7 dicembre'],
  ] as const)('%s: a Monday that opens for once, asked by its number', (lang, text, date) => {
    const known = withDays({ desde: '2026-12-07', hasta: '2026-12-07', tipo: 'apertura_especial' })
    const { message } = ask(text, lang, known)
    expect(message).toContain(date)
    expect(message).toMatch(/^(Sí|Yes|Oui|Ja|Sì)/)
  })

  test('a special opening of next Monday is told with the habit', () => {
    const known = withDays({ desde: '2026-11-30', hasta: '2026-11-30', tipo: 'apertura_especial' })
    const { message } = ask('¿abrís el lunes?', 'es', known)
    expect(message).toContain('Cerramos los lunes')
    expect(message).toContain('El lunes, 30 de noviembre de 2026, en cambio, abrimos.')
  })

  test('special hours are the hours of that day, and a service without any is closed', () => {
    const known = withDays({ ...christmas, tipo: 'horario_especial', comida: ['13:30', '14:30'], cena: [] })
    const { message } = ask('¿abrís el 25 de diciembre?', 'es', known)
    for (const said of ['horario especial', '13:30', '14:30', 'Cena: ese día no servimos', christmas.motivo])
      expect(message).toContain(said)
    expect(message).not.toContain('22:30')
  })

  test('today as a special day', () => {
    const today = { desde: '2026-11-25', hasta: '2026-11-26', motivo: 'Obras.' }
    const { message } = ask('¿abrís hoy?', 'es', withDays(today))
    expect(message).toContain('cerramos')
    expect(message).toContain('Obras.')
    expect(message).toContain('volvemos a abrir el viernes, 27 de noviembre de 2026')
  })

  test('fewer seats are no closing', () => {
    const few = withDays({ ...christmas, tipo: 'aforo_reducido' })
    expect(ask('¿abrís el viernes 25 de diciembre?', 'es', few).message).toMatch(/^Sí/)
  })

  test.each([
    ['es', '¿abrís los festivos?'],
    ['en', 'are you open on bank holidays'],
    ['fr', 'ouvert les jours fériés ?'],
    ['de', 'habt ihr an feiertagen geöffnet'],
    ['it', 'siete aperti nei giorni festivi'],
  ] as const)('%s: feasts: the owner’s words and the days noted', (lang, text) => {
    const { message, unanswered } = ask(text, lang)
    expect(message).toMatch(/24/)
    expect(message).toMatch(/25/)
    expect(unanswered).toBeNull()
  })

  test('a feast that nobody has noted is left to the team', () => {
    const none = knowing((rows) => {
      Object.assign(rows, { preguntas_frecuentes: [] })
      for (const row of rows.ajustes) if (row.clave === 'cierres') row.valor = []
    })
    const { message, unanswered } = ask('¿abrís en navidad?', 'es', none)
    expect(message).toContain('+34 900 000 000')
    expect(message).not.toMatch(/^Sí/)
    expect(unanswered).toBe('policy:holidays')
  })
})

describe('the owner’s answers', () => {
  const ASKED: Record<string, [tema: string, topic: string]> = {
    es: ['perros', '¿se puede ir con perro?'],
    en: ['perros', 'are dogs allowed?'],
    fr: ['perros', 'les chiens sont acceptés ?'],
    de: ['perros', 'darf mein hund mit'],
    it: ['perros', 'posso portare il cane'],
  }
  const rowOf = (tema: string) => {
    let row: Rows['preguntas_frecuentes'][number] | undefined
    knowing((rows) => {
      row = rows.preguntas_frecuentes.find((one) => one.tema === tema)
    })
    return row
  }
  test.each(LOCALES)('%s: word for word, and the honest negative without a row', (lang) => {
    const [tema = '', text = ''] = ASKED[lang] ?? []
    const row = rowOf(tema)
    const stored = lang === 'es' ? row?.respuesta : row?.traducciones[lang]?.respuesta
    expect(ask(text, lang).message).toContain(stored)
    const none = ask(text, lang, without(tema))
    expect(none.unanswered).toBe('policy:dogs')
    expect(none.message).toContain('+34 900 000 000')
    expect(none.message).not.toMatch(/(^|\W)(Sí|Yes|Oui|Ja|Sì)\W/)
  })

  test('without a published translation the Spanish text stands under a line in the guest’s language', () => {
    const draft = knowing((rows) => {
      for (const row of rows.preguntas_frecuentes) row.traducciones = {}
    })
    const { message, lang } = ask('is there wifi?', 'en', draft)
    expect(lang).toBe('en')
    expect(message).toContain('I only have this in Spanish')
    expect(message).toContain('Sí, gratuito')
  })

  test('what a question does not answer, the contact page may', () => {
    expect(ask('¿hay aparcamiento?', 'es', without('aparcamiento')).message).toContain('aparcamiento público')
    expect(ask('where can I leave my bike', 'en').message).toContain('bicycle racks')
  })

  test('the house in its own words; of a chef nobody has noted, nothing', () => {
    expect(ask('¿de dónde viene el nombre?', 'es').message).toContain('caballito de mar')
    const chef = ask('who is the chef?', 'en')
    expect(chef.unanswered).toBe('fact:chef')
    expect(chef.message).toContain('+34 900 000 000')
  })
})

describe('drinks, pairings, follow-ups', () => {
  test('drinks have prices and allergens like dishes', () => {
    expect(ask('cuánto cuesta una caña', 'es').message).toMatch(/Caña: \d+,\d\d/)
    expect(ask('does the amber ale contain gluten', 'en').message).toContain('Yes: ')
    const infusion = ask('la infusión de la sierra lleva gluten?', 'es')
    expect(infusion.message).toContain('No tengo los alérgenos de Infusión de la sierra')
    expect(infusion.about).toBe('drink:infusion-sierra')
  })

  test('pairings of the house both ways, with its reason', () => {
    const wine = ask('qué vino va con la ostra?', 'es')
    expect(wine.message).toMatch(/Haut Estran|Hautes Coquilles/)
    expect(ask('und der Wein dazu? [context: last=dish:ostra-granizado-limon-pepino]', 'de').message).toMatch(
      /Haut Estran|Hautes Coquilles/,
    )
    expect(ask('¿con qué plato va el Haut Estran?', 'es').message).toContain('Ostra, granizado')
  })

  test.each([
    ['es', '¿y lleva gluten?', 'Pulpo a la brasa'],
    ['en', 'how much is it?', 'Octopus over embers'],
    ['fr', 'et c’est épicé ?', null],
    ['de', 'und ist das vegan?', 'Oktopus'],
    ['it', 'e cosa c’è dentro?', 'Polpo'],
  ] as const)('%s: %s', (lang, text, name) => {
    const { message, about } = ask(`${text} [context: last=dish:pulpo-brasa]`, lang)
    expect(about === null || about === 'dish:pulpo-brasa').toBe(true)
    if (name) expect(message).toContain(name)
    if (name) expect(about).toBe('dish:pulpo-brasa')
    expect(ask(text, lang).about).toBeNull()
  })
})
