import type { Page } from '@playwright/test'
import { IS_VERIFY } from '../../runner/long.ts'
import {
  expect,
  hide,
  idioma,
  moveByKeyboard,
  places,
  remove,
  restoreVersion,
  rows,
  save,
  seVe,
  undo,
} from './workshop.ts'

export type Verb = 'volver' | 'mover' | 'ocultar' | 'borrar'

export type Vida = {
  /** Those done in CI; all where it is missing, and in verify. */
  verbos?: readonly Verb[]
  lista: string
  /** Of the two rows that are made, one after the other, in the same group; the first one only where one moves. */
  nombres: readonly [string, string]
  /** Makes one in its editor and leaves it open. */
  nueva: (page: Page, nombre: string) => Promise<boolean>
  /** The public page that shows it, in Spanish and in English. */
  publica: string
  inglesa: string
  enIngles: Readonly<Record<string, string>>
  precio: string
}

/** Takes a row one place up with the keyboard, and back, in its list and on the menu. */
async function moveAndReturn(page: Page, { nombres: [one, two], publica }: Vida): Promise<void> {
  const everything = async () => {
    // The group may lie on the second page.
    const next = page.getByRole('link', { name: 'Siguientes' })
    if (!(await rows(page)).includes(two) && (await next.isVisible())) {
      await next.click()
      await expect.poll(() => rows(page)).toContain(two)
    }
    return rows(page)
  }
  const antes = await everything()
  expect(antes.indexOf(two)).toBe(antes.indexOf(one) + 1)
  const moved = await moveByKeyboard(page, two, -1)
  await expect.poll(() => rows(page).then((all) => all.indexOf(one) - all.indexOf(two))).toBe(1)
  const primero = async () => {
    const [a = -1, b = -1] = await places(page, publica, [`>${one}`, `>${two}`])
    return b >= 0 && b < a
  }
  if (moved) expect(await primero()).toBe(true)
  else await expect.poll(primero, { timeout: 30_000 }).toBe(true)
  await undo(page, `${two} vuelve a su sitio.`)
  await expect.poll(() => rows(page).then((all) => all.indexOf(two) - all.indexOf(one))).toBe(1)
}

/** Another price is saved, and the version before comes back from the foot of the editor. */
async function goBack(page: Page, { nombres: [, two], publica, precio }: Vida): Promise<void> {
  await page.getByLabel(precio, { exact: true }).first().fill('77')
  await seVe(page, await save(page), publica, ['77,00'], [true])
  await page.reload()
  await seVe(page, await restoreVersion(page), publica, [two, '41,50', '77,00'], [true, true, false])
}

/**
 * The life of a row, from its editor and its list, and each step as the next visitor sees it: whole in verify, with the
 * verbs named for it in CI. Lists and editors are the same for every section.
 */
export async function rowLife(page: Page, vida: Vida): Promise<void> {
  const { lista, publica, verbos } = vida
  const [one, two] = vida.nombres
  const touches = (verb: Verb) => IS_VERIFY || !verbos || verbos.includes(verb)
  if (touches('mover')) await vida.nueva(page, one)
  await seVe(page, await vida.nueva(page, two), publica, [one, two], [touches('mover'), true])

  await page.getByLabel(vida.precio, { exact: true }).first().fill('41,5')
  await idioma(page, 'English')
  for (const [label, text] of Object.entries(vida.enIngles))
    await page.getByLabel(label, { exact: true }).fill(text)
  const ya = await save(page)
  const enIngles = [...Object.values(vida.enIngles), '41.50']
  await seVe(
    page,
    ya,
    vida.inglesa,
    enIngles,
    enIngles.map(() => true),
  )
  await seVe(page, ya, publica, [two, '41,50'], [true, true])

  if (touches('volver')) await goBack(page, vida)
  if (touches('mover')) {
    await page.goto(lista)
    await moveAndReturn(page, vida)
  }
  const wanted = `${lista}?q=${encodeURIComponent(two)}`
  if (touches('ocultar')) {
    await page.goto(wanted)
    await seVe(page, await hide(page, two), publica, [two], [false])
    await seVe(page, await undo(page, `${two} vuelve a verse en la web.`), publica, [two], [true])
    await page.getByRole('link', { name: two }).click()
    await expect(page.getByRole('heading', { level: 1, name: two })).toBeVisible({ timeout: 20_000 })
  }
  if (touches('borrar')) {
    await page.goto(wanted)
    await seVe(page, await remove(page, two), publica, [one, two], [touches('mover'), false])
    const exchange = await undo(page, `${two} vuelve a estar como antes.`)
    await seVe(page, exchange, publica, [two, '41,50'], [true, true])
  }
}
