import { IS_VERIFY } from '../../runner/long.ts'
import {
  expect,
  hide,
  idioma,
  moveByKeyboard,
  nombre,
  places,
  remove,
  restoreVersion,
  rows,
  save,
  saying,
  seVe,
  test,
  undo,
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
  const one = nombre()
  const other = nombre()
  for (const pregunta of [one, other]) {
    await page.goto(LISTA)
    await page.getByRole('link', { name: 'Nueva pregunta' }).click()
    await page.getByLabel('Pregunta', { exact: true }).fill(pregunta)
    await page.getByLabel('Respuesta', { exact: true }).fill(`La respuesta de ${pregunta}.`)
    await seVe(page, await save(page), '/contact', [pregunta, `La respuesta de ${pregunta}.`], [true, true])
  }

  await page.getByLabel('Respuesta', { exact: true }).fill('Cambiada.')
  await idioma(page, 'English')
  await page.getByLabel('Pregunta (English)').fill(`${other} in English`)
  await page.getByLabel('Respuesta (English)').fill('The answer.')
  const ya = await save(page)
  await seVe(page, ya, '/en/contact', [`${other} in English`, 'The answer.'], [true, true])
  await seVe(page, ya, '/contact', ['Cambiada.'], [true])
  await page.reload()
  const returns = await restoreVersion(page)
  await seVe(page, returns, '/contact', [`La respuesta de ${other}.`, 'Cambiada.'], [true, false])
  await axe(page, 'editor with versions')

  await page.goto(LISTA)
  const antes = await rows(page)
  expect(antes.slice(-2)).toEqual([one, other])
  await moveByKeyboard(page, other, -1)
  expect((await rows(page)).slice(-2)).toEqual([other, one])
  await expect
    .poll(async () => {
      const [a = -1, b = -1] = await places(page, '/contact', [other, one])
      return a > 0 && a < b
    })
    .toBe(true)

  if (IS_VERIFY) {
    await seVe(page, await hide(page, one), '/contact', [one], [false])
    await seVe(page, await undo(page, `${one} vuelve a verse en la web.`), '/contact', [one], [true])

    await seVe(page, await remove(page, one), '/contact', [one], [false])
    await seVe(page, await undo(page, `${one} vuelve a estar como antes.`), '/contact', [one], [true])
  }

  await page.getByRole('link', { name: one }).click()
  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await axe(page, 'delete dialog')
  await page.getByRole('button', { name: 'Sí, borrar' }).click()
  await seVe(page, await saying(page, `${one} se ha borrado.`), '/contact', [one], [false])
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
  const one = nombre()
  await page.getByLabel('Pregunta', { exact: true }).fill(one)
  await page.getByLabel('Respuesta', { exact: true }).fill('Los viernes hay guitarra en la terraza.')
  await save(page)
  expect(await sql`select pregunta from preguntas_frecuentes where tema = 'musica'`).toEqual([
    { pregunta: one },
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
