import { describe, expect, test } from 'vitest'
import type { Turno } from '../../../lib/casa/horario.ts'
import type { IsoDate } from '../../../lib/core/dates.ts'
import { breadcrumbs, preguntasOf } from '../../../lib/seo/breadcrumbs.ts'
import { cavaOf, MENU_ID, menuOf, suitableDiets } from '../../../lib/seo/menu.ts'
import { itemOf, type SchemaNode, type Site, schemaPrecio, toJsonLd } from '../../../lib/seo/node.ts'
import { type Casa, restaurantName, restaurantNode } from '../../../lib/seo/restaurant.ts'
import { faultsOf, graphOf } from './vocabulary.ts'

const site: Site = { origen: 'https://alma.example.com', locale: 'en' }
const casa: Casa = {
  nombre: 'Alma Enigma',
  descripcion: 'By the sea.',
  cocina: ['Mediterranean'],
  reservar: 'Book a table',
  telefono: '+34 900 000 000',
  email: 'hola@example.com',
  direccion: 'Paseo Marítimo, 12, 03000 Pueblo de Mar',
  lineas: ['Paseo Marítimo, 12', '03000 Pueblo de Mar'],
  poblacion: 'Pueblo de Mar',
  pais: 'ES',
  mapa: null,
  redes: ['https://instagram.example.com/a', null],
  apertura: {
    turnos: [{ servicio: 'cena', desde: '18:30', hasta: '22:30', cierre: '23:00' }],
    diasCerrados: [1],
    specialDays: [
      { desde: '2026-11-02', hasta: '2026-11-03', motivo: null, turnos: [] },
      { desde: '2026-12-24', hasta: '2026-12-25', motivo: { text: 'Christmas', lang: 'en' }, turnos: [] },
      {
        desde: '2026-12-31',
        hasta: '2026-12-31',
        motivo: null,
        turnos: [{ servicio: 'cena', desde: '20:00', hasta: '21:00', cierre: '23:30' }],
      },
    ],
  },
  precios: { min: 450, max: 3800 },
  hoy: '2026-11-21',
}
/** What is written: members without a value are gone. */
const written = (node: SchemaNode) => {
  const [first] = graphOf(toJsonLd([node]))
  if (!first) throw new Error('nothing written')
  return first
}

describe('the restaurant', () => {
  test('speaks schema.org, with hours, closings and the page to book on', () => {
    const node = written(restaurantNode(casa, site))
    expect(faultsOf(node)).toEqual([])
    expect(node).toMatchObject({
      '@type': 'Restaurant',
      url: 'https://alma.example.com/en',
      hasMenu: 'https://alma.example.com/en/menu',
      priceRange: '4–38 €',
      sameAs: ['https://instagram.example.com/a'],
      address: { streetAddress: 'Paseo Marítimo, 12', postalCode: '03000', addressLocality: 'Pueblo de Mar' },
      openingHoursSpecification: [{ opens: '18:30', closes: '23:00' }],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-24', validThrough: '2026-12-25', opens: '00:00' },
        { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '20:00', closes: '23:30' },
      ],
      potentialAction: { target: { urlTemplate: 'https://alma.example.com/en/reservations' } },
    })
    expect(JSON.stringify(node)).not.toContain('schema.org/Monday')
    expect(node).not.toHaveProperty('hasMap')
    expect(node).not.toHaveProperty('aggregateRating')
  })
  test('point 18: hours of each weekday, and those to come with the days between which they hold', () => {
    const week = (first: IsoDate, sunday: readonly Turno[]) => ({
      desde: first,
      dias: [[], ...Array.from({ length: 5 }, () => casa.apertura.turnos), sunday],
    })
    const late: Turno = { servicio: 'cena', desde: '20:00', hasta: '23:00', cierre: '23:00' }
    const weeks = [week('2026-11-21', []), week('2027-03-01', [late])]
    const node = written(restaurantNode({ ...casa, apertura: { ...casa.apertura, weeks } }, site))
    expect(faultsOf(node)).toEqual([])
    const weekdays = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
      (day) => `https://schema.org/${day}`,
    )
    const usual = { '@type': 'OpeningHoursSpecification', opens: '18:30', closes: '23:00' }
    expect(node.openingHoursSpecification).toEqual([
      { ...usual, dayOfWeek: weekdays, validThrough: '2027-02-28' },
      { ...usual, dayOfWeek: weekdays, validFrom: '2027-03-01' },
      { ...usual, dayOfWeek: ['https://schema.org/Sunday'], opens: '20:00', validFrom: '2027-03-01' },
    ])
  })
  test('pages about something else name it, by the same address as the whole one', () => {
    const node = written(restaurantName('Alma Enigma', site))
    expect(faultsOf(node)).toEqual([])
    const whole = written(restaurantNode(casa, site))
    expect(node).toMatchObject({ '@id': whole['@id'], name: whole.name, url: whole.url })
  })
  test('without an origin its addresses begin at the root, and an address of another shape is one line', () => {
    const node = written(
      restaurantNode({ ...casa, lineas: ['Junto al faro'], precios: null }, { ...site, origen: null }),
    )
    expect(faultsOf(node)).toEqual([])
    expect(node).toMatchObject({
      '@id': '/#restaurante',
      url: '/en',
      address: { streetAddress: casa.direccion, addressLocality: 'Pueblo de Mar' },
      potentialAction: { target: { url: '/en/reservations' } },
    })
    expect(node).not.toHaveProperty('priceRange')
  })
})

describe('the menu', () => {
  test('is named under an address, where the rows of the page tell what is on it', () => {
    const node = written(menuOf('Menu', site))
    expect(faultsOf(node)).toEqual([])
    expect(node).toEqual({
      '@type': 'Menu',
      '@id': `https://alma.example.com/en/menu${MENU_ID}`,
      name: 'Menu',
      url: 'https://alma.example.com/en/menu',
      inLanguage: 'en',
      provider: { '@id': 'https://alma.example.com/#restaurante' },
    })
  })
  test('a row is a thing of schema.org, and a property of the thing around it', () => {
    expect(itemOf('MenuItem', 'hasMenuItem')).toEqual({
      itemProp: 'hasMenuItem',
      itemScope: true,
      itemType: 'https://schema.org/MenuItem',
    })
  })
  test('says a diet only of a dish whose allergens somebody has declared', () => {
    const dish = { dieta: null, alergenos: { declarado: true, sinGluten: false } } as const
    const diets = ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet']
    expect(suitableDiets(dish)).toEqual([])
    expect(suitableDiets({ ...dish, dieta: 'vegano' })).toEqual(diets)
    expect(suitableDiets({ dieta: 'vegano', alergenos: { declarado: false } })).toEqual([])
    expect(suitableDiets({ ...dish, alergenos: { declarado: true, sinGluten: true } })).toEqual([
      'https://schema.org/GlutenFreeDiet',
    ])
    const node = written({ '@type': 'MenuItem', suitableForDiet: diets })
    expect(faultsOf(node)).toEqual([])
  })
  test('prices are in euros, with two digits', () => {
    expect(schemaPrecio(1850)).toBe('18.50')
    expect(schemaPrecio(900)).toBe('9.00')
  })
  test('wines have an offer for the glass and one for the bottle', () => {
    const vinos = [{ nombre: 'Perla', anada: 2022, copa: 650, botella: null }]
    const node = written(
      cavaOf([{ nombre: { text: 'Whites' }, vinos }], 'Wine', { copa: 'Glass', botella: 'Bottle' }, site),
    )
    expect(faultsOf(node)).toEqual([])
    expect(JSON.stringify(node)).toContain(
      '"name":"Perla 2022","offers":[{"@type":"Offer","name":"Glass","price":"6.50"',
    )
  })
})

test('where a page stands, and what guests ask', () => {
  const nodes = [
    breadcrumbs(site, 'Home', { path: '/menu', nombre: 'Menu' }),
    preguntasOf([{ pregunta: { text: 'Parking?' }, respuesta: { text: 'At the port.' } }], site),
  ].map(written)
  expect(nodes.flatMap((node) => faultsOf(node))).toEqual([])
  expect(nodes).toMatchObject([
    {
      itemListElement: [
        { position: 1 },
        { position: 2, item: { '@id': 'https://alma.example.com/en/menu' } },
      ],
    },
    { mainEntity: [{ name: 'Parking?', acceptedAnswer: { text: 'At the port.' } }] },
  ])
})

test('T-XSS-02 no name ends the script it stands in', () => {
  const json = toJsonLd([{ '@type': 'Restaurant', name: '</script><script>alert(1)</script>\u2028' }])
  expect(json).not.toMatch(/[<\u2028]/)
  expect(graphOf(json)[0]?.name).toBe('</script><script>alert(1)</script>\u2028')
})

describe('the checker itself', () => {
  test.each([
    [{ '@type': 'Taverna' }, 'no type Taverna'],
    [{ '@type': 'Restaurant', stars: 3 }, 'Restaurant has no stars'],
    [{ '@type': 'Restaurant', address: { '@type': 'Menu' } }, 'Menu is no'],
    [{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Lunes' }, 'Lunes'],
    [{ '@type': 'OpeningHoursSpecification', opens: '24:30' }, '24:30'],
    [{ '@type': 'MenuItem', offers: 12 }, 'a number'],
  ])('finds the fault in %o', (node, fault) => {
    expect(faultsOf(node).join()).toContain(fault)
  })
})
