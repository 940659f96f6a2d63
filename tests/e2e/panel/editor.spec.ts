import { awake, hold } from '../support/alive.ts'
import { campo, freshPlato, precio } from '../support/plato-editor.ts'
import { expect, idioma, nombre, save, saved, test } from '../support/workshop.ts'

/** The editor of the back office: nothing typed is lost, and nobody overwrites anybody. */

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

test('languages: the Spanish beside, what is missing and what is old, copied without overwriting @matrix', async ({
  panel: page,
  sql,
}) => {
  // Four saves, each seen on the public pages.
  test.slow()
  const plato = nombre()
  await freshPlato(page, sql, plato)
  const english = page.getByRole('tab', { name: /^English/ })
  await expect(english).toHaveAccessibleName(/sin traducir/)
  await idioma(page, 'English')
  const panel = page.getByRole('tabpanel', { name: /^English/ })
  await expect(panel.getByText(plato)).toBeVisible()
  await campo(page, 'Nombre (English)').fill('Red prawn')
  await expect(english).toHaveAccessibleName(/falta la descripción/)
  await panel.getByRole('button', { name: 'Copiar del español lo que falte' }).click()
  await expect(campo(page, 'Nombre (English)')).toHaveValue('Red prawn')
  await expect(campo(page, 'Descripción (English)')).toHaveValue('Abierta en la mesa.')
  await expect(english).toHaveAccessibleName(/borrador sin publicar/)
  await campo(page, 'Descripción (English)').fill('Opened at the table.')
  await campo(page, 'Ingredientes (English)').fill('red prawn\nsalt')
  await panel.getByLabel('Es un borrador, sin revisar').uncheck()
  await expect(english).toHaveAccessibleName(/completo/)
  await save(page)
  // Who works in a language stays in it.
  await expect(english).toHaveAttribute('aria-selected', 'true')

  // The Spanish moves on: told while it is typed, and after it is saved, until somebody has looked at it.
  await idioma(page, 'Español')
  await campo(page, 'Descripción').fill('Abierta en la mesa, a la sal.')
  await expect(english).toHaveAccessibleName(/el español ha cambiado/)
  await save(page)
  await expect(english).toHaveAccessibleName(/el español ha cambiado/)
  await idioma(page, 'English')
  await panel.getByLabel('La traducción sigue valiendo').check()
  await expect(english).toHaveAccessibleName(/completo/)
  await save(page)
  await expect(english).toHaveAccessibleName(/completo/)
  const [row] = await sql<{ en: { descripcion: string } }[]>`
    select traducciones -> 'en' as en from platos where nombre = ${plato}`
  expect(row?.en.descripcion).toBe('Opened at the table.')
})

test('leaving with unsaved changes asks first: links, Back, closing @matrix', async ({ panel: page }) => {
  await page.goto('/almaenigma/platos')
  await page.getByRole('link', { name: /^Nuevo plato/ }).click()
  await campo(page, 'Nombre').fill('Prueba de irse')
  const sayings: string[] = []
  let leave = false
  page.on('dialog', async (dialog) => {
    sayings.push(dialog.type() === 'beforeunload' ? 'cierre' : dialog.message())
    await (leave ? dialog.accept() : dialog.dismiss())
  })
  await page.getByRole('link', { name: 'Resumen' }).click()
  await expect.poll(() => sayings.at(-1)).toContain('sin guardar')
  for (let n = 2; n <= 3; n++) {
    await page.evaluate(() => window.history.back())
    await expect.poll(() => sayings.length).toBe(n)
    await expect(page).toHaveURL(/\/platos\/nuevo$/)
    await expect(campo(page, 'Nombre')).toHaveValue('Prueba de irse')
  }
  leave = true
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL(/\/almaenigma\/platos$/)
  expect(sayings).toHaveLength(4)
  // Back where it was, what was typed is there, and once more it asks: now by the page that is closed.
  await page.goto('/almaenigma/platos/nuevo')
  await expect(page.getByText('Aquí está lo que escribiste y no se guardó')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar lo recuperado' }).click()
  await expect(campo(page, 'Nombre')).toHaveValue('')
  // Nothing to lose: nothing is asked.
  await page.getByRole('link', { name: 'Cerrar', exact: true }).click()
  await expect(page).toHaveURL(/\/almaenigma\/platos$/)
  expect(sayings).toHaveLength(4)
})

test('what was typed survives a reload, in every kind of field, until it is saved @matrix', async ({
  panel: page,
  sql,
  axe,
}) => {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await campo(page, 'Descripción').fill('Otra descripción.')
  await idioma(page, 'Deutsch')
  await campo(page, 'Nombre (Deutsch)').fill('Rote Garnele')
  await page.getByRole('button', { name: 'Añadir otro precio' }).click()
  await precio(page).nth(1).fill('13,50')
  await page.getByLabel('Vegetariano', { exact: true }).check()
  await page.getByRole('group', { name: 'Gluten' }).getByText('Puede contener').click()
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('Aquí está lo que escribiste y no se guardó')).toBeVisible()
  await axe(page, 'a draft that came back')
  await expect(campo(page, 'Descripción')).toHaveValue('Otra descripción.')
  await expect(precio(page).nth(1)).toHaveValue('13,50')
  await expect(page.getByLabel('Vegetariano', { exact: true })).toBeChecked()
  await expect(page.getByRole('group', { name: 'Gluten' }).getByLabel('Puede contener')).toBeChecked()
  await idioma(page, 'Deutsch')
  await expect(campo(page, 'Nombre (Deutsch)')).toHaveValue('Rote Garnele')
  await page.keyboard.press('ControlOrMeta+s')
  await saved(page)
  await page.reload()
  await expect(campo(page, 'Descripción')).toHaveValue('Otra descripción.')
  await expect(page.getByText('Aquí está lo que escribiste')).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('alma:borrador'))),
  ).toEqual([])
})

test('what was typed before the page came alive stays, counts as typed and is kept @matrix', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  const arrives = await hold(page)
  await page.goto(page.url(), { waitUntil: 'commit' })
  await campo(page, 'Nombre').fill(`${plato} de la abuela`)
  await campo(page, 'Descripción').fill('Escrita antes de tiempo.')
  arrives()
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  const present = async () => {
    await expect(campo(page, 'Nombre')).toHaveValue(`${plato} de la abuela`)
    await expect(campo(page, 'Descripción')).toHaveValue('Escrita antes de tiempo.')
  }
  await present()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('Aquí está lo que escribiste y no se guardó')).toBeVisible()
  await present()
  // And what is typed over what comes back is not lost to it.
  const other = await hold(page)
  await page.goto(page.url(), { waitUntil: 'commit' })
  await campo(page, 'Descripción').fill('Y otra vez antes.')
  other()
  await expect(campo(page, 'Nombre')).toHaveValue(`${plato} de la abuela`)
  await expect(campo(page, 'Descripción')).toHaveValue('Y otra vez antes.')
})

test('somebody saved in between: both versions field by field, and either can be kept @matrix', async ({
  panel: page,
  sql,
  axe,
}) => {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  const second = awake(await page.context().newPage())
  await second.goto(page.url())
  // Mine: price and name in English. His: price and description.
  await precio(page).fill('26')
  await idioma(page, 'English')
  await campo(page, 'Nombre (English)').fill('Mine')
  await precio(second).fill('25')
  await campo(second, 'Descripción').fill('La suya.')
  await second.getByRole('button', { name: /^Guardar/ }).click()
  await saved(second)
  await second.close()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  const panel = page.locator('#conflicto')
  await expect(panel).toContainText('mientras lo editabas')
  const choice = panel.getByRole('group', { name: 'Precios' })
  await expect(choice.getByLabel(/Lo que tienes tú/)).toBeChecked()
  await expect(choice).toContainText('26')
  await expect(choice).toContainText('25,00')
  await expect(panel).toContainText('También ha cambiado, y se conserva: Descripción')
  await axe(page, 'conflict')
  await choice.getByLabel(/Lo que ha guardado/).check()
  await panel.getByRole('button', { name: 'Seguir con esta mezcla' }).click()
  await expect(precio(page)).toHaveValue('25,00')
  await save(page)
  const [row] = await sql<{ descripcion: string; en: string; cents: number }[]>`
    select p.descripcion, p.traducciones -> 'en' ->> 'nombre' as en, x.cents
    from platos p join plato_precios x on x.plato_id = p.id where p.nombre = ${plato}`
  expect(row).toEqual({ descripcion: 'La suya.', en: 'Mine', cents: 2500 })
})

test('T-ALG-01: the decision is forced, signed, and reopened by another recipe', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await expect(page.getByText(/^Declarados por .+ el /)).toBeVisible()
  await campo(page, 'Ingredientes').fill('gamba roja\nharina')
  await expect(page.getByText('Han cambiado los ingredientes')).toBeVisible()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Decide sobre los alérgenos' })).toBeVisible()
  await page.getByText('Declaro los alérgenos que he marcado').click()
  await save(page)
  const firma = () =>
    sql<{ declarado_en: Date; declarado_por: string }[]>`
      select declarado_en, declarado_por from platos where nombre = ${plato}`
  const [signed] = await firma()
  expect(signed?.declarado_por).toMatch(/^[0-9a-f-]{36}$/)
  // Another's signature stays another's when only the price changes.
  await sql`update platos set declarado_por = 'almaenigma' where nombre = ${plato}`
  await page.reload()
  await precio(page).fill('27')
  await save(page)
  expect(await firma()).toEqual([{ declarado_en: signed?.declarado_en, declarado_por: 'almaenigma' }])
})
