import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { foto } from '../../fixtures/imagenes.ts'
import { violations } from '../support/fixtures.ts'
import { galleta } from '../support/identities.ts'
import { pedir, sabado } from '../support/libro.ts'
import { abrirPanel, desborda, MODOS } from '../support/panel-modes.ts'
import { matrixUnless, TODO } from '../support/paths.ts'
import { expect, test } from '../support/workshop.ts'

/**
 * What opens over a page of the back office: axe, nothing that sticks out, reached and left with the keyboard alone, the
 * focus back where it was. In short each once, the ways of looking taking turns.
 */
type Capa = {
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
const dialogo = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const boton = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const asa = (page: Page) => page.getByRole('button', { name: /^(Mover|Acciones de) / }).first()
const primera = async (page: Page) => {
  await page.locator('[data-fila] a').first().click()
  await page.waitForURL(/\/[0-9a-f-]{36}$/)
}

/** The day board of a Saturday on which somebody has asked for a table, his row opened. */
const libro = (confirmada: boolean) => async (page: Page, sql: Sql) => {
  const { sabado: dia } = await sabado(sql)
  const { nombre, codigo } = await pedir(page.request, { fecha_reserva: dia, hora_reserva: '13:30' })
  if (confirmada) await sql`update reservas set estado = 'confirmada' where codigo = ${codigo}`
  await page.goto(`/almaenigma/reservas?dia=${dia}`)
  const more = page.getByRole('button', { name: `Más sobre ${nombre}` })
  await expect(async () => {
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(more).toHaveCount(0, { timeout: 1500 })
  }).toPass()
}
const ventana = (que: RegExp, como: RegExp, confirmada?: boolean): Capa => ({
  fuente: 'libro/dialogo.tsx',
  ruta: '/almaenigma/reservas',
  ...(confirmada === undefined ? {} : { antes: libro(confirmada) }),
  boton: boton(que),
  capa: dialogo(como),
})

const CAPAS: Readonly<Record<string, Capa>> = {
  paleta: {
    fuente: 'paleta/paleta.tsx',
    ruta: '/almaenigma/ajustes',
    boton: boton(/Buscar platos, vinos/),
    tecla: 'ControlOrMeta+k',
    capa: dialogo(/Buscar/),
  },
  'paleta, con resultados': {
    fuente: 'paleta/paleta.tsx',
    ruta: '/almaenigma/papelera',
    boton: boton(/Buscar platos, vinos/),
    capa: (page) =>
      page
        .getByRole('dialog', { name: /Buscar/ })
        .getByRole('option')
        .first(),
  },
  teclas: {
    fuente: 'paleta/teclas.tsx',
    ruta: '/almaenigma',
    boton: boton(/Buscar platos, vinos/),
    tecla: '?',
    capa: dialogo('Teclas'),
  },
  'menú del móvil': {
    fuente: 'shell.tsx',
    ruta: '/almaenigma/correo',
    solo: 'movil',
    boton: boton('Abrir el menú'),
    capa: (page) => page.locator('#cajon'),
  },
  'acciones de un plato': {
    fuente: 'lista/asa.tsx',
    ruta: '/almaenigma/platos',
    boton: asa,
    capa: (page) => page.getByRole('region', { name: /^Acciones de / }),
  },
  'acciones de una pregunta': {
    fuente: 'lista/asa.tsx',
    ruta: '/almaenigma/preguntas-frecuentes',
    boton: asa,
    capa: (page) => page.getByRole('region', { name: /^Acciones de / }),
  },
  'borrar un plato': {
    fuente: 'borrar.tsx',
    ruta: '/almaenigma/platos',
    antes: primera,
    boton: boton('Borrar'),
    capa: dialogo(/^¿Borrar «/),
  },
  'vista previa': {
    fuente: 'vista-previa.tsx',
    ruta: '/almaenigma/vinos',
    antes: primera,
    boton: boton('Vista previa'),
    capa: dialogo('Vista previa'),
  },
  'quitar el permiso': {
    fuente: 'confirmar.tsx',
    ruta: '/almaenigma/usuarios',
    boton: boton(/^Quitar permiso/),
    capa: dialogo(/^¿Quitarte el permiso/),
  },
  'apuntar por teléfono': ventana(/^Apuntar por teléfono/, /^Apuntar una reserva/),
  'sentar a quien llega': ventana(/^Sin reserva$/, /^Sentar a quien llega/),
  'por qué está lleno': ventana(/^\d\d:\d\d.*¿Por qué/, /^Las \d\d:\d\d/, false),
  'cambiar una reserva': ventana(/^Cambiar…/, /^Cambiar la reserva/, true),
  'rechazar una solicitud': ventana(/^Rechazar…/, /^Rechazar la reserva/, false),
  'proponer otra hora': ventana(/^Proponer otra hora…/, /^Proponer/, false),
  'cancelar una reserva': ventana(/^Cancelar…/, /^Cancelar la reserva/, true),
  'cerrar las sesiones': {
    fuente: 'confirmar.tsx',
    ruta: '/almaenigma/usuarios',
    boton: boton(/^Cerrar sesiones/),
    capa: dialogo(/^¿Cerrar las sesiones/),
  },
}

test.afterAll(async ({ sql }) => {
  await sql`delete from reservas where nombre like 'Libro %'`
})

test('every file that draws a dialog or a popover has its line here', () => {
  const raiz = resolve(import.meta.dirname, '../../..')
  const fuentes = new Set(Object.values(CAPAS).map(({ fuente }) => fuente))
  const dibujan = ['components/admin', 'app/almaenigma'].flatMap((room) =>
    readdirSync(resolve(raiz, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => /<dialog\b|\spopover=/.test(readFileSync(resolve(raiz, room, file), 'utf8')))
      .map((file) => file.replaceAll('\\', '/')),
  )
  expect(dibujan.filter((file) => !fuentes.has(file))).toEqual([])
  expect([...fuentes].filter((file) => !dibujan.includes(file))).toEqual([])
})

/** Where the focus is, for a message that helps. */
const foco = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 100) ?? 'nowhere')

/** Opens a layer with the keyboard, looks at it, and leaves it again with Escape. */
async function recorre(page: Page, sql: Sql, { ruta, antes, boton, tecla, capa }: Capa) {
  await page.goto(ruta)
  await antes?.(page, sql)
  const from = boton(page)
  await expect(async () => {
    await from.focus()
    await page.keyboard.press(tecla ?? 'Enter')
    await expect(capa(page)).toBeVisible({ timeout: 1500 })
  }).toPass()
  // The focus is inside: for a popover with the browser's first step at the latest.
  const dentro = () => page.evaluate(() => document.activeElement?.closest('dialog, [popover]') !== null)
  if (!(await dentro())) await page.keyboard.press('Tab')
  const found = (await dentro()) ? [] : [`the focus stays outside: ${await foco(page)}`]
  const modal = (await page.locator('dialog[open]').count()) > 0
  found.push(...(await desborda(page)), ...(await violations(page, modal ? 'dialog[open]' : undefined)))
  await page.keyboard.press('Escape')
  await expect(capa(page)).toBeHidden()
  if (!(await from.evaluate((node) => node === document.activeElement)))
    found.push(`the focus does not come back: ${await foco(page)}`)
  return found
}

const alcanza = ({ solo }: Capa, { width }: (typeof MODOS)[number]) => solo !== 'movil' || width < 820
/** The ways a layer is looked at: all that have it, or the next one in turn. */
const modosDe = (capa: Capa, n: number) => {
  const todos = MODOS.filter((modo) => alcanza(capa, modo))
  return TODO ? todos : todos.slice(n % todos.length).slice(0, 1)
}

for (const [n, [nombre, capa]] of Object.entries(CAPAS).entries())
  for (const modo of modosDe(capa, n))
    test(`${nombre} at ${modo.width} px, ${modo.colorScheme}: axe, the keyboard in and out${matrixUnless(n % 6 === 0)}`, async ({
      browser,
      baseURL,
      backend,
      admin,
      sql,
    }) => {
      const page = await abrirPanel(browser, baseURL ?? '', modo, await galleta(backend, admin))
      const found = await recorre(page, sql, capa)
      await page.context().close()
      expect(found).toEqual([])
    })

for (const modo of TODO ? MODOS : MODOS.slice(0, 1))
  test(`the cut of a picture, a refused form, chosen rows and a message with undo at ${modo.width} px, ${modo.colorScheme} @matrix`, async ({
    browser,
    baseURL,
    backend,
    admin,
  }) => {
    test.slow()
    const page = await abrirPanel(browser, baseURL ?? '', modo, await galleta(backend, admin))
    const found: string[] = []
    const mira = async (what: string) => {
      for (const line of [...(await desborda(page)), ...(await violations(page))])
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
    const uno = page.getByRole('switch').first()
    await uno.focus()
    await page.keyboard.press('Space')
    const deshacer = page.getByRole('button', { name: 'Deshacer' })
    // Focused, it stays longer than its eight seconds.
    await deshacer.focus()
    await mira('a message with undo')
    await page.keyboard.press('Enter')
    await expect(deshacer).toBeHidden()
    await expect(uno).toBeChecked()
    await page.context().close()
    expect(found).toEqual([])
  })
