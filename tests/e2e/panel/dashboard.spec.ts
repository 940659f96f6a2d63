import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/workshop.ts'

/** The first page of the back office: what waits for somebody, how full the days are, how far the translations are. */

test('the first page says what needs somebody, how full the days are, and links to what is not translated @matrix', async ({
  panel: page,
  sql,
}) => {
  const [wifi] = await sql`select traducciones from preguntas_frecuentes where tema = 'wifi'`
  await sql`update preguntas_frecuentes set traducciones = traducciones #- '{de,respuesta}' where tema = 'wifi'`
  await page.goto('/almaenigma')
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible()
  const fila = page.getByRole('row', { name: /^Preguntas frecuentes/ })
  await fila.getByRole('link', { name: /1 sin traducir: Preguntas frecuentes, Deutsch/ }).click()
  await expect(page).toHaveURL(/preguntas-frecuentes\?filtro=traducir/)
  await expect(page.getByRole('link', { name: '¿Hay wifi?' })).toBeVisible()
  await sql`update preguntas_frecuentes set traducciones = ${sql.json(wifi?.traducciones)} where tema = 'wifi'`
  await page.goto('/almaenigma')
  await page.getByText('Ver las personas en una tabla').click()
  await expect(page.getByRole('columnheader', { name: 'Comida' })).toBeVisible()
})

/** What may wait for somebody, and where the first page leads for it. */
const AWAIT = [
  [/^platos? con alérgenos sin declarar/, '/almaenigma/platos?filtro=alergenos'],
  [/^correos? a (un cliente|clientes) sin entregar/, '/almaenigma/correo'],
  [/^mensajes? de (un cliente|clientes) sin leer/, '/almaenigma/contacto/mensajes?ver=nuevos'],
  [/^textos? de (un cliente|clientes) por revisar/, '/almaenigma/galeria?estado=pendiente'],
  [/^platos? sin foto/, '/almaenigma/platos'],
  [/^preguntas? que Enigmito no supo contestar/, '/almaenigma/preguntas'],
  [/^traducci(ón|ones) con el español cambiado/, '#traducciones'],
  [/^traducci(ón|ones) que faltan? o está/, '#traducciones'],
] as const

test('the first page names everything that waits for somebody, and leads to where it is done', async ({
  panel: page,
  sql,
}) => {
  const email = `${randomUUID()}@example.com`
  const data = { codigo: 'RESUMEN1', nombre: 'Ana', fecha: '2027-03-04', hora: '13:00', personas: 2 }
  const [pregunta] = await sql<{ id: string }[]>`
    insert into preguntas_frecuentes (tema, pregunta, respuesta, traducciones)
    values ('prueba_resumen', 'Prueba del resumen', 'Sí.',
      '{"en": {"pregunta": "A test", "respuesta": "Yes.", "estado": "revisado"}}') returning id`
  await sql`update preguntas_frecuentes set respuesta = 'No.' where id = ${pregunta?.id ?? null}`
  await sql`insert into experiencias (nombre, idioma, texto) values ('Prueba', 'es', 'Volveremos.')`
  await sql`insert into mensajes (nombre, email, texto) values ('Prueba', ${email}, '¿Abrís el lunes?')`
  await sql`insert into correos (clave, tipo, para, idioma, datos, estado) values
    (${`resumen:${email}`}, 'gracias', ${email}, 'de', ${sql.json(data)}, 'fallido')`
  await sql`insert into preguntas_sin_respuesta values (current_date, 'es', 'policy:music', 1) on conflict do nothing`
  try {
    await page.goto('/almaenigma')
    const lista = page.getByRole('region', { name: 'Pendiente' })
    for (const [dice, href] of AWAIT) {
      const enlace = lista.getByRole('link').filter({ has: page.getByText(dice) })
      await expect(enlace, String(dice)).toHaveAttribute('href', href)
    }
  } finally {
    await sql`delete from preguntas_frecuentes where tema = 'prueba_resumen'`
    await sql`delete from experiencias where nombre = 'Prueba'`
    await sql`delete from mensajes where email = ${email}`
    await sql`delete from correos where para = ${email}`
    await sql`delete from preguntas_sin_respuesta where clave = 'policy:music'`
  }
})

test('at 390 px the sections are in a drawer, which leads on @matrix', async ({ panel: page, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/almaenigma')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await axe(page, 'drawer')
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: 'Pie de página' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pie de página' })).toBeVisible()
})
