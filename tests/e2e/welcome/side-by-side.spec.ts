import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** What stood out where a page lay beside its mock-up. */
const box = async (what: Locator) => {
  const found = await what.boundingBox()
  if (!found) throw new Error('not drawn')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

test('19 side by side, footer of a phone: the address stands on one line, and the sea reaches down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacidad')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  expect(await footer.locator('a[href^="mailto:"]').evaluate((link) => link.getClientRects().length)).toBe(1)
  const [whole, sea] = [await box(footer), await box(footer.locator('div').first())]
  expect(sea.height).toBeGreaterThan(0.75 * whole.height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('19 side by side, footer of a wide page: one baseline, and the chat covers no link at the end @matrix', async ({
  page,
}) => {
  await page.goto('/privacidad')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const footer = page.getByRole('contentinfo')
  const [mark, cookies] = [
    await box(footer.locator('p').last()),
    await box(footer.getByRole('button', { name: 'Cookies' })),
  ]
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2
  expect(Math.abs(middle(mark) - middle(cookies))).toBeLessThan(1)
  const launcher = await box(page.locator('button[aria-haspopup="dialog"][aria-label*="Enigmito"]'))
  expect(cookies.bottom).toBeLessThan(launcher.y)
})

test('19 side by side, contact: the hours end with the page, and no hole is left under the address @matrix', async ({
  page,
}) => {
  await page.goto('/contact')
  const [hours, writing] = [await box(page.locator('#horario table')), await box(page.locator('#mensaje'))]
  expect(Math.abs(hours.right - writing.right)).toBeLessThan(2)
  const days = await box(page.getByRole('heading', { name: 'Días especiales' }))
  const call = await box(page.getByRole('main').getByText('Escribir por WhatsApp').first())
  expect(days.x).toBe(writing.x)
  expect(days.y - call.bottom).toBeLessThan(90)
})

test('19 side by side, contact on a phone: the lemon ends with the screen, and nothing sticks out @matrix', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  // What cuts the lemon off: no box around it ends before the screen does.
  const edges = await page.locator('main h1').evaluate((title) => {
    const cuts: number[] = []
    for (let one: Element | null = title; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') cuts.push(one.getBoundingClientRect().right)
    return cuts
  })
  expect(edges.length).toBeGreaterThan(0)
  expect(Math.min(...edges)).toBe(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('19 side by side, menu: the rail fits a laptop, no allergen is cut on a tablet, a tag begins where its name does @matrix', async ({
  page,
}) => {
  await page.goto('/menu')
  const rail = page.locator('nav:has(a[href="#para-abrir"])').locator('xpath=..')
  expect(await rail.evaluate((side) => side.scrollHeight - side.clientHeight)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 834, height: 1194 })
  expect(await rail.evaluate((side) => side.scrollWidth - side.clientWidth)).toBe(0)
  const starts = await page.locator('main article :is(h3, h4)').evaluateAll((names) =>
    names.flatMap((name) => {
      // What is told to search engines alone has no place on the page.
      const [, tag] = [...name.children].filter((child) => child.getClientRects().length > 0)
      const [from, at] = [name.getBoundingClientRect(), tag?.getBoundingClientRect()]
      return at && at.left < from.left + 30 ? [Math.round(at.left - from.left)] : []
    }),
  )
  expect(starts.length).toBeGreaterThan(0)
  expect(new Set(starts)).toEqual(new Set([0]))
})

test('19 side by side, booking: fields of a row share a line, and the calendar draws its arrows @matrix', async ({
  page,
}) => {
  await page.goto('/reservations')
  const [phone, occasion] = [
    await box(page.locator('[name=telefono]')),
    await box(page.locator('[name=ocasion]')),
  ]
  expect(phone.y).toBe(occasion.y)
  expect(phone.height).toBe(occasion.height)
  const arrows = page.locator('[data-mes] button')
  await expect(arrows).toHaveCount(2)
  await expect(arrows).toHaveText(['', ''])
})

test('19 side by side, dashboard: it fits the window it was drawn for', async ({ page }) => {
  await page.goto('/dashboard')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
})
