import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { foto } from '../../fixtures/imagenes.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { violations } from '../support/fixtures.ts'
import { cookieFor } from '../support/identities.ts'
import { bookTable, saturday } from '../support/libro.ts'
import { lookAt, MODES, openPanel, overflows } from '../support/panel/panel-modes.ts'
import { matrixUnless } from '../support/paths.ts'
import { expect, test } from '../support/workshop.ts'

/**
 * What opens over a page of the back office: axe, nothing that sticks out, reached and left with the keyboard alone, the
 * focus back where it was. In short each once, the ways of looking taking turns.
 */
type Layer = {
  /** The file that draws it: one that draws a dialog or popover and is not named here fails. */
  fuente: string
  ruta: string
  /** Only where it is to be had: the drawer is the sidebar of a wide screen. */
  solo?: 'movil'
  /** What holds the focus and is pressed. */
  boton: (page: Page) => Locator
  tecla?: string
  capa: (page: Page) => Locator
  antes?: (page: Page, sql: Sql) => Promise<void>
}
const dialogue = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const asa = (page: Page) => page.getByRole('button', { name: /^(Mover|Acciones de) / }).first()
const first = async (page: Page) => {
  await page.locator('[data-fila] a').first().click()
  await page.waitForURL(/\/[0-9a-f-]{36}$/)
}

/** The day board of a Saturday on which somebody has asked for a table, his row opened. */
const libro = (confirmed: boolean) => async (page: Page, sql: Sql) => {
  const { sabado: dia } = await saturday(sql)
  const { nombre, codigo } = await bookTable(page.request, { fecha_reserva: dia, hora_reserva: '13:30' })
  if (confirmed) await sql`update reservas set estado = 'confirmada' where codigo = ${codigo}`
  await page.goto(`/almaenigma/reservas?dia=${dia}`)
  const more = page.getByRole('button', { name: `Más sobre ${nombre}` })
  await expect(async () => {
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(more).toHaveCount(0, { timeout: 1500 })
  }).toPass()
}
const window = (que: RegExp, como: RegExp, confirmed?: boolean): Layer => ({
  fuente: 'libro/dialog.tsx',
  ruta: '/almaenigma/reservas',
  ...(confirmed === undefined ? {} : { antes: libro(confirmed) }),
  boton: button(que),
  capa: dialogue(como),
})

const LAYERS: Readonly<Record<string, Layer>> = {
  paleta: {
    fuente: 'palette/palette.tsx',
    ruta: '/almaenigma/ajustes',
    boton: button(/Buscar platos, vinos/),
    tecla: 'ControlOrMeta+k',
    capa: dialogue(/Buscar/),
  },
  'paleta, con resultados': {
    fuente: 'palette/palette.tsx',
    ruta: '/almaenigma/papelera',
    boton: button(/Buscar platos, vinos/),
    capa: (page) =>
      page
        .getByRole('dialog', { name: /Buscar/ })
        .getByRole('option')
        .first(),
  },
  teclas: {
    fuente: 'palette/key-list.tsx',
    ruta: '/almaenigma',
    boton: button(/Buscar platos, vinos/),
    tecla: '?',
    capa: dialogue('Teclas'),
  },
  'menú del móvil': {
    fuente: 'shell/shell.tsx',
    ruta: '/almaenigma/correo',
    solo: 'movil',
    boton: button('Abrir el menú'),
    capa: (page) => page.locator('#cajon'),
  },
  'acciones de un plato': {
    fuente: 'list/handle.tsx',
    ruta: '/almaenigma/platos',
    boton: asa,
    capa: (page) => page.getByRole('region', { name: /^Acciones de / }),
  },
  'acciones de una pregunta': {
    fuente: 'list/handle.tsx',
    ruta: '/almaenigma/preguntas-frecuentes',
    boton: asa,
    capa: (page) => page.getByRole('region', { name: /^Acciones de / }),
  },
  'borrar un plato': {
    fuente: 'parts/delete.tsx',
    ruta: '/almaenigma/platos',
    antes: first,
    boton: button('Borrar'),
    capa: dialogue(/^¿Borrar «/),
  },
  'vista previa': {
    fuente: 'form/preview.tsx',
    ruta: '/almaenigma/vinos',
    antes: first,
    boton: button('Vista previa'),
    capa: dialogue('Vista previa'),
  },
  'quitar el permiso': {
    fuente: 'parts/confirm-dialog.tsx',
    ruta: '/almaenigma/usuarios',
    boton: button(/^Quitar permiso/),
    capa: dialogue(/^¿Quitarte el permiso/),
  },
  'apuntar por teléfono': window(/^Apuntar por teléfono/, /^Apuntar una reserva/),
  'sentar a quien llega': window(/^Sin reserva$/, /^Sentar a quien llega/),
  'por qué está lleno': window(/^\d\d:\d\d.*¿Por qué/, /^Las \d\d:\d\d/, false),
  'cambiar una reserva': window(/^Cambiar…/, /^Cambiar la reserva/, true),
  'rechazar una solicitud': window(/^Rechazar…/, /^Rechazar la reserva/, false),
  'proponer otra hora': window(/^Proponer otra hora…/, /^Proponer/, false),
  'cancelar una reserva': window(/^Cancelar…/, /^Cancelar la reserva/, true),
  'cerrar las sesiones': {
    fuente: 'parts/confirm-dialog.tsx',
    ruta: '/almaenigma/usuarios',
    boton: button(/^Cerrar sesiones/),
    capa: dialogue(/^¿Cerrar las sesiones/),
  },
}

test.afterAll(async ({ sql }) => {
  await sql`delete from reservas where nombre like 'Libro %'`
})

test('every file that draws a dialog or a popover has its line here', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const fuentes = new Set(Object.values(LAYERS).map(({ fuente }) => fuente))
  const draw = ['components/admin', 'app/almaenigma'].flatMap((room) =>
    readdirSync(resolve(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => /<dialog\b|\spopover=/.test(readFileSync(resolve(root, room, file), 'utf8')))
      .map((file) => file.replaceAll('\\', '/')),
  )
  expect(draw.filter((file) => !fuentes.has(file))).toEqual([])
  expect([...fuentes].filter((file) => !draw.includes(file))).toEqual([])
})

/** Where the focus is, for a message that helps. */
const foco = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 100) ?? 'nowhere')

/** Opens a layer with the keyboard, looks at it, and leaves it again with Escape. */
async function walks(page: Page, sql: Sql, { ruta, antes, boton, tecla, capa }: Layer, colours: boolean) {
  await page.goto(ruta)
  await antes?.(page, sql)
  const from = boton(page)
  await expect(async () => {
    await from.focus()
    await page.keyboard.press(tecla ?? 'Enter')
    await expect(capa(page)).toBeVisible({ timeout: 1500 })
  }).toPass()
  // The focus is inside: for a popover with the browser's first step at the latest.
  const inside = () => page.evaluate(() => document.activeElement?.closest('dialog, [popover]') !== null)
  if (!(await inside())) await page.keyboard.press('Tab')
  const found = (await inside()) ? [] : [`the focus stays outside: ${await foco(page)}`]
  const modal = (await page.locator('dialog[open]').count()) > 0
  found.push(
    ...(await overflows(page)),
    ...(await violations(page, { within: modal ? 'dialog[open]' : undefined, colours })),
  )
  await page.keyboard.press('Escape')
  await expect(capa(page)).toBeHidden()
  if (!(await from.evaluate((node) => node === document.activeElement)))
    found.push(`the focus does not come back: ${await foco(page)}`)
  return found
}

const reaches = ({ solo }: Layer, { width }: (typeof MODES)[number]) => solo !== 'movil' || width < 820
/** The ways a layer is looked at: all that have it, or the next one in turn. */
const modesOf = (layer: Layer, n: number) => {
  const todos = MODES.filter((modo) => reaches(layer, modo))
  return IS_VERIFY ? todos : todos.slice(n % todos.length).slice(0, 1)
}

for (const [n, [nombre, layer]] of Object.entries(LAYERS).entries())
  for (const modo of modesOf(layer, n))
    test(`${nombre} at ${modo.width} px, ${modo.colorScheme}: axe, the keyboard in and out${matrixUnless(n % 12 === 0)}`, async ({
      browser,
      baseURL,
      backend,
      admin,
      sql,
    }) => {
      const page = await openPanel(browser, baseURL ?? '', modo, await cookieFor(backend, admin))
      const found = await walks(page, sql, layer, lookAt(modo).colours)
      await page.context().close()
      expect(found).toEqual([])
    })

for (const modo of IS_VERIFY ? MODES : MODES.slice(0, 1))
  test(`the cut of a picture, a refused form, chosen rows and a message with undo at ${modo.width} px, ${modo.colorScheme} @matrix`, async ({
    browser,
    baseURL,
    backend,
    admin,
  }) => {
    test.slow()
    const page = await openPanel(browser, baseURL ?? '', modo, await cookieFor(backend, admin))
    const found: string[] = []
    const mira = async (what: string) => {
      for (const line of [...(await overflows(page)), ...(await violations(page, lookAt(modo)))])
        found.push(`${what}: ${line}`)
    }
    await page.goto('/almaenigma/galeria/nueva')
    await page.locator('input[type=file]').setInputFiles({
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: await foto(900, 600),
    })
    await expect(page.getByRole('button', { name: /^Punto de interés/ })).toBeVisible({ timeout: 30_000 })
    await page.getByText('Encuadrar', { exact: true }).click()
    await mira('the cut of a picture')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Revisa' })).toBeVisible()
    await mira('a refused form')
    await page.getByRole('button', { name: 'Descartar' }).click()

    await page.goto('/almaenigma/platos?q=nadalodice')
    await mira('nothing found')
    await page.goto('/almaenigma/platos?seleccion=1')
    await page.getByRole('checkbox', { name: 'Seleccionar todo lo que se ve' }).check()
    await page.getByRole('button', { name: 'Precios…' }).click()
    await page.getByLabel('Subir o bajar %').fill('5')
    await page.getByRole('button', { name: 'Ver los cambios' }).click()
    await expect(page.getByRole('button', { name: /^Cambiar los precios de/ })).toBeVisible()
    await mira('prices of many')

    await page.goto('/almaenigma/bebidas')
    const one = page.getByRole('switch').first()
    await one.focus()
    await page.keyboard.press('Space')
    const undo = page.getByRole('button', { name: 'Deshacer' })
    // Focused, it stays longer than its eight seconds.
    await undo.focus()
    await mira('a message with undo')
    await page.keyboard.press('Enter')
    await expect(undo).toBeHidden()
    await expect(one).toBeChecked()
    await page.context().close()
    expect(found).toEqual([])
  })
