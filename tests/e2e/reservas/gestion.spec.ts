import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ICAL from 'ical.js'
import type { Sql } from 'postgres'
import type { Locale } from '../../../lib/i18n/locales.ts'
import type es from '../../../messages/es.json'
import { IS_VERIFY } from '../../runner/long.ts'
import { awake, hold, viva } from '../support/alive.ts'
import { expect, test } from '../support/fixtures.ts'
import { bookBySite, key, openDia, requestAndRepeat } from '../support/gestion.ts'
import { darDeAlta } from '../support/identities.ts'
import { ONLY_NECESSARY } from '../support/paths.ts'

/** A guest carries a booking through its life with the link alone. */

const textos = (locale: Locale): typeof es =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../messages/${locale}.json`), 'utf8'))

const fila = async (sql: Sql, codigo: string) => {
  const [row] = await sql`
    select estado, version, personas, preferencia_mesa as mesa, fecha_reserva::text as fecha,
      to_char(hora_reserva, 'HH24:MI') as hora, notas, actualizado_en::text as en
    from public.reservas where codigo = ${codigo}`
  return row
}
const evento = async (response: { text(): Promise<string> }) => {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  const [event] = calendar.getAllSubcomponents('vevent')
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event?.getFirstPropertyValue('status'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
    start: String(event?.getFirstPropertyValue('dtstart')),
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // In verify in the house's own language too.
  for (const locale of IS_VERIFY ? (['es', 'de'] as const) : (['de'] as const))
    test(`features §3 a booking is changed, then cancelled: ${locale}`, async ({ context, sql }) => {
      const t = textos(locale).Gestion
      const page = await context.newPage()
      const { codigo, url, token } = await bookBySite(page.request, locale)
      const fecha = await openDia(page.request, 20)
      const ics = `/api/reservas/${codigo}/ics?t=${token}`
      const before = await evento(await page.request.get(ics))
      expect(before).toMatchObject({ method: 'PUBLISH', status: 'TENTATIVE' })

      await page.goto(`${url}&nueva=1`)
      await expect(page.getByRole('heading', { name: t.nuevaTitulo })).toBeVisible()
      await expect(page.locator('a[data-whatsapp]')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
      await page.getByRole('link', { name: t.cambiar, exact: true }).click()
      await page.locator('[name="personas"]').selectOption('2')
      await page.locator('[name="fecha"]').fill(fecha)
      await page.getByRole('radio', { name: t.interior }).check()
      await page.getByRole('button', { name: t.verHoras }).click()
      await page.getByRole('radio', { name: '13:30' }).check()
      await page.getByRole('button', { name: t.guardar }).click()
      await expect(page).toHaveURL(/hecho=cambiada/)
      // 19.8: after a reload focus is at the top, so the title says what came of it.
      await expect(page).toHaveTitle(new RegExp(`^${t.hecho.cambiada.titulo} · ${t.titulo} · `))
      expect(await fila(sql, codigo)).toMatchObject({
        estado: 'pendiente',
        version: 2,
        personas: 2,
        mesa: 'interior',
        fecha,
        hora: '13:30',
        notas: 'Una trona, por favor',
      })
      const moved = await evento(await page.request.get(ics))
      expect(moved).toMatchObject({ uid: before.uid, start: `${fecha}T13:30:00` })
      expect(moved.sequence).toBeGreaterThan(before.sequence)

      await page.getByRole('link', { name: t.cancelar, exact: true }).click()
      await expect.poll(() => page.title()).toContain(`${t.cancelarTitulo} · ${t.titulo} · `)
      await page.getByRole('button', { name: t.cancelarSi }).click()
      await expect(page).toHaveURL(/hecho=cancelada/)
      await expect(page).toHaveTitle(new RegExp(`^${t.hecho.cancelada.titulo} · ${t.titulo} · `))
      await expect(page.getByRole('link', { name: t.otra })).toBeVisible()
      expect(await fila(sql, codigo)).toMatchObject({ estado: 'cancelada_cliente', version: 3 })
      const gone = await evento(await page.request.get(ics))
      expect(gone).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: before.uid })
      expect(gone.sequence).toBeGreaterThan(moved.sequence)

      // Nothing personal where histories and other screens keep it.
      expect(page.url() + (await page.title())).not.toMatch(/Lola|prueba|@|\+34|trona/i)
    })

  test('back leads to the page as it is now, and changes nothing', async ({ context, sql }) => {
    const t = textos('es').Gestion
    const page = await context.newPage()
    const { codigo, url } = await bookBySite(page.request, 'es')
    await page.goto(`${url}&cancelar=1`)
    await page.getByRole('button', { name: t.cancelarSi }).click()
    await expect(page).toHaveURL(/hecho=cancelada/)
    const cancelled = await fila(sql, codigo)
    await page.goBack()
    await expect(page.getByRole('heading', { name: t.estado.cancelada_cliente.titulo })).toBeVisible()
    await expect(page.locator('main form')).toHaveCount(0)
    expect(await fila(sql, codigo)).toEqual(cancelled)
  })
})

test('mail scanners: no link of the page, by GET or HEAD, changes the booking @matrix', async ({
  page,
  sql,
  axe,
}) => {
  const { codigo, url, token, fecha } = await bookBySite(page.request, 'es')
  const before = await fila(sql, codigo)
  const steps = [
    '',
    '&nueva=1',
    '&cambiar=1',
    `&cambiar=1&personas=3&fecha=${fecha}&mesa=interior`,
    '&cancelar=1',
  ]
  const links = new Set<string>()
  for (const step of steps) {
    await page.goto(url + step)
    // The first was looked at on arrival.
    if (step) await axe(page, `the page of a booking${step}`)
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      if (href?.includes(codigo) && href.startsWith('/')) links.add(href)
    // The token goes to nobody else.
    const outside = await page
      .locator('a[href^="http"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(outside.filter((href) => href?.includes(token))).toEqual([])
  }
  expect(links.size).toBeGreaterThanOrEqual(8)
  for (const link of [...links, '/api/reservas/gestion', '/api/espera/gestion'])
    for (const method of ['GET', 'HEAD']) await page.request.fetch(link, { method })
  expect(await fila(sql, codigo)).toEqual(before)
  const answer = await page.request.get(url)
  expect(answer.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'same-origin',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
})

test('a wrong token and an unknown code are the same page, in the visitor’s language, with the phone', async ({
  page,
  consola,
}) => {
  consola.allow(/404/)
  const { url } = await bookBySite(page.request, 'en')
  const [wrong, unknown] = await Promise.all(
    [`${url.slice(0, -3)}AAA`, `/en/reservations/00000000?t=${'A'.repeat(22)}`].map((path) =>
      page.request.get(path),
    ),
  )
  expect([wrong?.status(), unknown?.status()]).toEqual([404, 404])
  expect(await wrong?.text()).toBe(await unknown?.text())
  await page.goto(`${url}x`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textos('en').Gestion.perdidaTitulo)
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
})

test('after the limit the page says so and gives the phone, and a form kept open is refused @matrix', async ({
  page,
  sql,
}) => {
  const t = textos('es').Gestion
  const { codigo, url } = await bookBySite(page.request, 'es')
  await page.goto(`${url}&cancelar=1`)
  const [ajuste] = await sql`select valor::text from public.ajustes where clave = 'gestion_minutos'`
  try {
    await sql`update public.ajustes set valor = '40000' where clave = 'gestion_minutos'`
    await page.getByRole('button', { name: t.cancelarSi }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL(/error=fuera_de_plazo/)
    await expect(page.locator('main').getByRole('link', { name: t.cambiar, exact: true })).toHaveCount(0)
    await expect(page.locator('main a[href^="tel:"]:visible').first()).toBeVisible()
    await page.goto(`${url}&cambiar=1`)
    await expect(page.locator('main form')).toHaveCount(0)
    expect(await fila(sql, codigo)).toMatchObject({ estado: 'pendiente', version: 1 })
  } finally {
    await sql`update public.ajustes set valor = to_jsonb(${Number(ajuste?.valor)}::integer) where clave = 'gestion_minutos'`
  }
})

test('what a guest wrote before the page came alive stays in its field', async ({ page }) => {
  const { url } = await bookBySite(page.request, 'de')
  const arrives = await hold(page)
  await page.goto(`${url}&cambiar=1`, { waitUntil: 'commit' })
  const notas = page.locator('[name="notas"]')
  await expect(notas).toHaveValue('Una trona, por favor')
  await notas.fill('Zwei Hochstühle')
  arrives()
  await viva(page)
  await expect(notas).toHaveValue('Zwei Hochstühle')
})

test('T-CLI-03 T-LOST two tabs: the second one is told, keeps its choice, and sends it again @matrix', async ({
  page,
  sql,
}) => {
  const t = textos('en').Gestion
  const { codigo, url, fecha } = await bookBySite(page.request, 'en')
  const other = awake(await page.context().newPage())
  await other.goto(`${url}&cambiar=1&personas=3&fecha=${fecha}&mesa=exterior`)
  await page.goto(`${url}&cambiar=1`)
  await page.locator('[name="notas"]').fill('By the window')
  await page.getByRole('button', { name: t.guardarNotas }).click()
  await expect(page).toHaveURL(/hecho=notas/)
  await other.getByRole('radio', { name: '20:00' }).check()
  await other.getByRole('button', { name: t.guardar }).click()
  await expect(other).toHaveURL(/error=version/)
  await expect(other.getByRole('radio', { name: '20:00' })).toBeChecked()
  expect(await fila(sql, codigo)).toMatchObject({ version: 2, hora: '21:00' })
  await other.getByRole('button', { name: t.guardar }).click()
  await expect(other).toHaveURL(/hecho=cambiada/)
  expect(await fila(sql, codigo)).toMatchObject({
    version: 3,
    hora: '20:00',
    personas: 3,
    notas: 'By the window',
  })
  await other.close()
})

test('T-CSRF-01 another site’s form is refused', async ({ page, sql }) => {
  const { codigo, token } = await bookBySite(page.request, 'es')
  const answer = await page.request.post('/api/reservas/gestion', {
    headers: { origin: 'https://evil.example' },
    form: { codigo, t: token, version: '1', accion: 'cancelar' },
  })
  expect(answer.status()).toBe(403)
  expect(await fila(sql, codigo)).toMatchObject({ estado: 'pendiente' })
})

test('the waiting list: an offer is taken with one button; one that ended says so', async ({ page, sql }) => {
  const t = textos('es').Espera
  const fecha = await openDia(page.request, 15)
  const record = async (until: string) => {
    const { token, hash, clave } = key()
    const [row] = await sql`
      insert into public.lista_espera (nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa,
        clave, token_hash, estado, ofrecida_en, expira_en)
      values ('Lola Espera', ${`espera-${clave}@example.com`}, '+34600123456', ${fecha}, '21:00', 2, 'interior',
        ${clave}, ${hash}, 'ofrecida', now(), now() + ${until}::interval)
      returning codigo`
    return `/reservations/espera/${row?.codigo}?t=${token}`
  }
  await page.goto(await record('-1 minute'))
  await expect(page.getByRole('link', { name: t.otra })).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)

  const offer = await record('1 hour')
  await page.goto(offer)
  await page.getByRole('button', { name: t.aceptar }).click()
  await expect(page).toHaveURL(/\/reservations\/[0-9A-Z]{8}\?t=[\w-]+&hecho=aceptada$/)
  const codigo = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await fila(sql, codigo)).toMatchObject({ estado: 'confirmada', fecha, hora: '21:00', personas: 2 })
  await page.goto(offer)
  await expect(page.getByRole('link', { name: t.verReserva })).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test(`the profile lists a signed-in guest’s bookings, ${javaScriptEnabled ? 'with' : 'without'} JavaScript @matrix`, async ({
    browser,
    baseURL,
    backend,
    axe,
  }) => {
    const { email, password } = await darDeAlta(backend)
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })
    await context.addInitScript(ONLY_NECESSARY)
    const page = await context.newPage()
    const t = textos('en')
    await page.goto('/en/profile')
    await page.locator('main [name="email"]').fill(email)
    await page.locator('main [name="password"]').fill(password)
    await page.locator('main form[action="/api/sesion"] button').click()
    await expect(page.getByText(t.Perfil.ninguna)).toBeVisible()
    const { codigo, token } = await bookBySite(page.request, 'en')
    // The kept page does not know anybody; the browser, or a link, brings what is the guest's own.
    await page.goto(javaScriptEnabled ? '/en/profile' : '/en/profile?ver=1')
    const item = page.locator('main li', { hasText: codigo })
    await expect(item).toContainText(t.Gestion.corto.pendiente)
    await expect(item.locator('a[download]')).toHaveAttribute(
      'href',
      new RegExp(`/api/reservas/${codigo}/ics`),
    )
    if (javaScriptEnabled) {
      await axe(page)
      await page.goto('/en/dashboard')
      const next = page.getByRole('link', { name: /Your next table/ })
      await expect(next).toHaveAttribute('href', new RegExp(`^/en/reservations/${codigo}\\?t=`))
      await page.goBack()
    }
    await item.locator('a').first().click()
    await expect(page.getByRole('heading', { level: 1, name: t.Gestion.titulo })).toBeVisible()
    // The token of the profile's link is the house's own; the one of the booking opens it just as well.
    expect(new URL(page.url()).searchParams.get('t')).not.toBe(token)
    await context.close()
  })

test('the same key again is the same booking; once that was given back, the answer says so', async ({
  page,
}) => {
  const { codigo, url, repetir } = await requestAndRepeat(page.request, 'es')
  const again = await repetir()
  expect([again.status(), await again.json()]).toEqual([
    201,
    { codigo, gestion_url: url, whatsapp_url: expect.stringContaining('https://wa.me/') },
  ])
  await page.goto(`${url}&cancelar=1`)
  await page.getByRole('button', { name: textos('es').Gestion.cancelarSi }).click()
  await expect(page).toHaveURL(/hecho=cancelada/)
  expect(await (await repetir()).json()).toMatchObject({ codigo, anulada: true })
})
