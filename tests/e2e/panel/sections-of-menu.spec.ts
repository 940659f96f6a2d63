import type { Sql } from 'postgres'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { inEveryWay } from '../support/panel/panel-modes.ts'
import { campo, freshPlato } from '../support/plato-editor.ts'
import { expect, nombre, save, saying, seVe, test, undo } from '../support/workshop.ts'

/** Point 20: a whole section at once, when a dish is served, and today's service on the first page. */
test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
  await sql`delete from categorias where nombre like 'Prueba %'`
})

async function section(sql: Sql, dishes: number): Promise<{ id: string; title: string; all: string[] }> {
  const title = nombre()
  const slug = title.toLowerCase().replace(' ', '-')
  const [row] = await sql`insert into categorias (slug, tipo, nombre, orden)
    values (${slug}, 'plato', ${title}, 900) returning id`
  const all = Array.from({ length: dishes }, () => nombre())
  for (const [i, plato] of all.entries()) {
    const [made] = await sql`insert into platos (slug, categoria_id, nombre, orden)
      values (${plato.toLowerCase().replace(' ', '-')}, ${row?.id}, ${plato}, ${i}) returning id`
    await sql`insert into plato_precios (plato_id, formato, cents) values (${made?.id}, 'unico', ${1000 + i * 100})`
  }
  return { id: row?.id, title, all }
}

test('point 20: a section is chosen, sold out, dearer, moved, and taken back each time @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const from = await section(sql, 3)
  const to = await section(sql, 1)
  const soldOut = async () =>
    (await sql`select 1 from platos where nombre = any (${from.all}) and agotado_hasta is not null`).length
  const inSection = async (id: string) =>
    (await sql`select nombre from platos where categoria_id = ${id} order by orden`).map((row) => row.nombre)
  await page.goto('/almaenigma/platos')
  await page.getByLabel('Filtrar la lista').selectOption({ label: from.title })
  await expect(page).toHaveURL(new RegExp(`categoria=${from.id}`))
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('link', { name: 'Seleccionar' }).click()
  await page.getByRole('checkbox', { name: 'Seleccionar todo lo que se ve' }).check()
  const bar = page.getByRole('form', { name: 'Cambiar lo seleccionado' })
  await expect(bar).toContainText('3 platos')

  await bar.getByRole('button', { name: 'Agotado hoy' }).click()
  await saying(page, '3 platos: agotados hoy.')
  expect(await soldOut()).toBe(3)
  await undo(page, '3 platos como antes.')
  expect(await soldOut()).toBe(0)

  await bar.getByRole('button', { name: 'Precios…' }).click()
  await bar.getByLabel('Subir o bajar %').fill('10')
  await bar.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(bar.getByRole('region', { name: 'Precios antes y después' })).toContainText(/10,00\s€.*11,00/)
  expect(await inEveryWay(page)).toEqual([])
  await bar.getByRole('button', { name: 'Precios…' }).click()

  await bar.getByRole('button', { name: 'Mover…' }).click()
  await bar.getByLabel('Mover al final de').selectOption({ label: to.title })
  await bar.getByRole('button', { name: 'Mover', exact: true }).click()
  await saying(page, '3 platos: en otra categoría.')
  expect(await inSection(to.id)).toEqual([...to.all, ...from.all])
  await undo(page, '3 platos como antes.')
  expect(await inSection(from.id)).toEqual(from.all)
  expect(await inSection(to.id)).toEqual(to.all)
})

test('point 20: wines are narrowed to a style, and have no places to move to', async ({ panel: page }) => {
  await page.goto('/almaenigma/vinos?categoria=dulce&seleccion=1')
  await expect(page.getByLabel('Filtrar la lista')).toHaveValue('dulce')
  const bar = page.getByRole('form', { name: 'Cambiar lo seleccionado' })
  await expect(bar.getByRole('button', { name: 'Precios…' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Mover…' })).toHaveCount(0)
})

const SAID = {
  es: 'Solo por la noche, solo viernes y sábado.',
  en: 'Dinner only, Friday and Saturday only.',
  fr: 'Le soir seulement, vendredi et samedi seulement.',
  de: 'Nur abends, nur Freitag und Samstag.',
  it: 'Solo a cena, solo venerdì e sabato.',
}

test('point 20: the editor says when a dish is served, and the menu tells it in five languages and on paper @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await page.getByLabel('Servicio', { exact: true }).selectOption('cena')
  await page.getByRole('checkbox', { name: 'Viernes' }).check()
  await page.getByRole('checkbox', { name: 'Sábado' }).check()
  const ya = await save(page)
  expect(
    await sql`select servicio, dias_semana, temporada_desde from platos where nombre = ${plato}`,
  ).toMatchObject([{ servicio: 'cena', dias_semana: '56', temporada_desde: null }])
  for (const locale of LOCALES) {
    const path = locale === 'es' ? '/menu' : `/${locale}/menu`
    await seVe(page, ya, path, [plato, SAID[locale]], [true, true])
    await page.goto(path)
    await expect(page.getByRole('article').filter({ hasText: plato })).toContainText(SAID[locale])
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').filter({ hasText: plato }).getByText(SAID.it)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})

test('point 20: half a season is refused; after its last day a dish is not on the menu @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await page.getByLabel('Temporada, desde').selectOption('6')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText('Elige los dos meses, o ninguno.').first()).toBeVisible()
  expect(await inEveryWay(page)).toEqual([])
  await page.getByLabel('Temporada, hasta').selectOption('9')
  await campo(page, 'En la carta hasta').fill('2026-01-31')
  await seVe(page, await save(page), '/menu', [plato], [false])
  await campo(page, 'En la carta hasta').fill('')
  await seVe(page, await save(page), '/menu', [plato, 'De junio a septiembre.'], [true, true])
})

test("point 20: in every way of looking: the first page with today's service, and the bar of a section @matrix", async ({
  panel: page,
}) => {
  await page.goto('/almaenigma')
  const today = page.getByRole('region', { name: 'El servicio de hoy' })
  await expect(today).toBeVisible()
  expect(await inEveryWay(page)).toEqual([])
  await page.goto('/almaenigma/platos?seleccion=1')
  await page.getByRole('button', { name: 'Mover…' }).click()
  expect(await inEveryWay(page)).toEqual([])
})

test("point 20: today's service says who comes next, and what they need @matrix", async ({
  panel: page,
  sql,
}) => {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into reservas (nombre, email, telefono, fecha_reserva, hora_reserva, personas, estado, requisitos_dieteticos)
      values ('Prueba Hoy', 'prueba-hoy@example.com', '+34611000999', (now() at time zone 'Europe/Madrid')::date,
        '23:45', 4, 'confirmada', 'Sin marisco')`
  })
  try {
    await page.goto('/almaenigma')
    const entry = page
      .getByRole('region', { name: 'El servicio de hoy' })
      .getByRole('link', { name: /Prueba Hoy/ })
    await expect(entry).toContainText('4 personas')
    await expect(entry).toContainText('Sin marisco')
    expect(await inEveryWay(page)).toEqual([])
  } finally {
    await sql`delete from reservas where nombre = 'Prueba Hoy'`
  }
})
