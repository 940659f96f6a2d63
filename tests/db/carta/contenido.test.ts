import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { alergenosIn, contradictions } from '../../../supabase/seed/alergenos.ts'
import { defects } from '../../../supabase/seed/check.ts'
import { SEED_FILE, seed } from '../../../supabase/seed/generate.ts'
import { sources } from '../../../supabase/seed/sources.ts'
import { idOf } from '../../../supabase/seed/sql.ts'
import { typos } from '../../../supabase/seed/typography.ts'

const contenido = sources()
const { carta, cava, sitio } = contenido

test('seed.sql is what the generator writes (npm run seed), and it writes the same twice', () => {
  const written = seed()
  expect(written === readFileSync(SEED_FILE, 'utf8')).toBe(true)
  expect(seed() === written).toBe(true)
})

test('ids follow from slugs and are UUIDs', () => {
  expect(idOf('platos', 'escalivada')).toBe(idOf('platos', 'escalivada'))
  expect(idOf('platos', 'escalivada')).not.toBe(idOf('vinos', 'escalivada'))
  expect(idOf('platos', 'escalivada')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

test('the content is in order', () => expect(defects(contenido)).toEqual([]))

describe('T-ALG-01: allergens are consistent with the ingredients', () => {
  test.each(carta.platos.map((p) => [p.slug, p] as const))('%s', (_, p) => {
    const texto = [p.nombre, p.descripcion, ...p.ingredientes].join(' · ')
    expect(contradictions({ ...p, texto })).toEqual([])
  })

  test('taking any one declared allergen away from a dish that names it is noticed', () => {
    let tried = 0
    for (const p of carta.platos.filter((plato) => plato.declarado)) {
      const texto = [p.nombre, p.descripcion, ...p.ingredientes].join(' · ')
      for (const clave of alergenosIn(texto)) {
        const contains = p.alergenos.contiene.filter((other) => other !== clave)
        expect(contradictions({ ...p, texto, alergenos: { ...p.alergenos, contiene: contains } })).toContain(
          `${p.slug}: lleva ${clave} y no lo declara`,
        )
        tried += 1
      }
    }
    expect(tried).toBeGreaterThan(120)
  })

  test('what is cooked in the shared fryer may contain what else is cooked in it', () => {
    const fryer = [
      'croqueta-sepia-tinta',
      'croqueta-jamon',
      'bunuelos-bacalao',
      'calamares-andaluza',
      'tiras-pollo',
    ]
    for (const slug of fryer) {
      const { contiene = [], puede_contener = [] } =
        carta.platos.find((p) => p.slug === slug)?.alergenos ?? {}
      for (const clave of ['gluten', 'crustaceos', 'huevos', 'pescado', 'leche', 'moluscos'] as const)
        expect([slug, clave, [...contiene, ...puede_contener].includes(clave)]).toEqual([slug, clave, true])
    }
  })
})

test('the checks see what they are for', () => {
  const [plato] = carta.platos
  const [vino] = cava.vinos
  if (!plato || !vino) throw new Error('no content')
  const withPlato = (change: object) =>
    defects({ ...contenido, carta: { ...carta, platos: [...carta.platos, { ...plato, ...change }] } })
  expect(withPlato({})).toContain(`${plato.slug}: repetido`)
  expect(withPlato({ slug: 'x', categoria: 'cervezas' })).toContain('x: categoría desconocida')
  expect(withPlato({ slug: 'x', ingredientes: ['nata'] })).toContain('x: lleva leche y no lo declara')
  expect(withPlato({ slug: 'x', dietas: ['vegetariano'] })).toContain('x: vegetariano con moluscos')
  expect(withPlato({ slug: 'x', declarado: false })).toContain(
    'x: tiene alérgenos sin que nadie los haya declarado',
  )
  const withVino = (change: object) =>
    defects({ ...contenido, cava: { ...cava, vinos: [...cava.vinos, { ...vino, ...change }] } })
  expect(withVino({ slug: 'x', uvas: [{ clave: 'nada', porcentaje: 90 }] })).toEqual([
    'x: uva desconocida nada',
    'x: las uvas suman 90',
  ])
})

test('drinks too, vegetarian and vegan against what they are made of, and wines with their sulphites', () => {
  for (const b of carta.bebidas)
    expect(contradictions({ ...b, texto: [b.nombre, b.descripcion].join(' · ') })).toEqual([])
  for (const v of cava.vinos.filter((vino) => vino.declarado))
    expect([v.slug, [...v.alergenos.contiene, ...v.alergenos.puede_contener]]).toEqual([
      v.slug,
      expect.arrayContaining(['sulfitos']),
    ])
  const plato = {
    slug: 'x',
    alergenos: { contiene: [], puede_contener: [], comprobado_sin: [] },
    declarado: true,
  }
  const de = (texto: string, dietas: ('vegetariano' | 'vegano')[]) =>
    contradictions({ ...plato, texto, dietas })
  expect(de('berenjena, miel', ['vegetariano', 'vegano'])).toEqual(['x: vegano con miel'])
  expect(de('berenjena, miel de caña', ['vegetariano', 'vegano'])).toEqual([])
  expect(de('alubias con chorizo', ['vegetariano'])).toEqual(['x: vegetariano con carne'])
  expect(de('nata', ['vegetariano'])).toEqual(['x: lleva leche y no lo declara'])
})

test.each([
  ['gamba', 'crustaceos'],
  ['nata', 'leche'],
  ['Pan de masa madre', 'gluten'],
  ['queso de cabra', 'leche'],
  ['avellanas', 'frutos_cascara'],
  ['calamar', 'moluscos'],
  ['anchoa', 'pescado'],
  ['yema de huevo', 'huevos'],
  ['tahini', 'sesamo'],
  ['apionabo', 'apio'],
  ['salsa de soja', 'soja'],
  ['vino blanco', 'sulfitos'],
  ['cacahuete', 'cacahuetes'],
  ['tramusos', 'altramuces'],
  ['mostaza antigua', 'mostaza'],
])('%s gives %s away', (word, clave) => expect(alergenosIn(word)).toContain(clave))

test.each([
  'leche de almendra',
  'bebida de soja',
  'harina de garbanzo',
  'harina de maíz',
  'miel',
  'castaña',
  'cebolla',
])('%s gives no milk and no gluten away', (word) =>
  expect(alergenosIn(word)).not.toEqual(expect.arrayContaining(['leche'])),
)

test('flour of chickpeas is no wheat', () => expect(alergenosIn('harina de garbanzo')).toEqual([]))

test.each([
  ['fr', 'Une table: quand ?'],
  ['fr', 'Une «table »'],
  ['fr', 'un coeur'],
  ['de', 'Der «Tisch»'],
  ['en', 'the "table"'],
  ['en', "it's late"],
  ['es', 'Hay mesa?'],
  ['es', 'la “mesa”'],
  ['it', 'perchè no'],
  ['it', 'Un tavolo : uno'],
  ['de', '12 € pro Flasche'],
])('a slip of the typesetter is seen: %s %s', (idioma, texto) =>
  expect(typos({ traducciones: { [idioma]: { texto } } })).not.toEqual([]),
)

test.each([
  ['fr', 'Une table\u00a0: quand\u00a0? À 12:30, «\u00a0ici\u00a0»\u00a0! https://example.com'],
  ['de', 'Er sagt: „Ja“, und geht.'],
  ['en', 'It’s “late”: 70% of it.'],
  ['es', '¿Hay mesa? «Sí», a las 13:00; ¡qué bien!'],
  ['it', 'C’è un «tavolo»: perché no?'],
])('and what is set well is let be: %s', (idioma, texto) =>
  expect(typos({ traducciones: { [idioma]: { texto } } })).toEqual([]),
)

test('the cookie policy calls the buttons what they are called', () => {
  const policy = sitio.legales.find(({ clave }) => clave === 'cookies')
  for (const idioma of ['es', 'en', 'fr', 'de', 'it'] as const) {
    const body = idioma === 'es' ? policy?.cuerpo : policy?.traducciones[idioma].cuerpo
    const { Cookies } = JSON.parse(
      readFileSync(new URL(`../../../messages/${idioma}.json`, import.meta.url), 'utf8'),
    ) as { Cookies: Record<string, string> }
    for (const button of ['soloNecesarias', 'aceptar', 'abrir'])
      expect([idioma, body]).toEqual([
        idioma,
        expect.stringMatching(new RegExp(`[«“„]\u00a0?${Cookies[button]}\u00a0?[»”“]`)),
      ])
  }
})

test('what is said in several places agrees: telephone, e-mail, address, closing days, seats', () => {
  const todo = JSON.stringify([contenido.carta, contenido.cava, contenido.sitio])
  const telefonos = new Set(todo.match(/\+34[\d ]{9,}/g)?.map((t) => t.trim()))
  expect([...telefonos]).toEqual([sitio.footer_info.telefono])
  expect([...new Set(todo.match(/[\w.]+@[\w.]+\w/g))]).toEqual([sitio.footer_info.email])
  const numbers = new Set([...todo.matchAll(/Paseo Marítimo,? (\d+)/g)].map((m) => m[1]))
  expect([...numbers]).toEqual(['12'])
  const holidays = sitio.preguntas_frecuentes.find(({ tema }) => tema === 'festivos')?.respuesta ?? ''
  for (const { desde } of sitio.horario.cierres) expect(holidays).toContain(String(Number(desde.slice(8))))
  const exterior = sitio.zonas.find((zona) => zona.exterior)
  const terrace = sitio.preguntas_frecuentes.find(({ tema }) => tema === 'terraza')
  expect(terrace?.respuesta).toContain(`${exterior?.aforo} personas`)
})

test('almost a third of the wines grows less than two hours away, as three texts say', () => {
  const visible = cava.vinos.filter((vino) => vino.visible)
  const near = visible.filter(({ region }) => ['Comunidad Valenciana', 'Región de Murcia'].includes(region))
  expect(near.length / visible.length).toBeGreaterThan(0.28)
  expect(near.length / visible.length).toBeLessThan(1 / 3)
})

test('the house says how many wines it has', () => {
  const visible = cava.vinos.filter((vino) => vino.visible).length
  expect(visible).toBeGreaterThan(80)
  expect(sitio.ajustes.descripcion).toContain('más de ochenta etiquetas')
})
