import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'
import { ask, knowing, plato } from './support.ts'

/** One dish, one allergen, each state of spec 5.3. `null`: nobody has declared the dish. */
type Estado = 'contiene' | 'puede_contener' | 'comprobado_sin' | 'otros' | null
const MILK = 7
const SOY = 6

function withEstado(estado: Estado) {
  return knowing((rows: Rows) => {
    const octopus = plato(rows, 'pulpo-brasa')
    octopus.declarado_en = estado === null ? null : '2026-11-01T10:00:00+00:00'
    const others = rows.plato_alergenos.filter(({ plato_id }) => plato_id !== octopus.id)
    const own =
      estado === null
        ? []
        : estado === 'otros'
          ? [{ plato_id: octopus.id, alergeno_id: SOY, presencia: 'contiene' }]
          : [{ plato_id: octopus.id, alergeno_id: MILK, presencia: estado }]
    Object.assign(rows, { plato_alergenos: [...others, ...own] })
  })
}

const ASKED: Record<Locale, { dish: string; list: string; severe: string }> = {
  es: {
    dish: '¿el pulpo lleva leche?',
    list: '¿qué puedo comer sin lactosa?',
    severe: 'alergia grave a la leche, ¿el pulpo la lleva?',
  },
  en: {
    dish: 'does the octopus contain milk?',
    list: 'what can i eat without dairy',
    severe: 'severe milk allergy, does the octopus contain milk?',
  },
  fr: {
    dish: 'le poulpe contient du lait ?',
    list: 'que puis-je manger sans lactose ?',
    severe: 'allergie grave au lait, le poulpe contient du lait ?',
  },
  de: {
    dish: 'enthält der Oktopus Milch?',
    list: 'was kann ich ohne Laktose essen?',
    severe: 'schwere Milchallergie, enthält der Oktopus Milch?',
  },
  it: {
    dish: 'il polpo contiene latte?',
    list: 'cosa posso mangiare senza lattosio?',
    severe: 'allergia grave al latte, il polpo contiene latte?',
  },
}

/** The whole wording for a dish, spec 5.3; nothing else may be said. */
const SAID: Record<Locale, Record<string, string>> = {
  es: {
    contiene: 'Sí: entre los alérgenos declarados de Pulpo a la brasa figuran lácteos.',
    puede_contener: 'Pulpo a la brasa: puede contener lácteos (trazas).',
    comprobado_sin: 'Pulpo a la brasa: comprobado sin lácteos, según nuestros datos.',
    otros: 'Entre los alérgenos declarados de Pulpo a la brasa no figuran lácteos.',
    null: 'No tengo los alérgenos de Pulpo a la brasa.',
  },
  en: {
    contiene: 'Yes: the declared allergens of Octopus over embers include milk.',
    puede_contener: 'Octopus over embers: may contain milk (traces).',
    comprobado_sin: 'Octopus over embers: checked free of milk, according to our data.',
    otros: 'The declared allergens of Octopus over embers do not include milk.',
    null: 'I don’t have the allergens of Octopus over embers.',
  },
  fr: {
    contiene: 'Oui : « lait » figure parmi les allergènes déclarés (Poulpe à la braise).',
    puede_contener: 'Poulpe à la braise : peut contenir des traces de lait.',
    comprobado_sin: 'Poulpe à la braise : vérifié sans lait, d’après nos données.',
    otros: 'Poulpe à la braise : « lait » ne figure pas parmi les allergènes déclarés.',
    null: 'Poulpe à la braise : je n’ai pas ses allergènes.',
  },
  de: {
    contiene: 'Ja: Unter den deklarierten Allergenen von Oktopus vom Holzkohlegrill ist Milch aufgeführt.',
    puede_contener: 'Oktopus vom Holzkohlegrill: kann Milch enthalten (Spuren).',
    comprobado_sin: 'Oktopus vom Holzkohlegrill: geprüft ohne Milch, laut unseren Angaben.',
    otros: 'Unter den deklarierten Allergenen von Oktopus vom Holzkohlegrill ist Milch nicht aufgeführt.',
    null: 'Die Allergene von Oktopus vom Holzkohlegrill habe ich nicht.',
  },
  it: {
    contiene: 'Sì: tra gli allergeni dichiarati di Polpo alla brace figura latte.',
    puede_contener: 'Polpo alla brace: può contenere latte (tracce).',
    comprobado_sin: 'Polpo alla brace: verificato senza latte, secondo i nostri dati.',
    otros: 'Tra gli allergeni dichiarati di Polpo alla brace non figura latte.',
    null: 'Non ho gli allergeni di Polpo alla brace.',
  },
}

const NOTICE: Record<Locale, RegExp> = {
  es: /Antes de pedir, avisa siempre al personal/,
  en: /Before you order, please always tell our staff/,
  fr: /Avant de commander, prévenez toujours le personnel/,
  de: /Bitte sagen Sie unserem Personal vor der Bestellung immer Bescheid/,
  it: /Prima di ordinare, avvisate sempre il personale/,
}
const FREE: Record<Locale, RegExp> = {
  es: /\b(sin|libre de)\s+l[áa]cteos/i,
  en: /free of milk|milk.free|without milk/i,
  fr: /sans lait/i,
  de: /ohne Milch|milchfrei/i,
  it: /senza latte/i,
}
const ESTADOS: Estado[] = ['contiene', 'puede_contener', 'comprobado_sin', 'otros', null]
const NOMBRE: Record<Locale, string> = {
  es: 'Pulpo a la brasa',
  en: 'Octopus over embers',
  fr: 'Poulpe à la braise',
  de: 'Oktopus vom Holzkohlegrill',
  it: 'Polpo alla brace',
}
const spaces = (text: string): string => text.replace(/\u00a0/g, ' ')

describe.each(LOCALES)('in %s', (lang) => {
  test.each(ESTADOS)('does it contain X? %s', (estado) => {
    const lines = spaces(ask(ASKED[lang].dish, lang, withEstado(estado)).message).split('\n')
    expect(lines[0]).toBe(SAID[lang][String(estado)])
    expect(lines[1]).toMatch(NOTICE[lang])
    expect(lines).toHaveLength(2)
    if (estado !== 'comprobado_sin') expect(lines[0]).not.toMatch(FREE[lang])
  })

  test.each(ESTADOS)('what can I eat? %s', (estado) => {
    const known = withEstado(estado)
    const only = { ...known, menu: known.menu }
    const { message } = ask(ASKED[lang].list, lang, only)
    const groups = message.split('\n')
    const at = groups.indexOf(`- ${NOMBRE[lang]}`)
    const heading = groups.slice(0, Math.max(0, at)).findLast((line) => !line.startsWith('- ')) ?? ''
    if (estado === 'contiene' || estado === 'puede_contener' || estado === null) expect(at).toBe(-1)
    if (at >= 0 && estado === 'otros') expect(heading).not.toMatch(FREE[lang])
    if (at >= 0 && estado === 'comprobado_sin') expect(heading).toMatch(FREE[lang])
    expect(message).toMatch(NOTICE[lang])
  })

  test.each(ESTADOS)('severe: no guarantee and the phone, %s', (estado) => {
    const { message, suggestions } = ask(ASKED[lang].severe, lang, withEstado(estado))
    expect(spaces(message)).toContain(SAID[lang][String(estado)])
    expect(message).toContain('+34 900 000 000')
    expect(message).toMatch(NOTICE[lang])
    expect(suggestions.map(({ url }) => url)).toContain('tel:+34900000000')
  })

  test('a dish nobody has declared is never in a list, whatever its rows say', () => {
    const undeclared = knowing((rows) => {
      for (const row of rows.platos) row.declarado_en = null
    })
    expect(
      ask(ASKED[lang].list, lang, undeclared)
        .message.split('\n')
        .filter((line) => line.startsWith('- ')),
    ).toEqual([])
  })

  test('“free of” is said of nothing when nothing is checked', () => {
    const unchecked = knowing((rows) => {
      Object.assign(rows, {
        plato_alergenos: rows.plato_alergenos.filter(({ presencia }) => presencia !== 'comprobado_sin'),
      })
    })
    const { message } = ask(ASKED[lang].list, lang, unchecked)
    expect(message).not.toMatch(FREE[lang])
    expect(message.split('\n').filter((line) => line.startsWith('- ')).length).toBeGreaterThan(2)
  })
})

describe('diets', () => {
  test('only the mark counts', () => {
    const unmarked = knowing((rows) => {
      plato(rows, 'hummus-garbanzo').vegano = false
    })
    expect(ask('¿el hummus es vegano?', 'es').message).toContain(
      'Sí, en nuestra carta figura como opción vegana',
    )
    expect(ask('¿el hummus es vegano?', 'es', unmarked).message).toContain('no figura como opción vegana')
    expect(ask('¿qué platos veganos hay?', 'es', unmarked).message).not.toContain('Hummus')
  })

  test('a vegan mark beside declared milk is a contradiction: left out, and noted', () => {
    const wrong = knowing((rows) => {
      const hummus = plato(rows, 'hummus-garbanzo')
      ;(rows.plato_alergenos as unknown[]).push({
        plato_id: hummus.id,
        alergeno_id: MILK,
        presencia: 'contiene',
      })
    })
    const list = ask('¿qué platos veganos hay?', 'es', wrong)
    expect(list.message).not.toContain('Hummus')
    expect(list.notes).toContain('diet_conflict:vegano:hummus-garbanzo')
    expect(ask('¿el hummus es vegano?', 'es', wrong).message).toContain('no concuerdan')
  })

  test('two allergies: every dish of the list is right for both', () => {
    const { message } = ask('alérgico al huevo y a la leche, ¿qué como?', 'es')
    for (const dish of ['Tarta de queso', 'Croqueta de jamón ibérico', 'Raviolis de calabaza y salvia'])
      expect(message).not.toContain(dish)
  })
})

test('the price of a drink whose name says what it is free of is its price, and no list', () => {
  for (const [lang, text] of [
    ['es', 'cuánto cuesta la cerveza sin gluten'],
    ['en', 'how much is the gluten-free beer?'],
    ['de', 'was kostet glutenfreies Bier?'],
  ] as const)
    expect(ask(text, lang).message, text).toMatch(/3[.,]90/)
  expect(ask('soy celíaca, cuánto cuesta la cerveza sin gluten', 'es').message).toContain('avisa siempre')
})
