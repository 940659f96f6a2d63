import { describe, expect, test } from 'vitest'
import { createMetrics, roomOf } from '@/lib/telemetry/metrics.ts'
import { otlpBody } from '@/lib/telemetry/otlp.ts'
import { scrubPath, scrubText } from '@/lib/telemetry/scrub.ts'

describe('what is written down names nobody', () => {
  test.each([
    ['/menu', '/menu'],
    ['/en/reservations/7KQ2M9XD?t=secret', '/en/reservations/:id'],
    ['/reservations/espera/ABCDEFGH', '/reservations/espera/:id'],
    ['/api/reservas/7KQ2M9XD/ics?t=secret', '/api/reservas/:id/ics'],
    ['/almaenigma/platos/9a6e65a7-6398-8c30-af9e-4cbf0f1bfb2b', '/almaenigma/platos/:id'],
    ['/auth/confirm?token_hash=secret', '/auth/confirm'],
    ['/x/ana@example.com', '/x/:id'],
    ['/x/ana%40example.com', '/x/:id'],
    ['/api/perfil/foto/0f8fad5bd9cb469fa16570867728950e.webp', '/api/perfil/foto/:id'],
    ['/menu#seccion', '/menu'],
  ])('the path %s is told as %s', (path, told) => {
    expect(scrubPath(path)).toBe(told)
  })

  test('messages lose e-mails, telephones, codes in addresses and questions', () => {
    expect(
      scrubText(
        'insert for ana.b+c@example.co.uk, +34 612 345 678: http://127.0.0.1:54321/rest/v1/reservas?email=eq.x',
      ),
    ).toBe('insert for <mail>, <number>: http://127.0.0.1:54321/rest/v1/reservas')
    expect(scrubText('at /reservations/x?t=secret&a=1 failed 409 42501')).toBe(
      'at /reservations/x failed 409 42501',
    )
    expect(scrubText('x'.repeat(900))).toHaveLength(500)
  })

  test('a span leaves with its times and its route, and without address, headers or words of an error', () => {
    const body = JSON.stringify(
      otlpBody('alma', [
        {
          name: 'GET /reservations/7KQ2M9XD?t=secret',
          kind: 1,
          spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }),
          parentSpanContext: { traceId: 'a'.repeat(32), spanId: 'c'.repeat(16) },
          startTime: [1_700_000_000, 5],
          endTime: [1_700_000_001, 999_999_999],
          status: { code: 2 },
          attributes: {
            'http.method': 'GET',
            'http.status_code': 500,
            'http.route': '/reservations/[codigo]',
            'http.target': '/reservations/7KQ2M9XD?t=secret',
            'http.url': 'https://site/reservations/7KQ2M9XD?t=secret',
            'next.rsc': false,
            'next.span_type': 'NextNodeServer.findPageComponents',
            'exception.message': 'ana@example.com',
          },
        },
        {
          name: 'fetch GET https://x.supabase.co/rest/v1/reservas?codigo=eq.7KQ2M9XD',
          kind: 2,
          spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'd'.repeat(16) }),
          startTime: [1, 0],
          endTime: [2, 0],
          status: { code: 0 },
          attributes: {},
        },
      ]),
    )
    expect(body).not.toMatch(/7KQ2M9XD|secret|example\.com/)
    expect(body).toContain('"name":"GET /reservations/:id"')
    expect(body).toContain('"name":"fetch GET https://x.supabase.co/rest/v1/reservas"')
    expect(body).toContain('NextNodeServer.findPageComponents')
    expect(body).toContain('"startTimeUnixNano":"1700000000000000005"')
    expect(body).toContain('"parentSpanId":"cccccccccccccccc"')
    expect(body).toContain('{"key":"http.status_code","value":{"intValue":"500"}}')
    expect(body).toContain('{"key":"next.rsc","value":{"boolValue":false}}')
  })
})

describe('metrics', () => {
  test.each([
    ['/', 'page'],
    ['/en/menu?x=1', 'page'],
    ['/_next/static/a.js', 'static'],
    ['/logo.svg', 'static'],
    ['/api/reservas/ABC', 'api/reservas'],
    ['/api/<script>', 'page'],
    ['/almaenigma/platos', 'almaenigma'],
  ])('%s belongs to the room %s', (path, room) => {
    expect(roomOf(path)).toBe(room)
  })

  test('each request is counted once, in its room and by its time, whatever strangers ask for', () => {
    const metrics = createMetrics()
    for (const [path, seconds, status] of [
      ['/menu', 0.004, 200],
      ['/menu', 0.3, 200],
      ['/api/reservas', 20, 503],
    ] as const) {
      metrics.begin()
      metrics.end({ method: 'GET', path, status, seconds })
    }
    metrics.begin()
    metrics.error()
    const text = metrics.text({ memory: 1000, uptime: 61.2, lag: 0.012 })
    for (const line of [
      'alma_requests_total{room="page",method="GET",status="2xx"} 2',
      'alma_requests_total{room="api/reservas",method="GET",status="5xx"} 1',
      'alma_request_seconds_bucket{room="page",le="0.01"} 1',
      'alma_request_seconds_bucket{room="page",le="0.5"} 2',
      'alma_request_seconds_bucket{room="api/reservas",le="10"} 0',
      'alma_request_seconds_bucket{room="api/reservas",le="+Inf"} 1',
      'alma_request_seconds_count{room="page"} 2',
      'alma_requests_active 1',
      'alma_errors_total 1',
      'process_resident_memory_bytes 1000',
    ])
      expect(text.split('\n')).toContain(line)
    for (let n = 0; n < 500; n += 1) {
      const path = `/api/${'abcdefghij'[n % 10]}${'abcdefghij'[Math.floor(n / 10) % 10]}${'abcdefghij'[Math.floor(n / 100)]}`
      metrics.begin()
      metrics.end({ method: `M${n}`, path, status: 404, seconds: 0 })
    }
    expect(metrics.text({ memory: 0, uptime: 0, lag: 0 }).split('\n').length).toBeLessThan(1000)
  })
})
