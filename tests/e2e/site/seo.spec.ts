import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { pagesOf, type Tag } from '../../../lib/cache/tags.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IMAGEN, imagenOf, SEO_PAGES } from '../../../lib/seo/pages.ts'
import { faultsOf, graphOf } from '../../unit/seo/vocabulary.ts'
import { expect, test } from '../support/fixtures.ts'
import { cookieFor } from '../support/identities.ts'
import { thingsOf } from '../support/schema-things.ts'

const ADDRESSES = LOCALES.flatMap((locale) =>
  SEO_PAGES.map((page) => ({ locale, pagina: page, path: localePath(locale, page) })),
)

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
const decode = (text: string) =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, '’')
    .replace(/&lt;/g, '<')

/** `http://a.example` and `http://a.example/` are one address. */
const whole = (url: string) => new URL(url).href

/** What a page's source says to those who read no scripts. */
function headOf(html: string) {
  const tags = html.match(/<(link|meta)\b[^>]*>/g) ?? []
  const of = (key: string, value: string, wanted: string) =>
    tags.filter((tag) => attribute(tag, key) === value).map((tag) => decode(attribute(tag, wanted)))
  return {
    lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: of('name', 'description', 'content')[0] ?? '',
    robots: of('name', 'robots', 'content'),
    canonical: of('rel', 'canonical', 'href').map(whole),
    alternates: new Map(
      tags
        .filter((tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang'))
        .map((tag) => [attribute(tag, 'hreflang'), whole(attribute(tag, 'href'))]),
    ),
    og: (name: string) => of('property', `og:${name}`, 'content'),
    twitter: of('name', 'twitter:card', 'content'),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]) => json ?? '',
    ),
  }
}

/** Other tests sweep their rows away behind the site's back: the pages that show them are made anew before they are read. */
async function alDia(request: APIRequestContext, cookie: string, origin: string, tags: readonly Tag[]) {
  const marked = await request.post('/almaenigma/publicar', { data: tags, headers: { cookie, origin } })
  expect(marked.status()).toBe(204)
  for (const path of new Set(tags.flatMap(pagesOf)))
    await expect
      .poll(async () => (await request.head(path)).headers()['x-nextjs-cache'], {
        message: path,
        timeout: 30_000,
      })
      .toBe('HIT')
}

test('every page in every language: one title and description of its own, addresses of all its languages, a picture @matrix', async ({
  request,
  backend,
  admin,
  baseURL,
}) => {
  test.setTimeout(240_000)
  // A dish, a wine or a place of the house with a photo is what the page is shared with.
  await alDia(request, await cookieFor(backend, admin), baseURL ?? '', ['carta', 'galeria', 'filosofia'])
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const alternates = new Map<string, Map<string, string>>()
  for (const { locale, pagina, path } of ADDRESSES) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const head = headOf(await answer.text())
    expect(head.lang, path).toBe(locale)
    expect(titles.get(head.title), `${path} shares its title`).toBeUndefined()
    expect(descriptions.get(head.description), `${path} shares its description`).toBeUndefined()
    titles.set(head.title, path)
    descriptions.set(head.description, path)
    expect(head.description.length, path).toBeGreaterThanOrEqual(70)
    expect(head.description.length, path).toBeLessThanOrEqual(160)
    expect(head.canonical, path).toEqual([`${baseURL}${path}`])
    expect(head.robots, path).toEqual([])
    expect([...head.alternates.keys()].sort(), path).toEqual([...LOCALES, 'x-default'].sort())
    expect(head.alternates.get('x-default'), path).toBe(`${baseURL}${pagina}`)
    alternates.set(`${baseURL}${path}`, head.alternates)
    expect(head.og('url').map(whole), path).toEqual([`${baseURL}${path}`])
    expect(head.og('title'), path).toEqual([head.title])
    expect(head.og('image'), path).toEqual([`${baseURL}${imagenOf(locale, pagina)}`])
    expect(head.og('image:alt')[0], path).toMatch(/Alma Enigma/)
    expect(head.og('locale')[0], path).toMatch(new RegExp(`^${locale}_`))
    expect(head.og('locale:alternate'), path).toHaveLength(LOCALES.length - 1)
    expect(head.twitter, path).toEqual(['summary_large_image'])
  }
  for (const [address, others] of alternates)
    for (const other of others.values())
      expect(alternates.get(other)?.get('x-default'), `${other} ↔ ${address}`).toBe(others.get('x-default'))
})

test('the JSON-LD of every page is one, and speaks schema.org', async ({ request, baseURL }) => {
  test.setTimeout(240_000)
  for (const { locale, pagina, path } of ADDRESSES) {
    const html = await (await request.get(path)).text()
    const { jsonLd } = headOf(html)
    expect(jsonLd, path).toHaveLength(1)
    // The rows of the menu tell of themselves.
    const told = (html.match(/ itemprop="?hasMenuItem\b/gi) ?? []).length
    expect(told, path).toBe(pagina === '/menu' ? (html.match(/<article\b/g) ?? []).length : 0)
    expect(told > 0, path).toBe(pagina === '/menu')
    const graph = graphOf(jsonLd[0] ?? '')
    expect(
      graph.flatMap((node) => faultsOf(node)),
      path,
    ).toEqual([])
    const types = graph.map((node) => node['@type'])
    expect(types[0], path).toBe('Restaurant')
    expect(graph[0], path).toMatchObject({
      '@id': `${baseURL}/#restaurante`,
      url: `${baseURL}${localePath(locale, '/')}`,
    })
    // The pages about the house tell where its menu is and where to book; the others name it by its `@id`.
    if (!['/', '/contact', '/reservations'].includes(pagina))
      expect(graph[0], path).not.toHaveProperty('hasMenu')
    else
      expect(graph[0], path).toMatchObject({
        hasMenu: `${baseURL}${localePath(locale, '/menu')}`,
        potentialAction: {
          '@type': 'ReserveAction',
          target: { urlTemplate: `${baseURL}${localePath(locale, '/reservations')}` },
        },
      })
    expect(types.includes('BreadcrumbList'), path).toBe(pagina !== '/')
    expect(types.includes('Menu'), path).toBe(pagina === '/menu' || pagina === '/wine')
    expect(types.includes('FAQPage'), path).toBe(pagina === '/contact')
    expect(JSON.stringify(graph), path).not.toMatch(/aggregateRating|"review"/)
  }
})

test('the menu told to search engines is the menu of the rows @matrix', async ({
  page,
  request,
  sql,
  backend,
  admin,
  baseURL,
}) => {
  await alDia(request, await cookieFor(backend, admin), baseURL ?? '', ['carta'])
  const { jsonLd } = headOf(await (await request.get('/en/menu')).text())
  await page.goto('/en/menu')
  const things = await thingsOf(page)
  expect(things).toHaveLength(1)
  expect(things.flatMap((thing) => faultsOf(thing))).toEqual([])
  // Its name, language and restaurant are in the JSON-LD, under the same address.
  const named = graphOf(jsonLd[0] ?? '').find((node) => node['@type'] === 'Menu')
  expect(things[0]).toMatchObject({ '@type': 'Menu', '@id': named?.['@id'], name: named?.name })
  type Offer = { price: string; priceCurrency: string; name?: string; availability?: string }
  type Item = {
    name: string
    description?: string
    offers: Offer | Offer[]
    suitableForDiet?: string | string[]
  }
  const menu = things[0] as unknown as { hasMenuSection: { name: string; hasMenuItem: Item | Item[] }[] }
  const items = menu.hasMenuSection
    .flatMap(({ hasMenuItem }) => hasMenuItem)
    .map((item) => ({ ...item, offers: [item.offers].flat() }))
  expect(menu.hasMenuSection.every(({ name }) => name.trim())).toBe(true)
  expect(items.filter(({ name, description }) => !name.trim() || description?.trim() === '')).toEqual([])
  const offers = items.flatMap((item) => item.offers)
  expect(offers.filter((one) => one.priceCurrency !== 'EUR' || !/^\d+\.\d\d$/.test(one.price))).toEqual([])
  const several = items.filter((item) => item.offers.length > 1).flatMap((item) => item.offers)
  expect(several.length).toBeGreaterThan(0)
  expect(several.filter(({ name }) => !name?.trim())).toEqual([])
  const soldOut = await page.locator('article[data-agotado] > b > span').count()
  const unavailable = offers.filter(({ availability }) => availability === 'https://schema.org/SoldOut')
  expect(unavailable).toHaveLength(soldOut)
  const [prices] = await sql`select sum(cents)::int as cents from (
    select p.cents from plato_precios p join platos d on d.id = p.plato_id where d.visible
    union all select p.cents from bebida_precios p join bebidas d on d.id = p.bebida_id where d.visible) of`
  const cents = offers.reduce((sum, { price }) => sum + Math.round(Number(price) * 100), 0)
  expect(cents).toBe(prices?.cents)
  const [rows] = await sql`select (select count(*) from platos where visible)::int as platos,
    (select count(*) from bebidas where visible)::int as bebidas`
  expect(items).toHaveLength(rows?.platos + rows?.bebidas)
  const free = items.filter(({ suitableForDiet }) =>
    suitableForDiet?.includes('https://schema.org/GlutenFreeDiet'),
  )
  const [verified] =
    await sql`select count(*)::int as n from platos p join plato_alergenos a on a.plato_id = p.id
    join alergenos k on k.id = a.alergeno_id where p.visible and p.declarado_en is not null
    and k.clave = 'gluten' and a.presencia = 'comprobado_sin'`
  expect(free.length).toBeGreaterThanOrEqual(verified?.n)
  expect(free.length).toBeLessThan(items.length)
})

test('an address with a question is not indexed and points at the plain page', async ({
  request,
  baseURL,
}) => {
  for (const [address, plain] of [
    ['/menu?sin=gluten', '/menu'],
    ['/de/wine?copa=1', '/de/wine'],
    ['/en/contact?enviado=1', '/en/contact'],
  ] as const) {
    const head = headOf(await (await request.get(address)).text())
    expect(head.robots, address).toEqual(['noindex, follow'])
    expect(head.canonical, address).toEqual([`${baseURL}${plain}`])
    expect(head.alternates.size, address).toBe(0)
    expect(head.jsonLd, address).toHaveLength(1)
  }
})

test('the sitemap has every page worth finding with all its languages, and robots.txt names it', async ({
  request,
  baseURL,
}) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('xml')
  const entries = (await sitemap.text()).split('<url>').slice(1)
  expect(entries).toHaveLength((SEO_PAGES.length - 2) * LOCALES.length)
  const listed = entries.map((entry) => /<loc>([^<]+)/.exec(entry)?.[1] ?? '')
  for (const entry of entries) {
    const others = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(others.map(([, lang]) => lang).sort()).toEqual([...LOCALES, 'x-default'].sort())
    for (const [, , href] of others) expect(listed).toContain(href)
  }
  expect(listed.filter((url) => /profile|dashboard|almaenigma/.test(url))).toEqual([])
  for (const url of listed) {
    const head = headOf(await (await request.get(url)).text())
    expect(head.robots, url).toEqual([])
    expect(head.canonical, url).toEqual([url])
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /almaenigma')
  expect(robots).toContain('Disallow: /api')
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('each page has its picture in each language: 1200 × 630, under 300 kB, kept; and there are no others @matrix', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const seen = new Set<string>()
  for (const { locale, pagina } of ADDRESSES) {
    const address = imagenOf(locale, pagina)
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const body = await answer.body()
    const { width, height, format } = await sharp(body).metadata()
    expect({ width, height, format }, address).toEqual({ ...IMAGEN, format: 'png' })
    expect(body.length, address).toBeLessThan(300_000)
    seen.add(body.toString('base64'))
  }
  // Words two languages share ("Contact") make the same picture.
  expect(seen.size).toBeGreaterThan(ADDRESSES.length * 0.8)
  // Once made it is kept.
  for (const { locale, pagina } of ADDRESSES) {
    const headers = (await request.get(imagenOf(locale, pagina))).headers()
    expect(headers['x-nextjs-cache'], pagina).toMatch(/HIT|STALE/)
  }
  for (const unknown of ['/og/pt/carta.png', '/og/es/otra.png', '/og/es/carta.jpg', '/og/es'])
    expect((await request.get(unknown)).status(), unknown).toBe(404)
})

test('the manifest and its icons are there, in their sizes', async ({ page, request }) => {
  await page.goto('/')
  const href = (rel: string) => page.locator(`link[rel="${rel}"]`).first().getAttribute('href')
  const manifest = await (await request.get((await href('manifest')) ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Alma Enigma', start_url: '/', theme_color: '#1841aa' })
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const answer = await request.get(src)
    expect(answer.status(), src).toBe(200)
    if (sizes === 'any') continue
    const { width, height } = await sharp(await answer.body()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  const apple = await sharp(
    await (await request.get((await href('apple-touch-icon')) ?? '')).body(),
  ).metadata()
  expect([apple.width, apple.height, apple.hasAlpha]).toEqual([180, 180, false])
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})
