import {
  expect,
  inTwoIdiomas,
  read,
  restoreVersion,
  save,
  saying,
  seVe,
  test,
  twoTexts,
  undo,
} from '../support/workshop.ts'

/** The settings: names and texts, the rules of booking, the areas, and the days that are not like the others. */

test.afterEach(async ({ sql }) => {
  await sql`update ajustes set valor = '20' where clave = 'personas_max' and valor <> '20'`
  await sql`update ajustes set valor = (select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(valor) c
    where coalesce(c ->> 'motivo', '') not like 'Prueba %') where clave = 'cierres'`
})

test('the house’s name and texts: two languages at once, on every page, and each setting has versions of its own @matrix', async ({
  panel: page,
}) => {
  test.slow()
  const [es, en] = twoTexts()
  await page.goto('/almaenigma/ajustes')
  const ya = await inTwoIdiomas(page, 'Aviso de los precios', es, en)
  await seVe(page, ya, '/menu', [es], [true])
  await seVe(page, ya, '/en/menu', [en], [true])
  await page
    .getByRole('region', { name: 'Versiones de un ajuste' })
    .getByRole('link', { name: 'Aviso de los precios' })
    .click()
  await expect(page.getByRole('region', { name: 'Versiones', exact: true })).toBeVisible()
  const returns = await restoreVersion(page)
  await seVe(page, returns, '/menu', [es], [false])
  await seVe(page, returns, '/en/menu', [en], [false])
})

test('the rules of booking are numbers that the database keeps too, and they hold at once', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  await page.goto('/almaenigma/ajustes/reservas')
  const max = page.getByLabel('Personas, como máximo')
  await max.fill('21')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText('Escribe un número entero entre 1 y 20.').first()).toBeVisible()
  await max.fill('12')
  await save(page)
  expect(await sql`select valor from ajustes where clave = 'personas_max'`).toEqual([{ valor: 12 }])
  await page.goto('/almaenigma/ajustes/reservas?ver=personas_max')
  await restoreVersion(page)
  expect(await sql`select valor from ajustes where clave = 'personas_max'`).toEqual([{ valor: 20 }])
})

test('an area is edited in two languages, seen by the next visitor, and an older version restored @matrix', async ({
  panel: page,
}) => {
  test.slow()
  const [es, en] = twoTexts()
  await read(page, '/reservations', [])
  await page.goto('/almaenigma/ajustes/zonas')
  const ya = await inTwoIdiomas(page, 'Descripción', es, en)
  await seVe(page, ya, '/reservations', [es], [true])
  await seVe(page, ya, '/en/reservations', [en], [true])
  const returns = await restoreVersion(page)
  await seVe(page, returns, '/reservations', [es], [false])
  await seVe(page, returns, '/en/reservations', [en], [false])
})

test('a closing is made in two languages, changed, deleted and undone; the next visitor reads each, and cannot book @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const [es, en] = twoTexts()
  const [near] = await sql<{ dia: string }[]>`select to_char(current_date + 90, 'YYYY-MM-DD') as dia`
  const dia = near?.dia ?? ''
  const closed = async () =>
    (await sql`select private.reglas_reserva() -> 'cierres' @> ${sql.json([{ desde: dia }])} as si`)[0]?.si
  await page.goto('/almaenigma/ajustes/dias')
  await page.getByRole('link', { name: 'Nuevo día' }).click()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText('Elige un día del calendario.').first()).toBeVisible()
  await page.getByLabel('Día', { exact: true }).fill(dia)
  await page.getByLabel('Motivo', { exact: true }).fill(es)
  await page.getByLabel('Motivo (English)').fill(en)
  let ya = await save(page)
  await page.waitForURL(new RegExp(`dias/${dia}-cierre`))
  await seVe(page, ya, '/contact', [es], [true])
  await seVe(page, ya, '/en/contact', [en], [true])
  expect(await closed()).toBe(true)

  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await page.getByRole('button', { name: 'Sí, borrar' }).click()
  ya = await saying(page, / se ha borrado\./)
  expect(await closed()).toBe(false)
  await seVe(page, ya, '/contact', [es], [false])
  ya = await undo(page, / vuelve a estar como antes\./)
  await seVe(page, ya, '/contact', [es], [true])

  // Other hours instead: only what that kind of day uses is asked for and kept.
  await page.goto(`/almaenigma/ajustes/dias/${dia}-cierre`)
  await expect(page.getByLabel('Horas de cena')).toBeHidden()
  await page.getByLabel('Qué pasa').selectOption({ label: 'Otro horario' })
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText(/^Di qué cambia/).first()).toBeVisible()
  await page.getByLabel('Cena', { exact: true }).selectOption({ label: 'A estas horas' })
  await page.getByLabel('Horas de cena').fill('20:00 20:30')
  await save(page)
  await page.waitForURL(new RegExp(`dias/${dia}-horario_especial`))
  const [row] =
    await sql`select jsonb_path_query_first(valor, ${`$[*] ? (@.desde == "${dia}")`}::jsonpath) as dia
    from ajustes where clave = 'cierres'`
  expect(row?.dia).toMatchObject({ tipo: 'horario_especial', cena: ['20:00', '20:30'], motivo: es })
  expect(row?.dia).not.toHaveProperty('comida')
})
