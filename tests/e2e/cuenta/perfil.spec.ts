import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { expect, test } from '../support/fixtures.ts'
import { matrixUnless } from '../support/paths.ts'
import { enterByDoor, foto, guest, portrait } from '../support/perfil.ts'

/** A guest's own page: everything by plain forms, in two languages, with scripts and without. */
const CASES: readonly { locale: Locale; javaScriptEnabled: boolean; width: number }[] = [
  { locale: 'es', javaScriptEnabled: false, width: 390 },
  { locale: 'de', javaScriptEnabled: true, width: 1440 },
]
const words = async (locale: Locale) =>
  JSON.parse(await readFile(new URL(`../../../messages/${locale}.json`, import.meta.url), 'utf8')).MisDatos

for (const { locale, javaScriptEnabled, width } of CASES)
  test(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts: name, picture, needs, wines, download, going and staying${matrixUnless(!javaScriptEnabled)}`, async ({
    browser,
    backend,
    axe,
    baseURL,
    sql,
  }) => {
    const t = await words(locale)
    const ana = await guest(backend, 'Ana')
    const context = await browser.newContext({
      javaScriptEnabled,
      // While one page fades into the next a forced press meets neither.
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
      ...(baseURL ? { baseURL } : {}),
    })
    await enterByDoor(context.request, ana)
    const page = await context.newPage()
    const here = localePath(locale, '/profile/datos')
    await page.goto(here)
    await expect(page.getByRole('heading', { level: 1, name: t.titulo })).toBeVisible()
    const part = (id: string) => page.locator(`#${id}`)
    const says = (id: string, text: string) => expect(part(id).getByRole('status')).toHaveText(text)

    await page.getByLabel(t.usuario).fill('Ana María')
    await page.getByLabel(t.idioma).selectOption('it')
    await part('tu').getByRole('button', { name: t.guardar, exact: true }).click()
    await says('tu', t.hechos.nombre)
    await expect(page.getByLabel(t.usuario)).toHaveValue('Ana María')
    await expect(page.getByLabel(t.idioma)).toHaveValue('it')

    await page
      .locator('#foto')
      .setInputFiles({ name: 'yo.jpg', mimeType: 'image/jpeg', buffer: await foto() })
    await part('tu').getByRole('button', { name: t.ponerFoto }).click()
    await says('tu', t.hechos.foto)
    const src = String(await portrait(page).getAttribute('src'))
    const picture = await context.request.get(src)
    const { width: side, height, exif, format } = await sharp(await picture.body()).metadata()
    expect([side, height, exif, format]).toEqual([320, 320, undefined, 'webp'])
    expect((await (await browser.newContext()).request.get(`${baseURL}${src}`)).status()).toBe(404)

    await part('mesa').getByLabel(t.dietas.vegetariano, { exact: true }).check({ force: true })
    await part('mesa').locator('[name=alergenos][value=soja]').check({ force: true })
    await part('mesa').getByLabel(t.consiento).check()
    await part('mesa').getByRole('button', { name: t.guardar, exact: true }).click()
    await says('mesa', t.hechos.mesa)
    await expect(part('mesa').locator('[name=alergenos][value=soja]')).toBeChecked()
    if (javaScriptEnabled) await axe(page)

    await page.goto(localePath(locale, '/wine'))
    const heart = page.locator('button[form=favoritos]').first()
    const slug = String(await heart.getAttribute('value'))
    await heart.click()
    if (javaScriptEnabled) {
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => sql`select 1 from vinos_favoritos where user_id = ${ana.id}`).toHaveLength(1)
      await page.goto(here)
    } else await says('vinos', t.hechos.vino)
    await expect(part('vinos').locator(`a[href$="#${slug}"]`)).toBeVisible()
    await part('vinos').getByRole('button', { name: t.quitar }).click()
    await says('vinos', t.hechos.vino_quitado)

    const file = await context.request.get('/api/perfil/datos')
    expect(file.headers()['content-disposition']).toContain('attachment')
    expect(await file.json()).toMatchObject({
      cuenta: { email: ana.email },
      perfil: { username: 'Ana María', idioma: 'it' },
      necesidades: { dieta: ['vegetariano'], alergenos: ['soja'] },
      vinos_favoritos: [],
    })

    await part('mesa').getByRole('button', { name: t.borrarMesa }).click()
    await says('mesa', t.hechos.mesa_borrada)
    expect(await sql`select 1 from perfil_salud where user_id = ${ana.id}`).toHaveLength(0)

    await part('datos').getByLabel(t.confirmo).check()
    await part('datos').getByRole('button', { name: t.pedirBaja }).click()
    await says('datos', t.hechos.baja)
    await page.getByRole('button', { name: t.anularBaja }).click()
    await says('datos', t.hechos.baja_anulada)

    // Another browser's session, ended from here.
    await expect(part('sesiones').locator('[data-esta]')).toHaveCount(1)
    await part('sesiones').getByRole('button', { name: t.cerrarOtras }).click()
    await says('sesiones', t.hechos.sesiones)
    await expect(part('sesiones').getByRole('listitem')).toHaveCount(1)
    await context.close()
  })

test('a picture that is none, needs without consent, a hurried goodbye: told at their place, nothing kept @matrix', async ({
  page,
  backend,
  sql,
}) => {
  const t = await words('es')
  const ana = await guest(backend, 'Ana')
  await page.goto('/profile/datos')
  await expect(page).toHaveURL(/\/profile\?volver=%2Fprofile%2Fdatos$/)
  await enterByDoor(page.request, ana)
  await page.goto('/profile/datos')
  await page
    .locator('#foto')
    .setInputFiles({ name: 'yo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') })
  await page.getByRole('button', { name: t.ponerFoto }).click()
  await expect(page.locator('#tu').getByRole('status')).toHaveText(t.errores.foto_tipo)
  // The browser itself would stop these: whoever posts without one is told the same.
  for (const [path, form, code] of [
    ['mesa', { alergenos: 'soja' }, 'consentimiento'],
    ['baja', {}, 'confirmar'],
    ['textos', {}, 'aceptar'],
    ['nombre', { username: '  ', idioma: 'es' }, 'usuario'],
    ['vinos', { vino: 'no-existe' }, 'vino'],
  ] as const) {
    const answer = await page.request.post(`/api/perfil/${path}`, {
      form: { ...form, locale: 'es' },
      headers: { referer: `${process.env.E2E_SITE}/profile/datos` },
      maxRedirects: 0,
    })
    expect([path, answer.status(), answer.headers().location]).toEqual([
      path,
      303,
      expect.stringContaining(`/profile/datos?error=${code}`),
    ])
  }
  expect(await sql`select 1 from perfil_salud where user_id = ${ana.id}`).toHaveLength(0)
  expect(await sql`select 1 from private.bajas where user_id = ${ana.id}`).toHaveLength(0)
})
