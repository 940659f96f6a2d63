import { TODO } from '../support/paths.ts'
import {
  borrar,
  deshacer,
  dicho,
  expect,
  filas,
  guardar,
  idioma,
  lugares,
  moverConTeclado,
  nombre,
  ocultar,
  restaurarVersion,
  seVe,
  test,
} from '../support/workshop.ts'

/** Frequent questions. In CI without the switch and the deletion of the list, which are every section's (panel-platos). */
const LISTA = '/almaenigma/preguntas-frecuentes'

test.afterEach(async ({ sql }) => {
  await sql`delete from preguntas_frecuentes where pregunta like 'Prueba %'`
  await sql`delete from preguntas_sin_respuesta where clave = 'policy:music'`
})

test('a frequent question is made, edited in two languages, moved by keyboard, hidden, restored, deleted and undone; the next visitor sees each @matrix', async ({
  panel: page,
  axe,
}) => {
  test.slow()
  const una = nombre()
  const otra = nombre()
  for (const pregunta of [una, otra]) {
    await page.goto(LISTA)
    await page.getByRole('link', { name: 'Nueva pregunta' }).click()
    await page.getByLabel('Pregunta', { exact: true }).fill(pregunta)
    await page.getByLabel('Respuesta', { exact: true }).fill(`La respuesta de ${pregunta}.`)
    await seVe(
      page,
      await guardar(page),
      '/contact',
      [pregunta, `La respuesta de ${pregunta}.`],
      [true, true],
    )
  }

  await page.getByLabel('Respuesta', { exact: true }).fill('Cambiada.')
  await idioma(page, 'English')
  await page.getByLabel('Pregunta (English)').fill(`${otra} in English`)
  await page.getByLabel('Respuesta (English)').fill('The answer.')
  const ya = await guardar(page)
  await seVe(page, ya, '/en/contact', [`${otra} in English`, 'The answer.'], [true, true])
  await seVe(page, ya, '/contact', ['Cambiada.'], [true])
  await page.reload()
  const vuelve = await restaurarVersion(page)
  await seVe(page, vuelve, '/contact', [`La respuesta de ${otra}.`, 'Cambiada.'], [true, false])
  await axe(page, 'editor with versions')

  await page.goto(LISTA)
  const antes = await filas(page)
  expect(antes.slice(-2)).toEqual([una, otra])
  await moverConTeclado(page, otra, -1)
  expect((await filas(page)).slice(-2)).toEqual([otra, una])
  await expect
    .poll(async () => {
      const [a = -1, b = -1] = await lugares(page, '/contact', [otra, una])
      return a > 0 && a < b
    })
    .toBe(true)

  if (TODO) {
    await seVe(page, await ocultar(page, una), '/contact', [una], [false])
    await seVe(page, await deshacer(page, `${una} vuelve a verse en la web.`), '/contact', [una], [true])

    await seVe(page, await borrar(page, una), '/contact', [una], [false])
    await seVe(page, await deshacer(page, `${una} vuelve a estar como antes.`), '/contact', [una], [true])
  }

  await page.getByRole('link', { name: una }).click()
  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await axe(page, 'delete dialog')
  await page.getByRole('button', { name: 'Sí, borrar' }).click()
  await seVe(page, await dicho(page, `${una} se ha borrado.`), '/contact', [una], [false])
})

test('from a question that Enigmito could not answer it is one click to its answer, on the subject it looks under', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  await sql`insert into preguntas_sin_respuesta values ((now() at time zone 'Europe/Madrid')::date, 'es', 'policy:music', 4)
    on conflict do nothing`
  await page.goto('/almaenigma/preguntas')
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Música' })
    .getByRole('link', { name: 'Escribir la respuesta' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva pregunta' })).toBeVisible()
  await expect(page.getByLabel('Tema')).toHaveValue('musica')
  const una = nombre()
  await page.getByLabel('Pregunta', { exact: true }).fill(una)
  await page.getByLabel('Respuesta', { exact: true }).fill('Los viernes hay guitarra en la terraza.')
  await guardar(page)
  expect(await sql`select pregunta from preguntas_frecuentes where tema = 'musica'`).toEqual([
    { pregunta: una },
  ])
})

test('two questions cannot have one subject: the form says what to do', async ({ panel: page }) => {
  await page.goto(`${LISTA}/nueva`)
  const temas = page.getByLabel('Tema')
  await expect(temas.getByRole('option', { name: 'Wifi' })).toHaveCount(0)
  await expect(temas.getByRole('option', { name: 'Música' })).toHaveCount(1)
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByRole('alert').getByText('Escribe la pregunta.')).toBeVisible()
})
