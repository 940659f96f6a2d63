import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contradicciones, delatados } from '../../supabase/contenido/alergenos.ts'
import { defectos } from '../../supabase/contenido/comprobar.ts'
import { fuentes } from '../../supabase/contenido/fuentes.ts'
import { DESTINO, seed } from '../../supabase/contenido/generar.ts'
import { idDe } from '../../supabase/contenido/sql.ts'

const { carta, cava, sitio } = fuentes()

test('seed.sql is what the generator writes (npm run seed), and it writes the same twice', () => {
  const written = seed()
  expect(written === readFileSync(DESTINO, 'utf8')).toBe(true)
  expect(seed() === written).toBe(true)
})

test('ids follow from slugs and are UUIDs', () => {
  expect(idDe('platos', 'escalivada')).toBe(idDe('platos', 'escalivada'))
  expect(idDe('platos', 'escalivada')).not.toBe(idDe('vinos', 'escalivada'))
  expect(idDe('platos', 'escalivada')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

test('the content is in order', () => expect(defectos(carta, cava, sitio)).toEqual([]))

describe('T-ALG-01: allergens are consistent with the ingredients', () => {
  test.each(carta.platos.map((p) => [p.slug, p] as const))('%s', (_, p) => {
    const texto = [p.nombre, p.descripcion, ...p.ingredientes].join(' · ')
    expect(contradicciones({ ...p, texto })).toEqual([])
  })

  test('taking any one declared allergen away from a dish that names it is noticed', () => {
    let tried = 0
    for (const p of carta.platos.filter((plato) => plato.declarado)) {
      const texto = [p.nombre, p.descripcion, ...p.ingredientes].join(' · ')
      for (const clave of delatados(texto)) {
        const contiene = p.alergenos.contiene.filter((otra) => otra !== clave)
        expect(contradicciones({ ...p, texto, alergenos: { ...p.alergenos, contiene } })).toContain(
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
  const conPlato = (change: object) =>
    defectos({ ...carta, platos: [...carta.platos, { ...plato, ...change }] }, cava, sitio)
  expect(conPlato({})).toContain(`${plato.slug}: repetido`)
  expect(conPlato({ slug: 'x', categoria: 'cervezas' })).toContain('x: categoría desconocida')
  expect(conPlato({ slug: 'x', ingredientes: ['nata'] })).toContain('x: lleva leche y no lo declara')
  expect(conPlato({ slug: 'x', dietas: ['vegetariano'] })).toContain('x: vegetariano con moluscos')
  expect(conPlato({ slug: 'x', declarado: false })).toContain(
    'x: tiene alérgenos sin que nadie los haya declarado',
  )
  const conVino = (change: object) =>
    defectos(carta, { ...cava, vinos: [...cava.vinos, { ...vino, ...change }] }, sitio)
  expect(conVino({ slug: 'x', uvas: [{ clave: 'nada', porcentaje: 90 }] })).toEqual([
    'x: uva desconocida nada',
    'x: las uvas suman 90',
  ])
})

test('the house says how many wines it has', () => {
  const visible = cava.vinos.filter((vino) => vino.visible).length
  expect(visible).toBeGreaterThan(80)
  expect(sitio.ajustes.descripcion).toContain('más de ochenta etiquetas')
})
