import type { Page } from '@playwright/test'
import { IS_VERIFY } from '../../runner/long.ts'
import {
  expect,
  hide,
  idioma,
  moveByKeyboard,
  nombre,
  places,
  remove,
  restoreVersion,
  rows,
  save,
  saying,
  seVe,
  test,
  undo,
} from '../support/workshop.ts'

/**
 * The sections of the menu: their life, each step as the next visitor sees it. In CI without the verbs of the list that are
 * every section's (panel-platos): an earlier version, another place, hidden and back.
 */
const LISTA = '/almaenigma/categorias'

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where slug like 'prueba-categoria-%'`
  await sql`delete from categorias where nombre like 'Prueba %'`
})

async function fresh(page: Page, categoria: string): Promise<string> {
  await page.goto(`${LISTA}/nueva`)
  await page.getByLabel('Nombre', { exact: true }).fill(categoria)
  await page.getByLabel('Es de').selectOption('plato')
  await save(page)
  await page.waitForURL(/categorias\/[0-9a-f-]{36}/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a category is made, told in two languages, moved with the keyboard, hidden, restored, deleted and undone @matrix', async ({
  panel: page,
  sql,
  axe,
}) => {
  test.slow()
  const [one, other] = [nombre(), nombre()]
  // A category is on the menu as soon as there is something in it.
  for (const categoria of [one, other]) {
    const id = await fresh(page, categoria)
    const [plato] = await sql`insert into platos (slug, categoria_id, nombre, declarado_en, declarado_por)
      values (${`prueba-categoria-${id}`}, ${id}, ${`Plato de ${categoria}`}, now(), 'prueba') returning id`
    await sql`insert into plato_precios (plato_id, formato, cents) values (${plato?.id}, 'unico', 900)`
  }

  await page.getByLabel('Descripción', { exact: true }).fill('Para empezar.')
  await idioma(page, 'English')
  await page.getByLabel('Nombre (English)').fill(`${other} in English`)
  await page.getByLabel('Descripción (English)').fill('To begin with.')
  const ya = await save(page)
  await seVe(page, ya, '/en/menu', [`${other} in English`, 'To begin with.'], [true, true])
  await seVe(page, ya, '/menu', [one, other, 'Para empezar.'], [true, true, true])

  if (IS_VERIFY) {
    await idioma(page, 'Español')
    await page.getByLabel('Descripción', { exact: true }).fill('Cambiada.')
    await seVe(page, await save(page), '/menu', ['Cambiada.'], [true])
    await page.reload()
    await seVe(page, await restoreVersion(page), '/menu', ['Para empezar.', 'Cambiada.'], [true, false])
  }
  await axe(page, 'editor of a category')

  if (IS_VERIFY) await moveAndHide(page, one, other)

  // With something in it, it cannot go; empty it can, and comes back as it was.
  await page.goto(LISTA)
  await removeFull(page, other)
  await sql`delete from platos where nombre = ${`Plato de ${other}`}`
  await page.goto(LISTA)
  await seVe(page, await remove(page, other), '/menu', [`>${one}`, `>${other}`], [true, false])
  await undo(page, `${other} vuelve a estar como antes.`)
  await expect.poll(() => rows(page)).toContain(other)
  const [back] = await sql<{ en: { nombre: string }; descripcion: string }[]>`
    select descripcion, traducciones -> 'en' as en from categorias where nombre = ${other}`
  expect(back).toMatchObject({ descripcion: 'Para empezar.', en: { nombre: `${other} in English` } })
})

/** Another place and back, hidden and shown again: as every list does it. */
async function moveAndHide(page: Page, one: string, other: string): Promise<void> {
  await page.goto(LISTA)
  const behind = async () => {
    const all = await rows(page)
    return all.indexOf(other) - all.indexOf(one)
  }
  expect(await behind()).toBe(1)
  const moved = await moveByKeyboard(page, other, -1)
  await expect.poll(behind).toBe(-1)
  const primero = async () => {
    const [a = -1, b = -1] = await places(page, '/menu', [`>${one}`, `>${other}`])
    return b >= 0 && b < a
  }
  if (moved) expect(await primero()).toBe(true)
  else await expect.poll(primero, { timeout: 30_000 }).toBe(true)
  await undo(page, `${other} vuelve a su sitio.`)
  await expect.poll(behind).toBe(1)

  await seVe(
    page,
    await hide(page, other),
    '/menu',
    [one, `>${other}`, `Plato de ${other}`],
    [true, false, false],
  )
  await seVe(page, await undo(page, `${other} vuelve a verse en la web.`), '/menu', [`>${other}`], [true])
}

async function removeFull(page: Page, categoria: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Mover|Acciones de) ${categoria}`) }).click()
  const actions = page.getByRole('region', { name: `Acciones de ${categoria}` })
  await actions.getByText('Borrar…', { exact: true }).click()
  await page.getByRole('button', { name: `Sí, borrar ${categoria}` }).click()
  await saying(page, 'Otro contenido depende de este elemento')
}

test('a category without a name or a kind is not made, and the form says what is missing', async ({
  panel: page,
}) => {
  await page.goto(`${LISTA}/nueva`)
  await page.getByRole('button', { name: /^Guardar/ }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Revisa los campos' })
  await expect(alert).toContainText('Escribe el nombre de la categoría.')
  await expect(alert).toContainText('Elige si es de platos o de bebidas.')
})

test('at 390 px nothing sticks out @matrix', async ({ panel: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [LISTA, `${LISTA}/nueva`]) {
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})
