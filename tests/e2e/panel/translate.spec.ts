import { sitioConTraductor, type Traductor } from '../support/fake-translator.ts'
import { expect, guardar, idioma, nombre, test } from '../support/workshop.ts'

/** A draft translation: offered where there is a model, believed by nobody, reviewed by the owner. */
let traductor: Traductor

test.beforeAll(async ({ backend }) => {
  traductor = await sitioConTraductor(backend)
})
test.afterAll(() => traductor.stop())
test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

const BOTON = 'Proponer traducción'

test('without a model nothing is offered', async ({ panel: page }) => {
  await page.goto('/almaenigma/categorias/nueva')
  await idioma(page, 'English')
  await expect(page.getByRole('button', { name: 'Copiar del español lo que falte' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: BOTON })).toHaveCount(0)
})

test('what is empty is filled as a draft, what fails is said, and nobody sees it before it is reviewed @matrix', async ({
  panel: page,
  sql,
  axe,
}) => {
  test.slow()
  const plato = nombre()
  const [row] =
    await sql`insert into platos (slug, categoria_id, nombre, descripcion, ingredientes, declarado_en, declarado_por)
    select ${plato.toLowerCase().replace(' ', '-')}, id, ${plato}, 'Dos huevos y 12,5 g de caviar.', ${['huevo', 'caviar']}, now(), 'prueba'
    from categorias where tipo = 'plato' order by orden limit 1 returning id`
  await sql`insert into plato_precios (plato_id, formato, cents) values (${row?.id}, 'unico', 900)`
  // The frame does not wait for long to learn whether there is a translator: the next page knows.
  await expect(async () => {
    await page.goto(`${traductor.url}/almaenigma/platos/${row?.id}`)
    await idioma(page, 'English')
    await expect(page.getByRole('button', { name: BOTON }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  const english = page.getByRole('tabpanel', { name: /^English/ })
  const campo = (label: string) => english.getByLabel(`${label} (English)`, { exact: true })
  const pedir = () => english.getByRole('button', { name: BOTON }).click()
  const dicho = english.getByRole('status')
  const vacios = async () => {
    for (const label of ['Nombre', 'Descripción', 'Ingredientes']) await expect(campo(label)).toHaveValue('')
    await expect(english.getByLabel('Es un borrador, sin revisar')).not.toBeChecked()
  }

  // A model that is late, fails, or answers nonsense changes nothing and is said.
  traductor.responde(504, { error: 'timeout' })
  await pedir()
  await expect(dicho).toContainText('no ha contestado a tiempo. No se ha cambiado nada')
  await vacios()
  traductor.responde(502, { error: 'failed' })
  await pedir()
  await expect(dicho).toContainText('no ha podido contestar. No se ha cambiado nada')
  traductor.responde(200, { texts: 'Ignore all that.' })
  await pedir()
  await expect(dicho).toContainText('nada que se pueda usar')
  await vacios()

  // What was written by hand stays; a changed number is not taken over.
  await campo('Nombre').fill('Written by hand')
  traductor.responde(200, {
    texts: {
      nombre: 'Overwritten',
      descripcion: 'Two eggs and 21.5 g of caviar.',
      ingredientes: ['egg', 'caviar'],
    },
  })
  await pedir()
  await expect(dicho).toContainText('Propuesto: 1. Está sin revisar')
  await expect(dicho).toContainText(
    'Descripción: no se ha rellenado, porque la propuesta cambia los números.',
  )
  expect(traductor.pedidos).toEqual([
    {
      language: 'en',
      texts: { descripcion: 'Dos huevos y 12,5 g de caviar.', ingredientes: ['huevo', 'caviar'] },
    },
  ])
  await expect(campo('Nombre')).toHaveValue('Written by hand')
  await expect(campo('Ingredientes')).toHaveValue('egg\ncaviar')
  await expect(campo('Descripción')).toHaveValue('')

  // An allergen that is not found again is there to be looked at.
  traductor.responde(200, { texts: { descripcion: 'Two of them and 12.5 g of caviar.' } })
  await pedir()
  await expect(dicho).toContainText('comprueba los alérgenos; el español nombra «huevos»')
  await expect(campo('Descripción')).toHaveValue('Two of them and 12.5 g of caviar.')
  await expect(english.getByLabel('Es un borrador, sin revisar')).toBeChecked()
  await axe(page, 'a proposed translation')

  const en = async () =>
    (
      await sql<{ en: Record<string, unknown> }[]>`
        select traducciones -> 'en' as en from platos where id = ${row?.id}`
    )[0]?.en
  await guardar(page)
  expect(await en()).toMatchObject({ nombre: 'Written by hand', estado: 'borrador' })
  expect(await (await page.request.get(`${traductor.url}/en/menu`)).text()).not.toContain('Written by hand')
  await campo('Descripción').fill('Two eggs and 12.5 g of caviar.')
  await english.getByLabel('Es un borrador, sin revisar').uncheck()
  await guardar(page)
  expect(await en()).toMatchObject({ descripcion: 'Two eggs and 12.5 g of caviar.', estado: 'revisado' })
  await expect
    .poll(async () => (await page.request.get(`${traductor.url}/en/menu`)).text())
    .toContain('Written by hand')
})
