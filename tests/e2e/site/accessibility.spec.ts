import type { Page } from '@playwright/test'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { expect, test, violations } from '../support/fixtures.ts'
import { all, type Case } from '../support/pairs.ts'
import { IS_VERIFY, matrixUnless, ONLY_NECESSARY } from '../support/paths.ts'
import { SCENES, type Scene } from '../support/scenes.ts'

// Nothing here is written: the scenes are shared out among the workers one by one.
test.describe.configure({ mode: 'parallel' })

/**
 * axe on every page and state × language × width × light and dark: everything in verify. In CI each scene at each width,
 * language and light taking turns, so that each language meets each width, and each width, language and scene each light.
 */
const WIDTHS = [320, 390, 1440] as const
const LUCES = ['light', 'dark'] as const
const sizes = [SCENES.length, LOCALES.length, WIDTHS.length, LUCES.length]
/** Ten steps on every way: five languages and two lights meet in all ten combinations. */
const turno = (scene: number, width: number): Case => {
  const n = scene + width * 4
  return [scene, n % LOCALES.length, width, (scene + width) % LUCES.length]
}
const CASES: readonly Case[] = IS_VERIFY
  ? all(sizes)
  : SCENES.flatMap((_, scene) => WIDTHS.map((_, width) => turno(scene, width)))

/** A language in an address that may have a question. */
const direccion = (locale: (typeof LOCALES)[number], page: Scene['pagina']): string => {
  const [path = '/', query] = page.split('?')
  return localePath(locale, `/${path.slice(1)}`) + (query ? `?${query}` : '')
}

/** Something that moves is neither here nor there: what is checked is where it comes to rest. */
async function quieta(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
}

/** One case as it is looked at. */
type View = { locale: (typeof LOCALES)[number]; width: number; colorScheme: (typeof LUCES)[number] }

/** The cases of a scene, those of one language and light after one another. */
function vistas(i: number, hasta = Number.POSITIVE_INFINITY): View[] {
  const own = CASES.filter(([scene]) => scene === i).flatMap(([, l = 0, w = 0, c = 0]): View[] => {
    const [locale, width, colorScheme] = [LOCALES[l], WIDTHS[w], LUCES[c]]
    return locale && width && colorScheme && width <= hasta ? [{ locale, width, colorScheme }] : []
  })
  return own.sort(
    (a, b) =>
      LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale) || a.colorScheme.localeCompare(b.colorScheme),
  )
}

/** What is looked at in `npm test` too: the others' pages are looked at by the tests that walk through them. */
const CORE = new Set(['carta filtrada'])

SCENES.forEach((scene, i) => {
  test(`axe: ${scene.name}${matrixUnless(CORE.has(scene.name))}`, async ({ browser, baseURL }) => {
    test.setTimeout(IS_VERIFY ? 600_000 : 240_000)
    const found: string[] = []
    const visitor = async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
      if (!scene.sinElegir) await context.addInitScript(ONLY_NECESSARY)
      return context.newPage()
    }
    let page = await visitor()
    let here = ''
    for (const { locale, width, colorScheme } of vistas(i, scene.hasta)) {
      // How a scene comes to its state depends on the width: another visitor. Without one, the page just changes.
      if (scene.llegar && here) {
        await page.context().close()
        page = await visitor()
      }
      await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 })
      await page.emulateMedia({ colorScheme })
      // What is not laid out yet keeps the colours it was loaded in: another light is another load.
      const wanted = `${locale} ${colorScheme}`
      if (scene.llegar || here !== wanted) await page.goto(direccion(locale, scene.pagina))
      here = wanted
      if (scene.sinElegir) await expect(page.locator('[data-cookies="aviso"]')).toBeVisible()
      await scene.llegar?.(page, locale)
      await quieta(page)
      for (const line of await violations(page)) found.push(`${locale} ${width} ${colorScheme} ${line}`)
    }
    await page.context().close()
    expect(found).toEqual([])
  })
})
