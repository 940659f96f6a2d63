import { expect, test } from '../support/fixtures.ts'
import { ROUTES } from '../support/paths.ts'

/** A page that breaks, a reader who wants no movement, colours that are the reader's own. */

/** Only a page with React can break as it comes alive, and one made for a visit has it: its content is not there. */
const breaks = (html: string) => html.replaceAll('\\"main\\"', '\\"$Lfff\\"')

test('§8 unmatched route view: a page that breaks says so under the specified heading, in the language of the page', async ({
  context,
  consola,
  axe,
}) => {
  consola.allow(/./)
  // A page without the usual check on arrival: between the broken page and the view there is a moment with neither.
  const page = await context.newPage()
  await page.route('**/de/wine?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: breaks(await answer.text()) })
  })
  await page.goto('/de/wine?copa=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('In der Küche ist etwas angebrannt.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  await axe(page, 'the error view')
})

test('reduced motion: nothing moves on any page @matrix', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const moving: string[] = []
  for (const { path } of ROUTES.filter(({ locale }) => locale === 'es')) {
    await page.goto(path)
    const found = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' && Number(animation.effect?.getComputedTiming().endTime) > 50,
        )
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
    )
    for (const name of found) moving.push(`${path}: ${name}`)
  }
  await context.close()
  expect(moving).toEqual([])
})

test('forced colours: every control keeps an edge or a line @matrix', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', forcedColors: 'active' })
  const page = await context.newPage()
  const bare: string[] = []
  for (const path of ['/', '/menu', '/contact', '/wine', '/reservations', '/profile', '/no-existe']) {
    await page.goto(path)
    const found = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button,input:not([type=hidden]),select,textarea,a.font-semibold.rounded-xs',
        ),
      ]
        .filter((node) => {
          // A button that is only an icon or a word is seen by its ink; a native box draws itself.
          if (
            node.tabIndex < 0 ||
            node.offsetWidth < 2 ||
            /^(checkbox|radio|range)$/.test(node.getAttribute('type') ?? '')
          )
            return false
          if (node.tagName === 'BUTTON' && !node.className.includes('rounded-xs')) return false
          const edged = (box: HTMLElement | null): boolean => {
            if (!box) return false
            const style = getComputedStyle(box)
            return Number.parseFloat(style.borderBottomWidth) >= 1 && style.borderBottomStyle !== 'none'
          }
          return !edged(node) && !edged(node.parentElement) && !node.querySelector('svg')
        })
        .map((node) => node.outerHTML.slice(0, 110)),
    )
    for (const html of found) bare.push(`${path}: ${html}`)
  }
  await context.close()
  expect(bare).toEqual([])
})
