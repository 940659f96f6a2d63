import { dayAsHeading } from '../../../lib/core/date-words.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { textos } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'
import { cookies, victim } from '../support/loot.ts'
import { ONLY_NECESSARY } from '../support/paths.ts'
import { enterByDoor } from '../support/perfil.ts'

/** The narrowest, with the longest language, in `npm test` too. */
const VIEWS: readonly [Locale, number, number][] = [
  ['de', 320, 568],
  ['fr', 834, 1194],
  ['es', 390, 844],
  ['de', 390, 844],
  ['es', 1440, 900],
  ['de', 1440, 900],
]

test('19.2 signed in, the dashboard shows the next booking as a ticket, with navigation and button in view @matrix', async ({
  browser,
  backend,
  baseURL,
  sql,
  axe,
}) => {
  test.slow()
  const ana = await victim(backend, sql, await cookies(browser), 'Ana Ferrer')
  const [booking] = await sql`
    select codigo, fecha_reserva::text as fecha, to_char(hora_reserva, 'HH24:MI') as hora, personas
    from reservas where codigo = ${ana.codigo}`
  for (const [locale, width, height] of IS_VERIFY ? VIEWS : VIEWS.slice(0, 2)) {
    const context = await browser.newContext({
      viewport: { width, height },
      ...(baseURL ? { baseURL } : {}),
    })
    await context.addInitScript(ONLY_NECESSARY)
    await enterByDoor(context.request, ana)
    const page = await context.newPage()
    await page.goto(localePath(locale, '/dashboard'))
    const ticket = page.getByRole('link', { name: textos(locale).Perfil.proximaMesa })
    await expect(ticket).toBeVisible()
    await expect(ticket).toContainText(dayAsHeading(booking?.fecha, locale))
    await expect(ticket).toContainText(`${booking?.hora} · ${booking?.personas} `)
    await expect(ticket).toContainText(textos(locale).Sello.pendiente)
    expect(await ticket.getAttribute('href')).toContain(booking?.codigo)
    // Beside the ticket there is one line for what suits the guest, and nothing that leads to another table.
    await expect(page.locator('[data-mio]:visible').getByRole('link')).toHaveCount(2)
    await expect(page.locator('[data-libres]')).toBeHidden()
    if (width > 320)
      for (const what of [
        ticket,
        ...(await page.getByRole('navigation').getByRole('link').all()),
        page.getByRole('link', { name: textos(locale).Sitio.reservarMesa }),
      ])
        if (await what.isVisible()) await expect(what).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await axe(page, `${locale} ${width}`)
    await context.close()
  }
})
