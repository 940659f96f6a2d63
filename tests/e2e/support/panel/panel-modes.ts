import { type Browser, type Page, test } from '@playwright/test'
import { IS_VERIFY } from '../../../runner/long.ts'
import { awake } from '../alive.ts'
import { violations } from '../fixtures.ts'

export const MODES = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 320, height: 568, colorScheme: 'dark' },
  { width: 834, height: 1194, colorScheme: 'light' },
  { width: 320, height: 568, colorScheme: 'light' },
  { width: 834, height: 1194, colorScheme: 'dark' },
] as const

type Mode = (typeof MODES)[number]

/** In verify each state is looked at in light too: of a dark one only the colours are left to look at. */
export const lookAt = ({ colorScheme }: Mode) => ({ colours: IS_VERIFY && colorScheme === 'dark' })

/** What does not fit: the page itself, the pane it scrolls in, boxes that hide what is longer than they are; and its headings. */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const box of [document.documentElement, ...document.querySelectorAll('main')])
      if (box.scrollWidth > box.clientWidth)
        found.push(`${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`)
    for (const node of document.querySelectorAll<HTMLElement>('a,button,h1,h2,h3,p,dt,dd,label')) {
      const { overflow, position } = getComputedStyle(node)
      const hidden = node.closest('.sr-only, [popover]:not(:popover-open), dialog:not([open])')
      if (hidden || overflow === 'visible' || position === 'absolute' || node.offsetWidth <= 1) continue
      if (node.scrollWidth > node.clientWidth + 2 || node.scrollHeight > node.clientHeight + 2)
        found.push(`cut off: ${node.outerHTML.slice(0, 120)}`)
    }
    const headings = document.querySelectorAll('h1').length
    if (headings !== 1) found.push(`${headings} h1`)
    return found
  })

/**
 * What is wrong with a state of the back office that one walks to, in every way of looking; in short, as it stands. Beside
 * an open modal dialog nothing else is there for anybody.
 */
export async function inEveryWay(page: Page): Promise<string[]> {
  const found: string[] = []
  const look = async (way: string, colours: boolean) => {
    const modal = (await page.locator('dialog:modal').count()) > 0
    for (const line of [
      ...(await overflows(page)),
      ...(await violations(page, { within: modal ? 'dialog[open]' : undefined, colours })),
    ])
      found.push(`${way}${line}`)
  }
  const before = page.viewportSize()
  // The test's own time is for what it does.
  if (IS_VERIFY) test.setTimeout(test.info().timeout + 120_000)
  for (const mode of IS_VERIFY ? MODES : []) {
    const { width, height, colorScheme } = mode
    await page.setViewportSize({ width, height })
    // What fades from one light to the other is not waited for.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await look(`${width} ${colorScheme} `, lookAt(mode).colours)
  }
  if (!IS_VERIFY) await look('', false)
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
  return found
}

/** A page for a way of looking, in a context of its own. @param cookie the session; null for nobody */
export async function openPanel(
  browser: Browser,
  baseURL: string,
  { width, height, colorScheme }: Mode,
  cookie: string | null,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const at = {
    domain: new URL(baseURL).hostname,
    path: '/almaenigma',
    httpOnly: true,
    sameSite: 'Lax',
  } as const
  const pairs = cookie?.split('; ').map((pair) => pair.split('=')) ?? []
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
  return awake(await context.newPage())
}
