import { IS_VERIFY } from '../../runner/long.ts'
import { violations } from '../support/fixtures.ts'
import { cookieFor } from '../support/identities.ts'
import { lookAt, MODES, openPanel, overflows } from '../support/panel/panel-modes.ts'
import { direccion, panelPages } from '../support/panel/panel-paths.ts'
import { expect, test } from '../support/workshop.ts'

/**
 * Every page of the back office, found by its file: axe, one heading, nothing that sticks out and no words cut off. In
 * short each page once, the ways of looking taking turns.
 */
const SIGNED_OUT = /^\/almaenigma\/(login|invitacion|recuperar|clave)$/

const ROOMS = [0, 1, 2, 3] as const

/** What no seed brings: a guest's card, hours of a weekday from a far day on, a change with a far date. */
const CARD = 'Prueba de las páginas'
const HOURS = { dia: 2, servicio: 'cena', desde: '2040-01-01', horas: ['21:00'] }
test.beforeAll(async ({ sql }) => {
  await sql`insert into clientes (nombre) values (${CARD})`
  await sql`insert into ajustes (clave, valor, publico) values ('semana', ${sql.json([HOURS])}, true)
    on conflict (clave) do update set valor = excluded.valor`
  await sql`insert into private.programados (tabla, fila, cambio, en, motivo)
    select 'platos', id, '{"visible": true}', now() + interval '9 years', ${CARD} from platos limit 1`
})
test.afterAll(async ({ sql }) => {
  await sql`delete from clientes where nombre = ${CARD}`
  await sql`update ajustes set valor = '[]' where clave = 'semana'`
  await sql`delete from private.programados where motivo = ${CARD}`
})

test('every page of the back office answers the admin, with one heading', async ({ panel: page, sql }) => {
  const found: string[] = []
  for (const route of panelPages().filter((one) => !SIGNED_OUT.test(one) && !one.includes('[...'))) {
    const path = await direccion(route, sql)
    if (!path) {
      found.push(`${route}: there is no row for it`)
      continue
    }
    const answer = await page.request.get(path)
    const headings = (await answer.text()).match(/<h1[ >]/g)?.length ?? 0
    if (answer.status() !== 200 || headings !== 1)
      found.push(`${route} as ${path}: ${answer.status()}, ${headings} headings`)
  }
  expect(found).toEqual([])
})

for (const [i, modo] of MODES.entries())
  for (const room of IS_VERIFY ? ROOMS : [i % ROOMS.length])
    test(`pages at ${modo.width} px, ${modo.colorScheme}, quarter ${room}: axe, one heading, nothing sticks out @matrix`, async ({
      browser,
      baseURL,
      backend,
      admin,
      sql,
    }) => {
      test.slow()
      const routes = panelPages()
      expect(routes.length).toBeGreaterThanOrEqual(46)
      const inside = await openPanel(browser, baseURL ?? '', modo, await cookieFor(backend, admin))
      const outside = await openPanel(browser, baseURL ?? '', modo, null)
      const found: string[] = []
      for (const route of routes.filter((_, n) => n % ROOMS.length === room)) {
        const page = SIGNED_OUT.test(route) ? outside : inside
        const path = await direccion(route, sql)
        expect(path, route).not.toBeNull()
        const answer = await page.goto(path ?? '')
        expect(answer?.status(), route).toBe(route.includes('[...') ? 404 : 200)
        await expect(page).toHaveTitle(/./)
        for (const line of [...(await overflows(page)), ...(await violations(page, lookAt(modo)))])
          found.push(`${route}: ${line}`)
      }
      await inside.context().close()
      await outside.context().close()
      expect(found).toEqual([])
    })
