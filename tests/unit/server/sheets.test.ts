import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withJoinedSheets, writeSheets } from '../../../server/cache/sheets.ts'

/** A build of three pages: two layouts before each, and one page with a sheet between those of its layouts. */
const PAGES = {
  menu: ['fonts', 'site', 'footer', 'menu', 'filters'],
  wine: ['fonts', 'site', 'footer', 'wine'],
  profile: ['fonts', 'site', 'profile', 'footer'],
}
const dist = mkdtempSync(join(tmpdir(), 'alma-sheets-'))
const chunks = join(dist, 'static/chunks')
const link = (file: string) => `<link rel="stylesheet" href="/_next/static/chunks/${file}.css"/>`
const pageOf = (sheets: readonly string[]) =>
  `<head><title>x</title>${sheets.map(link).join('')}<meta name="a"/></head><body></body>`

beforeAll(() => {
  mkdirSync(chunks, { recursive: true })
  for (const file of new Set(Object.values(PAGES).flat()))
    writeFileSync(join(chunks, `${file}.css`), `.${file}{top:0}\n/*# sourceMappingURL=${file}.css.map*/\n`)
  for (const [page, sheets] of Object.entries(PAGES)) {
    const folder = join(dist, 'server/app/[locale]', page)
    const [fonts, site, ...own] = sheets.map((file) => ({
      path: `static/chunks/${file}.css`,
      inlined: false,
    }))
    const entryCSSFiles = { layout: [fonts, site], page: [fonts, site, ...own] }
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'page_client-reference-manifest.js'),
      `globalThis.__RSC_MANIFEST["/[locale]/${page}/page"] = ${JSON.stringify({ entryCSSFiles })};`,
    )
  }
  writeSheets(dist)
})
afterAll(() => rmSync(dist, { recursive: true }))

/** The rules of a page's style sheets, one list a request. */
const rulesOf = (html: string): string[][] =>
  [...html.matchAll(/chunks\/([^"]+\.css)/g)].map(([, file = '']) =>
    [...readFileSync(join(chunks, file), 'utf8').matchAll(/\.(\w+)\{/g)].map(([, rule = '']) => rule),
  )

test('21 a page has the sheets of its frame in one request and its own in another', () => {
  expect(rulesOf(withJoinedSheets(pageOf(PAGES.menu), dist))).toEqual([
    ['fonts', 'site', 'footer'],
    ['menu', 'filters'],
  ])
  expect(rulesOf(withJoinedSheets(pageOf(PAGES.wine), dist))).toEqual([['fonts', 'site', 'footer'], ['wine']])
})

test('21 the frame of two pages is the same file, and no source map is named', () => {
  const [menu, wine] = [PAGES.menu, PAGES.wine].map(
    (sheets) => withJoinedSheets(pageOf(sheets), dist).match(/sheets-[\w-]{16}\.css/)?.[0],
  )
  expect(menu).toBe(wine)
  expect(readFileSync(join(chunks, menu ?? ''), 'utf8')).not.toContain('sourceMappingURL')
})

test('21 no rule comes before another than it did: what stands between two of the frame stays there', () => {
  expect(rulesOf(withJoinedSheets(pageOf(PAGES.profile), dist))).toEqual([
    ['fonts', 'site'],
    ['profile'],
    ['footer'],
  ])
})

test('21 a page whose sheets were not joined stays as it is', () => {
  const strange = pageOf(['menu', 'site', 'other'])
  expect(withJoinedSheets(strange, dist)).toBe(strange)
  expect(withJoinedSheets(pageOf(PAGES.menu), join(dist, 'nowhere'))).toBe(pageOf(PAGES.menu))
})

test('21 joined sheets stand beside the others, which pages with React still load', () => {
  const files = readdirSync(chunks)
  expect(files.filter((file) => file.startsWith('sheets-')).length).toBe(3)
  expect(files).toEqual(expect.arrayContaining(['fonts.css', 'site.css', 'menu.css']))
})
