import type { Sql } from 'postgres'
import { IS_VERIFY } from '../../runner/long.ts'
import { expect, nombre, restoreVersion, saying, seVe, test, undo } from '../support/workshop.ts'

/** Who changed what, the bin, and the way back, with axe on each page and with what is open on it. */

/** On a desk; in verify at both widths. Each page is looked at in both anyway (panel-paginas). */
const WIDTHS = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
].filter(({ width }) => IS_VERIFY || width === 1440)

type Done = { id: string; nombre: string; slug: string }
/** A dish on the public menu, made and changed as the panel's admin would. */
async function plato(sql: Sql, admin: string, nombre: string): Promise<Done> {
  return sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', json_build_object('sub', u.id)::text, true),
      set_config('request.jwt.claim.sub', u.id::text, true) from auth.users u where u.email = ${admin}`
    const [row] = await tx<Done[]>`
      insert into platos (slug, categoria_id, nombre, descripcion, declarado_en)
      select 'prueba-' || gen_random_uuid(), id, ${nombre}, 'Cocida a fuego lento con la cebolla de siempre y un poco de vino blanco.', now()
      from categorias where tipo = 'plato' order by orden limit 1 returning id, nombre, slug`
    if (!row) throw new Error('no category')
    await tx`insert into plato_precios (plato_id, formato, cents) values (${row.id}, 'racion', 2400)`
    return row
  })
}

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %' or nombre like '=Prueba %'`
})

for (const size of WIDTHS)
  test(`the history says who changed what and when, and is filtered, at ${size.width} px @matrix`, async ({
    panel: page,
    sql,
    admin,
    axe,
  }) => {
    await page.setViewportSize(size)
    const { id, nombre: name } = await plato(sql, admin.email, nombre())
    await sql`update plato_precios set cents = 2600 where plato_id = ${id}`
    await sql`update platos set descripcion = 'Cocida a fuego vivo con la cebolla de siempre y un poco de vino tinto.' where id = ${id}`
    await page.goto('/almaenigma/historial?seccion=platos')
    const entries = page.getByRole('listitem').filter({ hasText: name })
    await expect(entries).toHaveCount(3)
    await expect(entries.nth(1)).toContainText(/Precio \(ración\): 24,00\s€ → 26,00\s€/)
    await expect(entries.nth(1)).toContainText('el sistema')
    await expect(entries.nth(2)).toContainText('Alta')
    await expect(entries.nth(2)).toContainText(
      /(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d+ de/,
    )
    await entries.nth(0).getByText('Descripción: texto cambiado').click()
    await expect(entries.nth(0).locator('del')).toHaveText(['lento', 'blanco.'])
    await expect(entries.nth(0).locator('ins')).toHaveText(['vivo', 'tinto.'])
    await axe(page, 'history, an entry open')

    await page.getByLabel('Persona').selectOption({ index: 1 })
    await page.getByLabel('Hasta').fill('2020-01-01')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(page.getByText('Nadie ha cambiado nada que encaje')).toBeVisible()
    await page.getByRole('link', { name: 'Ver todo' }).click()
    await expect(entries).toHaveCount(3)
  })

test('a long history is told page by page, nothing twice and nothing left out @matrix', async ({
  panel: page,
  sql,
  admin,
}) => {
  const { id } = await plato(sql, admin.email, nombre())
  for (let i = 1; i <= 60; i++) await sql`update plato_precios set cents = ${2400 + i} where plato_id = ${id}`
  const seen: string[] = []
  const read = async () => seen.push(...(await page.locator('summary').allTextContents()))
  await page.goto(`/almaenigma/historial?seccion=platos&fila=${id}`)
  await read()
  await page.getByRole('link', { name: 'Anteriores' }).click()
  await expect(page.getByText('Alta', { exact: true })).toBeVisible()
  await read()
  expect(seen).toHaveLength(60)
  expect(new Set(seen).size).toBe(60)
  await expect(page.getByRole('link', { name: 'Anteriores' })).toHaveCount(0)
})

test('the table for a spreadsheet holds everything that was filtered, and no formula', async ({
  panel: page,
  sql,
  admin,
}) => {
  const words = `=${nombre()}`
  const { id } = await plato(sql, admin.email, words)
  await sql`update platos set nombre = ${`${words} "bis"; @x`} where id = ${id}`
  const answer = await page.request.get(`/almaenigma/historial/csv?seccion=platos&fila=${id}`)
  expect(answer.headers()['content-type']).toContain('text/csv')
  expect(answer.headers()['cache-control']).toContain('no-store')
  const text = await answer.text()
  const lines = text.split('\r\n').filter(Boolean)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"Número";"Fecha";"Hora"')
  expect(lines[1]).toContain(`"'${words} ""bis""; @x"`)
  for (const line of lines) expect(line.replace(/^\ufeff/, '')).not.toMatch(/(^|;)"[=+\-@\t\r]/)
  // The whole history, and the same as on the pages.
  const all = (await (await page.request.get('/almaenigma/historial/csv')).text())
    .split('\r\n')
    .filter(Boolean)
  const [count] = await sql`select count(*)::int as n from historial`
  expect(all.length - 1).toBe(count?.n)
})

test('a version comes back from the foot of the editor with all that belongs to it, and that is undone @matrix', async ({
  panel: page,
  sql,
  admin,
}) => {
  test.slow()
  const { id, nombre: name } = await plato(sql, admin.email, nombre())
  await sql`update plato_precios set cents = 2650 where plato_id = ${id}`
  await page.goto(`/almaenigma/platos/${id}`)
  const versions = page.getByRole('region', { name: 'Versiones' })
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expect(versions.getByRole('listitem').first()).toContainText('Ahora')
  await seVe(page, await restoreVersion(page), '/menu', [name, '26,50'], [true, false])
  await expect(versions.getByRole('listitem')).toHaveCount(3)
  await seVe(page, await undo(page, 'Vuelve a estar como antes.'), '/menu', [name, '26,50'], [true, true])
})

for (const size of WIDTHS)
  test(`what was deleted is in the bin, with who and when, and comes back, at ${size.width} px`, async ({
    panel: page,
    sql,
    admin,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    const { id, nombre: name } = await plato(sql, admin.email, nombre())
    await sql`delete from platos where id = ${id}`
    await page.goto('/almaenigma/papelera')
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('Borrado por')
    await row.getByRole('button', { name: `Recuperar ${name}` }).click()
    await seVe(page, await saying(page, `${name} vuelve a estar como antes.`), '/menu', [name], [true])
    await expect(row).toHaveCount(0)
  })
