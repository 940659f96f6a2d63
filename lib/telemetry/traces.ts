import 'server-only'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { otlpBody } from './otlp.ts'

const TIMEOUT_MS = 10_000
/** Of ExportResultCode. */
const [SUCCESS, FAILED] = [0, 1]

/** Not `fetch`: Next would make a span of it, to be sent with the next ones. */
function post(url: URL, headers: Record<string, string>, body: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const asked = (url.protocol === 'https:' ? requestHttps : requestHttp)(
    url,
    { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, timeout: TIMEOUT_MS },
    (answer) => {
      answer.resume()
      resolve((answer.statusCode ?? 500) < 300)
    },
  )
  asked.on('timeout', () => asked.destroy())
  asked.on('error', () => resolve(false))
  asked.end(body)
  return promise
}

/**
 * Has Next's own spans sent to a collector, without what names a guest.
 * @param endpoint its address, without `/v1/traces`
 */
export function startTraces(endpoint: string, headers: Record<string, string>, service: string): void {
  const url = new URL(`${endpoint.replace(/\/+$/, '')}/v1/traces`)
  const exporter: SpanExporter = {
    export(spans, done) {
      // Traces are worth no error of the site: what cannot be sent is lost.
      post(url, headers, JSON.stringify(otlpBody(service, spans))).then((ok) =>
        done({ code: ok ? SUCCESS : FAILED }),
      )
    },
    shutdown: async () => {},
  }
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(
    new TracerProvider({
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })],
    }),
  )
}
