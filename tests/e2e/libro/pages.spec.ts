import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { IS_VERIFY } from '../../runner/long.ts'
import { violations } from '../support/fixtures.ts'
import { cookieFor } from '../support/identities.ts'
import { expect, saturday, test } from '../support/libro.ts'
import { lookAt, MODES, openPanel, overflows } from '../support/panel/panel-modes.ts'

/**
 * The pages of the reservation book with something in them: axe, one heading, nothing that sticks out. In short each once,
 * the ways of looking taking turns. And the day as the kitchen gets it on paper.
 */
const LARGO = 'María de los Desamparados Fernández de Córdoba y Álvarez de Toledo'
const ESTADOS = [
  'pendiente',
  'confirmada',
  'confirmada',
  'llegada',
  'sentada',
  'finalizada',
  'no_presentada',
  'cancelada_cliente',
  'cancelada_restaurante',
  'rechazada',
  'caducada',
]
type Vida = { dia: string; cliente: string; viva: string; caducada: string }

/** A Saturday of all states, channels and languages, with who waits, a barred guest and links that decide. */
async function vida(sql: Sql): Promise<Vida> {
  const { sabado: dia } = await saturday(sql)
  return sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const [i, estado] of [...ESTADOS, ...ESTADOS].entries())
      await tx`insert into reservas ${tx({
        ...{ nombre: i === 0 ? LARGO : `Página ${'abcdefghijklmnopqrstuvw'[i]}`, estado },
        ...{ email: `pagina-${i}@example.com`, telefono: `+3461200${String(i).padStart(4, '0')}` },
        ...{ fecha_reserva: dia, hora_reserva: i % 2 ? '21:00' : '13:30', personas: (i % 8) + 1 },
        preferencia_mesa: i % 3 ? 'interior' : 'exterior',
        canal: ['web', 'chat', 'telefono', 'paso'][i % 4] ?? 'web',
        idioma: ['es', 'en', 'fr', 'de', 'it'][i % 5] ?? 'es',
        ocasion: i === 1 ? 'Aniversario' : null,
        requisitos_dieteticos: i === 0 ? 'Celíaca; el niño, alérgico al huevo' : null,
        notas: i === 2 ? 'Vienen con un carrito y llegan quizá diez minutos tarde' : null,
        sobre_aforo: i === 3,
        sobre_aforo_motivo: i === 3 ? 'Vecina de la casa' : null,
        motivo: estado === 'rechazada' ? 'Esa noche hay una boda' : null,
      })}`
    await tx`update reservas set cliente_id = private.cliente_para(nombre, email, telefono, idioma) where email like 'pagina-%'`
    await tx`update clientes set vetado_en = now(), vetado_motivo = 'No vino cuatro veces' where email = 'pagina-6@example.com'`
    await tx`update clientes set alergias = 'Nueces', alergias_consentidas_en = current_date, alergias_hasta = current_date + 90,
      notas = 'Le gusta la mesa del rincón' where email = 'pagina-0@example.com'`
    await tx`insert into clientes (nombre, telefono) values (${LARGO}, '+34612009999')`
    await tx`insert into lista_espera (clave, fecha_reserva, hora_reserva, personas, nombre, email, telefono, preferencia_mesa)
      values (${randomUUID()}, ${dia}, '21:00', 4, 'Página espera', 'pagina-e@example.com', '+34612008888', 'interior')`
    const enlaces = await tx<
      { t: string }[]
    >`select private.enlace_de(private.decision_nueva(r)) as t from reservas r
      where email in ('pagina-0@example.com', 'pagina-11@example.com') order by email`
    await tx`update private.decisiones d set expira_en = now() - interval '1 hour' from reservas r
      where r.id = d.reserva_id and r.email = 'pagina-11@example.com'`
    const [card] = await tx<{ id: string }[]>`select id from clientes where email = 'pagina-0@example.com'`
    return { dia, cliente: card?.id ?? '', viva: enlaces[0]?.t ?? '', caducada: enlaces[1]?.t ?? '' }
  })
}

let dado: Vida
test.beforeAll(async ({ sql }) => {
  dado = await vida(sql)
})
test.afterAll(async ({ sql }) => {
  await sql`delete from lista_espera where email like 'pagina-%'`
  await sql`delete from reservas where email like 'pagina-%'`
  await sql`delete from clientes where email like 'pagina-%' or nombre = ${LARGO}`
})

const R = '/almaenigma/reservas'
/** In short each page is looked at once in so many ways. */
const TURNS = 4
const PAGES: readonly ((v: Vida) => string)[] = [
  (v) => `${R}?dia=${v.dia}`,
  (v) => `${R}/calendario?dia=${v.dia}`,
  (v) => `${R}/calendario?vista=mes&dia=${v.dia}`,
  (v) => `${R}/lista?desde=${v.dia}`,
  (v) => `${R}/lista?ver=cerradas&desde=${v.dia}`,
  () => `${R}/lista?ver=pendientes&desde=2031-02-01`,
  (v) => `${R}/cierres?desde=${v.dia}`,
  () => `${R}/cierres?desde=2031-02-05`,
  () => `${R}/cierres?hecho=12-2`,
  () => `${R}/clientes`,
  () => `${R}/clientes?q=nadiesellamaasi`,
  () => `${R}/clientes?ver=vetados`,
  (v) => `${R}/clientes/${v.cliente}`,
  (v) => `${R}/informes?desde=${v.dia}&hasta=${v.dia}&interior=4&exterior=2`,
  () => `${R}/informes?desde=2026-01-01&hasta=2026-12-31`,
  () => `${R}/informes?desde=2031-02-01&hasta=2031-02-20`,
  (v) => `/almaenigma/decision?t=${v.viva}`,
  (v) => `/almaenigma/decision?t=${v.caducada}`,
  () => '/almaenigma/decision?t=alterado',
]

for (const [n, modo] of MODES.entries())
  test(`the book at ${modo.width} px, ${modo.colorScheme}: axe, one heading, nothing sticks out @matrix`, async ({
    browser,
    baseURL,
    backend,
    admin,
  }) => {
    test.slow()
    const page = await openPanel(browser, baseURL ?? '', modo, await cookieFor(backend, admin))
    const found: string[] = []
    for (const [i, address] of PAGES.entries()) {
      if (!IS_VERIFY && i % TURNS !== n % TURNS) continue
      const path = address(dado)
      expect((await page.goto(path))?.status(), path).toBe(200)
      // What stands folded is looked at open.
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '')
      })
      for (const line of [...(await overflows(page)), ...(await violations(page, lookAt(modo)))])
        found.push(`${path}: ${line}`)
    }
    await page.context().close()
    expect(found).toEqual([])
  })

test('on paper: hour, name, guests, area, allergies and notes of whoever comes, and nothing to press', async ({
  panel: page,
}) => {
  await page.goto(`${R}?dia=${dado.dia}`)
  await page.emulateMedia({ media: 'print' })
  const board = page.getByRole('main')
  const row = page.getByRole('article').filter({ hasText: LARGO })
  for (const words of ['13:30', '1 persona', 'terraza', 'Nueces', 'Celíaca; el niño, alérgico al huevo'])
    await expect(row.getByText(words).first(), words).toBeVisible()
  await expect(board.getByText('Vienen con un carrito').first()).toBeVisible()
  await expect(board.getByText('Aniversario').first()).toBeVisible()
  const controls = board.locator('button, input, select, summary, a:not([href^="tel:"])')
  expect(
    await controls.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 90)),
    ),
  ).toEqual([])
  // Nobody cooks for whoever does not come.
  await expect(
    page.getByRole('article').filter({ hasText: 'Rechazada' }).filter({ visible: true }),
  ).toHaveCount(0)
  await expect(page.getByText(/^Sábado, /).first()).toBeVisible()
})
