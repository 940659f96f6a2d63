import { textos } from '../support/cuenta.ts'
import { inEveryWay } from '../support/panel/panel-modes.ts'
import { expect, save, test } from '../support/workshop.ts'

test('19.12 the owner moves the harbour on the map, with the keys; guests read it in their language, and on paper @matrix', async ({
  panel: page,
  browser,
  baseURL,
  sql,
  axe,
}) => {
  const [before] = await sql`select valor from public.ajustes where clave = 'plano'`
  try {
    await page.goto('/almaenigma/contacto/plano')
    const sign = page.getByRole('button', { name: /^El puerto/ })
    const across = page.locator('[name="puntos.puerto.x"]')
    const x = Number(await across.inputValue())
    await sign.press('ArrowRight')
    await expect(across).toHaveValue(String(x + 1))
    await across.fill('101')
    await page.getByRole('button', { name: /^Guardar/ }).click()
    await expect(page.getByText('Escribe un número entre 0 y 100.').first()).toBeVisible()
    expect(await inEveryWay(page)).toEqual([])
    await across.fill(String(x + 2))
    await save(page)
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      ...(baseURL ? { baseURL } : {}),
    })
    const guest = await context.newPage()
    const t = textos('de').Contacto
    const map = guest.getByRole('list', { name: t.plano })
    const harbour = map.getByRole('listitem').filter({ hasText: t.plano_puerto })
    await expect(async () => {
      await guest.goto('/de/contact')
      await expect(harbour).toHaveAttribute('style', new RegExp(`left: ?${x + 2}%`), { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await expect(map.getByRole('listitem')).toHaveCount(4)
    await expect(harbour).toContainText(t.planoMinutos.replace('{n}', '2'))
    await axe(guest)
    await guest.emulateMedia({ media: 'print' })
    await expect(harbour).toBeVisible()
    await context.close()
  } finally {
    await sql`update public.ajustes set valor = ${sql.json(before?.valor)} where clave = 'plano'`
  }
})
