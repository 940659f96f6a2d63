import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../supabase/local/process/ports.ts'
import { serve } from '../../runner/serve.ts'
import { standaloneFolder } from '../../runner/sites.ts'
import { expect, test } from '../support/fixtures.ts'

/** The running site as its owner watches it: logs, metrics and traces, each of them off until it is set. */

const CODE = 'ABCD2345'
const TOKEN = 'a-token-that-opens-a-booking'
const BOOKING = `/reservations/${CODE}?t=${TOKEN}`

type Line = { event?: string; request: string | null; path?: string; status?: number; message?: string }

/** A collector of OpenTelemetry that keeps what it is sent. */
async function collector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    bodies.push(`${request.url} ${request.headers.authorization} ${Buffer.concat(parts)}`)
    response.end('{}')
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${port}`, bodies, close: () => server.close() }
}

test('logs have the id of their request, metrics are on this machine, traces go out, and none of them names a guest @matrix', async ({
  request,
  backend,
}) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'alma-telemetry-'))
  const children: ChildProcess[] = []
  const log = join(folder, 'log')
  const out = openSync(log, 'w')
  const seen = await collector()
  const port = await freePort()
  try {
    const env = {
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.key,
      LOG_FORMAT: 'json',
      METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: seen.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-house',
    }
    const cwd = standaloneFolder(join(folder, 'site'))
    const site = await serve(cwd, folder, env, '/api/health', children, { alone: true, out })
    const page = await request.get(`${site}/menu`)
    expect(page.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    // The site answers with a redirect that takes the token out of the address: that is one request, with one line.
    const given = { 'x-request-id': 'given-by-proxy' }
    const booking = await request.get(site + BOOKING, { headers: given, maxRedirects: 0 })
    expect(booking.headers()['x-request-id']).toBe('given-by-proxy')
    expect(booking.status()).toBeLessThan(500)
    const invented = await request.get(`${site}/menu`, { headers: { 'x-request-id': '"}{' } })
    expect(invented.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)

    const lines = (): Line[] =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
    const told = () =>
      lines().find(({ request, event }) => request === 'given-by-proxy' && event === 'request')
    await expect.poll(told).toMatchObject({ path: '/reservations/:id', status: booking.status() })

    // The one that the start waited for may have come before anybody counted.
    await request.get(`${site}/api/health`)
    const read = async () => (await request.get(`http://127.0.0.1:${port}/metrics`)).text()
    await expect.poll(read).toMatch(/alma_request_seconds_count\{room="api\/health"\} \d/)
    const metrics = await read()
    expect(metrics).toMatch(/alma_requests_total\{room="page",method="GET",status="2xx"\} [2-9]/)
    expect((await request.get(`http://127.0.0.1:${port}/`)).status()).toBe(404)

    await expect.poll(() => seen.bodies.join('\n')).toContain('reservations')
    const sent = seen.bodies.join('\n')
    expect(sent).toMatch(/^\/v1\/traces Bearer of-the-house \{"resourceSpans"/)
    expect(sent).toContain('"stringValue":"alma-enigma"')
    for (const everything of [sent, metrics, readFileSync(log, 'utf8')]) {
      expect(everything).not.toContain(TOKEN)
      expect(everything).not.toContain(CODE)
    }
  } finally {
    for (const child of children) child.kill('SIGKILL')
    closeSync(out)
    seen.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
})

test('where nothing is set, requests are neither named nor counted', async ({ request }) => {
  expect((await request.get('/menu')).headers()['x-request-id']).toBeUndefined()
})
