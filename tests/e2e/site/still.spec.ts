import { expect, test } from '../support/fixtures.ts'

/** Pixels from the top at which the header changes its height, with one step on either side. */
const PLACES = [8, 12, 18, 24, 29, 40]

for (const [path, width] of [
  ['/menu', 1440],
  ['/reservations', 1440],
  ['/contact', 834],
] as const)
  test(`§2 the page does not tremble: ${path} at ${width} px rests where it was scrolled to @matrix`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    for (const top of PLACES) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.mouse.wheel(0, top)
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
      const seen = await page.evaluate(async () => {
        const places = new Set<number>()
        // Two seconds are some sixty of the changes that a header in the flow made.
        for (const end = performance.now() + 900; performance.now() < end; ) {
          await new Promise(requestAnimationFrame)
          places.add(Math.round(scrollY))
        }
        return [...places]
      })
      expect(seen, `${top} px`).toEqual([top])
    }
  })
