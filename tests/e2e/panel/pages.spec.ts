import { violations } from '../support/fixtures.ts'
import { galleta } from '../support/identities.ts'
import { abrirPanel, desborda, MODOS } from '../support/panel-modes.ts'
import { direccion, paginasDelPanel } from '../support/panel-paths.ts'
import { TODO } from '../support/paths.ts'
import { expect, test } from '../support/workshop.ts'

/**
 * Every page of the back office, found by its file: axe, one heading, nothing that sticks out and no words cut off. In
 * short each page once, the ways of looking taking turns.
 */
const SIN_SESION = /^\/almaenigma\/(login|invitacion)$/

const CUARTOS = [0, 1, 2, 3] as const

/** A guest's card, which no seed brings. */
const FICHA = 'Prueba de las páginas'
test.beforeAll(async ({ sql }) => {
  await sql`insert into clientes (nombre) values (${FICHA})`
})
test.afterAll(async ({ sql }) => {
  await sql`delete from clientes where nombre = ${FICHA}`
})

test('every page of the back office answers the admin, with one heading', async ({ panel: page, sql }) => {
  const found: string[] = []
  for (const ruta of paginasDelPanel().filter((one) => !SIN_SESION.test(one) && !one.includes('[...'))) {
    const path = await direccion(ruta, sql)
    if (!path) {
      found.push(`${ruta}: there is no row for it`)
      continue
    }
    const answer = await page.request.get(path)
    const headings = (await answer.text()).match(/<h1[ >]/g)?.length ?? 0
    if (answer.status() !== 200 || headings !== 1)
      found.push(`${ruta} as ${path}: ${answer.status()}, ${headings} headings`)
  }
  expect(found).toEqual([])
})

for (const [i, modo] of MODOS.entries())
  for (const cuarto of TODO ? CUARTOS : [i])
    test(`pages at ${modo.width} px, ${modo.colorScheme}, quarter ${cuarto}: axe, one heading, nothing sticks out @matrix`, async ({
      browser,
      baseURL,
      backend,
      admin,
      sql,
    }) => {
      test.slow()
      const rutas = paginasDelPanel()
      expect(rutas.length).toBeGreaterThanOrEqual(46)
      const dentro = await abrirPanel(browser, baseURL ?? '', modo, await galleta(backend, admin))
      const fuera = await abrirPanel(browser, baseURL ?? '', modo, null)
      const found: string[] = []
      for (const ruta of rutas.filter((_, n) => n % CUARTOS.length === cuarto)) {
        const page = SIN_SESION.test(ruta) ? fuera : dentro
        const path = await direccion(ruta, sql)
        expect(path, ruta).not.toBeNull()
        const answer = await page.goto(path ?? '')
        expect(answer?.status(), ruta).toBe(ruta.includes('[...') ? 404 : 200)
        await expect(page).toHaveTitle(/./)
        for (const line of [...(await desborda(page)), ...(await violations(page))])
          found.push(`${ruta}: ${line}`)
      }
      await dentro.context().close()
      await fuera.context().close()
      expect(found).toEqual([])
    })
