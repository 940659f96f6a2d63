import { expect, test } from '../support/fixtures.ts'

/** What strangers send, and what the site makes of it. */

const BOOKING = {
  nombre: 'Ana Perez',
  email: 'ana@ex.example.com',
  telefono: '+34600123123',
  fecha_reserva: '2027-03-04',
  hora_reserva: '20:00',
  personas: 2,
  preferencia_mesa: 'interior',
}

test('M11 T-RSC-01 a page of the site takes no post, and so runs no action of the back office', async ({
  request,
}) => {
  const action = '7f0000000000000000000000000000000000000000'
  for (const path of ['/', '/menu', '/en/contact', '/de/reservations', '/no-such-page']) {
    const fetched = await request.post(path, {
      headers: {
        'next-action': action,
        'content-type': 'text/plain;charset=UTF-8',
        origin: `${process.env.E2E_SITE}`,
      },
      data: '[]',
      maxRedirects: 0,
    })
    expect([path, fetched.status()]).toEqual([path, 405])
    const form = await request.post(path, { multipart: { [`$ACTION_ID_${action}`]: '' }, maxRedirects: 0 })
    expect([path, form.status()]).toEqual([path, 405])
  }
  expect((await request.get('/menu', { headers: { 'content-type': 'text/plain' } })).status()).toBe(200)
})

test('L2 an address below the handlers that none of them has takes no post either, whoever sends it', async ({
  request,
}) => {
  for (const origin of [`${process.env.E2E_SITE}`, 'https://evil.example'])
    for (const path of ['/api/perfil/foto/a/b', '/api/fotos/a/b/c', '/auth/no-such']) {
      const answer = await request.post(path, {
        headers: { 'next-action': 'x', 'content-type': 'multipart/form-data; boundary=x', origin },
        data: '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_"\r\n\r\nx\r\n--x--\r\n',
        maxRedirects: 0,
      })
      expect([path, answer.status()]).toEqual([path, 405])
    }
  expect((await request.get('/api/no-such')).status()).toBe(404)
})

test('M10 one visitor’s questions are bounded, and whoever asks too often is told, with the question kept @matrix', async ({
  page,
  request,
}) => {
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const ask = (path: string) => request.get(path, { headers, maxRedirects: 0 })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => ask(`/en/menu?q=a${i}&sin=gluten`)))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  const told = bodies.filter((body) => body.includes('data-busy'))
  expect(told.length).toBeGreaterThan(5)
  expect(bodies.length - told.length).toBeGreaterThanOrEqual(10)
  expect(told[0]).toMatch(/href="\/en\/menu\?q=a\d+&amp;sin=gluten"/)
  await page.setContent(told[0] ?? '')
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  const other = await request.get('/en/menu?q=rice', { headers: { 'x-forwarded-for': '203.0.113.78' } })
  expect(other.status()).toBe(200)
})

test('L1 an address that cannot be read is a bad request, not an error of ours', async ({ request }) => {
  for (const path of [
    '/api/imagenes/%ff',
    '/api/fotos/x/%ff',
    '/api/reservas/%ff/ics',
    '/api/perfil/foto/%ff',
    '/%ff',
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 400])
  expect((await request.get('/api/imagenes/no%20such')).status()).toBe(404)
})

test('M8 T-TIME-02 an impossible date or hour is refused as such', async ({ request }) => {
  for (const [change, code] of [
    [{ fecha_reserva: '2027-02-29' }, 'fecha'],
    [{ fecha_reserva: '0000-01-01' }, 'fecha'],
    [{ hora_reserva: '25:00' }, 'hora'],
  ] as const) {
    const answer = await request.post('/api/reservas', {
      data: { ...BOOKING, ...change },
      headers: { origin: `${process.env.E2E_SITE}`, 'x-forwarded-for': '203.0.113.79' },
    })
    expect([answer.status(), (await answer.json()).code]).toEqual([422, code])
  }
})
