import { foto, hostiles } from '../../fixtures/imagenes.ts'
import { violations } from '../support/fixtures.ts'
import { cookieFor } from '../support/identities.ts'
import { campo, circle, jpeg, photo } from '../support/panel/panel-foto.ts'
import { expect, nombre, restoreVersion, save, seVe, test, undo, unquoted } from '../support/workshop.ts'

/** Pictures of the house: sent, refused, cut, described, shown, also with a dish. */

const GALERIA = '/almaenigma/galeria'

test.afterEach(async ({ sql }) => {
  await sql`delete from galeria where titulo like 'Prueba %'`
  await sql`delete from filosofia where titulo like 'Prueba %'`
  await sql`delete from platos where nombre like 'Prueba %'`
})

test('hostile files: a sentence each, and nothing is left behind @matrix', async ({
  panel,
  sql,
  backend,
  admin,
  baseURL,
  consola,
}) => {
  // The browser notes a refused upload by itself.
  consola.allow(/422/)
  const has = async () => {
    const [row] = await sql`select (select count(*)::int from imagenes) as filas,
      (select count(*)::int from storage.objects where bucket_id in ('contenido', 'originales')) as objetos`
    return { ...row }
  }
  const before = await has()
  const origin = new URL(baseURL ?? '').origin
  const cookie = await cookieFor(backend, admin)
  for (const { que, nombre: name, bytes } of await hostiles()) {
    const multipart = { archivo: { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) } }
    const answer = await panel.request.post('/almaenigma/imagen', { headers: { origin, cookie }, multipart })
    expect([que, [413, 422].includes(answer.status())]).toEqual([que, true])
    expect((await answer.json()).mensaje, que).toMatch(/^[A-ZÁÉÍÓÚ«].{20,}\.$/s)
  }
  expect(await has()).toEqual(before)
  // The field says it where the file was chosen, and keeps what was there.
  await panel.goto(`${GALERIA}/nueva`)
  await photo(panel).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg/>'),
  })
  await expect(panel.getByText(/^Es un dibujo SVG/)).toBeVisible()
  await photo(panel).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  })
  await expect(panel.getByText(/^La foto pesa más de 10 MB/)).toBeVisible()
  for (const headers of [{ origin }, { origin: 'https://evil.example', cookie }, { cookie }] as const) {
    const answer = await panel.request.post('/almaenigma/imagen', {
      headers: { cookie: '', origin: '', ...headers },
      multipart: { archivo: await jpeg() },
    })
    expect(answer.status()).toBe(403)
  }
  expect(await has()).toEqual(before)
})

test('nobody fills the memory: no page takes more than a megabyte, whatever its address @matrix', async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin
  const multipart = { archivo: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_500_000) } }
  for (const path of ['/menu', '/almaenigma/login', '/almaenigma/platos', '/almaenigma/invitacion']) {
    // Whoever sends too much is hung up on before he has sent it all, or told so.
    const status = await page.request.post(path, { headers: { origin }, multipart, maxRedirects: 0 }).then(
      (answer) => answer.status(),
      (error: Error) => error.message,
    )
    expect(`${path}: ${status}`).toMatch(/: ([45]\d\d|.*(ECONNRESET|EPIPE|socket hang up))/s)
  }
})

test('a picture: its heart by keyboard, its cut, taken away and back; the page shows AVIF and WebP in its place @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const titulo = nombre()
  await page.goto('/almaenigma/filosofia/nueva')
  // Pasted out of the clipboard.
  const bytes = [...(await foto(900, 600))]
  const pasteImage = () =>
    page.evaluate((data) => {
      const box = new DataTransfer()
      box.items.add(new File([new Uint8Array(data)], 'pegada.jpg', { type: 'image/jpeg' }))
      const paste = { clipboardData: box, bubbles: true, cancelable: true }
      // Whoever takes the paste keeps it from the browser.
      return !document.dispatchEvent(new ClipboardEvent('paste', paste))
    }, bytes)
  // A page that has just been drawn does not listen yet.
  await expect.poll(pasteImage).toBe(true)
  await expect(circle(page)).toBeVisible({ timeout: 60_000 })
  await campo(page, 'Título').fill(titulo)
  await campo(page, 'Texto').fill('Lo que creemos.')
  await expect(page.getByText(/^Sin descripción, quien no ve la foto/)).toBeVisible()
  await campo(page, 'Qué se ve en la foto').fill('Un plato azul')
  await expect(page.getByText(/^Falta en English, Français, Deutsch e Italiano/)).toBeVisible()
  await page.getByText('La descripción en otros idiomas').click()
  await campo(page, 'Qué se ve en la foto (English)').fill('A blue dish')
  await circle(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(circle(page)).toHaveAccessibleName(/48 % desde la izquierda, 40 % desde arriba/)
  await page.getByRole('button', { name: 'Quitar la foto' }).click()
  await expect(circle(page)).toBeHidden()
  await undo(page, 'La foto vuelve a estar.')
  await expect(circle(page)).toHaveAccessibleName(/48 % desde la izquierda, 40 % desde arriba/)
  await page.getByText('Encuadrar', { exact: true }).click()
  await page.getByLabel('1:1').check()
  const cut = page.getByRole('button', { name: /^Parte que se ve/ })
  await cut.press('Shift+ArrowLeft')
  await cut.press('Shift+ArrowLeft')
  await expect(cut).toHaveAccessibleName(/0 % desde la izquierda, 0 % desde arriba/)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page), `axe ${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
  const ya = await save(page)
  await page.waitForURL(/filosofia\/[0-9a-f-]{36}/)

  await seVe(page, ya, '/philosophy', [titulo, 'alt="Un plato azul"'], [true, true])
  await seVe(page, ya, '/en/philosophy', ['alt="A blue dish"'], [true])
  await seVe(page, ya, '/de/philosophy', ['alt="Un plato azul" lang="es"'], [true])
  const [{ nombre: base } = { nombre: '' }] = await sql<{ nombre: string }[]>`select i.nombre from filosofia f
    join imagenes i on i.id = f.imagen_id where f.titulo = ${titulo}`
  const html = unquoted(await (await page.request.get('/philosophy')).text())
  expect(html).toContain(`srcSet=/api/imagenes/${base}-320.avif 320w, /api/imagenes/${base}-600.avif 600w`)
  expect(html).toMatch(new RegExp(`src=/api/imagenes/${base}-600.webp[^>]*width=600 height=600`))
  for (const [file, type] of [
    [`${base}-320.avif`, 'image/avif'],
    [`${base}-600.webp`, 'image/webp'],
  ] as const) {
    const answer = await page.request.get(`/api/imagenes/${file}`)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type])
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  // Who moves the heart later makes another picture; the version before comes back with its own.
  await circle(page).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await save(page)
  await restoreVersion(page)
  const [back] =
    await sql`select i.nombre, i.alt from filosofia f join imagenes i on i.id = f.imagen_id where f.titulo = ${titulo}`
  expect({ ...back }).toEqual({ nombre: base, alt: 'Un plato azul' })
})

test('a dish’s photo stands in its list, on the menu, and before the page’s own picture for whoever shares it @matrix', async ({
  panel: page,
  sql,
  baseURL,
}) => {
  test.slow()
  const plato = nombre()
  const [row] = await sql<{ id: string }[]>`
    insert into platos (slug, categoria_id, nombre, destacado, declarado_en, declarado_por)
    select ${plato.toLowerCase().replace(' ', '-')}, id, ${plato}, true, now(), 'prueba'
    from categorias where tipo = 'plato' order by orden limit 1 returning id`
  await sql`insert into plato_precios (plato_id, formato, cents) values (${row?.id ?? null}, 'unico', 100)`
  await page.goto(`/almaenigma/platos/${row?.id}`)
  await photo(page).setInputFiles(await jpeg(1280, 800))
  await expect(circle(page)).toBeVisible({ timeout: 60_000 })
  await campo(page, 'Qué se ve en la foto').fill('Un plato de prueba')
  const ya = await save(page)
  const [foto] = await sql<{ nombre: string }[]>`
    select i.nombre from platos p join imagenes i on i.id = p.imagen_id where p.id = ${row?.id ?? null}`
  const base = `/api/imagenes/${foto?.nombre}-`
  await seVe(page, ya, '/menu', [plato, `${base}640.webp`, 'alt="Un plato de prueba"'], [true, true, true])
  const shared = async () => {
    const html = await (await page.request.get('/en/menu')).text()
    return [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(([, url]) => url)
  }
  const both = [`${baseURL}${base}1280.webp`, `${baseURL}/og/en/carta.png`]
  if (ya) expect(await shared()).toEqual(both)
  else await expect.poll(shared, { timeout: 30_000 }).toEqual(both)
  await page.goto(`/almaenigma/platos?q=${encodeURIComponent(plato)}`)
  await expect(page.locator(`[data-fila="${row?.id}"] img`)).toHaveAttribute('src', `${base}320.webp`)
})

test('without JavaScript the form brings its photo along, and gives it back when it is refused @matrix', async ({
  browser,
  baseURL,
  backend,
  admin,
  sql,
}) => {
  const titulo = nombre()
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const at = { domain: new URL(baseURL ?? '').hostname, path: '/almaenigma' }
  const pairs = (await cookieFor(backend, admin)).split('; ').map((pair) => pair.split('='))
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
  const page = await context.newPage()
  await page.goto(`${GALERIA}/nueva`)
  await photo(page).setInputFiles(await jpeg())
  await campo(page, 'Título').fill(titulo)
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText('Escribe qué se ve').first()).toBeVisible({ timeout: 60_000 })
  await campo(page, 'Qué se ve').fill('La sala')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await page.waitForURL(/galeria\/[0-9a-f-]{36}/, { timeout: 60_000 })
  const [row] =
    await sql`select i.ancho from galeria g join imagenes i on i.id = g.imagen_id where g.titulo = ${titulo}`
  expect(row?.ancho).toBe(900)
  await context.close()
})
