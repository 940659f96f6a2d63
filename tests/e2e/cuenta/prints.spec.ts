import type { Page } from '@playwright/test'
import { PAGES } from '../../../lib/cache/tags.ts'
import { expect, test } from '../support/fixtures.ts'
import { ONLY_NECESSARY } from '../support/paths.ts'
import { enterByDoor, guest } from '../support/perfil.ts'

const NEW = ['barca', 'botella', 'faro', 'granada', 'llave']
/** No drawing that stands beside others: the mark of the house, the sky and the sea. */
const HOUSE = /^(marca|cielo|mar|vinas|puerto|enigmito-hondo)/
const SHEETS = [
  '/profile/alta',
  '/profile/reenviar',
  '/profile/recuperar',
  '/reservations/enlace',
  `/profile/confirmar?token_hash=${'a'.repeat(40)}&type=email`,
]
const OWN = ['/profile/datos', '/profile/seguridad', '/profile/completar']

const drawnOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .filter((use) => use.getClientRects().length > 0)
      .map((use) => /\/dibujos\/([a-z-]+)\.svg/.exec(use.getAttribute('href') ?? '')?.[1] ?? ''),
  )

test('19.12 no drawing stands on more than three pages, and the five new ones stand somewhere @matrix', async ({
  page,
  browser,
  backend,
  baseURL,
  consola,
}) => {
  test.slow()
  consola.allow(/404/)
  const found = new Map<string, Set<string>>()
  const look = async (on: Page, path: string) => {
    await on.goto(path)
    const where = new URL(on.url()).pathname
    for (const name of await drawnOn(on))
      if (name && !HOUSE.test(name)) found.set(name, (found.get(name) ?? new Set()).add(where))
  }
  for (const path of [...PAGES, ...SHEETS, '/no-existe', '/reservations/ABCDEFGH?t=x']) await look(page, path)
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  await context.addInitScript(ONLY_NECESSARY)
  await enterByDoor(context.request, await guest(backend, 'Lola'))
  const own = await context.newPage()
  for (const path of OWN) await look(own, path)
  await context.close()
  const often = [...found].filter(([, pages]) => pages.size > 3).map(([name, pages]) => [name, ...pages])
  expect(often).toEqual([])
  expect(NEW.filter((name) => !found.has(name))).toEqual([])
})

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`19.12 the new prints on their pages at ${width} px, ${colorScheme} @matrix`, async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    for (const path of [...SHEETS, '/profile', '/philosophy']) {
      await page.goto(path)
      const prints = await drawnOn(page)
      expect(prints.some((name) => NEW.includes(name))).toBe(true)
      await axe(page, `${path} ${width}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
