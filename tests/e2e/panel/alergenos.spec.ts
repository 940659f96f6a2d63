import { freshPlato } from '../support/plato-editor.ts'
import { expect, nombre, save, test } from '../support/workshop.ts'

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

test('19.16 T-ALG-01 one press marks the rest as checked, before it is signed; the form says what unmarked means @matrix', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await expect(page.getByText('Lo que dejes en «No figura» no está en la receta')).toBeVisible()
  await page.getByRole('button', { name: 'El resto, comprobado sin' }).click()
  await expect(page.getByRole('group', { name: 'Gluten' }).getByLabel('Comprobado sin')).toBeChecked()
  await expect(
    page.getByRole('group', { name: 'Crustáceos' }).getByLabel('Contiene', { exact: true }),
  ).toBeChecked()
  await save(page)
  const rows =
    await sql`select a.presencia::text, count(*)::int from plato_alergenos a join platos p on p.id = a.plato_id
    where p.nombre = ${plato} group by 1 order by 2`
  expect(rows).toEqual([
    { presencia: 'contiene', count: 1 },
    { presencia: 'comprobado_sin', count: 13 },
  ])
})
