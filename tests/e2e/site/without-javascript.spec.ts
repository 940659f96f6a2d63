import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { guest } from '../support/chat.ts'
import { expect, test } from '../support/fixtures.ts'
import { matrixUnless, ROUTES } from '../support/paths.ts'

/** With JavaScript off: read, go on, filter, print, telephone, write. */
test.use({ javaScriptEnabled: false })

const TRIED: readonly Locale[] = ['es', 'de']

for (const locale of TRIED)
  test(`T-CLI-01 every page in ${locale} can be read and left${matrixUnless(locale === 'es')}`, async ({
    context,
  }) => {
    test.setTimeout(120_000)
    const page = await context.newPage()
    for (const { path, pagina } of ROUTES.filter((route) => route.locale === locale)) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const words = (await page.getByRole('main').textContent())?.trim().length
      expect(words, path).toBeGreaterThan(pagina === '/' || pagina === '/dashboard' ? 60 : 150)
      for (const other of ['/menu', '/contact'] as const)
        await expect(
          page.locator(`a[href="${localePath(locale, other)}"]:visible`).first(),
          path,
        ).toBeVisible()
      await expect(page.locator('a[href^="tel:"]:visible').first(), path).toBeVisible()
    }
  })

test('on a phone the menu opens, leads on and closes @matrix', async ({ context }) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/menu')
  await page.getByRole('link', { name: 'Abrir menú' }).click()
  const menu = page.locator('#menu-movil')
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Cerrar menú' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Abrir menú' }).click()
  await menu.getByRole('link', { name: 'Cava' }).click()
  await expect(page).toHaveURL(/\/wine$/)
})

test('the menu is filtered by its form and its links, in the address', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/menu')
  const dishes = page.locator('main article:visible')
  const before = await dishes.count()
  await page.goto('/menu?sin=gluten')
  const after = await dishes.count()
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(before)
  await page.goto('/menu')
  const field = page.locator('main').getByRole('searchbox').first()
  await field.fill('gamba')
  await field.press('Enter')
  await expect(page).toHaveURL(/[?&]q=gamba/)
  await expect(page.locator('mark').first()).toBeVisible()
})

test('the wines are filtered in the address', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/wine')
  const rows = page.locator('main table tbody tr:visible')
  const before = await rows.count()
  await page.goto('/wine?estilo=tinto')
  expect(await rows.count()).toBeGreaterThan(0)
  expect(await rows.count()).toBeLessThan(before)
})

test('paper has the dishes and neither header nor footer nor chat @matrix', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/menu')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.locator('footer').last()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Abrir el chat con Enigmito' })).toBeHidden()
  expect(await page.locator('main article:visible').count()).toBeGreaterThan(50)
})

test('the contact form is stored and says thanks', async ({ context, sql }) => {
  const page = await context.newPage()
  const { name, email } = guest()
  await page.goto('/contact')
  await page.locator('[name="nombre"]').fill(name)
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="texto"]').fill('¿Tenéis trona para una niña de dos años?')
  await page.locator('[name="privacidad"]').check()
  await page.locator('form[action="/api/contacto"] button[type="submit"]').click()
  await expect(page).toHaveURL(/\/contact\?enviado=1/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const rows = await sql`select nombre, idioma from public.mensajes where email = ${email}`
  expect([...rows]).toEqual([{ nombre: name, idioma: 'es' }])
})

test('a picture of the gallery opens large, with the way to the next and back', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/gallery')
  await page.locator('a[data-foto]').first().click()
  await expect(page).toHaveURL(/foto=/)
  await page.locator('a[rel="next"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a lost address offers a search of the menu, four ways on and the phone', async ({ context }) => {
  const page = await context.newPage()
  expect((await page.goto('/no-existe'))?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('link')).toHaveCount(5)
  await main.getByRole('searchbox').fill('arroz')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/menu\?q=arroz/)
})
