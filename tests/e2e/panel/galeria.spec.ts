import type { Page } from '@playwright/test'
import { IS_VERIFY } from '../../runner/long.ts'
import { campo, circle, jpeg, photo } from '../support/panel/panel-foto.ts'
import {
  expect,
  hide,
  idioma,
  moveByKeyboard,
  nombre,
  remove,
  restoreVersion,
  rows,
  save,
  seVe,
  test,
  undo,
} from '../support/workshop.ts'

/**
 * The gallery and the philosophy page: their rows, from the first save to the bin and back. In CI the gallery's life whole,
 * and of a row of the philosophy what is its own: its texts and its order; in verify both whole.
 */

const GALERIA = '/almaenigma/galeria'

test.afterEach(async ({ sql }) => {
  await sql`delete from galeria where titulo like 'Prueba %'`
  await sql`delete from filosofia where titulo like 'Prueba %'`
})

/** A picture of the gallery with its photo; leaves its editor open. */
async function fresh(page: Page, titulo: string): Promise<boolean> {
  await page.goto(`${GALERIA}/nueva`)
  await photo(page).setInputFiles(await jpeg())
  await expect(circle(page)).toBeVisible({ timeout: 60_000 })
  await campo(page, 'Título').fill(titulo)
  await campo(page, 'Qué se ve').fill(`La sala: ${titulo}`)
  const ya = await save(page)
  await page.waitForURL(/galeria\/[0-9a-f-]{36}/)
  return ya
}

test('the gallery: written in two languages, ordered by keyboard, hidden, restored, deleted and back @matrix', async ({
  panel: page,
}) => {
  test.slow()
  const titulo = nombre()
  let ya = await fresh(page, titulo)
  await seVe(page, ya, '/gallery', [titulo, `alt="La sala: ${titulo}"`], [true, true])
  await idioma(page, 'English')
  await campo(page, 'Título (English)').fill(`${titulo} in English`)
  await campo(page, 'Qué se ve (English)').fill('The room')
  ya = await save(page)
  await seVe(page, ya, '/en/gallery', [`${titulo} in English`, 'alt="The room"'], [true, true])
  await idioma(page, 'Español')
  await campo(page, 'Título').fill(`${titulo} otra vez`)
  ya = await save(page)
  await seVe(page, ya, '/gallery', [`${titulo} otra vez`], [true])
  ya = await restoreVersion(page)
  await seVe(page, ya, '/gallery', [`${titulo} otra vez`], [false])

  await page.goto(GALERIA)
  const antes = await rows(page)
  ya = await moveByKeyboard(page, titulo, -1)
  expect((await rows(page)).indexOf(titulo)).toBe(antes.indexOf(titulo) - 1)
  ya = await hide(page, titulo)
  await seVe(page, ya, '/gallery', [titulo], [false])
  ya = await undo(page, `${titulo} vuelve a verse en la web.`)
  await seVe(page, ya, '/gallery', [titulo], [true])
  ya = await remove(page, titulo)
  await seVe(page, ya, '/gallery', [titulo], [false])
  ya = await undo(page, `${titulo} vuelve a estar como antes.`)
  await seVe(page, ya, '/gallery', [titulo, `alt="La sala: ${titulo}"`], [true, true])
})

test(`philosophy: written in two languages, ordered by keyboard${IS_VERIFY ? ', hidden, restored, deleted and back' : ''} @matrix`, async ({
  panel: page,
}) => {
  test.slow()
  const titulo = nombre()
  await page.goto('/almaenigma/filosofia/nueva')
  await campo(page, 'Título').fill(titulo)
  await campo(page, 'Texto').fill('Lo que creemos.')
  let ya = await save(page)
  await page.waitForURL(/filosofia\/[0-9a-f-]{36}/)
  await seVe(page, ya, '/philosophy', [titulo], [true])
  await idioma(page, 'Deutsch')
  await campo(page, 'Título (Deutsch)').fill(`${titulo} auf Deutsch`)
  await campo(page, 'Texto (Deutsch)').fill('Woran wir glauben.')
  ya = await save(page)
  await seVe(page, ya, '/de/philosophy', [`${titulo} auf Deutsch`, 'Woran wir glauben.'], [true, true])
  await idioma(page, 'Español')
  await campo(page, 'Texto').fill('Lo que ya no creemos.')
  await save(page)
  ya = await restoreVersion(page)
  await seVe(page, ya, '/philosophy', ['Lo que creemos.', 'Lo que ya no creemos.'], [true, false])

  await page.goto('/almaenigma/filosofia')
  const antes = await rows(page)
  await moveByKeyboard(page, titulo, -2)
  expect((await rows(page)).indexOf(titulo)).toBe(antes.indexOf(titulo) - 2)
  if (!IS_VERIFY) return
  ya = await hide(page, titulo)
  await seVe(page, ya, '/philosophy', [titulo], [false])
  ya = await undo(page, `${titulo} vuelve a verse en la web.`)
  await seVe(page, ya, '/philosophy', [titulo], [true])
  ya = await remove(page, titulo)
  await seVe(page, ya, '/philosophy', [titulo], [false])
  ya = await undo(page, `${titulo} vuelve a estar como antes.`)
  await seVe(page, ya, '/philosophy', [titulo], [true])
})

test('the lists and editors hold at 390 px, and the wall is a tab of the gallery @matrix', async ({
  panel: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [GALERIA, `${GALERIA}/nueva`, '/almaenigma/filosofia', `${GALERIA}?estado=pendiente`]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(
      true,
    )
  }
  await page.goto(GALERIA)
  await page.getByRole('link', { name: /^Muro de los clientes/ }).click()
  await expect(page.getByRole('navigation', { name: 'Estados' })).toBeVisible()
})
