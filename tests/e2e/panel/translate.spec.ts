import { siteWithTranslator, type Translator } from '../support/fake-translator.ts'
import { expect, idioma, nombre, save, test } from '../support/workshop.ts'

/** A draft translation: offered where there is a model, believed by nobody, reviewed by the owner. */
let translator: Translator

test.beforeAll(async ({ backend }) => {
  translator = await siteWithTranslator(backend)
})
test.afterAll(() => translator.stop())
test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

const BUTTON = 'Proponer traducción'

test('without a model nothing is offered', async ({ panel: page }) => {
  await page.goto('/almaenigma/categorias/nueva')
  await idioma(page, 'English')
  await expect(page.getByRole('button', { name: 'Copiar del español lo que falte' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: BUTTON })).toHaveCount(0)
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
    await page.goto(`${translator.url}/almaenigma/platos/${row?.id}`)
    await idioma(page, 'English')
    await expect(page.getByRole('button', { name: BUTTON }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  const english = page.getByRole('tabpanel', { name: /^English/ })
  const campo = (label: string) => english.getByLabel(`${label} (English)`, { exact: true })
  const request = () => english.getByRole('button', { name: BUTTON }).click()
  const said = english.getByRole('status')
  const blank = async () => {
    for (const label of ['Nombre', 'Descripción', 'Ingredientes']) await expect(campo(label)).toHaveValue('')
    await expect(english.getByLabel('Es un borrador, sin revisar')).not.toBeChecked()
  }

  // A model that is late, fails, or answers nonsense changes nothing and is said.
  translator.responde(504, { error: 'timeout' })
  await request()
  await expect(said).toContainText('no ha contestado a tiempo. No se ha cambiado nada')
  await blank()
  translator.responde(502, { error: 'failed' })
  await request()
  await expect(said).toContainText('no ha podido contestar. No se ha cambiado nada')
  translator.responde(200, { texts: 'Ignore all that.' })
  await request()
  await expect(said).toContainText('nada que se pueda usar')
  await blank()

  // What was written by hand stays; a changed number is not taken over.
  await campo('Nombre').fill('Written by hand')
  translator.responde(200, {
    texts: {
      nombre: 'Overwritten',
      descripcion: 'Two eggs and 21.5 g of caviar.',
      ingredientes: ['egg', 'caviar'],
    },
  })
  await request()
  await expect(said).toContainText('Propuesto: 1. Está sin revisar')
  await expect(said).toContainText('Descripción: no se ha rellenado, porque la propuesta cambia los números.')
  expect(translator.pedidos).toEqual([
    {
      language: 'en',
      texts: { descripcion: 'Dos huevos y 12,5 g de caviar.', ingredientes: ['huevo', 'caviar'] },
    },
  ])
  await expect(campo('Nombre')).toHaveValue('Written by hand')
  await expect(campo('Ingredientes')).toHaveValue('egg\ncaviar')
  await expect(campo('Descripción')).toHaveValue('')

  // An allergen that is not found again is there to be looked at.
  translator.responde(200, { texts: { descripcion: 'Two of them and 12.5 g of caviar.' } })
  await request()
  await expect(said).toContainText('comprueba los alérgenos; el español nombra «huevos»')
  await expect(campo('Descripción')).toHaveValue('Two of them and 12.5 g of caviar.')
  await expect(english.getByLabel('Es un borrador, sin revisar')).toBeChecked()
  await axe(page, 'a proposed translation')

  const en = async () =>
    (
      await sql<{ en: Record<string, unknown> }[]>`
        select traducciones -> 'en' as en from platos where id = ${row?.id}`
    )[0]?.en
  await save(page)
  expect(await en()).toMatchObject({ nombre: 'Written by hand', estado: 'borrador' })
  expect(await (await page.request.get(`${translator.url}/en/menu`)).text()).not.toContain('Written by hand')
  await campo('Descripción').fill('Two eggs and 12.5 g of caviar.')
  await english.getByLabel('Es un borrador, sin revisar').uncheck()
  await save(page)
  expect(await en()).toMatchObject({ descripcion: 'Two eggs and 12.5 g of caviar.', estado: 'revisado' })
  await expect
    .poll(async () => (await page.request.get(`${translator.url}/en/menu`)).text())
    .toContain('Written by hand')
})
