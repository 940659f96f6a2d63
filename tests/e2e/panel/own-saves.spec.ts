import type { Page } from '@playwright/test'
import { IS_VERIFY } from '../../runner/long.ts'
import { inEveryWay } from '../support/panel/panel-modes.ts'
import { campo, freshPlato, precio } from '../support/plato-editor.ts'
import { asa, expect, nombre, save, saved, saying, test, undo } from '../support/workshop.ts'

/** A save never frightens: the form stays, and so does what was typed. */

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

/** Holds the next save back until the answer is let go. */
async function holdSave(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    '**/almaenigma/**',
    async (route) => {
      if (route.request().method() === 'POST') await promise
      await route.continue()
    },
    { times: 1 },
  )
  return resolve
}

test('19.15 who types on during a save is in no conflict with himself: it goes on in the same field, over the new version', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await precio(page).fill('22')
  const land = await holdSave(page)
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await campo(page, 'Descripción').fill('Escrita mientras se guardaba')
  land()
  await expect(page.getByText(/^Guardado\./)).toBeVisible({ timeout: 30_000 })
  await expect(campo(page, 'Descripción')).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(', y después.')
  await saved(page)
  await expect(campo(page, 'Descripción')).toHaveValue('Escrita mientras se guardaba, y después.')
  await expect(precio(page)).toHaveValue('22,00')
  await expect(page.locator('#conflicto')).toHaveCount(0)
  await expect(page.getByText('Aquí está lo que escribiste')).toHaveCount(0)
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  if (IS_VERIFY) expect(await inEveryWay(page)).toEqual([])
  await save(page)
  const [row] = await sql<{ descripcion: string; cents: number }[]>`
    select p.descripcion, x.cents from platos p join plato_precios x on x.plato_id = p.id where p.nombre = ${plato}`
  expect(row).toEqual({ descripcion: 'Escrita mientras se guardaba, y después.', cents: 2200 })
})

test('19.17 a save leaves the focus where it was: on the button, or in the field it was sent from @matrix', async ({
  panel: page,
  sql,
}) => {
  await freshPlato(page, sql, nombre())
  await precio(page).fill('22')
  await save(page)
  await expect(page.getByRole('button', { name: /^Guardar/ })).toBeFocused()
  await campo(page, 'Descripción').fill('Con las teclas.')
  await page.keyboard.press('Control+s')
  await saved(page)
  await expect(campo(page, 'Descripción')).toBeFocused()
})

test('19.17 what is taken back in a message gives the focus back to the row @matrix', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await page.goto(`/almaenigma/platos?q=${encodeURIComponent(plato)}`)
  await asa(page, plato).click()
  await page.getByRole('button', { name: 'Agotado hoy' }).click()
  await saying(page, `${plato}: agotado hoy.`)
  await undo(page, `${plato} vuelve a estar disponible.`)
  await expect(asa(page, plato)).toBeFocused()
})

test('19.15 T-CLI-04 a save without network says so above the form, which stays with what was typed, and can be repeated @matrix', async ({
  panel: page,
  sql,
  consola,
}) => {
  consola.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await campo(page, 'Descripción').fill('Escrita sin red.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión a internet' })).toBeFocused()
  await expect(page.getByText('La base de datos no responde')).toHaveCount(0)
  await expect(campo(page, 'Descripción')).toHaveValue('Escrita sin red.')
  await page.context().setOffline(false)
  await save(page)
  await expect(campo(page, 'Descripción')).toHaveValue('Escrita sin red.')
})

test('19.15 a session that ended has a way in beside the message, and the form keeps what was typed @matrix', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await campo(page, 'Descripción').fill('Escrita al final de la sesión.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  const said = page.getByRole('alert').filter({ hasText: 'La sesión ha terminado' })
  await expect(said).toContainText('Lo que has escrito sigue aquí')
  const [door] = await Promise.all([
    page.context().waitForEvent('page'),
    said.getByRole('link', { name: 'Entrar otra vez' }).click(),
  ])
  await expect(door).toHaveURL(/\/almaenigma\/login/)
  await expect(campo(page, 'Descripción')).toHaveValue('Escrita al final de la sesión.')
})

test('19.15 the caret stays in a text nobody has typed in yet when the form is rendered anew around it @matrix', async ({
  panel: page,
  sql,
}) => {
  await freshPlato(page, sql, nombre())
  const text = campo(page, 'Descripción')
  await text.focus()
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5))
  // Another field changes without taking the focus.
  await precio(page).evaluate((field: HTMLInputElement) => {
    field.value = '23'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(5)
})
