import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { Sql } from 'postgres'
import { PAGES } from '../../../lib/cache/tags.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Pares, pareceEspanol, pares, sinTraducir } from '../support/language-detector.ts'
import { PERDIDA, RUTAS, type Ruta, TODO } from '../support/paths.ts'
import { type Leida, leerPagina } from '../support/read-page.ts'

/**
 * The crawl: every page in every language, and everything they lead to. In CI every page in Spanish and in German, and in
 * English, French and Italian by turns; what they lead to is asked for all the same.
 */
test.setTimeout(240_000)

const messages = resolve(import.meta.dirname, '../../../messages')
type Tree = { [key: string]: string | Tree }
const read = (locale: Locale): Tree => JSON.parse(readFileSync(`${messages}/${locale}.json`, 'utf8'))
const ESPACIOS = Object.keys(read('es'))

function* hojas(tree: Tree, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') yield [`${path}.${key}`, value]
    else yield* hojas(value, `${path}.${key}`)
}

/**
 * Every text of the house in Spanish and in another language: the messages, and the rows of every table. The translated
 * name of a dish may keep half of it ("gilthead bream a la espalda"): a name, not a sentence.
 */
type Casa = { known: Pares; nombres: readonly string[] }
async function textosDeLaCasa(sql: Sql, locale: Locale): Promise<Casa> {
  const own = new Map(hojas(read(locale)))
  const known: [string, string][] = [...hojas(read('es'))].map(([key, text]) => [text, own.get(key) ?? ''])
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
  `\\b(?:${ESPACIOS.join('|')})\\.[a-z]\\w+\\b|\\{[a-zA-Z_]+\\}|\\bundefined\\b|\\bNaN\\b|\\[object |MISSING_MESSAGE`,
)

async function visita(context: BrowserContext, path: string): Promise<{ status: number; leida: Leida }> {
  const page = await context.newPage()
  try {
    const answer = await page.goto(path, { waitUntil: 'load' })
    // What the browser itself writes: today's hours, the banner.
    await page.waitForTimeout(150)
    return { status: answer?.status() ?? 0, leida: await leerPagina(page) }
  } finally {
    await page.close()
  }
}

/** Everything one page must hold to, as a list of complaints. */
function quejas({ locale, pagina, path }: Ruta, leida: Leida, { known, nombres }: Casa): string[] {
  const out: string[] = []
  const say = (text: string) => out.push(`${path}: ${text}`)
  if (leida.lang !== locale) say(`lang is ${leida.lang}`)
  if (leida.h1.length !== 1 || !leida.h1[0]) say(`h1: ${JSON.stringify(leida.h1)}`)
  if (!leida.title) say('no title')
  if (!leida.description) say('no description')
  for (const html of leida.nameless) say(`no name: ${html}`)
  // A region before the content, such as the cookie banner, may open with an h2.
  let last = 1
  for (const { level, text } of leida.headings) {
    if (level > last + 1) say(`h${level} after h${last}: ${text}`)
    if (!text) say(`empty h${level}`)
    last = level
  }
  for (const other of LOCALES)
    if (
      !leida.links.some(
        ({ href, hreflang }) => hreflang === other && new URL(href).pathname === localePath(other, pagina),
      )
    )
      say(`the language switch to ${other} does not keep the page`)
  for (const { href, rel } of leida.links)
    if (/^https?:/.test(href) && new URL(href).origin !== siteOf(leida) && !/\bnoopener\b/.test(rel))
      say(`without rel=noopener: ${href}`)
  for (const { text, lang, where } of leida.tramos) {
    if (ROTO.test(text)) say(`broken text at ${where}: ${text.slice(0, 120)}`)
    if (lang === 'es' || locale === 'es') continue
    const rest = nombres.reduce((left, nombre) => left.replace(nombre, ''), text)
    if (pareceEspanol(rest, asPage(lang, locale)) || sinTraducir(text, known))
      say(`Spanish without lang at ${where}: ${text.trim().slice(0, 120)}`)
  }
  for (const text of leida.jsonLd)
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
const siteOf = (_: Leida): string => origin

/** Where only those may go who are signed in: kept pages hold the links hidden. Whoever is not is led to the door. */
const DENTRO = /\/profile\/(datos|seguridad)$|^\/almaenigma$/
const PUERTA = /\/profile\?|^\/almaenigma\/login/

/** Which kept pages a path belongs to: those the crawl reads whole. */
const RECORRIDAS = RUTAS.filter(
  ({ locale }, n) =>
    TODO ||
    locale === 'es' ||
    locale === 'de' ||
    (n % PAGES.length) % 3 === ['en', 'fr', 'it'].indexOf(locale),
)
const KNOWN = new Set(RECORRIDAS.map(({ path }) => path))

test('the crawl: every page in every language, and everything they lead to @matrix', async ({
  context,
  baseURL,
  sql,
  request,
  consola: _,
}) => {
  origin = baseURL ?? ''
  const leidas = new Map<string, Leida>()

  for (const locale of LOCALES) {
    const casa = await textosDeLaCasa(sql, locale)
    const complaints: string[] = []
    const routes = RECORRIDAS.filter((r) => r.locale === locale)
    const visit = async () => {
      for (let route = routes.shift(); route; route = routes.shift()) {
        const { status, leida } = await visita(context, route.path)
        leidas.set(route.path, leida)
        if (status !== 200) complaints.push(`${route.path}: ${status}`)
        complaints.push(...quejas(route, leida, casa))
      }
    }
    await Promise.all([visit(), visit(), visit()])
    expect.soft(complaints, `pages in ${locale}`).toEqual([])
  }

  const titles = new Map<string, string[]>()
  for (const [path, { title }] of leidas) titles.set(title, [...(titles.get(title) ?? []), path])
  const shared = [...titles].filter(([, paths]) => paths.length > 1)
  expect.soft(shared, 'titles differ from page to page and from language to language').toEqual([])

  expect.soft(lugaresPerdidos(leidas), 'every #place a link names exists').toEqual([])

  const targets = new Map<string, string>()
  for (const [path, { links, files }] of leidas)
    for (const address of [...links.map(({ href }) => href), ...files]) {
      const url = new URL(address)
      if (url.origin === origin && !targets.has(url.pathname + url.search))
        targets.set(url.pathname + url.search, path)
    }
  for (const path of await delMapa(request)) if (!targets.has(path)) targets.set(path, 'sitemap')
  const unanswered: string[] = []
  const queue = [...targets].filter(([target]) => !KNOWN.has(target))
  const ask = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [target, from] = next
      const answer = await request.get(target, { maxRedirects: 0 })
      const status = answer.status()
      const { pathname, search } = new URL(answer.headers().location ?? '/', origin)
      if (DENTRO.test(target) ? !PUERTA.test(pathname + search) : status !== 200)
        unanswered.push(`${from} → ${target}: ${status}`)
    }
  }
  await Promise.all([ask(), ask(), ask(), ask()])
  console.log(`  ${leidas.size} pages, ${targets.size} addresses`)
  expect(targets.size).toBeGreaterThan(80)
  expect(unanswered, 'pages, questions, drawings, pictures, downloads').toEqual([])
})

/** Links to a #place that the page they lead to does not have. */
function lugaresPerdidos(leidas: ReadonlyMap<string, Leida>): string[] {
  const lost = new Set<string>()
  for (const [path, { links }] of leidas)
    for (const { href } of links) {
      const url = new URL(href)
      const id = decodeURIComponent(url.hash.slice(1))
      const target = url.origin === origin && id && !url.search ? leidas.get(url.pathname) : undefined
      if (target && !target.ids.includes(id)) lost.add(`${path}: ${url.pathname}${url.hash}`)
    }
  return [...lost]
}

/** The paths of the sitemap; none while there is no sitemap. */
async function delMapa(request: APIRequestContext): Promise<string[]> {
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
    const path = localePath(locale, PERDIDA)
    const { status, leida } = await visita(context, path)
    if (status !== 404) complaints.push(`${path}: ${status}`)
    // It has no address of its own: its switch leads home, and nothing describes it.
    const casa = await textosDeLaCasa(sql, locale)
    const found = quejas({ locale, pagina: PERDIDA, path }, leida, casa)
    complaints.push(...found.filter((text) => !/language switch|no description/.test(text)))
  }
  expect(complaints).toEqual([])
})
