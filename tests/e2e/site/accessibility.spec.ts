import type { Page } from '@playwright/test'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { expect, test, violations } from '../support/fixtures.ts'
import { all, type Case } from '../support/pairs.ts'
import { LOST, MATRIX, ONLY_NECESSARY } from '../support/paths.ts'
import { SCENES, type Scene } from '../support/scenes.ts'

// Nothing here is written: the scenes are shared out among the workers one by one.
test.describe.configure({ mode: 'parallel' })

/**
 * axe on every page and state × language × width × light and dark (targets smaller than 24 × 24 among it), and that nothing
 * scrolls sideways. What light and dark do not decide is looked at in light. `npm test` looks at each page once, and in the
 * tests that walk through states.
 */
const WIDTHS = [320, 390, 834, 1440] as const
const LUCES = ['light', 'dark'] as const
const sizes = [SCENES.length, LOCALES.length, WIDTHS.length, LUCES.length]
const CASES: readonly Case[] = all(sizes)

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

test('axe: every page in Spanish, on a telephone', async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const scene of SCENES.filter(
    ({ llegar, sinElegir, pagina }) => !llegar && !sinElegir && !pagina.includes('?') && pagina !== LOST,
  )) {
    await page.goto(scene.pagina)
    await axe(page, scene.name)
  }
})

SCENES.forEach((scene, i) => {
  test(`axe: ${scene.name} ${MATRIX}`, async ({ browser, baseURL }) => {
    test.setTimeout(600_000)
    const found: string[] = []
    const visitor = async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
      if (!scene.sinElegir) await context.addInitScript(ONLY_NECESSARY)
      return context.newPage()
    }
    let page = await visitor()
    let here = ''
    for (const { locale, width, colorScheme } of vistas(i, scene.hasta)) {
      const wanted = `${locale} ${colorScheme}`
      const anew = here !== wanted || (scene.llegar && !scene.stays)
      // How a scene comes to its state may depend on the width: another visitor. Without one, the page just changes.
      if (scene.llegar && here && anew) {
        await page.context().close()
        page = await visitor()
      }
      await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 })
      await page.emulateMedia({ colorScheme })
      // What is not laid out yet keeps the colours it was loaded in: another light is another load.
      if (anew) await page.goto(direccion(locale, scene.pagina))
      here = wanted
      if (scene.sinElegir) await expect(page.locator('[data-cookies="aviso"]')).toBeVisible()
      if (anew) await scene.llegar?.(page, locale)
      // A day half behind the header that stays in view is no small target: nobody presses it there.
      if (scene.stays) await page.evaluate(() => scrollTo(0, 0))
      await quieta(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      for (const line of [
        ...(await violations(page, { colours: colorScheme === 'dark' })),
        ...(wide > width ? [`scrolls sideways: ${wide}`] : []),
      ])
        found.push(`${locale} ${width} ${colorScheme} ${line}`)
    }
    await page.context().close()
    expect(found).toEqual([])
  })
})

test(`axe: targets smaller than 24 × 24 that stand too near are found at all ${MATRIX}`, async ({ page }) => {
  const button = (side: number) => `<button style="width:${side}px;height:${side}px;padding:0">×</button>`
  await page.setContent(`<html lang=es><title>x</title><main><h1>x</h1>${button(20)}${button(20)}</main>`)
  expect((await violations(page)).join()).toContain('target-size')
  await page.setContent(`<html lang=es><title>x</title><main><h1>x</h1>${button(24)}${button(24)}</main>`)
  expect(await violations(page)).toEqual([])
})

test(`axe: a colour that cannot be read is found where colours alone are looked at ${MATRIX}`, async ({
  page,
}) => {
  const words = (colour: string) =>
    `<html lang=es><title>x</title><body style="background:#222"><main><h1 style="color:${colour}">Una carta</h1></main>`
  await page.setContent(words('#333'))
  expect((await violations(page, { colours: true })).join()).toContain('color-contrast')
  await page.setContent(words('#fff'))
  expect(await violations(page, { colours: true })).toEqual([])
})
