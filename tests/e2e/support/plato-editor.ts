import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { expect, nombre, read, save, seVe } from './workshop.ts'

export const precio = (page: Page) => page.getByLabel('Precio', { exact: true })
export const campo = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** A dish with everything its form insists on, signed by the admin; opens its editor. How one is made: panel-platos. */
export async function freshPlato(page: Page, sql: Sql, plato: string): Promise<void> {
  const [row] = await sql<{ id: string }[]>`
    insert into platos (slug, categoria_id, nombre, descripcion, ingredientes, visible, declarado_en, declarado_por)
    select ${plato.toLowerCase().replace(' ', '-')}, id, ${plato}, 'Abierta en la mesa.', ${['gamba roja', 'sal']}, true, now(),
      (select u.id::text from auth.users u where u.raw_app_meta_data ->> 'role' = 'admin' order by u.created_at limit 1)
    from categorias where tipo = 'plato' order by orden, slug limit 1 returning id`
  if (!row) throw new Error('no category')
  await sql`insert into plato_precios (plato_id, formato, cents) values (${row.id}, 'unico', 2400)`
  await sql`insert into plato_alergenos (plato_id, alergeno_id, presencia)
    select ${row.id}, id, 'contiene' from alergenos where clave = 'crustaceos'`
  await page.goto(`/almaenigma/platos/${row.id}`)
  await expect(campo(page, 'Nombre')).toHaveValue(plato)
}

/**
 * Two saves in a row of a new dish on pages that were kept before: each is there at the first request after its message.
 * @returns what each message said: seen already, or in a moment
 */
export async function saveTwice(page: Page, sql: Sql): Promise<boolean[]> {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  const said: boolean[] = []
  for (const name of [`${plato} uno`, `${plato} dos`]) {
    expect(await read(page, '/en/menu', [name])).toEqual([false])
    await campo(page, 'Nombre').fill(name)
    const ya = await save(page)
    for (const path of ['/en/menu', '/menu']) await seVe(page, ya, path, [name], [true])
    said.push(ya)
  }
  return said
}
