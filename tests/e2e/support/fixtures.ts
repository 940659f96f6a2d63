import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Frame, type Page } from '@playwright/test'
import postgres, { type Sql } from 'postgres'
import { IS_VERIFY } from '../../runner/long.ts'
import { awake } from './alive.ts'
import { ONLY_NECESSARY } from './paths.ts'

/** What a test says it expects on the console (a refused request prints an error line of the browser's own). */
export type Console = { allow(pattern: RegExp): void }

type Fixtures = {
  consola: Console
  axe: (page: Page, what?: string) => Promise<void>
  /** Whether the visitor has answered the cookie banner before the test begins. Every test but the banner's own wants so. */
  haElegido: boolean
}
type WorkerFixtures = {
  sql: Sql
  admin: { email: string; password: string }
  backend: { url: string; key: string }
}

const needed = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: browser tests are started by npm test`)
  return value
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Lets what moves come to rest, in the page and in what it frames: in the middle of a fade every colour is another one. */
const still = (page: Page) => Promise.all(page.frames().map(stillFrame))
const stillFrame = (frame: Frame) =>
  frame.evaluate(
    () =>
      new Promise<void>((done) => {
        const moves = ({ effect, playState }: Animation) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime))
        // Asked anew at each frame: the end of a fade that a change of light cuts short is told to nobody.
        const look = () => (document.getAnimations().some(moves) ? requestAnimationFrame(look) : done())
        look()
      }),
  )

/** All that light and dark decide: the other rules look at the same state in light. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** A program that axe's place is given where axe is already: to load it takes longer than to look at a small page. */
const NOTHING = '0'
const hasAxe = (frame: Frame) => frame.evaluate(() => 'axe' in window)

/**
 * What axe finds on a page as it stands: rule and places.
 * @param within only in what this selector finds: beside an open modal dialog nothing else is there for anybody
 * @param colours only what light and dark decide, for a state that is looked at in light too
 */
export async function violations(
  page: Page,
  { within, colours = false }: { within?: string | undefined; colours?: boolean } = {},
): Promise<string[]> {
  await still(page)
  const loaded = (await Promise.all(page.frames().map(hasAxe))).every(Boolean)
  // No page here holds another one: axe need not open a window of its own to put their results together.
  const builder = new AxeBuilder(loaded ? { page, axeSource: NOTHING } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (within) builder.include(within)
  if (colours) builder.withRules(RULES_OF_COLOUR)
  else builder.withTags(TAGS)
  const { violations: found } = await builder.analyze()
  return found.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)
}

/** A page that is slow to come is shown without its transition, and Chromium tells of it as if it were a fault. */
const HARMLESS = /Transition was (aborted|skipped)/

/** Collects what a page complains about: console errors, exceptions, and its own requests that failed with 5xx. */
function listen(context: BrowserContext, problems: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`))
}

/**
 * The tests' own `test`: fails on any console error or exception. In verify it runs axe on every address a test opens
 * with `goto` (each address and width once per worker) and on the state in which the test leaves its page; in `npm test`
 * axe looks where a test asks it to.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sql: [
    async ({ browserName: _ }, use) => {
      const sql = postgres(needed('E2E_DATABASE_URL'), { max: 2, onnotice() {} })
      await use(sql)
      await sql.end()
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ browserName: _ }, use) => {
      await use({ email: needed('E2E_ADMIN_EMAIL'), password: needed('E2E_ADMIN_PASSWORD') })
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ browserName: _ }, use) => {
      await use({ url: needed('E2E_SUPABASE_URL'), key: needed('E2E_PUBLISHABLE_KEY') })
    },
    { scope: 'worker' },
  ],
  consola: async ({ context }, use) => {
    const problems: string[] = []
    const allowed: RegExp[] = [HARMLESS]
    listen(context, problems)
    await use({ allow: (pattern) => allowed.push(pattern) })
    expect(problems.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
  },
  axe: async ({ browserName: _ }, use) => {
    await use(async (page, what = page.url()) => {
      expect(await violations(page), `axe: ${what}`).toEqual([])
    })
  },
  haElegido: [true, { option: true }],
  page: async ({ page, haElegido, javaScriptEnabled, consola: _ }, use) => {
    if (haElegido) await page.context().addInitScript(ONLY_NECESSARY)
    if (javaScriptEnabled) awake(page)
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const answer = await goto(url, options)
      // Who waits for the first byte alone has nothing to look at yet.
      if (!IS_VERIFY || options?.waitUntil === 'commit') return answer
      const key = `${new URL(page.url()).pathname} ${page.viewportSize()?.width}`
      if (!seen.has(key)) {
        seen.add(key)
        expect(await violations(page), `axe: ${key}`).toEqual([])
      }
      return answer
    }
    await use(page)
    if (!page.isClosed() && page.url().startsWith('http')) {
      // A page one has walked to inside the back office gets its title a moment after its heading.
      await expect(page).toHaveTitle(/./)
      // A test may end while its page walks on: what is wrong with a page is still wrong when it has arrived.
      if (IS_VERIFY)
        await expect(async () => {
          expect(await violations(page), `axe, at the end: ${page.url()}`).toEqual([])
        }).toPass({ timeout: 10_000 })
    }
  },
})

const seen = new Set<string>()

/** For `test.use`: a visitor who has not asked for less motion, in CI too. */
export const MOVES = { contextOptions: { reducedMotion: 'no-preference' } } as const

export { expect }
