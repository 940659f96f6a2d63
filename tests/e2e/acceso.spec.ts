import type { Page } from '@playwright/test'
import { LOCALES } from '../../lib/i18n/locales.ts'
import { ruta } from '../../lib/i18n/ruta.ts'
import { ESCENAS, type Escena } from './escenas.ts'
import { expect, test, violations } from './fixtures.ts'
import { type Caso, parejas, todas } from './parejas.ts'
import { SOLO_NECESARIAS, TODO } from './rutas.ts'

/** axe on every page and state × language × width × light and dark: each pair in CI, everything in verify. */
const ANCHOS = [320, 390, 1440] as const
const LUCES = ['light', 'dark'] as const
const sizes = [ESCENAS.length, LOCALES.length, ANCHOS.length, LUCES.length]
const CASOS: readonly Caso[] = TODO ? todas(sizes) : parejas(sizes)

/** A language in an address that may have a question. */
const direccion = (locale: (typeof LOCALES)[number], pagina: Escena['pagina']): string => {
  const [path = '/', query] = pagina.split('?')
  return ruta(locale, `/${path.slice(1)}`) + (query ? `?${query}` : '')
}

/** Something that moves is neither here nor there: what is checked is where it comes to rest. */
async function quieta(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
}

ESCENAS.forEach((escena, i) => {
  test(`axe: ${escena.name}`, async ({ browser, baseURL }) => {
    test.setTimeout(TODO ? 600_000 : 240_000)
    const found: string[] = []
    for (const caso of CASOS.filter(([scene]) => scene === i)) {
      const [locale, width, colorScheme] = [LOCALES[caso[1] ?? 0], ANCHOS[caso[2] ?? 0], LUCES[caso[3] ?? 0]]
      if (!locale || !width || !colorScheme || width > (escena.hasta ?? width)) continue
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width, height: width < 1000 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      if (!escena.sinElegir) await context.addInitScript(SOLO_NECESARIAS)
      const page = await context.newPage()
      await page.goto(direccion(locale, escena.pagina))
      if (escena.sinElegir) await expect(page.locator('[data-cookies="aviso"]')).toBeVisible()
      await escena.llegar?.(page, locale)
      await quieta(page)
      for (const line of await violations(page)) found.push(`${locale} ${width} ${colorScheme} ${line}`)
      await context.close()
    }
    expect(found).toEqual([])
  })
})
