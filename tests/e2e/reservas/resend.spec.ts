import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import type es from '../../../messages/es.json'
import { expect, test } from '../support/fixtures.ts'
import { bookBySite } from '../support/gestion.ts'

/** A guest who has lost the link of a booking has it sent again. */

const textos = (locale: Locale): typeof es =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../messages/${locale}.json`), 'utf8'))

for (const locale of LOCALES)
  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test(`18 the link goes to the address of the booking; a stranger’s address is answered the same @matrix`, async ({
      context,
      sql,
    }) => {
      const { Gestion: t, Acceso: a } = textos(locale)
      const page = await context.newPage()
      // Ten an hour from one place, and all tests stand in one place.
      await sql`delete from private.acceso_turnos`
      const { codigo } = await bookBySite(page.request, locale)
      const [row] = await sql`select email from public.reservas where codigo = ${codigo}`
      const path = localePath(locale, '/reservations/enlace')
      const ask = async (correo: string) => {
        await page.goto(path)
        await page.getByLabel(a.recuperar.correo).fill(correo)
        await page.getByRole('button', { name: a.recuperar.enviar }).click()
        await expect(page.getByText(t.enlace.hecho)).toBeVisible()
      }
      await ask(String(row?.email))
      expect(new URL(page.url()).search).toBe('?hecho=1')
      const told = await sql`select datos ->> 'codigo' as codigo, tipo, idioma from public.correos
        where clave like 'enlace:%' and para = ${row?.email}`
      expect([...told]).toEqual([{ codigo, tipo: 'recibida', idioma: locale }])
      await ask(`nobody-${codigo}@example.com`)
      await page.goto(`${path}?error=espera&s=42`)
      await expect(page.getByRole('alert').filter({ visible: true })).toContainText('42')
    })
  })

test('18 who opens a link that opens nothing is led to it @matrix', async ({ page, consola, axe }) => {
  consola.allow(/404/)
  await page.goto(`/reservations/ABCDEFGH?t=${'A'.repeat(22)}`)
  await page.getByRole('link', { name: textos('es').Gestion.enlace.otraVez }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textos('es').Gestion.enlace.titulo)
  for (const [path, width] of [
    ['/de/reservations/enlace?hecho=1', 320],
    ['/fr/reservations/enlace?error=correo', 390],
    ['/it/reservations/enlace', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await axe(page, `${path} ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
