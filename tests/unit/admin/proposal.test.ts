import { describe, expect, test } from 'vitest'
import {
  alergenoNombres,
  reviewPropuesta,
  type TextRequest,
  textosOf,
} from '../../../lib/admin/translations/proposal.ts'

const ES = 'Gamba roja de Dénia, 2 piezas, con mayonesa de huevo y 12,50 g de sal.'
const request = (es: string, more: Partial<TextRequest> = {}): TextRequest => ({
  campo: 'descripcion',
  rotulo: 'Descripción',
  es,
  lista: false,
  max: 600,
  ...more,
})
const ALERGENOS = [
  { es: 'Huevos', t: 'Eggs' },
  { es: 'Leche', t: 'Milk' },
]
const propuesta = (es: string, descripcion: unknown, more: Partial<TextRequest> = {}) =>
  reviewPropuesta([request(es, more)], { descripcion }, ALERGENOS)

test('an honest proposal is taken over as it is, with the decimal sign of its language', () => {
  const t = 'Red prawn from Dénia, 2 pieces, with egg mayonnaise and 12.50 g of salt.'
  expect(propuesta(ES, `  ${t}\u200b `)).toEqual({ textos: { descripcion: t }, avisos: [] })
})

describe('what is not taken over is left empty, and said', () => {
  const bad: [string, unknown, RegExp, Partial<TextRequest>?][] = [
    [
      'another number',
      'Red prawn from Dénia, 3 pieces, egg mayonnaise, 12.50 g of salt.',
      /cambia los números/,
    ],
    [
      'a number left out',
      'Red prawn from Dénia with egg mayonnaise and 12.50 g of salt.',
      /cambia los números/,
    ],
    [
      'one digit more',
      'Red prawn from Dénia, 2 pieces, egg mayonnaise, 12.500 g of salt.',
      /cambia los números/,
    ],
    [
      'digits of another script',
      'Red prawn from Dénia, ٣ pieces, with egg, 12.50 g of salt.',
      /cambia los números/,
    ],
    ['nothing', '   ', /vacía/],
    ['no text', { text: 'Red prawn' }, /vacía/],
    ['a list where a text is asked for', ['Red prawn'], /vacía/],
    ['markup', 'Red prawn <b>from Dénia</b>, 2 pieces, with egg, 12.50 g of salt.', /no es texto/],
    ['an address', 'Red prawn from Dénia, 2, egg, 12.50 g. See https://evil.example', /no es texto/],
    [
      'an essay',
      `Red prawn from Dénia, 2 pieces, egg, 12.50 g. ${'Delicious. '.repeat(60)}`,
      /añade texto/,
      { max: 6000 },
    ],
    ['another script', 'Красная креветка Dénia, 2, egg, 12.50', /otra escritura/],
    ['the Spanish itself', ES, /sigue en español/],
    [
      'too long for its field',
      'Red prawn from Dénia, 2, egg, 12.50 g of salt.',
      /demasiado larga/,
      { max: 20 },
    ],
  ]
  test.each(bad)('%s', (_, said, why, more) => {
    const { textos, avisos } = propuesta(ES, said, more)
    expect(textos).toEqual({})
    expect(avisos.join()).toMatch(why)
    expect(avisos.join()).toMatch(/^Descripción: no se ha rellenado/)
  })

  test.each([null, 'text', 7, [], [{ descripcion: 'x' }], { other: 'x' }])(
    'no object with the field: %j',
    (raw) => {
      expect(reviewPropuesta([request(ES)], raw, []).textos).toEqual({})
    },
  )
})

test('names and allergens that are not found again are said; the text is there to be looked at', () => {
  const { textos, avisos } = propuesta(
    ES,
    'Red prawn from the coast, 2 pieces, with mayonnaise, 12.50 g of salt.',
  )
  expect(Object.keys(textos)).toEqual(['descripcion'])
  expect(avisos).toEqual([
    'Descripción: comprueba los nombres (Dénia).',
    'Descripción: comprueba los alérgenos; el español nombra «huevos» y no se lee «eggs».',
  ])
})

test('a list keeps its lines; one field that fails does not cost the others', () => {
  const lista = request('gamba roja\nhuevo\n sal ', {
    campo: 'ingredientes',
    rotulo: 'Ingredientes',
    lista: true,
  })
  expect(textosOf([lista])).toEqual({ ingredientes: ['gamba roja', 'huevo', 'sal'] })
  const both = (ingredientes: unknown) =>
    reviewPropuesta([lista, request('Con sal.')], { ingredientes, descripcion: 'With salt.' }, ALERGENOS)
  expect(both(['red prawn', 'egg', 'salt'])).toEqual({
    textos: { ingredientes: 'red prawn\negg\nsalt', descripcion: 'With salt.' },
    avisos: [],
  })
  for (const bad of [
    ['red prawn', 'salt'],
    ['red prawn\negg', 'salt', 'x', 'y'],
    'red prawn, egg, salt',
    ['a', 'b', 3],
  ])
    expect(both(bad).textos).toEqual({ descripcion: 'With salt.' })
})

test('a proposal cannot reach what it was not asked for', () => {
  const raw = JSON.parse('{"descripcion":"With salt.","nombre":"Other","__proto__":{"x":"y"}}')
  expect(reviewPropuesta([request('Con sal.')], raw, []).textos).toEqual({ descripcion: 'With salt.' })
})

test('the allergens are looked for by their names in the language, where they have one', () => {
  const rows = [
    { nombre: 'Huevos', traducciones: { de: { nombre: 'Eier' } } },
    { nombre: 'Leche', traducciones: {} },
  ]
  const nombres = alergenoNombres(rows, 'de')
  expect(nombres).toEqual([{ es: 'Huevos', t: 'Eier' }])
  const t = 'Mit Eierschaum.'
  expect(reviewPropuesta([request('Con espuma de huevo.')], { descripcion: t }, nombres).avisos).toEqual([])
})
