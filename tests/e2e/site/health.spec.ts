import { brokenSite } from '../support/broken-backend.ts'
import { expect, test } from '../support/fixtures.ts'

test('T-FLT-08 L7 the health check is 503 only when the site cannot read or nothing can be written; liveness asks nobody', async ({
  request,
}) => {
  const site = await brokenSite()
  const health = async () => {
    const answer = await request.get(`${site.url}/api/health`)
    return [answer.status(), await answer.json()]
  }
  try {
    site.responder(({ path }) => (path.startsWith('/functions/') ? { status: 503 } : null))
    expect(await health()).toEqual([200, { ok: true, database: 'ok', functions: 'status 503' }])
    site.responder(({ path }) => (path.startsWith('/functions/') ? { status: 405 } : { status: 500 }))
    expect(await health()).toEqual([503, { ok: false, database: 'status 500', functions: 'ok' }])
    site.responder(() => null)
    site.responder(({ path }) => (path === '/storage/v1/status' ? { status: 507 } : null))
    expect(await health()).toMatchObject([503, { ok: false, database: 'ok', disk: 'full' }])
    site.responder(() => null)
    const live = await request.get(`${site.url}/api/health/live`)
    expect([live.status(), await live.json()]).toEqual([200, { ok: true }])
    expect(live.headers()['cache-control']).toContain('no-store')
    expect(site.pedidos).toEqual([])
  } finally {
    await site.stop()
  }
})

test('the account server is told the visitor’s address, the one that the nearest proxy saw @matrix', async ({
  request,
}) => {
  const site = await brokenSite()
  try {
    await request.post(`${site.url}/api/sesion`, {
      form: { email: 'ana@example.com', password: 'una-clave-larga' },
      headers: { referer: `${site.url}/`, 'x-forwarded-for': '198.51.100.9, 203.0.113.7' },
    })
    const asked = site.pedidos.filter(({ path }) => path.startsWith('/auth/v1/token'))
    expect(asked.map(({ visitor }) => visitor)).toEqual(['203.0.113.7'])
  } finally {
    await site.stop()
  }
})
