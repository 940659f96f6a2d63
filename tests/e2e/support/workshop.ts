import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { galleta } from './identities.ts'

/**
 * What the tests of the back office's sections have in common: signing in, what the panel says after a save, and the
 * verbs every list and editor has. A claim of the panel ("ya se ve en la web") is always checked against the public page.
 */
export const test = base.extend<{ panel: Page }>({
  /** A page signed in as the admin, past the login form and its brake on guessing. It has opened nothing yet. */
  panel: async ({ page, backend, admin, baseURL }, use) => {
    const at = {
      domain: new URL(baseURL ?? '').hostname,
      path: '/almaenigma',
      httpOnly: true,
      sameSite: 'Lax',
    } as const
    const pairs = (await galleta(backend, admin)).split('; ').map((pair) => pair.split('='))
    await page.context().addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
    await use(page)
  },
})
export { expect }

/** A name nobody has yet; everything a test makes begins with "Prueba " and is swept by it. */
export const nombre = () => `Prueba ${randomUUID().slice(0, 8)}`

/** A connection that was kept open may be closed just as it is used once more: then it is asked again on a new one. */
const OTRA_VEZ = { maxRetries: 2 }

/** Which of the words stand in what a visitor gets who comes right now. */
export async function leer(page: Page, path: string, words: readonly string[]): Promise<boolean[]> {
  const answer = await page.request.get(path, OTRA_VEZ)
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  return words.map((word) => text.includes(word))
}

/** Where in a public page the words stand, in the order they were asked for: to see an order change. */
export async function lugares(page: Page, path: string, words: readonly string[]): Promise<number[]> {
  const text = await (await page.request.get(path, OTRA_VEZ)).text()
  return words.map((word) => text.indexOf(word))
}

/**
 * What the panel claims: the very next visitor sees it, or, where it says that it takes a moment, everybody soon.
 * @param ya what `guardado` or `dicho` answered
 */
export async function seVe(
  page: Page,
  ya: boolean,
  path: string,
  words: readonly string[],
  seen: readonly boolean[],
): Promise<void> {
  if (ya) return expect(await leer(page, path, words), path).toEqual(seen)
  await expect.poll(() => leer(page, path, words), { timeout: 30_000, message: path }).toEqual(seen)
}

const cerrar = (page: Page) => page.getByRole('button', { name: 'Cerrar el mensaje' }).click()

/**
 * Waits for the message of an editor's save and closes it, so that the next one is not taken for it.
 * @returns whether it says that everybody sees the change already; on a busy machine it says that it takes a moment
 */
export async function guardado(page: Page): Promise<boolean> {
  const said = page.getByText(
    /^Guardado\. (Ya se ve en la web\.|La web lo mostrará dentro de unos segundos\.)$/,
  )
  await expect(said).toBeVisible({ timeout: 30_000 })
  const text = await said.textContent()
  await cerrar(page)
  return text?.includes('Ya se ve') ?? false
}

/**
 * The message after a switch, a verb, a restored version, an undo or a deletion: what was done. Left open: it holds the
 * button that undoes it.
 * @returns whether everybody sees the change already
 */
export async function dicho(page: Page, text: string | RegExp): Promise<boolean> {
  const said = page.getByText(text).first()
  await expect(said).toBeVisible({ timeout: 30_000 })
  const ya = !(await said.textContent())?.includes('tarda aún unos segundos')
  // Under the pointer it stays longer than its eight seconds: the public page is looked at meanwhile.
  await said.hover()
  return ya
}

/** Takes back what was just done and waits for what is said then. */
export async function deshacer(page: Page, text: string | RegExp): Promise<boolean> {
  await page.getByRole('button', { name: 'Deshacer' }).click()
  return dicho(page, text)
}

/** The save button of an editor. */
export async function guardar(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: /^Guardar/ }).click()
  return guardado(page)
}

/** The tab of a language in an editor; its fields are named "Nombre (English)". */
export const idioma = (page: Page, cual: 'Español' | 'English' | 'Français' | 'Deutsch' | 'Italiano') =>
  page.getByRole('tab', { name: new RegExp(`^${cual}`) }).click()

/** The handle of a row in a list: it is dragged, takes arrow keys, and opens the row's menu. */
export const asa = (page: Page, fila: string) =>
  page.getByRole('button', { name: new RegExp(`^(Mover|Acciones de) ${fila}( y más acciones)?$`) })

/**
 * Moves a row with the arrow keys of its handle and waits until it is written.
 * @param pasos down when positive, up when negative
 */
export async function moverConTeclado(page: Page, fila: string, pasos: number): Promise<boolean> {
  const handle = asa(page, fila)
  await handle.focus()
  for (let i = 0; i < Math.abs(pasos); i++) await handle.press(pasos > 0 ? 'ArrowDown' : 'ArrowUp')
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: fila })).toContainText(
    /posición \d+ de \d+/,
  )
  return dicho(page, `${fila} pasa a la posición`)
}

/** The names of the rows of a list, from top to bottom. */
export const filas = (page: Page): Promise<string[]> =>
  page
    .locator('[data-fila]')
    .evaluateAll((all) => all.map((row) => row.querySelector('a')?.textContent?.trim() ?? ''))

/** Hides or shows a row with its switch. The message stays open for `deshacer`. */
export async function ocultar(page: Page, fila: string): Promise<boolean> {
  await page.getByRole('switch', { name: fila }).click()
  return dicho(page, `${fila} ya no se ve en la web.`)
}

/** Chooses in a row's menu. */
export async function menu(page: Page, fila: string, opcion: string | RegExp): Promise<void> {
  await asa(page, fila).click()
  await page
    .getByRole('region', { name: `Acciones de ${fila}` })
    .getByText(opcion, { exact: true })
    .click()
}

/** Deletes a row from its menu, in the two steps it takes. The message stays open for `deshacer`. */
export async function borrar(page: Page, fila: string): Promise<boolean> {
  await menu(page, fila, 'Borrar…')
  await page.getByRole('button', { name: `Sí, borrar ${fila}` }).click()
  return dicho(page, `${fila} se ha borrado.`)
}

/**
 * Restores a version from the foot of an editor.
 * @param hace 1: the one before the present one
 */
export async function restaurarVersion(page: Page, hace = 1): Promise<boolean> {
  const version = page.getByRole('region', { name: 'Versiones', exact: true }).getByRole('listitem').nth(hace)
  // With a key: a page that is still coming moves what a pointer is about to press.
  await version.locator('summary').press('Enter')
  await version.getByRole('button', { name: /^Restaurar esta versión/ }).click()
  return dicho(page, 'Versión restaurada.')
}

/** Two texts nobody has written yet, for a field in Spanish and in English. */
export const dosTextos = () =>
  [`Prueba ${randomUUID().slice(0, 8)} aquí`, `Test ${randomUUID().slice(0, 8)} here`] as const

/** Writes a field in both languages and saves. */
export async function enDosIdiomas(page: Page, campo: string, es: string, en: string): Promise<boolean> {
  await idioma(page, 'Español')
  await page.getByLabel(campo, { exact: true }).fill(es)
  await idioma(page, 'English')
  await page.getByLabel(`${campo} (English)`).fill(en)
  return guardar(page)
}
