import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { Chat } from '../support/chat.ts'
import { expect, test } from '../support/fixtures.ts'
import { matrixUnless } from '../support/paths.ts'

/** All JavaScript a page loads before anybody touches it, for a new visitor: the cookie banner's code is in it. */
async function javascript(page: Page, url: string): Promise<{ bytes: number; code: string }> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.js($|\?)/.test(response.url()))
      bodies.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = await Promise.all(bodies)
  return {
    bytes: all.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    code: all.map((body) => body.toString('utf8')).join('\n'),
  }
}

const anchor = (): string => process.env.E2E_ANCHOR ?? ''

/** Marks each library leaves in its code whatever the minifier does: error texts, header names, class names. */
const HEAVY = {
  'supabase-js': /X-Client-Info|supabase-js|postgrest/i,
  zod: /ZodError|invalid_union|\$ZodType/,
  'next-intl provider': /MISSING_MESSAGE|ENVIRONMENT_FALLBACK|use-intl/,
  'Enigmito’s conversation': /assistant-language/,
}

for (const path of ['/', '/menu', '/en/menu', '/de/menu'])
  test(`G-01 ${path}: at most 3 % more JavaScript than an empty App Router page, and none of the heavy libraries${matrixUnless(path === '/' || path === '/de/menu')}`, async ({
    browser,
    baseURL,
  }) => {
    const measure = async (url: string) => {
      const context = await browser.newContext()
      const result = await javascript(await context.newPage(), url)
      await context.close()
      return result
    }
    const empty = await measure(anchor())
    const ours = await measure(`${baseURL}${path}`)
    expect(empty.bytes).toBeGreaterThan(50_000)
    const ratio = ours.bytes / empty.bytes
    console.log(`  ${path}: ${ours.bytes} B gzip against ${empty.bytes} B empty, ratio ${ratio.toFixed(4)}`)
    expect(ratio).toBeLessThanOrEqual(1.03)
    const loaded = Object.entries(HEAVY).filter(([, mark]) => mark.test(ours.code))
    expect(loaded.map(([name]) => name)).toEqual([])
  })

test('Enigmito’s code comes with the press, not before: at most 45 kB of script and style', async ({
  page,
}) => {
  const BUDGET = 45_000
  // The largest of the five: German words are long.
  const chat = new Chat(page, 'de')
  let moment: 'before' | 'opened' | 'written' = 'before'
  const sizes: Promise<{ moment: string; bytes: number; mark: boolean }>[] = []
  page.on('response', (response) => {
    if (!/\.(js|css)($|\?)/.test(response.url())) return
    const when = moment
    sizes.push(
      response.body().then((body) => ({
        moment: when,
        bytes: gzipSync(body, { level: 9 }).length,
        mark: HEAVY['Enigmito’s conversation'].test(body.toString('utf8')),
      })),
    )
  })
  await chat.open('/de/menu', 'short', async (launcher) => {
    await page.waitForLoadState('networkidle')
    moment = 'opened'
    await launcher.click()
  })
  moment = 'written'
  await chat.say('Ich möchte einen Tisch reservieren')
  const all = await Promise.all(sizes)
  const sum = (...moments: string[]) =>
    all.filter((one) => moments.includes(one.moment)).reduce((total, { bytes }) => total + bytes, 0)
  console.log(`  opening ${sum('opened')} B gzip, with the first message ${sum('opened', 'written')} B`)
  expect(all.filter(({ moment, mark }) => moment === 'before' && mark)).toEqual([])
  expect(all.some(({ moment, mark }) => moment === 'opened' && mark)).toBe(true)
  expect(sum('opened')).toBeLessThanOrEqual(BUDGET)
})
