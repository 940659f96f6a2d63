import 'server-only'
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { telemetrySettings } from '../core/env.ts'
import { logLine, structureConsole } from './logs.ts'
import { createMetrics, type Metrics, roomOf } from './metrics.ts'
import { setApart, watchRequests } from './requests.ts'
import { scrubPath } from './scrub.ts'

let metrics: Metrics | null = null

/** On this machine only: a proxy in front of the site does not lead here. */
function serveMetrics(port: number, counted: Metrics): void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    const text = counted.text({
      memory: process.memoryUsage.rss(),
      uptime: process.uptime(),
      lag: (delay.percentile(99) || 0) / 1e9,
    })
    delay.reset()
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text)
  })
  setApart(server)
  server.on('error', (error) => console.error('metrics', error.message))
  server.listen(port, '127.0.0.1')
  server.unref()
}

/** Starts what the settings ask for; without any, nothing is watched and nothing changes. */
export async function startTelemetry(): Promise<void> {
  const { otlp, otlpHeaders, service, metricsPort, json } = telemetrySettings()
  if (json) structureConsole()
  if (otlp) (await import('./traces.ts')).startTraces(otlp, otlpHeaders, service)
  if (!json && metricsPort === null) return
  const counted = createMetrics()
  metrics = counted
  watchRequests({
    begin: counted.begin,
    end({ id, method, url, status, ms }) {
      counted.end({ method, path: url, status, seconds: ms / 1000 })
      // Files of the build, which the start also asks for once a second, would be most of the log.
      if (json && roomOf(url) !== 'static')
        logLine('info', { request: id, event: 'request', method, path: scrubPath(url), status, ms })
    },
  })
  if (metricsPort !== null) serveMetrics(metricsPort, counted)
}

/** What a page, a route or an action has thrown. */
export function tellError(error: unknown, route: string, kind: string): void {
  metrics?.error()
  if (!telemetrySettings().json) return
  const name = error instanceof Error ? error.name : typeof error
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null
  logLine('error', { event: 'error', route, kind, name, digest })
}
