import oferta from '../../../messages/oferta/de.json' with { type: 'json' }
import { textos } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'

test('19.12 a browser that speaks another language is offered the page in it, without moving anything; dismissed, it stays away @matrix', async ({
  browser,
  baseURL,
  axe,
}) => {
  const context = await browser.newContext({ locale: 'de-AT', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const offer = page.getByRole('link', { name: oferta.tambien })
  await page.goto('/menu?sin=gluten')
  await expect(page).toHaveURL(/\/menu\?sin=gluten$/)
  await expect(offer).toHaveAttribute('href', '/de/menu?sin=gluten')
  await expect(offer).toHaveAttribute('hreflang', 'de')
  await expect(page.getByRole('complementary').filter({ has: offer })).toHaveAttribute('lang', 'de')
  await axe(page)
  const shift = await page.evaluate(() => performance.getEntriesByType('layout-shift').length)
  expect(shift).toBe(0)
  await page.getByRole('button', { name: oferta.cerrar, exact: true }).click()
  await expect(offer).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('alma-idioma'))).toBeNull()
  await page.getByRole('button', { name: textos('es').Cookies.soloNecesarias }).click()
  await page.goto('about:blank')
  await page.goto('/')
  await expect(offer).toHaveAttribute('href', '/de')
  const close = page.getByRole('button', { name: oferta.cerrar, exact: true })
  await close.focus()
  await close.press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('alma-idioma'))).toBe('no')
  await page.goto('about:blank')
  await page.goto('/wine')
  await expect(offer).toHaveCount(0)
  await context.close()
  const spanish = await browser.newContext({ locale: 'es-ES', ...(baseURL ? { baseURL } : {}) })
  const home = await spanish.newPage()
  await home.goto('/')
  await expect(home.locator('.oferta')).toBeHidden()
  await spanish.close()
})
