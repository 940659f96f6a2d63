import { scrubPath, scrubText } from './scrub.ts'

type Time = readonly [seconds: number, nanos: number]
type Context = { traceId: string; spanId: string }
/** What is read of a span of OpenTelemetry. */
export type SpanLike = {
  name: string
  kind: number
  spanContext(): Context
  parentSpanContext?: Context
  startTime: Time
  endTime: Time
  status: { code: number }
  attributes: Readonly<Record<string, unknown>>
}

/** What may leave the house. Addresses with their questions, headers and messages of errors are not here. */
const ALLOWED = new Set([
  'http.method',
  'http.request.method',
  'http.status_code',
  'http.response.status_code',
  'http.route',
  'next.route',
  'next.rsc',
  'next.span_type',
  'error.type',
])

const nanos = ([seconds, rest]: Time): string => String(BigInt(seconds) * 1_000_000_000n + BigInt(rest))

/** Names of the framework's own are long; only paths can be about a guest. */
const textOf = (value: string): string => (value.startsWith('/') ? scrubPath(value) : value.slice(0, 100))

const attributeOf = (value: unknown): object =>
  typeof value === 'number'
    ? { intValue: String(Math.round(value)) }
    : typeof value === 'boolean'
      ? { boolValue: value }
      : { stringValue: textOf(String(value)) }

/** A span's name often is an address. */
const nameOf = (name: string): string =>
  scrubText(name)
    .split(' ')
    .map((word) => (word.startsWith('/') ? scrubPath(word) : word))
    .join(' ')

/** The body of a request to `/v1/traces` (OTLP over HTTP, in JSON). */
export const otlpBody = (service: string, spans: readonly SpanLike[]): object => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
      scopeSpans: [
        {
          scope: { name: 'next' },
          spans: spans.map((span) => ({
            traceId: span.spanContext().traceId,
            spanId: span.spanContext().spanId,
            ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
            name: nameOf(span.name),
            // One more than in the interface of OpenTelemetry, where 0 is internal.
            kind: span.kind + 1,
            startTimeUnixNano: nanos(span.startTime),
            endTimeUnixNano: nanos(span.endTime),
            attributes: Object.entries(span.attributes)
              .filter(([key, value]) => ALLOWED.has(key) && value !== undefined && value !== null)
              .map(([key, value]) => ({ key, value: attributeOf(value) })),
            status: { code: span.status.code },
          })),
        },
      ],
    },
  ],
})
