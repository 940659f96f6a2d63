import { expect, test } from 'vitest'
import { rest, sql } from './cliente.ts'

test('the seed is loaded: 75 dishes, 14 allergens, 86 wines', async () => {
  const [counts] = await sql`select
    (select count(*)::int from platos) as platos, (select count(*)::int from alergenos) as alergenos,
    (select count(*)::int from vinos) as vinos, (select count(*)::int from footer_info) as pie,
    (select count(*)::int from contenido_reservas) as contenido`
  expect(counts).toEqual({ platos: 75, alergenos: 14, vinos: 86, pie: 1, contenido: 1 })
})

test('every visible dish has a price, and visitors see the same ones', async () => {
  const [without] = await sql`select count(*)::int as n from platos p where visible
    and not exists (select 1 from plato_precios where plato_id = p.id)`
  expect(without?.n).toBe(0)
  const answer = await rest('platos?select=slug,plato_precios(cents)&limit=100')
  const rows = (await answer.json()) as { slug: string; plato_precios: { cents: number }[] }[]
  expect(rows).toHaveLength(74)
  expect(rows.every((row) => row.plato_precios.length > 0)).toBe(true)
})

test('translations are stamped with the hash of the Spanish texts', async () => {
  const [stale] = await sql`select count(*)::int as n from platos p, jsonb_each(traducciones) t
    where t.value ->> 'origen' is distinct from
      private.huella_textos(to_jsonb(p), array['nombre', 'descripcion', 'ingredientes'])`
  expect(stale?.n).toBe(0)
})
