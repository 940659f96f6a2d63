import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { Sql } from 'postgres'
import { PAGES } from '../../../lib/cache/tags.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { expect, test } from '../support/fixtures.ts'
import { looksSpanish, type Pares, pares, untranslated } from '../support/language-detector.ts'
import { LOST, ROUTES, type Route } from '../support/paths.ts'
import { type Read, readPage } from '../support/read-page.ts'

/**
 * The crawl: every page in every language, and everything they lead to. In CI every page in Spanish and in German, and in
 * English, French and Italian by turns; what they lead to is asked for all the same.
 */
test.setTimeout(240_000)

const messages = resolve(import.meta.dirname, '../../../messages')
type Tree = { [key: string]: string | Tree }
const read = (locale: Locale): Tree => JSON.parse(readFileSync(`${messages}/${locale}.json`, 'utf8'))
const SPACES = Object.keys(read('es'))

function* sheets(tree: Tree, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') yield [`${path}.${key}`, value]
    else yield* sheets(value, `${path}.${key}`)
}

/**
 * Every text of the house in Spanish and in another language: the messages, and the rows of every table. The translated
 * name of a dish may keep half of it ("gilthead bream a la espalda"): a name, not a sentence.
 */
type Casa = { known: Pares; nombres: readonly string[] }
async function houseTexts(sql: Sql, locale: Locale): Promise<Casa> {
  const own = new Map(sheets(read(locale)))
  const known: [string, string][] = [...sheets(read('es'))].map(([key, text]) => [text, own.get(key) ?? ''])
  const nombres = new Set<string>()
  const tables = await sql<{ table_name: string }[]>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'traducciones'`
  for (const { table_name } of tables)
    for (const row of await sql`select * from public.${sql(table_name)}`)
      for (const [field, translated] of Object.entries(row.traducciones?.[locale] ?? {}))
        if (typeof translated === 'string' && typeof row[field] === 'string') {
          known.push([row[field], translated])
          if (field === 'nombre' && translated !== row[field]) nombres.add(translated)
        }
  return { known: pares(known), nombres: [...nombres].sort((a, b) => b.length - a.length) }
}

/** What a missing message, a forgotten placeholder or a value that is none looks like. */
const ROTO = new RegExp(
  `\\b(?:${SPACES.join('|')})\\.[a-z]\\w+\\b|\\{[a-zA-Z_]+\\}|\\bundefined\\b|\\bNaN\\b|\\[object |MISSING_MESSAGE`,
)

async function visita(context: BrowserContext, path: string): Promise<{ status: number; leida: Read }> {
  const page = await context.newPage()
  try {
    const answer = await page.goto(path, { waitUntil: 'load' })
    // What the browser itself writes: today's hours, the banner.
    await page.waitForTimeout(150)
    return { status: answer?.status() ?? 0, leida: await readPage(page) }
  } finally {
    await page.close()
  }
}

/** Everything one page must hold to, as a list of complaints. */
function complaintsAbout({ locale, pagina, path }: Route, read: Read, { known, nombres }: Casa): string[] {
  const out: string[] = []
  const say = (text: string) => out.push(`${path}: ${text}`)
  if (read.lang !== locale) say(`lang is ${read.lang}`)
  if (read.h1.length !== 1 || !read.h1[0]) say(`h1: ${JSON.stringify(read.h1)}`)
  if (!read.title) say('no title')
  if (!read.description) say('no description')
  for (const html of read.nameless) say(`no name: ${html}`)
  // A region before the content, such as the cookie banner, may open with an h2.
  let last = 1
  for (const { level, text } of read.headings) {
    if (level > last + 1) say(`h${level} after h${last}: ${text}`)
    if (!text) say(`empty h${level}`)
    last = level
  }
  for (const other of LOCALES)
    if (
      !read.links.some(
        ({ href, hreflang }) => hreflang === other && new URL(href).pathname === localePath(other, pagina),
      )
    )
      say(`the language switch to ${other} does not keep the page`)
  for (const { href, rel } of read.links)
    if (/^https?:/.test(href) && new URL(href).origin !== siteOf(read) && !/\bnoopener\b/.test(rel))
      say(`without rel=noopener: ${href}`)
  for (const { text, lang, where } of read.tramos) {
    if (ROTO.test(text)) say(`broken text at ${where}: ${text.slice(0, 120)}`)
    if (lang === 'es' || locale === 'es') continue
    const rest = nombres.reduce((left, nombre) => left.replace(nombre, ''), text)
    if (looksSpanish(rest, asPage(lang, locale)) || untranslated(text, known))
      say(`Spanish without lang at ${where}: ${text.trim().slice(0, 120)}`)
  }
  for (const text of read.jsonLd)
    try {
      const data: unknown = JSON.parse(text)
      if (!text.includes('schema.org') || typeof data !== 'object') say('JSON-LD without a vocabulary')
    } catch {
      say(`JSON-LD cannot be read: ${text.slice(0, 80)}`)
    }
  return out
}

const asPage = (lang: string, locale: Locale): Locale => LOCALES.find((known) => known === lang) ?? locale
let origin = ''
const siteOf = (_: Read): string => origin

/** Where only those may go who are signed in: kept pages hold the links hidden. Whoever is not is led to the door. */
const INSIDE = /\/profile\/(datos|seguridad)$|^\/almaenigma$/
const DOOR = /\/profile\?|^\/almaenigma\/login/

/** Which kept pages a path belongs to: those the crawl reads whole. */
const WALKED = ROUTES.filter(
  ({ locale }, n) =>
    IS_VERIFY ||
    locale === 'es' ||
    locale === 'de' ||
    (n % PAGES.length) % 3 === ['en', 'fr', 'it'].indexOf(locale),
)
const KNOWN = new Set(WALKED.map(({ path }) => path))

test('the crawl: every page in every language, and everything they lead to @matrix', async ({
  context,
  baseURL,
  sql,
  request,
  consola: _,
}) => {
  origin = baseURL ?? ''
  const read = new Map<string, Read>()

  for (const locale of LOCALES) {
    const casa = await houseTexts(sql, locale)
    const complaints: string[] = []
    const routes = WALKED.filter((r) => r.locale === locale)
    const visit = async () => {
      for (let route = routes.shift(); route; route = routes.shift()) {
        const { status, leida } = await visita(context, route.path)
        read.set(route.path, leida)
        if (status !== 200) complaints.push(`${route.path}: ${status}`)
        complaints.push(...complaintsAbout(route, leida, casa))
      }
    }
    await Promise.all([visit(), visit(), visit()])
    expect.soft(complaints, `pages in ${locale}`).toEqual([])
  }

  const titles = new Map<string, string[]>()
  for (const [path, { title }] of read) titles.set(title, [...(titles.get(title) ?? []), path])
  const shared = [...titles].filter(([, paths]) => paths.length > 1)
  expect.soft(shared, 'titles differ from page to page and from language to language').toEqual([])

  expect.soft(lostPlaces(read), 'every #place a link names exists').toEqual([])

  const targets = new Map<string, string>()
  for (const [path, { links, files }] of read)
    for (const address of [...links.map(({ href }) => href), ...files]) {
      const url = new URL(address)
      if (url.origin === origin && !targets.has(url.pathname + url.search))
        targets.set(url.pathname + url.search, path)
    }
  for (const path of await fromMap(request)) if (!targets.has(path)) targets.set(path, 'sitemap')
  const unanswered: string[] = []
  const queue = [...targets].filter(([target]) => !KNOWN.has(target))
  const ask = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [target, from] = next
      const answer = await request.get(target, { maxRedirects: 0 })
      const status = answer.status()
      const { pathname, search } = new URL(answer.headers().location ?? '/', origin)
      if (INSIDE.test(target) ? !DOOR.test(pathname + search) : status !== 200)
        unanswered.push(`${from} → ${target}: ${status}`)
    }
  }
  await Promise.all([ask(), ask(), ask(), ask()])
  console.log(`  ${read.size} pages, ${targets.size} addresses`)
  expect(targets.size).toBeGreaterThan(80)
  expect(unanswered, 'pages, questions, drawings, pictures, downloads').toEqual([])
})

/** Links to a #place that the page they lead to does not have. */
function lostPlaces(read: ReadonlyMap<string, Read>): string[] {
  const lost = new Set<string>()
  for (const [path, { links }] of read)
    for (const { href } of links) {
      const url = new URL(href)
      const id = decodeURIComponent(url.hash.slice(1))
      const target = url.origin === origin && id && !url.search ? read.get(url.pathname) : undefined
      if (target && !target.ids.includes(id)) lost.add(`${path}: ${url.pathname}${url.hash}`)
    }
  return [...lost]
}

/** The paths of the sitemap; none while there is no sitemap. */
async function fromMap(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml')
  if (!answer.ok()) return []
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc.replace(/&amp;/g, '&')).pathname,
  )
}

test('the page of unknown addresses holds to the same, in every language @matrix', async ({
  context,
  baseURL,
  sql,
  consola,
}) => {
  consola.allow(/404/)
  origin = baseURL ?? ''
  const complaints: string[] = []
  for (const locale of LOCALES) {
    const path = localePath(locale, LOST)
    const { status, leida } = await visita(context, path)
    if (status !== 404) complaints.push(`${path}: ${status}`)
    // It has no address of its own: its switch leads home, and nothing describes it.
    const casa = await houseTexts(sql, locale)
    const found = complaintsAbout({ locale, pagina: LOST, path }, leida, casa)
    complaints.push(...found.filter((text) => !/language switch|no description/.test(text)))
  }
  expect(complaints).toEqual([])
})
