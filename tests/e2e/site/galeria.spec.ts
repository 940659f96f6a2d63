import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { awake } from '../support/alive.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Cuenta, darDeAlta } from '../support/identities.ts'
import { freshPages } from '../support/pages/fresh.ts'
import { ONLY_NECESSARY } from '../support/paths.ts'
import { saying } from '../support/workshop.ts'

/** The gallery and its lightbox, the guests' wall from the photo in the phone to the page, and the door for guests. */
const PREFIXES = ['', '/en', '/fr', '/de', '/it']

const visor = (page: Page) => page.getByRole('dialog', { name: 'Galería de imágenes' })
const cuenta = (page: Page) => visor(page).getByText(/^\d+ de \d+$/)
/** How many pictures the page shows: what the back office's own tests add and take away is not this file's business. */
const total = (page: Page) => page.locator('a[data-foto]').count()
const first = (page: Page) => page.getByRole('link', { name: 'Grabado de una gamba roja' })

async function enter(page: Page, { email, password }: Cuenta) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** A phone's photo: lying on its side, and knowing where it was taken. */
const fotoWithPlace = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f4e8c' } })
    .withExif({
      IFD0: { Make: 'Telefono', Copyright: 'Nadie' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 20/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 29/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Waits until a page shows a text, or no longer does, as any visitor would: by asking again. */
async function ends(page: Page, path: string, text: string, shown: boolean) {
  await expect
    .poll(async () => (await (await page.request.get(path)).text()).includes(text), {
      message: `${path} ${shown ? 'shows' : 'hides'} ${text}`,
      timeout: 15_000,
    })
    .toBe(shown)
}

test.beforeAll(({ playwright, backend, admin, baseURL }) =>
  freshPages({ playwright, backend, admin, baseURL }, ['galeria', 'muro']),
)

test('the lightbox by keyboard: arrows turn, Escape closes, the focus comes back', async ({ page, axe }) => {
  await page.goto('/gallery')
  const n = await total(page)
  await expect(first(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await first(page).focus()
  await page.keyboard.press('Enter')
  await expect(visor(page)).toBeVisible()
  await expect(cuenta(page)).toHaveText(`1 de ${n}`)
  await expect(visor(page)).toContainText('Gamba, contada')
  await axe(page, 'lightbox')
  await page.keyboard.press('ArrowRight')
  await expect(cuenta(page)).toHaveText(`2 de ${n}`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(cuenta(page)).toHaveText(`${n} de ${n}`)
  await page.keyboard.press('Home')
  await expect(cuenta(page)).toHaveText(`1 de ${n}`)
  await visor(page).getByRole('button', { name: 'Siguiente' }).click()
  await expect(visor(page).getByRole('img')).toHaveAccessibleName(/dorada/)
  await page.keyboard.press('Escape')
  await expect(visor(page)).toBeHidden()
  await expect(first(page)).toBeFocused()
})

test('the lightbox by touch: a tap opens, a swipe turns', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    locale: 'es-ES',
  })
  await context.addInitScript(ONLY_NECESSARY)
  const page = await context.newPage()
  await page.goto('/gallery')
  const n = await total(page)
  await expect(first(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await first(page).tap()
  await expect(cuenta(page)).toHaveText(`1 de ${n}`)
  const swipe = async (from: number, to: number) => {
    const client = await context.newCDPSession(page)
    const at = (x: number) => [{ x, y: 400 }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    for (let i = 1; i <= 6; i++)
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(from + ((to - from) * i) / 6),
      })
    // A finger that rests before it lifts: a fling would swallow the next tap.
    await page.waitForTimeout(300)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(320, 80)
  await expect(cuenta(page)).toHaveText(`2 de ${n}`)
  await swipe(80, 320)
  await expect(cuenta(page)).toHaveText(`1 de ${n}`)
  await visor(page).getByRole('button', { name: 'Cerrar' }).tap()
  await expect(visor(page)).toBeHidden()
  await context.close()
})

test.describe('without JavaScript', () => {
  const plain = (browser: Browser, baseURL: string | undefined) =>
    browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'es-ES' })

  test('each picture has an address, and the next one is a link', async ({ browser, baseURL }) => {
    const context = await plain(browser, baseURL)
    const page = await context.newPage()
    await page.goto('/en/gallery')
    const n = await total(page)
    await page.getByRole('link', { name: 'Linocut of a red prawn' }).click()
    await expect(page).toHaveURL(/\/en\/gallery\?foto=gamba-contada$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prawns, counted')
    await expect(page.getByText(`1 of ${n}`)).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText(`2 of ${n}`)).toBeVisible()
    await page.getByRole('link', { name: 'Back to the gallery' }).click()
    await expect(page).toHaveURL(/\/en\/gallery#foto-/)
    await context.close()
  })

  test('a guest signs in, writes and signs out', async ({ browser, baseURL, backend, sql }) => {
    const context = await plain(browser, baseURL)
    const page = await context.newPage()
    const guest = await darDeAlta(backend)
    const texto = `Sin guion ${randomUUID()}`
    await page.goto('/gallery')
    await page.getByRole('link', { name: 'Escribir en el muro' }).click()
    await page.getByRole('link', { name: 'Entrar' }).click()
    await enter(page, guest)
    await expect(page).toHaveURL(/\/gallery\?escribir=1/)
    await page.getByLabel('Tu experiencia').fill(texto)
    await page.getByLabel('Una foto').setInputFiles({
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: await fotoWithPlace(),
    })
    // The photo without the consent is refused, and says so.
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'están de acuerdo' })).toBeVisible()
    await expect(page.getByLabel('Tu experiencia')).toHaveValue(texto)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page).toHaveURL(/\/gallery\?enviado=1#muro/)
    expect((await page.context().cookies()).filter(({ name }) => name === 'alma-borrador')).toEqual([])
    await expect(page.getByText('Se publica cuando lo revisemos.').first()).toBeVisible()
    const [row] =
      await sql`select estado, nombre, idioma, foto, verificada from experiencias where texto = ${texto}`
    expect(row).toEqual({
      estado: 'pendiente',
      nombre: 'invitado',
      idioma: 'es',
      foto: null,
      verificada: false,
    })
    await page.goto('/profile?ver=1')
    await expect(page.getByRole('heading', { name: 'Hola, invitado' })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByText('Has cerrado la sesión')).toBeVisible()
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('alma-cuenta'))).toEqual([])
    await sql`delete from experiencias where texto = ${texto}`
    await context.close()
  })
})

test('signing in: one answer for every mistake, the cookie out of reach, back only to our own pages @matrix', async ({
  page,
  backend,
}) => {
  const guest = await darDeAlta(backend)
  for (const wrong of [
    { ...guest, password: 'no-es-esta' },
    { email: `nadie-${randomUUID()}@example.com`, password: 'no-es-esta' },
  ]) {
    await page.goto('/profile?volver=https%3A%2F%2Fevil.example')
    await enter(page, wrong)
    await expect(
      page.getByText('El correo o la contraseña no coinciden, o el correo está sin confirmar.'),
    ).toBeVisible()
    expect(page.url()).not.toContain('evil')
    expect(page.url()).not.toContain('example.com')
  }
  await page.goto('/profile')
  await enter(page, guest)
  await expect(page.getByRole('heading', { name: 'Hola, invitado' })).toBeVisible()
  const cookies = await page.context().cookies()
  const session = cookies.filter(({ name }) => /^alma-cuenta(\.\d)?$/.test(name))
  expect(session.length).toBeGreaterThan(0)
  for (const { httpOnly, sameSite } of session) expect([httpOnly, sameSite]).toEqual([true, 'Lax'])
  expect(cookies.find(({ name }) => name === 'alma-cuenta-hay')).toMatchObject({
    value: '1',
    httpOnly: false,
  })

  await page.goto('/menu')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mi Perfil' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Hola, invitado' })).toBeVisible()
  await expect(page.getByLabel('Contraseña')).toBeHidden()

  // Another site can neither sign anybody in nor out, nor write.
  for (const path of ['/api/sesion', '/api/sesion/salir', '/api/experiencias', '/api/experiencias/borrar']) {
    const answer = await page.request.post(path, {
      form: { ...guest },
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status(), path).toBe(403)
  }
})

async function panel(context: BrowserContext, admin: Cuenta): Promise<Page> {
  const page = awake(await context.newPage())
  await page.goto('/almaenigma/login?next=/almaenigma/galeria')
  await page.getByLabel('Correo electrónico').fill(admin.email)
  await page.getByLabel('Contraseña').fill(admin.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/almaenigma/galeria')
  await page.getByRole('link', { name: /^Muro de los clientes/ }).click()
  return page
}

test('from the phone to the wall: a post with a photo is read, published, answered, withdrawn @matrix', async ({
  page,
  browser,
  baseURL,
  backend,
  admin,
  sql,
  axe,
}) => {
  test.slow()
  const guest = await darDeAlta(backend)
  const texto = `Die Kruste unten war das Beste ${randomUUID().slice(0, 8)}`
  await page.goto('/profile')
  await enter(page, guest)
  await page.getByRole('link', { name: 'Escribir en el muro' }).click()
  await page.getByLabel('Tu experiencia').fill(texto)
  await expect(page.getByText('Quedan')).toContainText(String(280 - texto.length))
  await page.getByLabel('Nombre que se verá').fill('Torsten B.')
  await page.getByLabel('Idioma en que escribes').selectOption('de')
  await expect(page.getByLabel('Las personas que se ven')).toBeHidden()
  await page
    .getByLabel('Una foto')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await fotoWithPlace() })
  await page.getByLabel('Las personas que se ven').check()
  await axe(page, 'writing')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL(/enviado=1/)
  const [row] = await sql<{ id: string; foto: string; estado: string; verificada: boolean }[]>`
    select id, foto, estado, verificada from experiencias where texto = ${texto}`
  expect(row).toMatchObject({ estado: 'pendiente', verificada: false })
  const id = row?.id ?? ''
  // What nobody has published has no address.
  expect((await page.request.get(`/api/fotos/muro/${id}`)).status()).toBe(404)
  expect((await page.request.get(`/almaenigma/galeria/foto/${id}`, { maxRedirects: 0 })).status()).toBe(303)
  for (const prefix of PREFIXES) await ends(page, `${prefix}/gallery`, texto, false)

  const house = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-ES' })
  const back = await panel(house, admin)
  const post = back.getByRole('article').filter({ hasText: texto })
  // Pictures load where they are looked at, and the list is as long as what others have written.
  await post.scrollIntoViewIfNeeded()
  await expect(post.getByRole('img')).toBeVisible()
  await expect(post.getByRole('img')).toHaveJSProperty('naturalHeight', 900)
  await post.getByRole('button', { name: 'Publicar' }).click()
  await expect(back.getByText('El texto de Torsten B. ya se ve en la web.')).toBeVisible()
  for (const prefix of PREFIXES) await ends(page, `${prefix}/gallery`, texto, true)
  await page.goto('/en/gallery')
  const note = page.getByRole('article').filter({ hasText: texto })
  await expect(note.getByText(texto)).toHaveAttribute('lang', 'de')
  await expect(note).toContainText('German')
  await page.goto('/de/gallery')
  await expect(note.getByText(texto)).not.toHaveAttribute('lang', 'de')

  const photo = await page.request.get(`/api/fotos/muro/${id}`)
  expect(photo.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('public'),
  })
  const bytes = await photo.body()
  const { exif, xmp, iptc, format, width, height } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, format, width, height }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    format: 'webp',
    width: 600,
    height: 900,
  })
  expect(bytes.includes('Telefono')).toBe(false)

  await back.goto('/almaenigma/galeria?estado=publicada')
  const shown = back.getByRole('article').filter({ hasText: texto })
  await shown.getByText('Responder').click()
  await shown.getByLabel('Respuesta, en el idioma').fill('Danke, Torsten.')
  await shown.getByRole('button', { name: 'Guardar la respuesta' }).click()
  await saying(back, 'La respuesta a Torsten B. se ha guardado.')
  await ends(page, '/it/gallery', 'Danke, Torsten.', true)
  await back.getByRole('button', { name: 'Deshacer' }).click()
  await expect(back.getByText('La respuesta a Torsten B. vuelve a estar como antes.')).toBeVisible()
  const answers = async () => (await sql`select respuesta from experiencias where id = ${id}`)[0]?.respuesta
  await expect.poll(answers).toBeNull()

  await shown.getByRole('button', { name: 'Retirar' }).click()
  await saying(back, 'ya no se ve en la web')
  for (const prefix of PREFIXES) await ends(page, `${prefix}/gallery`, texto, false)
  expect((await page.request.get(`/api/fotos/muro/${id}?otra`)).status()).toBe(404)
  await back.getByRole('button', { name: 'Deshacer' }).click()
  await ends(page, '/gallery', texto, true)
  await house.close()

  // Its author takes it away for good.
  await page.goto('/gallery?escribir=1')
  const mine = page
    .getByRole('region', { name: 'Lo que has escrito' })
    .getByRole('listitem')
    .filter({ hasText: texto })
  await expect(mine).toContainText('Publicado')
  await mine.getByRole('button', { name: 'Borrar' }).click()
  await mine.getByRole('button', { name: 'Sí, borrar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Borrado.' })).toBeVisible()
  expect(await sql`select 1 from experiencias where id = ${id}`).toHaveLength(0)
  expect(await sql`select 1 from storage.objects where name = ${row?.foto ?? ''}`).toHaveLength(0)
})

test('a refusal keeps its reason, and undoing it brings the post back to the queue @matrix', async ({
  page,
  backend,
  admin,
  sql,
  context,
}) => {
  const guest = await darDeAlta(backend)
  const texto = `Rechazable ${randomUUID()}`
  await page.goto('/profile')
  await enter(page, guest)
  await expect(page.getByRole('heading', { name: 'Hola, invitado' })).toBeVisible()
  await page.goto('/gallery?escribir=1')
  await page.getByLabel('Tu experiencia').fill(texto)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL(/enviado=1/)
  const back = await panel(context, admin)
  const post = back.getByRole('article').filter({ hasText: texto })
  await post.getByText('Rechazar…').click()
  await post.getByLabel('Motivo').fill('No habla de la casa')
  await post.getByRole('button', { name: 'Rechazar', exact: false }).last().click()
  await expect(back.getByText('se ha rechazado')).toBeVisible()
  const state = () => sql`select estado, motivo from experiencias where texto = ${texto}`
  await expect.poll(state).toEqual([{ estado: 'rechazada', motivo: 'No habla de la casa' }])
  await back.getByRole('button', { name: 'Deshacer' }).click()
  await expect(back.getByText('vuelve a la cola')).toBeVisible()
  await expect.poll(state).toEqual([{ estado: 'pendiente', motivo: null }])
  // Somebody else was faster: on a page that reads nothing more by itself.
  await back.reload()
  await expect(post).toBeVisible()
  await sql`update experiencias set estado = 'rechazada' where texto = ${texto}`
  await post.getByRole('button', { name: 'Publicar' }).click()
  await expect(back.getByText('Alguien ha guardado este elemento')).toBeVisible()
  await expect.poll(state).toMatchObject([{ estado: 'rechazada' }])
  await sql`delete from experiencias where texto = ${texto}`
})

test('what is no photo, and what is forged, is refused', async ({ page, backend, sql }) => {
  const guest = await darDeAlta(backend)
  await page.goto('/profile')
  await enter(page, guest)
  await expect(page.getByRole('heading', { name: 'Hola, invitado' })).toBeVisible()
  const origin = new URL(page.url()).origin
  const send = (name: string, mimeType: string, buffer: Buffer) =>
    page.request.post('/api/experiencias', {
      headers: { origin, accept: 'application/json' },
      multipart: {
        nombre: 'Prueba',
        texto: 'Prueba',
        idioma: 'es',
        locale: 'en',
        consentimiento: 'on',
        foto: { name, mimeType, buffer },
      },
    })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const answer of [await send('a.svg', 'image/svg+xml', svg), await send('a.jpg', 'image/jpeg', svg)]) {
    expect(answer.status()).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'foto_tipo', message: expect.stringContaining('JPEG') })
  }
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400)])
  expect(await (await send('a.jpg', 'image/jpeg', broken)).json()).toMatchObject({ code: 'foto' })
  const big = Buffer.alloc(10.5 * 1024 * 1024, 1)
  expect((await send('a.jpg', 'image/jpeg', big)).status()).toBe(413)
  const anonymous = await page.request.post('/api/experiencias', {
    headers: { origin, accept: 'application/json', cookie: '' },
    multipart: { nombre: 'x', texto: 'x', idioma: 'es' },
  })
  expect([401, 201]).toContain(anonymous.status())

  // Straight at the database's door, with the guest's own token.
  const call = (path: string, init: RequestInit & { token: string }) =>
    fetch(`${backend.url}${path}`, {
      ...init,
      headers: {
        apikey: backend.key,
        authorization: `Bearer ${init.token}`,
        'content-type': 'application/json',
      },
    })
  const signed = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.key, 'content-type': 'application/json' },
    body: JSON.stringify(guest),
  })
  const { access_token: token } = (await signed.json()) as { access_token: string }
  const honest = { nombre: 'Falsa', texto: `Falsa ${randomUUID()}`, idioma: 'es' }
  for (const extra of [
    { estado: 'publicada' },
    { verificada: true },
    { user_id: randomUUID() },
    { respuesta: 'La casa está de acuerdo' },
    {
      foto: `${randomUUID()}/aaaaaaaaaaaaaaaaaaaaaaaa.webp`,
      consentimiento_imagen_en: new Date().toISOString(),
    },
  ]) {
    const answer = await call('/rest/v1/experiencias', {
      method: 'POST',
      token,
      body: JSON.stringify({ ...honest, ...extra }),
    })
    expect(answer.status, JSON.stringify(extra)).toBeGreaterThanOrEqual(400)
  }
  expect(await sql`select 1 from experiencias where texto = ${honest.texto}`).toHaveLength(0)
  await sql`delete from experiencias where nombre in ('Prueba', 'x')`
})
