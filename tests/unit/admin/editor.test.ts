import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { compare, differs, type Field, merge } from '../../../components/admin/form/values.ts'
import { estados, storedField } from '../../../components/admin/translations/row-texts.ts'
import { readForm } from '../../../lib/admin/action/form.ts'
import { bebidaSchema } from '../../../lib/admin/carta/bebida-schema.ts'
import { checkServed, served } from '../../../lib/admin/carta/columns-schema.ts'
import { firma } from '../../../lib/admin/carta/declaration.ts'
import { platoSchema } from '../../../lib/admin/carta/plato-schema.ts'
import { unpack } from '../../../lib/admin/carta/preview.ts'
import { vinoSchema } from '../../../lib/admin/cava/vino-schema.ts'

test.each([
  [
    { 'dias_semana.6': 'on', 'dias_semana.5': 'on', servicio: 'cena' },
    { dias_semana: '56', servicio: 'cena' },
  ],
  // As an import keeps them.
  [
    { dias_semana: '56', temporada_desde: '6', temporada_hasta: '9' },
    { dias_semana: '56', temporada_desde: 6 },
  ],
  [{ dias_semana: '1234567' }, { dias_semana: null, servicio: null, disponible_hasta: null }],
  [{}, { dias_semana: null, servicio: null, temporada_hasta: null, disponible_desde: null }],
])('point 20: a form says when a dish is served: %j', (fields, read) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const schema = z.object(served).superRefine(checkServed)
  expect(readForm(schema, form)).toMatchObject({ ok: true, value: read })
  form.set('temporada_hasta', '')
  form.set('temporada_desde', '3')
  expect(readForm(schema, form)).toMatchObject({
    ok: false,
    errores: { temporada_hasta: expect.any(String) },
  })
})

const portrait = (values: Record<string, string>, unit: Record<string, string> = {}) =>
  new Map(
    Object.entries(values).map(([name, valor]): [string, Field] => [
      name,
      { value: valor, shown: valor, label: name.toUpperCase(), unit: unit[name] ?? null },
    ]),
  )

test('two at one row: what only one changed is no conflict, what both changed is one', () => {
  const base = { nombre: 'a', nota: 'n', precio: '1', visible: 'on' }
  const { conflicts: clashes, onlyTheirs: foreign } = compare(
    base,
    portrait({ nombre: 'mío', nota: 'n', precio: '2', visible: 'on' }),
    portrait({ nombre: 'a', nota: 'suya', precio: '3', visible: '' }),
  )
  expect(clashes.map(({ key: clave, mine, theirs: own }) => [clave, mine, own])).toEqual([
    ['precio', '2', '3'],
  ])
  expect(foreign.map(({ key: clave }) => clave)).toEqual(['nota', 'visible'])
  // Both wrote the same: nothing to choose.
  expect(compare(base, portrait({ nombre: 'x' }), portrait({ nombre: 'x' })).conflicts).toEqual([])
})

test('rows that come and go are one thing: prices are kept or taken as a whole', () => {
  const en = { 'precios.0.importe': 'Precios', 'precios.1.importe': 'Precios' }
  const { conflicts: clashes } = compare(
    { 'precios.0.importe': '10' },
    portrait({ 'precios.0.importe': '10', 'precios.1.importe': '6' }, en),
    portrait({ 'precios.0.importe': '11' }, en),
  )
  expect(clashes).toMatchObject([{ key: 'Precios', nombres: ['precios.0.importe', 'precios.1.importe'] }])
  expect(
    merge(
      { a: '1', 'precios.0.importe': '10', 'precios.1.importe': '6' },
      { a: '2', 'precios.0.importe': '11' },
      ['precios.0.importe', 'precios.1.importe'],
    ),
  ).toEqual({ a: '1', 'precios.0.importe': '11' })
  expect(differs({ a: '' }, {})).toBe(false)
  expect(differs({ a: 'on' }, {})).toBe(true)
})

test('a translation is stale when the Spanish moves on, stored or just typed, until it is touched or looked over', () => {
  const fila = {
    campos: [{ campo: 'nombre', label: 'Nombre', dicho: 'el nombre', tipo: 'linea', es: 'Gamba' }] as const,
    traducciones: { en: { nombre: 'Prawn' } },
    stale: [],
  }
  const having = (typed: Record<string, string>, old: readonly 'en'[] = []) => {
    const stored = storedField(fila)
    return estados({ ...fila, stale: old }, (name) => typed[name] ?? stored(name)).en.motivo
  }
  expect(having({})).toBe('completo')
  expect(having({}, ['en'])).toBe('el español ha cambiado')
  expect(having({ nombre: 'Gamba roja' })).toBe('el español ha cambiado')
  expect(having({ nombre: 'Gamba roja', 'traducciones.en.nombre': 'Red prawn' })).toBe('completo')
  expect(having({ 'traducciones.en.repasado': 'on' }, ['en'])).toBe('completo')
  expect(having({ 'traducciones.en.nombre': ' ' })).toBe('sin traducir')
})

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const idiomas = (...campos: string[]) =>
  Object.fromEntries(
    ['en', 'fr', 'de', 'it'].flatMap((l) => campos.map((campo) => [`traducciones.${l}.${campo}`, ''])),
  )
const errors = (result: ReturnType<typeof readForm>) => (result.ok ? {} : result.errores)

const VINO = {
  nombre: 'Ola',
  bodega: 'Bodega',
  pais: 'España',
  region: '',
  denominacion: '',
  estilo: 'blanco',
  crianza: '',
  anada: '2024',
  precio_botella_cents: '24',
  precio_copa_cents: '4,50',
  copa_ml: '120',
  stock: '6',
  nota: '',
  motivo: '',
  'uvas.0.clave': 'malvasia',
  'uvas.0.porcentaje': '100',
  'alergenos.sulfitos': 'contiene',
  declaracion: 'declarado',
  ...idiomas('nota', 'motivo'),
}
test('a wine: cents, grapes and degrees; the glass has a size, the sulphites have an answer', () => {
  const read = readForm(vinoSchema, form({ ...VINO, graduacion: '12,5', cuerpo: '3' }))
  expect(read.ok && read.value).toMatchObject({
    precio_botella_cents: 2400,
    precio_copa_cents: 450,
    uvas: [{ clave: 'malvasia', porcentaje: 100 }],
    graduacion: 12.5,
    cuerpo: 3,
    region: null,
    crianza: null,
    formato_ml: 750,
    alergenos: { sulfitos: 'contiene' },
  })
  // A form without pairings says nothing about them; one that has lost its last says so.
  expect(read.ok && read.value.maridajes).toBe(undefined)
  const none = readForm(vinoSchema, form({ ...VINO, 'maridajes.fin.otro': '' }))
  expect(none.ok && none.value.maridajes).toEqual([])
  const wrong = (change: Record<string, string>) =>
    Object.keys(errors(readForm(vinoSchema, form({ ...VINO, ...change }))))
  expect(wrong({ copa_ml: '' })).toEqual(['copa_ml'])
  expect(wrong({ 'alergenos.sulfitos': 'sin_declarar', declaracion: 'ninguno' })).toContain('declaracion')
  expect(wrong({ 'uvas.1.clave': 'malvasia', 'uvas.1.porcentaje': '' })).toContain('uvas')
  expect(wrong({ anada: '24' })).toContain('anada')
  expect(wrong({ temp_min_c: '12', temp_max_c: '8' })).toEqual(['temp_max_c'])
  expect(
    wrong({ 'maridajes.0.otro': '7fc7e465-018a-4040-a32a-d85de4aa85c0', 'maridajes.0.motivo': '' }),
  ).toContain('maridajes.0.motivo')
})

test('T-ALG-01: a decision for another recipe is none', () => {
  const bebida = {
    nombre: 'Limonada',
    descripcion: 'Limón y clara de huevo.',
    categoria_id: '7fc7e465-018a-4040-a32a-d85de4aa85c0',
    'precios.0.formato': 'unico',
    'precios.0.importe': '3,50',
    declaracion: 'ninguno',
    ...idiomas('nombre', 'descripcion'),
  }
  const having = (to: unknown) =>
    errors(readForm(bebidaSchema, form({ ...bebida, declarado_para: JSON.stringify(to) })))
  expect(having(['Limón y clara de huevo.'])).toEqual({})
  expect(having(['Limón.'])).toHaveProperty('declaracion')
  expect(
    errors(readForm(bebidaSchema, form({ ...bebida, declarado_para: '["x"]', declaracion: 'pendiente' }))),
  ).toEqual({})
  expect(errors(readForm(bebidaSchema, form({ ...bebida, graduacion: '40' })))).toHaveProperty('con_alcohol')
})

test('a signature is whoever’s it was, unless what it stands for changes', () => {
  const antes = {
    declarado_en: '2026-11-01T10:00:00Z',
    alergenos: [{ presencia: 'contiene' as const, alergeno: { clave: 'gluten' } }],
  }
  const same = { ahora: ['pan'], antes: ['pan'] }
  expect(firma('yo', 'declarado', { gluten: 'contiene' }, antes, same)).toEqual({})
  expect(firma('yo', 'declarado', { gluten: 'comprobado_sin' }, antes, same)).toEqual({
    declarado: true,
    declarado_por: 'yo',
  })
  expect(
    firma('yo', 'declarado', { gluten: 'contiene' }, antes, { ahora: ['pan', 'nuez'], antes: ['pan'] }),
  ).toEqual({
    declarado: true,
    declarado_por: 'yo',
  })
  expect(firma('yo', 'pendiente', {}, antes, same)).toEqual({ declarado: false })
})

test('the address of a preview carries the form, and nothing else gets through', () => {
  const pack = (value: unknown) => deflateRawSync(Buffer.from(JSON.stringify(value))).toString('base64url')
  expect([...(unpack(pack({ nombre: 'Gamba', 'precios.0.importe': '3' })) ?? [])]).toEqual([
    ['nombre', 'Gamba'],
    ['precios.0.importe', '3'],
  ])
  for (const broken of [undefined, ['x'], 'x', pack('text'), pack({ a: 1 }), 'A'.repeat(20_001)])
    expect(unpack(broken)).toBe(null)
  // A small address that unpacks to a mountain.
  expect(unpack(deflateRawSync(Buffer.alloc(5_000_000, 32)).toString('base64url'))).toBe(null)
  expect(platoSchema.safeParse({}).success).toBe(false)
})
