import { createHash } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { PAGE_QUERIES } from '../../../lib/cache/tags.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { direccion } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'
import { allDoors, cookies, judgeOf, portray, saying, thefts, victim } from '../support/loot.ts'
import { LOST, ROUTES } from '../support/paths.ts'
import { enterByDoor, guest, send } from '../support/perfil.ts'

/**
 * What the site itself gives to whom: the same two guests as beside it (ajeno-rest.spec.ts), through every door there is. In
 * CI one robs the other and languages take turns; in verify each the other, in every language.
 */
/** An address of one's own: what one has tried is not counted against the next. */
const mine = () => ({ 'x-forwarded-for': direccion() })

test('T-PII: every route handler of the site, with another’s jar, without one, with a forged one @matrix', async ({
  browser,
  backend,
  sql,
}) => {
  // A thousand tries each way; in verify both ways.
  test.setTimeout(IS_VERIFY ? 300_000 : 120_000)
  const [ana, eva] = [
    await victim(backend, sql, await cookies(browser, mine()), 'Canario Ana'),
    await victim(backend, sql, await cookies(browser, mine()), 'Canario Eva'),
  ]
  const doors = await allDoors()
  for (const [who, thief] of thefts(ana, eva)) {
    const before = await portray(sql, who)
    const { broke, judge, tried } = judgeOf(who)
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const exp = Math.floor(Date.now() / 1000) + 3600
    const claims = { sub: who.id, email: 'x@example.com', role: 'authenticated', aud: 'authenticated', exp }
    const forged = part({
      access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${'A'.repeat(43)}`,
      refresh_token: 'x',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: exp,
    })
    // The doors of signing in and out take the session with them: for those a session of its own.
    const spare = await cookies(browser, mine())
    await enterByDoor(spare, thief)
    const cookie = `alma-cuenta=base64-${forged}; alma-cuenta-hay=1`
    const thieves = [
      ['thief', thief.jar],
      ['nobody', await cookies(browser, mine())],
      ['forger', await cookies(browser, { cookie, ...mine() })],
    ] as const
    const steal = async ([name, request]: (typeof thieves)[number]) => {
      const id = who.ids[0] ?? ''
      for (const { ruta: door, metodos } of doors) {
        const own = door.startsWith('/api/sesion') || door.startsWith('/auth')
        const via = own && name === 'thief' ? spare : request
        for (const [value, code] of who.ids.map((one) => [one, who.codigo] as const)) {
          const path = door
            .replace('[codigo]', code)
            .replace('[nombre]', who.foto.split('/').at(-1) ?? '')
            .replace('[coleccion]', 'experiencias')
            .replace('[idioma]/[imagen]', 'es/x.png')
            .replace('[id]', value)
          const fields = {
            id: value,
            user_id: id,
            codigo: code,
            t: 'x'.repeat(22),
            version: '1',
            locale: 'es',
          }
          if (metodos.includes('GET')) {
            const answer = await via.get(`${path}?${new URLSearchParams(fields)}`, {
              maxRedirects: 0,
              maxRetries: 2,
            })
            judge(`${name} GET ${path}`, answer.status(), await answer.text())
          }
          if (metodos.includes('POST') && (value === id || !own)) {
            const form = {
              accion: 'cancelar',
              quitar: '1',
              borrar: '1',
              otras: '',
              username: 'x',
              idioma: 'es',
            }
            const answer = await send(via, path, { ...form, ...fields })
            judge(`${name} POST ${path}`, answer.status(), await answer.text())
          }
        }
      }
      for (const [i, path] of [
        '/profile?ver=2',
        '/profile/datos?ver=2',
        '/profile/seguridad',
        '/gallery?escribir=1',
        `/reservations/${who.codigo}`,
        `/reservations/${who.codigo}?t=${'x'.repeat(22)}`,
        `/reservations/espera/${who.codigo}?t=${'x'.repeat(22)}`,
      ].entries())
        for (const locale of LOCALES.filter((_, n) => IS_VERIFY || n === i % LOCALES.length)) {
          const answer = await request.get(locale === 'es' ? path : `/${locale}${path}`, { maxRetries: 2 })
          judge(`${name} ${path}`, answer.status(), await answer.text())
        }
    }
    await Promise.all(thieves.map(steal))
    // Another site's page, with the victim's own jar.
    for (const { ruta: door, metodos } of doors.filter(({ ruta: one }) => one.startsWith('/api/perfil')))
      if (metodos.includes('POST')) {
        const answer = await who.jar.post(door, {
          form: { confirmo: 'on', borrar: '1', quitar: '1', otras: '1', anular: '1' },
          headers: { origin: 'https://evil.example.com', referer: 'https://evil.example.com/' },
          maxRedirects: 0,
        })
        judge(`evil ${door}`, answer.status(), await answer.text())
        expect([door, answer.status()]).toEqual([door, 403])
      }
    expect(broke).toEqual([])
    expect(await portray(sql, who)).toEqual(before)
    expect((await who.jar.get('/api/perfil/datos')).status()).toBe(200)
    saying(`${doors.length} route handlers`, tried())
  }
})

/** Pages that answer a question in their address; what comes of a guest's own post on the wall is his own. */
const ASKED = LOCALES.flatMap((locale) => [
  ...(Object.keys(PAGE_QUERIES) as (keyof typeof PAGE_QUERIES)[])
    .filter((page) => page !== '/profile' && page !== '/gallery')
    .map((page) => localePath(locale, `${page}?${PAGE_QUERIES[page][0]}=1`)),
  ...(['/gallery?foto=1', '/gallery?pagina=2'] as const).map((path) => localePath(locale, path)),
  localePath(locale, LOST),
])

/** In CI each page in two languages, all five taking turns; in verify in every one. @param all language after language */
function turnos(all: readonly string[]): string[] {
  const each = all.length / LOCALES.length
  return all.filter((_, n) => IS_VERIFY || ((n % each) + Math.floor(n / each)) % LOCALES.length < 2)
}

/** Pages with a question are limited: who asks too often is told so, and comes again. */
async function admitted(visitor: APIRequestContext, path: string): Promise<APIResponse> {
  const all: APIResponse[] = []
  await expect(async () => {
    const answer = await visitor.get(path)
    all.push(answer)
    expect(await answer.text(), path).not.toContain('data-busy')
  }).toPass({ intervals: [500, 1000], timeout: 30_000 })
  const last = all.at(-1)
  if (!last) throw new Error(path)
  return last
}

test('T-CACHE-01 T-CACHE-02 every public page is byte for byte the same with a session as without, and sets no cookie @matrix', async ({
  browser,
  backend,
}) => {
  const eva = await guest(backend, 'Canario Eva')
  const [signed, anonymous] = [await cookies(browser), await cookies(browser)]
  await enterByDoor(signed, eva)
  const digest = (body: Buffer) => createHash('sha256').update(body).digest('hex')
  const differing: string[] = []
  const paths = [...turnos(ROUTES.map(({ path }) => path)), ...turnos(ASKED)]
  for (const path of paths) {
    // A kept page may be made anew in between: then the one before or the one after is the same.
    const plain = [digest(await (await admitted(anonymous, path)).body())]
    const own = await admitted(signed, path)
    plain.push(digest(await (await admitted(anonymous, path)).body()))
    if (own.headersArray().some(({ name }) => name.toLowerCase() === 'set-cookie'))
      differing.push(`${path} sets a cookie`)
    if (!plain.includes(digest(await own.body()))) differing.push(path)
  }
  console.log(`  ${paths.length} addresses, ${differing.length} differ`)
  expect(differing).toEqual([])
  // And the page that does know its guest is kept by nobody.
  const personal = await signed.get(localePath('es', '/profile/datos'))
  expect(await personal.text()).toContain('Canario Eva')
  expect(personal.headers()['cache-control']).toMatch(/no-store|private/)
  expect(personal.headers()['x-nextjs-cache']).toBeUndefined()
})
