import type { Page } from '@playwright/test'
import { TODO } from './paths.ts'
import {
  borrar,
  deshacer,
  expect,
  filas,
  guardar,
  idioma,
  lugares,
  moverConTeclado,
  ocultar,
  restaurarVersion,
  seVe,
} from './workshop.ts'

/** What is done to a row once it is there. */
export type Verbo = 'volver' | 'mover' | 'ocultar' | 'borrar'

export type Vida = {
  /** Those done in CI; all where it is missing, and in verify. */
  verbos?: readonly Verbo[]
  lista: string
  /** Of the two rows that are made, one after the other, in the same group; the first one only where one moves. */
  nombres: readonly [string, string]
  /** Makes one in its editor and leaves it open. */
  nueva: (page: Page, nombre: string) => Promise<boolean>
  /** The public page that shows it, in Spanish and in English. */
  publica: string
  inglesa: string
  enIngles: Readonly<Record<string, string>>
  /** The field of the price that is changed. */
  precio: string
}

/** Takes a row one place up with the keyboard, and back, in its list and on the menu. */
async function moverYVolver(page: Page, { nombres: [uno, dos], publica }: Vida): Promise<void> {
  const todas = async () => {
    // The group may lie on the second page.
    const next = page.getByRole('link', { name: 'Siguientes' })
    if (!(await filas(page)).includes(dos) && (await next.isVisible())) {
      await next.click()
      await expect.poll(() => filas(page)).toContain(dos)
    }
    return filas(page)
  }
  const antes = await todas()
  expect(antes.indexOf(dos)).toBe(antes.indexOf(uno) + 1)
  const movida = await moverConTeclado(page, dos, -1)
  await expect.poll(() => filas(page).then((all) => all.indexOf(uno) - all.indexOf(dos))).toBe(1)
  const primero = async () => {
    const [a = -1, b = -1] = await lugares(page, publica, [`>${uno}`, `>${dos}`])
    return b >= 0 && b < a
  }
  if (movida) expect(await primero()).toBe(true)
  else await expect.poll(primero, { timeout: 30_000 }).toBe(true)
  await deshacer(page, `${dos} vuelve a su sitio.`)
  await expect.poll(() => filas(page).then((all) => all.indexOf(dos) - all.indexOf(uno))).toBe(1)
}

/** Another price is saved, and the version before comes back from the foot of the editor. */
async function volverAtras(page: Page, { nombres: [, dos], publica, precio }: Vida): Promise<void> {
  await page.getByLabel(precio, { exact: true }).first().fill('77')
  await seVe(page, await guardar(page), publica, ['77,00'], [true])
  await page.reload()
  await seVe(page, await restaurarVersion(page), publica, [dos, '41,50', '77,00'], [true, true, false])
}

/**
 * The life of a row, from its editor and its list, and each step as the next visitor sees it: whole in verify, with the
 * verbs named for it in CI. Lists and editors are the same for every section.
 */
export async function vidaDeUnaFila(page: Page, vida: Vida): Promise<void> {
  const { lista, publica, verbos } = vida
  const [uno, dos] = vida.nombres
  const toca = (verbo: Verbo) => TODO || !verbos || verbos.includes(verbo)
  if (toca('mover')) await vida.nueva(page, uno)
  await seVe(page, await vida.nueva(page, dos), publica, [uno, dos], [toca('mover'), true])

  await page.getByLabel(vida.precio, { exact: true }).first().fill('41,5')
  await idioma(page, 'English')
  for (const [label, text] of Object.entries(vida.enIngles))
    await page.getByLabel(label, { exact: true }).fill(text)
  const ya = await guardar(page)
  const enIngles = [...Object.values(vida.enIngles), '41.50']
  await seVe(
    page,
    ya,
    vida.inglesa,
    enIngles,
    enIngles.map(() => true),
  )
  await seVe(page, ya, publica, [dos, '41,50'], [true, true])

  if (toca('volver')) await volverAtras(page, vida)
  if (toca('mover')) {
    await page.goto(lista)
    await moverYVolver(page, vida)
  }
  const buscada = `${lista}?q=${encodeURIComponent(dos)}`
  if (toca('ocultar')) {
    await page.goto(buscada)
    await seVe(page, await ocultar(page, dos), publica, [dos], [false])
    await seVe(page, await deshacer(page, `${dos} vuelve a verse en la web.`), publica, [dos], [true])
    await page.getByRole('link', { name: dos }).click()
    await expect(page.getByRole('heading', { level: 1, name: dos })).toBeVisible({ timeout: 20_000 })
  }
  if (toca('borrar')) {
    await page.goto(buscada)
    await seVe(page, await borrar(page, dos), publica, [uno, dos], [toca('mover'), false])
    const vuelta = await deshacer(page, `${dos} vuelve a estar como antes.`)
    await seVe(page, vuelta, publica, [dos, '41,50'], [true, true])
  }
}
