import type { BrowserContext, Page } from '@playwright/test'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { expect, test } from '../support/fixtures.ts'
import { LOST, ONLY_NECESSARY, ROUTES } from '../support/paths.ts'

/**
 * Narrow screens, large text, wide spacing, and the keyboard's way through each page. In CI every page in German, whose
 * words are the longest, each way of reading with one language more; in verify every way in every language.
 */
test.setTimeout(240_000)

/** The pages that are read in one way. @param other the language read beside German in CI */
const pages = (other: Locale): string[] => [
  ...ROUTES.filter(({ locale }) => IS_VERIFY || locale === 'de' || locale === other).map(({ path }) => path),
  LOST,
  localePath('de', LOST),
]

/** WCAG 1.4.12: what a reader may set without losing anything. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`

/** What is wider than the page, by name; nothing when the page does not scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter((node) => {
      const box = node.getBoundingClientRect()
      return box.width > 0 && box.right > width + 1 && getComputedStyle(node).position !== 'fixed'
    })
    return [
      `${document.documentElement.scrollWidth} > ${width}`,
      ...wide.slice(-3).map((node) => node.outerHTML.slice(0, 90)),
    ]
  })

/** Words that were cut off: boxes that hide what no longer fits into them. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a,button,h1,h2,h3,p,dt,dd,th,td,label')]
      .filter((node) => {
        const style = getComputedStyle(node)
        if (node.closest('.oculto') || style.overflow === 'visible' || node.offsetWidth <= 1) return false
        return node.scrollWidth > node.clientWidth + 2 || node.scrollHeight > node.clientHeight + 2
      })
      .map((node) => node.outerHTML.slice(0, 120)),
  )

async function walks(context: BrowserContext, other: Locale, css: string | null): Promise<string[]> {
  await context.addInitScript(ONLY_NECESSARY)
  const found: string[] = []
  const paths = pages(other)
  const look = async () => {
    const page = await context.newPage()
    for (let path = paths.shift(); path; path = paths.shift()) {
      await page.goto(path)
      if (css) await page.addStyleTag({ content: css })
      for (const line of [...(await tooWide(page)), ...(css ? await cut(page) : [])])
        found.push(`${path}: ${line}`)
    }
  }
  await Promise.all([look(), look()])
  return found
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('1.4.10 no page scrolls sideways', async ({ context }) => {
    expect(await walks(context, 'es', null)).toEqual([])
  })
})

test.describe('at 1280 px with text of 200 %', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test('T-CLI-06 1.4.4 no page scrolls sideways and no words are cut off @matrix', async ({ context }) => {
    expect(await walks(context, 'it', 'html { font-size: 200% !important }')).toEqual([])
  })
})

test.describe('at 390 px with the spacing of 1.4.12', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('1.4.12 no page scrolls sideways and no words are cut off @matrix', async ({ context }) => {
    expect(await walks(context, 'fr', SPACING)).toEqual([])
  })
})

/** More stops than any page has: beyond it something holds the focus. */
const STOPS = 600

/** Goes through a page with the Tab key; names what had the focus and could not be seen at all. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const state = await page.evaluate(async () => {
      // Styles of the focus arrive with the next frame.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
      const node = document.activeElement
      if (!node || node === document.body) return { end: true as const }
      const boxes = [...node.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      const seen = boxes.some(({ left, top, right, bottom }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
            return (
              at !== null && (node.contains(at) || at.contains(node) || at.closest('label')?.contains(node))
            )
          }),
        ),
      )
      return { end: false as const, seen, html: node.outerHTML.slice(0, 110) }
    })
    if (state.end) return found
    if (!state.seen) found.push(state.html)
  }
  return [...found, `the focus does not leave after ${STOPS} stops`]
}

for (const width of [390, 1440])
  test(`2.4.11 at ${width} px nothing that has the focus lies under header, banner or chat @matrix`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width, height: width < 1000 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    await context.addInitScript(ONLY_NECESSARY)
    const found: string[] = []
    // In CI each page at one of the widths, in verify at both.
    const paths = ROUTES.filter(({ locale }) => locale === 'es')
      .map(({ path }) => path)
      .filter((_, n) => IS_VERIFY || n % 2 === (width < 1000 ? 0 : 1))
    // Most of a walk is waiting for the next frame: several pages are walked through side by side.
    const walk = async () => {
      const page = await context.newPage()
      for (let path = paths.shift(); path; path = paths.shift()) {
        await page.goto(path)
        for (const line of await covered(page)) found.push(`${path}: ${line}`)
      }
    }
    await Promise.all([walk(), walk(), walk()])
    await context.close()
    expect(found).toEqual([])
  })
