import type { Page } from '@playwright/test'
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
} from './taller.ts'

export type Vida = {
  lista: string
  /** Of the two rows that are made, one after the other, in the same group. */
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

/** The whole life of a row, from its editor and its list, and each step as the next visitor sees it. */
export async function vidaDeUnaFila(page: Page, vida: Vida): Promise<void> {
  const { lista, publica } = vida
  const [uno, dos] = vida.nombres
  await vida.nueva(page, uno)
  await seVe(page, await vida.nueva(page, dos), publica, [uno, dos], [true, true])

  await page.getByLabel(vida.precio, { exact: true }).first().fill('41,5')
  await idioma(page, 'English')
  for (const [label, text] of Object.entries(vida.enIngles))
    await page.getByLabel(label, { exact: true }).fill(text)
  const ya = await guardar(page)
  await seVe(
    page,
    ya,
    vida.inglesa,
    [...Object.values(vida.enIngles), '41.50'],
    [...Object.values(vida.enIngles).map(() => true), true],
  )
  await seVe(page, ya, publica, [dos, '41,50'], [true, true])

  await page.goto(lista)
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

  await seVe(page, await ocultar(page, dos), publica, [uno, dos], [true, false])
  await seVe(page, await deshacer(page, `${dos} vuelve a verse en la web.`), publica, [dos], [true])

  await page.getByRole('link', { name: dos }).click()
  await expect(page.getByRole('heading', { level: 1, name: dos })).toBeVisible({ timeout: 20_000 })
  await page.getByLabel(vida.precio, { exact: true }).first().fill('77')
  await seVe(page, await guardar(page), publica, ['77,00'], [true])
  await page.reload()
  await seVe(page, await restaurarVersion(page), publica, [dos, '41,50', '77,00'], [true, true, false])

  await page.goto(`${lista}?q=${encodeURIComponent(dos)}`)
  await seVe(page, await borrar(page, dos), publica, [uno, dos], [true, false])
  await seVe(
    page,
    await deshacer(page, `${dos} vuelve a estar como antes.`),
    publica,
    [dos, '41,50'],
    [true, true],
  )
}
