import type { Locale } from '../../../lib/i18n/locales.ts'
import { calendarPath } from '../../../lib/reservas/links.ts'
import { textos } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'
import { bookBySite } from '../support/gestion.ts'
import { matrixUnless } from '../support/paths.ts'

for (const [locale, width] of [
  ['fr', 390],
  ['de', 1440],
] as const satisfies readonly (readonly [Locale, number])[])
  test(`19.11 ${locale} ${width}: manage page and calendar file tell the booking in the ticket’s words, before and after the house confirms${matrixUnless(locale === 'fr')}`, async ({
    page,
    sql,
    axe,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { codigo, url, token } = await bookBySite(page.request, locale)
    const { Sello: stamps } = textos(locale)
    const [house] = await sql`select direccion from footer_info limit 1`
    for (const [estado, stamp] of [
      ['pendiente', stamps.pendiente],
      ['confirmada', stamps.confirmada],
    ] as const) {
      await sql`update reservas set estado = ${estado} where codigo = ${codigo} and estado <> ${estado}`
      await page.goto(url)
      await expect(page.locator('main [data-sello]')).toHaveText(stamp)
      await expect(page.getByRole('main')).toContainText(codigo)
      const file = await (await page.request.get(calendarPath(codigo, token))).text()
      const plain = file.replaceAll('\r\n ', '').replaceAll('\\,', ',')
      expect(plain).toContain(`DESCRIPTION:${stamp}\\n`)
      expect(plain).toContain(codigo)
      expect(/^LOCATION:(.*)$/m.exec(plain)?.[1]).toContain(String(house?.direccion).split('\n')[0])
      await axe(page, `${locale} ${estado}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
