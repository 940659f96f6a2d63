import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { Chat } from '../support/chat.ts'
import { lightPage } from '../support/pages/light.ts'
import { expect, test } from '../support/pages/untouched.ts'
import { matrixUnless } from '../support/paths.ts'

type Kind = 'html' | 'js' | 'css' | 'font'
type Weights = Record<Kind, number> & { code: string; foreign: string[] }

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['js', /\.js($|\?)/],
  ['css', /\.css($|\?)/],
  ['font', /\.woff2?($|\?)/],
]

/** What a page loads before anybody touches it, for a new visitor, in bytes gzip: the cookie banner's code is in it. */
async function weigh(page: Page, url: string): Promise<Weights> {
  const loaded: Promise<readonly [Kind, Buffer]>[] = []
  const foreign: string[] = []
  const { origin } = new URL(url)
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      foreign.push(request.url())
  })
  const take = (response: Response) => {
    const kind =
      response.request().resourceType() === 'document'
        ? 'html'
        : KINDS.find(([, mark]) => mark.test(response.url()))?.[0]
    if (kind) loaded.push(response.body().then((body) => [kind, body]))
  }
  page.on('response', take)
  await page.goto(url, { waitUntil: 'networkidle' })
  // What comes later is not weighed, and its body ends with the page.
  page.off('response', take)
  const all = await Promise.all(loaded)
  const of = (kind: Kind) => all.filter(([one]) => one === kind).map(([, body]) => body)
  // Fonts are compressed already.
  const sum = (kind: Kind) =>
    of(kind).reduce(
      (total, body) => total + (kind === 'font' ? body : gzipSync(body, { level: 9 })).length,
      0,
    )
  return {
    html: sum('html'),
    js: sum('js'),
    css: sum('css'),
    font: sum('font'),
    code: of('js').join('\n'),
    foreign,
  }
}

/** Marks each library leaves in its code whatever the minifier does: error texts, header names, class names. */
const HEAVY = {
  React: /Minified React error/,
  Preact: /\.diffed\b/,
  'supabase-js': /X-Client-Info|supabase-js|postgrest/i,
  zod: /ZodError|invalid_union|\$ZodType/,
  'next-intl provider': /MISSING_MESSAGE|ENVIRONMENT_FALLBACK|use-intl/,
  'Enigmito’s conversation': /chat-redacta/,
}

/**
 * Bytes gzip of a page before anybody touches it; fonts as they are, and those that are preloaded. `page`: all of these, which is
 * everything but the pictures.
 */
const BUDGET = { page: 100_000, js: 8000, font: 67_600, preloaded: 47_300 }
/** What each page has reached: it may become lighter, not heavier. None may pass 14 kB of CSS and 20 of HTML (wine 25). */
const PAGES: readonly (readonly [path: string, html: number, css: number])[] = [
  ['/', 4450, 10_350],
  ['/menu', 18_650, 13_050],
  ['/de/menu', 20_000, 13_050],
  ['/wine', 23_300, 12_400],
  ['/de/wine', 25_000, 12_400],
  // With the map of the port.
  ['/contact', 13_600, 12_150],
  ['/philosophy', 7900, 9700],
  ['/gallery', 12_350, 12_150],
  // The calendar asks at once what is free; so does the line of tonight, at hours that have one.
  ['/reservations', 11_300, 12_850],
  ['/privacidad', 8700, 9450],
  ['/profile', 6600, 11_700],
]

for (const [path, html, cssBudget] of PAGES)
  test(`G-01 ${path}: light before anybody touches it, with nobody else’s requests${matrixUnless(/de\/|^\/$/.test(path))}`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const kept = await lightPage(request, path)
    const preloaded = [...kept.matchAll(/<link rel="preload"[^>]* as="font"[^>]*>/g)]
    const fonts = preloaded.map(([link]) => link.match(/href="([^"]+)"/)?.[1] ?? '')
    const sizes = await Promise.all(
      fonts.map(async (font) => (await (await request.get(font)).body()).length),
    )
    const early = sizes.reduce((sum, size) => sum + size, 0)
    const context = await browser.newContext()
    const ours = await weigh(await context.newPage(), `${baseURL}${path}`)
    await context.close()
    const { js, css, font } = ours
    console.log(
      `  ${path}: HTML ${ours.html}, JavaScript ${js}, CSS ${css} B gzip, fonts ${font} B, ${early} preloaded`,
    )
    expect(ours.foreign).toEqual([])
    expect(Object.entries(HEAVY).flatMap(([name, mark]) => (mark.test(ours.code) ? [name] : []))).toEqual([])
    expect.soft(js, 'JavaScript').toBeLessThanOrEqual(BUDGET.js)
    expect.soft(css, 'CSS').toBeLessThanOrEqual(cssBudget)
    expect(fonts.length).toBe(2)
    // One for the frame and one for the page; those of an account stand between the two.
    expect(kept.match(/<link rel="stylesheet"/g)?.length).toBeLessThanOrEqual(path === '/profile' ? 4 : 2)
    expect.soft(early, 'preloaded fonts').toBeLessThanOrEqual(BUDGET.preloaded)
    expect.soft(font, 'fonts').toBeLessThanOrEqual(BUDGET.font)
    expect.soft(ours.html, 'HTML').toBeLessThanOrEqual(html)
    expect.soft(ours.html + js + css + font, 'all but pictures').toBeLessThanOrEqual(BUDGET.page)
  })

test('G-01 /menu brings a tenth of the JavaScript of an empty App Router page, at most @matrix', async ({
  browser,
  baseURL,
  request,
}) => {
  await lightPage(request, '/menu')
  const scripts = async (url: string) => {
    const context = await browser.newContext()
    const { js } = await weigh(await context.newPage(), url)
    await context.close()
    return js
  }
  const empty = await scripts(process.env.E2E_ANCHOR ?? '')
  expect(empty).toBeGreaterThan(50_000)
  const ours = await scripts(`${baseURL}/menu`)
  console.log(`  ${ours} B gzip against ${empty} B empty`)
  expect(ours / empty).toBeLessThanOrEqual(0.1)
})

test('Enigmito’s code comes with the press, not before: at most 30 kB, with the reader of typed text 94 kB', async ({
  page,
}) => {
  const BUDGET = { opened: 30_000, written: 94_000 }
  // German stands for the five: the words of Spanish and English weigh up to 0.7 kB more, those of Italian 1 kB less.
  const chat = new Chat(page, 'de')
  let moment: 'before' | 'opened' | 'written' | 'foreign' = 'before'
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
  moment = 'foreign'
  // What means nothing in the page's language brings the other four, and only that.
  await chat.say('laisse tomber')
  await chat.expectLast(chat.t('Cancelar.hecho'))
  const all = await Promise.all(sizes)
  const sum = (...moments: string[]) =>
    all.filter((one) => moments.includes(one.moment)).reduce((total, { bytes }) => total + bytes, 0)
  console.log(`  opening ${sum('opened')} B gzip, with the first message ${sum('opened', 'written')} B`)
  expect(all.filter(({ moment, mark }) => moment === 'before' && mark)).toEqual([])
  expect(all.some(({ moment, mark }) => moment === 'opened' && mark)).toBe(true)
  expect(sum('opened')).toBeLessThanOrEqual(BUDGET.opened)
  expect(sum('opened', 'written')).toBeLessThanOrEqual(BUDGET.written)
  expect(sum('foreign')).toBeGreaterThan(10_000)
})
