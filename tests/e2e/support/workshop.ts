import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { type Backend, type Cuenta, cookieFor } from './identities.ts'

type Enter = (site: string) => Promise<Page>

async function panelCookies(backend: Backend, admin: Cuenta, site: string) {
  const at = {
    domain: new URL(site).hostname,
    path: '/almaenigma',
    httpOnly: true,
    sameSite: 'Lax',
  } as const
  const pairs = (await cookieFor(backend, admin)).split('; ').map((pair) => pair.split('='))
  return pairs.map(([name = '', value = '']) => ({ name, value, ...at }))
}

/**
 * What the tests of the back office's sections have in common: signing in, what the panel says after a save, and the
 * verbs every list and editor has. A claim of the panel ("ya se ve en la web") is always checked against the public page.
 */
export const test = base.extend<{ panel: Page; enter: Enter }>({
  enter: async ({ browser, backend, admin }, use) => {
    await use(async (site) => {
      const context = await browser.newContext({ baseURL: site })
      await context.addCookies(await panelCookies(backend, admin, site))
      return context.newPage()
    })
  },

  /** A page signed in as the admin, past the login form and its brake on guessing. It has opened nothing yet. */
  panel: async ({ page, backend, admin, baseURL }, use) => {
    await page.context().addCookies(await panelCookies(backend, admin, baseURL ?? ''))
    await use(page)
  },
})
export { expect }

/** A name nobody has yet; everything a test makes begins with "Prueba " and is swept by it. */
export const nombre = () => `Prueba ${randomUUID().slice(0, 8)}`

/** A connection that was kept open may be closed just as it is used once more: then it is asked again on a new one. */
const AGAIN = { maxRetries: 2 }

/** A page that is kept leaves quotes out where HTML needs none; the same page before that has them. */
export const unquoted = (html: string): string => html.replaceAll('"', '')

/** Which of the words stand in what a visitor gets who comes right now, whatever is quoted of them. */
export async function read(page: Page, path: string, words: readonly string[]): Promise<boolean[]> {
  const answer = await page.request.get(path, AGAIN)
  expect(answer.status()).toBe(200)
  const text = unquoted(await answer.text())
  return words.map((word) => text.includes(unquoted(word)))
}

/** Where in a public page the words stand, in the order they were asked for: to see an order change. */
export async function places(page: Page, path: string, words: readonly string[]): Promise<number[]> {
  const text = await (await page.request.get(path, AGAIN)).text()
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
  if (ya) return expect(await read(page, path, words), path).toEqual(seen)
  await expect.poll(() => read(page, path, words), { timeout: 30_000, message: path }).toEqual(seen)
}

const close = (page: Page) => page.getByRole('button', { name: 'Cerrar el mensaje' }).click()

/**
 * Waits for the message of an editor's save and closes it, so that the next one is not taken for it.
 * @returns whether it says that everybody sees the change already; on a busy machine it says that it takes a moment
 */
export async function saved(page: Page): Promise<boolean> {
  const said = page.getByText(
    /^Guardado\. (Ya se ve en la web\.|La web lo mostrará dentro de unos segundos\.)$/,
  )
  await expect(said).toBeVisible({ timeout: 30_000 })
  const text = await said.textContent()
  await close(page)
  return text?.includes('Ya se ve') ?? false
}

/**
 * The message after a switch, a verb, a restored version, an undo or a deletion: what was done. Left open: it holds the
 * button that undoes it.
 * @returns whether everybody sees the change already
 */
export async function saying(page: Page, text: string | RegExp): Promise<boolean> {
  const said = page.getByText(text).first()
  await expect(said).toBeVisible({ timeout: 30_000 })
  const ya = !(await said.textContent())?.includes('tarda aún unos segundos')
  // Under the pointer it stays longer than its eight seconds: the public page is looked at meanwhile.
  await said.hover()
  return ya
}

export async function undo(page: Page, text: string | RegExp): Promise<boolean> {
  await page.getByRole('button', { name: 'Deshacer' }).click()
  return saying(page, text)
}

export async function save(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: /^Guardar/ }).click()
  return saved(page)
}

/** The tab of a language in an editor; its fields are named "Nombre (English)". */
export const idioma = (page: Page, which: 'Español' | 'English' | 'Français' | 'Deutsch' | 'Italiano') =>
  page.getByRole('tab', { name: new RegExp(`^${which}`) }).click()

/** The handle of a row in a list: it is dragged, takes arrow keys, and opens the row's menu. */
export const asa = (page: Page, fila: string) =>
  page.getByRole('button', { name: new RegExp(`^(Mover|Acciones de) ${fila}( y más acciones)?$`) })

/**
 * Moves a row with the arrow keys of its handle and waits until it is written.
 * @param steps down when positive, up when negative
 */
export async function moveByKeyboard(page: Page, fila: string, steps: number): Promise<boolean> {
  const handle = asa(page, fila)
  await handle.focus()
  for (let i = 0; i < Math.abs(steps); i++) await handle.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: fila })).toContainText(
    /posición \d+ de \d+/,
  )
  return saying(page, `${fila} pasa a la posición`)
}

export const rows = (page: Page): Promise<string[]> =>
  page
    .locator('[data-fila]')
    .evaluateAll((all) => all.map((row) => row.querySelector('a')?.textContent?.trim() ?? ''))

export async function hide(page: Page, fila: string): Promise<boolean> {
  await page.getByRole('switch', { name: fila }).click()
  return saying(page, `${fila} ya no se ve en la web.`)
}

export async function menu(page: Page, fila: string, option: string | RegExp): Promise<void> {
  await asa(page, fila).click()
  await page
    .getByRole('region', { name: `Acciones de ${fila}` })
    .getByText(option, { exact: true })
    .click()
}

export async function remove(page: Page, fila: string): Promise<boolean> {
  await menu(page, fila, 'Borrar…')
  await page.getByRole('button', { name: `Sí, borrar ${fila}` }).click()
  return saying(page, `${fila} se ha borrado.`)
}

/**
 * Restores a version from the foot of an editor.
 * @param makes 1: the one before the present one
 */
export async function restoreVersion(page: Page, makes = 1): Promise<boolean> {
  const version = page
    .getByRole('region', { name: 'Versiones', exact: true })
    .getByRole('listitem')
    .nth(makes)
  // With a key: a page that is still coming moves what a pointer is about to press.
  await version.locator('summary').press('Enter')
  await version.getByRole('button', { name: /^Restaurar esta versión/ }).click()
  return saying(page, 'Versión restaurada.')
}

/** Two texts nobody has written yet, for a field in Spanish and in English. */
export const twoTexts = () =>
  [`Prueba ${randomUUID().slice(0, 8)} aquí`, `Test ${randomUUID().slice(0, 8)} here`] as const

export async function inTwoIdiomas(page: Page, campo: string, es: string, en: string): Promise<boolean> {
  await idioma(page, 'Español')
  await page.getByLabel(campo, { exact: true }).fill(es)
  await idioma(page, 'English')
  await page.getByLabel(`${campo} (English)`).fill(en)
  return save(page)
}
