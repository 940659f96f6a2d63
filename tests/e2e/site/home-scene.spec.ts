import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { expect, test } from '../support/fixtures.ts'
import { matrixUnless } from '../support/paths.ts'
import { textsOverDrawing } from '../support/scene.ts'

/** Telephones, tablets upright and across, a page at 200 %, a telephone on its side, a small screen. */
const SIZES = [
  [390, 844],
  [600, 960],
  [720, 450],
  [720, 1080],
  [768, 1024],
  [834, 1194],
  [1024, 768],
  [1180, 820],
  [1366, 768],
  [844, 390],
] as const
/** At the restaurant, on a Tuesday in November: high sun, sunset, night. */
const TIMES = { day: '14:00', dusk: '17:40', night: '20:30' } as const

for (const locale of LOCALES)
  for (const [name, time] of Object.entries(TIMES))
    test(`home scene between 600 and 1366 px, ${locale}, ${name}: no lemon behind a text, no glint through one @matrix`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date(`2026-11-24T${time}:00+01:00`))
      await page.goto(localePath(locale, '/'))
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        // The drawing follows the size of the window a frame later.
        await expect.poll(() => textsOverDrawing(page), { message: `${width} × ${height}` }).toEqual([])
      }
    })

for (const locale of LOCALES)
  test(`home scene at 390 px, ${locale}: button above the fold, hours in one piece, address and telephone${matrixUnless(locale === 'de')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const time of Object.values(TIMES)) {
      await page.clock.setFixedTime(new Date(`2026-11-24T${time}:00+01:00`))
      await page.goto(localePath(locale, '/'))
      const facts = page.locator('main dl')
      const button = await page.locator('main a[href*="reserva"]').last().boundingBox()
      expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(844)
      await expect(facts.locator('a[href^="tel:"]')).toBeInViewport()
      await expect(facts.getByText('Paseo Marítimo')).toBeInViewport()
      const ranges = facts.getByText(/^\d\d:\d\d–\d\d:\d\d$/)
      await expect(ranges).toHaveCount(2)
      // The hours are written again once the page knows the time.
      for (const range of await ranges.all())
        await expect.poll(() => range.evaluate((text) => text.getClientRects().length)).toBe(1)
    }
  })

test('19.12 the sky of the home is that of the sun on the coast, by the minute', async ({ page }) => {
  const scene = page.locator('main[data-cielo]')
  for (const [time, sky] of [
    ['2026-11-24T16:30:00+01:00', 'dia'],
    ['2026-11-24T17:45:00+01:00', 'ocaso'],
    ['2026-11-24T18:30:00+01:00', 'noche'],
    ['2026-06-24T20:30:00+02:00', 'dia'],
  ] as const) {
    await page.clock.setFixedTime(new Date(time))
    await page.goto('/')
    await expect(scene).toHaveAttribute('data-cielo', sky)
  }
})

test('home scene in French: two lines, the small words in italics', async ({ page }) => {
  await page.goto('/fr')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title.locator('br')).toHaveCount(1)
  await expect(title.locator('em')).toHaveText('qui a une')
})
