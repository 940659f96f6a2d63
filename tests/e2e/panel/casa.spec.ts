import { IS_VERIFY } from '../../runner/long.ts'
import {
  expect,
  inTwoIdiomas,
  read,
  restoreVersion,
  save,
  seVe,
  test,
  twoTexts,
} from '../support/workshop.ts'

/**
 * The house's single things: each is edited in two languages, seen by the next visitor, and put back. The page of bookings,
 * whose editor is built like the contact page's, only in verify.
 */

type Single = {
  nombre: string
  panel: string
  publica: string
  campo: string
}
const SINGLE: readonly Single[] = [
  { nombre: 'contact page', panel: '/almaenigma/contacto', publica: '/contact', campo: 'Bicicleta' },
  { nombre: 'footer', panel: '/almaenigma/footer', publica: '/menu', campo: 'Descripción del restaurante' },
]
const DE_RESERVAS: Single = {
  nombre: 'reservation page',
  panel: '/almaenigma/reservas/contenido',
  publica: '/reservations',
  campo: 'Entrada',
}

for (const { nombre, panel, publica, campo } of IS_VERIFY ? [...SINGLE, DE_RESERVAS] : SINGLE) {
  test(`the ${nombre} is edited in two languages, seen by the next visitor, and an older version restored @matrix`, async ({
    panel: page,
  }) => {
    test.slow()
    const [es, en] = twoTexts()
    await read(page, publica, [])
    await read(page, `/en${publica}`, [])
    await page.goto(panel)
    const antes = await page.getByLabel(campo, { exact: true }).inputValue()
    const ya = await inTwoIdiomas(page, campo, es, en)
    await seVe(page, ya, publica, [es], [true])
    await seVe(page, ya, `/en${publica}`, [en], [true])
    const returns = await restoreVersion(page)
    await seVe(page, returns, publica, [es], [false])
    await seVe(page, returns, `/en${publica}`, [en], [false])
    await page.reload()
    await expect(page.getByLabel(campo, { exact: true })).toHaveValue(antes)
  })
}

test('a template with a placeholder nobody fills is refused, and the preview says so while it is typed @matrix', async ({
  panel: page,
  axe,
}) => {
  await page.goto('/almaenigma/reservas/contenido')
  const campo = page.getByLabel('Plantilla de WhatsApp', { exact: true })
  const antes = await campo.inputValue()
  await campo.fill('Hola, soy {nombre}: {fecha} a las {ora}.')
  const view = page.getByRole('region', { name: /Así se leerá/ })
  await expect(view).toContainText('Hola, soy Lola Ferrer: viernes, 12 de junio de 2026 a las {ora}.')
  await expect(view.getByRole('alert')).toContainText('{ora}')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No se ha guardado' })).toBeFocused()
  await axe(page, 'refused template')
  await campo.fill(antes)
})

test('the name of an allergen is changed in two languages and put back; its table is there to print @matrix', async ({
  panel: page,
}) => {
  test.slow()
  await page.goto('/almaenigma/alergenos')
  const tabla = page.getByRole('table')
  await expect(tabla.getByRole('columnheader', { name: 'Gluten' })).toBeVisible()
  await expect(tabla.getByRole('cell', { name: 'contiene' }).first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir la tabla' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await tabla.getByRole('link', { name: 'Gluten' }).click()
  const [es, en] = twoTexts()
  const ya = await inTwoIdiomas(page, 'Nombre', es, en)
  await seVe(page, ya, '/menu', [es], [true])
  await seVe(page, ya, '/en/menu', [en], [true])
  await seVe(page, await restoreVersion(page), '/menu', [es], [false])
})

test('a legal text is edited in two languages, seen by the next visitor, and the older one restored @matrix', async ({
  panel: page,
}) => {
  test.slow()
  const [es, en] = twoTexts()
  await page.goto('/almaenigma/legales/cookies')
  for (const [campo, text] of [
    ['Texto', es],
    ['Texto en inglés', en],
  ] as const) {
    const area = page.getByLabel(campo, { exact: true })
    await area.fill(`${await area.inputValue()}\n\n${text}`)
  }
  const ya = await save(page)
  await seVe(page, ya, '/privacidad', [es], [true])
  await seVe(page, ya, '/en/privacidad', [en], [true])
  const returns = await restoreVersion(page)
  await seVe(page, returns, '/privacidad', [es], [false])
  await seVe(page, returns, '/en/privacidad', [en], [false])
})
