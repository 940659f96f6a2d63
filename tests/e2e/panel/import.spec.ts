import { expect, nombre, read, saying, test } from '../support/workshop.ts'

/** Dishes and wines out to a spreadsheet and back: tried first, row by row, then written all or none. */

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

test('what is exported comes back without a change @matrix', async ({ panel: page }) => {
  test.slow()
  await page.goto('/almaenigma/importar')
  for (const thing of ['platos', 'bebidas', 'vinos'])
    for (const tipo of ['csv', 'json']) {
      const answer = await page.request.get(`/almaenigma/importar/${thing}.${tipo}`)
      expect(answer.status()).toBe(200)
      const body = await answer.body()
      await page.getByLabel('Qué traes').selectOption(thing)
      await page
        .getByLabel('Archivo CSV o JSON')
        .setInputFiles({ name: `${thing}.${tipo}`, mimeType: 'text/plain', buffer: body })
      await page.getByRole('button', { name: 'Probar' }).click()
      const summary = page.getByText(/^Nuevas: \d+\. Cambian: \d+/)
      await expect(summary, `${thing}.${tipo}`).toContainText('Nuevas: 0. Cambian: 0.', { timeout: 30_000 })
      await expect(summary).toContainText('No se admiten: 0.')
      await expect(page.getByRole('button', { name: /^Aplicar/ })).toHaveCount(0)
      await page.reload()
    }
})

test('a dry run writes nothing, refuses with reasons, and what was seen is what is written', async ({
  panel: page,
  sql,
  axe,
}) => {
  test.slow()
  const [old, fresh] = [nombre(), nombre()]
  const slug = old.toLowerCase().replace(' ', '-')
  const [row] =
    await sql`insert into platos (slug, categoria_id, nombre, ingredientes, declarado_en, declarado_por)
    select ${slug}, id, ${old}, '{pan}', now(), 'prueba' from categorias where slug = 'para-abrir' returning id, version`
  await sql`insert into plato_precios (plato_id, formato, cents, minimo) values (${row?.id}, 'racion', 1200, 2)`
  const csv = [
    'slug;nombre;precios;categoria;ingredientes;alergenos;declaracion',
    `${slug};${old};racion 13,00;para-abrir;pan | queso;;ninguno`,
    `;${fresh};unico 9,50;para-abrir;"harina | ""sal""";gluten: contiene;declarado`,
    ';X;gratis;no-hay;;moscas: contiene;quizá',
    `${slug};Otra vez;unico 1;para-abrir;;;sin declarar`,
  ].join('\r\n')
  await page.goto('/almaenigma/importar')
  const upload = async () => {
    await page
      .getByLabel('Archivo CSV o JSON')
      .setInputFiles({ name: 'platos.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${csv}`) })
    await page.getByRole('button', { name: 'Probar' }).click()
  }
  await upload()
  const sheet = page.getByRole('region', { name: 'Qué haría el archivo' })
  await expect(sheet).toContainText('Nuevas: 1. Cambian: 1. Iguales: 0. No se admiten: 2.', {
    timeout: 30_000,
  })
  await expect(sheet).toContainText(/racion 12,00.*racion 13,00/)
  await expect(sheet).toContainText('No hay ninguna categoría «no-hay». Las que hay: para-abrir')
  await expect(sheet).toContainText('«moscas» no es ninguno de los 14.')
  await expect(sheet).toContainText('«quizá» no se entiende')
  await expect(sheet).toContainText(`«${slug}» ya está en otra fila de este archivo.`)
  // A recipe that changed with the same decision is nobody's decision any more.
  await expect(sheet).toContainText(/declaracion.*ninguno.*sin declarar/)
  await axe(page, 'dry run')
  expect(await sql`select 1 from platos where nombre = ${fresh}`).toHaveLength(0)

  // Somebody saves the dish in between: what was seen is no longer what would be written.
  await sql`update platos set picante = 1 where id = ${row?.id}`
  await page.getByRole('button', { name: 'Aplicar 2 filas' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Algo ha cambiado desde la prueba' })).toBeVisible({
    timeout: 30_000,
  })
  expect(await sql`select 1 from platos where nombre = ${fresh}`).toHaveLength(0)
  await page.getByRole('button', { name: 'Aplicar 2 filas' }).click()
  await saying(page, /^2 filas escritas\./)
  const [made] =
    await sql`select p.*, x.cents from platos p join plato_precios x on x.plato_id = p.id where p.nombre = ${fresh}`
  expect(made).toMatchObject({ ingredientes: ['harina', '"sal"'], cents: 950, visible: true })
  expect(made?.declarado_en).not.toBeNull()
  const [kept] =
    await sql`select p.*, x.cents, x.minimo from platos p join plato_precios x on x.plato_id = p.id where p.id = ${row?.id}`
  expect(kept).toMatchObject({
    cents: 1300,
    minimo: 2,
    ingredientes: ['pan', 'queso'],
    declarado_en: null,
    picante: 1,
  })
  await expect.poll(() => read(page, '/menu', [fresh]), { timeout: 30_000 }).toEqual([true])
  expect(await sql`select operacion from historial where fila = ${made?.id}`).toEqual([{ operacion: 'alta' }])
})

test('a file that is none says what to do', async ({ panel: page }) => {
  await page.goto('/almaenigma/importar')
  const tryOne = async (name: string, buffer: Buffer, said: string) => {
    await page.getByLabel('Archivo CSV o JSON').setInputFiles({ name, mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Probar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible({ timeout: 20_000 })
  }
  await tryOne('a.csv', Buffer.from('slug;nombre\nx;"abierta'), 'En la línea 2 se abren unas comillas')
  await tryOne('b.csv', Buffer.from('slug;nonbre\nx;y'), 'No hay ninguna columna que se llame «nonbre»')
  await tryOne('c.json', Buffer.from('{"a": 1}'), 'tiene que ser una lista de fichas')
  await tryOne('d.png', Buffer.from([0x89, 0x50, 0, 0, 1, 2]), 'Esto no es un CSV ni un JSON')
})
